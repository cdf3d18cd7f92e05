"""What is known before play: the parts of a rule that a configuration has settled, and those that
have a value whatever happens.

Features are constants by the time that an engine is made; a guard on one is decided here and
leaves no trace in the generated code.
"""

from __future__ import annotations

from cambio_spec.kernel.expressions import (
    Binary,
    Cards,
    Const,
    Expr,
    Fold,
    Gaps,
    LineOf,
    Local,
    Node,
    Numbers,
    OwnerOf,
    Players,
    ReadFact,
    Scalar,
    Seat,
    Size,
    Spots,
    Unary,
    ZoneRef,
)
from cambio_spec.kernel.program import Decision, DecisionRule
from cambio_spec.kernel.types import BOOLEAN, INTEGER
from cambio_spec.kernel.typing import type_of
from cambio_spec.kernel.walk import children


def settled(expr: Expr) -> Const | None:
    """The constant that `expr` always is, or None where that depends on play.

    A side that `and` or `or` would never evaluate is not looked at; any other side that may be
    undefined keeps the whole from being settled.
    """
    match expr:
        case Const():
            return expr
        case Unary(op=op, operand=operand):
            inner = settled(operand)
            return None if inner is None else _unary(expr, op, inner.value)
        case Binary(op="and" | "or" as op, left=left, right=right):
            first = settled(left)
            if first is None:
                return None
            return first if first.value == (op == "or") else settled(right)
        case Binary(op=op, left=left, right=right):
            first, second = settled(left), settled(right)
            if first is None or second is None:
                return None
            return _binary(expr, op, first, second)
        case _:
            return None


def _unary(expr: Expr, op: str, value: Scalar) -> Const | None:
    if op == "not":
        return Const(BOOLEAN, not value, origin=expr.origin)
    return Const(INTEGER, -value, origin=expr.origin) if isinstance(value, int) else None


def _binary(expr: Expr, op: str, left: Const, right: Const) -> Const | None:
    a, b = left.value, right.value
    if op == "=":
        return Const(BOOLEAN, a == b, origin=expr.origin)
    if op == "!=":
        return Const(BOOLEAN, a != b, origin=expr.origin)
    if not isinstance(a, int) or not isinstance(b, int):
        return None
    compared = {"<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b}
    if op in compared:
        return Const(BOOLEAN, compared[op], origin=expr.origin)
    reckoned = {"+": a + b, "-": a - b, "*": a * b}
    return Const(INTEGER, reckoned[op], origin=expr.origin)


def always(expr: Expr) -> bool:
    known = settled(expr)
    return known is not None and known.value is True


def never(expr: Expr) -> bool:
    known = settled(expr)
    return known is not None and known.value is False


def barred(expr: Expr) -> bool:
    """Whether it can't come to be true: where it has a value at all, that is no."""
    match expr:
        case Binary(op="and", left=left, right=right):
            return barred(left) or barred(right)
        case Binary(op="or", left=left, right=right):
            return barred(left) and barred(right)
        case _:
            return never(expr)


def live_rules(decision: Decision) -> tuple[DecisionRule, ...]:
    """The rules that this configuration has: those whose guard isn't settled as false."""
    return tuple(rule for rule in decision.rules if not never(rule.guard))


def sure(node: Node | None) -> bool:
    """Whether it has a value in every state, as far as that shows at first sight: it asks no
    decision, for no top card and no card in a slot, and nothing of nobody."""
    match node:
        case None | Const() | Local():
            return True
        case ReadFact(owner=owner):
            return _somebody(owner)
        case ZoneRef(owner=owner) | Spots(owner=owner) | Gaps(owner=owner) | Players(start=owner):
            return _somebody(owner)
        case Unary() | Binary() | OwnerOf() | LineOf() | Size() | Cards() | Numbers():
            return all(sure(child) for child in children(node))
        case Seat(player=player):
            return _somebody(player)
        case Fold(op="count" | "some" | "first" | "sum"):
            return all(sure(child) for child in children(node))
        case _:
            return False


def _somebody(player: Expr | None) -> bool:
    return player is None or (sure(player) and not type_of(player).optional)
