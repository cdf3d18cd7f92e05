"""The generated engine says what the evaluator says: every state, every legal move, what each
player may know, every verdict. A failure shows the shortest list of moves that Hypothesis finds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest
from hypothesis import HealthCheck, find, given, settings
from hypothesis import strategies as st

from cambio_spec import pipeline
from cambio_spec.engine import emit, load
from cambio_spec.kernel import play
from cambio_spec.kernel.chance import by_chance
from cambio_spec.kernel.evaluate import decide
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.state import Move, State, Value
from tests.agreement.random_programs import Playthrough, playthroughs, programs
from tests.agreement.random_states import as_laid, random_arguments, random_state
from tests.kernel.small_game import small_game

SHIPPED = Path(__file__).parents[2] / "spec" / "cambio.cambio"
REACTING = Path(__file__).parents[1] / "games" / "dutch.cambio"
many = settings(max_examples=150, suppress_health_check=list(HealthCheck))
picks = st.lists(st.integers(0, 11), max_size=60)
seeds = st.integers(-(2**64), 2**64)


@dataclass
class Sides:
    """A program's state in both readings, and the moves that led there."""

    program: Program
    engine: ModuleType
    expected: State
    found: Any
    moves: list[Move]

    def differences(self) -> Iterator[str]:
        """What the two readings say differently of this state."""
        program, expected, found = self.program, self.expected, self.found
        snapshots = play.snapshot(program, expected), self.engine.snapshot(found)
        yield from different("state", *snapshots)
        legal = [tuple(move) for move in play.legal(program, expected)]
        yield from different("legal moves", legal, self.engine.legal(found))
        log = [(tuple(move), audience) for move, audience in expected.log]
        yield from different("log", log, found.log)
        for player in range(expected.players):
            seen = play.observe(program, expected, player), self.engine.observe(found, player)
            yield from different(f"what player {player} may know", *seen)

    def follow(self, pick: int) -> bool:
        """One more move, the same on both sides; False where there is none."""
        moves = play.legal(self.program, self.expected)
        if moves:
            move = moves[pick % len(moves)]
            self.moves.append(move)
            self.expected = play.apply(self.program, self.expected, move)
            self.engine.apply(self.found, tuple(move))
        return bool(moves)


def different(what: str, expected: object, found: object) -> list[str]:
    if expected == found:
        return []
    return [f"{what}:\n  evaluator {expected}\n  engine    {found}"]


def readable(moves: list[Move]) -> str:
    steps = [
        f"player {move.player}: {move.name}" + ("" if move.value is None else f" {move.value}")
        for move in moves
    ]
    return "; ".join(steps) or "no move"


def disagreement(game: Playthrough, engine: ModuleType) -> str | None:
    """Where the readings part, and after which moves; None where they never do."""
    start = (game.players, game.seed)
    if game.single_round:
        sides = play.new_round(game.program, *start), engine.new_round(*start)
    else:
        sides = play.new_match(game.program, *start), engine.new_match(*start)
    both = Sides(game.program, engine, *sides, [])
    for pick in [*game.picks, None]:
        found = list(both.differences())
        if found:
            return f"after {readable(both.moves)}\n" + "\n".join(found)
        if pick is None or not both.follow(pick):
            break
    log = both.found.log
    again = engine.replay(*start, log, game.single_round)
    replayed = different("replayed", engine.snapshot(both.found), engine.snapshot(again))
    return replayed[0] if replayed else None


def agree(game: Playthrough, engine: ModuleType) -> None:
    found = disagreement(game, engine)
    assert found is None, found


@many
@given(playthroughs())
def test_they_play_random_programs_alike(game: Playthrough) -> None:
    agree(game, load(emit(game.program), "random"))


def agree_by_chance(program: Program, players: int, seed: int, engine: ModuleType) -> None:
    expected = by_chance(program, play.new_round(program, players, seed), seed, 40)
    found = engine.random_round(players, seed, 40)
    moves = [tuple(move) for move, _ in expected.log]
    assert [move for move, _ in found.log] == moves
    assert engine.snapshot(found) == play.snapshot(program, expected)


@settings(many, max_examples=60)
@given(playthroughs())
def test_by_chance_they_make_the_same_moves_of_random_programs(game: Playthrough) -> None:
    agree_by_chance(game.program, game.players, game.seed, load(emit(game.program), "random"))


