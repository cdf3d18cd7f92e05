"""Several packs, and jokers: how they are written, and what a joker is to the rules."""

from __future__ import annotations

import pytest

from cambio_spec import pipeline
from cambio_spec.engine import load
from cambio_spec.kernel import play
from cambio_spec.kernel.evaluate import decide
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.state import Value
from cambio_spec.nodes.decks import jokers_in, packs_in
from cambio_spec.source.files import SourceFile
from cambio_spec.syntax.format import format_document
from cambio_spec.syntax.parse import parse
from tests.constructs.frame import framed, program, ruleset

TWO_JOKERS = "deck french_52 with 2 jokers in stock"
JOKER, OTHER_JOKER = 52, 53


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("deck french_52 in stock", None),
        ("deck 1 french_52 with 0 jokers in stock", "deck french_52 in stock"),
        ("deck french_52 with 1 joker in stock", None),
        ("deck french_52 with 1 jokers in stock", "deck french_52 with 1 joker in stock"),
        ("deck 2 french_52 in stock", None),
        ("deck 2 french_52 with 4 joker in stock", "deck 2 french_52 with 4 jokers in stock"),
    ],
)
def test_there_is_one_way_to_write_a_deck(text: str, canonical: str | None) -> None:
    written = format_document(parse(SourceFile("test.cambio", text)))
    assert written == (canonical or text) + "\n"


@pytest.mark.parametrize(("packs", "jokers"), [(1, 0), (1, 8), (2, 0), (4, 3)])
def test_packs_lie_one_after_the_other_and_the_jokers_last(packs: int, jokers: int) -> None:
    deck = program(f"deck {packs} french_52 with {jokers} jokers in stock", ["deck"]).deck
    assert (packs_in(deck), jokers_in(deck)) == (packs, jokers)
    codes = [card.code for card in deck.cards]
    assert codes == codes[:52] * packs + ["JK"] * jokers
    assert codes[0] == "AH" and codes[51] == "KC"


def asked(condition: str) -> Program:
    return program(f"{TWO_JOKERS} define it_is of card: {condition}", ["deck"])


def answer(game: Program, card: int) -> Value:
    state = play.deal_state(game, 2, {("discard", None): [OTHER_JOKER]})
    return decide(game, state, "it_is", (card,)).value


@pytest.mark.parametrize(
    ("condition", "of_a_joker", "of_the_ace_of_hearts"),
    [
        ("rank of card is joker", True, False),
        ("rank of card is not joker", False, True),
        ("pip of card", None, 1),
        ("suit of card is hearts", False, True),
        ("suit of card is not spades", True, True),
        ("colour of card is red", False, True),
        ("colour of card is black", False, False),
        ("rank of card < A", True, False),
        ("rank of card >= joker", True, True),
        ("rank of card >= A and rank of card <= K", False, True),
        ("rank of card is rank of top of discard", True, False),
        ("suit of card is suit of top of discard", True, False),
        ("colour of card is colour of top of discard", True, False),
        ("card is top of discard", False, False),
    ],
)
def test_a_joker_has_a_rank_of_its_own_below_the_ace_and_no_suit(
    condition: str, of_a_joker: Value, of_the_ace_of_hearts: Value
) -> None:
    game = asked(condition)
    assert (answer(game, JOKER), answer(game, 0)) == (of_a_joker, of_the_ace_of_hearts)
    engine = load(pipeline.engine_source(ruleset(text_of(condition))), "jokers")
    state = engine.deal_state(2, {("discard", None): [OTHER_JOKER]})
    for card in (JOKER, 0):
        assert engine.decide(state, "it_is", card)[1] == answer(game, card)


def text_of(condition: str) -> str:
    return framed(f"{TWO_JOKERS} define it_is of card: {condition}", ["deck"])


def test_a_row_of_a_table_and_a_power_may_be_the_joker_s() -> None:
    game = program(
        f"{TWO_JOKERS} table worth of card: A to K is pip of card joker is -5"
        " power wild on joker: let caller be me power tame on A: let caller be nobody"
        " action throw in turn: move top of stock to discard; offer powers on top of discard",
        ["deck"],
    )
    state = play.deal_state(game, 2, {("stock", None): ["JK"]}, label="turn")
    assert decide(game, state, "worth", (JOKER,)).value == -5
    assert decide(game, state, "worth", (51,)).value == 13
    (throw,) = [move for move in play.legal(game, state) if move.name == "throw"]
    state = play.apply(game, state, throw)
    assert [move.name for move in play.legal(game, state)] == ["wild"]


def test_a_run_of_ranks_ends_below_the_joker() -> None:
    game = program("table worth of card: A to K is 1 joker to 2 is 3", ["deck"][:0])
    state = play.deal_state(game, 2, {})
    verdict = decide(game, state, "worth", (0,))
    assert (verdict.status, verdict.rules) == ("conflict", ("worth.A_to_K", "worth.joker_to_2"))
