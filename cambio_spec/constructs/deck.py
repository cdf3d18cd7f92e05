"""`deck 2 french_52 with 4 jokers in stock`: the cards, and the pile in which they all begin."""

from __future__ import annotations

from dataclasses import dataclass

from cambio_spec.constructs.construct import DeclarationConstruct
from cambio_spec.diagnostics.codes import OUT_OF_RANGE, WRONG_TYPE
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.kernel.cards import DECKS, NONE
from cambio_spec.kernel.program import Zone
from cambio_spec.kernel.types import COLOUR, SUIT
from cambio_spec.nodes.building import Building
from cambio_spec.nodes.decks import mixed
from cambio_spec.nodes.keys import TAIL, Key, Words
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.scope import Constant, unknown
from cambio_spec.nodes.surface import Declaration, Word
from cambio_spec.nodes.writing import Line, Writer

MOST_PACKS = 4
MOST_JOKERS = 8


@dataclass(frozen=True, slots=True)
class DeckPart(Declaration):
    """So many packs of that name, and so many jokers among all of them."""

    packs: int
    name: Word
    jokers: int
    stock: Word


def read(tree: Branch, reader: Reader) -> DeckPart:
    packs, name, jokers, _word, stock, tail = tree.children
    because, cites = reader.tail(tail)
    return DeckPart(
        1 if packs is None else reader.integer(packs),
        reader.word(name),
        0 if jokers is None else reader.integer(jokers),
        reader.word(stock),
        span=reader.span(tree),
        because=because,
        cites=cites,
    )


def write(node: DeckPart, _writer: Writer) -> list[Line]:
    packs = "" if node.packs == 1 else f"{node.packs} "
    jokers = f" with {node.jokers} joker{'s' * (node.jokers > 1)}" if node.jokers else ""
    return [Line(node, f"deck {packs}{node.name.text}{jokers} in {node.stock.text}")]


def declare(node: DeckPart, building: Building) -> None:
    building.once("deck", node.span)
    if node.name.text not in DECKS:
        raise unknown(node.name, DECKS, "deck")
    for number, low, high in ((node.packs, 1, MOST_PACKS), (node.jokers, 0, MOST_JOKERS)):
        if not low <= number <= high:
            raise Rejected((OUT_OF_RANGE.at(node.span, found=number, low=low, high=high),))
    deck = mixed(DECKS[node.name.text](), node.packs, node.jokers)
    building.deck = (deck, node.stock.text)
    for card in deck.cards:
        if card.suit != NONE:
            building.word(card.suit, Constant(SUIT, card.suit, None))
            building.word(card.colour, Constant(COLOUR, card.colour, None))


def lower(node: DeckPart, building: Building) -> None:
    zone = building.scope("deck").find(node.stock)
    if not isinstance(zone, Zone) or not zone.is_pile or zone.per_player:
        raise Rejected((WRONG_TYPE.at(node.stock.span, expected="pile", found="other"),))


KEYS = (
    Key("deck", Words("_pack", 4), "The cards: packs, if several, and jokers, if any."),
    Key("in", Words("_name"), "The pile in which they all begin."),
    TAIL,
)

CONSTRUCT = DeclarationConstruct(
    "deck",
    DeckPart,
    read,
    write,
    declare,
    lower,
    KEYS,
    "deck french_52 in stock",
)
