"""The part of the runtime that handles cards: taking, putting, mixing them. Embedded after
`runtime`; a function that can't do what it is asked changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cambio_spec.engine.chance import below, following
from cambio_spec.engine.runtime import Card, Halt, Slots, Spot, Table, card_at, cards_in, count_in


def shuffle(state: Table, cards: list[Any]) -> None:
    """A random order; nobody knows these cards any more but those that lie face up."""
    x = state.random
    for i in range(len(cards) - 1, 0, -1):
        x = following(x)
        j = below(x, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    state.random = x
    for card in cards:
        if card is not None and not state.up[card]:
            state.seen[card] = 0


def cut(cards: list[Any], depth: int, origin: str) -> None:
    """The top `depth` cards go under the others."""
    if not 0 <= depth <= len(cards):
        raise Halt("undefined", origin)
    at = len(cards) - depth
    cards[:] = cards[at:] + cards[:at]


def take_top(pile: list[Card], origin: str) -> Card:
    if not pile:
        raise Halt("no-card", origin)
    return pile.pop()


def take_at(grids: Sequence[Slots], spot: Spot, origin: str) -> Card:
    """The card at a spot; its slot stays, empty."""
    card = card_at(grids, spot, origin, "no-card")
    grids[spot[0]][spot[1]] = None
    return card


def require_empty(grids: Sequence[Slots], spot: Spot, origin: str) -> None:
    owner, slot = spot
    if slot < len(grids[owner]) and grids[owner][slot] is not None:
        raise Halt("taken", origin)


def require_room(
    cards: Sequence[Card | None], limit: int, origin: str, coming: int = 1, leaving: int = 0
) -> None:
    if coming and count_in(cards) - leaving + coming > limit:
        raise Halt("full", origin)


def put_at(grids: Sequence[Slots], spot: Spot, card: Card | None) -> None:
    """Into a slot, which may be the next one of a grid that grows."""
    owner, slot = spot
    if slot == len(grids[owner]):
        grids[owner].append(None)
    grids[owner][slot] = card


def put_on(slots: list[Any], card: Card) -> None:
    """On a pile; in a grid, into the first free slot or a new one."""
    if None in slots:
        slots[slots.index(None)] = card
    else:
        slots.append(card)


def gather(
    sources: Sequence[list[Any]],
    target: list[Any],
    keep: int,
    origin: str,
    limit: int | None = None,
    closing: bool = True,
) -> list[Card]:
    """All cards of each source but the top `keep` go onto the target, in their order; returns
    them. Piles close up, the slots of grids stay (`closing` tells which the sources are)."""
    taken = [cards_in(slots)[: max(0, count_in(slots) - keep)] for slots in sources]
    cards = [card for some in taken for card in some]
    if limit is not None:
        leaving = sum(
            len(some) for some, slots in zip(taken, sources, strict=True) if slots is target
        )
        require_room(target, limit, origin, len(cards), leaving)
    if not cards:
        return cards
    gone = set(cards)
    for slots in sources:
        left = [None if card in gone else card for card in slots]
        slots[:] = cards_in(left) if closing else left
    if None in target:
        for card in cards:
            put_on(target, card)
    else:
        target.extend(cards)
    return cards


def face_up(state: Table, card: Card) -> None:
    state.up[card] = True
    state.seen[card] = state.everybody


def swap(
    grids: Sequence[Slots], spot: Spot, others: Sequence[Slots], other: Spot, origin: str
) -> None:
    """The cards at two spots change places."""
    one = card_at(grids, spot, origin, "no-card")
    two = card_at(others, other, origin, "no-card")
    grids[spot[0]][spot[1]] = two
    others[other[0]][other[1]] = one
