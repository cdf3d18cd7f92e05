"""Play: what a player does in a turn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.game.book import shows
from tests.game.situations import Table, deal, engine

GRIDS = {"Ana": "2H 3H 4H 5H", "Ben": "2S 3S 4S 5S"}


@shows("turn", "draw", "take", "call")
def test_play_1_a_turn_is_to_draw_or_to_take_or_to_call() -> None:
    table = deal(GRIDS, discard="9C")
    assert set(table.options) - {"stick"} == {"draw", "take", "call"}


@shows("closing", "finish", "holding", "keep", "throw")
@pytest.mark.parametrize("moves", [["draw", "keep 1"], ["draw", "throw"], ["take 1"]])
def test_play_1_after_one_action_nothing_is_left_but_to_stick(moves: list[str]) -> None:
    table = deal(GRIDS, discard="9C", stock="6D").play(*moves)
    assert table.actor == "Ana"
    assert set(table.options) == {"stick", "finish"}
    assert table.play("finish").actor == "Ben"


@shows("next.pass_on", "finish", "active")
def test_play_1_then_the_turn_goes_on_clockwise() -> None:
    table = deal({**GRIDS, "Cleo": "6S"}, whose="Ben", discard="9C").play("take 1", "finish")
    assert table.actor == "Cleo"
    assert table.play("draw", "throw").play("finish").actor == "Ana"


@shows("draw", "holding", "hand")
def test_play_2_the_top_card_of_the_stock_is_drawn_and_only_its_player_sees_it() -> None:
    table = deal(GRIDS, discard="9C", stock="6D AD").play("draw")
    assert (table.hand("Ana"), table.stock.split()[-1], table.label) == ("AD", "6D", "holding")
    assert table.known() == {"Ana": {"Ana's hand"}, "Ben": set()}
    assert set(table.options) - {"stick"} == {"keep", "throw"}


@shows("keep", "hand", "discard")
def test_play_2_a_card_that_is_kept_replaces_one_of_the_grid() -> None:
    table = deal(GRIDS, discard="9C", stock="AD").play("draw", "keep 3")
    assert (table.grid("Ana"), table.hand("Ana")) == ("2H 3H AD 5H", "")
    assert table.discard == "9C 4H"
    assert table.grid("Ben") == GRIDS["Ben"]


@shows("keep", "grid", "discard")
def test_play_2_the_kept_card_lies_face_down_and_the_replaced_one_face_up() -> None:
    table = deal(GRIDS, discard="9C", stock="AD").play("draw", "keep 3")
    assert table.known() == {"Ana": {"Ana 3"}, "Ben": set()}
    seen = engine().observe(table.found, 1)
    assert not any(seen["up"]["grid"][0])
    assert (seen["zones"]["discard"], seen["up"]["discard"]) == (["9C", "4H"], [True, True])


@shows("keep")
def test_play_2_any_slot_with_a_card_may_be_chosen_to_keep_one() -> None:
    table = deal({"Ana": "2H -- 4H 5H", "Ben": "2S"}, discard="9C", stock="AD").play("draw")
    assert [move for move in table.moves if "keep" in move] == ["keep 1", "keep 3", "keep 4"]


@shows("throw", "discard")
def test_play_2_a_card_that_is_thrown_leaves_the_grid_as_it_is() -> None:
    table = deal(GRIDS, discard="9C", stock="AD").play("draw", "throw")
    assert (table.grid("Ana"), table.hand("Ana"), table.discard) == (GRIDS["Ana"], "", "9C AD")
    assert table.known() == {"Ana": set(), "Ben": set()}
    assert engine().observe(table.found, 1)["zones"]["discard"] == ["9C", "AD"]


@shows("take", "discard")
def test_play_3_the_top_discard_is_taken_into_the_grid() -> None:
    table = deal(GRIDS, discard="9C AD").play("take 2")
    assert table.grid("Ana") == "2H AD 4H 5H"
    assert (table.discard, table.hand("Ana"), table.label) == ("9C 3H", "", "closing")


@shows("take")
def test_play_3_a_taken_card_must_be_swapped_for_one_of_the_grid() -> None:
    table = deal({"Ana": "2H -- -- 5H", "Ben": "2S"}, discard="9C AD")
    assert [move for move in table.moves if "take" in move] == ["take 1", "take 4"]
    assert set(table.play("take 4").options) == {"stick", "finish"}


@shows("take", "grid")
def test_play_3_everybody_has_seen_the_card_that_was_taken_though_it_lies_face_down() -> None:
    table = deal(GRIDS, discard="9C AD").play("take 2")
    assert table.known() == {"Ana": {"Ana 2"}, "Ben": {"Ana 2"}}
    assert engine().observe(table.found, 1)["up"]["grid"][0] == [False] * 4


def with_a_stock_of(count: int, table: Table) -> Table:
    """The table with all but the top cards of the stock gone: 52 cards never leave it so bare."""
    found, state, at = table.found, table.expected, ("stock", None)
    found.stock[:] = found.stock[len(found.stock) - count :]
    engine().go_on(engine().GAME, found, ("turn", ()))
    zones = {**state.zones, at: tuple(found.stock)}
    faces = {**state.faces, at: (False,) * count}
    return Table(table.rules, found, replace(state, zones=zones, faces=faces))


@shows("pass")
@pytest.mark.parametrize(
    ("ana", "discard", "stock", "caller", "passes"),
    [
        ("", "9C", 0, "Ben", True),
        ("2H", "", 0, "Ben", True),
        ("2H", "9C", 0, "Ben", False),
        ("", "9C 8C", 0, "Ben", False),
        ("", "9C", 1, "Ben", False),
        ("", "9C", 0, None, False),
    ],
)
def test_play_1_who_can_neither_draw_nor_take_nor_call_passes(
    ana: str, discard: str, stock: int, caller: str | None, passes: bool
) -> None:
    full = deal({"Ana": ana, "Ben": "3S", "Cleo": "4S"}, discard=discard, caller=caller)
    table = with_a_stock_of(stock, full)
    assert ("pass" in table.options) == passes
    if passes:
        assert table.options == ["pass"]
        assert table.play("pass").label == "over"
