"""A leak is played again, in the evaluator and in another engine, before it is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from cambio_spec.kernel.play import apply, legal, observe
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.state import Move
from cambio_spec.proof.knowledge.search import Leak
from cambio_spec.proof.knowledge.starts import Start, state_of
from cambio_spec.proof.outcome import ReadingsDisagree

Observed = Mapping[str, object]

Watch = Callable[[Start, Sequence[Move], int], Sequence[Observed]]
"""Another reading's observations of a player: of a start, and after each of the moves."""


def watched(
    program: Program, start: Start, moves: Sequence[Move], viewer: int
) -> Sequence[Observed]:
    state = state_of(program, start)
    found = [observe(program, state, viewer)]
    for move in moves:
        state = apply(program, state, move)
        found.append(observe(program, state, viewer))
    return found


def replayed(program: Program, leak: Leak, watch: Watch | None) -> Leak:
    """The leak. Raises `ReadingsDisagree` where the player can tell the deals apart before the
    last move, where that isn't as it is said to be, or where the other reading differs."""
    played = leak.moves[:-1] if leak.offered else leak.moves
    seen = [watched(program, start, played, leak.viewer) for start in leak.starts]
    told = [_but_moves(one[-1]) if leak.offered else one[-2] for one in seen]
    before = [[*one[:-1], end] for one, end in zip(seen, told, strict=True)]
    if before[0] != before[1]:
        raise ReadingsDisagree("evaluate", leak.origin, before[0], before[1])
    if leak.offered:
        offers = [_offered(program, start, played, leak.moves[-1]) for start in leak.starts]
        if offers != [True, False]:
            raise ReadingsDisagree("evaluate", leak.origin, [True, False], offers)
    if watch is not None:
        for start, expected in zip(leak.starts, seen, strict=True):
            found = list(watch(start, played, leak.viewer))
            if found != expected:
                raise ReadingsDisagree("engine", leak.origin, expected, found)
    return leak


def _offered(program: Program, start: Start, moves: Sequence[Move], move: Move) -> bool:
    state = state_of(program, start)
    for made in moves:
        state = apply(program, state, made)
    return move in legal(program, state)


def _but_moves(observed: Observed) -> Observed:
    return {name: value for name, value in observed.items() if name != "moves"}
