"""Conditions on features obey the laws of logic, and stay short."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cambio_spec.model.condition import (
    ALWAYS,
    NEVER,
    All,
    Any,
    Condition,
    Has,
    Not,
    both,
    either,
    holds,
    negated,
    text,
)

NAMES = ("a", "b", "c", "d")
WORLDS = [frozenset(some) for n in range(len(NAMES) + 1) for some in combinations(NAMES, n)]
a, b, c = Has("a"), Has("b"), Has("c")

made = st.recursive(
    st.sampled_from((ALWAYS, NEVER, *(Has(name) for name in NAMES))),
    lambda inner: st.one_of(
        st.builds(negated, inner),
        st.lists(inner, max_size=4).map(lambda parts: both(*parts)),
        st.lists(inner, max_size=4).map(lambda parts: either(*parts)),
    ),
    max_leaves=12,
)
"""Conditions as the model makes them."""
several = st.lists(made, max_size=4)


def table(condition: Condition) -> list[bool]:
    return [holds(condition, world) for world in WORLDS]


def nodes(condition: Condition) -> Iterator[Condition]:
    yield condition
    match condition:
        case All(conditions=parts) | Any(conditions=parts):
            for part in parts:
                yield from nodes(part)


def length(condition: Condition) -> int:
    """How many features it names, each as often as it does."""
    return sum(isinstance(node, Has | Not) for node in nodes(condition))


@given(made)
def test_the_negation_holds_where_the_condition_does_not(one: Condition) -> None:
    assert table(negated(one)) == [not value for value in table(one)]


@given(several)
def test_both_holds_where_all_do(some: list[Condition]) -> None:
    assert table(both(*some)) == [all(holds(one, world) for one in some) for world in WORLDS]


@given(several)
def test_either_holds_where_one_does(some: list[Condition]) -> None:
    assert table(either(*some)) == [any(holds(one, world) for one in some) for world in WORLDS]


@given(several)
def test_nothing_grows(some: list[Condition]) -> None:
    longest = sum(map(length, some))
    assert length(both(*some)) <= longest
    assert length(either(*some)) <= longest
    assert all(length(negated(one)) == length(one) for one in some)


@given(made)
def test_twice_negated_is_the_same(one: Condition) -> None:
    assert negated(negated(one)) == one


@given(made)
def test_what_is_made_is_as_short_as_it_shows_at_first_sight(one: Condition) -> None:
    """Nothing in it says that nothing is asked, and nothing that holds once stands inside twice."""
    for node in nodes(one):
        if isinstance(node, All | Any) and node not in (ALWAYS, NEVER):
            assert len(set(node.conditions)) == len(node.conditions) > 1
            assert not any(isinstance(part, type(node)) for part in node.conditions)
            assert ALWAYS not in node.conditions and NEVER not in node.conditions


@pytest.mark.parametrize(
    ("made", "short"),
    [
        (both(), ALWAYS),
        (either(), NEVER),
        (both(a, ALWAYS), a),
        (both(a, NEVER), NEVER),
        (both(a, a), a),
        (both(a, negated(a)), NEVER),
        (both(a, b, negated(both(a, b))), NEVER),
        (both(a, negated(both(a, b))), both(a, negated(b))),
        (both(a, either(a, b)), a),
        (both(a, either(negated(a), both(b, c))), both(a, b, c)),
        (either(a, ALWAYS), ALWAYS),
        (either(a, NEVER), a),
        (either(a, negated(a)), ALWAYS),
        (either(a, both(a, b)), a),
        (either(a, both(negated(a), b)), either(a, b)),
    ],
)
def test_what_shows_at_first_sight(made: Condition, short: Condition) -> None:
    assert made == short


@pytest.mark.parametrize(
    ("condition", "written"),
    [
        (ALWAYS, "always"),
        (NEVER, "never"),
        (a, "a"),
        (negated(a), "!a"),
        (both(a, negated(b)), "a & !b"),
        (either(a, both(b, negated(c))), "a | (b & !c)"),
        (negated(both(a, b)), "!a | !b"),
    ],
)
def test_it_is_written_as_people_do(condition: Condition, written: str) -> None:
    assert text(condition) == written
