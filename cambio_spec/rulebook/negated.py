"""What a condition says the other way round, and what a name in it stands for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, cast

from cambio_spec.kernel.walk import parts_of
from cambio_spec.nodes.surface import (
    Expression,
    Known,
    Lies,
    Not,
    Number,
    Operation,
    Operator,
    Quantifier,
    Surface,
    Word,
)

OPPOSITE: Mapping[Operator, Operator] = {
    "=": "!=",
    "!=": "=",
    "is": "is not",
    "is not": "is",
    "<": ">=",
    ">=": "<",
    ">": "<=",
    "<=": ">",
}

TURNED: Mapping[Operator, Operator] = {"<": ">", ">": "<", "<=": ">=", ">=": "<="}
"""How a comparison reads from right to left, where that isn't the same."""


def negated(node: Expression) -> Expression:
    """The opposite of a condition; `not …` only where nothing else says it."""
    match node:
        case Not(operand=operand):
            return operand
        case Operation(operator="and" | "or" as joined, left=left, right=right):
            other: Operator = "or" if joined == "and" else "and"
            return replace(node, operator=other, left=negated(left), right=negated(right))
        case Operation(operator=operator) if operator in OPPOSITE:
            return replace(node, operator=OPPOSITE[operator])
        case Lies(operator=operator) | Known(operator=operator):
            return replace(node, operator="is not" if operator == "is" else "is")
        case Quantifier(kind="some"):
            return replace(node, kind="no")
        case Quantifier(kind="no"):
            return replace(node, kind="some")
        case Quantifier(kind="at least", count=Number(value=count) as number):
            return replace(node, kind="at most", count=replace(number, value=count - 1))
        case Quantifier(kind="at most", count=Number(value=count) as number):
            return replace(node, kind="at least", count=replace(number, value=count + 1))
        case _:
            return Not(node, span=node.span)


def standing_for(node: Expression, meant: Mapping[str, Expression]) -> Expression:
    """A condition or a value in which names stand for something else."""
    return cast(Expression, _changed(node, meant))


def _changed(part: Any, meant: Mapping[str, Expression]) -> Any:
    match part:
        case Word(text=name):
            return meant.get(name, part)
        case tuple():
            return tuple(_changed(one, meant) for one in part)
        case Surface():
            names = (name for name in parts_of(type(part)) if name != "span")
            return replace(part, **{name: _changed(getattr(part, name), meant) for name in names})
        case _:
            return part
