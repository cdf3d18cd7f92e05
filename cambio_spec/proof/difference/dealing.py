"""How often hands add up to what, over all deals: counted with polynomials, not hand by hand.

Each card adds something to each of some sums. A hand's sums together are one number, an exponent;
all hands of a size are a polynomial, which one whole number holds, its coefficients side by side.
The first hand is gone through by kinds of cards; what is left of the deck for the others is the
polynomial divided by (1 + x^card) for each of its cards.
"""

from __future__ import annotations

import sys
from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import comb, inf, prod
from typing import Any

BITS = 64
"""Of a coefficient: no count of deals to three players is larger."""

Sums = tuple[int, ...]


@dataclass(frozen=True)
class Deck:
    """What each card adds to each sum, and how many cards a hand has."""

    cards: tuple[Sums, ...]
    hand: int

    @cached_property
    def kinds(self) -> list[tuple[int, int]]:
        """The exponent of each kind of card, and how many there are."""
        return sorted(Counter(self._exponent(card) for card in self.cards).items())

    @cached_property
    def _lows(self) -> Sums:
        return tuple(min(column) for column in zip(*self.cards, strict=True))

    @cached_property
    def _spans(self) -> tuple[int, ...]:
        """How many values each sum can have."""
        columns = zip(*self.cards, strict=True)
        spans = []
        for low, column in zip(self._lows, columns, strict=True):
            most = sorted((c - low for c in column), reverse=True)[: self.hand]
            spans.append(sum(most) + 1)
        return tuple(spans)

    @cached_property
    def room(self) -> int:
        """How many exponents a hand can have."""
        room = 1
        for span in self._spans:
            room *= span
        return room

    def _exponent(self, card: Sums) -> int:
        exponent, stride = 0, 1
        for value, low, span in zip(card, self._lows, self._spans, strict=True):
            exponent += (value - low) * stride
            stride *= span
        return exponent

    def sums(self, exponent: int, cards: int) -> Sums:
        """What a hand of so many cards with this exponent adds up to."""
        found = []
        for low, span in zip(self._lows, self._spans, strict=True):
            exponent, rest = divmod(exponent, span)
            found.append(rest + cards * low)
        return tuple(found)

    def hands(self) -> int:
        """How many different sums hands have."""
        return len(set(_terms(self._single()[-1])))

    def _single(self) -> list[int]:
        """By the size of a hand, all hands."""
        rows = [1] + [0] * self.hand
        for kind, copies in self.kinds:
            for _ in range(copies):
                for size in range(self.hand, 0, -1):
                    rows[size] += rows[size - 1] << (kind * BITS)
        return rows


Level = tuple[int, ...]
"""How many cards each of the other hands has."""

MOST_ODD = 3
"""So many cards may add to one sum something else than to the others, and be dealt by themselves:
each is in one of the hands, or in none."""


Nested = dict[Sums, Any]
"""By the sums of the first hand, by those of the second, …: at last, in how many deals."""


def deals(deck: Deck, players: int) -> Nested:
    """What the hands of 2 or 3 players add up to."""
    assert players in (2, 3)
    plain, odd = _split(deck)
    if len(odd) > MOST_ODD or not plain.cards:
        plain, odd = deck, ()
    placed = product(range(players + 1), repeat=len(odd))
    taken = {p: tuple(deck.hand - p.count(seat) for seat in range(players)) for p in placed}
    sizes = {size for size in taken.values() if min(size) >= 0}
    known = _counted(plain, sizes)
    found: Nested = {}
    for placement, size in taken.items():
        if size in known:
            hands = [
                [c for c, at in zip(odd, placement, strict=True) if at == seat]
                for seat in range(players)
            ]
            width = len(deck.cards[0])
            told = [_Told(plain, n, tuple(h), width) for n, h in zip(size, hands, strict=True)]
            _nest(found, known[size], told, plain.room)
    return found


class _Told:
    """What hands add up to, by their exponent: so many plain cards, and these odd ones."""

    def __init__(self, plain: Deck, cards: int, odd: tuple[Sums, ...], width: int) -> None:
        self._plain, self._cards, self._odd = plain, cards, odd
        self._known: dict[int, Sums] = {}
        self._width = width

    def __getitem__(self, exponent: int) -> Sums:
        found = self._known.get(exponent)
        if found is None:
            found = self._plain.sums(exponent, self._cards)
            if len(found) < self._width:
                found *= self._width
            for card in self._odd:
                found = tuple(a + b for a, b in zip(found, card, strict=True))
            self._known[exponent] = found
        return found


