"""Rounds and matches played by chance, to see whether play ever can't go on, or a round never ends.

Nothing is proved by this. But what it finds is a real deal, and it finds what is plainly wrong:
more cards than there is room for, a stage that leads nowhere, a round that nobody can end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from cambio_spec.kernel.expressions import Binary, Const, Expr, Numbers, ReadFact, RuleId, Size
from cambio_spec.kernel.play import replay
from cambio_spec.kernel.program import Choice, Program
from cambio_spec.kernel.state import Halt, Move, State
from cambio_spec.kernel.walk import descendants
from cambio_spec.proof.outcome import ReadingsDisagree
from cambio_spec.source.time_limit import OutOfTime, at_most

SEEDS = range(6)
"""Of the deals that are tried for each number of players, as a round and as a match."""
MOST_MOVES = 400
"""After so many, a match isn't played on, nor a round while others are left to be tried."""
LONGEST_ROUND = 10_000
"""After so many moves, a round isn't played on: what ends one may come up seldom by chance."""
PATIENCE = 2.0
"""Seconds for all deals together: rules that somebody else wrote may take any time."""
WIDEST = 5_000
"""So many numbers to choose from may a player have at most: each is a move of its own."""
DECIDED = ("gap", "conflict")
"""Why a decision halts play. Proofs tell that better."""


class Played(NamedTuple):
    """A random game of another reading: the moves made, the fields of `Halt` if it halted, and the
    label of the phase that waits for a move, if it was broken off."""

    moves: Sequence[Move]
    halt: tuple[object, ...] | None
    waits: str | None


Play = Callable[[int, int, bool, int], Played]
"""Players, seed, whether one round ends play, the most moves."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A game that can't go on: `state` is halted, `moves` led there."""

    state: State
    halt: Halt
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Endless:
    """No round with so many `players` was seen to end. Either all `deals` were played on for
    `moves`, and `origin` is the phase where the first of them was then; or none was tried, for
    `origin` lets a player choose among too many numbers; or there was no time for it."""

    players: int
    reason: Literal["moves", "choice", "time"]
    origin: RuleId | None = None
    deals: int = len(SEEDS)
    moves: int = LONGEST_ROUND


@dataclass(frozen=True, slots=True)
class _Halted:
    players: int
    seed: int
    single_round: bool
    moves: tuple[Move, ...]
    halt: tuple[object, ...]


def tried(program: Program, players: Sequence[int], play: Play) -> Stop | Endless | None:
    """The first game found that can't go on: for the fewest players, with the fewest moves. Where
    there is none, the fewest players with whom no round was seen to end. None where every game
    that was tried went well.

    Raises `ReadingsDisagree` where the evaluator doesn't halt as the other reading did.
    """
    widest = too_wide(program)
    if widest is not None:
        return Endless(players[0], "choice", widest) if players else None
    trial = _Trial(players, play)
    try:
        with at_most(PATIENCE):
            trial.rounds()
            trial.matches()
    except OutOfTime:
        pass  # what was found by then is true all the same
    return _stop(program, trial.halted) if trial.halted else trial.endless(program)


@dataclass(slots=True)
class _Trial:
    players: Sequence[int]
    play: Play
    halted: list[_Halted] = field(default_factory=list)
    _settled: set[int] = field(default_factory=set)
    """The numbers of players with whom a round came to its end, or to a halt."""
    _waits: dict[int, str] = field(default_factory=dict)
    """For those with whom none did, the phase where the first round was broken off."""

    def rounds(self) -> None:
        """A few for each number of players; longer ones where not one came to its end."""
        for count in self.players:
            if any(waits is None for waits in self._games(count, True, MOST_MOVES)):
                self._settled.add(count)
            elif not self._waits:
                first, *others = self._games(count, True, LONGEST_ROUND)
                if first is None or None in others:
                    self._settled.add(count)
                else:
                    self._waits[count] = first

    def matches(self) -> None:
        """A few for each number of players, up to one with whom play is known to halt."""
        for count in self.players:
            if self.halted and count > min(game.players for game in self.halted):
                break
            self._games(count, False, MOST_MOVES)

    def endless(self, program: Program) -> Endless | None:
        """What is to be told of the fewest players with whom no round was seen to end."""
        for count in self.players:
            if count in self._waits:
                return Endless(count, "moves", program.block(self._waits[count]).origin)
            if count not in self._settled:
                return Endless(count, "time")
        return None

    def _games(self, count: int, single: bool, most: int) -> list[str | None]:
        return [self._game(count, seed, single, most) for seed in SEEDS]

    def _game(self, count: int, seed: int, single: bool, most: int) -> str | None:
        """Plays one, and tells the phase that waits for a move when it is broken off."""
        moves, halt, waits = self.play(count, seed, single, most)
        if halt is not None and halt[0] not in DECIDED:
            made = tuple(Move(*move) for move in moves)
            self.halted.append(_Halted(count, seed, single, made, halt))
        return waits


def _stop(program: Program, halted: Sequence[_Halted]) -> Stop:
    shortest = min(halted, key=lambda each: (each.players, len(each.moves)))
    state = replay(program, shortest.players, shortest.seed, shortest.moves, shortest.single_round)
    if state.halt is None or tuple(state.halt) != shortest.halt:
        raise ReadingsDisagree("engine", str(shortest.halt[1]), state.halt, shortest.halt)
    return Stop(state, state.halt, shortest.moves)


def too_wide(program: Program) -> RuleId | None:
    """The first place where a player has to choose among more numbers than fit on a table."""
    choices = (node for node in descendants(program) if isinstance(node, Choice))
    return next((c.origin for c in choices if _width(c, program) > WIDEST), None)


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
