"""One question for all that can be agreed on: the smallest sets with which something fails."""

from __future__ import annotations

from dataclasses import replace

from cambio_spec.kernel.agreeing import agreed, limited
from cambio_spec.kernel.expressions import Expr, ReadFact
from cambio_spec.kernel.program import Decision, Fact, Program, Setting
from cambio_spec.kernel.types import BOOLEAN
from cambio_spec.proof.combining import Chosen, combined
from cambio_spec.proof.fingerprint import Fingerprints
from cambio_spec.proof.solve import prove
from cambio_spec.proof.solver import Deadline
from tests.proof.scoring import AT, both, decision, integer, no, program, rule

SWITCHES = ("a", "b", "c")


def is_on(name: str) -> Expr:
    return ReadFact(BOOLEAN, name, None, origin=AT)


def game(*decisions: Decision) -> Program:
    made = program(*decisions)
    facts = (Fact(name, False, BOOLEAN, False, None, None, origin=AT) for name in SWITCHES)
    settings = tuple(Setting(name, None, origin=AT) for name in SWITCHES)
    return replace(made, facts=(*made.facts, *facts), settings=settings)


def sets(whole: Program) -> dict[str, list[Chosen]]:
    (found,) = combined(limited(whole), [2], Deadline.after(60))
    return {f.outcome.kind: list(f.sets) for f in found.failing if f.sets}


def dead(whole: Program) -> set[str]:
    (found,) = combined(limited(whole), [2], Deadline.after(60))
    return {f.outcome.rules[0] for f in found.failing if f.outcome.kind == "dead-rule"}


def test_what_fails_with_two_together_is_told_with_those_two() -> None:
    two = decision("d", rule("all", integer(0), no(both(is_on("a"), is_on("b")))))
    assert sets(game(two)) == {"gap": [{"a": True, "b": True}]}


def test_each_smallest_set_is_told_and_none_that_holds_another() -> None:
    either = decision(
        "d", rule("all", integer(0), both(no(is_on("c")), no(both(is_on("a"), is_on("b")))))
    )
    (found,) = sets(game(either)).values()
    assert sorted(sorted(chosen) for chosen in found) == [["a", "b"], ["c"]]


def test_what_fails_anyway_is_told_once_with_nothing_chosen() -> None:
    always = decision("d", rule("some", integer(0), is_on("a")))
    assert sets(game(always)) == {"gap": [{}]}


def test_a_rule_is_dead_only_where_no_choice_makes_it_apply() -> None:
    with_a = both(is_on("a"), is_on("b"))
    never = both(is_on("c"), no(is_on("c")))
    rules = (
        rule("all", integer(0)),
        rule("some", integer(1), with_a, "all"),
        rule("none", integer(2), never, "all"),
    )
    assert dead(game(decision("d", *rules))) == {"none"}


def test_it_finds_what_is_found_in_some_configuration_by_itself() -> None:
    whole = game(
        decision(
            "d",
            rule("all", integer(0)),
            rule("one", integer(1), both(is_on("a"), no(is_on("b")))),
        )
    )
    failing = set()
    for at in range(8):
        values = {name: bool(at >> bit & 1) for bit, name in enumerate(SWITCHES)}
        for proof in prove(agreed(whole, values), [2]):
            if any(o.kind == "overlap" and o.status == "refuted" for o in proof.outcomes):
                failing.add(frozenset(name for name, on in values.items() if on))
    least = {one for one in failing if not any(other < one for other in failing)}
    assert {frozenset(chosen) for chosen in sets(whole)["overlap"]} == least == {frozenset("a")}


# ── fingerprints ─────────────────────────────────────────────────────────────────────────────


def prints(whole: Program) -> str:
    return Fingerprints(limited(whole), [2]).of(whole.decisions[-1].name).text


def test_names_and_labels_are_no_part_of_a_fingerprint() -> None:
    one = game(decision("d", rule("all", integer(0)), rule("x", integer(1), is_on("a"), "all")))
    other = game(decision("e", rule("k", integer(0)), rule("y", integer(1), is_on("b"), "k")))
    assert prints(one) == prints(other)


def test_what_a_rule_says_is_part_of_a_fingerprint() -> None:
    made = {
        prints(game(decision("d", *rules)))
        for rules in (
            [rule("all", integer(0))],
            [rule("all", integer(1))],
            [rule("all", integer(0)), rule("x", integer(1), is_on("a"), "all")],
            [rule("all", integer(0)), rule("x", integer(1), is_on("a"))],
            [rule("all", integer(0)), rule("x", integer(1), no(is_on("a")), "all")],
            [rule("all", integer(0), both(is_on("a"), is_on("a")))],
            [rule("all", integer(0), both(is_on("a"), is_on("b")))],
        )
    }
    assert len(made) == 7


def test_what_a_decision_asks_is_part_of_its_fingerprint() -> None:
    from tests.proof.scoring import ask

    asking = decision("top", rule("all", ask("d")))
    first = game(decision("d", rule("all", integer(0))), asking)
    second = game(decision("d", rule("all", integer(1))), asking)
    assert prints(first) != prints(second)
