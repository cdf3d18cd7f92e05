"""Where what play does depends on a card that somebody hasn't seen: in the rules as they stand.

A walk over all blocks, until what is sure to have been seen at the entry of each no longer
changes. Where every card that matters has been seen by all whom the outcome is told, nothing can
leak: that is a proof. The rest are suspects.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, assert_never

from cambio_spec.kernel.expressions import Cards, Expr, RuleId
from cambio_spec.kernel.program import Block, Option, Phase, Program, Stage
from cambio_spec.kernel.statements import (
    Announce,
    At,
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
    Target,
    Turn,
)
from cambio_spec.kernel.types import Kind
from cambio_spec.proof.knowledge.points import Point, after_loop, at_first
from cambio_spec.proof.knowledge.reads import (
    Bound,
    Key,
    Reader,
    Reads,
    among,
    implied,
    key_of,
    some_of,
)

Way = Literal["offer", "actor", "branch", "loop", "value", "announcement", "place", "handed"]
"""How what is hidden shows: in what a player may do, in whose turn it is, in what is done or how
often, in what becomes true, in what is announced, in where something is done, or in what a later
choice is about."""

Bindings = dict[str, Bound]


@dataclass(frozen=True, slots=True)
class Suspect:
    """A rule by which a hidden card may show: `origin`, in a block and, of a phase, an option.
    `reads` are the cards, as far as they may be hidden."""

    way: Way
    label: str
    option: str | None
    origin: RuleId
    reads: Reads


@dataclass(frozen=True, slots=True)
class Studied:
    """`proved`: how many places where play may depend on cards are proved to tell nothing. `at`:
    what is sure to have been seen at the entry of each block."""

    proved: int
    suspects: tuple[Suspect, ...]
    at: Mapping[str, Point]


def studied(program: Program) -> Studied:
    study = _Study(program, Reader(program), {block.label: block for block in program.blocks})
    study.settle()
    found = dict.fromkeys(study.suspects())
    return Studied(study.asked - len(found), tuple(found), study.at)


@dataclass(slots=True)
class _Study:
    program: Program
    reader: Reader
    blocks: Mapping[str, Block]
    at: dict[str, Point] = field(default_factory=dict)
    asked: int = 0
    _found: list[Suspect] | None = None
    _waiting: list[str] = field(default_factory=list)
    _label: str = ""
    _option: str | None = None

    def settle(self) -> None:
        for label in (self.program.match_start, self.program.round_start):
            self._reach(label, at_first(self.program))
        while self._waiting:
            self._block(self.blocks[self._waiting.pop()])

    def suspects(self) -> list[Suspect]:
        self._found, self.asked = [], 0
        for label in [label for label in self.blocks if label in self.at]:
            self._block(self.blocks[label])
        return self._found

    def _reach(self, label: str, point: Point) -> None:
        if self._found is not None:
            return
        met = point if label not in self.at else point.meet(self.at[label])
        if met != self.at.get(label):
            self.at[label] = met
            if label not in self._waiting:
                self._waiting.append(label)

    def _block(self, block: Block) -> None:
        point = self.at[block.label]
        env: Bindings = {p.name: Bound(("local", p.name)) for p in block.parameters}
        self._label, self._option = block.label, None
        match block:
            case Stage():
                self._run(block.body, point, env)
            case Phase():
                self._see(block.actor, "actor", block.origin, point, env)
                for option in block.options:
                    self._option = option.name
                    self._offer(block, option, point, env)
            case _:
                assert_never(block)

    def _offer(self, phase: Phase, option: Option, point: Point, env: Bindings) -> None:
        """Whoever may take it must not learn from that what they haven't seen."""
        inside, viewer = dict(env), key_of(phase.actor, env)
        reads: Reads = frozenset()
        held: frozenset[Key] = frozenset()
        if option.by is not None:
            reads |= self.reader.domain(option.by.domain, env)
            viewer = ("local", option.by.variable)
            inside[option.by.variable] = Bound(viewer)
            reads |= self.reader.reads(option.by.where, inside)
            held |= implied(option.by.where, True, inside)
        reads |= self.reader.reads(option.guard, inside, held)
        held |= implied(option.guard, True, inside)
        choice = option.choice
        if choice is not None:
            reads |= self.reader.domain(choice.domain, inside, held)
            variable = Bound(("local", choice.variable))
            if isinstance(choice.domain, Cards):
                card = some_of(choice.domain.zone, inside, option.origin)
                variable = Bound(variable.key, frozenset({card}))
                reads |= variable.card
            inside[choice.variable] = variable
            reads |= self.reader.reads(choice.where, inside, held)
            held |= implied(choice.where, True, inside)
        # Nobody in particular has seen what only everybody is sure to have.
        hidden = point.hidden(reads, viewer)
        self._note("offer", option.origin, reads, hidden)
        self._run(option.body, point.assuming(held), inside)

    def _see(
        self, expr: Expr | None, way: Way, origin: RuleId, point: Point, env: Bindings
    ) -> None:
        """What everybody gets to know of the value of an expression."""
        reads = self.reader.reads(expr, env)
        self._note(way, origin, reads, point.hidden(reads, None))

    def _note(self, way: Way, origin: RuleId, reads: Reads, hidden: Reads) -> None:
        if self._found is None or not reads:
            return
        self.asked += 1
        if hidden:
            self._found.append(Suspect(way, self._label, self._option, origin, hidden))

    def _run(self, body: Sequence[Statement], point: Point, env: Bindings) -> Point | None:
        """What is seen after these statements; None where play doesn't come past them."""
        now: Point | None = point
        for statement in body:
            if now is None:
                break
            now = self._step(statement, now, env)
        return now

    def _step(self, statement: Statement, point: Point, env: Bindings) -> Point | None:
        origin = statement.origin
        match statement:
            case If():
                self._see(statement.condition, "branch", origin, point, env)
                holding = implied(statement.condition, True, env)
                failing = implied(statement.condition, False, env)
                then = self._run(statement.then, point.assuming(holding), env)
                other = self._run(statement.otherwise, point.assuming(failing), env)
                return _met(then, other)
            case ForEach():
                return self._loop(statement, point, env)
            case Goto():
                self._goto(statement, point, env)
                return None
            case EndRound():
                self._reach(statement.label, point.renamed({}))
                return None
            case EndMatch():
                return None
            case Announce():
                # What it is asked about is announced with it, whether that matters or not.
                told: tuple[Expr, ...] = (statement.decide, *statement.decide.arguments)
                for part in told:
                    self._see(part, "announcement", origin, point, env)
                return point
            case SetFact():
                self._see(statement.owner, "value", origin, point, env)
                self._see(statement.value, "value", origin, point, env)
                return point.after(self.program, statement, env)
            case Move() | Gather() | Swap() | Turn() | Look() | Shuffle() | Cut():
                for expr in _places(statement):
                    self._see(expr, "place", origin, point, env)
                return point.after(self.program, statement, env)
            case _:
                assert_never(statement)

    def _goto(self, statement: Goto, point: Point, env: Bindings) -> None:
        block = self.blocks[statement.label]
        names: dict[Key, Key] = {}
        for parameter, argument in zip(block.parameters, statement.arguments, strict=True):
            if parameter.type.kind is not Kind.CARD:
                self._see(argument, "handed", statement.origin, point, env)
            key = key_of(argument, env)
            if key is not None:
                names[key] = ("local", parameter.name)
        self._reach(statement.label, point.renamed(names))

    def _loop(self, statement: ForEach, point: Point, env: Bindings) -> Point:
        domain, name = statement.domain, ("local", statement.variable)
        reads = self.reader.domain(domain, env)
        one_of = among(statement.variable, statement.where, env)
        inside: Bindings = {**env, statement.variable: Bound(name, among=one_of)}
        if isinstance(domain, Cards):
            card = some_of(domain.zone, env, statement.origin)
            inside[statement.variable] = Bound(name, frozenset({card}))
        found, self._found = self._found, None
        head = point
        while True:
            turn = self._turn(statement, head, inside)
            met = head if turn is None else head.meet(turn.forgotten(name))
            if met == head:
                break
            head = met
        self._found = found
        reads |= self.reader.reads(statement.where, inside)
        self._note("loop", statement.origin, reads, head.hidden(reads, None))
        last = self._turn(statement, head, inside)
        return head if last is None else after_loop(statement, head, last, env)

    def _turn(self, statement: ForEach, head: Point, env: Bindings) -> Point | None:
        held = implied(statement.where, True, env)
        return self._run(statement.body, head.assuming(held), env)


def _met(one: Point | None, other: Point | None) -> Point | None:
    if one is None or other is None:
        return one or other
    return one.meet(other)


def _places(statement: Move | Gather | Swap | Turn | Look | Shuffle | Cut) -> Iterator[Expr | None]:
    """What is asked to find the places that a statement handles, and whose they are."""
    match statement:
        case Move():
            targets: tuple[Target, ...] = (statement.source, statement.target)
        case Swap():
            yield from (statement.first, statement.second)
            return
        case Gather():
            yield from (statement.source.owner, statement.target.owner)
            return
        case Turn():
            targets = (statement.target,)
        case Look():
            yield statement.player
            targets = (statement.target,)
        case Shuffle():
            yield statement.zone.owner
            return
        case Cut():
            yield from (statement.zone.owner, statement.depth)
            return
        case _:
            assert_never(statement)
    for target in targets:
        yield target.spot if isinstance(target, At) else target.zone.owner
