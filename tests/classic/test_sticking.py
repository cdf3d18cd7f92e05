"""Gameplay, item 11, and penalties, item 1: sticking, in time, too late, and wrongly."""

from __future__ import annotations

import pytest

from tests.classic.situations import Table, deal
from tests.game.book import shows

GRIDS = {"Ana": "9H 3H", "Ben": "9S 4S", "Cleo": "5C 6C"}


def table(at: str = "turn", hand: str = "", discard: str = "2D 9C", stock: str = "AD") -> Table:
    return deal(GRIDS, at=at, hand=hand, discard=discard, stock=stock)


# ── in time ────────────────────────────────────────────────────────────────────────────────


@shows("stick", "discard")
def test_gameplay_11_a_stuck_card_lies_face_up_on_the_discard_pile() -> None:
    stuck = table().play("Ana stick 1")
    assert (stuck.grid("Ana"), stuck.discard) == ("-- 3H", "2D 9C 9H")


@shows("stick", "stick_theirs", "opened.wait")
@pytest.mark.parametrize(("at", "hand"), [("turn", ""), ("holding", "KD"), ("closing", "")])
def test_gameplay_11_everybody_may_at_any_time(at: str, hand: str) -> None:
    for name in GRIDS:
        assert {"stick", "stick_theirs"} <= table(at, hand).options(name)


@shows("stick")
@pytest.mark.parametrize(("at", "hand"), [("turn", ""), ("holding", "KD"), ("closing", "")])
def test_gameplay_11_and_then_the_turn_goes_on(at: str, hand: str) -> None:
    stuck = table(at, hand).play("Ben stick 1")
    assert (stuck.grid("Ben"), stuck.actor, stuck.label) == ("-- 4S", "Ana", at)


@shows("stick_theirs")
def test_gameplay_11_who_sticks_somebody_elses_card_gives_one_of_their_own() -> None:
    stuck = table().play("Cleo stick_theirs Ben 1")
    assert (stuck.discard, stuck.grid("Ben")) == ("2D 9C 9S", "-- 4S")
    assert stuck.options("Cleo") == {"mine"} and stuck.options("Ana") == set()
    stuck.play("Cleo mine 2")
    assert (stuck.grid("Ben"), stuck.grid("Cleo")) == ("6C 4S", "5C")
    assert (stuck.actor, stuck.label) == ("Ana", "turn")


# ── wrongly ────────────────────────────────────────────────────────────────────────────────


@shows("stick", "grid")
def test_penalties_1_a_wrong_card_costs_a_card_from_the_stock_face_down() -> None:
    wrong = table(stock="KD AD").play("Ben stick 2")
    assert (wrong.grid("Ben"), wrong.discard) == ("9S 4S AD", "2D 9C")
    assert wrong.stock.split()[-1] == "KD"


@shows("stick_theirs")
def test_penalties_1_a_wrong_card_of_somebody_else_costs_the_one_who_tried() -> None:
    wrong = table().play("Ben stick_theirs Ana 2")
    assert (wrong.grid("Ana"), wrong.grid("Ben")) == (GRIDS["Ana"], "9S 4S AD")


@shows("grid")
def test_penalties_1_a_grid_has_room_for_all_of_them() -> None:
    full = deal({"Ana": "2H 3H 4H 5H", "Ben": "2S"}, discard="9C", stock="AD").play("Ana stick 1")
    assert full.grid("Ana") == "2H 3H 4H 5H AD"


# ── too late ───────────────────────────────────────────────────────────────────────────────


@shows("stick", "stuck")
def test_penalties_1_a_right_card_that_comes_too_late_costs_nothing() -> None:
    late = table(stock="AD").play("Ana stick 1", "Ben stick 1")
    assert (late.grid("Ben"), late.discard) == (GRIDS["Ben"], "2D 9C 9H")
    assert late.stock.split()[-1] == "AD"


@shows("stick_theirs", "stuck")
def test_penalties_1_nor_does_a_right_card_of_somebody_else() -> None:
    late = table(stock="AD").play("Ana stick 1", "Cleo stick_theirs Ben 1")
    assert (late.grid("Ben"), late.grid("Cleo")) == (GRIDS["Ben"], GRIDS["Cleo"])
    assert (late.stock.split()[-1], late.label) == ("AD", "turn")


@shows("opened.window", "stuck", "tried")
def test_penalties_1_the_next_discard_opens_the_race_again() -> None:
    late = deal({"Ana": "9H 3H", "Ben": "9S 4S"}, discard="9C", stock="9D AD")
    late.play("Ana stick 1", "Ben stick 1", "Ana draw", "Ana throw")
    assert not late.found.stuck and late.those("tried") == set()
    late.play("Ana finish", "Ben draw", "Ben throw", "Ben decline", "Ben stick 1")
    assert late.discard == "9C 9H AD 9D 9S"
