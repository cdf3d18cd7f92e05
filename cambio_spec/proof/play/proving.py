"""Whether play can ever halt, for each number of players: proved, made real, or left open.

Situations are told apart as coarsely as may be at first. Where a halt seems possible, it is sought
in real games; if none shows it, what seems to matter for it is told apart too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace

from cambio_spec.kernel.expressions import Const, Local, RuleId
from cambio_spec.kernel.program import Phase, Program
from cambio_spec.kernel.statements import SetFact
from cambio_spec.kernel.types import Kind
from cambio_spec.kernel.walk import descendants
from cambio_spec.proof.play.circling import Circle, circle
from cambio_spec.proof.play.ends import Stopped
from cambio_spec.proof.play.exploring import Explored, explored
from cambio_spec.proof.play.real import MOST_MOVES, Hit, Reading, sought
from cambio_spec.proof.play.situation import Table, Tracked
from cambio_spec.proof.trial import Stop

MOST_STEPS = 25_000
"""Of all explorations of one program together; then what is left is left open."""
MOST_AT_ONCE = 4_000


@dataclass(frozen=True, slots=True)
class Course:
    """What was found about play. `proved` are the numbers of players with whom nothing can halt it,
    for want of a move, a card or a place; `stops` games in which it does; `doubts` what may halt it
    although no game was found that shows it, with the fewest players; `unfinished` the numbers of
    players for which there is too much to look at, after so many `steps`. `idle` are the rules of
    actions that can never be taken and of phases that are never come to. `endless` are the numbers
    of players with whom no round ever ends; `circles` shows with the fewest that rounds don't, or
    don't any more from some phase on; `astray` are phases from which none does, with the fewest
    players, where no game was found that comes there."""

    proved: tuple[int, ...]
    stops: tuple[Stop, ...] = ()
    doubts: tuple[tuple[Hit, int], ...] = ()
    unfinished: tuple[int, ...] = ()
    idle: tuple[RuleId, ...] = ()
    endless: tuple[int, ...] = ()
    circles: tuple[Circle, ...] = ()
    astray: tuple[tuple[RuleId, int], ...] = ()
    steps: int = 0


def course(
    program: Program,
    counts: Sequence[int],
    reading: Reading,
    known: Sequence[Hit] = (),
    moves: int = MOST_MOVES,
) -> Course:
    """`known` are halts that have been shown before; so many `moves` are tried to show others.
    Raises `ReadingsDisagree`."""
    proving = _Proving(program, reading, list(known), moves)
    for count in counts:
        proving.count(count)
    proving.go_round()
    every = list(proving.closed.values())
    whole = len(every) == len(counts) and tuple(counts) == program.counts
    return Course(
        tuple(proving.proved),
        tuple(proving.stops),
        tuple(proving.doubts.items()),
        tuple(proving.unfinished),
        _idle(program, every) if whole else (),
        proving.endless,
        tuple(proving.circles),
        tuple(proving.astray),
        proving.steps,
    )


class _Proving:
    def __init__(self, program: Program, reading: Reading, shown: list[Hit], moves: int) -> None:
        self.program, self.reading, self.moves = program, reading, moves
        self.ways = list(ways(program))
        self.left = MOST_STEPS
        self.level = 0
        self.steps = 0
        self.shown = shown
        self.proved: list[int] = []
        self.stops: list[Stop] = []
        self.doubts: dict[Hit, int] = {}
        self.unfinished: list[int] = []
        self.closed: dict[int, Explored] = {}
        self.lost: dict[int, frozenset[str]] = {}
        self.circles: list[Circle] = []
        self.astray: list[tuple[RuleId, int]] = []
        self.latest: dict[Tracked, Explored] = {}
        self.like: Table | None = None

    def count(self, players: int) -> None:
        """For one number of players, first as coarsely as was enough for fewer."""
        best: dict[Hit, Stopped] | None = None
        done: set[Tracked] = set()
        for level in (*range(self.level, len(self.ways)), *range(self.level)):
            tracked = self.ways[level]
            if self.left <= 0 or (players == 2 and replace(tracked, ordered=False) in done):
                continue
            done.add(tracked)
            found = self.explored(players, tracked, set(best or ()) - self.settled)
            if not found.closed:
                continue
            self.closed.setdefault(players, found)
            if found.lost:
                self.lost.setdefault(players, found.lost)
            before = found.stopped if best is None else best
            best = {hit: stop for hit, stop in before.items() if hit in found.stopped}
            if not set(found.stopped) - self.settled:
                self.level = level
            if not set(best) - self.settled:
                break
        if best is None:
            self.unfinished.append(players)
        elif not best:
            self.proved.append(players)
        else:
            self.show(players, {h: s for h, s in best.items() if h not in self.settled})

    def explored(self, players: int, tracked: Tracked, again: Set[Hit]) -> Explored:
        """From what there is with fewer players, and if halts come up then, from the start."""
        fewer = self.latest.get(tracked)
        if fewer is not None and fewer.made.players == players - 1:
            found = self.explored_from(players, tracked, again, fewer)
            if found.closed and not set(found.stopped) - self.settled:
                return found
        return self.explored_from(players, tracked, again)

    def explored_from(
        self, players: int, tracked: Tracked, again: Set[Hit], fewer: Explored | None = None
    ) -> Explored:
        most = min(self.left, MOST_AT_ONCE)
        found = explored(self.program, players, tracked, most, again, fewer, self.like)
        self.like = found.made
        self.left -= found.steps
        self.steps = max(self.steps, found.steps)
        if found.closed:
            self.latest[tracked] = found
        return found

    def go_round(self) -> None:
        """Shows that rounds don't end, with the fewest players with whom some don't."""
        waits = {b.label: b.origin for b in self.program.blocks if isinstance(b, Phase)}
        for players, lost in self.lost.items():
            phases = [label for label in waits if label in lost]
            whole = self.program.round_start in lost
            if phases:
                found = circle(self.program, players, lost, whole, self.reading)
                if found is None:
                    self.astray.append((waits[phases[0]], players))
                else:
                    self.circles.append(found)
                return

    @property
    def endless(self) -> tuple[int, ...]:
        start = self.program.round_start
        shown = self.lost.items() if self.circles else ()
        return tuple(players for players, lost in shown if start in lost)

    @property
    def settled(self) -> set[Hit]:
        """The halts that are shown, or given up."""
        return {*self.shown, *self.doubts}

    def show(self, players: int, hits: Mapping[Hit, Stopped]) -> None:
        for hit, stopped in sorted(hits.items()):
            if hit in self.shown:
                continue
            found = sought(self.program, players, hits, stopped, self.reading, self.moves)
            for stop in found:
                self.stops.append(stop)
                self.shown.append((stop.halt.reason, stop.halt.origin))
        self.doubts |= {hit: players for hit in hits if hit not in self.shown}


def ways(program: Program) -> Iterator[Tracked]:
    """How to tell situations apart, from the coarsest on."""
    maybe = [
        fact.name
        for fact in program.facts
        if fact.type.kind is Kind.PLAYER and fact.type.optional and not fact.per_player
    ]
    told = [fact.name for fact in program.facts if fact.type.kind is Kind.BOOLEAN]
    none = frozenset[str]()
    yield Tracked(False, none)
    for name in maybe:
        yield Tracked(False, frozenset({name}))
    yield Tracked(True, none)
    for name in (*maybe, *_chosen_numbers(program)):
        yield Tracked(True, frozenset({name}))
    for name in maybe:
        for other in told:
            yield Tracked(False, frozenset({name, other}))


def _chosen_numbers(program: Program) -> Iterator[str]:
    """Facts that are numbers, and are set to numbers that are written or chosen only."""
    for fact in program.facts:
        if fact.type.kind is Kind.INTEGER and not fact.per_player:
            set_to = [
                n.value
                for n in descendants(program)
                if isinstance(n, SetFact) and n.fact == fact.name
            ]
            if any(isinstance(v, Local) for v in set_to) and all(
                isinstance(v, Local | Const) for v in set_to
            ):
                yield fact.name


def _idle(program: Program, every: Sequence[Explored]) -> tuple[RuleId, ...]:
    """Options that nobody can ever take, wherever they stand, and phases that play never comes to;
    the options of these are left out."""
    taken = {option for one in every for option in one.taken}
    reached = {label for one in every for label in one.reached}
    open_: dict[RuleId, bool] = {}
    for block in program.blocks:
        if isinstance(block, Phase) and block.label in reached:
            for option in block.options:
                was = (block.label, option.name) in taken
                open_[option.origin] = open_.get(option.origin, False) or was
    phases = [block for block in program.blocks if isinstance(block, Phase)]
    never = [
        block.origin for block in phases if "." not in block.label and block.label not in reached
    ]
    return (*never, *(origin for origin, was in open_.items() if not was))
