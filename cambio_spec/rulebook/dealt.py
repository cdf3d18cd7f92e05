"""The places in front of players, and what the set-up deals into them."""

from __future__ import annotations

from cambio_spec.constructs.deal import DealCards
from cambio_spec.kernel.program import Zone
from cambio_spec.kernel.statements import At, Move
from cambio_spec.kernel.typing import type_of
from cambio_spec.kernel.walk import descendants
from cambio_spec.nodes.parts import Step
from cambio_spec.rulebook.places import Undescribed, number_of
from cambio_spec.rulebook.rules import below
from cambio_spec.rulebook.sentences import Sentences


def every_grid(said: Sentences) -> tuple[Zone, ...]:
    """The places with slots that each player has."""
    zones = said.ruleset.program.zones
    return tuple(zone for zone in zones if zone.per_player and not zone.is_pile)


def dealt_grids(said: Sentences) -> tuple[Zone, ...]:
    """Those of them into which the set-up puts cards."""
    steps = frozenset(rule.id for rule in said.sections["setup"])
    moves = (
        node
        for block in said.ruleset.program.blocks
        for node in descendants(block)
        if isinstance(node, Move) and node.origin in steps
    )
    filled = frozenset(_filled(move) for move in moves)
    return tuple(zone for zone in every_grid(said) if zone.name in filled)


def _filled(move: Move) -> str | None:
    target = move.target
    return type_of(target.spot).zone if isinstance(target, At) else target.zone.zone


def as_dealt(zone: Zone, said: Sentences) -> tuple[int, ...]:
    """The rows of a grid as far as they are dealt; all of them where that is no fixed number."""
    steps = (rule.node for rule in said.sections["setup"] if isinstance(rule.node, Step))
    deals = [d for s in steps for d in below(s.effects, DealCards) if d.zone.text == zone.name]
    try:
        left = sum(number_of(deal.count, said.table) for deal in deals)
    except Undescribed:
        return zone.rows
    rows: list[int] = []
    for slots in zone.rows:
        rows.append(min(slots, left))
        left -= rows[-1]
    return tuple(filter(None, rows)) or zone.rows
