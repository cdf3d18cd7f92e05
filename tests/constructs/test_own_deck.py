"""A deck of a game's own: so many of each rank, with or without suits."""

from __future__ import annotations

from collections import Counter

import pytest

from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.diagnostics.scene import card_text
from cambio_spec.kernel import play
from cambio_spec.kernel.cards import NONE, OUTSIDE, place
from cambio_spec.kernel.evaluate import decide
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.walk import ranks
from cambio_spec.source.files import SourceFile
from cambio_spec.syntax.format import format_document
from cambio_spec.syntax.parse import parse
from tests.constructs.frame import program

NUMBERS = "deck 2 of minus 2 to minus 1, 4 of 0 to 13, 3 of peek in stock"


@pytest.mark.parametrize(
    "text",
    [
        "deck 4 of 1 to 12, 2 of 0, 2 of 13 in stock",
        "deck 5 of minus 2, 10 of minus 1, 15 of 0 in stock",
        "deck 1 of suited 7 to K, 1 of suited A in stock",
        "deck 1 of hearts K, 2 of red A, 3 of joker, 4 of wild_card in stock",
    ],
)
def test_it_comes_back_as_it_is_written(text: str) -> None:
    assert format_document(parse(SourceFile("test.cambio", text))) == text + "\n"


def codes(deck: str) -> Counter[str]:
    return Counter(card.code for card in program(f"deck {deck} in stock", ["deck"]).deck.cards)


@pytest.mark.parametrize(
    ("deck", "cards"),
    [
        ("2 of 0, 1 of 13", {"0": 2, "13": 1}),
        ("1 of minus 1 to 1", {"-1": 1, "0": 1, "1": 1}),
        ("1 of suited 10 to Q", {f"{r}{s}": 1 for r in ("10", "J", "Q") for s in "HSDC"}),
        ("2 of red A, 1 of clubs 7", {"AH": 2, "AD": 2, "7C": 1}),
        ("3 of peek, 1 of joker", {"PEEK": 3, "JK": 1}),
        ("1 of 10 to 12", {"10": 1, "11": 1, "12": 1}),
    ],
)
def test_there_are_so_many_of_each(deck: str, cards: dict[str, int]) -> None:
    assert codes(deck) == cards


def test_cards_without_a_suit_have_none_and_no_colour() -> None:
    deck = program(NUMBERS, ["deck"]).deck
    assert {(card.suit, card.colour) for card in deck.cards} == {(NONE, NONE)}


def test_numbers_are_in_their_order_and_what_is_no_number_stands_below_them() -> None:
    rising = ranks(program(NUMBERS, ["deck"]))
    assert rising == ("peek", *map(str, range(-2, 14)))
    assert place("peek") == place("joker") == OUTSIDE < place("-2")


def answers(condition: str) -> dict[str, object]:
    game: Program = program(f"{NUMBERS} define it_is of card: {condition}", ["deck"])
    state = play.deal_state(game, 2, {})
    return {
        card.code: decide(game, state, "it_is", (index,)).value
        for index, card in enumerate(game.deck.cards)
    }


@pytest.mark.parametrize(
    ("condition", "codes"),
    [
        ("rank of card = peek", {"PEEK"}),
        ("rank of card = -1", {"-1"}),
        ("rank of card = 13", {"13"}),
        ("rank of card < 0", {"-2", "-1", "PEEK"}),
        ("pip of card < 0", {"-2", "-1"}),
    ],
)
def test_rules_ask_for_the_ranks_of_the_deck(condition: str, codes: set[str]) -> None:
    assert {code for code, value in answers(condition).items() if value} == codes


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("deck 4 of A, 4 of 1 in stock", "CAM021", "same-height"),
        ("deck 4 of J to K, 4 of 11 in stock", "CAM021", "same-height"),
        ("deck 4 of 9 to 2 in stock", "CAM033", "no-ranks-between"),
        ("deck 4 of peek to 7 in stock", "CAM033", "no-ranks-between"),
        ("deck 0 of 7 in stock", "CAM033", "out-of-range"),
        ("deck 101 of 7 in stock", "CAM033", "out-of-range"),
        ("deck 90 of 1 to 9 in stock", "CAM033", "out-of-range"),
        ("deck 4 of green 7 in stock", "CAM020", "unknown-name"),
        (f"{NUMBERS} define d of card: rank of card = K", "CAM020", "unknown-name"),
        (f"{NUMBERS} define d of card: rank of card = 14", "CAM020", "unknown-name"),
        (f"{NUMBERS} table t of card: 0 to 14 is 1", "CAM020", "unknown-name"),
        ("deck french_52 in stock define d of card: rank of card = 11", "CAM020", "unknown-name"),
    ],
)
def test_what_no_deck_can_be_and_no_card_has(text: str, code: str, said: str) -> None:
    with pytest.raises(Rejected) as raised:
        program(text, ["deck"])
    found = [(d.code, d.message.id) for d in raised.value.diagnostics]
    assert (code, said) in found


@pytest.mark.parametrize(
    "deck",
    ["2 of qh", "1 of jk", "3 of suited 7, 1 of hearts peek, 2 of peekh", "1 of kd, 1 of wild"],
)
def test_no_two_cards_are_written_alike(deck: str) -> None:
    with pytest.raises(Rejected) as refused:
        program(f"deck {deck} in stock", ["deck"])
    assert [d.message.id for d in refused.value.diagnostics] == ["same-code"]


def test_a_name_that_ends_like_a_suit_is_no_card_of_that_suit() -> None:
    (card,) = set(program("deck 4 of wild in stock", ["deck"]).deck.cards)
    assert (card_text(card.code), card_text("10D"), card_text("-1S")) == ("WILD", "10♦", "−1♠")
