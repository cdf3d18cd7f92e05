"""What players know in the course of a round: what they have seen, and nothing else.

The memory here is kept from the moves alone, as a player at the table would keep it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.game.situations import CAMBIO, Game


class Memory:
    """For each player the cards that they could name, wherever these lie now. Before the first
    turn they have looked at so many of their own."""

    def __init__(self, players: int, looked_at: int) -> None:
        self.of: list[set[int]] = [set() for _ in range(players)]
        self.looked_at = looked_at

    def everybody_sees(self, *cards: int) -> None:
        for seen in self.of:
            seen.update(cards)

    def after(self, before: Any, move: tuple[int, str, Any], state: Any) -> None:
        """What a move from `before` to `state` shows to whom."""
        actor, name, value = move
        match name:
            case "depth":
                for player, seen in enumerate(self.of):
                    seen.update(state.grid[player][: self.looked_at])
                self.everybody_sees(*state.discard)
            case "draw":
                if not before.stock:
                    for seen in self.of:
                        seen.difference_update(before.discard[:-1])
                self.of[actor].update(state.hand[actor])
            case "throw":
                self.everybody_sees(*before.hand[actor])
            case "keep" | "take" | "stick":
                self.everybody_sees(before.grid[value[0]][value[1]])
            case "peek_own" | "peek_other":
                self.of[actor].add(before.grid[value[0]][value[1]])
            case "theirs" if before.log[-1][0][1] == "look_swap":
                for owner, slot in (before.log[-1][0][2], value):
                    self.of[actor].add(before.grid[owner][slot])
            case "finish" | "call" if state.status == "over":
                self.everybody_sees(*(c for grid in state.grid for c in grid if c is not None))
            case "blind_swap" | "look_swap" | "theirs" | "yes" | "no":
                pass
            case "decline" | "finish" | "call":
                pass
            case _:
                raise AssertionError(f"what does `{name}` show?")


def told(game: Game, state: Any, player: int) -> set[int]:
    """The cards that an observation names."""
    seen = game.rules.engine.observe(state, player)["zones"]
    return {game.rules.deck.index(code) for code in flat(seen) if code not in (None, "?")}


def flat(value: Any) -> Iterator[Any]:
    if isinstance(value, dict):
        value = list(value.values())
    if not isinstance(value, list):
        yield value
        return
    for each in value:
        yield from flat(each)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("seed", range(2))
def test_players_know_what_they_have_seen_and_nothing_else(players: int, seed: int) -> None:
    assert_known_is_seen(CAMBIO, players, seed, looked_at=2)


@pytest.mark.parametrize(
    ("features", "players", "looked_at"),
    [
        ("blind", 3, 0),
        ("five_cards", 3, 2),
        ("blind+five_cards", 2, 0),
        ("stick_any_turn", 4, 2),
        ("team", 4, 2),
        ("team+stick_any_turn", 6, 2),
    ],
)
def test_so_do_they_with_variants_and_options(features: str, players: int, looked_at: int) -> None:
    assert_known_is_seen(Game(f"cambio+{features}"), players, 1, looked_at)


def assert_known_is_seen(game: Game, players: int, seed: int, looked_at: int) -> None:
    """In a round that is long enough for the stock to run out; then somebody calls."""
    engine, memory, random = game.rules.engine, Memory(players, looked_at), Random(seed)
    state = engine.new_round(players, seed)
    names, shuffles, moves = set(), 0, 0
    while state.status == "waiting":
        legal = engine.legal(state)
        rare = {"call"} if random.random() < 0.1 else {"call", "stick"}
        kinds = {kind for _, kind, _ in legal} - (rare if moves < 300 else set())
        kind = random.choice(sorted(kinds))
        move = random.choice([move for move in legal if move[1] == kind])
        before = state.copy()
        engine.apply(state, move)
        memory.after(before, move, state)
        assert [told(game, state, player) for player in range(players)] == memory.of, move
        names.add(move[1])
        shuffles += move[1] == "draw" and not before.stock
        moves += 1
    assert shuffles > 0
    assert names >= {"depth", "draw", "keep", "throw", "take", "stick", "finish", "call"}
