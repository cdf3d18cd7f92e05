"""What a decision says, as formulas: the evaluator's `judge` over unknowns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, assert_never

from cambio_spec.kernel.expressions import Expr, RuleId
from cambio_spec.kernel.program import Decision
from cambio_spec.proof.conditions import (
    Applies,
    Claim,
    Differ,
    Fails,
    GivenValueless,
    NoneApplies,
    Valueless,
)
from cambio_spec.proof.encoded import FINE, Encoded, Standing, choice, same
from cambio_spec.proof.symbols import Meaning, Unsupported
from cambio_spec.proof.terms import Term, conj, disj, implies, neg

if TYPE_CHECKING:
    from cambio_spec.proof.encode import Encoder, Environment

Part = Encoded | Unsupported
"""A formula, or why there is none."""


@dataclass(frozen=True)
class Judgement:
    """A decision's parts, by rule, in written order; `above`: which rules override it. Asking for
    a part that has no formula raises why. Without slots, for what is made of the parts is kept,
    and so shared."""

    above: Mapping[RuleId, tuple[RuleId, ...]]
    assumed: Part
    guards: dict[RuleId, Part]
    values: dict[RuleId, Part]

    @property
    def given(self) -> Encoded:
        return _known(self.assumed)

    @cached_property
    def may_ask(self) -> Term:
        """What the decision assumes is true."""
        return conj(self.given.standing.good, self.given.term)

    def guard(self, rule: RuleId) -> Encoded:
        return _known(self.guards[rule])

    def value(self, rule: RuleId) -> Encoded:
        return _known(self.values[rule])

    def applies(self, rule: RuleId) -> Term:
        if rule not in self._applies:
            above = self.above[rule]
            self._applies[rule] = conj(
                self.guard(rule).term, *(neg(self.guard(r).term) for r in above)
            )
        return self._applies[rule]

    @cached_property
    def _applies(self) -> dict[RuleId, Term]:
        return {}

    @cached_property
    def asked(self) -> Term:
        """The decision may be asked, and every guard has a value."""
        standing = self.given.standing
        for rule in self.guards:
            standing = standing.then(self.guard(rule).standing, self.given.term)
        return conj(standing.good, self.given.term)

    def claim(self, claim: Claim) -> Term:
        """Where the decision may be asked and `claim` is true. Raises `Unsupported`."""
        given, rules = self.given, self.guards
        may_ask = self.may_ask
        match claim:
            case GivenValueless():
                return conj(given.standing.settled, neg(given.standing.defined))
            case Applies(rule):
                good = (self.guard(r).standing.good for r in (rule, *self.above[rule]))
                return conj(may_ask, *good, self.applies(rule))
            case NoneApplies():
                return conj(self.asked, *(neg(self.applies(rule)) for rule in rules))
            case Differ(first, second):
                differ = neg(same(self.value(first).meaning, self.value(second).meaning))
                if differ is False:
                    return False
                both = conj(self.applies(first), self.applies(second))
                return False if both is False else conj(self.valued, both, differ)
            case Fails(rule):
                return conj(self.valued, self.applies(rule), neg(self.value(rule).term))
            case Valueless(rule):
                guard, value = self.guard(rule).standing, self.value(rule).standing
                in_guard = conj(may_ask, guard.settled, neg(guard.defined))
                in_value = conj(value.settled, neg(value.defined))
                if in_value is False:
                    return in_guard
                return disj(in_guard, conj(self.asked, self.applies(rule), in_value))
            case _:
                assert_never(claim)

    @cached_property
    def valued(self) -> Term:
        """The decision may be asked, and every guard and the value of every rule that applies
        is there."""
        standings = {rule: self.value(rule).standing for rule in self.values}
        return conj(
            self.asked,
            *(
                implies(self.applies(rule), standing.good)
                for rule, standing in standings.items()
                if standing is not FINE
            ),
        )


def judged(encoder: Encoder, decision: Decision, arguments: tuple[Meaning, ...]) -> Judgement:
    """The decision, asked about these arguments."""
    names = (p.name for p in decision.parameters)
    environment = dict(zip(names, arguments, strict=True))
    return Judgement(
        encoder.above(decision),
        _part(encoder, decision.given, environment),
        {r.origin: _part(encoder, r.guard, environment) for r in decision.rules},
        {r.origin: _part(encoder, r.value, environment) for r in decision.rules},
    )


def nested(encoder: Encoder, decision: Decision, arguments: tuple[Meaning, ...]) -> Encoded:
    """The value of a decision that another one asks. It has none where its `given` is false;
    anything else amiss is its own fault, and leaves it unsettled. Raises `Unsupported`."""
    if decision.name in encoder.asking:
        raise Unsupported("recursive")
    encoder.asking.append(decision.name)
    try:
        judgement = judged(encoder, decision, arguments)
    finally:
        encoder.asking.pop()
    given, rules = judgement.given, list(judgement.guards)
    if not rules:
        return Encoded(0, Standing(given.term, False))
    meaning = judgement.value(rules[-1]).meaning
    for rule in reversed(rules[:-1]):
        meaning = choice(judgement.applies(rule), judgement.value(rule).meaning, meaning)
    agreed = (
        implies(judgement.applies(rule), same(judgement.value(rule).meaning, meaning))
        for rule in rules
    )
    decides = conj(disj(*map(judgement.applies, rules)), judgement.valued, *agreed)
    settled = conj(given.standing.good, implies(given.term, decides))
    return Encoded(meaning, Standing(given.term, settled))


def _part(encoder: Encoder, expr: Expr, environment: Environment) -> Part:
    try:
        return encoder.encode(expr, environment)
    except Unsupported as unsupported:
        return unsupported


def _known(part: Part) -> Encoded:
    if isinstance(part, Unsupported):
        raise part
    return part
