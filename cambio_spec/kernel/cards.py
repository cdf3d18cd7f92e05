"""Decks: what the cards of a game are, before any rule gives them a worth."""

from __future__ import annotations

import re
from dataclasses import dataclass

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = {"hearts": "red", "spades": "black", "diamonds": "red", "clubs": "black"}
SYMBOLS = {"hearts": "H", "spades": "S", "diamonds": "D", "clubs": "C"}
NONE = "none"
"""The suit and the colour of a card that has none."""
FIGURES = {"A": 1, "J": 11, "Q": 12, "K": 13}
OUTSIDE = -1000
"""The place of a rank that is neither a number nor a figure: below all of those."""

_NUMBER = re.compile(r"-?[0-9]{1,3}")


def place(rank: str) -> int:
    """What a rank is compared by: a number by itself, ace 1, jack 11 to king 13."""
    return int(rank) if _NUMBER.fullmatch(rank) else FIGURES.get(rank, OUTSIDE)


def card(rank: str, suit: str = NONE) -> Card:
    """The card of a rank, in one of the four suits or in none."""
    code = rank.upper() + SYMBOLS.get(suit, "")
    height = place(rank)
    return Card(code, rank, suit, SUITS.get(suit, NONE), None if height == OUTSIDE else height)


@dataclass(frozen=True, slots=True)
class Card:
    """One physical card. `code` is how people and JSON write it: `KH`, `10S`; cards that look alike
    have the same.

    `pip` is the number of the rank, ace 1 to king 13; None where it is none.
    """

    code: str
    rank: str
    suit: str
    colour: str
    pip: int | None


@dataclass(frozen=True, slots=True)
class Deck:
    """Every physical card of the game, in the order of the open new packs."""

    name: str
    cards: tuple[Card, ...]


def french_52() -> Deck:
    """The standard pack of four French suits, thirteen ranks each, nothing else."""
    return Deck(
        "french_52",
        tuple(card(rank, suit) for suit in SUITS for rank in RANKS),
    )


DECKS = {"french_52": french_52}
