"""What the pictures of cards show: of decks of a game's own, too."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec.kernel.cards import Card
from cambio_spec.rulebook.book import sentence_findings
from cambio_spec.rulebook.document import CardShelf, Document
from cambio_spec.rulebook.markdown import render_markdown
from cambio_spec.rulebook.typst import render_pdf
from cambio_spec.rulebook.wording import load
from tests.rulebook.small import blocks, printed, small, small_words

NAMED = {
    "deck french_52 in stock": "deck 4 of 1 to 12, 4 of night_owl in stock",
    "  A to 10 is pip of card\n  J to K is 10": "  1 to 12 is pip of card\n  night_owl is 3",
}
OWN = "deck 4 of minus 2 to {} in stock"


def book(folder: Path, deck: str, table: str) -> Document:
    rules = {"deck french_52 in stock": deck, "  A to 10 is pip of card\n  J to K is 10": table}
    return printed(small(rules), small_words(folder))[0]


def shelf(document: Document) -> CardShelf:
    (found,) = [block for block in blocks(document, "deck") if isinstance(block, CardShelf)]
    return found


def test_cards_that_count_their_number_are_all_shown_where_nothing_else_is(tmp_path: Path) -> None:
    made = book(tmp_path, OWN.format(12), "  minus 2 to 12 is pip of card")
    (entry,) = shelf(made).entries
    assert [face.index for face in entry.cards] == ["−2", "−1", *map(str, range(13))]
    assert not entry.range
    assert "| −2 −1 0 1 2 3 4 5 6 7 8 9 10 11 12 |" in render_markdown(made)
    assert render_pdf(made)


def test_there_are_only_the_first_and_the_last_of_many_or_beside_others(tmp_path: Path) -> None:
    (many,) = shelf(book(tmp_path, OWN.format(40), "  minus 2 to 40 is pip of card")).entries
    assert ([face.index for face in many.cards], many.range) == (["−2", "40"], True)
    table = "  minus 2 to 11 is pip of card\n  12 is 0"
    first, _ = shelf(book(tmp_path, OWN.format(12), table)).entries
    assert ([face.index for face in first.cards], first.range) == (["−2", "11"], True)


@pytest.mark.parametrize("suit", ["hearts", "none"])
def test_below_zero_there_is_a_minus_sign(suit: str) -> None:
    face = load("en", []).face(Card("-2", "-2", suit, suit, -2))
    assert face.index == "−2" and "−2" in face.name


def test_a_rank_with_a_name_of_its_own_has_it_in_a_suit_too(tmp_path: Path) -> None:
    own = small_words(tmp_path, changes={"": "rank-spy = Spy\n"})
    face = own.face(Card("spyH", "spy", "hearts", "red", 0))
    assert (face.index, face.name) == ("Spy", "Spy of hearts")


def test_a_rank_that_has_no_name_is_found_where_the_deck_names_it(tmp_path: Path) -> None:
    """Also where a rule asks for it, and its sentence may use it."""
    rules = small(NAMED, '\ndefine rare of card: rank of card = night_owl because "a test"\n')
    found = sentence_findings(rules, small_words(tmp_path))
    (lack,) = [f for f in found if f.message.arguments.get("name") == "rank-night-owl"]
    assert lack.message.id == "missing-message"
    assert lack.labels[0].span.text == "night_owl"
    assert lack.lines == ("rank-night-owl = …",)
    assert str(lack.message.arguments["path"]).endswith("en.ftl")


def test_a_draft_shows_such_a_rank_as_the_rule_file_calls_it(tmp_path: Path) -> None:
    made = printed(small(NAMED), small_words(tmp_path))[0]
    faces = [face.index for entry in shelf(made).entries for face in entry.cards]
    assert "night_owl" in faces
    assert render_pdf(made)
