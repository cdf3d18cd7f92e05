"""What a decision asks of a state, so that nothing else becomes an unknown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields

from cambio_spec.kernel.expressions import (
    AttributeOf,
    Binary,
    CardAt,
    CardAttribute,
    Decide,
    Domain,
    Expr,
    FaceUp,
    Fold,
    KnownTo,
    LineOf,
    Local,
    Node,
    OwnerOf,
    Players,
    ReadFact,
    Seat,
    Spots,
    TopCard,
    ZoneRef,
)
from cambio_spec.kernel.program import Decision, Program
from cambio_spec.kernel.types import Kind, Type
from cambio_spec.kernel.typing import type_of
from cambio_spec.kernel.walk import children, descendants


@dataclass(frozen=True, slots=True)
class Asked:
    """Names of facts, zones and tables; `tops` and `slotted` are among the zones.

    `tops`: piles whose top card is asked. `slotted`: grids where it matters in which slot a card
    lies; of these, `faced` are those where it matters how it lies, and `known` those where it
    matters who knows it; `known_to_others` of these, where that isn't asked of the owner alone.
    `tables`: decisions that depend on a card and nothing else. `singly`: whether it matters which
    of two like cards it is. `seats`: whether the number of players matters.
    """

    facts: frozenset[str]
    zones: frozenset[str]
    tops: frozenset[str]
    slotted: frozenset[str]
    faced: frozenset[str]
    known: frozenset[str]
    known_to_others: frozenset[str]
    attributes: frozenset[CardAttribute]
    tables: frozenset[str]
    singly: bool
    seats: bool


def asked(program: Program, decision: Decision, tables: frozenset[str]) -> Asked:
    """All that `decision` and the decisions that it asks, at any distance, read. `tables` as
    `card_tables` finds them."""
    reached = _reached(program, decision, tables)
    nodes = [node for d in reached for node in (d, *descendants(d))]
    expressions = [node for node in nodes if isinstance(node, Expr)]
    facts = frozenset(e.fact for e in expressions if isinstance(e, ReadFact))
    types = {p.type for d in reached for p in d.parameters} | {d.type for d in reached}
    types |= {program.fact(name).type for name in facts}
    slotted = {t.zone for t in types if t.zone is not None}
    slotted |= {
        node.domain.zone
        for node in expressions
        if isinstance(node, Fold) and isinstance(node.domain, Spots) and by_slot(node)
    }
    faced, known = lying_asked(expressions)
    slotted |= faced
    zones = {n.zone for n in nodes if isinstance(n, (ZoneRef, Spots))} | slotted
    return Asked(
        facts=facts,
        zones=frozenset(zones),
        tops=frozenset(e.zone.zone for e in expressions if isinstance(e, TopCard)),
        slotted=frozenset(slotted),
        faced=faced,
        known=known,
        known_to_others=frozenset(zone for d in reached for zone in _known_to_others(d, {})),
        attributes=frozenset(e.attribute for e in expressions if isinstance(e, AttributeOf)),
        tables=frozenset(
            e.decision for e in expressions if isinstance(e, Decide) and e.decision in tables
        ),
        singly=any(d.type.kind is Kind.CARD for d in reached)
        or any(_compares_cards(e) for e in expressions),
        seats=any(_is_seated(program, node) for node in nodes)
        or any(t.kind in (Kind.PLAYER, Kind.SPOT) for t in types),
    )


_READING = (
    *(ReadFact, ZoneRef, Players, Spots, Seat),
    *(CardAt, OwnerOf, LineOf, FaceUp, KnownTo),
)
"""What looks at more than the card that is asked about."""


def lying_asked(nodes: Iterable[Node]) -> tuple[frozenset[str], frozenset[str]]:
    """The grids of which it is asked how a card lies, and among them those of which it is asked who
    knows one."""
    spots = [node for node in nodes if isinstance(node, FaceUp | KnownTo)]
    known = frozenset(zone_of(node.spot) for node in spots if isinstance(node, KnownTo))
    return frozenset(zone_of(node.spot) for node in spots), known


def _known_to_others(node: Node, owners: Mapping[str, Expr]) -> Iterator[str]:
    """Grids of whose cards it is asked whether somebody knows them who may not be the owner.
    `owners`: whose spots the variables that are bound here go through."""
    if isinstance(node, KnownTo):
        spot = node.spot.name if isinstance(node.spot, Local) else None
        if node.player not in (OwnerOf(node.spot, origin=node.origin), owners.get(spot or "")):
            yield zone_of(node.spot)
    inside = owners
    if isinstance(node, Fold):
        inside = {v: e for v, e in owners.items() if not _mentions(e, node.variable)}
        inside.pop(node.variable, None)
        owner = node.domain.owner if isinstance(node.domain, Spots) else None
        if owner is not None and not _mentions(owner, node.variable):
            inside[node.variable] = owner
    for child in children(node):
        bound = owners if isinstance(child, Domain) else inside
        yield from _known_to_others(child, bound)


def _mentions(node: Node, variable: str) -> bool:
    return any(isinstance(n, Local) and n.name == variable for n in (node, *descendants(node)))


def card_tables(program: Program) -> frozenset[str]:
    """Decisions of one card whose value depends on that card alone."""
    found: set[str] = set()
    for decision in program.decisions:
        reached = _reached(program, decision, frozenset())
        answers = decision.type.kind not in (Kind.CARD, Kind.SPOT)
        alone = [p.type.kind for p in decision.parameters] == [Kind.CARD]
        if (alone and answers) and not any(
            isinstance(node, _READING) for d in reached for node in descendants(d)
        ):
            found.add(decision.name)
    return frozenset(found)


def by_slot(fold: Fold) -> bool:
    """Whether a fold over spots needs to know the slots, not only which cards lie there."""
    if not isinstance(fold.domain, Spots):
        return False
    if fold.domain.row is not None:
        return True
    bodies = [body for body in (fold.where, fold.value) if body is not None]
    return any(_names_spot(body, fold.variable) for body in bodies)


def _names_spot(node: Node, variable: str) -> bool:
    """Whether a spot is used other than to ask for the card there or for its owner."""
    if isinstance(node, (CardAt, OwnerOf)) and isinstance(node.spot, Local):
        return False
    if isinstance(node, Local):
        return node.name == variable
    return any(_names_spot(child, variable) for child in children(node))


def _reached(program: Program, decision: Decision, tables: frozenset[str]) -> tuple[Decision, ...]:
    found = {decision.name: decision}
    frontier = [decision]
    while frontier:
        for node in descendants(frontier.pop()):
            if isinstance(node, Decide) and node.decision not in {*found, *tables}:
                found[node.decision] = program.decision(node.decision)
                frontier.append(found[node.decision])
    return tuple(found.values())


def zone_of(spot: Expr) -> str:
    """The grid in which a spot is."""
    zone = type_of(spot).zone
    assert zone is not None
    return zone


def _compares_cards(expr: Expr) -> bool:
    return (
        isinstance(expr, Binary) and expr.op in ("=", "!=") and type_of(expr.left).kind is Kind.CARD
    )


def _is_seated(program: Program, node: Node) -> bool:
    if isinstance(node, (Players, Seat, Spots, OwnerOf)):
        return True
    if isinstance(node, ZoneRef):
        return program.zone(node.zone).per_player
    if isinstance(node, ReadFact):
        return program.fact(node.fact).per_player
    return any(
        isinstance(getattr(node, f.name), Type) and getattr(node, f.name).kind is Kind.PLAYER
        for f in fields(node)
    )
