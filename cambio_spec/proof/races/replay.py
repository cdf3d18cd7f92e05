"""A race is run again in another engine before it is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cambio_spec.kernel.play import apply, legal, snapshot
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.state import Move
from cambio_spec.proof.knowledge.starts import Start, state_of
from cambio_spec.proof.outcome import ReadingsDisagree
from cambio_spec.proof.races.search import Race

Ran = tuple[object, Sequence[Move]]
"""The snapshot of a state, and the moves that may be made there."""

Runs = Callable[[Start, Sequence[Move]], Ran]
"""Another reading: what these moves lead to."""


def replayed(program: Program, race: Race, runs: Runs | None) -> Race:
    """The race. Raises `ReadingsDisagree` where the other reading runs it otherwise."""
    orders = [[race.first], [race.second]]
    if race.way == "differs":
        orders = [[race.first, race.second], [race.second, race.first]]
    if runs is None:
        return race
    for moves in orders:
        expected, found = ran(program, race.start, moves), runs(race.start, moves)
        if expected != (found[0], tuple(Move(*move) for move in found[1])):
            raise ReadingsDisagree("engine", race.first.name, expected, found)
    return race


def ran(program: Program, start: Start, moves: Sequence[Move]) -> Ran:
    state = state_of(program, start)
    for move in moves:
        state = apply(program, state, move)
    return snapshot(program, state), legal(program, state)
