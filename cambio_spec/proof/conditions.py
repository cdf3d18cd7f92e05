"""What is to be proved of a decision, said over its rules and apart from any solver."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Literal

from cambio_spec.kernel.expressions import RuleId
from cambio_spec.kernel.program import Decision

ConditionKind = Literal["gap", "overlap", "dead-rule", "undefined-value", "property"]


@dataclass(frozen=True, slots=True)
class Applies:
    """The rule's guard holds, and that of no rule that overrides it."""

    rule: RuleId


@dataclass(frozen=True, slots=True)
class NoneApplies:
    """Every guard has a value, and no rule applies."""


@dataclass(frozen=True, slots=True)
class Differ:
    """Both rules apply, everything that is asked has a value, and theirs are not the same."""

    first: RuleId
    second: RuleId


@dataclass(frozen=True, slots=True)
class Valueless:
    """The rule's guard is asked and has no value; or, where the rule applies, its value."""

    rule: RuleId


@dataclass(frozen=True, slots=True)
class GivenValueless:
    """The decision's own assumption has no value."""


@dataclass(frozen=True, slots=True)
class Fails:
    """The rule applies, and what it gives is false."""

    rule: RuleId


Claim = Fails | Applies | NoneApplies | Differ | Valueless | GivenValueless


@dataclass(frozen=True, slots=True)
class Condition:
    """`claim` is never true wherever the decision may be asked or, where it is `sought`, it is
    true somewhere, for some number of players."""

    kind: ConditionKind
    decision: str
    rules: tuple[RuleId, ...]
    claim: Claim
    sought: bool = False


def conditions(decision: Decision, expected: bool = False) -> tuple[Condition, ...]:
    """In a stable order: undefined values, the gap, overlaps, dead rules; rules as written. Of what
    is `expected` to be true only that: it speaks of no situation in which it has no value."""
    name, rules = decision.name, [rule.origin for rule in decision.rules]
    if expected:
        return tuple(Condition("property", name, (rule,), Fails(rule)) for rule in rules)
    above = {rule: {r.origin for r in decision.overriders(rule)} for rule in rules}
    return (
        Condition("undefined-value", name, (decision.origin,), GivenValueless()),
        *(Condition("undefined-value", name, (rule,), Valueless(rule)) for rule in rules),
        Condition("gap", name, (), NoneApplies()),
        *(
            Condition("overlap", name, (first, second), Differ(first, second))
            for first, second in combinations(rules, 2)
            if first not in above[second] and second not in above[first]
        ),
        *(Condition("dead-rule", name, (rule,), Applies(rule), sought=True) for rule in rules),
    )
