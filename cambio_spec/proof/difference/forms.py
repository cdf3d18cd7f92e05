"""What a node means, apart from what things in it are called: nodes of equal forms mean the same.

Bound variables are numbered, parameters lose their names, rules stand in no order, and what play
goes on with in a block without a name of its own stands in the place of the jump to it. Decisions
are named, not looked into: what they mean is compared by itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, field, fields, replace

from cambio_spec.kernel.expressions import (
    Binary,
    BinaryOp,
    Const,
    Decide,
    Expr,
    Fold,
    Gaps,
    LineOf,
    Local,
    Node,
    ReadFact,
    Spots,
    Unary,
    ZoneRef,
)
from cambio_spec.kernel.folding import settled, sure
from cambio_spec.kernel.program import Decision, Option, Phase, Program, Stage
from cambio_spec.kernel.statements import (
    At,
    EndRound,
    Every,
    ForEach,
    Gather,
    Goto,
    If,
    Move,
    SetFact,
    Statement,
    Top,
)
from cambio_spec.kernel.typing import type_of
from cambio_spec.kernel.walk import children

Form = object
"""Whatever it is made of: equal, and hashed alike, for what means the same."""

Bound = Mapping[str, int]
"""Numbers of the variables that are bound where a node stands."""


_OPPOSITE: Mapping[BinaryOp, BinaryOp] = {
    "=": "!=",
    "!=": "=",
    "<": ">=",
    "<=": ">",
    ">": "<=",
    ">=": "<",
}
_MIRRORED: Mapping[BinaryOp, BinaryOp] = {">": "<", ">=": "<="}
_EITHER_WAY = frozenset({"=", "!=", "+", "*"})


def unnamed(label: str) -> bool:
    """Whether a block is only the rest of what another one began."""
    return "." in label


def offered(phase: Phase, option: Option) -> bool:
    """Whether an option that is met on the way is a rule of its own, to be looked at by itself."""
    return option.name == option.origin and len(phase.options) > 1


@dataclass(frozen=True)
class Forms:
    """Makes forms of what stands in a program. `calls` is what its decisions, and `moves` what its
    moves, are called in the program that it is compared with, where that is something else."""

    program: Program
    calls: Mapping[str, str] = field(default_factory=dict)
    moves: Mapping[str, str] = field(default_factory=dict)
    alone: Set[str] = frozenset()
    through: Set[str] = frozenset()

    def decision(self, decision: Decision) -> Form:
        bound = self._bind({}, (p.name for p in decision.parameters))
        guards = {r.origin: self.of(r.guard, bound) for r in decision.rules}
        return (
            tuple(p.type for p in decision.parameters),
            decision.type,
            self.of(decision.given, bound),
            frozenset(
                (
                    guards[rule.origin],
                    self.of(rule.value, bound),
                    frozenset(guards[r.origin] for r in decision.overriders(rule.origin)),
                )
                for rule in decision.rules
            ),
        )

    def openness(self, phase: Phase, option: Option) -> Form:
        """To whom an option is open, when, and what they choose."""
        bound = self._bind({}, (p.name for p in phase.parameters))
        by, choice = option.by, option.choice
        inside = bound if by is None else self._bind(bound, (by.variable,))
        chosen = inside if choice is None else self._bind(inside, (choice.variable,))
        return (
            self.of(phase.actor, bound),
            None if by is None else (self.of(by.domain, bound), self._where(by.where, inside)),
            self.of(option.guard, inside),
            None
            if choice is None
            else (choice.type, self.of(choice.domain, inside), self._where(choice.where, chosen)),
        )

    def effect(self, phase: Phase, option: Option) -> Form:
        """What comes of an option, until play reaches a block with a name."""
        return self._taken({}, phase, option, (phase.label,))

    def body(self, body: tuple[Statement, ...]) -> Form:
        """What comes of statements that stand outside of any choice."""
        return self._body(body, {}, ())

    def _taken(self, bound: Bound, phase: Phase, option: Option, path: tuple[str, ...]) -> Form:
        names = [p.name for p in phase.parameters]
        inside = bound if names and names[0] in bound else self._bind(bound, names)
        for one in (option.by, option.choice):
            inside = inside if one is None else self._bind(inside, (one.variable,))
        return self._body(option.body, inside, path)

    def of(self, node: Node | None, bound: Bound, path: tuple[str, ...] = ()) -> Form:
        match node:
            case None:
                return None
            case Const():
                return Const, node.type, type(node.value), node.value
            case Local():
                return Local, bound.get(node.name, node.name)
            case Decide():
                asked = tuple(self.of(a, bound) for a in node.arguments)
                return Decide, self.calls.get(node.decision, node.decision), asked
            case Fold():
                inside = self._bind(bound, (node.variable,))
                parts = self._where(node.where, inside), self.of(node.value, inside)
                return Fold, node.op, self.of(node.domain, bound), *parts
            case ForEach():
                inside = self._bind(bound, (node.variable,))
                parts = self._where(node.where, inside), self._body(node.body, inside, path)
                return ForEach, self.of(node.domain, bound), *parts
            case If():
                branches = (self._body(b, bound, path) for b in (node.then, node.otherwise))
                offers = any(self._offers(b) for b in (node.then, node.otherwise))
                # When anything is offered, is said by what is: each is looked at by itself.
                condition = None if offers else self.of(node.condition, bound)
                return If, condition, *branches
            case Unary() | Binary():
                return self._reckoned(node, bound)
            case Goto() if unnamed(node.label):
                return self._into(node, bound, path)
            case _:
                return type(node), *self._parts(node, bound, path)

    def _reckoned(self, node: Unary | Binary, bound: Bound) -> Form:
        """What is known beforehand is a constant. Where one side at least has a value whatever is
        so, it doesn't matter which is asked first, and `a > b` is `b < a`."""
        known = settled(node)
        if known is not None:
            return self.of(known, bound)
        match node:
            case Unary(op="not", operand=Unary(op="not", operand=inner)):
                return self.of(inner, bound)
            case Unary(op="not", operand=Binary(op=op) as inner) if op in _OPPOSITE:
                return self._reckoned(replace(inner, op=_OPPOSITE[op]), bound)
            case Unary():
                return Unary, node.op, self.of(node.operand, bound)
        sides = [self.of(node.left, bound), self.of(node.right, bound)]
        op = node.op
        if sure(node.left) or sure(node.right):
            if op in _MIRRORED:
                op, sides = _MIRRORED[op], sides[::-1]
            elif op in _EITHER_WAY:
                sides.sort(key=repr)
        return Binary, op, *sides

    def _offers(self, body: tuple[Statement, ...]) -> bool:
        labels = (s.label for s in body if isinstance(s, Goto) and unnamed(s.label))
        blocks = (self.program.block(label) for label in labels)
        return any(offered(b, o) for b in blocks if isinstance(b, Phase) for o in b.options)

    def _where(self, where: Expr | None, bound: Bound) -> Form:
        """A condition that always holds is none."""
        return None if isinstance(where, Const) and where.value is True else self.of(where, bound)

    def _parts(self, node: Node, bound: Bound, path: tuple[str, ...]) -> Iterator[Form]:
        for one in fields(node):
            part: object = getattr(node, one.name)
            if one.name == "origin":
                continue
            if isinstance(part, Node):
                yield self.of(part, bound, path)
            elif isinstance(part, tuple) and any(isinstance(p, Node) for p in part):
                yield tuple(self.of(p, bound, path) for p in part)
            else:
                yield part

    def _into(self, goto: Goto, bound: Bound, path: tuple[str, ...]) -> Form:
        """The block that is jumped to, in the place of the jump; a jump back by its distance."""
        handed = tuple(self.of(a, bound) for a in goto.arguments)
        if goto.label in path:
            return Goto, len(path) - path.index(goto.label), handed
        block, further = self.program.block(goto.label), (*path, goto.label)
        inside = self._bind({}, (p.name for p in block.parameters))
        match block:
            case Stage():
                return Stage, handed, self._body(block.body, inside, further)
            case Phase():
                several = len(block.options) > 1
                options = tuple(
                    (
                        self.moves.get(option.name, option.name) if several else None,
                        self.openness(block, option),
                        self._taken(inside, block, option, further),
                    )
                    for option in block.options
                    if not offered(block, option)
                )
                return Phase, handed, options

    def _body(self, body: tuple[Statement, ...], bound: Bound, path: tuple[str, ...]) -> Form:
        return tuple(self._statements(body, bound, path))

    def _statements(
        self, body: tuple[Statement, ...], bound: Bound, path: tuple[str, ...]
    ) -> Iterator[Form]:
        for statement in body:
            match statement:
                case SetFact(fact=name) if name in self.alone:
                    continue
                case Gather(source=ZoneRef(zone=name)) if name in self.alone:
                    continue
                case Goto(label=label) if label in self.through and label not in path:
                    rest = self.program.block(label)
                    assert isinstance(rest, Stage)
                    yield from self._statements(rest.body, bound, (*path, label))
                    continue
            form = self.of(statement, bound, path)
            if not self._comes_to_nothing(statement, form):
                yield form

    def _comes_to_nothing(self, statement: Statement, form: Form) -> bool:
        assert isinstance(form, tuple)
        match statement:
            case ForEach(domain=domain, where=where):
                return not form[-1] and sure(domain) and sure(where)
            case If(condition=condition):
                return not form[-1] and not form[-2] and sure(condition)
            case _:
                return False

    def _bind(self, bound: Bound, names: Iterable[str]) -> Bound:
        """Names that are bound anew hide what had them before."""
        found = dict(bound)
        for name in names:
            found[name] = max(found.values(), default=-1) + 1
        return found


