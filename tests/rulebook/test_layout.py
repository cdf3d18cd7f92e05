"""What is drawn, listed and repeated in a book: only what a reader needs."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from cambio_spec.rulebook.book import Edition, build_rulebook
from cambio_spec.rulebook.document import GridDiagram, Paragraph, Table, spoken
from cambio_spec.rulebook.findings import findings
from cambio_spec.rulebook.sentences import sentences
from tests.rulebook.rule_sets import cambio, words
from tests.rulebook.small import blocks, printed, small, small_words

# ── the grids ────────────────────────────────────────────────────────────────────────────

LIGHT = 'zone light of player: 3 slots, seen by its owner because "x"\n'
GRID = "zone grid of player: 2+2 slots"


def drawn(folder: Path, rules: dict[str, str]) -> list[tuple[int, ...]]:
    found = blocks(printed(small(rules), small_words(folder))[0], "setup")
    return [block.rows for block in found if isinstance(block, GridDiagram)]


def test_a_place_that_is_empty_at_first_is_not_drawn(tmp_path: Path) -> None:
    assert drawn(tmp_path, {GRID: LIGHT + GRID}) == [(2, 2)]


def test_every_place_that_is_dealt_into_is_drawn(tmp_path: Path) -> None:
    deal = "deal 4 from stock to each grid from left of dealer"
    more = {GRID: LIGHT + GRID, deal: f"{deal}; deal 2 from stock to each light"}
    assert drawn(tmp_path, more) == [(2,), (2, 2)]


def test_the_only_one_is_drawn_even_if_it_is_filled_later(tmp_path: Path) -> None:
    deal = "deal 4 from stock to each grid from left of dealer"
    words = small_words(tmp_path, changes={"Deal { $number-4 } cards": "Later, deal cards"})
    found = blocks(printed(small({deal: "shuffle stock"}), words)[0], "setup")
    assert [block.rows for block in found if isinstance(block, GridDiagram)] == [(2, 2)]


def test_the_example_shows_the_cards_that_are_dealt(tmp_path: Path) -> None:
    found = blocks(printed(small({GRID: LIGHT + GRID}), small_words(tmp_path))[0], "scoring")
    (table,) = [block for block in found if isinstance(block, Table)]
    assert {tuple(map(len, row[1].rows)) for row in table.rows} == {(2, 2)}  # type: ignore[union-attr]


# ── powers that are offered ──────────────────────────────────────────────────────────────

THROW = "move hand of me to discard; go to next"
OFFER = "move hand of me to discard; offer powers on top of discard; go to next"
NEEDED = 'power renew on Q: shuffle stock because "x"\n'
OPTIONAL = 'power peek on J optional: choose mine in grid of me; look at mine because "x"\n'


@pytest.mark.parametrize(
    ("powers", "language", "said"),
    [
        (NEEDED, "en", "If the card has a power, you have to use it now."),
        (OPTIONAL, "en", "If the card has a power, you may use it now."),
        (NEEDED + OPTIONAL, "en", "you can decline it only if the power allows that."),
        (NEEDED, "de", "müssen Sie sie jetzt nutzen"),
        (NEEDED, "es", "debe usarlo ahora"),
        (NEEDED, "fr", "vous devez l’utiliser maintenant"),
        (NEEDED, "pt", "você deve usá-lo agora"),
    ],
)
def test_whether_a_power_has_to_be_used(
    tmp_path: Path, powers: str, language: str, said: str
) -> None:
    rules = small({THROW: OFFER}, powers)
    found = sentences(rules, small_words(tmp_path, language), draft=True)
    told = found.described(found.rules["throw"])
    assert said in " ".join(spoken(item.text) for item in told)


@pytest.mark.parametrize(("powers", "asked"), [(NEEDED, False), (NEEDED + OPTIONAL, True)])
def test_a_sentence_says_may_only_of_what_may_be_declined(
    tmp_path: Path, powers: str, asked: bool
) -> None:
    rules = small({THROW: OFFER}, powers)
    words = small_words(tmp_path, changes={THROW: OFFER})
    unsaid = {
        what
        for d in findings(sentences(rules, words, draft=False))
        if d.code == "CAM105" and d.rules == ("throw",)
        for what in list(d.message.arguments["what_list"])  # type: ignore[arg-type]
    }
    assert ("`may`" in unsaid) is asked


# ── examples ─────────────────────────────────────────────────────────────────────────────


def led(folder: Path, own: str) -> list[str]:
    """The sentences above the examples of a game whose own is `own`."""
    old = "example = An example: { $caller } has called, and all cards are turned up."
    old += "\n    .about = call\n"
    said = words("en", folder, {old: own})
    found = blocks(build_rulebook(Edition(cambio(), said, "test")), "scoring")
    return [
        spoken(block.text)
        for block, below in pairwise(found)
        if isinstance(block, Paragraph) and isinstance(below, Table)
    ]


def test_a_further_example_has_an_opening_of_its_own(tmp_path: Path) -> None:
    alike = led(tmp_path, "example = An example: all cards are turned up.\n")
    assert alike == ["An example: all cards are turned up.", "Another example:"]


def test_it_has_one_also_where_the_game_says_none(tmp_path: Path) -> None:
    assert led(tmp_path, "") == ["An example:", "Another example:"]


def test_what_happened_before_is_not_told_twice(tmp_path: Path) -> None:
    own = "example = An example: { $caller ->\n       *[other] somebody\n    } has called.\n"
    first, second = led(tmp_path, own)
    assert first == "An example: somebody has called."
    assert second == "Another example, in the same situation:"


# ── definitions ──────────────────────────────────────────────────────────────────────────

CALL = "action call in turn when caller is nobody:"
FEW = 'define few of player: size of grid of player < 3 because "x"\n'


def test_a_definition_that_stands_alone_is_a_paragraph(tmp_path: Path) -> None:
    rules = small({CALL: f"{FEW}action call in turn when caller is nobody and few of me:"})
    rule = "define few of player: size of grid of player < 3"
    words = small_words(tmp_path, changes={"": f"few = You have few cards.\n    .for = {rule}\n"})
    found = blocks(printed(rules, words)[0], "play")
    assert any(isinstance(b, Paragraph) and "few cards" in spoken(b.text) for b in found)
