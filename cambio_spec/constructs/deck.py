"""`deck 2 french_52 with 4 jokers in stock`: the cards, and the pile in which they all begin."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import cast

from cambio_spec.constructs.construct import DeclarationConstruct
from cambio_spec.diagnostics.codes import DUPLICATE_NAME, OUT_OF_RANGE, WRONG_TYPE
from cambio_spec.diagnostics.diagnostic import Label, Message, Rejected
from cambio_spec.kernel.cards import DECKS, FIGURES, NONE, OUTSIDE, Card, Deck, french_52, place
from cambio_spec.kernel.program import Zone
from cambio_spec.kernel.types import COLOUR, RANK, SUIT
from cambio_spec.nodes.building import Building
from cambio_spec.nodes.decks import JOKER, OWN, QUALITIES, in_suits, mixed, ranks_between, the_joker
from cambio_spec.nodes.keys import TAIL, Key, Words
from cambio_spec.nodes.parts import Selector, read_selector
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.scope import Constant, unknown
from cambio_spec.nodes.surface import Declaration, Surface, Word
from cambio_spec.nodes.writing import BREAK, Line, Writer

MOST_PACKS = 4
MOST_JOKERS = 8
MOST_COPIES = 100
MOST_CARDS = 400


@dataclass(frozen=True, slots=True)
class Copies(Surface):
    """So many of each card that a selector means."""

    count: int
    cards: Selector


@dataclass(frozen=True, slots=True)
class DeckPart(Declaration):
    """So many packs of that name, and so many jokers among all of them; or cards of the game's
    own, where `name` is None."""

    packs: int
    name: Word | None
    jokers: int
    own: tuple[Copies, ...]
    stock: Word


def read(tree: Branch, reader: Reader) -> DeckPart:
    cards, stock, tail = tree.children
    because, cites = reader.tail(tail)
    return DeckPart(
        *_cards(cast(Branch, cards), reader),
        reader.word(stock),
        span=reader.span(tree),
        because=because,
        cites=cites,
    )


def _cards(tree: Branch, reader: Reader) -> tuple[int, Word | None, int, tuple[Copies, ...]]:
    if tree.data == "own_cards":
        return 1, None, 0, tuple(_copies(cast(Branch, c), reader) for c in tree.children)
    packs, name, jokers, _word = tree.children
    return (
        1 if packs is None else reader.integer(packs),
        reader.word(name),
        0 if jokers is None else reader.integer(jokers),
        (),
    )


def _copies(tree: Branch, reader: Reader) -> Copies:
    count, cards = tree.children
    return Copies(reader.integer(count), read_selector(cards, reader), span=reader.span(tree))


def write(node: DeckPart, _writer: Writer) -> list[Line]:
    return [Line(node, f"deck {_written(node)} in {node.stock.text}")]


def _written(node: DeckPart) -> str:
    if node.name is None:
        return f",{BREAK}".join(f"{c.count} of {c.cards.text}" for c in node.own)
    packs = "" if node.packs == 1 else f"{node.packs} "
    jokers = f" with {node.jokers} joker{'s' * (node.jokers > 1)}" if node.jokers else ""
    return f"{packs}{node.name.text}{jokers}"


def declare(node: DeckPart, building: Building) -> None:
    building.once("deck", node.span, Message("help-one-deck"))
    deck = _pack(node) if node.name else _own(node)
    building.deck = (deck, node.stock.text)
    for card in deck.cards:
        if card.suit != NONE:
            building.word(card.suit, Constant(SUIT, card.suit, None))
            building.word(card.colour, Constant(COLOUR, card.colour, None))
    for word in named_ranks(node):
        building.name(word, Constant(RANK, word.text, None))


def _pack(node: DeckPart) -> Deck:
    assert node.name is not None
    if node.name.text not in DECKS:
        raise unknown(node.name, DECKS, "deck")
    for number, low, high in ((node.packs, 1, MOST_PACKS), (node.jokers, 0, MOST_JOKERS)):
        if not low <= number <= high:
            raise Rejected((OUT_OF_RANGE.at(node.span, found=number, low=low, high=high),))
    return mixed(DECKS[node.name.text](), node.packs, node.jokers)


# ── cards of the game's own ──────────────────────────────────────────────────────────────


def _own(node: DeckPart) -> Deck:
    cards = tuple(card for copies in node.own for card in _made(copies))
    if len(cards) > MOST_CARDS:
        found = OUT_OF_RANGE.at(node.span, found=len(cards), low=1, high=MOST_CARDS)
        raise Rejected((found,))
    at: dict[int, str] = {}
    for card in cards:
        height = place(card.rank)
        if height != OUTSIDE and at.setdefault(height, card.rank) != card.rank:
            told = {"first": at[height], "second": card.rank}
            same = replace(DUPLICATE_NAME.at(node.span), message=Message("same-height", told))
            raise Rejected((same,))
    _refuse_alike(node)
    return Deck(OWN, cards)


def _refuse_alike(node: DeckPart) -> None:
    """Refuses two cards that would be written alike: nobody could say which one they have. The
    French cards and the joker are always meant by what they are called everywhere."""
    written = {c.code: _described(c) for c in (*french_52().cards, the_joker())}
    for copies in node.own:
        for made in _made(copies):
            known = written.setdefault(made.code, _described(made))
            if known != _described(made):
                told = {"first": known, "second": _described(made), "code": made.code}
                place = Label(copies.cards.span, Message("same-code-label"))
                alike = DUPLICATE_NAME.at(place, help=Message("same-code-help"))
                raise Rejected((replace(alike, message=Message("same-code", told)),))


def _described(made: Card) -> str:
    """A card as a deck asks for it: `hearts Q`, `peek`."""
    return made.rank if made.suit == NONE else f"{made.suit} {made.rank}"


def _made(copies: Copies) -> tuple[Card, ...]:
    if not 1 <= copies.count <= MOST_COPIES:
        found = OUT_OF_RANGE.at(copies.span, found=copies.count, low=1, high=MOST_COPIES)
        raise Rejected((found,))
    cards = copies.cards
    first, last = cards.first.text, (cards.last or cards.first).text
    ranks = (first,) if cards.last is None else ranks_between(first, last)
    if not ranks:
        told = {"first": first, "last": last}
        empty = replace(OUT_OF_RANGE.at(cards.span), message=Message("no-ranks-between", told))
        raise Rejected((empty,))
    quality = cards.quality
    if quality is not None and quality.text not in QUALITIES:
        raise unknown(quality, QUALITIES, "suit")
    suits = quality.text if quality else None
    return tuple(c for rank in ranks for c in in_suits(rank, suits) * copies.count)


def named_ranks(node: DeckPart) -> tuple[Word, ...]:
    """The ranks that the deck itself brings into being, each where it stands first."""
    known = {*FIGURES, JOKER}
    found: dict[str, Word] = {}
    for word in (copies.cards.first for copies in node.own):
        if place(word.text) == OUTSIDE and word.text not in known:
            found.setdefault(word.text, word)
    return tuple(found.values())


def lower(node: DeckPart, building: Building) -> None:
    zone = building.scope("deck").find(node.stock)
    if not isinstance(zone, Zone) or not zone.is_pile or zone.per_player:
        raise Rejected((WRONG_TYPE.at(node.stock.span, expected="pile", found="other"),))


KEYS = (
    Key("deck", Words("_cards"), "The cards: packs and jokers, or so many of each rank."),
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
