"""Rounds and matches played by chance, to see whether play ever can't go on.

Nothing is proved by this. But what it finds is a real deal, and it finds what is plainly wrong:
more cards than there is room for, a stage that leads nowhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from cambio_spec.kernel.expressions import Binary, Const, Expr, Numbers, ReadFact, Size
from cambio_spec.kernel.play import replay
from cambio_spec.kernel.program import Choice, Program
from cambio_spec.kernel.state import Halt, Move, State
from cambio_spec.kernel.walk import descendants
from cambio_spec.proof.outcome import ReadingsDisagree
from cambio_spec.source.time_limit import OutOfTime, at_most

SEEDS = range(6)
"""Of the deals that are tried for each number of players, as a round and as a match."""
MOST_MOVES = 400
"""After so many, a match isn't played on."""
PATIENCE = 2.0
"""Seconds for all deals together: rules that somebody else wrote may take any time."""
WIDEST = 5_000
"""So many numbers to choose from may a player have at most: each is a move of its own."""
DECIDED = ("gap", "conflict")
"""Why a decision halts play. Proofs tell that better."""

Play = Callable[[int, int, bool, int], tuple[Sequence[Move], tuple[object, ...] | None]]
"""Another reading's random game: players, seed, whether one round ends play, the most moves. The
moves made, and the fields of `Halt` if it halted."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A game that can't go on: `state` is halted, `moves` led there."""

    state: State
    halt: Halt
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class _Halted:
    players: int
    seed: int
    single_round: bool
    moves: tuple[Move, ...]
    halt: tuple[object, ...]


def stop(program: Program, players: Sequence[int], play: Play) -> Stop | None:
    """The first game found that can't go on: for the fewest players, with the fewest moves. None
    where every game that was tried went well.

    Raises `ReadingsDisagree` where the evaluator doesn't halt as the other reading did.
    """
    if not is_modest(program):
        return None
    found: list[_Halted] = []
    try:
        with at_most(PATIENCE):
            for count in players:
                found += _halted(count, play)
                if found:
                    break
    except OutOfTime:
        pass  # what was found by then is true all the same
    if not found:
        return None
    shortest = min(found, key=lambda each: len(each.moves))
    state = replay(program, shortest.players, shortest.seed, shortest.moves, shortest.single_round)
    if state.halt is None or tuple(state.halt) != shortest.halt:
        raise ReadingsDisagree("engine", str(shortest.halt[1]), state.halt, shortest.halt)
    return Stop(state, state.halt, shortest.moves)


def _halted(count: int, play: Play) -> Iterator[_Halted]:
    for seed in SEEDS:
        for single in (True, False):
            moves, halt = play(count, seed, single, MOST_MOVES)
            if halt is not None and halt[0] not in DECIDED:
                yield _Halted(count, seed, single, tuple(Move(*move) for move in moves), halt)


def is_modest(program: Program) -> bool:
    """Whether nobody ever has to choose among more numbers than fit on a table."""
    choices = (node for node in descendants(program) if isinstance(node, Choice))
    return all(_width(choice, program) <= WIDEST for choice in choices)


def _width(choice: Choice, program: Program) -> float:
    domain = choice.domain
    if not isinstance(domain, Numbers):
        return 0
    return _bound(domain.high, program, 1) - _bound(domain.low, program, -1)


def _bound(expr: Expr, program: Program, up: int) -> float:
    """The greatest value of a number (the least one where `up` is -1), or infinity."""
    match expr:
        case Const(value=int() as value):
            return value
        case Size():
            return len(program.deck.cards) if up > 0 else 0
        case ReadFact(fact=name):
            fact = program.fact(name)
            end = fact.high if up > 0 else fact.low
            return up * float("inf") if end is None else end
        case Binary(op="+", left=left, right=right):
            return _bound(left, program, up) + _bound(right, program, up)
        case Binary(op="-", left=left, right=right):
            return _bound(left, program, up) - _bound(right, program, -up)
        case _:
            return up * float("inf")
