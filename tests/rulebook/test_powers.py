"""The table of powers: the cards beside what they do."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec.rulebook.document import Document, Face, Item, Paragraph, Table, spoken
from cambio_spec.rulebook.findings import findings
from cambio_spec.rulebook.markdown import render_markdown
from cambio_spec.rulebook.powered import powers
from cambio_spec.rulebook.sentences import sentences
from cambio_spec.rulebook.wording import load
from tests.rulebook.rule_sets import LANGUAGES, cambio, game_words
from tests.rulebook.small import blocks, printed, small, small_words

POWER = "power look_swap on Q optional"


def shown(on: str) -> list[list[tuple[str, str | None]]]:
    """The cards of each row: index and suit."""
    said = sentences(cambio({POWER: f"power look_swap on {on} optional"}), load("en", []), True)
    (table,) = powers(said.sections["powers"], said)
    assert isinstance(table, Table)
    cells = [row[0] for row in table.rows if isinstance(row[0], tuple)]
    return [[(run.index, run.suit) for run in cell if isinstance(run, Face)] for cell in cells]


def test_all_of_a_rank_is_one_picture_and_a_part_of_it_card_by_card() -> None:
    assert shown("Q, black K")[-1] == [("Q", None), ("K", "spades"), ("K", "clubs")]
    assert shown("hearts K")[-1] == [("K", "hearts")]


def test_a_run_shows_every_rank_and_rows_go_by_their_first() -> None:
    assert shown("2 to 4")[0] == [("2", None), ("3", None), ("4", None)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_colours_need_no_word_in_the_sentence_beside_them(language: str) -> None:
    ruleset = cambio({POWER: "power look_swap on black K optional"})
    said = sentences(ruleset, load(language, [game_words(language)]), draft=True)
    assert not [d for d in findings(said) if "look_swap" in d.rules]


POWERS = """power peek on J: choose mine in grid of me; look at mine
power renew on Q: shuffle stock
"""
WORDS = """powers = Whenever you discard one of these, use it.
    .short = Use them when you discard them.
peek =
    .title = The Spy
renew = Shuffle what is left.
    .title = The Wind
    .short = Shuffle.
    .for = power renew on Q: shuffle stock
"""


def told(document: Document) -> list[str]:
    """What is said of the powers: the paragraph before the table, and its cells."""
    found: list[str] = []
    for block in blocks(document, "powers"):
        match block:
            case Paragraph(text=text):
                found.append(spoken(text))
            case Table(rows=rows):
                found += [spoken(row[1].text) for row in rows if isinstance(row[1], Item)]
    return found


def test_a_power_is_called_what_the_game_calls_it(tmp_path: Path) -> None:
    book, sheet = printed(small(None, POWERS), small_words(tmp_path, changes={"": WORDS}))
    peek = "The Spy. Look at one face-down card in your grid. You can’t decline this power."
    intro = "Whenever you discard one of these, use it."
    assert told(book) == [intro, peek, "The Wind. Shuffle what is left."]
    assert told(sheet) == ["Use them when you discard them.", peek, "The Wind. Shuffle."]
    assert "| J | **The Spy**. Look" in render_markdown(book)


def test_without_a_title_or_a_short_form_there_is_none(tmp_path: Path) -> None:
    words = "powers = Whenever you discard one of these, use it.\n"
    book, sheet = printed(small(None, POWERS), small_words(tmp_path, changes={"": words}))
    assert told(sheet) == told(book)[1:]
    assert told(sheet)[0].startswith("Look at")