def _nest(found: Nested, packed: Packed, told: Sequence[_Told], room: int) -> None:
    for first, others in packed.items():
        inner = found.setdefault(told[0][first], {})
        if len(told) == 2:
            for place, count in _numbered(others):
                sums = told[1][place]
                inner[sums] = inner.get(sums, 0) + count
            continue
        last = told[2]
        for place, count in _numbered(others):
            third, second = divmod(place, room)
            innermost = inner.get(key := told[1][second])
            if innermost is None:
                innermost = inner[key] = {}
            sums = last[third]
            innermost[sums] = innermost.get(sums, 0) + count


def effort(deck: Deck, players: int) -> float:
    """About how many different sums all hands have together; infinite where they can't be counted
    this way."""
    plain, odd = _split(deck)
    left = [len(deck.cards) - seat * deck.hand for seat in range(players)]
    if left[-1] < deck.hand or prod(comb(n, deck.hand) for n in left) >= 1 << BITS:
        return inf
    if len(odd) <= MOST_ODD and plain.cards:
        return float(plain.hands() ** players * (players + 1) ** len(odd))
    return float(deck.hands() ** players) if players == 2 else inf


def _split(deck: Deck) -> tuple[Deck, tuple[Sums, ...]]:
    """The cards that add the same to every sum, as a deck with one sum; and the others."""
    plain = tuple(card[:1] for card in deck.cards if len(set(card)) == 1)
    return Deck(plain, deck.hand), tuple(card for card in deck.cards if len(set(card)) > 1)


Packed = dict[int, int]
"""By the exponent of the first hand, the polynomial of the others."""


def _counted(deck: Deck, sizes: set[Level]) -> dict[Level, Packed]:
    """For these sizes of hands, all deals."""
    others = len(next(iter(sizes))) - 1
    strides = [deck.room**i for i in range(others)]
    found: dict[Level, Packed] = {size: {} for size in sorted(sizes)}
    going = _Going(deck, strides, found)
    going.go(0, 0, 0, 1, _others(deck, strides))
    return found


def _levels(hand: int, others: int) -> list[Level]:
    if others == 1:
        return [(size,) for size in range(hand + 1)]
    return [(a, b) for a in range(hand + 1) for b in range(hand + 1)]


def _lower(level: Level) -> Iterator[tuple[int, Level]]:
    for index, size in enumerate(level):
        if size:
            yield index, (*level[:index], size - 1, *level[index + 1 :])


def _others(deck: Deck, strides: Sequence[int]) -> dict[Level, int]:
    """All hands of the other players from the whole deck."""
    levels = _levels(deck.hand, len(strides))
    found = dict.fromkeys(levels, 0)
    found[levels[0]] = 1
    for kind, copies in deck.kinds:
        for _ in range(copies):
            for level in reversed(levels):
                for index, lower in _lower(level):
                    found[level] += found[lower] << (kind * strides[index] * BITS)
    return found


def _without(rows: dict[Level, int], kind: int, strides: Sequence[int]) -> dict[Level, int]:
    """The same from a deck that has one card of this kind fewer."""
    left: dict[Level, int] = {}
    for level, value in rows.items():
        for index, lower in _lower(level):
            value -= left[lower] << (kind * strides[index] * BITS)
        left[level] = value
    return left


@dataclass(frozen=True)
class _Going:
    """Goes through the first hand, kind of card by kind of card."""

    deck: Deck
    strides: Sequence[int]
    found: dict[Level, Packed]

    def go(self, index: int, held: int, exponent: int, weight: int, rows: dict[Level, int]) -> None:
        """`held` cards are in the first hand, of the kinds before `index`; `rows` are all hands of
        the others from what is left."""
        kinds, most = self.deck.kinds, self.deck.hand
        if index == len(kinds) or held == most:
            for size, packed in self.found.items():
                if size[0] == held:
                    packed[exponent] = packed.get(exponent, 0) + weight * rows[size[1:]]
            return
        kind, copies = kinds[index]
        further = min(copies, most - held)
        for taken in range(further + 1):
            chosen = weight * comb(copies, taken)
            self.go(index + 1, held + taken, exponent + taken * kind, chosen, rows)
            if taken < further:
                rows = _without(rows, kind, self.strides)


def _terms(packed: int) -> Iterator[int]:
    return (place for place, _ in _numbered(packed))


def _numbered(packed: int) -> Iterator[tuple[int, int]]:
    """The places and the values of the coefficients that aren't 0."""
    size = (packed.bit_length() + BITS - 1) // BITS
    words = array("Q", packed.to_bytes(size * (BITS // 8), "little"))
    if sys.byteorder == "big":
        words.byteswap()
    return ((place, word) for place, word in enumerate(words) if word)
