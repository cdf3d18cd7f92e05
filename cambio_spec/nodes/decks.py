"""Decks as rule sets ask for them: one pack or several, with or without jokers."""

from __future__ import annotations

from collections import Counter

from cambio_spec.kernel.cards import NONE, OUTSIDE, SUITS, Card, Deck, card, place

JOKER = "joker"
"""A rank of its own, below all others; it comes in no suit and no colour."""
OWN = "own"
"""The name of a deck that a rule set puts together itself."""
SUITED = "suited"
QUALITIES = (*SUITS, "red", "black", SUITED)
"""What cards of one's own may be: of one suit, of both suits of a colour, or of all four."""


def mixed(pack: Deck, packs: int, jokers: int) -> Deck:
    """So many packs, one after the other, and then the jokers, which all look alike."""
    return Deck(pack.name, pack.cards * packs + (the_joker(),) * jokers)


def the_joker() -> Card:
    return Card("JK", JOKER, NONE, NONE, None)


def in_suits(rank: str, quality: str | None) -> tuple[Card, ...]:
    """The cards of a rank: one without a suit, or one in each suit that `quality` means."""
    if quality is None:
        return (the_joker() if rank == JOKER else card(rank),)
    return tuple(
        card(rank, suit) for suit, colour in SUITS.items() if quality in (suit, colour, SUITED)
    )


def ranks_between(first: str, last: str) -> tuple[str, ...]:
    """Every rank from one to another; nothing where one of them has no number, or there is
    nothing between them. Above 10 the figures stand for the numbers, where one of them ends."""
    named = {place(rank): rank for rank in ("J", "Q", "K") if {first, last} & {"J", "Q", "K"}}
    named |= {1: "A"} if "A" in (first, last) else {}
    low, high = place(first), place(last)
    return tuple(named.get(n, str(n)) for n in range(low, high + 1) if low > OUTSIDE)


def jokers_in(deck: Deck) -> int:
    return sum(card.rank == JOKER for card in deck.cards)


def packs_in(deck: Deck) -> int:
    """How many of each card there are, jokers aside."""
    alike = Counter(card.code for card in deck.cards if card.rank != JOKER)
    return max(alike.values(), default=0)
