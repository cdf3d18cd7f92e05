"""Play, items 6 and 7: the call, the last turns, the reveal."""

from __future__ import annotations

import pytest

from tests.game.book import shows
from tests.game.situations import NAMES, deal, engine, new_round

GRIDS = {"Ana": "2H 3H", "Ben": "2S 3S", "Cleo": "2D 3D"}


@shows("call", "caller", "called")
def test_play_6_a_call_takes_the_place_of_drawing() -> None:
    table = deal(GRIDS, discard="9C").play("call")
    assert (table.who("caller"), table.actor) == ("Ana", "Ben")
    assert (table.discard, table.grid("Ana")) == ("9C", "2H 3H -- --")
    assert [table.decide("called", name) for name in GRIDS] == [
        "yes called",
        "no called",
        "no called",
    ]


@shows("call", "holding", "closing")
def test_play_6_nobody_calls_after_drawing() -> None:
    table = deal(GRIDS, discard="9C", stock="AD").play("draw")
    assert "call" not in table.options
    assert "call" not in table.play("throw").options
    assert "call" not in deal(GRIDS, discard="9C").play("take 1").options


@shows("next.last_lap", "call", "active")
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("early", [0, 1, 7])
def test_play_6_everybody_else_has_exactly_one_more_turn(players: int, early: int) -> None:
    table = new_round(players, dealer="Ana").play("depth 20")
    for _ in range(early):
        table.play("take 1", "finish")
    caller, turns = table.actor, []
    table.play("call")
    while table.label != "over":
        turns.append(table.actor)
        table.play("take 1", "finish")
    names = NAMES[:players]
    at = names.index(str(caller))
    assert turns == [*names[at + 1 :], *names[:at]]


@shows("next.last_lap", "players", "out")
@pytest.mark.parametrize("caller", ["Ana", "Cleo", "Eva"])
def test_play_6_who_is_out_of_the_match_has_no_last_turn(caller: str) -> None:
    grids = {"Ana": "2H", "Ben": "", "Cleo": "2D", "Dan": "", "Eva": "2C"}
    table = deal(grids, discard="9C", whose=caller, out=["Ben", "Dan"]).play("call")
    turns = []
    while table.label != "over":
        turns.append(table.actor)
        table.play("take 1", "finish")
    assert turns == {"Ana": ["Cleo", "Eva"], "Cleo": ["Eva", "Ana"], "Eva": ["Ana", "Cleo"]}[caller]


@shows("call", "caller")
def test_play_6_after_a_call_nobody_else_can_call() -> None:
    table = deal(GRIDS, discard="9C").play("call")
    for _ in ("Ben", "Cleo"):
        assert set(table.options) == {"draw", "take", "stick"}
        table.play("take 1", "finish")
    assert table.label == "over"


@shows("call", "next.last_lap")
def test_play_6_nobody_has_to_call() -> None:
    table = deal(GRIDS, discard="9C")
    for _ in range(10):
        table.play("take 1", "finish")
    assert (table.label, table.who("caller")) == ("turn", None)


@shows("reveal.show")
def test_play_7_everybody_turns_up_their_cards() -> None:
    grids = {"Ana": "2H -- 3H 4H", "Ben": "2S 3S", "Cleo": "2D 3D -- 4D"}
    table = deal(grids, discard="9C", whose="Cleo", caller="Ana").play("take 4", "finish")
    for player in range(3):
        seen = engine().observe(table.found, player)
        assert seen["zones"]["grid"] == [
            ["2H", None, "3H", "4H"],
            ["2S", "3S", None, None],
            ["2D", "3D", None, "9C"],
        ]
        assert seen["up"]["grid"] == [
            [True, False, True, True],
            [True, True, False, False],
            [True, True, False, True],
        ]


@shows("reveal.show", "grid")
def test_play_7_not_before_the_last_turn_is_over() -> None:
    table = deal(GRIDS, discard="9C", whose="Cleo", caller="Ana").play("take 1")
    assert engine().observe(table.found, 0)["up"]["grid"] == [[False] * 4] * 3


@shows("total")
@pytest.mark.parametrize(
    ("grid", "total"),
    [("", 0), ("KH KD", -4), ("AS 2H 10C JD", 24), ("QS QH QD QC", 48), ("KS -- KH 5D", 3)],
)
def test_play_7_a_total_is_the_sum_of_the_cards(grid: str, total: int) -> None:
    table = deal({"Ana": grid, "Ben": "6H"}, at=None)
    assert table.decide("total", "Ana") == f"{total} total"
