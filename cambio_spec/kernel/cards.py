"""Decks: what the cards of a game are, before any rule gives them a worth."""

from __future__ import annotations

from dataclasses import dataclass

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = {"hearts": "red", "spades": "black", "diamonds": "red", "clubs": "black"}
SYMBOLS = {"hearts": "H", "spades": "S", "diamonds": "D", "clubs": "C"}
NONE = "none"
"""The suit and the colour of a card that stands outside of all suits."""


def place(rank: str) -> int:
    """What a rank is compared by: ace 1 to king 13; 0 for one that stands outside of the suits."""
    return RANKS.index(rank) + 1 if rank in RANKS else 0


@dataclass(frozen=True, slots=True)
class Card:
    """One physical card. `code` is how people and JSON write it: `KH`, `10S`; cards that look alike
    have the same.

    `pip` is the place of the rank in the deck, ace 1 to king 13; 0 outside of the suits.
    """

    code: str
    rank: str
    suit: str
    colour: str
    pip: int


@dataclass(frozen=True, slots=True)
class Deck:
    """Every physical card of the game, in the order of the open new packs."""

    name: str
    cards: tuple[Card, ...]


def french_52() -> Deck:
    """The standard pack of four French suits, thirteen ranks each, nothing else."""
    return Deck(
        "french_52",
        tuple(
            Card(rank + SYMBOLS[suit], rank, suit, colour, place(rank))
            for suit, colour in SUITS.items()
            for rank in RANKS
        ),
    )


DECKS = {"french_52": french_52}
