"""The runtime that stands in every generated module."""

from __future__ import annotations

import ast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cambio_spec.engine.chance import below, following, seeded
from cambio_spec.engine.handling import cut, gather, put_on, require_room, shuffle
from cambio_spec.engine.runtime import Halt, Table, spots
from cambio_spec.engine.source import PARTS, RUNTIME_NAMES, STATE_NAMES, runtime_text
from cambio_spec.engine.verdicts import CardValues, ruling
from cambio_spec.kernel import random

seeds = st.integers(-(2**70), 2**70)


@given(seeds, st.integers(1, 60))
def test_chance_is_that_of_the_kernel(seed: int, n: int) -> None:
    generator = seeded(seed)
    assert generator == random.seeded(seed)
    assert (following(generator), below(following(generator), n)) == random.below(generator, n)


@given(seeds, st.integers(0, 30))
def test_a_shuffle_is_that_of_the_kernel(seed: int, n: int) -> None:
    state, cards = Table(2, seed, n, False), list(range(n))
    state.seen = [3] * n
    shuffle(state, cards)
    assert (state.random, tuple(cards)) == random.shuffled(random.seeded(seed), range(n))
    assert state.seen == [0] * n


def test_gathering_keeps_the_top_cards_and_the_order() -> None:
    source, target = [1, 2, 3, 4], [9]
    assert gather([source], target, 1, "rule") == [1, 2, 3]
    assert (source, target) == ([4], [9, 1, 2, 3])


def test_gathering_from_a_grid_leaves_its_slots() -> None:
    grids, target = [[1, None, 2], [None, 3, None]], [9]
    assert gather(grids, target, 0, "rule", closing=False) == [1, 2, 3]
    assert (grids, target) == ([[None] * 3] * 2, [9, 1, 2, 3])


def test_gathering_more_than_fits_halts_and_changes_nothing() -> None:
    source, target = [1, 2], [9]
    with pytest.raises(Halt) as halt:
        gather([source], target, 0, "rule", limit=2)
    assert halt.value.args == ("full", "rule", None, (), ())
    assert (source, target) == ([1, 2], [9])


def test_a_card_goes_into_the_first_free_slot_or_a_new_one() -> None:
    slots: list[int | None] = [1, None, 2]
    put_on(slots, 3)
    put_on(slots, 4)
    assert slots == [1, 3, 2, 4]


def test_room_is_counted_in_cards_not_slots() -> None:
    require_room([None, None, 1], 2, "rule")
    with pytest.raises(Halt):
        require_room([None, 2, 1], 2, "rule")
    require_room([None, 2, 1], 2, "rule", leaving=1)


@pytest.mark.parametrize("depth", [-1, 4])
def test_a_cut_deeper_than_the_pile_halts(depth: int) -> None:
    with pytest.raises(Halt):
        cut([1, 2, 3], depth, "rule")


def test_a_cut_puts_the_top_under_the_others() -> None:
    cards = [1, 2, 3, 4]
    cut(cards, 1, "rule")
    assert cards == [4, 1, 2, 3]


def test_spots_are_those_of_occupied_slots_in_a_row() -> None:
    grids = [[1, None, 2], [None, 3, 4]]
    assert spots(grids, (0, 1)) == [(0, 0), (0, 2), (1, 1), (1, 2)]
    assert spots(grids, (1,), 1, 2) == [(1, 1)]


@pytest.mark.parametrize(
    ("applying", "verdict"),
    [
        ([], ("gap", None, ())),
        ([("a", 1)], ("value", 1, ("a",))),
        ([("a", 1), ("b", 1)], ("value", 1, ("a", "b"))),
        ([("a", 1), ("b", 2)], ("conflict", None, ("a", "b"))),
        ([("a", None)], ("value", None, ("a",))),
    ],
)
def test_rules_that_apply_must_agree(
    applying: list[tuple[str, object]], verdict: tuple[object, ...]
) -> None:
    assert ruling(applying) == verdict


def test_a_value_by_card_is_asked_once_and_a_halt_every_time() -> None:
    asked: list[int] = []

    def worth(card: int) -> int:
        asked.append(card)
        if card == 9:
            raise Halt("gap", "worth")
        return card * 2

    values = CardValues(worth)
    assert (values[3], values[3]) == (6, 6)
    for _ in range(2):
        with pytest.raises(Halt):
            values[9]
    assert asked == [3, 9, 9]


def test_the_embedded_text_defines_what_it_says_and_imports_nothing_of_ours() -> None:
    tree = ast.parse(runtime_text())
    imported = [n.module for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)]
    assert imported == ["__future__", "collections.abc", "typing"]
    defined = [n.name for n in tree.body if isinstance(n, ast.ClassDef | ast.FunctionDef)]
    assert len(set(defined)) == len(defined)
    assert set(defined) <= RUNTIME_NAMES
    assert {"moves", "seen", "copy", "actor"} <= STATE_NAMES
    assert len(PARTS) == 7
