"""Z3, behind text: a session takes formulas as SMT-LIB 2 and answers with values of variables.

Text because the solver reads it twenty times as fast as its Python classes can be built.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import TracebackType

from cambio_spec.proof.queries import About, Answer, Keep, Query, forget
from cambio_spec.proof.terms import Term, Variable

LONGEST_QUERY = 20.0
"""Seconds. No single question takes longer, also where the whole has no limit."""

INLINE = 60
"""Characters. Longer formulas get a name, so that what is shared is written once."""

VALUE = re.compile(r"\((\w+) (?:(\d+)|\(- (\d+)\)|(true|false))\)")


class Unanswered(Exception):
    """Time is up, or the solver gave up. `reason`: `time` or the solver's own words."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Deadline:
    """The end of the time there is, on the monotonic clock; None for no end."""

    at: float | None

    @classmethod
    def after(cls, seconds: float | None) -> Deadline:
        """Raises `ValueError` unless `seconds` is positive, or None for no limit."""
        if seconds is None:
            return cls(None)
        if not seconds > 0:
            raise ValueError(f"timeout: {seconds}")
        return cls(time.monotonic() + seconds)

    def milliseconds(self) -> int:
        """For the next question, at least 1 (the solver takes 0 as no limit). Raises
        `Unanswered` when time is up."""
        left = LONGEST_QUERY
        if self.at is not None:
            left = min(left, self.at - time.monotonic())
        if left <= 0:
            raise Unanswered("time")
        return max(1, int(left * 1000))


class Session:
    """A solver with its own context. Use it in a `with` statement, or close it. `keep` is told
    every question."""

    def __init__(self, deadline: Deadline, keep: Keep = forget) -> None:
        import z3

        self._z3, self._deadline, self._keep = z3, deadline, keep
        self._context = z3.Z3_mk_context(z3.Z3_mk_config())
        self._pending: list[str] = ["(push)"]
        self._said_so_far: list[list[str]] = [[]]
        self._about: list[About | None] = [None]
        self._variables: list[list[Variable]] = [[]]
        self._names: dict[Term, str] = {}
        self._written: list[list[Term]] = [[]]
        self._named = 0

    def __enter__(self) -> Session:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._z3.Z3_del_context(self._context)

    def check_time(self) -> None:
        """Raises `Unanswered` when time is up."""
        self._deadline.milliseconds()

    @property
    def about(self) -> About | None:
        """What is being asked about."""
        return self._about[-1]

    @contextmanager
    def scope(self, about: About | None = None) -> Iterator[None]:
        """What is declared and assumed inside is forgotten afterwards. `about` what is asked
        inside, if that is something else than outside."""
        self._pending.append("(push)")
        self._said_so_far.append([])
        self._about.append(about or self.about)
        self._variables.append([])
        self._written.append([])
        try:
            yield
        finally:
            self._pending.append("(pop)")
            self._said_so_far.pop()
            self._about.pop()
            self._variables.pop()
            for term in self._written.pop():
                del self._names[term]

    def declare(self, variables: Iterable[Variable]) -> None:
        """Each once, before a formula names it."""
        for variable in variables:
            self._variables[-1].append(variable)
            self._tell(f"(declare-const {variable.name} {variable.sort})")
            low, high = variable.low, variable.high
            limits = [] if low is None else [_literal(low)]
            limits += [variable.name, *([] if high is None else [_literal(high)])]
            if len(limits) > 1:
                self._tell(f"(assert (<= {' '.join(limits)}))")

    def assume(self, *terms: Term) -> None:
        for term in terms:
            if term is not True:
                text = self._text(term)
                self._tell(f"(assert {text})")

    def solve(self) -> dict[str, int] | None:
        """A value for each variable, or None where nothing satisfies all that is assumed. Raises
        `Unanswered`."""
        limit = self._deadline.milliseconds()
        self._pending.append(f"(set-option :timeout {limit})(check-sat)")
        match self._said():
            case "unsat":
                self._asked("unsat")
                return None
            case "sat":
                self._asked("sat")
                return self._values()
            case _:
                self._asked("unknown")
                self._deadline.milliseconds()
                self._pending.append("(get-info :reason-unknown)")
                reason = self._said()
                raise Unanswered("time" if "canceled" in reason or "timeout" in reason else reason)

    def possible(self, *terms: Term, about: About | None = None) -> dict[str, int] | None:
        """Like `solve`, with these assumed besides, for once."""
        with self.scope(about):
            self.assume(*terms)
            return self.solve()

    def _values(self) -> dict[str, int]:
        names = [v.name for level in self._variables for v in level]
        if not names:
            return {}
        self._pending.append(f"(get-value ({' '.join(names)}))")
        return {
            name: truth == "true" if truth else int(positive or 0) - int(negative or 0)
            for name, positive, negative, truth in VALUE.findall(self._said())
        }

    def _asked(self, answer: Answer) -> None:
        if self._keep is not forget:
            lines = tuple(line for level in self._said_so_far for line in level)
            self._keep(Query(self.about, lines, answer))

    def _tell(self, line: str) -> None:
        """The solver is told when it is asked next."""
        self._pending.append(line)
        self._said_so_far[-1].append(line)

    def _said(self) -> str:
        text, self._pending = "\n".join(self._pending), []
        said: str = self._z3.Z3_eval_smtlib2_string(self._context, text).strip()
        if "(error" in said:
            raise RuntimeError(said)
        return said

    def _text(self, term: Term) -> str:
        known = self._names.get(term)
        if known is not None:
            return known
        if isinstance(term, Variable):
            return term.name
        if isinstance(term, int):
            return _literal(term)
        text = f"({term.op} {' '.join([self._text(a) for a in term.arguments])})"
        if len(text) > INLINE:
            self._named += 1
            name = f"t{self._named}"
            self._tell(f"(define-fun {name} () {term.sort} {text})")
            text = name
        self._names[term] = text
        self._written[-1].append(term)
        return text


def _literal(value: int) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if value >= 0 else f"(- {-value})"
