"""Cards that are worth the same stand together, whatever the table of the rules says."""

from __future__ import annotations

from cambio_spec.rulebook.values import worths
from tests.rulebook.rule_sets import cambio


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
