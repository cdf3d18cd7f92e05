"""The states that play starts from: a new pack in the stock, or cards dealt by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from cambio_spec.kernel.program import Program, Zone
from cambio_spec.kernel.random import seeded
from cambio_spec.kernel.state import Position, Slots, State, Value, in_range, owners
from cambio_spec.kernel.table import laid, seers, shown_to

Facts = Mapping[str | tuple[str, int], Value]
"""Values for facts: the name of a fact, or (name, seat) where it is kept for each player. The
name alone of such a fact sets it for all."""


def opened(
    program: Program, players: int, seed: int, label: str, facts: Facts, single_round: bool
) -> State:
    """Bound for block `label`, all cards in the stock as in a new pack, its last card on top,
    known to nobody. Raises `ValueError` for a number of players that the program doesn't take
    and for a fact or a value that it doesn't have."""
    if players not in program.counts:
        raise ValueError(f"players: {players}")
    zones = {
        (zone.name, owner): (None,) * sum(zone.rows)
        for zone in program.zones
        for owner in owners(zone.per_player, players)
    }
    state = State(
        players=players,
        single_round=single_round,
        status="leaving",
        label=label,
        arguments=(),
        facts=known_facts(program, players, facts),
        zones=zones,
        faces={at: (False,) * len(slots) for at, slots in zones.items()},
        seen=(0,) * len(program.deck.cards),
        random=seeded(seed),
    )
    pack, up = range(len(program.deck.cards)), program.zone(program.stock).shown == "up"
    return laid(state, (program.stock, None), pack, (up for _ in pack))


def known_facts(program: Program, players: int, given: Facts) -> dict[Position, Value]:
    facts: dict[Position, Value] = {
        (fact.name, owner): fact.initial
        for fact in program.facts
        for owner in owners(fact.per_player, players)
    }
    for key, new in given.items():
        name, seat = key if isinstance(key, tuple) else (key, None)
        keys = [k for k in facts if k[0] == name and (seat is None or k[1] == seat)]
        if not keys or not in_range(program.fact(name), new):
            raise ValueError(f"fact: {key} = {new}")
        facts.update((k, new) for k in keys)
    return facts


def dealt(
    program: Program, state: State, hands: Mapping[Position, Sequence[int | str | None]]
) -> State:
    """With the cards of `hands` in those zones and all others in the stock, in deck order, below
    those that `hands` puts there. Cards are indexes or codes (`KH`); of cards that look alike each
    further mention takes the next. None is an empty slot of a grid. They lie, and are known, as
    their zone is shown; nobody knows the stock beneath.

    Raises `ValueError` for a card that the deck doesn't have or that is dealt more often than it
    has it, for a zone that isn't there, for more cards than it may hold, and for an empty slot of
    a pile."""
    stock: Position = (program.stock, None)
    laid_out = indexes(program, hands)
    used = {card for cards in laid_out.values() for card in cards}
    rest = tuple(card for card in range(len(program.deck.cards)) if card not in used)
    state = replace(state, zones=dict.fromkeys(state.zones, ()), seen=(0,) * len(state.seen))
    for zone in program.zones:
        for owner in owners(zone.per_player, state.players):
            at = zone.name, owner
            given = laid_out.pop(at, ())
            cards = rest + given if at == stock else padded(zone, given)
            up = zone.shown == "up"
            state = laid(state, at, cards, (up and card is not None for card in cards))
            known = (card for card in given if card is not None)
            state = shown_to(state, known, seers(state, at, zone.shown))
    if laid_out:
        raise ValueError(f"zone: {next(iter(laid_out))}")
    return state


def padded(zone: Zone, cards: tuple[int | None, ...]) -> tuple[int | None, ...]:
    count = len([card for card in cards if card is not None])
    if (zone.limit is not None and count > zone.limit) or (zone.is_pile and count < len(cards)):
        raise ValueError(f"cards: {zone.name}")
    return cards + (None,) * (sum(zone.rows) - len(cards))


def indexes(
    program: Program, hands: Mapping[Position, Sequence[int | str | None]]
) -> dict[Position, Slots]:
    """The cards of `hands` as indexes into the deck, those that are given as such first. Raises
    `ValueError` for a card that the deck doesn't have, or not so often."""
    cards = program.deck.cards
    free = list(range(len(cards)))

    def index(card: int | str) -> int:
        alike = [i for i, c in enumerate(cards) if card in (i, c.code)]
        left = [i for i in alike if i in free]
        if not left:
            often = f", dealt more often than the deck has it: {len(alike)}" if alike else ""
            raise ValueError(f"card: {card}{often}")
        free.remove(left[0])
        return left[0]

    for card in (card for slots in hands.values() for card in slots):
        if isinstance(card, int):
            index(card)
    return {
        at: tuple(index(card) if isinstance(card, str) else card for card in slots)
        for at, slots in hands.items()
    }
