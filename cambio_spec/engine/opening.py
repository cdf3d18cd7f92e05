"""The part of the runtime that lays out a table by hand: facts and cards. Embedded last."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from cambio_spec.engine.control import Game, Zone
from cambio_spec.engine.handling import face_up
from cambio_spec.engine.runtime import Card, Seat, Table, in_range


def set_facts(game: Game, state: Table, facts: Mapping[Any, Any]) -> None:
    """Sets facts by name or (name, seat); the name alone sets a fact of each player for all.
    Raises `ValueError` for a fact or a value that there isn't."""
    for key, value in facts.items():
        name, seat = key if isinstance(key, tuple) else (key, None)
        fact = game.facts.get(name)
        known_seat = seat is None or (fact is not None and fact.per_player and seat in state.seats)
        if fact is None or not known_seat or not in_range(value, fact.low, fact.high):
            raise ValueError(f"fact: {key!r} = {value!r}")
        if not fact.per_player:
            setattr(state, fact.attribute, value)
            continue
        for one in state.seats if seat is None else (seat,):
            getattr(state, fact.attribute)[one] = value


def deal(
    game: Game,
    state: Table,
    hands: Mapping[Any, Sequence[int | str | None]],
    faces: Mapping[Any, Sequence[bool]],
    seen: Mapping[Any, Sequence[int]],
) -> None:
    """Lays the cards of `hands` into those zones, (zone, seat or None), and all others into the
    stock, in the order of the pack, below those that go there. Cards are places in the deck or
    codes; of cards that look alike each further mention takes the next. None is an empty slot.
    `faces` and `seen` tell how the cards of a zone lie and who has seen them, where it isn't as
    the zone is shown. Raises `ValueError` for what can't lie like that."""
    rest = list(range(len(game.cards)))
    for card in (card for cards in hands.values() for card in cards):
        if isinstance(card, int):
            take_out(game, rest, card)
    wanted = {
        at: [take_out(game, rest, card) if isinstance(card, str) else card for card in cards]
        for at, cards in hands.items()
    }
    lying = dict(wanted)
    state.seen = [0] * len(game.cards)
    for name, zone in game.zones.items():
        owners: Iterable[Seat | None] = state.seats if zone.per_player else (None,)
        for owner in owners:
            given = wanted.pop((name, owner), [])
            beneath = rest if name == game.stock else []
            lay(state, name, zone, owner, beneath, given)
    if wanted:
        raise ValueError(f"zone: {next(iter(wanted))!r}")
    for card, up in told("faces", lying, faces, True):
        state.up[card], state.seen[card] = up, state.everybody if up else 0
    for card, mask in told("seen", lying, seen, state.everybody):
        state.seen[card] = mask


def told(
    what: str, hands: Mapping[Any, list[Any]], tellings: Mapping[Any, Sequence[int]], most: int
) -> list[tuple[Card, Any]]:
    """Each card with what is told of it, from 0 to `most`; of an empty slot 0 is. Raises
    `ValueError` for what doesn't fit the cards."""
    found = []
    for at, telling in tellings.items():
        cards = hands.get(at)
        if cards is None or len(cards) != len(telling):
            raise ValueError(f"{what}: {at!r}")
        for card, one in zip(cards, telling, strict=True):
            if not 0 <= one <= (0 if card is None else most):
                raise ValueError(f"{what}: {at!r}")
            if card is not None:
                found.append((card, one))
    return found


def lay(
    state: Table,
    name: str,
    zone: Zone,
    owner: Seat | None,
    beneath: list[Card],
    given: list[Card | None],
) -> None:
    """Exactly these cards into a zone, as its cards lie; nobody knows those beneath."""
    cards = [card for card in given if card is not None]
    full = zone.limit is not None and len(cards) > zone.limit
    if full or (not zone.slots and len(cards) < len(given)):
        raise ValueError(f"cards: {name!r}")
    slots = [*beneath, *given, *[None] * (zone.slots - len(given))]
    lying = getattr(state, zone.attribute)
    (lying if owner is None else lying[owner])[:] = slots
    for card in (*beneath, *cards):
        state.up[card] = zone.shown == "up"
    for card in cards:
        if zone.shown == "up":
            face_up(state, card)
        elif zone.shown == "owner" and owner is not None:
            state.seen[card] |= 1 << owner


def take_out(game: Game, rest: list[Card], card: int | str) -> Card:
    """A card, taken out of those that are left: this very one, or the first that looks so."""
    for one in rest:
        if card in (one, game.cards[one]):
            rest.remove(one)
            return one
    known = game.cards.count(card) if isinstance(card, str) else int(0 <= card < len(game.cards))
    often = f", dealt more often than the deck has it: {known}" if known else ""
    raise ValueError(f"card: {card}{often}")
