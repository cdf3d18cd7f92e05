"""What the emitters agree on before any of them writes: names, and which shapes code takes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from cambio_spec.engine.names import Names, Scope, name_everything
from cambio_spec.engine.narrowing import (
    Certain,
    asserted,
    mentions,
    reads_fact,
    without_variable,
)
from cambio_spec.engine.nobody import Nobodies, Unit, nobodies
from cambio_spec.engine.walk import reads_state
from cambio_spec.kernel.expressions import Expr, Node, RuleId
from cambio_spec.kernel.folding import always, live_rules
from cambio_spec.kernel.program import Decision, Program
from cambio_spec.kernel.statements import SetFact
from cambio_spec.kernel.types import Kind
from cambio_spec.kernel.walk import descendants


@dataclass(frozen=True)
class Plan:
    """`stateless` are the decisions that look at their arguments only; `tabled` those of
    them that ask about one card: their values are computed when the module is imported."""

    program: Program
    names: Names
    nobodies: Nobodies
    rules: Mapping[RuleId, str]
    stateless: frozenset[str]
    tabled: frozenset[str]

    def place(self, unit: Unit, origin: RuleId) -> Place:
        """Where the code of a decision or a block begins: its parameters are bound."""
        scope = Scope(self.names, {})
        for parameter in unit.parameters:
            scope, _ = scope.bind(parameter.name)
        return Place(self, scope, self.nobodies.locals_of(unit), origin)


@dataclass(frozen=True)
class Place:
    """Where an expression or a statement stands: the variables in reach, those that may be
    nobody, and the origin that a halt there reports.

    `certain` are expressions that are surely someone here, `kept` those whose value, of this
    very state, is in a variable already."""

    plan: Plan
    scope: Scope
    maybe_nobody: frozenset[str]
    origin: RuleId
    certain: Certain = frozenset()
    kept: Mapping[Expr, str] = field(default_factory=dict)

    def bind(self, variable: str) -> tuple[Place, str]:
        scope, name = self.scope.bind(variable)
        kept = {e: n for e, n in self.kept.items() if not mentions(e, variable)}
        certain = without_variable(self.certain, variable)
        return replace(self, scope=scope, kept=kept, certain=certain), name

    def at(self, origin: RuleId) -> Place:
        return replace(self, origin=origin)

    def may_be_nobody(self, expr: Expr) -> bool:
        return expr not in self.certain and self.plan.nobodies.possible(expr, self.maybe_nobody)

    def where(self, condition: Expr | None) -> Place:
        """The same place, once a condition is known to hold."""
        known = asserted(condition, lambda expr: not self.may_be_nobody(expr))
        return self if not known else replace(self, certain=self.certain | known)

    def with_someone(self, expr: Expr) -> Place:
        return replace(self, certain=self.certain | {expr})

    def keeping(self, expr: Expr, variable: str) -> Place:
        return replace(self, kept={**self.kept, expr: variable})

    def after(self, *statements: Node) -> Place:
        """The same place, once statements may have changed facts."""
        nodes = (n for s in statements for n in (s, *descendants(s)))
        changed = frozenset(n.fact for n in nodes if isinstance(n, SetFact))
        left = frozenset(e for e in self.certain if not reads_fact(e, changed))
        return replace(self, certain=left)


def straight(decision: Decision) -> RuleId | None:
    """The one rule of a decision that always applies and has no rival, if it is such a decision:
    then asking it, where it may be asked, is reading that rule's value."""
    rules = live_rules(decision)
    if len(rules) == 1 and always(rules[0].guard):
        return rules[0].origin
    return None


def plan_for(program: Program, rules: Mapping[RuleId, str]) -> Plan:
    """Raises `ValueError` for a program that no engine can be made of."""
    for zone in program.zones:
        if zone.rows and not zone.per_player:
            raise ValueError(f"the grid {zone.name!r} has no owner")
    stateless = frozenset(d.name for d in program.decisions if not reads_state(program, d))
    tabled = frozenset(
        d.name
        for d in program.decisions
        if d.name in stateless and [p.type.kind for p in d.parameters] == [Kind.CARD]
    )
    return Plan(
        program,
        name_everything(program, tabled),
        nobodies(program),
        dict(rules),
        stateless,
        tabled,
    )
