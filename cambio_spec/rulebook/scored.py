"""What worked examples of the scoring ask the rules: the score, and what it builds on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from cambio_spec.kernel.expressions import (
    Cards,
    Decide,
    Fold,
    Node,
    ReadFact,
    Spots,
    ZoneRef,
)
from cambio_spec.kernel.mattering import passed_on
from cambio_spec.kernel.program import Decision, Fact, Program, Stage
from cambio_spec.kernel.statements import Announce, Goto
from cambio_spec.kernel.types import BOOLEAN, INTEGER, PLAYER, PLAYER_OR_NOBODY
from cambio_spec.kernel.walk import descendants


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked: the score; what decides it in its place, where that only passes on what it is
    made of (`ruling`, itself included); of the decisions about a player that it builds on, those
    that tell one hand from another (`own`) and those that may sum it up; and a fact that names a
    player or nobody. `label` is where what leads to the scores begins."""

    label: str
    score: Decision
    ruling: tuple[Decision, ...]
    own: tuple[Decision, ...]
    totals: tuple[Decision, ...]
    zone: str
    fact: Fact | None


def asked_of(program: Program) -> Asked | None:
    announced = [
        (block.label, program.decision(node.decide.decision))
        for block in program.blocks
        for node in descendants(block)
        if isinstance(node, Announce) and not block.parameters
    ]
    for label, score in announced:
        zone = next(_grids(program, score), None)
        if _isnumber(score) and zone is not None:
            about = tuple(d for d in built_on(program, score) if is_about_player(d))
            totals = tuple(_totals(program, score, about))
            own = tuple(d for d in about[1:] if _tells_hands_apart(program, d))
            ruling = tuple(_ruling(program, score))
            start = _counted_from(program, label)
            return Asked(start, score, ruling, own, totals, zone, fact_of(program, score))
    return None


def _counted_from(program: Program, announced: str) -> str:
    """The stage from which cards go through all that comes before scores are announced: the first
    of those of which each leads to the next one only."""
    leads = {
        block.label: {n.label for n in descendants(block) if isinstance(n, Goto)} - {block.label}
        for block in program.blocks
        if isinstance(block, Stage) and not block.parameters
    }
    begins = {program.match_start, program.round_start}
    start, passed = announced, {announced}
    while True:
        before = [at for at, to in leads.items() if to == {start} and at not in begins | passed]
        if len(before) != 1:
            return start
        (start,) = before
        passed.add(start)


def _ruling(program: Program, score: Decision) -> Iterator[Decision]:
    yield score
    for asked in passed_on(program, score):
        if is_about_player(below := program.decision(asked.decision)):
            yield from _ruling(program, below)


def is_about_player(decision: Decision) -> bool:
    return [p.type for p in decision.parameters] == [PLAYER]


def _isnumber(decision: Decision) -> bool:
    return decision.type == INTEGER and is_about_player(decision)


def _totals(program: Program, score: Decision, about: Sequence[Decision]) -> Iterator[Decision]:
    """The numbers that a score may build on: what rules give comes before what they ask. Where a
    rule itself adds up cards, the numbers beside them are no sum of theirs."""
    nodes = (node for rule in score.rules for node in (rule.value, *descendants(rule.value)))
    if any(isinstance(node, Fold) and isinstance(node.domain, Cards | Spots) for node in nodes):
        return
    values = decided(rule.value for rule in score.rules)
    beneath = [program.decision(name) for name in values]
    for decision in dict.fromkeys((*beneath, *about[1:])):
        if _isnumber(decision) and next(_grids(program, decision), None) is not None:
            yield decision


def decided(nodes: Iterable[Node]) -> tuple[str, ...]:
    """The decisions that are asked in nodes, each once."""
    below = (n for node in nodes for n in (node, *descendants(node)))
    return tuple(dict.fromkeys(n.decision for n in below if isinstance(n, Decide)))


def built_on(program: Program, decision: Decision) -> tuple[Decision, ...]:
    """A decision and all that it asks, itself or through others, the nearest first."""
    found = [decision]
    for one in found:
        asked = map(program.decision, decided([one]))
        found += [d for d in asked if d not in found]
    return tuple(found)


def _grids(program: Program, decision: Decision) -> Iterator[str]:
    for one in built_on(program, decision):
        for node in descendants(one):
            if isinstance(node, ZoneRef | Spots):
                zone = program.zone(node.zone)
                if zone.per_player and not zone.is_pile:
                    yield zone.name


def fact_of(program: Program, score: Decision) -> Fact | None:
    """What the score asks first, itself or through other decisions."""
    nodes = (node for one in built_on(program, score) for node in descendants(one))
    facts = (program.fact(node.fact) for node in nodes if isinstance(node, ReadFact))
    return next((f for f in facts if f.type == PLAYER_OR_NOBODY and not f.per_player), None)


def _tells_hands_apart(program: Program, decision: Decision) -> bool:
    """Whether a decision says by one rule or another what a player's cards are, whatever the others
    have."""
    if not is_about_player(decision) or (decision.type != BOOLEAN and len(decision.rules) < 2):
        return False
    nodes = [node for one in built_on(program, decision) for node in descendants(one)]
    alone = all(is_about_player(one) for one in built_on(program, decision))
    return alone and not any(isinstance(node, ReadFact) for node in nodes)
