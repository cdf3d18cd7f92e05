"""Who wins a match, found from how a program ends one: what is told of the players, or of one of
them, right before the end, and under which conditions it comes to that."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass, replace

from cambio_spec.kernel.asking import asked_by, facts_read
from cambio_spec.kernel.expressions import (
    Decide,
    Expr,
    Fold,
    Gaps,
    Local,
    Node,
    Players,
    ReadFact,
    Spots,
    Unary,
    ZoneRef,
)
from cambio_spec.kernel.program import Block, Program, Stage
from cambio_spec.kernel.statements import (
    Announce,
    Cut,
    EndMatch,
    EndRound,
    ForEach,
    Gather,
    Goto,
    If,
    Look,
    Move,
    SetFact,
    Shuffle,
    Statement,
    Swap,
    Turn,
)
from cambio_spec.kernel.types import BOOLEAN, PLAYER, Kind
from cambio_spec.kernel.walk import descendants

MOST_PATHS = 24
"""Ways through the steps before an end. Where there are more, nothing is expected of it."""
FURTHEST = 3
"""So many stages before the last one are looked at for what leads to it."""
CARD = "a card"
"""What a step changes, or an expression reads, where it is no fact: no fact has such a name."""


@dataclass(frozen=True, slots=True)
class Each:
    """The players for whom `where` holds; None for all. `variable` is the player."""

    variable: str
    where: Expr | None


@dataclass(frozen=True, slots=True)
class Ending:
    """A match ends with `decision` told: the player who wins, or whether a player does, of `each`
    for whom that holds. It may end so where all conditions of `when` hold."""

    decision: str
    each: Each | None
    when: tuple[Expr, ...] = ()


@dataclass(frozen=True, slots=True)
class _Path:
    """A way through the steps: what holds, and what was told, as far as it is still so."""

    held: tuple[Expr, ...] = ()
    told: tuple[Ending, ...] = ()


class _TooMany(Exception):
    """There are too many ways to follow."""


def endings(program: Program) -> tuple[Ending, ...]:
    """Each way in which a match may end when it has been told who wins."""
    walk, found = _Walk(program), list[Ending]()
    for stage in _stages(program):
        if any(isinstance(node, EndMatch) for node in descendants(stage)):
            found += walk.ends(stage)
    return tuple(dict.fromkeys(found))


def _stages(program: Program) -> Iterator[Stage]:
    return (block for block in program.blocks if isinstance(block, Stage))


class _Walk:
    def __init__(self, program: Program) -> None:
        self._program = program
        facts, asked = facts_read(program), asked_by(program)
        places = {d.name for d in program.decisions if any(map(_is_place, descendants(d)))}
        self._read = {n: {*facts[n], *([CARD] if asked[n] & places else [])} for n in asked}

    def ends(self, stage: Stage) -> list[Ending]:
        """As it may end there, by what is known from as far back as can be followed."""
        for further in range(FURTHEST, -1, -1):
            with suppress(_TooMany):
                ways = [path for path, last in self._ways(stage, further) if _is_end(last)]
                return [replace(told, when=p.held) for p in ways for told in p.told]
        return []

    def _ways(self, stage: Stage, further: int) -> Iterator[tuple[_Path, Statement | None]]:
        """The ways through a stage, each with the step that leads out of it."""
        for start in self._before(stage, further):
            yield from self._through(stage.body, start)

    def _before(self, stage: Stage, further: int) -> tuple[_Path, ...]:
        """What holds when it begins: nothing is known of what only a move leads to."""
        leading = [b for b in self._program.blocks if _leads(b, stage.label)]
        if not further or not leading or not all(isinstance(b, Stage) for b in leading):
            return (_Path(),)
        ways = (w for b in leading if isinstance(b, Stage) for w in self._ways(b, further - 1))
        found = (replace(path, told=()) for path, last in ways if _is_to(last, stage.label))
        return tuple(dict.fromkeys(found)) or (_Path(),)

    def _through(
        self, body: Sequence[Statement], start: _Path
    ) -> list[tuple[_Path, Statement | None]]:
        """Each way with the step that ends it, None where it goes on after the last one."""
        left: list[_Path] = [start]
        out: list[tuple[_Path, Statement | None]] = []
        for statement in body:
            ways = [way for path in left for way in self._step(statement, path)]
            left = [path for path, last in ways if last is None]
            out += [way for way in ways if way[1] is not None]
            if len(left) + len(out) > MOST_PATHS:
                raise _TooMany
        return [*out, *((path, None) for path in left)]

    def _step(self, statement: Statement, path: _Path) -> list[tuple[_Path, Statement | None]]:
        match statement:
            case If(condition=condition):
                otherwise = Unary("not", condition, origin=condition.origin)
                return [
                    *self._through(statement.then, self._holding(path, condition)),
                    *self._through(statement.otherwise, self._holding(path, otherwise)),
                ]
            case Goto() | EndRound() | EndMatch():
                return [(path, statement)]
            case _:
                kept = self._kept(path, _changes(statement))
                return [(replace(kept, told=(*kept.told, *_told(statement))), None)]

    def _holding(self, path: _Path, condition: Expr) -> _Path:
        """A condition on what somebody chose, or on one turn of a loop, isn't one on the table."""
        bound = {n.variable for n in _within(condition) if isinstance(n, Fold)}
        free = (n.name for n in _within(condition) if isinstance(n, Local))
        if any(name not in bound for name in free):
            return path
        return replace(path, held=(*path.held, condition))

    def _kept(self, path: _Path, changes: Set[str]) -> _Path:
        held = tuple(c for c in path.held if not changes & self._reads(c))
        told = tuple(t for t in path.told if not changes & self._read[t.decision])
        return _Path(held, told)

    def _reads(self, expr: Expr) -> set[str]:
        nodes = list(_within(expr))
        found = {node.fact for node in nodes if isinstance(node, ReadFact)}
        found |= {CARD} if any(map(_is_place, nodes)) else set()
        return found.union(*(self._read[n.decision] for n in nodes if isinstance(n, Decide)))


def _told(statement: Statement) -> Iterator[Ending]:
    match statement:
        case Announce(Decide(type_, name, ())) if type_.kind is Kind.PLAYER:
            yield Ending(name, None)
        case ForEach(variable, Players(), where, body):
            mine = Local(PLAYER, variable, origin=statement.origin)
            for inner in body:
                match inner:
                    case Announce(Decide(type_, name, (about,))) if about == mine:
                        if type_ == BOOLEAN:
                            yield Ending(name, Each(variable, where))
                    case _:
                        pass
        case _:
            pass


def _changes(statement: Statement) -> set[str]:
    """The facts that a step may change, and `CARD` if any card may lie otherwise afterwards."""
    nodes = [statement, *descendants(statement)]
    facts = {node.fact for node in nodes if isinstance(node, SetFact)}
    moves = any(isinstance(n, Move | Gather | Swap | Turn | Look | Shuffle | Cut) for n in nodes)
    return facts | ({CARD} if moves else set())


def _leads(block: Block, label: str) -> bool:
    return any(_is_to(node, label) for node in descendants(block))


def _is_end(node: Node | None) -> bool:
    return isinstance(node, EndMatch)


def _is_to(node: Node | None, label: str) -> bool:
    return isinstance(node, Goto | EndRound) and node.label == label


def _within(expr: Expr) -> Iterator[Node]:
    yield expr
    yield from descendants(expr)


def _is_place(node: Node) -> bool:
    return isinstance(node, ZoneRef | Spots | Gaps) or (
        isinstance(node, Local) and node.type.kind in (Kind.SPOT, Kind.ZONE)
    )
