"""Where expressions are evaluated, and the two ways in which they may have no value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from cambio_spec.kernel.expressions import RuleId
from cambio_spec.kernel.program import Decision, Program
from cambio_spec.kernel.state import State, Value, Verdict

Bindings = Mapping[str, Value]


class Undefined(Exception):
    """An expression has no value here. `origin` is that of the innermost decision that was being
    asked, None outside of any."""

    def __init__(self, origin: RuleId | None = None) -> None:
        super().__init__(origin)
        self.origin = origin


class Undecided(Exception):
    """A decision was asked that gives no value: a gap, a conflict, or asked when it may not be."""

    def __init__(self, decision: Decision, arguments: tuple[Value, ...], verdict: Verdict) -> None:
        super().__init__(decision.name, arguments, verdict)
        self.decision, self.arguments, self.verdict = decision, arguments, verdict


@dataclass(frozen=True, slots=True)
class Scope:
    """Where an expression is evaluated: a state, and the values of the variables bound there.
    `answers` are those that decisions gave in this state, by their name and what they were asked
    about."""

    program: Program
    state: State
    bindings: Bindings
    answers: dict[tuple[str, tuple[Value, ...]], Verdict] = field(
        default_factory=dict, repr=False, compare=False
    )

    def later(self, state: State) -> Scope:
        """The same variables in another state."""
        return Scope(self.program, state, self.bindings)

    def binding(self, variable: str, value: Value) -> Scope:
        return replace(self, bindings={**self.bindings, variable: value})
