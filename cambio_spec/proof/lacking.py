"""Why an expression has no value, and how to ask first whether it has one."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import TypeVar

from cambio_spec.constructs.players import PlayersPart
from cambio_spec.diagnostics.diagnostic import Message
from cambio_spec.kernel.agreeing import fixed
from cambio_spec.kernel.evaluate import evaluate
from cambio_spec.kernel.expressions import (
    AttributeOf,
    CardAt,
    Decide,
    Expr,
    FaceUp,
    Fold,
    KnownTo,
    ReadFact,
    TopCard,
)
from cambio_spec.kernel.scope import Undecided, Undefined
from cambio_spec.kernel.types import PLAYER
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.nodes.surface import Expression, Not, Surface, Word
from cambio_spec.nodes.writing import BREAK, expression
from cambio_spec.proof.outcome import Outcome
from cambio_spec.proof.replay import conjuncts, state_of

S = TypeVar("S")
LEFT = "left"


def lacking(ruleset: Ruleset, outcome: Outcome) -> str:
    """What there isn't, in a word."""
    match outcome.valueless:
        case TopCard():
            return "empty-pile"
        case CardAt() | FaceUp() | KnownTo():
            return "empty-slot"
        case AttributeOf():
            return "no-number"
        case Fold():
            return "nothing-to-compare"
        case Decide() as asked:
            return LEFT if _has_left(ruleset, outcome, asked) else "undecided"
        case _:
            return "nobody"


def _has_left(ruleset: Ruleset, outcome: Outcome, asked: Decide) -> bool:
    """Whether a decision was asked about a player who takes no part in the match any more: that
    they do goes without saying wherever one is about a player."""
    (parameter, *_) = (*ruleset.open.decision(asked.decision).parameters, None)
    if _leaving(ruleset) is None or parameter is None or parameter.type != PLAYER:
        return False
    assert outcome.witness is not None
    state = state_of(ruleset.program, outcome.witness)
    # First that enough take part, then whoever is asked about; see `constructs.define`.
    _, takes_part, *_ = conjuncts(ruleset.open.decision(asked.decision).given)
    agreed = fixed(ruleset.open, takes_part, ruleset.settings)
    try:
        return not evaluate(ruleset.program, state, agreed, {parameter.name: outcome.asked[0]})
    except (Undefined, Undecided):
        return False


def _leaving(ruleset: Ruleset) -> Expression | None:
    return next((part.leaving for part in ruleset.all(PlayersPart)), None)


def asked_first(ruleset: Ruleset, outcome: Outcome) -> Message | None:
    """For somebody who may have left: what asks whether they are still there."""
    asked, leaving = outcome.valueless, _leaving(ruleset)
    if not isinstance(asked, Decide) or leaving is None:
        return None
    still = Not(_about(leaving, _whom(asked.arguments[0])), span=leaving.span)
    text = expression(still).replace(BREAK, " ")
    return Message("still-there-help", {"condition": text})


def _whom(player: Expr) -> str:
    """How a rule calls the player; an ellipsis for more than a name."""
    match player:
        case ReadFact(fact=fact, owner=None):
            return fact
        case _:
            return "…"


def _about(node: S, whom: str) -> S:
    """What is asked of `it`, asked of somebody else."""
    if isinstance(node, Word):
        return replace(node, text=whom) if node.text == "it" else node
    if isinstance(node, tuple):
        return tuple(_about(part, whom) for part in node)  # type: ignore[return-value]
    if isinstance(node, Surface) and is_dataclass(node):
        inside = {
            f.name: _about(getattr(node, f.name), whom) for f in fields(node) if f.name != "span"
        }
        return replace(node, **inside)
    return node
