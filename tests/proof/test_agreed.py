"""What is proved of a game in which something is agreed on before play: faults of what is played,
but a rule is dead only where it applies whatever is agreed on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cambio_spec.kernel.agreeing import agreed
from cambio_spec.kernel.expressions import Expr, ReadFact
from cambio_spec.kernel.program import Decision, Fact, Program, Setting
from cambio_spec.kernel.types import BOOLEAN, INTEGER
from cambio_spec.proof.outcome import Outcome
from cambio_spec.proof.solve import prove
from tests.proof.scoring import AT, ask, both, decision, integer, lap, no, op, program, rule

WILD = ReadFact(BOOLEAN, "wild", None, origin=AT)
LIMIT = ReadFact(INTEGER, "limit", None, origin=AT)


def game(*decisions: Decision, listed: tuple[int, ...] | None = None) -> Program:
    """Two things are agreed on: `wild`, usually not, and a `limit`, usually 5, from 0 to 9 or one
    of those `listed`."""
    made = program(*decisions)
    facts = (
        Fact("wild", False, BOOLEAN, False, None, None, origin=AT),
        Fact("limit", False, INTEGER, 5, 0, 9, origin=AT),
    )
    settings = (Setting("wild", None, origin=AT), Setting("limit", listed, origin=AT))
    return replace(made, facts=(*made.facts, *facts), settings=settings)


def outcomes(whole: Program, **values: int | bool) -> list[Outcome]:
    proofs = prove(agreed(whole, values), [2], undecided=whole)
    return [outcome for proof in proofs for outcome in proof.outcomes]


def dead(whole: Program, **values: int | bool) -> dict[str, tuple[str, ...]]:
    found = (o for o in outcomes(whole, **values) if o.kind == "dead-rule")
    return {o.rules[0]: o.rules[1:] for o in found if o.status != "proved"}


def when(guard: Expr) -> Decision:
    """One rule for all, and one where `guard` holds."""
    return decision("d", rule("all", integer(0)), rule("some", integer(1), guard, "all"))


@pytest.mark.parametrize(
    "guard", [WILD, op(LIMIT, "=", integer(6)), op(LIMIT, "<", lap()), both(WILD, no(WILD))]
)
@pytest.mark.parametrize("wild", [False, True])
def test_a_rule_is_dead_only_if_no_value_makes_it_live(guard: Expr, wild: bool) -> None:
    never = guard == both(WILD, no(WILD))
    assert dead(game(when(guard)), wild=wild) == ({"some": ()} if never else {})


@pytest.mark.parametrize("value", range(10))
def test_values_between_those_listed_do_not_count(value: int) -> None:
    found = dead(game(when(op(LIMIT, "=", integer(value))), listed=(0, 5, 7)))
    assert found == ({} if value in (0, 5, 7) else {"some": ()})


@pytest.mark.parametrize(("value", "listed"), [(1, None), (2, (0, 5, 7))])
def test_a_value_may_matter_through_other_decisions(
    value: int, listed: tuple[int, ...] | None
) -> None:
    """`over` is 0 as usual; no rule of `d` itself asks what was agreed on."""
    over = decision("over", rule("over", op(LIMIT, "-", integer(5))))
    again = decision("again", rule("again", ask("over")))
    guard = op(ask("again"), "=", integer(value))
    assert dead(game(over, again, when(guard), listed=listed)) == {}
    no_value = op(ask("again"), "=", integer(3))
    found = dead(game(over, again, when(no_value), listed=(0, 5, 7)))
    assert found == {"some": ()}


def test_a_rule_is_always_overridden_only_if_it_is_whatever_is_agreed_on() -> None:
    def overridden(guard: Expr) -> Decision:
        return decision("d", rule("first", integer(0)), rule("second", integer(1), guard, "first"))

    assert dead(game(overridden(no(WILD)))) == {}
    always = op(LIMIT, ">=", integer(0))
    assert dead(game(overridden(always))) == {"first": ("second",)}


def test_a_rule_that_is_not_played_is_not_dead() -> None:
    found = {o.rules: o.status for o in outcomes(game(when(WILD))) if o.kind == "dead-rule"}
    assert found == {("all",): "proved", ("some",): "proved"}


def test_other_faults_are_those_of_what_is_played() -> None:
    two = decision(
        "d", rule("a", integer(0), no(WILD)), rule("b", integer(1), op(LIMIT, "=", lap()))
    )

    def faults(**values: int | bool) -> list[tuple[str, tuple[str, ...]]]:
        found = outcomes(game(two), **values)
        return [(o.kind, o.rules) for o in found if o.status == "refuted"]

    assert faults() == [("overlap", ("a", "b"))]
    assert faults(wild=True) == [("gap", ())]


def test_a_decision_that_nothing_agreed_on_matters_to_is_proved_as_ever() -> None:
    plain = decision("plain", rule("never", integer(0), op(lap(), ">", integer(9))))
    found = {o.kind for o in outcomes(game(plain, when(WILD))) if o.decision == "plain"}
    assert {"gap", "dead-rule", "undefined-value"} == found
    assert dead(game(plain, when(WILD))) == {"never": ()}
