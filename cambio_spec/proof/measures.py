"""By what a program measures how its players do, found from how it is built.

A *score* is a number that is told of each player, or added to what each keeps from round to round;
a *worth* is a number on which it depends and of which the least, or the greatest, among the players
is asked for. In an open program, what is asked for may go by what has been agreed on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Literal

from cambio_spec.kernel.asking import asked_by
from cambio_spec.kernel.expressions import (
    Binary,
    BinaryOp,
    Const,
    Decide,
    Expr,
    Fold,
    FoldOp,
    Local,
    Node,
    Players,
    ReadFact,
    Seat,
    Unary,
)
from cambio_spec.kernel.program import Decision, Program
from cambio_spec.kernel.statements import Announce, ForEach, SetFact
from cambio_spec.kernel.types import BOOLEAN, INTEGER, PLAYER, Kind
from cambio_spec.kernel.walk import descendants

BETTER: Mapping[FoldOp, tuple[BinaryOp, BinaryOp]] = {"least": ("<", ">"), "greatest": (">", "<")}
"""By what is asked of a worth: how one is better than another, and how a score is worse."""


Seats = Literal["alike", "in a ring", "numbered"]
"""What rules make of where somebody sits: nothing, so that what holds of the first two players
holds of any two; who is next to whom, so that what holds of the first one holds of any; or more."""


@dataclass(frozen=True, slots=True)
class Measure:
    """`score` depends on `worth`; `better` compares two worths, `worse` two scores. It is the only
    measure of the score where `when` holds, None for always."""

    score: Decision
    worth: Decision
    best: FoldOp
    better: BinaryOp
    worse: BinaryOp
    seats: Seats
    when: Expr | None


def scores(program: Program) -> tuple[str, ...]:
    """The decisions that are numbers of players, told of each or added to what each keeps."""
    return tuple(dict.fromkeys(_counted(program)))


def measures(program: Program, score: str) -> tuple[Measure, ...]:
    """The worth that a score goes by. In an open program there may be several, each under a
    condition of its own; none wherever there are two at once."""
    decision = program.decision(score)
    found = {w: when for w, when in _Comparing(program).found(score) if w[1] != score}
    seats = _seats([program.decision(name) for name in asked_by(program)[score]])
    made: list[Measure] = []
    for (best, worth), when in found.items():
        others = [other for key, other in found.items() if key != (best, worth)]
        if None not in others:
            worths, alone = program.decision(worth), _alone(when, others)
            made.append(Measure(decision, worths, best, *BETTER[best], seats, alone))
    return tuple(made)


def _counted(program: Program) -> Iterator[str]:
    for loop in descendants(program):
        if not (isinstance(loop, ForEach) and isinstance(loop.domain, Players)):
            continue
        mine = Local(PLAYER, loop.variable, origin=loop.origin)
        for statement in descendants(loop):
            match statement:
                case Announce(Decide(type_, name, (about,))) if about == mine:
                    if type_ == INTEGER:
                        yield name
                case SetFact(fact, owner, Binary("+", left, right)) if owner == mine:
                    kept = ReadFact(INTEGER, fact, mine, origin=loop.origin)
                    for part, other in ((left, right), (right, left)):
                        if other == kept and isinstance(part, Decide) and part.arguments == (mine,):
                            yield part.decision


def _seats(decisions: Sequence[Decision]) -> Seats:
    nodes = [node for decision in decisions for node in descendants(decision)]
    if any(map(_is_absolute, nodes)):
        return "numbered"
    return "in a ring" if any(map(_is_relative, nodes)) else "alike"


def _is_relative(node: Node) -> bool:
    return isinstance(node, Seat) or (isinstance(node, Players) and node.start is not None)


def _is_absolute(node: Node) -> bool:
    """Whether it knows one seat from another, wherever at the table the others sit."""
    match node:
        case Fold(op="first", domain=Players(start=None)):
            return True
        case Const(type=type_, value=value):
            return type_.kind is Kind.PLAYER and value is not None
        case _:
            return False


# ── what is compared, and when ───────────────────────────────────────────────────────────

Compared = tuple[FoldOp, str]
When = Expr | None
"""A condition on what is agreed on; None for always."""


@dataclass(slots=True)
class _Comparing:
    """The numbers of players of which a decision, or one that it asks, asks for the least or the
    greatest, and under which of what is agreed on it does."""

    program: Program
    _known: dict[str, dict[Compared, When]] = field(default_factory=dict)

    def found(self, name: str) -> Iterator[tuple[Compared, When]]:
        if name not in self._known:
            here = self._known[name] = {}
            for node, when in self._parts(self.program.decision(name)):
                for key, under in self._in(node):
                    both = _both(when, under)
                    here[key] = _either(here[key], both) if key in here else both
        yield from self._known[name].items()

    def _parts(self, decision: Decision) -> Iterator[tuple[Expr, When]]:
        yield decision.given, None
        for rule in decision.rules:
            when = self._agreed(rule.guard)
            yield from ((part, when) for part in (rule.guard, rule.value))

    def _in(self, expr: Node) -> Iterator[tuple[Compared, When]]:
        for node in (expr, *descendants(expr)):
            match node:
                case Fold(op=("least" | "greatest") as op, domain=Players(), value=Decide() as of):
                    if of.arguments == (Local(PLAYER, node.variable, origin=node.origin),):
                        yield (op, of.decision), None
                case _:
                    pass
            if isinstance(node, Decide):
                yield from self.found(node.decision)

    def _agreed(self, guard: Expr) -> When:
        """What of a condition is only about what is agreed on."""
        if isinstance(guard, Binary) and guard.op == "and":
            return _both(self._agreed(guard.left), self._agreed(guard.right))
        settings = {setting.fact for setting in self.program.settings}
        simple = all(
            isinstance(node, Const | Unary | Binary)
            or (isinstance(node, ReadFact) and node.fact in settings)
            for node in (guard, *descendants(guard))
        )
        return guard if simple and guard != Const(BOOLEAN, True, origin=guard.origin) else None


def _both(one: When, other: When) -> When:
    if one is None or other is None:
        return other if one is None else one
    return Binary("and", one, other, origin=one.origin)


def _either(one: When, other: When) -> When:
    return None if one is None or other is None else Binary("or", one, other, origin=one.origin)


def _alone(when: When, others: list[When]) -> When:
    """That nothing else is compared where this is."""
    free = (Unary("not", other, origin=other.origin) for other in others if other is not None)
    return reduce(_both, free, when)
