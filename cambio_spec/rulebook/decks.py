"""What the book says of the cards that the game needs."""

from __future__ import annotations

from cambio_spec.constructs.deck import Copies, DeckPart
from cambio_spec.nodes.decks import jokers_in, packs_in
from cambio_spec.rulebook.document import Text
from cambio_spec.rulebook.sentences import Sentences
from cambio_spec.rulebook.wording import Argument, Wording


def needed(said: Sentences) -> Text:
    """A pack as it is sold, packs with jokers, or so many of each card."""
    (node,) = said.ruleset.all(DeckPart)
    deck = said.ruleset.program.deck
    if node.name is None:
        copies = tuple(_copies(copies, said.wording) for copies in node.own)
        return said.wording.text("deck-own", {"cards": len(deck.cards), "copies_list": copies})
    plain = packs_in(deck) == 1 and jokers_in(deck) == 0
    return said.text("deck-size" if plain else "deck-parts")


def _copies(copies: Copies, wording: Wording) -> str:
    cards = copies.cards
    given: dict[str, Argument] = {
        "count": copies.count,
        "suit": cards.quality.text if cards.quality else "none",
    }
    first = wording.rank_said(cards.first.text)
    if cards.last is None:
        return wording.string("copies-rank", {**given, "rank": first})
    last = wording.rank_said(cards.last.text)
    return wording.string("copies-run", {**given, "first": first, "last": last})
