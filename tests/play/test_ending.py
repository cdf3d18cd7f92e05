"""How a round can have ended: no round that play leads to is refused."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from cambio_spec import pipeline
from cambio_spec.constructs.players import PlayersPart
from cambio_spec.kernel import play
from cambio_spec.kernel.program import Program, Stage
from cambio_spec.kernel.state import State
from cambio_spec.play.counting import Counting, counting
from cambio_spec.play.ending import endings, possible
from tests.game.situations import SPEC

MOST_MOVES = 600


def counted(name: str) -> tuple[Program, Counting]:
    game, plus, features = name.partition("+")
    ruleset = pipeline.load(f"{SPEC.parent / game}.cambio{plus}{features}")
    leaving = any(part.leaving is not None for part in ruleset.all(PlayersPart))
    found = counting(ruleset.program, leaving)
    assert found is not None
    return ruleset.program, found


def ended(program: Program, stage: str, players: int, seed: int) -> State | None:
    """A round of moves drawn at random, up to the count; None for one that takes long."""
    resting = replace(
        program,
        blocks=tuple(
            replace(b, body=()) if isinstance(b, Stage) and b.label == stage else b
            for b in program.blocks
        ),
    )
    draw = Random(seed)
    state = play.new_round(resting, players, seed)
    for _ in range(MOST_MOVES):
        if state.halt is not None and state.halt.origin == program.block(stage).origin:
            return state
        state = play.apply(resting, state, draw.choice(play.legal(resting, state)))
    return None


@pytest.mark.parametrize(
    ("name", "players"),
    [
        ("cambio", 2),
        ("cambio+empty_wins", 3),
        ("cambio+empty_wins+stick_any_turn", 2),
        ("cambio+team+empty_wins", 4),
        ("classic", 2),
        ("classic+rummy", 3),
    ],
)
def test_every_round_that_was_played_can_have_ended(name: str, players: int) -> None:
    program, count = counted(name)
    assert count.stage is not None
    ways = endings(program, count)
    assert ways
    found = [ended(program, count.stage, players, seed) for seed in range(12)]
    states = [state for state in found if state is not None]
    assert states
    for state in states:
        assert any(possible(program, count, state, frozenset(), way) for way in ways)


def test_a_round_ends_in_two_ways_where_an_empty_grid_wins() -> None:
    program, count = counted("cambio+empty_wins")
    assert {way.origin for way in endings(program, count)} == {"stick", "next.last_lap"}
    program, count = counted("cambio")
    assert {way.origin for way in endings(program, count)} == {"next.last_lap"}
