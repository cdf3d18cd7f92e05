"""Cards as people write them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cambio_spec.kernel.cards import Card, Deck, french_52
from cambio_spec.kernel.program import Zone
from cambio_spec.play.hands import card_codes, impossible, laid_out

FRENCH = french_52()
JOKER = Card("JK", "JK", "none", "none", 0)
JOKERS = Deck("with jokers", (*FRENCH.cards, JOKER, JOKER))
GRID = Zone("grid", True, (2, 2), 4, "down", origin="grid")
ROW = Zone("row", True, (), None, "down", origin="row")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("KH 10S AC", "KH 10S AC"),
        ("kh,10s , ac", "KH 10S AC"),
        ("K♥ 10♠ A♣ 2♦", "KH 10S AC 2D"),
        ("♥K ♠10", "KH 10S"),
        ("K♥\ufe0f 10♤ ♣\ufe0eA ♢2", "KH 10S AC 2D"),
        ("  jk;JK\nJk ", "JK JK JK"),
        ("", ""),
        (" , ", ""),
        ("zz K♥10♠", "ZZ KH10S"),
    ],
)
def test_cards_are_read_as_people_write_them(text: str, expected: str) -> None:
    assert " ".join(card_codes(text)) == expected


@given(st.lists(st.sampled_from(FRENCH.cards), max_size=52, unique=True))
def test_every_hand_lies_as_it_was_told(cards: list[Card]) -> None:
    hands = (("Ana", card_codes(" ".join(card.code for card in cards))), ("Ben", ()))
    ana, ben = laid_out(FRENCH, ROW, hands)
    assert [FRENCH.cards[place] for place in ana] == cards
    assert ben == ()
    assert not list(impossible(FRENCH, ROW, hands))


def faults(deck: Deck, zone: Zone, **hands: str) -> list[str]:
    told = [(name, card_codes(cards)) for name, cards in hands.items()]
    return [
        " ".join(str(v) for v in fault.message.arguments.values())
        for fault in impossible(deck, zone, told)
    ]


def test_cards_that_look_alike_are_each_there_once() -> None:
    hands = (("Ana", ("JK", "KH")), ("Ben", ("JK",)))
    ana, ben = laid_out(JOKERS, GRID, hands)
    assert len({*ana, *ben}) == 3
    assert not faults(JOKERS, GRID, Ana="JK KH", Ben="JK")
    assert faults(JOKERS, GRID, Ana="JK JK", Ben="JK 2S") == ["JK 3 2 ('Ana', 'Ben')"]


def test_what_can_not_lie_there_is_named_and_left_out() -> None:
    assert faults(FRENCH, GRID, Ana="JK 1H KH", Ben="KH") == [
        "Ana JK",
        "Ana 1H",
        "KH 2 1 ('Ana', 'Ben')",
    ]
    hands = (("Ana", card_codes("JK 1H KH")), ("Ben", card_codes("KH 2C")))
    ana, ben = laid_out(FRENCH, ROW, hands)
    assert [FRENCH.cards[place].code for place in (*ana, *ben)] == ["KH", "2C"]


def test_a_grid_has_only_so_many_places() -> None:
    assert faults(FRENCH, GRID, Ana="AH 2H 3H 4H", Ben="") == []
    assert faults(FRENCH, GRID, Ana="AH 2H 3H 4H 5H") == ["Ana 5 4 grid"]
    assert faults(FRENCH, ROW, Ana=" ".join(card.code for card in FRENCH.cards)) == []
