"""A formula as the text of a loop: for asking the same one of many hands, and counting where it
holds.

What is asked of the first hand only is reckoned once for each first hand, and so on inwards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import assert_never

from cambio_spec.proof.symbols import Unsupported
from cambio_spec.proof.terms import Apply, Term, Variable

Definitions = Mapping[Variable, tuple[Term, ...]]
"""What fixes the unknowns that abbreviate a sum, a least or a greatest number."""

Counted = Callable[..., int]
"""Takes what the outermost unknowns are, then hands within hands: a mapping from the sums of the
first to one from those of the second, …, at last to how many deals there are."""


Run = Callable[[str], Counted]
"""Makes a function of its text."""


def written(
    term: Term,
    outermost: Sequence[Variable],
    hands: Sequence[Sequence[Variable]],
    definitions: Definitions,
) -> str:
    """The text of a function that says how many deals make it true: made of operators, numbers and
    names that are made here, and of nothing that a rule file says. Raises `Unsupported`."""
    return "\n".join(_Writer(outermost, hands, definitions).function(term)) + "\n"


class _Writer:
    """`_levels`: how deep in the loops each unknown is known."""

    def __init__(
        self,
        outermost: Sequence[Variable],
        hands: Sequence[Sequence[Variable]],
        definitions: Definitions,
    ) -> None:
        self._hands, self._definitions = hands, definitions
        self._outermost = outermost
        self._levels: dict[Term, int] = dict.fromkeys(outermost, 0)
        for depth, variables in enumerate(hands, start=1):
            self._levels |= dict.fromkeys(variables, depth)
        self._names: dict[Term, str] = {}
        self._lines: list[list[str]] = [[] for _ in range(len(hands) + 1)]
        self._used: Counter[Term] = Counter()
        for variables in (outermost, *hands):
            for variable in variables:
                self._names[variable] = f"a{len(self._names)}"

    def function(self, term: Term) -> list[str]:
        self._count(term)
        result = self._write(term, len(self._hands))
        names = [self._names[v] for v in self._outermost]
        lines = [f"def counted({', '.join([*names, 'deals0'])}):", "    count = 0"]
        lines += [f"    {line}" for line in self._lines[0]]
        for depth, variables in enumerate(self._hands):
            told = "".join(f"{self._names[v]}, " for v in variables)
            pad = "    " * (depth + 1)
            lines.append(f"{pad}for ({told}), deals{depth + 1} in deals{depth}.items():")
            lines += [f"{pad}    {line}" for line in self._lines[depth + 1]]
        pad = "    " * (len(self._hands) + 1)
        lines += [f"{pad}if {result}:", f"{pad}    count += deals{len(self._hands)}"]
        return [*lines, "    return count"]

    def _count(self, term: Term) -> None:
        """How often each part is used."""
        if isinstance(term, int):
            return
        self._used[term] += 1
        if self._used[term] == 1:
            for part in self._parts(term):
                self._count(part)

    def _parts(self, term: Term) -> tuple[Term, ...]:
        if isinstance(term, Apply):
            return term.arguments
        if term in self._definitions and isinstance(term, Variable):
            return self._definitions[term]
        return ()

    def _level(self, term: Term) -> int:
        if isinstance(term, int):
            return 0
        if term not in self._levels:
            if isinstance(term, Variable):
                if term not in self._definitions:
                    raise Unsupported("not-counted")
                self._levels[term] = 0  # its own definition names it
            self._levels[term] = max(map(self._level, self._parts(term)), default=0)
        return self._levels[term]

    def _write(self, term: Term, depth: int) -> str:
        """Its text for use at a depth; what is used more than once, or further out, has a name."""
        if isinstance(term, int):
            return str(term) if isinstance(term, bool) else f"({int(term)})"
        if term in self._names:
            return self._names[term]
        level = self._level(term)
        text = self._derived(term) if isinstance(term, Variable) else self._applied(term, level)
        if self._used[term] == 1 and level == depth:
            return f"({text})"
        self._names[term] = f"t{len(self._names)}"
        self._lines[level].append(f"{self._names[term]} = {text}")
        return self._names[term]

    def _applied(self, term: Apply, depth: int) -> str:
        arguments = term.arguments
        if term.op in ("and", "or"):
            # What is known further out is asked first.
            arguments = tuple(sorted(arguments, key=self._level))
        parts = [self._write(a, depth) for a in arguments]
        match term.op:
            case "and" | "or":
                return f" {term.op} ".join(parts)
            case "not":
                return f"not {parts[0]}"
            case "=":
                return f"{parts[0]} == {parts[1]}"
            case "<=":
                return f"{parts[0]} <= {parts[1]}"
            case "+" | "*":
                return f" {term.op} ".join(parts)
            case "ite":
                return f"{parts[1]} if {parts[0]} else {parts[2]}"
            case _:
                assert_never(term.op)

    def _derived(self, variable: Variable) -> str:
        """What an abbreviation stands for, read off what fixes it."""
        depth, terms = self._level(variable), self._definitions[variable]
        if len(terms) == 1:
            return self._write(_other(terms[0], variable), depth)
        *bounds, taken = terms
        cases = taken.arguments if isinstance(taken, Apply) and taken.op == "or" else (taken,)
        chosen = "min" if any(_bounded_above(bound, variable) for bound in bounds) else "max"
        pairs = []
        for case in cases:
            parts = case.arguments if isinstance(case, Apply) and case.op == "and" else (case,)
            value = self._write(_other(parts[-1], variable), depth)
            pairs.append((" and ".join(self._write(p, depth) for p in parts[:-1]), value))
        if not any(condition for condition, _ in pairs):
            values = ", ".join(value for _, value in pairs)
            return f"{chosen}({values})" if len(pairs) > 1 else values
        told = ", ".join(f"({condition or 'True'}, {value})" for condition, value in pairs)
        return f"{chosen}([v for c, v in ({told},) if c])"


def _other(term: Term, variable: Variable) -> Term:
    """What an unknown is said to equal."""
    if isinstance(term, Apply) and term.op == "=":
        left, right = term.arguments
        if left is variable:
            return right
        if right is variable:
            return left
    raise Unsupported("not-counted")


def _bounded_above(term: Term, variable: Variable) -> bool:
    """Whether a bound says that it is at most something, perhaps on a condition."""
    if isinstance(term, Apply) and term.op == "or":
        return any(_bounded_above(part, variable) for part in term.arguments)
    return isinstance(term, Apply) and term.op == "<=" and term.arguments[0] is variable
