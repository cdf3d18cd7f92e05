"""Play, item 5: sticking."""

from __future__ import annotations

import pytest

from tests.game.book import shows
from tests.game.situations import Table, deal, engine

GRIDS = {"Ana": "9H 3H 9D 5H", "Ben": "9S 3S"}
NOBODY_KNOWS = {"Ana": set[str](), "Ben": set[str]()}


def sticks(table: Table) -> list[str]:
    return [move for move in table.moves if move.startswith("stick")]


@shows("stick")
def test_play_5_a_card_of_the_rank_on_top_goes_onto_the_discard_pile() -> None:
    table = deal(GRIDS, discard="9C").play("stick 3")
    assert table.discard == "9C 9D"
    assert table.known() == NOBODY_KNOWS
    assert engine().observe(table.found, 1)["zones"]["discard"] == ["9C", "9D"]


@shows("stick", "grid")
def test_play_5_its_place_stays_empty_and_the_other_cards_stay_where_they_are() -> None:
    table = deal(GRIDS, discard="9C").play("stick 1")
    assert table.grid("Ana") == "-- 3H 9D 5H"


@shows("stick", "total")
def test_play_5_the_grid_counts_one_card_less() -> None:
    table = deal({"Ana": "9H 3H", "Ben": "9S"}, discard="9C")
    assert table.decide("total", "Ana") == "12 total"
    assert table.play("stick 1").decide("total", "Ana") == "3 total"


@shows("stick")
def test_play_5_only_the_own_cards_can_be_stuck() -> None:
    assert sticks(deal(GRIDS, discard="9C")) == ["stick 1", "stick 2", "stick 3", "stick 4"]


@shows("stick")
def test_play_5_only_in_the_own_turn() -> None:
    table = deal(GRIDS, discard="9C", whose="Ben")
    assert {player for player, _, _ in engine().legal(table.found)} == {1}
    assert engine().observe(table.found, 0)["moves"] == []


@shows("stick")
def test_play_5_before_drawing_and_the_turn_is_still_to_come() -> None:
    table = deal(GRIDS, discard="9C").play("stick 1")
    assert (table.actor, set(table.options)) == ("Ana", {"draw", "take", "call", "stick"})


@shows("stick", "holding")
def test_play_5_with_the_drawn_card_in_hand() -> None:
    table = deal(GRIDS, discard="9C", stock="AD").play("draw", "stick 1")
    assert (table.hand("Ana"), table.discard) == ("AD", "9C 9H")
    assert set(table.options) == {"keep", "throw", "stick"}


@shows("stick", "closing")
@pytest.mark.parametrize(
    ("moves", "top", "stuck"),
    [
        (["draw", "throw"], "3S", "3H"),
        (["draw", "keep 2"], "3H", "3D"),
        (["take 2"], "3H", "3D"),
    ],
)
def test_play_5_after_the_action_onto_whatever_lies_there_now(
    moves: list[str], top: str, stuck: str
) -> None:
    table = deal({"Ana": "9H 3H 9D 3D", "Ben": "2S"}, discard="KC", stock="3S").play(*moves)
    assert (table.top, table.label) == (top, "closing")
    table.play("stick 2" if stuck == "3H" else "stick 4")
    assert (table.top, table.label) == (stuck, "closing")


@shows("stick")
def test_play_5_as_many_as_match_one_after_the_other() -> None:
    table = deal(GRIDS, discard="9C").play("stick 1", "stick 3")
    assert (table.grid("Ana"), table.discard) == ("-- 3H -- 5H", "9C 9H 9D")


@shows("stick")
def test_play_5_onto_the_card_that_began_the_discard_pile() -> None:
    table = deal({"Ana": "9H", "Ben": "2S"}, at="turn", discard="9C")
    assert table.play("stick 1").grid("Ana") == "-- -- -- --"


@shows("stick")
def test_play_5_nothing_can_be_stuck_from_an_empty_grid() -> None:
    table = deal({"Ana": "", "Ben": "9S"}, discard="9C", stock="AD")
    assert "stick" not in table.options
    assert "stick" not in table.play("draw").options
    assert "stick" not in table.play("throw").options


@shows("stick")
def test_play_5_an_empty_slot_can_not_be_stuck() -> None:
    assert sticks(deal({"Ana": "-- 3H -- 5H", "Ben": "2S"}, discard="9C")) == ["stick 2", "stick 4"]


@shows("stick", "missed")
def test_play_5_a_card_that_does_not_match_is_turned_back_and_everybody_has_seen_it() -> None:
    table = deal(GRIDS, discard="9C").play("stick 2")
    assert (table.grid("Ana"), table.discard) == (GRIDS["Ana"], "9C")
    assert table.known() == {"Ana": {"Ana 2"}, "Ben": {"Ana 2"}}
    assert engine().observe(table.found, 1)["up"]["grid"][0] == [False] * 4


@shows("stick", "missed")
def test_play_5_after_a_wrong_stick_there_is_no_second_try_in_this_turn() -> None:
    table = deal(GRIDS, discard="9C", stock="AD").play("stick 2")
    assert not sticks(table)
    assert not sticks(table.play("draw"))
    assert not sticks(table.play("throw"))


@shows("stick", "missed", "next.pass_on")
def test_play_5_but_the_next_player_can_and_so_can_the_same_one_in_the_next_turn() -> None:
    table = deal(GRIDS, discard="9C", stock="AD").play("stick 2", "draw", "throw", "finish")
    assert sticks(table) == ["stick 1", "stick 2"]
    table.play("take 1", "stick 2", "finish")
    assert (table.actor, len(sticks(table))) == ("Ana", 4)


@shows("stick")
def test_play_5_a_try_is_open_whether_or_not_the_card_matches() -> None:
    """Otherwise the list of moves would tell players what their unseen cards are."""
    assert sticks(deal(GRIDS, discard="9C")) == sticks(deal(GRIDS, discard="KC"))
