"""Whether a state of play fits a situation: what makes situations mean anything."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from cambio_spec.kernel.program import Fact, Phase, Zone
from cambio_spec.kernel.state import State, Value
from cambio_spec.kernel.types import Kind
from cambio_spec.proof.play.arriving import Arrived
from cambio_spec.proof.play.cells import NO, YES, Cell
from cambio_spec.proof.play.exploring import Explored
from cambio_spec.proof.play.situation import Abstract, Situation, Table

Order = tuple[int, ...]
"""For each seat of a situation, the player who sits there."""


def covers(found: Explored, state: State) -> bool:
    """Whether a state that waits fits any of the situations at its phase."""
    return any(fits(found.made, at, state) for at in found.at(state.label))


def fits(made: Table, at: Arrived, state: State) -> bool:
    return any(_fits(made, at, state, order) for order in orders(made))


def orders(made: Table) -> Iterator[Order]:
    count = made.players
    if not made.tracked.ordered:
        yield from permutations(range(count))
        return
    for first in range(count):
        yield tuple((first + i) % count for i in range(count))


def _fits(made: Table, at: Arrived, state: State, order: Order) -> bool:
    here = at.here
    seat_of = {player: seat for seat, player in enumerate(order)}
    first = len(made.own_zones)
    for seat, player in enumerate(order):
        known = here.seats[seat]
        for i, zone in enumerate(made.own_zones):
            if not cell_fits(made, known[i], zone, state, player):
                return False
        for i, fact in enumerate(made.own_facts):
            if not value_fits(
                made, known[first + i], state.facts[fact.name, player], fact, seat_of
            ):
                return False
    for cell, zone in zip(here.common, made.common_zones, strict=True):
        if not cell_fits(made, cell, zone, state, None):
            return False
    for i, fact in enumerate(made.common_facts):
        if not value_fits(made, here.facts[i], state.facts[fact.name, None], fact, seat_of):
            return False
    return bool(here.facts[-1] >> seat_of[0] & 1) and _arguments_fit(made, at, state, seat_of)


def cell_fits(made: Table, cell: Cell, zone: Zone, state: State, player: int | None) -> bool:
    slots, faces = state.zones[zone.name, player], state.faces[zone.name, player]
    cards = [(card, up) for card, up in zip(slots, faces, strict=True) if card is not None]
    if not cell.low <= len(cards) <= cell.high:
        return False
    if zone.is_pile:
        unseen = all(not state.seen[card] for card, _ in cards)
        fits_top = not cards or bool(cell.top >> kind_of(made, cards[-1][0]) & 1)
        return fits_top and (unseen or not cell.fresh)
    down = sum(not up for _, up in cards)
    new = sum(not up and not state.seen[card] >> (player or 0) & 1 for card, up in cards)
    fits_down = cell.down_low <= down <= cell.down_high or not (made.faces or made.known)
    return fits_down and (cell.new_low <= new <= cell.new_high or not made.known)


def kind_of(made: Table, card: int) -> int:
    return made.kinds.index(made.program.deck.cards[card])


def value_fits(
    made: Table, known: Abstract, value: Value, fact: Fact, seat_of: dict[int, int]
) -> bool:
    return one_fits(made, known, value, fact.type.kind, seat_of)


def one_fits(
    made: Table, known: Abstract, value: Value, kind: Kind, seat_of: dict[int, int]
) -> bool:
    match kind, value:
        case Kind.PLAYER, None:
            return bool(known & made.nobody)
        case Kind.PLAYER, int() as player:
            return bool(known >> seat_of[player] & 1)
        case _, bool():
            return bool(known & (YES if value else NO))
        case Kind.CARD, int() as card:
            return bool(known >> kind_of(made, card) & 1)
        case _, int():
            return bool(known[0] <= value <= known[1])
        case _:
            return value in known


def _arguments_fit(made: Table, at: Arrived, state: State, seat_of: dict[int, int]) -> bool:
    block = made.program.block(at.label)
    assert isinstance(block, Phase)
    for parameter, known, value in zip(
        block.parameters, at.arguments, state.arguments, strict=True
    ):
        if parameter.type.kind is not Kind.SPOT:
            if not one_fits(made, known, value, parameter.type.kind, seat_of):
                return False
        elif not _token_fits(made, at.here, known, value, state, seat_of):
            return False
    return True


def _token_fits(
    made: Table, here: Situation, number: int, spot: Value, state: State, seat_of: dict[int, int]
) -> bool:
    lying = here.tokens[number]
    assert isinstance(spot, tuple)
    player, slot = spot
    assert isinstance(player, int) and isinstance(slot, int)
    at = made.own_zones[lying.zone].name, player
    card = state.zones[at][slot] if slot < len(state.zones[at]) else None
    if seat_of[player] != lying.seat or not lying.there & (NO if card is None else YES):
        return False
    if card is None:
        return True
    up = state.faces[at][slot]
    known = up or state.seen[card] >> player & 1
    return bool(
        (lying.up & (YES if up else NO) or not (made.faces or made.known))
        and (lying.known & (YES if known else NO) or not made.known)
        and lying.cards >> kind_of(made, card) & 1
    )
