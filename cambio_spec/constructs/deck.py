"""`deck french_52 in stock`: the cards, and the pile in which they all begin."""

from __future__ import annotations

from dataclasses import dataclass

from cambio_spec.constructs.construct import DeclarationConstruct
from cambio_spec.diagnostics.codes import WRONG_TYPE
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.kernel.cards import DECKS
from cambio_spec.kernel.program import Zone
from cambio_spec.kernel.types import COLOUR, SUIT
from cambio_spec.nodes.building import Building
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.scope import Constant, unknown
from cambio_spec.nodes.surface import Declaration, Word
from cambio_spec.nodes.writing import Writer, layout


@dataclass(frozen=True, slots=True)
class DeckPart(Declaration):
    name: Word
    stock: Word


def read(tree: Branch, reader: Reader) -> DeckPart:
    name, stock, tail = tree.children
    because, cites = reader.tail(tail)
    return DeckPart(
        reader.word(name),
        reader.word(stock),
        span=reader.span(tree),
        because=because,
        cites=cites,
    )


def write(node: DeckPart, _writer: Writer) -> list[str]:
    return layout(node, f"deck {node.name.text} in {node.stock.text}")


def declare(node: DeckPart, building: Building) -> None:
    building.once("deck", node.span)
    if node.name.text not in DECKS:
        raise unknown(node.name, DECKS, "deck")
    deck = DECKS[node.name.text]()
    building.deck = (deck, node.stock.text)
    for card in deck.cards:
        building.word(card.suit, Constant(SUIT, card.suit, None))
        building.word(card.colour, Constant(COLOUR, card.colour, None))


def lower(node: DeckPart, building: Building) -> None:
    zone = building.scope("deck").find(node.stock)
    if not isinstance(zone, Zone) or not zone.is_pile or zone.per_player:
        raise Rejected((WRONG_TYPE.at(node.stock.span, expected="pile", found="other"),))


CONSTRUCT = DeclarationConstruct(
    "deck", DeckPart, read, write, declare, lower, "deck french_52 in stock"
)
