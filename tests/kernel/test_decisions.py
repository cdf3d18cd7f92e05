"""What a decision says: rules that hold, and that no rule overriding them, near or far, beats."""

from __future__ import annotations

import pytest

from cambio_spec.kernel.evaluate import decide, evaluate
from cambio_spec.kernel.expressions import AttributeOf, Decide, Expr, TopCard
from cambio_spec.kernel.play import deal_state
from cambio_spec.kernel.program import Decision, DecisionRule, Parameter, Program
from cambio_spec.kernel.scope import Undecided, Undefined
from cambio_spec.kernel.state import Value, Verdict
from cambio_spec.kernel.types import INTEGER
from tests.kernel.building import O, const, local, op, pile, program, rule, zone

N = local("n")
EMPTY = AttributeOf("pip", TopCard(zone("heap"), origin=O), origin=O)
FAILS = op(EMPTY, "=", const(1))


def over(n: int) -> Expr:
    return op(N, ">", const(n))


def decision(*rules: DecisionRule, name: str = "worth", given: Expr | None = None) -> Decision:
    parameters = (Parameter("n", INTEGER),)
    return Decision(name, parameters, INTEGER, given or const(True), rules, origin=f"define {name}")


def game(*decisions: Decision) -> Program:
    return program(zones=(pile("heap"),), decisions=decisions)


def verdict(n: Value, *rules: DecisionRule, given: Expr | None = None) -> Verdict:
    g = game(decision(*rules, given=given))
    return decide(g, deal_state(g, 2, {}), "worth", (n,))


ALWAYS = rule("always", const(True), const(1))
BIG = rule("big", over(5), const(2), "always")
HUGE = rule("huge", over(9), const(3), "big")


def test_the_one_rule_that_applies_gives_the_value() -> None:
    assert verdict(1, ALWAYS) == Verdict("value", 1, ("always",))


def test_a_rule_that_overrides_wins_wherever_it_is_written() -> None:
    assert verdict(6, ALWAYS, BIG) == Verdict("value", 2, ("big",))
    assert verdict(6, BIG, ALWAYS) == Verdict("value", 2, ("big",))
    assert verdict(5, ALWAYS, BIG) == Verdict("value", 1, ("always",))


def test_overriding_reaches_any_distance() -> None:
    assert verdict(10, ALWAYS, BIG, HUGE) == Verdict("value", 3, ("huge",))


def test_an_overrider_that_is_itself_overridden_still_overrides() -> None:
    """`big` holds, so `always` doesn't apply, though `huge` beats `big`."""
    beaten = rule("huge", over(9), const(1), "big")
    assert verdict(10, ALWAYS, BIG, beaten) == Verdict("value", 1, ("huge",))


def test_a_distant_overrider_beats_even_where_the_one_between_does_not_hold() -> None:
    odd = rule("huge", op(N, "=", const(3)), const(3), "big")
    assert verdict(3, ALWAYS, BIG, odd) == Verdict("value", 3, ("huge",))


def test_nothing_applies() -> None:
    assert verdict(1, BIG) == Verdict("gap", None, ())


def test_two_that_apply_and_differ() -> None:
    two, one = rule("two", const(True), const(2)), rule("one", const(True), const(1))
    assert verdict(0, two, one) == Verdict("conflict", None, ("two", "one"))


def test_two_that_apply_and_agree_are_both_named() -> None:
    again = rule("again", const(True), const(1))
    assert verdict(0, ALWAYS, again) == Verdict("value", 1, ("always", "again"))


def test_outside_of_what_is_given() -> None:
    assert verdict(1, ALWAYS, given=over(1)) == Verdict("not-given", None, ())
    assert verdict(2, ALWAYS, given=over(1)).status == "value"


def test_every_guard_is_asked_and_the_values_of_the_rules_that_apply() -> None:
    undefined = Verdict("undefined", None, ())
    assert verdict(1, ALWAYS, rule("x", FAILS, const(2))) == undefined
    assert verdict(1, ALWAYS, rule("x", const(True), EMPTY, "always")) == undefined
    assert verdict(1, ALWAYS, rule("x", const(False), EMPTY)).status == "value"
    assert verdict(9, rule("x", const(True), EMPTY), rule("y", over(5), const(2), "x")).value == 2
    assert verdict(1, ALWAYS, given=FAILS) == undefined


def test_asking_in_an_expression_gives_the_value() -> None:
    g = game(decision(ALWAYS))
    asked = Decide(INTEGER, "worth", (const(1),), origin=O)
    assert evaluate(g, deal_state(g, 2, {}), op(asked, "+", const(1)), {}) == 2


def test_a_decision_that_asks_an_undecided_one_fails_with_the_inner_verdict() -> None:
    inner = decision(BIG, name="inner")
    outer = decision(
        rule("ask", const(True), Decide(INTEGER, "inner", (N,), origin=O)), name="outer"
    )
    g = game(inner, outer)
    state = deal_state(g, 2, {})
    with pytest.raises(Undecided) as caught:
        evaluate(g, state, Decide(INTEGER, "outer", (const(1),), origin=O), {})
    assert caught.value.decision.name == "inner"
    assert caught.value.arguments == (1,)
    assert caught.value.verdict == Verdict("gap", None, ())
    assert decide(g, state, "outer", (1,)) == Verdict("undefined", None, ())
    assert decide(g, state, "outer", (6,)) == Verdict("value", 2, ("ask",))


def test_what_is_undefined_inside_names_the_innermost_decision() -> None:
    inner = decision(rule("x", const(True), EMPTY), name="inner")
    outer = decision(
        rule("ask", const(True), Decide(INTEGER, "inner", (N,), origin=O)), name="outer"
    )
    g = game(inner, outer)
    with pytest.raises(Undefined) as caught:
        evaluate(g, deal_state(g, 2, {}), Decide(INTEGER, "outer", (const(1),), origin=O), {})
    assert caught.value.origin == "define inner"
