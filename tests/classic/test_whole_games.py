"""Whole games of chance, for every number of players and every way to play: they end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cambio_spec.kernel import play
from cambio_spec.kernel.state import Move
from tests.classic.situations import engine, rules

WAYS = (
    "classic",
    "classic+two_hands+games=3",
    "classic+rummy",
    "classic+high_stakes",
    "classic+high_stakes+rummy",
    "classic+two_packs",
    "classic+high_stakes+rummy+two_packs",
)
PLAYED = [(game, count) for game in WAYS for count in rules(game).program.counts]
GAMES = 10


def chosen(legal: list[tuple[int, str, Any]], chance: Random) -> tuple[int, str, Any]:
    """First who moves what, then where: sticking would drown out all else."""
    kind = chance.choice(list(dict.fromkeys(move[:2] for move in legal)))
    return chance.choice([move for move in legal if move[:2] == kind])


@pytest.mark.parametrize(("game", "players"), PLAYED)
def test_a_game_of_chance_ends(game: str, players: int) -> None:
    module = engine(game)
    for seed in range(GAMES):
        chance = Random(seed)
        state = module.new_round(players, seed, {})
        while legal := module.legal(state):
            assert len(state.log) < 20_000
            module.apply(state, chosen(legal, chance))
        assert (state.status, state.halt) == ("over", None)
        lying = [*state.stock, *state.discard, *(c for grid in state.grid for c in grid)]
        assert sorted(c for c in lying if c is not None) == list(range(len(module.CARDS)))


@pytest.mark.parametrize("game", ["classic+games=3", "classic+rummy", "classic+two_packs"])
def test_both_readings_play_the_same_match(game: str) -> None:
    module, program = engine(game), rules(game).program
    chance = Random(7)
    found, expected = module.new_match(3, 7), play.new_match(program, 3, 7)
    for _ in range(300):
        legal = module.legal(found)
        if not legal:
            break
        move = chosen(legal, chance)
        module.apply(found, move)
        expected = play.apply(program, expected, Move(*move))
        assert module.snapshot(found) == play.snapshot(program, expected)
