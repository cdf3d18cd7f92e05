"""Cards on the table: what taking, putting, turning and mixing them does to a state.

A place is a zone's position and a slot in it. Every function returns a new state.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import assert_never

from cambio_spec.kernel.program import Program, Shown, Zone
from cambio_spec.kernel.random import shuffled
from cambio_spec.kernel.state import Position, Reason, State, in_slot
from cambio_spec.kernel.statements import Face

Place = tuple[Position, int]


class Impossible(Exception):
    """A card or a place that a statement needs isn't there. `reason` is as in a halt."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason: Reason = reason


def card_in(state: State, place: Place) -> int | None:
    at, slot = place
    return in_slot(state.zones[at], slot)


def laid(state: State, at: Position, cards: Iterable[int | None], up: Iterable[bool]) -> State:
    """With exactly these cards and faces in a zone, whatever lay there before."""
    return replace(
        state,
        zones={**state.zones, at: tuple(cards)},
        faces={**state.faces, at: tuple(up)},
    )


def filled(state: State, place: Place, card: int | None, up: bool) -> State:
    """With `card` lying in a slot, whatever lay there before; a grid may grow to it."""
    at, slot = place
    cards, faces = list(state.zones[at]), list(state.faces[at])
    if slot == len(cards):
        cards.append(None)
        faces.append(False)
    cards[slot], faces[slot] = card, up
    return laid(state, at, cards, faces)


def taken(program: Program, state: State, places: Sequence[Place]) -> State:
    """Without the cards in these places. A pile closes up, a grid's slots stay, empty."""
    for at, slot in sorted(places, key=lambda place: place[1], reverse=True):
        if program.zone(at[0]).is_pile:
            cards, faces = state.zones[at], state.faces[at]
            state = laid(
                state, at, cards[:slot] + cards[slot + 1 :], faces[:slot] + faces[slot + 1 :]
            )
        else:
            state = filled(state, (at, slot), None, False)
    return state


def put(program: Program, state: State, place: Place, card: int, face: Face | None) -> State:
    """A card into a slot. Raises `Impossible`: taken, full."""
    at, _ = place
    zone = program.zone(at[0])
    if card_in(state, place) is not None:
        raise Impossible("taken")
    refuse_beyond_limit(state, zone, at)
    shown = face or zone.shown
    return shown_to(filled(state, place, card, shown == "up"), (card,), seers(state, at, shown))


def put_on(program: Program, state: State, at: Position, card: int, face: Face | None) -> State:
    """A card on top of a pile, or into the first free slot of a grid, or into a new slot of a
    grid that isn't at its limit. Raises `Impossible`: full."""
    zone, slots = program.zone(at[0]), state.zones[at]
    refuse_beyond_limit(state, zone, at)
    if zone.is_pile or None not in slots:
        state = laid(state, at, (*slots, None), (*state.faces[at], False))
        return put(program, state, (at, len(slots)), card, face)
    return put(program, state, (at, slots.index(None)), card, face)


def refuse_beyond_limit(state: State, zone: Zone, at: Position) -> None:
    if zone.limit is not None and len(state.cards(at)) >= zone.limit:
        raise Impossible("full")


def seers(state: State, at: Position, shown: Shown) -> int:
    """The bit mask of the players who see a card that is put somewhere, shown like that."""
    match shown:
        case "up":
            return state.everybody
        case "down":
            return 0
        case "owner":
            return 0 if at[1] is None else 1 << at[1]
        case _:
            assert_never(shown)


def shown_to(state: State, cards: Iterable[int], players: int) -> State:
    """The players of a bit mask get to know these cards."""
    seen = list(state.seen)
    for card in cards:
        seen[card] |= players
    return replace(state, seen=tuple(seen))


def turned(state: State, places: Sequence[Place], face: Face) -> State:
    for place in places:
        state = filled(state, place, card_in(state, place), face == "up")
    return shown_to(state, cards_in(state, places), state.everybody if face == "up" else 0)


def swapped(state: State, first: Place, second: Place) -> State:
    """The cards change places; each keeps its face."""
    one, other = card_in(state, first), card_in(state, second)
    one_up, other_up = face_in(state, first), face_in(state, second)
    return filled(filled(state, first, other, other_up), second, one, one_up)


def mixed(state: State, pile: Position) -> State:
    """In a random order, known to nobody, but for cards that lie face up. A card keeps its face,
    wherever it comes to lie."""
    lying = list(zip(state.zones[pile], state.faces[pile], strict=True))
    generator, lying_now = shuffled(state.random, lying)
    unknown = {card for card, up in lying if card is not None and not up}
    return replace(
        laid(state, pile, (card for card, _ in lying_now), (up for _, up in lying_now)),
        seen=tuple(0 if card in unknown else mask for card, mask in enumerate(state.seen)),
        random=generator,
    )


def cut(state: State, pile: Position, depth: int) -> State:
    """The top `depth` cards, from 0 to all, under the others."""
    cards, faces = state.zones[pile], state.faces[pile]
    at = len(cards) - depth
    return laid(state, pile, cards[at:] + cards[:at], faces[at:] + faces[:at])


def cards_in(state: State, places: Sequence[Place]) -> tuple[int, ...]:
    """The cards in these places, empty ones left out."""
    found = (card_in(state, place) for place in places)
    return tuple(card for card in found if card is not None)


def face_in(state: State, place: Place) -> bool:
    at, slot = place
    return state.faces[at][slot]
