"""The states that play starts from: a new pack in the stock, or cards dealt by hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from cambio_spec.kernel.program import Program, Zone
from cambio_spec.kernel.random import seeded
from cambio_spec.kernel.state import Position, Slots, State, Value, in_range, owners
from cambio_spec.kernel.table import laid, seers, shown_to

Faces = Mapping[Position, Sequence[bool]]
"""For each card that is dealt into a zone, whether it lies face up; False for an empty slot."""

Seen = Mapping[Position, Sequence[int]]
"""For each card that is dealt into a zone, a bit mask of the players who have seen it; 0 for an
empty slot."""

NO_FACES: Faces = MappingProxyType({})
NO_SEEN: Seen = MappingProxyType({})

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
    state = laid(state, (program.stock, None), pack, (up for _ in pack))
    return shown_to(state, pack, state.everybody if up else 0)


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
    program: Program,
    state: State,
    hands: Mapping[Position, Sequence[int | str | None]],
    faces: Faces = NO_FACES,
    seen: Seen = NO_SEEN,
) -> State:
    """With the cards of `hands` in those zones and all others in the stock, in deck order, below
    those that `hands` puts there. Cards are indexes or codes (`KH`); of cards that look alike each
    further mention takes the next. None is an empty slot of a grid. They lie, and are known, as
    their zone is shown; nobody knows the stock beneath. Where `faces` says how they lie, they are
    known as cards that are put down like that; where `seen` says who has seen them, these and
    nobody else.

    Raises `ValueError` for a card that the deck doesn't have or that is dealt more often than it
    has it, for a zone that isn't there, for more cards than it may hold, for an empty slot of
    a pile, and for `faces` and `seen` that aren't parallel to the cards of a zone in `hands`."""
    stock: Position = (program.stock, None)
    laid_out = indexes(program, hands)
    used = {card for cards in laid_out.values() for card in cards}
    rest = tuple(card for card in range(len(program.deck.cards)) if card not in used)
    zones: dict[Position, Slots] = dict.fromkeys(state.zones, ())
    lying: dict[Position, tuple[bool, ...]] = dict.fromkeys(state.faces, ())
    known = [0] * len(state.seen)
    if strange := [at for at in laid_out if at not in zones]:
        raise ValueError(f"zone: {strange[0]}")
    for zone in program.zones:
        for owner in owners(zone.per_player, state.players):
            at = zone.name, owner
            given = laid_out.get(at, ())
            zones[at] = cards = rest + given if at == stock else padded(zone, given)
            up = zone.shown == "up"
            lying[at] = tuple(up and card is not None for card in cards)
            for card in given:
                if card is not None:
                    known[card] = seers(state, at, zone.shown)
    for at, ups in faces.items():
        first = len(rest) if at == stock else 0
        shown = list(lying.get(at, ()))
        for slot, card, up in each("faces", laid_out, at, ups, True):
            shown[first + slot] = up
            known[card] = seers(state, at, "up" if up else "down")
        lying[at] = tuple(shown)
    for at, masks in seen.items():
        for _, card, mask in each("seen", laid_out, at, masks, state.everybody):
            known[card] = mask
    return replace(state, zones=zones, faces=lying, seen=tuple(known))


def each(
    what: str, hands: Mapping[Position, Slots], at: Position, told: Sequence[int], most: int
) -> Iterator[tuple[int, int, Any]]:
    """The slot of each card of a zone, the card, and what is told of it: from 0 to `most`, and
    nothing of an empty slot. Raises `ValueError`."""
    cards = hands.get(at, ())
    fits = len(told) == len(cards) and all(
        0 <= one <= (0 if card is None else most) for card, one in zip(cards, told, strict=True)
    )
    if at not in hands or not fits:
        raise ValueError(f"{what}: {at}")
    for slot, (card, one) in enumerate(zip(cards, told, strict=True)):
        if card is not None:
            yield slot, card, one


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
    used: set[int] = set()

    def index(card: int | str) -> int:
        if isinstance(card, int):
            alike = [card] if 0 <= card < len(cards) else []
        else:
            alike = [i for i, c in enumerate(cards) if c.code == card]
        left = next((i for i in alike if i not in used), None)
        if left is None:
            often = f", dealt more often than the deck has it: {len(alike)}" if alike else ""
            raise ValueError(f"card: {card}{often}")
        used.add(left)
        return left

    for card in (card for slots in hands.values() for card in slots):
        if isinstance(card, int):
            index(card)
    return {
        at: tuple(index(card) if isinstance(card, str) else card for card in slots)
        for at, slots in hands.items()
    }
