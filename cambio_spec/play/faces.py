"""Cards as the books of a language print them: the queen of hearts is `D♥` in German and French.

Programs and rule files know a card by its code, in every language the same. People see what is on
the cards in their hands, and may write it too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from cambio_spec.diagnostics.scene import card_text
from cambio_spec.kernel.cards import OUTSIDE, Card, Deck, place
from cambio_spec.nodes.decks import JOKER
from cambio_spec.play.hands import card_codes
from cambio_spec.rulebook.document import spoken
from cambio_spec.rulebook.wording import Wording, rank_message


class Coded(str):
    """A card or a rank by its code, with the `face` that people see."""

    face: str

    def __new__(cls, code: str, face: str) -> Coded:
        made = super().__new__(cls, code)
        made.face = face
        return made


@dataclass(frozen=True, slots=True)
class Faces:
    """The faces of all cards by their codes, and those of ranks."""

    cards: Mapping[str, str]
    ranks: Mapping[str, str]

    def card(self, code: str) -> Coded:
        return Coded(code, self.cards[code])

    def rank(self, rank: str) -> Coded:
        return Coded(rank, self.ranks.get(rank, rank))

    @property
    def codes(self) -> dict[str, str]:
        """The codes of the faces that can only be meant as such, as `card_codes` gives both."""
        written = [(card_codes(face), code) for code, face in self.cards.items()]
        times = Counter(words for words, _ in written)
        known = {code.upper() for code in self.cards}
        return {
            words[0]: code.upper()
            for words, code in written
            if len(words) == 1 and times[words] == 1 and words[0] not in known
        }


def faces(deck: Deck, wording: Wording) -> Faces:
    """A card that the game's own words don't name is shown by its code. Raises `CatalogError`."""
    cards: dict[str, str] = {}
    ranks: dict[str, str] = {}
    for card in dict.fromkeys(deck.cards):
        cards[card.code] = card_text(card.code)
        if _is_named(card, wording):
            cards[card.code] = spoken((wording.face(card),))
            ranks[card.rank] = wording.rank_said(card.rank, "card-index")
    return Faces(cards, ranks)


def _is_named(card: Card, wording: Wording) -> bool:
    own = place(card.rank) == OUTSIDE and card.rank != JOKER
    return not own or wording.has(rank_message(card.rank))
