"""How an expectation that fails is told: an editor's own, or one that is made of every game."""

from __future__ import annotations

from typing import assert_never

from cambio_spec.diagnostics.codes import (
    BEST_IS_WORSE,
    BETTER_IS_WORSE,
    NO_SINGLE_WINNER,
    PROPERTY,
    SEVERAL_FIRST,
    WRONG_IS_BETTER,
    Code,
)
from cambio_spec.diagnostics.diagnostic import Argument, RuleValue
from cambio_spec.diagnostics.players import player_name
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.types import Kind
from cambio_spec.proof.expectations import expectation, worth_of
from cambio_spec.proof.outcome import Given, Outcome
from cambio_spec.proof.values import value_text


def said(program: Program, outcome: Outcome) -> tuple[Code, dict[str, Argument]]:
    """The code, and what its headline is said with."""
    decision, *rest = outcome.decision.split(":")
    found = expectation(outcome.decision)
    code, about = _said(program, outcome, decision, rest)
    # How to accept it is only said of what is known.
    known = found not in (None, "one-first") and outcome.status != "unknown"
    return code, {**about, **({"code": code.code} if known else {})}


def _said(
    program: Program, outcome: Outcome, decision: str, rest: list[str]
) -> tuple[Code, dict[str, Argument]]:
    found = expectation(outcome.decision)
    match found:
        case None:
            return PROPERTY, {"rule": outcome.rules[0]}
        case "one-first":
            return SEVERAL_FIRST, {"rule": outcome.rules[0]}
        case "one-wins":
            told = {"each": "yes" if program.decision(decision).parameters else "no"}
            known = outcome.status != "unknown"
            return NO_SINGLE_WINNER, {"decision": decision, **(told if known else {})}
        case "wrong-is-no-better":
            return WRONG_IS_BETTER, {"decision": decision, "fact": rest[-1]}
        case "better-is-no-worse":
            return BETTER_IS_WORSE, {"decision": decision, "worth": worth_of(program, decision)}
        case "best-is-no-worse":
            return BEST_IS_WORSE, {"decision": decision, "worth": worth_of(program, decision)}
        case _:
            assert_never(found)


def values(program: Program, outcome: Outcome) -> tuple[RuleValue, ...]:
    """What the decisions that it asks give in the witness, of each player."""
    told = (_told(program, outcome, given) for given in outcome.told)
    return tuple(one for one in told if one is not None)


def _told(program: Program, outcome: Outcome, given: Given) -> RuleValue | None:
    """Of what would be so instead, only of whom it is about: the player that the fact names, with
    the next one in their place."""
    deal, about = outcome.witness, [seat for seat in given.arguments if isinstance(seat, int)]
    decision, *instead = given.decision.split(":")
    where = "".join(f" of {player_name(seat)}" for seat in about[:1])
    if instead and deal is not None:
        seat, other = about
        left = (seat + program.direction) % deal.players
        if deal.facts.get((instead[-1], None)) != seat or other != left:
            return None
        where += f" · {instead[-1]}: {player_name(other)}"
    value = value_text(given.value)
    if program.decision(decision).type.kind is Kind.PLAYER and isinstance(given.value, int):
        value = player_name(given.value)
    return RuleValue(decision + where, value)
