"""Deck: which cards there are and what they count."""

from __future__ import annotations

import pytest

from tests.game.book import shows
from tests.game.situations import deal, rules_of_the_game

DECK = rules_of_the_game().program.deck.cards
NUMBERS = [str(n) for n in range(2, 11)]


@shows("deck")
def test_deck_1_four_suits_of_thirteen_ranks_and_no_joker() -> None:
    ranks, suits = ["A", *NUMBERS, "J", "Q", "K"], "HSDC"
    assert sorted(c.code for c in DECK) == sorted(rank + suit for suit in suits for rank in ranks)


@shows("deck")
def test_deck_1_all_cards_are_in_play_in_every_round() -> None:
    table = deal({"Ana": "AH", "Ben": "KS"}, at="setup")
    assert sorted(table.stock.split()) == sorted(c.code for c in DECK)


POINTS = {
    "points.A": {"AH": 1, "AS": 1, "AD": 1, "AC": 1},
    "points.2_to_10": {f"{n}{suit}": int(n) for n in NUMBERS for suit in "HSDC"},
    "points.J": {"JH": 11, "JS": 11, "JD": 11, "JC": 11},
    "points.Q": {"QH": 12, "QS": 12, "QD": 12, "QC": 12},
    "points.black_K": {"KS": 0, "KC": 0},
    "points.red_K": {"KH": -2, "KD": -2},
}


@shows(*POINTS)
@pytest.mark.parametrize("rule", POINTS)
def test_deck_1_what_a_card_counts(rule: str) -> None:
    table = deal({"Ana": "", "Ben": ""}, at=None)
    for code, points in POINTS[rule].items():
        assert table.decide("points", code) == f"{points} {rule.split('.')[1]}"


@shows("points.red_K")
def test_deck_1_the_red_kings_are_the_most_valuable_cards() -> None:
    table = deal({"Ana": "", "Ben": ""}, at=None)
    counted = {c.code: int(table.decide("points", c.code).split()[0]) for c in DECK}
    assert {code for code in counted if counted[code] == min(counted.values())} == {"KH", "KD"}
