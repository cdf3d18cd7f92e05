"""The open program of configurations: its settings, and what features say of each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from functools import reduce

from cambio_spec.constructs.players import PlayersPart
from cambio_spec.kernel.asking import facts_read
from cambio_spec.kernel.expressions import (
    Binary,
    Const,
    Expr,
    Fold,
    Players,
    ReadFact,
    RuleId,
    Unary,
)
from cambio_spec.kernel.program import Decision, Fact, Program, Setting
from cambio_spec.kernel.types import BOOLEAN, INTEGER
from cambio_spec.model.bearing import Bearing, Features
from cambio_spec.model.condition import ALWAYS, NEVER, Condition, Has, mentioned, negated, under
from cambio_spec.model.uniting import Lowered, Origin, Unlike, both, expr, united
from cambio_spec.model.worlds import Choice, Worlds

SWITCH = "+"
"""What the fact of a variant begins with: no name that a rule may use."""


def switch(variant: str) -> str:
    return f"{SWITCH}{variant}"


def switched(
    worlds: Worlds, bearing: Bearing, made: Sequence[Lowered], fixed: Choice
) -> tuple[Program, Mapping[RuleId, Origin]]:
    """The program of all configurations with what is fixed, and what its rules are in the text.
    Raises `Unlike` where more than that has to be fixed."""
    switching = _Switching(worlds, made, fixed)
    whole = united(made, bearing, fixed, switching.played)
    return switching.program(whole.decisions, whole.partners), whole.origins


@dataclass(frozen=True, slots=True)
class _Rule:
    """What has to hold of features for them to be played together."""

    features: Features
    condition: Condition
    counts: tuple[int, ...] | None


class _Switching:
    def __init__(self, worlds: Worlds, made: Sequence[Lowered], fixed: Choice) -> None:
        self._worlds, self._made, self._fixed = worlds, made, fixed
        self._options: dict[str, Setting] = {}
        facts: dict[str, tuple[Fact, Lowered]] = {}
        for one in made:
            for fact in one.program.facts:
                known, by = facts.setdefault(fact.name, (fact, one))
                if known != fact:
                    raise Unlike(one.features ^ by.features)
            self._options.update((s.fact, s) for s in one.program.settings)
            first = made[0]
            if _table(one.program) != _table(first.program):
                raise Unlike(one.features ^ first.features)
        self._facts = {name: fact for name, (fact, _) in facts.items()}

    def program(self, decisions: tuple[Decision, ...], partners: Expr | None) -> Program:
        first = self._made[0].program
        variants = [name for name in self._worlds.variants if name not in self._fixed]
        switches = [Fact(switch(v), False, BOOLEAN, False, None, None, origin=v) for v in variants]
        settings = [Setting(fact.name, None, origin=fact.origin) for fact in switches]
        counts = self._counts()
        properties = dict.fromkeys(name for one in self._made for name in one.program.properties)
        whole = replace(
            first,
            fewest=counts[0],
            most=counts[-1],
            facts=(*self._facts.values(), *switches),
            settings=(*self._options.values(), *settings),
            decisions=decisions,
            only=counts,
            partners=partners,
            properties=tuple(properties),
        )
        return self._fitting(whole)

    def played(self, feature: str, origin: RuleId) -> Expr:
        """The condition that a feature is played."""
        if feature not in self._options:
            return ReadFact(BOOLEAN, switch(feature), None, origin=origin)
        fact = self._facts[feature]
        value = ReadFact(fact.type, feature, None, origin=origin)
        if fact.type == BOOLEAN:
            return value
        return Binary("!=", value, Const(fact.type, fact.initial, origin=origin), origin=origin)

    def _counts(self) -> tuple[int, ...]:
        """The numbers of players that some configuration takes."""
        family = self._worlds.family
        (players,) = family.assembled(self._made[0].features, PlayersPart)
        assert isinstance(players, PlayersPart)
        always = [x.needs for x in family.limits if under(x.when, self._fixed) == ALWAYS]
        return tuple(c for c in players.counts if all(c in needs.counts for needs in always))

    # ── which go together ────────────────────────────────────────────────────────────────

    def _fitting(self, program: Program) -> Program:
        """Decisions are asked in configurations only in which features go together, as far as it
        matters to the decision which features they are."""
        rules, read = tuple(self._rules()), facts_read(program)

        def asked(decision: Decision) -> Decision:
            bearing = {fact.removeprefix(SWITCH) for fact in read[decision.name]}
            found = [self._expr(rule, decision.origin) for rule in _touching(rules, bearing)]
            given = reduce(both, [*found, decision.given])
            return replace(decision, given=given)

        return replace(program, decisions=tuple(asked(d) for d in program.decisions))

    def _rules(self) -> Iterator[_Rule]:
        for condition in self._worlds.refused:
            left = under(condition, self._fixed)
            if left != NEVER:
                yield _Rule(mentioned(left), left, None)
        for limit in self._worlds.family.limits:
            left = under(limit.when, self._fixed)
            if left not in (ALWAYS, NEVER):
                yield _Rule(mentioned(left), left, limit.needs.counts)
        for name, is_played in self._fixed.items():
            if name in self._options:
                yield _Rule(frozenset({name}), negated(Has(name)) if is_played else Has(name), None)

    def _expr(self, rule: _Rule, origin: RuleId) -> Expr:
        unfit: Expr = Unary("not", expr(rule.condition, self.played, origin), origin=origin)
        if rule.counts is None:
            return unfit
        everybody = Players(None, origin=origin)
        count = Fold(INTEGER, "count", "it", everybody, None, None, origin=origin)
        for number in rule.counts:
            is_that = Binary("=", count, Const(INTEGER, number, origin=origin), origin=origin)
            unfit = Binary("or", unfit, is_that, origin=origin)
        return unfit


def _touching(rules: Sequence[_Rule], features: Set[str]) -> list[_Rule]:
    """Those that say something of some features, or of what others of them say something of."""
    left, found, reached = list(rules), list[_Rule](), set(features)
    while now := [rule for rule in left if rule.features & reached]:
        found += now
        left = [rule for rule in left if rule not in now]
        reached = reached.union(*(rule.features for rule in now))
    return found


def _table(program: Program) -> tuple[object, ...]:
    return program.deck, program.stock, program.zones, program.direction, program.blocks
