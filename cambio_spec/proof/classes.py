"""Cards that a decision can't tell apart, taken together: fewer unknowns, the same verdicts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cambio_spec.kernel.cards import OUTSIDE, SUITS, Card, place
from cambio_spec.kernel.evaluate import decide
from cambio_spec.kernel.expressions import CardAttribute
from cambio_spec.kernel.play import deal_state
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.state import Verdict
from cambio_spec.kernel.types import Kind
from cambio_spec.kernel.walk import ranks
from cambio_spec.proof.asked import Asked, card_tables

Tables = Mapping[str, tuple[Verdict, ...]]
"""For each decision that depends on a card alone, what it says of each card of the deck."""


@dataclass(frozen=True, slots=True)
class Classes:
    """`members`: the cards of each class in deck order; classes by their first card."""

    members: tuple[tuple[int, ...], ...]

    def __len__(self) -> int:
        return len(self.members)

    def copies(self, number: int) -> int:
        return len(self.members[number])


@dataclass(frozen=True, slots=True)
class Names:
    """Ranks, suits and colours as numbers. Ranks are in the order in which they compare; the first
    `outside` of them share a place below all others."""

    ranks: tuple[str, ...]
    suits: tuple[str, ...]
    colours: tuple[str, ...]
    outside: int

    def of(self, kind: Kind) -> tuple[str, ...]:
        names = {Kind.RANK: self.ranks, Kind.SUIT: self.suits, Kind.COLOUR: self.colours}
        return names.get(kind, ())

    def attribute(self, card: Card, attribute: CardAttribute) -> int | None:
        """None for the number of a card that has none."""
        match attribute:
            case "rank":
                return self.ranks.index(card.rank)
            case "suit":
                return self.suits.index(card.suit)
            case "colour":
                return self.colours.index(card.colour)
            case "pip":
                return card.pip


def names(program: Program) -> Names:
    """Every name that there is, whether a card of the deck bears it or not."""
    cards = program.deck.cards
    rising = ranks(program)
    return Names(
        rising,
        tuple(dict.fromkeys((*SUITS, *(card.suit for card in cards)))),
        tuple(dict.fromkeys((*SUITS.values(), *(card.colour for card in cards)))),
        sum(place(rank) == OUTSIDE for rank in rising),
    )


def tables(program: Program) -> Tables:
    """Every decision on a card alone, evaluated for the whole deck."""
    state = deal_state(program, program.fewest, {})
    return {
        name: tuple(decide(program, state, name, (i,)) for i in range(len(program.deck.cards)))
        for name in sorted(card_tables(program))
    }


def classes(program: Program, asks: Asked, known: Tables) -> Classes:
    """Two cards share a class if all that is asked of a card comes out alike for both."""
    found: dict[tuple[object, ...], list[int]] = {}
    for index, card in enumerate(program.deck.cards):
        answers = (
            *(getattr(card, attribute) for attribute in sorted(asks.attributes)),
            *(known[table][index] for table in sorted(asks.tables)),
            index if asks.singly else None,
        )
        found.setdefault(answers, []).append(index)
    return Classes(tuple(tuple(members) for members in found.values()))