# ── what else it depends on ──────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Touched:
    """What a part of a program depends on besides its own form. `rows`, `room` and `shown` are
    the zones of which that matters: how they are laid out, how much they hold, how cards lie."""

    decisions: Set[str]
    facts: Set[str]
    rows: Set[str]
    room: Set[str]
    shown: Set[str]


def touched(program: Program, nodes: Iterable[Node]) -> Touched:
    inside = list(_reached(program, nodes))
    puts = [node for node in inside if isinstance(node, Move)]
    tops = {m.target.zone.zone for m in puts if isinstance(m.target, Top)}
    ats = {_zone(m.target) for m in puts if isinstance(m.target, At)}
    gathers = {node.target.zone for node in inside if isinstance(node, Gather)}
    rows = {n.zone.zone for n in inside if isinstance(n, Every) and n.row is not None}
    rows |= {n.zone for n in inside if isinstance(n, Spots) and n.row is not None}
    rows |= {n.zone for n in inside if isinstance(n, Gaps)}
    rows |= {_zone(At(n.spot, origin=n.origin)) for n in inside if isinstance(n, LineOf)}
    return Touched(
        frozenset(n.decision for n in inside if isinstance(n, Decide)),
        frozenset(n.fact for n in inside if isinstance(n, ReadFact | SetFact)),
        frozenset(rows),
        frozenset(tops | gathers),
        frozenset(tops | ats | gathers),
    )


def zones_named(program: Program, nodes: Iterable[Node]) -> Set[str]:
    found = [n for n in _reached(program, nodes) if isinstance(n, ZoneRef | Spots | Gaps)]
    return frozenset(n.zone for n in found)


def _zone(place: At) -> str:
    zone = type_of(place.spot).zone
    assert zone is not None
    return zone


def _reached(program: Program, nodes: Iterable[Node]) -> Iterator[Node]:
    """These nodes and all in them, and in the blocks without a name that they lead to."""
    left, seen = list(nodes), set[str]()
    while left:
        node = left.pop()
        yield node
        left += children(node)
        if isinstance(node, Goto | EndRound) and unnamed(node.label) and node.label not in seen:
            seen.add(node.label)
            left += children(program.block(node.label))
