"""Several configurations of one game to decisions that are good for all of them: each rule once for
each thing that it means, under the condition that it means that."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, reduce
from typing import Literal, TypeVar, assert_never

from cambio_spec.kernel.expressions import Binary, Const, Expr, RuleId, Unary
from cambio_spec.kernel.program import Decision, DecisionRule, Program
from cambio_spec.kernel.types import BOOLEAN
from cambio_spec.model.bearing import GIVEN, PARTNERS, Bearing, Features
from cambio_spec.model.condition import (
    ALWAYS,
    All,
    Any,
    Condition,
    Has,
    Not,
    either,
    text,
)
from cambio_spec.model.worlds import Choice, among
from cambio_spec.source.files import Span

M = TypeVar("M")

Reading = tuple[RuleId, Span | None]
"""A rule of the text, by its id and where it stands: what stands in its place is another."""

Played = Callable[[str, RuleId], Expr]
"""The condition that a feature is played, as a rule of that id asks it."""


class Unlike(Exception):
    """Configurations differ in more than in what rules mean: what was taken to bear on nothing but
    rules has to be fixed. `features` are those in which they differ."""

    def __init__(self, features: Features) -> None:
        super().__init__(", ".join(sorted(features)))
        self.features = features


@dataclass(frozen=True)
class Lowered:
    """A configuration, in what it decides; `spans` are where its rules stand."""

    features: Features
    program: Program
    spans: Mapping[RuleId, Span]

    @cached_property
    def decisions(self) -> Mapping[str, Decision]:
        return {decision.name: decision for decision in self.program.decisions}


@dataclass(frozen=True, slots=True)
class Meant:
    """One thing that a rule means. `below` are the ids of the rules that it overrides, at any
    distance, where that makes a difference; `span` is where it stands."""

    rule: DecisionRule
    below: frozenset[RuleId]
    span: Span | None


@dataclass(frozen=True, slots=True)
class Origin:
    """Which rule of the text a rule is: its id there, and where it stands; and a configuration in
    which it is that."""

    rule: RuleId
    span: Span | None
    features: Features

    @property
    def reading(self) -> Reading:
        return self.rule, self.span


@dataclass(frozen=True, slots=True)
class United:
    """`origins`: for the id of each rule, what it is in the text. `partners` as in `Program`."""

    decisions: tuple[Decision, ...]
    partners: Expr | None
    origins: Mapping[RuleId, Origin]


def united(made: Sequence[Lowered], bearing: Bearing, fixed: Choice, played: Played) -> United:
    """Raises `Unlike` where a decision isn't asked the same in all configurations."""
    names = dict.fromkeys(name for one in made for name in one.decisions)
    origins: dict[RuleId, Origin] = {}
    found = [_Uniting(name, made, bearing, fixed, played).decision(origins) for name in names]
    return United(tuple(found), _partners(made, bearing, fixed, played), origins)


def _partners(
    made: Sequence[Lowered], bearing: Bearing, fixed: Choice, played: Played
) -> Expr | None:
    """Who plays together, in each of the configurations in which somebody does."""
    names = bearing.parts[PARTNERS] - fixed.keys()
    found: Iterator[tuple[Expr, Condition]] = _cases(made, names, lambda one: one.program.partners)
    each = [both(expr(when, played, said.origin), said) for said, when in found]
    return _joined("or", each, each[0].origin) if each else None


def _cases(
    made: Sequence[Lowered], bearing: Features, said: Callable[[Lowered], M | None]
) -> Iterator[tuple[M, Condition]]:
    """Each thing that configurations say, by the features that bear on it, and when; not where
    they say nothing. Raises `Unlike` where something else bears on it."""
    names = sorted(bearing)
    cases: dict[tuple[bool, ...], M | None] = {}
    by: dict[tuple[bool, ...], Lowered] = {}
    for one in made:
        choice, found = tuple(name in one.features for name in names), said(one)
        if cases.setdefault(choice, found) != found:
            raise Unlike(one.features ^ by[choice].features)
        by.setdefault(choice, one)
    choices = {choice: dict(zip(names, choice, strict=True)) for choice in cases}
    for meant in dict.fromkeys(c for c in cases.values() if c is not None):
        inside = [choices[choice] for choice, found in cases.items() if found == meant]
        outside = [choices[choice] for choice, found in cases.items() if found != meant]
        yield meant, among(names, inside, outside)


