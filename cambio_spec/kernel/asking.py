"""What a decision depends on: the decisions that it asks and the facts that it reads, itself or
through others; and which decisions are the same in two programs."""

from __future__ import annotations

from collections.abc import Mapping, Set

from cambio_spec.kernel.expressions import Decide, ReadFact
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.walk import descendants


def facts_read(program: Program) -> Mapping[str, Set[str]]:
    """The facts that each decision reads."""
    own = {
        decision.name: {n.fact for n in descendants(decision) if isinstance(n, ReadFact)}
        for decision in program.decisions
    }
    return {
        name: set[str]().union(*(own[other] for other in asked))
        for name, asked in asked_by(program).items()
    }


def asked_by(program: Program) -> Mapping[str, Set[str]]:
    """The decisions that each decision asks, and itself."""
    found = {
        decision.name: {
            decision.name,
            *(n.decision for n in descendants(decision) if isinstance(n, Decide)),
        }
        for decision in program.decisions
    }
    while True:
        more = {n: set[str]().union(*(found[o] for o in asked)) for n, asked in found.items()}
        if more == found:
            return found
        found = more


def alike(program: Program, other: Program) -> Set[str]:
    """The decisions of `program` that `other` has too, and that mean the same in both: by the same
    rules, over the same cards, places and facts, for the same numbers of players."""
    if not _same_table(program, other):
        return frozenset()
    theirs = {decision.name: decision for decision in other.decisions}
    facts = {fact.name: fact for fact in other.facts}
    settings = {setting.fact: setting for setting in other.settings}
    equal = {
        decision.name
        for decision in program.decisions
        # Where a rule stands is no part of its meaning, but it is known by that.
        if decision == theirs.get(decision.name)
        and [r.origin for r in decision.rules] == [r.origin for r in theirs[decision.name].rules]
    }
    known = {fact.name for fact in program.facts if fact == facts.get(fact.name)}
    known -= {s.fact for s in program.settings if s != settings.get(s.fact)}
    read, asked = facts_read(program), asked_by(program)
    return frozenset(n for n in equal if asked[n] <= equal and read[n] <= known)


def _same_table(program: Program, other: Program) -> bool:
    return (program.deck, program.zones, program.counts, program.direction, program.stock) == (
        other.deck,
        other.zones,
        other.counts,
        other.direction,
        other.stock,
    )
