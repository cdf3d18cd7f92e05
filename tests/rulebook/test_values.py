"""Cards that are worth the same stand together, whatever the table of the rules says."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from cambio_spec.rulebook.book import Edition, build_rulebook, build_sheet
from cambio_spec.rulebook.markdown import render_markdown
from cambio_spec.rulebook.typst import render_pdf
from cambio_spec.rulebook.values import Formula, worths
from tests.rulebook.rule_sets import cambio, words


def gathered(rules: dict[str, str] | None = None) -> list[tuple[str, int, bool]]:
    found = worths(cambio(rules).program, "points")
    return [(" ".join(w.ranks or [c.code for c in w.cards]), w.points, w.pip) for w in found]


def test_the_shipped_table() -> None:
    assert gathered() == [
        ("A", 1, False),
        ("2 3 4 5 6 7 8 9 10", 2, True),
        ("J", 11, False),
        ("Q", 12, False),
        ("KS KC", 0, False),
        ("KH KD", -2, False),
    ]


def test_a_rank_that_breaks_the_run() -> None:
    rules = {"  2 to 10 is pip of card": "  2 to 6 is pip of card\n  7 is 0\n  8 to 10 is 5"}
    assert gathered(rules)[1:6] == [
        ("2 3 4 5 6", 2, True),
        ("7", 0, False),
        ("8", 5, False),
        ("9", 5, False),
        ("10", 5, False),
    ]


def test_cards_that_look_alike_stand_there_once_and_the_joker_last() -> None:
    deck = {
        "deck french_52 in stock": "deck 2 french_52 with 3 jokers in stock",
        "  red K is -2": "  red K is -2\n  joker is -5",
    }
    assert gathered(deck)[3:] == [
        ("Q", 12, False),
        ("KS KC", 0, False),
        ("KH KD", -2, False),
        ("joker", -5, False),
    ]


HEARTS = {
    "  A is 1\n  2 to 10 is pip of card": """  hearts A is 2
  spades A is 1
  diamonds A is 1
  clubs A is 1
  hearts 2 to 10 is 2 * pip of card
  spades 2 to 10 is pip of card
  diamonds 2 to 10 is pip of card
  clubs 2 to 10 is 13 - pip of card"""
}


def test_ranks_of_a_suit_that_follow_one_formula_stand_together() -> None:
    found = [
        (" ".join(card.code for card in w.ends), len(w.cards), w.formula)
        for w in worths(cambio(HEARTS).program, "points")
    ]
    assert found[:5] == [
        ("AH AH", 1, None),
        ("AS AD AC AS AD AC", 3, None),
        ("2C 10C", 9, Formula(-1, 13)),
        ("2H 10H", 9, Formula(2, 0)),
        ("2S 2D 10S 10D", 18, Formula(1, 0)),
    ]


def test_four_ranks_that_are_worth_the_same_stand_together() -> None:
    rules = {"  2 to 10 is pip of card": "  2 to 6 is pip of card\n  7 to 10 is 5"}
    assert gathered(rules)[1:3] == [("2 3 4 5 6", 2, True), ("7 8 9 10", 5, False)]


def table(folder: Path, rules: dict[str, str]) -> str:
    """The book with its shelf as a table."""
    edition = Edition(cambio(rules), words("en", folder), "test", examples=False)
    return render_markdown(build_rulebook(edition))


def test_the_table_says_the_formula(tmp_path: Path) -> None:
    made = table(tmp_path, HEARTS)
    assert "| 2♥ – 10♥ | 2 × the number on it |" in made
    assert "| 2♠ 2♦ – 10♠ 10♦ | the number on it |" in made
    assert "| 2♣ – 10♣ | 13 − the number on it |" in made


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("pip of card + 3", "the number on it + 3"),
        ("pip of card - 3", "the number on it − 3"),
        ("3 * pip of card - 1", "3 × the number on it − 1"),
        ("0 - pip of card", "−1 × the number on it"),
    ],
)
def test_a_formula_is_said_as_a_sum(tmp_path: Path, value: str, said: str) -> None:
    rules = {"2 to 10 is pip of card": f"2 to 10 is {value}"}
    assert f"| 2 – 10 | {said} |" in table(tmp_path, rules)


def test_a_shelf_of_many_cards_goes_on_below_itself(tmp_path: Path) -> None:
    """The sheet stays one page of full type: nothing is wider than it."""
    worth = iter(range(-99, 99, 2))
    lines = (
        f"  {suit} {rank} is {(n := next(worth)) * n}"
        for rank in ("A", *map(str, range(2, 11)))
        for suit in ("hearts", "spades")
    )
    others = "  diamonds A to 10 is 1\n  clubs A to 10 is 0"
    table = {"  A is 1\n  2 to 10 is pip of card": "\n".join((*lines, others))}
    rules, said = cambio(table), words("en", tmp_path)
    made = build_sheet(Edition(rules, said, "test", draft=True))
    assert render_pdf(replace(made, draft=None))
