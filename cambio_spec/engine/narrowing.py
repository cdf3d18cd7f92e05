"""What is known where a condition holds: which facts and variables are surely someone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cambio_spec.kernel.expressions import Binary, Const, Decide, Expr, Fold, Local, Node, ReadFact
from cambio_spec.kernel.walk import children, descendants

Certain = frozenset[Expr]
"""Expressions that are not nobody, as long as the state stays as it is."""


def asserted(condition: Expr | None, sure: Callable[[Expr], bool]) -> Certain:
    """What a condition says is someone; `sure` tells of an expression that it can't be nobody."""
    match condition:
        case Binary(op="and", left=left, right=right):
            return asserted(left, sure) | asserted(right, sure)
        case Binary(op="!=" | "=" as op, left=left, right=right):
            return frozenset(
                one
                for one, other in ((left, right), (right, left))
                if isinstance(one, ReadFact | Local)
                and (sure(other) if op == "=" else is_nobody(other))
            )
        case _:
            return frozenset()


def is_nobody(expr: Expr) -> bool:
    return isinstance(expr, Const) and expr.value is None


def without_variable(certain: Certain, variable: str) -> Certain:
    """What is still known where `variable` is bound anew."""
    return frozenset(expr for expr in certain if not mentions(expr, variable))


def mentions(expr: Expr, variable: str) -> bool:
    return any(isinstance(n, Local) and n.name == variable for n in (expr, *descendants(expr)))


def reads_fact(expr: Expr, facts: frozenset[str]) -> bool:
    return any(isinstance(n, ReadFact) and n.fact in facts for n in (expr, *descendants(expr)))


def asked_in(
    node: Node, certain: Certain, sure: Callable[[Expr, Certain], bool]
) -> Iterator[tuple[Decide, Certain]]:
    """Every decision that is asked in a node, with what is known where it is asked."""
    match node:
        case Binary(op="and", left=left, right=right):
            yield from asked_in(left, certain, sure)
            known = certain | asserted(left, lambda expr: sure(expr, certain))
            yield from asked_in(right, known, sure)
        case Fold(variable=variable, domain=domain, where=where, value=value):
            yield from asked_in(domain, certain, sure)
            inside = without_variable(certain, variable)
            if where is not None:
                yield from asked_in(where, inside, sure)
            known = inside | asserted(where, lambda expr: sure(expr, inside))
            if value is not None:
                yield from asked_in(value, known, sure)
        case _:
            if isinstance(node, Decide):
                yield node, certain
            for child in children(node):
                yield from asked_in(child, certain, sure)
