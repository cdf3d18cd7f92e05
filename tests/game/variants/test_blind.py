"""Blind Cambio: nobody looks at any card before the first turn."""

from __future__ import annotations

import pytest

from tests.game.book import shows
from tests.game.situations import NAMES, Game, new_round

BLIND = Game("cambio+blind")
everyone = pytest.mark.parametrize("players", range(2, 7))


@shows("setup.peek", "peek_when")
@everyone
def test_variants_1_nobody_knows_a_card_when_play_begins(players: int) -> None:
    table = BLIND.new_round(players).play("depth 20")
    assert table.label == "turn"
    assert table.known() == {name: set[str]() for name in NAMES[:players]}


@shows("setup.peek")
def test_variants_1_the_two_nearest_cards_are_as_hidden_as_the_others() -> None:
    table = BLIND.new_round(2, dealer="Ben").play("depth 20")
    seen = BLIND.rules.engine.observe(table.found, 0)
    assert seen["zones"]["grid"] == [["?"] * 4] * 2
    assert seen["up"]["grid"] == [[False] * 4] * 2


@shows("setup.peek")
@everyone
def test_variants_1_all_else_about_the_set_up_stays(players: int) -> None:
    blind, usual = (
        game.play("depth 20") for game in (BLIND.new_round(players), new_round(players))
    )
    assert (blind.actor, blind.discard, blind.stock) == (usual.actor, usual.discard, usual.stock)
    assert [blind.grid(name) for name in NAMES[:players]] == [
        usual.grid(name) for name in NAMES[:players]
    ]


@shows("setup.peek")
def test_variants_1_what_players_know_they_have_earned_in_play() -> None:
    table = BLIND.deal({"Ana": "2H 3H", "Ben": "2S 3S"}, discard="9C", stock="7D AD")
    assert table.play("draw", "keep 2", "finish").known() == {"Ana": {"Ana 2"}, "Ben": set()}
    assert table.play("draw", "throw", "peek_own 1").known()["Ben"] == {"Ben 1"}


@shows("setup.peek")
@pytest.mark.parametrize("with_it", ["five_cards", "joker", "team"])
def test_variants_1_nobody_looks_whatever_else_is_played(with_it: str) -> None:
    table = Game(f"cambio+blind+{with_it}").new_round(4).play("depth 20")
    assert set.union(*table.known().values()) == set()
