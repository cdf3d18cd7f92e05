"""Formulas over integers and booleans, free of any solver: made small, evaluated, searched.

Python's own `int` and `bool` are the literals, so that whatever is known folds away while a formula
is made. Terms are shared by identity.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, assert_never

Sort = Literal["Int", "Bool"]
Op = Literal["and", "or", "not", "=", "<=", "+", "*", "ite"]


@dataclass(frozen=True, slots=True, eq=False)
class Variable:
    """An unknown. An integer lies between `low` and `high`, both included, where they are given."""

    name: str
    sort: Sort
    low: int | None = None
    high: int | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Apply:
    op: Op
    sort: Sort
    arguments: tuple[Term, ...]


Term = int | bool | Variable | Apply
Assignment = Mapping[str, int]
"""Values of variables by name; booleans as `bool`."""


def sort_of(term: Term) -> Sort:
    if isinstance(term, bool):
        return "Bool"
    return "Int" if isinstance(term, int) else term.sort


def conj(*terms: Term) -> Term:
    kept = [t for t in terms if t is not True]
    if any(t is False for t in kept):
        return False
    if not kept:
        return True
    return kept[0] if len(kept) == 1 else Apply("and", "Bool", tuple(kept))


def disj(*terms: Term) -> Term:
    kept = [t for t in terms if t is not False]
    if any(t is True for t in kept):
        return True
    if not kept:
        return False
    return kept[0] if len(kept) == 1 else Apply("or", "Bool", tuple(kept))


def neg(term: Term) -> Term:
    if isinstance(term, bool):
        return not term
    if isinstance(term, Apply) and term.op == "not":
        return term.arguments[0]
    return Apply("not", "Bool", (term,))


def implies(condition: Term, consequence: Term) -> Term:
    return disj(neg(condition), consequence)


def ite(condition: Term, then: Term, otherwise: Term) -> Term:
    if isinstance(condition, bool):
        return then if condition else otherwise
    if then is otherwise:
        return then
    if isinstance(then, int) and isinstance(otherwise, int) and then == otherwise:
        return then
    if isinstance(then, bool):
        return disj(condition, otherwise) if then else conj(neg(condition), otherwise)
    if isinstance(otherwise, bool):
        return implies(condition, then) if otherwise else conj(condition, then)
    return Apply("ite", sort_of(then), (condition, then, otherwise))


def equal(left: Term, right: Term) -> Term:
    if left is right:
        return True
    if isinstance(left, int):
        left, right = right, left
    if isinstance(left, int) and isinstance(right, int):
        return left == right
    if isinstance(right, bool):
        return left if right else neg(left)
    if isinstance(right, int):
        if isinstance(left, Variable) and not _within(left, right):
            return False
        if isinstance(left, Apply) and left.op == "ite":
            condition, then, otherwise = left.arguments
            if isinstance(then, int) or isinstance(otherwise, int):
                return ite(condition, equal(then, right), equal(otherwise, right))
    return Apply("=", "Bool", (left, right))


def may_equal(term: Term, value: int) -> bool:
    """Whether a look at the term leaves it open that it has this value."""
    if isinstance(term, Apply) and term.op == "ite":
        return any(may_equal(branch, value) for branch in term.arguments[1:])
    return equal(term, value) is not False


def at_most(left: Term, right: Term) -> Term:
    if left is right:
        return True
    if isinstance(left, int) and isinstance(right, int):
        return left <= right
    if isinstance(left, Variable) and isinstance(right, int):
        if left.high is not None and left.high <= right:
            return True
        if left.low is not None and left.low > right:
            return False
    if isinstance(left, int) and isinstance(right, Variable):
        if right.low is not None and left <= right.low:
            return True
        if right.high is not None and left > right.high:
            return False
    return Apply("<=", "Bool", (left, right))


def below(left: Term, right: Term) -> Term:
    return neg(at_most(right, left))


def plus(*terms: Term) -> Term:
    known = sum(t for t in terms if isinstance(t, int))
    rest: list[Term] = [t for t in terms if not isinstance(t, int)]
    if known or not rest:
        rest.append(known)
    return rest[0] if len(rest) == 1 else Apply("+", "Int", tuple(rest))


def times(left: Term, right: Term) -> Term:
    if isinstance(left, int) and isinstance(right, int):
        return left * right
    if isinstance(right, int):
        left, right = right, left
    if isinstance(left, int) and left in (0, 1):
        return right if left else 0
    return Apply("*", "Int", (left, right))


def minus(left: Term, right: Term) -> Term:
    return plus(left, times(-1, right))


def total(terms: Iterable[Term]) -> Term:
    return plus(*terms)


def truth(term: Term, assignment: Assignment) -> bool:
    return bool(number(term, assignment))


def number(term: Term, assignment: Assignment) -> int:
    """The value of a term, 0 and 1 for booleans; a variable that isn't assigned raises."""
    return _Reader(assignment).read(term)


class _Reader:
    def __init__(self, assignment: Assignment) -> None:
        self._assignment = assignment
        self._known: dict[Apply, int] = {}

    def read(self, term: Term) -> int:
        if isinstance(term, int):
            return int(term)
        if isinstance(term, Variable):
            return int(self._assignment[term.name])
        if term not in self._known:
            self._known[term] = self._applied(term)
        return self._known[term]

    def _applied(self, term: Apply) -> int:
        arguments, read = term.arguments, self.read
        match term.op:
            case "and":
                return int(all(read(a) for a in arguments))
            case "or":
                return int(any(read(a) for a in arguments))
            case "not":
                return 1 - read(arguments[0])
            case "=":
                return int(read(arguments[0]) == read(arguments[1]))
            case "<=":
                return int(read(arguments[0]) <= read(arguments[1]))
            case "+":
                return sum(read(a) for a in arguments)
            case "*":
                return read(arguments[0]) * read(arguments[1])
            case "ite":
                return read(arguments[1] if read(arguments[0]) else arguments[2])
            case _:
                assert_never(term.op)


def _within(variable: Variable, value: int) -> bool:
    low_enough = variable.low is None or variable.low <= value
    return low_enough and (variable.high is None or value <= variable.high)
