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
"""Of the games that are played for each number of players, as rounds and as matches."""
MOST_MOVES = 400
"""After so many, none of these is played on."""
ATTEMPTS = ((len(SEEDS), MOST_MOVES), (300, 100), (len(SEEDS), 10_000))
"""Deals and moves to see a round end. Where a few rounds don't, many are begun, for what ends one
may only come up early, with few cards; then a few are played on for long, for it may come late."""
OTHERS = range(len(SEEDS), 400)
"""Of the games that may show with fewer moves that play halts."""
MOVES_FOR_FEWER = 20_000
"""After so many in all, none of those is begun."""
PATIENCE = 2.0
"""Seconds of work for all games together: rules that somebody else wrote may take any time."""
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
    `origin` lets a player choose among too many numbers; or there was no time even for a few."""

    players: int
    reason: Literal["moves", "choice", "time"]
    origin: RuleId | None = None
    deals: int = 0
    moves: int = 0


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
            trial.ends()
            trial.games(single=True)
            trial.games(single=False)
            trial.fewer_moves()
    except OutOfTime:
        pass  # what was found by then is true all the same
    return _stop(program, trial.shortest) if trial.halted else trial.endless(program)


@dataclass(slots=True)
class _Trial:
    players: Sequence[int]
    play: Play
    halted: list[_Halted] = field(default_factory=list)
    _settled: set[int] = field(default_factory=set)
    """The numbers of players with whom a round came to its end, or to a halt."""
    _waits: dict[int, tuple[str, int, int]] = field(default_factory=dict)
    """For others: the phase where the first round was broken off, of how many, after how long."""

    @property
    def shortest(self) -> _Halted:
        """That with the fewest players, and the fewest moves; rather a round than a match."""
        return min(self.halted, key=lambda g: (g.players, len(g.moves), not g.single_round))

    def ends(self) -> None:
        """Rounds for each number of players, until one comes to its end. First of all, and a few
        for all of them, since every one needs it; then more, up to one with whom none ends."""
        few, *more = ATTEMPTS
        for count in self.players:
            self._ends(count, *few)
        while self._waits:
            count = min(self._waits)
            if not any(self._ends(count, *attempt) for attempt in more):
                break

    def _ends(self, count: int, deals: int, most: int) -> bool:
        label = self._begun(count, deals, most)
        if label is None:
            self._settled.add(count)
            self._waits.pop(count, None)
        else:
            self._waits[count] = label, deals, most
        return label is None

    def _begun(self, count: int, deals: int, most: int) -> str | None:
        """Where the first of so many rounds was broken off; None if one of them wasn't."""
        first: str | None = None
        for seed in range(deals):
            label = self._game(count, seed, True, most)
            if label is None:
                return None
            first = first or label
        return first

    def games(self, single: bool) -> None:
        """A few for each number of players, up to one with whom play is known to halt."""
        for count in self.players:
            if self.halted and count > self.shortest.players:
                break
            for seed in SEEDS:
                self._game(count, seed, single, MOST_MOVES)

    def fewer_moves(self) -> None:
        """Tries to show with fewer moves that play halts: those of a long game are hard to follow.
        Where a round shows it, no match does so sooner."""
        left = MOVES_FOR_FEWER if self.halted else 0
        for seed in OTHERS:
            for single in (True, False):
                best = self.shortest if left > 0 else None
                if best is None or not best.moves:
                    return
                if single or not best.single_round:
                    left -= len(best.moves)
                    self._game(best.players, seed, single, len(best.moves) - 1)

    def endless(self, program: Program) -> Endless | None:
        """What is to be told of the fewest players with whom no round was seen to end."""
        for count in self.players:
            if count in self._waits:
                label, deals, most = self._waits[count]
                return Endless(count, "moves", program.block(label).origin, deals, most)
            if count not in self._settled:
                return Endless(count, "time")
        return None

    def _game(self, count: int, seed: int, single: bool, most: int) -> str | None:
        """Plays one, and tells the phase that waits for a move when it is broken off."""
        moves, halt, waits = self.play(count, seed, single, most)
        if halt is not None and halt[0] not in DECIDED:
            made = tuple(Move(*move) for move in moves)
            self.halted.append(_Halted(count, seed, single, made, halt))
        return waits


def _stop(program: Program, shortest: _Halted) -> Stop:
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
