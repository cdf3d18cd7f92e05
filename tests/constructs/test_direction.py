"""Left, right and the neighbour, and the way round that play goes."""

from __future__ import annotations

import pytest

from cambio_spec.constructs.game import Game
from cambio_spec.kernel.evaluate import decide
from cambio_spec.kernel.play import apply, deal_state, legal, new_match
from cambio_spec.model.build import build
from cambio_spec.model.configuring import configuration
from cambio_spec.source.files import SourceFile
from cambio_spec.syntax.parse import parse
from tests.constructs.frame import program

RING = """
game ring
players 3 to 3, {direction} because "a test"
deck french_52 in stock because "a test"
zone stock: pile, face down because "a test"
fact active is a player because "a test"
stage opening of match:
  step begin: go to setup because "a test"
stage setup of round:
  step begin: go to turn because "a test"
phase turn: active acts because "a test"
action pass_on in turn: let active be {side} of active because "a test"
"""


@pytest.mark.parametrize(
    ("direction", "side", "order"),
    [
        ("clockwise", "left", [0, 1, 2, 0]),
        ("clockwise", "right", [0, 2, 1, 0]),
        ("counterclockwise", "right", [0, 1, 2, 0]),
        ("counterclockwise", "left", [0, 2, 1, 0]),
        ("clockwise", "neighbour", [0, 1, 2, 0]),
        ("counterclockwise", "neighbour", [0, 1, 2, 0]),
    ],
)
def test_seats_are_numbered_as_play_goes_round(direction: str, side: str, order: list[int]) -> None:
    text = RING.format(direction=direction, side=side)
    document = parse(SourceFile("ring.cambio", text))
    game = next(d for d in document.declarations if isinstance(d, Game))
    program = build(configuration(game, document.declarations, (), (), "ring")).program
    state = new_match(program, 3, seed=1)
    seats = []
    for _ in order:
        (move,) = legal(program, state)
        seats.append(move.player)
        state = apply(program, state, move)
    assert seats == order


def test_the_neighbour_is_whoever_sits_there_and_left_and_right_go_past_who_has_left() -> None:
    game = program(
        "fact out of player is yes or no, kept players 4 to 4, clockwise, leaving when out of it"
        " define after of player: left of player define before of player: right of player"
        " define beside of player: neighbour of player"
        " define across of player: neighbour of neighbour of player",
        ["players"],
    )
    state = deal_state(game, 4, {}, {("out", 1): True})
    names = ("after", "before", "beside", "across")
    assert [decide(game, state, name, (0,)).value for name in names] == [2, 3, 1, 2]
    assert decide(game, state, "beside", (3,)).value == 0


def test_who_has_left_may_be_told_by_the_neighbour() -> None:
    text = "players 2 to 4, clockwise, leaving when neighbour of it is dealer"
    game = program(f"{text} define next_one of player: left of player", ["players"])
    state = deal_state(game, 4, {}, {"dealer": 2})
    assert decide(game, state, "next_one", (0,)).value == 2
