"""What stands in a list goes on as a sentence where it is set as running text."""

from __future__ import annotations

import re

import pytest

from cambio_spec.catalog.catalog import languages
from cambio_spec.rulebook.document import Bullets, Face, Item, Plain, Text
from cambio_spec.rulebook.reference.book import in_the_book
from cambio_spec.rulebook.running import compact, running
from cambio_spec.rulebook.wording import load

IF = Item(
    (Plain("If so:"),), inner=(Bullets((Item((Plain("Turn it."),)), Item((Plain("Look."),)))),)
)


def said(text: Text) -> str:
    return "".join(run.text if isinstance(run, Plain) else "?" for run in text)


@pytest.mark.parametrize("language", languages())
def test_behind_a_colon_a_sentence_goes_on_as_the_language_writes_it(language: str) -> None:
    found = said(running([IF, Item((Plain("Then rest."),))], load(language, [])))
    turn = "Turn" if language == "de" else "turn"
    assert found == f"If so: {turn} it. Look. Then rest."


def test_nothing_else_gets_a_small_letter() -> None:
    wording = load("en", [])
    card = Face("K", "hearts", "king of hearts")
    for inner in ((Plain("ABC it."),), (card, Plain(" Turn it."))):
        item = Item((Plain("If so:"),), inner=(Bullets((Item(inner),)),))
        assert said(running([item], wording)).endswith(said(inner))
    plain = Item((Plain("So."),), inner=(Bullets((Item((Plain("Turn it."),)),)),))
    assert said(running([plain], wording)) == "So. Turn it."


def test_a_cut_is_one_sentence() -> None:
    effects = "choose depth in 1 to size of stock - 1; cut stock at depth"
    assert in_the_book(f"action act in turn: {effects}", "en") == "Cut the stock where you like."
    apart = effects.replace("; ", "; shuffle stock; ")
    assert "Choose a number." in str(in_the_book(f"action act in turn: {apart}", "en"))


@pytest.mark.parametrize("language", languages())
def test_whoever_a_fact_names_is_called_in_the_readers_words(language: str) -> None:
    for effect in (
        "let caller be me",
        "each player from dealer: turn grid of me up",
        "each player from left of dealer: turn grid of me up",
        "as caller: shuffle stock",
        "as left of dealer: shuffle stock",
    ):
        told = str(in_the_book(f"action act in turn: {effect}", language))
        assert not re.search("[“„«](.?)(dealer|caller)", told)
        assert language == "en" or not re.search("dealer|caller", told)
        # Forms such as „die Person, die gibt,“ end with a comma, for a sentence that goes on.
        assert not re.search(r",\s*[:.]", told)


def test_whose_turn_it_is_has_words_too() -> None:
    told = in_the_book("action act in turn: as left of active: shuffle stock", "fr")
    assert told is not None and "de la personne dont c’est le tour" in told


INTO_HAND = {
    "en": "Put the top card of the discard pile into your hand.",
    "de": "Legen Sie die oberste Karte des Ablagestapels auf Ihre Hand.",
    "es": "Ponga la carta superior de la pila de descarte en su mano.",
    "fr": "Placez la carte du dessus de la défausse dans votre main.",
    "pt": "Coloque a carta de cima da pilha de descarte na sua mão.",
}


@pytest.mark.parametrize("language", languages())
def test_what_everybody_has_seen_is_no_secret_in_your_hand(language: str) -> None:
    told = in_the_book("action act in turn: move top of discard to hand of me", language)
    assert told == INTO_HAND[language]
    lying = in_the_book("action act in turn: move top of discard to grid of me", language)
    assert lying is not None and len(lying) > len(told)


def test_what_leads_to_one_sentence_stands_in_one_line_with_it() -> None:
    def item(text: str, *below: Item) -> Item:
        return Item((Plain(text),), inner=(Bullets(below),) if below else ())

    def lines(found: Item) -> list[str]:
        inner = [i for b in found.inner if isinstance(b, Bullets) for i in b.items]
        said = "".join(run.text for run in found.text if isinstance(run, Plain))
        return [said, *(line for i in inner for line in lines(i))]

    english = load("en", [])
    one = item("Each player:", item("If so:", item("Turn it.")))
    assert lines(compact(one, english)) == ["Each player:", "If so: turn it."]
    two = item("Each player:", item("Turn it."), item("Look at it."))
    assert compact(two, english) == two
