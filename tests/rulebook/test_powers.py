"""The table of powers: the cards beside what they do."""

from __future__ import annotations

import pytest

from cambio_spec.rulebook.blocks import powers
from cambio_spec.rulebook.document import Face, Table
from cambio_spec.rulebook.findings import findings
from cambio_spec.rulebook.sentences import sentences
from cambio_spec.rulebook.wording import load
from tests.rulebook.rule_sets import LANGUAGES, cambio, game_words

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
