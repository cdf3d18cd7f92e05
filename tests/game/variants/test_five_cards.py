"""The grid of five cards: 2-2-1, and a limit of 150."""

from __future__ import annotations

import pytest

from tests.game.book import shows
from tests.game.situations import NAMES, Game

FIVE_CARDS = Game("cambio+five_cards")
everyone = pytest.mark.parametrize("players", range(2, 7))


@shows("dealt", "grid")
@everyone
def test_variants_3_each_player_gets_five_cards_face_down(players: int) -> None:
    table = FIVE_CARDS.new_round(players).play("depth 20")
    for name in NAMES[:players]:
        assert len(table.grid(name).split()) == 5
        assert "--" not in table.grid(name)
    seen = FIVE_CARDS.rules.engine.observe(table.found, 0)
    assert seen["up"]["grid"] == [[False] * 5] * players
    assert len(table.stock.split()) == 52 - 5 * players - 1


@shows("grid")
def test_variants_3_they_lie_in_rows_of_two_two_and_one() -> None:
    assert FIVE_CARDS.rules.program.zone("grid").rows == (2, 2, 1)


@shows("grid", "dealt")
def test_variants_3_all_five_can_be_played_and_count() -> None:
    table = FIVE_CARDS.deal({"Ana": "2H 3H 4H 5H 6H", "Ben": "2S"}, discard="9C", stock="9D")
    assert table.decide("total", "Ana") == "20 total"
    assert [move for move in table.moves if "take" in move] == [f"take {n}" for n in range(1, 6)]
    table.play("draw", "keep 5", "finish")
    assert (table.grid("Ana"), table.top) == ("2H 3H 4H 5H 9D", "6H")
    assert table.decide("total", "Ana") == "23 total"


@shows("limit")
@pytest.mark.parametrize(("ben", "out"), [(100, set()), (149, set()), (150, {"Ben"})])
def test_variants_3_who_reaches_150_is_out(ben: int, out: set[str]) -> None:
    assert FIVE_CARDS.after_round({"Ana": 0, "Ben": ben, "Cleo": 149}).out == out


@shows("limit")
def test_variants_3_another_limit_can_still_be_agreed_on() -> None:
    table = Game("cambio+five_cards+limit=100").after_round({"Ana": 0, "Ben": 100, "Cleo": 99})
    assert table.out == {"Ben"}


# ── what the books leave open ──────────────────────────────────────────────────────────────


@shows("nearest_row")
@everyone
def test_nearest_row_ruled_two_cards(players: int) -> None:
    table = FIVE_CARDS.new_round(players).play("depth 20")
    assert table.known() == {name: {f"{name} 1", f"{name} 2"} for name in NAMES[:players]}


@shows("nearest_row")
def test_nearest_row_ruled_two_cards_but_played_blind_none() -> None:
    blind = Game("cambio+blind+five_cards")
    assert blind.new_round(3).play("depth 20").known() == {name: set() for name in NAMES[:3]}
    assert "nearest_row" not in blind.rules.ruleset.rules
