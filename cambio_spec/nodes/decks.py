"""Decks as rule sets ask for them: one pack or several, with or without jokers."""

from __future__ import annotations

from collections import Counter

from cambio_spec.kernel.cards import NONE, Card, Deck

JOKER = "joker"
"""A rank of its own, below the ace; it comes in no suit and no colour."""


def mixed(pack: Deck, packs: int, jokers: int) -> Deck:
    """So many packs, one after the other, and then the jokers, which all look alike."""
    joker = Card("JK", JOKER, NONE, NONE, 0)
    return Deck(pack.name, pack.cards * packs + (joker,) * jokers)


def jokers_in(deck: Deck) -> int:
    return sum(card.rank == JOKER for card in deck.cards)


def packs_in(deck: Deck) -> int:
    """How many of each card there are, jokers aside."""
    alike = Counter(card.code for card in deck.cards if card.rank != JOKER)
    return max(alike.values(), default=0)