@settings(many, max_examples=60)
@given(programs(), st.integers(2, 3), st.integers(0, 2**32))
def test_they_judge_any_situation_of_random_programs_alike(
    program: Program, players: int, chance: int
) -> None:
    judge_alike(program, load(emit(program), "random"), players, chance)


def judge_alike(program: Program, engine: ModuleType, players: int, chance: int) -> None:
    random = Random(chance)
    expected = random_state(program, players, random)
    facts = {(name, owner): value for (name, owner), value in expected.facts.items()}
    faces, seen = as_laid(expected)
    found = engine.deal_state(players, expected.zones, facts, faces=faces, seen=seen)
    assert engine.snapshot(found) == play.snapshot(program, expected)
    for decision in program.decisions:
        for _ in range(3):
            arguments = spots_in_reach(random_arguments(program, decision, players, random))
            verdict = decide(program, expected, decision.name, arguments)
            asked = engine.decide(found, decision.name, *arguments)
            assert tuple(asked) == tuple(verdict), (decision.name, arguments)


def spots_in_reach(arguments: tuple[Value, ...]) -> tuple[Value, ...]:
    """Spots in the first slot, which every grid has."""
    return tuple((int(a[0]), 0) if isinstance(a, tuple) else a for a in arguments)


@cache
def small() -> tuple[Program, ModuleType]:
    program = small_game()
    return program, load(emit(program), "small")


@settings(many, max_examples=60)
@given(st.integers(2, 4), seeds, st.booleans(), picks)
def test_they_play_the_small_game_alike(
    players: int, seed: int, single_round: bool, picks: list[int]
) -> None:
    program, engine = small()
    agree(Playthrough(program, players, seed, single_round, picks), engine)


@given(st.integers(0, 2), st.integers(0, 2), seeds)
def test_they_set_facts_alike(turn: int, points: int, seed: int) -> None:
    program, engine = small()
    facts: dict[str | tuple[str, int], Value] = {"turn": turn, ("points", 1): points}
    expected = play.new_round(program, 3, seed, facts)
    assert engine.snapshot(engine.new_round(3, seed, facts)) == play.snapshot(program, expected)


@cache
def shipped() -> tuple[Program, ModuleType]:
    ruleset = pipeline.load(str(SHIPPED))
    return ruleset.program, load(pipeline.engine_source(ruleset), "shipped")


@pytest.mark.parametrize("players", range(2, 7))
@settings(many, max_examples=15)
@given(seed=seeds, single_round=st.booleans(), picks=picks)
def test_they_play_the_shipped_game_alike(
    players: int, seed: int, single_round: bool, picks: list[int]
) -> None:
    program, engine = shipped()
    agree(Playthrough(program, players, seed, single_round, picks), engine)


@cache
def reacting() -> tuple[Program, ModuleType]:
    """A game in which everybody may throw in at almost any time."""
    ruleset = pipeline.load(str(REACTING))
    return ruleset.program, load(pipeline.engine_source(ruleset), "reacting")


@settings(many, max_examples=10)
@given(st.integers(2, 5), seeds)
def test_by_chance_they_make_the_same_moves_of_a_game_with_reactions(
    players: int, seed: int
) -> None:
    program, engine = reacting()
    agree_by_chance(program, players, seed, engine)


@settings(many, max_examples=60)
@given(st.integers(2, 6), st.integers(0, 2**32))
def test_they_judge_any_situation_of_the_shipped_game_alike(players: int, chance: int) -> None:
    judge_alike(*shipped(), players, chance)


def test_a_fault_in_an_engine_is_found_and_told_as_a_short_list_of_moves() -> None:
    """The engine here lets a player who lays off a card keep the turn."""
    program = small_game()
    text = emit(program)
    right = "state.turn = (state.turn + 1) % state.players"
    assert text.count(right) == 1
    faulty = load(text.replace(right, "state.turn = state.turn"), "faulty")
    games = st.builds(Playthrough, st.just(program), st.just(2), seeds, st.just(True), picks)
    game = find(games, lambda g: disagreement(g, faulty) is not None, settings=many)
    told = disagreement(game, faulty)
    assert told is not None
    assert told.startswith("after player 0: draw; player 0: ")
    assert len(game.picks) <= 3
