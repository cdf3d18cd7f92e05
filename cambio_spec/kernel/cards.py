"""Decks: what the cards of a game are, before any rule gives them a worth."""

from __future__ import annotations

from dataclasses import dataclass

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = {"hearts": "red", "spades": "black", "diamonds": "red", "clubs": "black"}
SYMBOLS = {"hearts": "H", "spades": "S", "diamonds": "D", "clubs": "C"}


@dataclass(frozen=True, slots=True)
class Card:
    """One physical card. `code` is how people and JSON write it: `KH`, `10S`.

    `pip` is the place of the rank in the deck, ace 1 to king 13.
    """

    code: str
    rank: str
    suit: str
    colour: str
    pip: int


@dataclass(frozen=True, slots=True)
class Deck:
    """Every physical card of the game, in the order of the open new pack."""

    name: str
    cards: tuple[Card, ...]


def french_52() -> Deck:
    """The standard pack of four French suits, thirteen ranks each, nothing else."""
    return Deck(
        "french_52",
        tuple(
            Card(rank + SYMBOLS[suit], rank, suit, colour, pip)
            for suit, colour in SUITS.items()
            for pip, rank in enumerate(RANKS, start=1)
        ),
    )


DECKS = {"french_52": french_52}
