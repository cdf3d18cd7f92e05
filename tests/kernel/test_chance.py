"""Random play resembles play: what a move is, and not how many there are of a kind, tells how often
it is made."""

from __future__ import annotations

from collections import Counter

import pytest

from cambio_spec.kernel.chance import CALM, LIKINGS, by_chance, drawn
from cambio_spec.kernel.expressions import Numbers
from cambio_spec.kernel.play import new_match
from cambio_spec.kernel.program import Fact, Option, Program
from cambio_spec.kernel.random import seeded
from cambio_spec.kernel.state import Move
from cambio_spec.kernel.types import INTEGER, PLAYER
from tests.kernel.building import (
    O,
    by,
    choose,
    const,
    fact,
    goto,
    local,
    op,
    option,
    phase,
    program,
    stage,
)

TURN, WHO = fact("turn", PLAYER), local("who", PLAYER)
AGAIN = goto("wait")
TWENTY = choose("n", INTEGER, Numbers(const(1), const(20), origin=O))
THROW = option("throw", AGAIN, choice=TWENTY, by=by("who", TURN))
OTHERS_THROW = option("throw", AGAIN, choice=TWENTY, by=by("who", TURN, op(WHO, "!=", TURN)))
DRAW, KNOCK = option("draw", AGAIN), option("knock", AGAIN)
PUT = option("put", AGAIN, choice=TWENTY)


def game(*options: Option) -> Program:
    """Seat 1 of 3 is in turn, and stays so."""
    return program(
        stage("start", AGAIN),
        phase("wait", *options, actor=TURN),
        facts=(Fact("turn", False, PLAYER, 1, None, None, origin=O),),
    )


def moves(game: Program, most: int = 2_000, **likings: int) -> list[Move]:
    state, generator = new_match(game, 3, 1), seeded(7)
    made = []
    for _ in range(most):
        generator, move = drawn(game, state, generator, likings)
        made.append(move)
    return made


def test_a_reaction_is_made_now_and_then_however_many_there_are() -> None:
    reactions = [m for m in moves(game(DRAW, THROW)) if m.name == "throw"]
    assert 2_000 / CALM * 0.8 < len(reactions) < 2_000 / CALM * 1.2


def test_every_player_who_has_a_reaction_makes_it_as_often() -> None:
    made = Counter(m.player for m in moves(game(DRAW, THROW)) if m.name == "throw")
    assert sorted(made) == [0, 1, 2]
    assert max(made.values()) < 1.5 * min(made.values())
    others = Counter(m.player for m in moves(game(DRAW, OTHERS_THROW)) if m.name == "throw")
    assert sorted(others) == [0, 2]


def test_where_there_are_reactions_only_one_is_made_each_time() -> None:
    assert {m.player for m in moves(game(THROW), 100)} == {0, 1, 2}


def test_an_option_is_taken_as_often_as_it_is_liked_not_as_it_has_choices() -> None:
    names = Counter(m.name for m in moves(game(DRAW, PUT), draw=4, put=1))
    assert 1_500 < names["draw"] < 1_700


def test_what_is_chosen_is_anything_as_often() -> None:
    chosen = Counter(m.value for m in moves(game(PUT)))
    assert set(chosen) == set(range(1, 21))
    assert max(chosen.values()) < 2 * min(chosen.values())


@pytest.mark.parametrize("seed", range(3))
def test_a_liking_is_kept_for_the_whole_game(seed: int) -> None:
    known: dict[str, int] = {}
    rules, generator = game(DRAW, KNOCK, PUT), seeded(seed)
    state = new_match(rules, 3, 1)
    for _ in range(20):
        before = dict(known)
        generator, _move = drawn(rules, state, generator, known)
        assert before in ({}, known)
    assert set(known) == {"draw", "knock", "put"}
    assert set(known.values()) <= {4**level for level in range(LIKINGS)}


def test_no_two_games_like_the_same() -> None:
    rules = game(DRAW, KNOCK, PUT)
    shares = set()
    for seed in range(12):
        log = by_chance(rules, new_match(rules, 3, 1), seed, 30).log
        shares.add(sum(logged.move.name == "draw" for logged in log))
    assert len(shares) > 6


def test_play_by_chance_ends_after_so_many_moves() -> None:
    rules = game(DRAW)
    assert len(by_chance(rules, new_match(rules, 3, 1), 5, 9).log) == 9
