"""Counting with a name for each element, so that two of them can be told apart."""

from __future__ import annotations

import pytest

from cambio_spec import pipeline
from cambio_spec.engine import load
from cambio_spec.kernel import play
from cambio_spec.kernel.evaluate import decide
from tests.constructs.frame import faults, framed, program, ruleset

COUNTING = """
define paired of player: number of one in grid of player
    where some other in grid of player where other is not one and rank of other = rank of one
define doubled of player: number of spots in grid of player
    where some other in grid of player where other is not it and rank of other = rank of it
define empty_columns of player: number of file in 1 to 2
    where no spots in grid of player where column of it = file
define unpaired of player: sum pip of one in grid of player
    where no other in grid of player where other is not one and rank of other = rank of one
define crowded of player: exactly 2 of one in players where size of grid of one = 4
define kings: number of one in discard where rank of one = K
"""
GAME = program(COUNTING)
ENGINE = load(pipeline.engine_source(ruleset(framed(COUNTING))), "named")


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (("7H", "7S", "2H", "3H"), {"paired": 2, "doubled": 2, "unpaired": 5, "empty_columns": 0}),
        (("7H", "2H", "7S", None), {"paired": 2, "doubled": 2, "unpaired": 2, "empty_columns": 0}),
        (("7H", None, "2S", None), {"paired": 0, "doubled": 0, "unpaired": 9, "empty_columns": 1}),
        (("7H", "7S", "7C", "7D"), {"paired": 4, "doubled": 4, "unpaired": 0, "empty_columns": 0}),
    ],
)
def test_each_is_compared_with_each_other(
    cards: tuple[str | None, ...], expected: dict[str, int]
) -> None:
    state = play.deal_state(GAME, 2, {("grid", 0): cards}, {"active": 0}, label="turn")
    assert {what: decide(GAME, state, what, (0,)).value for what in expected} == expected
    played = ENGINE.deal_state(2, {("grid", 0): list(cards)}, {("active", None): 0})
    assert {what: ENGINE.decide(played, what, 0)[1] for what in expected} == expected


def test_players_and_the_cards_of_a_pile_have_names_too() -> None:
    laid = {
        ("grid", 0): ("2H", "3H", "4H", "5H"),
        ("grid", 1): ("2S", "3S", "4S", "5S"),
        ("discard", None): ("KH", "QH", "KS"),
    }
    state = play.deal_state(GAME, 2, laid, {"active": 0}, label="turn")
    assert decide(GAME, state, "kings", ()).value == 2
    assert decide(GAME, state, "crowded", (0,)).value is True


@pytest.mark.parametrize(
    ("value", "code"),
    [
        ("number of it in grid of active where it is face up", "CAM016"),
        ("number of stock in grid of active where stock is face up", "CAM021"),
        ("number of one in grid of active where some one in players where one is active", "CAM021"),
        ("number of one in 3 where one = 3", "CAM030"),
        ("number of one in grid of active where it is face up", "CAM020"),
        ("first of one in grid of active where one is face up", "CAM030"),
    ],
)
def test_a_name_is_new_and_what_it_goes_through_can_be_gone_through(value: str, code: str) -> None:
    assert [fault.code for fault in faults(framed(f"define d: {value}"))] == [code]