class _Uniting:
    """One decision. What its rules override is told apart only where it has to be."""

    def __init__(
        self, name: str, made: Sequence[Lowered], bearing: Bearing, fixed: Choice, played: Played
    ) -> None:
        self._name, self._made, self._bearing = name, made, bearing
        self._fixed, self._played = fixed, played
        self._strict = False

    def decision(self, origins: dict[RuleId, Origin]) -> Decision:
        """`origins` grows by those of its rules. Raises `Unlike`."""
        first = self._signature()
        rules, found = self._ruled()
        if not self._right(rules, found):
            self._strict = True
            rules, found = self._ruled()
        for name, (rule, meant) in found.items():
            there = (one for one in self._made if self._means(one, rule) == meant)
            fewest = min((one.features for one in there), key=len)
            origins[name] = Origin(rule, meant.span, fewest)
        return replace(first, given=self._given(first.origin), rules=rules)

    def _ruled(self) -> tuple[tuple[DecisionRule, ...], dict[RuleId, tuple[RuleId, Meant]]]:
        """The rules, and what each means of those in the text, by its id."""
        found: dict[RuleId, tuple[RuleId, Meant]] = {}
        conditions: dict[RuleId, Condition] = {}
        for rule in self._rules():
            for meant, when in self._meanings(rule):
                is_first = rule not in found
                name = rule if is_first else _unused(f"{rule}@{text(when)}", found)
                found[name], conditions[name] = (rule, meant), when
        ids = {said: name for name, said in found.items()}
        rules = (self._guarded(meant, n, conditions[n], ids) for n, (_, meant) in found.items())
        return tuple(rules), found

    def _right(
        self, rules: tuple[DecisionRule, ...], found: Mapping[RuleId, tuple[RuleId, Meant]]
    ) -> bool:
        """Whether each rule overrides in each configuration those that it does there."""
        ids = {said: name for name, said in found.items()}
        below = {rule.origin: _below(rules, rule) for rule in rules}

        def right(one: Lowered) -> bool:
            here = {ids[r.origin, self._meant(one, r)]: r for r in self._of(one)}
            return all(
                {found[name][0] for name in below[mine] & here.keys()}
                == _below(self._of(one), rule) & {r.origin for r in here.values()}
                for mine, rule in here.items()
            )

        return all(map(right, self._made))

    def _signature(self) -> Decision:
        """The decision as it is asked in all configurations that have it."""
        first: Lowered | None = None
        for one in self._made:
            decision = one.decisions.get(self._name)
            if decision is None:
                continue
            first = first or one
            known = first.decisions[self._name]
            if (decision.parameters, decision.type) != (known.parameters, known.type):
                raise Unlike(one.features ^ first.features)
        assert first is not None
        return first.decisions[self._name]

    def _rules(self) -> Iterable[RuleId]:
        return dict.fromkeys(rule.origin for one in self._made for rule in self._of(one))

    def _of(self, one: Lowered) -> tuple[DecisionRule, ...]:
        decision = one.decisions.get(self._name)
        return () if decision is None else decision.rules

    def _meanings(self, rule: RuleId) -> Iterator[tuple[Meant, Condition]]:
        """What a rule means, and when; first what it means with the fewest features."""
        return self._cases(rule, lambda one: self._means(one, rule))

    def _means(self, one: Lowered, rule: RuleId) -> Meant | None:
        found = next((r for r in self._of(one) if r.origin == rule), None)
        return None if found is None else self._meant(one, found)

    def _meant(self, one: Lowered, rule: DecisionRule) -> Meant:
        below = _below(self._of(one), rule) if self._strict else frozenset[RuleId]()
        return Meant(replace(rule, overrides=()), below, one.spans.get(rule.origin))

    def _cases(
        self, part: str, said: Callable[[Lowered], M | None]
    ) -> Iterator[tuple[M, Condition]]:
        bearing = self._bearing.parts.get((self._name, part), frozenset())
        return _cases(self._made, bearing - self._fixed.keys(), said)

    def _guarded(
        self,
        meant: Meant,
        name: RuleId,
        when: Condition,
        ids: Mapping[tuple[RuleId, Meant], RuleId],
    ) -> DecisionRule:
        """The rule under its condition. Those that it overrides are named by what they mean in the
        configurations in which it means this."""
        rule = meant.rule
        over = dict.fromkeys(
            ids[below, other]
            for one in self._made
            if self._means(one, rule.origin) == meant
            for below in next(r for r in self._of(one) if r.origin == rule.origin).overrides
            if (other := self._means(one, below)) is not None
        )
        guard = both(expr(when, self._played, rule.origin), rule.guard)
        return replace(rule, guard=guard, overrides=tuple(over), origin=name)

    def _given(self, origin: RuleId) -> Expr:
        """That the decision is there, and may be asked."""
        given: Expr = Const(BOOLEAN, True, origin=origin)
        there: list[Condition] = []
        cases: Iterator[tuple[Expr, Condition]] = self._cases(GIVEN, self._asked_given)
        for said, when in cases:
            there.append(when)
            if when == ALWAYS:
                given = both(given, said)
                continue
            not_so = Unary("not", expr(when, self._played, origin), origin=origin)
            given = both(given, Binary("or", not_so, said, origin=origin))
        return both(expr(either(*there), self._played, origin), given)

    def _asked_given(self, one: Lowered) -> Expr | None:
        decision = one.decisions.get(self._name)
        return None if decision is None else decision.given


def _below(rules: Sequence[DecisionRule], rule: DecisionRule) -> frozenset[RuleId]:
    """The rules that one overrides, at any distance."""
    over = {r.origin: r.overrides for r in rules}
    found, waiting = set[RuleId](), list(rule.overrides)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += over.get(name, ())
    return frozenset(found)


def _unused(name: RuleId, known: Container[RuleId]) -> RuleId:
    number = 2
    found = name
    while found in known:
        found = f"{name}#{number}"
        number += 1
    return found


def expr(condition: Condition, played: Played, origin: RuleId) -> Expr:
    """A condition on features as one of the kernel's."""
    match condition:
        case Has(feature=feature):
            return played(feature, origin)
        case Not(condition=inner):
            return Unary("not", expr(inner, played, origin), origin=origin)
        case All(conditions=parts):
            return _joined("and", [expr(part, played, origin) for part in parts], origin)
        case Any(conditions=parts):
            return _joined("or", [expr(part, played, origin) for part in parts], origin)
        case _:
            assert_never(condition)


def _joined(op: Literal["and", "or"], parts: Sequence[Expr], origin: RuleId) -> Expr:
    if not parts:
        return Const(BOOLEAN, op == "and", origin=origin)
    return reduce(lambda a, b: Binary(op, a, b, origin=origin), parts)


def both(first: Expr, second: Expr) -> Expr:
    match first, second:
        case Const(value=True), _:
            return second
        case _, Const(value=True):
            return first
        case _:
            return Binary("and", first, second, origin=second.origin)
