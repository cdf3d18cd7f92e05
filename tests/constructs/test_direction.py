"""Left and right, and the way round that play goes."""

from __future__ import annotations

import pytest

from cambio_spec.constructs.game import Game
from cambio_spec.kernel.play import apply, legal, new_match
from cambio_spec.model.build import build
from cambio_spec.source.files import SourceFile
from cambio_spec.syntax.parse import parse

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
    ],
)
def test_seats_are_numbered_as_play_goes_round(direction: str, side: str, order: list[int]) -> None:
    text = RING.format(direction=direction, side=side)
    document = parse(SourceFile("ring.cambio", text))
    game = next(d for d in document.declarations if isinstance(d, Game))
    program = build("ring", game, document.declarations).program
    state = new_match(program, 3, seed=1)
    seats = []
    for _ in order:
        (move,) = legal(program, state)
        seats.append(move.player)
        state = apply(program, state, move)
    assert seats == order
