"""Hands of cards for worked examples: such as lie on a table when a round ends, and such as hardly
ever do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations

from cambio_spec.kernel.program import Program
from cambio_spec.kernel.random import seeded, shuffled
from cambio_spec.rulebook.values import shown

Hand = tuple[int, ...]
"""Cards of the deck by their index, slot by slot, the nearest row first."""

Worth = Callable[[int], int]
"""What a card counts that lies alone."""

CHOICES = 3
"""Out of how many cards a player may have come to choose, for each slot."""


def played(program: Program, worth: Worth, players: int, size: int, seed: int) -> tuple[Hand, ...]:
    """Hands at the end of a round: players have got rid of what counts much, some better than
    others. Each card is the lowest out of a few."""
    _, order = shuffled(seeded(seed), range(len(program.deck.cards)))
    most = min(CHOICES, len(order) // (players * size))
    cards, hands = iter(order), list[Hand]()
    for player in range(players):
        choices = most - (player + seed) % most
        drawn = [[next(cards) for _ in range(choices)] for _ in range(size)]
        hands.append(tuple(min(few, key=worth) for few in drawn))
    return tuple(hands)


def rare(program: Program, rows: Sequence[int]) -> Iterator[Hand]:
    """Hands of two ranks, one for a half, some columns, a row or a slot, and hands of one rank."""
    alike: dict[str, list[int]] = {rank: [] for rank in shown(program)}
    for index, card in enumerate(program.deck.cards):
        alike[card.rank].append(index)
    for pattern in _patterns(rows):
        for pair in permutations(alike.values(), 2):
            left = [list(cards) for cards in pair]
            if all(pattern.count(which) <= len(left[which]) for which in (False, True)):
                yield tuple(left[which].pop(0) for which in pattern)


def _patterns(rows: Sequence[int]) -> Iterator[tuple[bool, ...]]:
    """In which slots the second rank of a hand lies."""
    size = sum(rows)
    at = [(row, column) for row, slots in enumerate(rows) for column in range(slots)]
    widest = max(rows)
    found = (
        tuple(slot >= size // 2 for slot in range(size)),
        tuple(column == widest - 1 for _, column in at),
        tuple(column >= widest // 2 for _, column in at),
        tuple(row == len(rows) - 1 for row, _ in at),
        tuple(slot == size - 1 for slot in range(size)),
        tuple(False for _ in at),
    )
    yield from dict.fromkeys(found)


def with_hand(hands: Sequence[Hand], hand: Hand, deck: int) -> tuple[Hand, ...]:
    """The same hands, but that the last player has another one: whoever had its cards has others
    that nobody has."""
    kept = hands[:-1]
    free = iter(sorted(set(range(deck)) - set(hand) - {card for cards in kept for card in cards}))
    others = (tuple(next(free) if card in hand else card for card in cards) for cards in kept)
    return (*others, hand)
