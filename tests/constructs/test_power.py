"""Powers: which cards have them."""

from __future__ import annotations

import pytest

from cambio_spec.diagnostics.codes import REGISTRY
from cambio_spec.kernel import play
from cambio_spec.kernel.state import Move
from cambio_spec.source.files import SourceFile
from cambio_spec.syntax.format import format_document
from cambio_spec.syntax.parse import parse
from tests.constructs.frame import faults, framed, program

THROW = "action throw in turn: move top of stock to discard; offer powers on top of discard"
DECK = "deck french_52 with 1 joker in stock"


def offered(cards: str, thrown: str) -> bool:
    """Whether a power on `cards` is offered when that card is thrown."""
    text = f"{DECK} {THROW} power bow on {cards} optional: let caller be me"
    made = program(text, without=["deck"])
    state = play.deal_state(made, 2, {("stock", None): [thrown]}, label="turn")
    state = play.apply(made, state, Move(0, "throw", None))
    return "bow" in {move.name for move in play.legal(made, state)}


@pytest.mark.parametrize(
    ("cards", "with_it", "without_it"),
    [
        ("7, 8", "7H 8S", "6H 9S JK"),
        ("black K", "KS KC", "KH KD QS"),
        ("hearts K", "KH", "KD KS"),
        ("Q, red K", "QS QH KH KD", "KS JH"),
        ("red 9 to J", "9H 10D JH", "9S QH 8D"),
        ("joker", "JK", "AS KS"),
        ("joker to 2, Q", "JK AH 2C QS", "3H JH"),
    ],
)
def test_a_power_is_of_ranks_runs_of_them_colours_and_suits(
    cards: str, with_it: str, without_it: str
) -> None:
    assert [offered(cards, thrown) for thrown in with_it.split()] == [True] * len(with_it.split())
    assert not any(offered(cards, thrown) for thrown in without_it.split())


def test_there_is_one_way_to_write_it() -> None:
    text = "power bow on Q,black   K,2 to 5 optional: let caller be me"
    written = format_document(parse(SourceFile("test.cambio", text)))
    assert written == "power bow on Q, black K, 2 to 5 optional: let caller be me\n"


@pytest.mark.parametrize("quality", ["green", "few"])
def test_what_is_no_suit_and_no_colour_is_refused(quality: str) -> None:
    (fault,) = faults(framed(f"power bow on {quality} K optional: let caller be me"))
    assert REGISTRY[fault.code].kind == "type"
