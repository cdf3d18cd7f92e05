"""Decks with jokers and of several packs, in words and in pictures."""

from __future__ import annotations

import pytest

from cambio_spec.rulebook.book import Edition, build_rulebook
from cambio_spec.rulebook.document import CardShelf, Document, Face
from cambio_spec.rulebook.example import examples
from cambio_spec.rulebook.markdown import render_markdown
from cambio_spec.rulebook.typst import render_pdf
from cambio_spec.rulebook.wording import load
from tests.rulebook.rule_sets import LANGUAGES, cambio

ROWS = {"  red K is -2": "  red K is -2\n  joker is -5"}
CALLED = {"de": "Joker", "en": "joker", "es": "comodín", "fr": "joker", "pt": "coringa"}


def draft(language: str, deck: str) -> Document:
    """The book of the game with another deck, without the game's own sentences."""
    ruleset = cambio({"deck french_52 in stock": f"deck {deck} in stock", **ROWS})
    return build_rulebook(Edition(ruleset, load(language, []), "test", draft=True))


@pytest.mark.parametrize(
    ("deck", "english", "german"),
    [
        (
            "french_52 with 1 joker",
            "You need a pack of 52 cards and one joker.",
            "Sie brauchen ein Spiel mit 52 Karten und einen Joker.",
        ),
        (
            "2 french_52",
            "You need 2 packs of 52 cards.",
            "Sie brauchen 2 Spiele mit je 52 Karten.",
        ),
        (
            "3 french_52 with 6 jokers",
            "You need 3 packs of 52 cards and 6 jokers.",
            "Sie brauchen 3 Spiele mit je 52 Karten und 6 Joker.",
        ),
    ],
)
def test_what_the_deck_is_made_of_is_said(deck: str, english: str, german: str) -> None:
    for language, sentence in (("en", english), ("de", german)):
        said = render_markdown(draft(language, deck)).replace("\N{NO-BREAK SPACE}", " ")
        assert sentence in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_joker_is_drawn_without_a_suit_and_once(language: str) -> None:
    made = draft(language, "2 french_52 with 4 jokers")
    (section,) = (s for s in made.sections if s.anchor == "deck")
    (shelf,) = (block for block in section.blocks if isinstance(block, CardShelf))
    faces = [face for entry in shelf.entries for face in entry.cards]
    jokers = [face for face in faces if face.suit == "none"]
    called = CALLED[language]
    assert [(face.index, face.name) for face in jokers] == [(called.capitalize(), called)]
    assert len(set(faces)) == len(faces)
    assert isinstance(jokers[0], Face)
    assert render_pdf(made)


def test_the_worked_example_has_jokers_too() -> None:
    ruleset = cambio({"deck french_52 in stock": "deck french_52 with 8 jokers in stock", **ROWS})
    found = examples(ruleset.program, (2, 2))
    cards = [card for e in found for row in e.scored for cards in row.rows for card in cards]
    assert any(card is not None and card.rank == "joker" for card in cards)
