"""The sum of the cards that are needed before anybody has a move."""

from __future__ import annotations

import pytest

from cambio_spec.kernel.program import Program
from cambio_spec.kernel.state import Halt
from cambio_spec.proof.demand import Demand, demand
from tests.agreement.random_rulesets import ruleset

GAME = """game example

players 2 to 4, clockwise because "a test"
deck {deck} of 1 in stock because "a test"
zone stock: pile, face down{refilled} because "a test"
zone talon: pile, face down because "a test"
zone discard: pile, face up because "a test"
zone hand of player: pile, face up because "a test"
fact active is a player because "a test"

stage opening of match:
  step first: go to setup because "a test"

stage setup of round:
  step deal: {deal} because "a test"
  step more: {more} because "a test"
  step on: go to turn because "a test"

phase turn: active acts because "a test"

action rest in turn: end match because "a test"
"""
DEAL = "deal 2 from stock to each hand"
STARTER = "move top of stock to discard"


def needed(
    deal: str = DEAL,
    more: str = STARTER,
    deck: int = 4,
    refilled: str = "",
    lacking: str = "setup.more",
    players: int = 2,
) -> Demand | None:
    text = GAME.format(deal=deal, more=more, deck=deck, refilled=refilled)
    program: Program = ruleset(text).program
    return demand(program, players, Halt("no-card", lacking))


@pytest.mark.parametrize(
    ("deal", "more", "said"),
    [
        (DEAL, STARTER, "2 × 2 + 1 = 5"),
        (f"{STARTER}; {STARTER}", DEAL, "2 + 2 × 2 = 6"),
        (f"{DEAL}; {STARTER}", STARTER, "2 × 2 + 1 + 1 = 6"),
        (f"{DEAL}; move top of stock to hand of active", STARTER, "5 + 1 = 6"),
        ("each player: (move top of stock to hand of me)", DEAL, "2 × 1 + 2 × 2 = 6"),
        (f"gather everything into stock; shuffle stock; {DEAL}", STARTER, "2 × 2 + 1 = 5"),
        ("gather all of stock into talon", "deal 3 from talon to each hand", "2 × 3 = 6"),
    ],
)
def test_every_card_that_leaves_is_counted(deal: str, more: str, said: str) -> None:
    found = needed(deal, more) or needed(deal, more, lacking="setup.deal")
    assert str(found) == said


def test_what_each_step_takes_is_told_with_it() -> None:
    found = needed(f"{DEAL}; {STARTER}", STARTER, deck=5)
    assert found is not None
    assert dict(found.by_rule) == {"setup.deal": "2 × 2 + 1", "setup.more": "1"}


def test_it_is_told_with_how_many_decks_and_players_it_comes_out() -> None:
    fewer = needed(players=4, deck=7, lacking="setup.deal")
    assert fewer is not None
    assert (fewer.total, fewer.cards, fewer.most, fewer.decks) == (9, 7, 3, 2)
    more = needed(deck=2, lacking="setup.deal")
    assert more is not None
    assert (more.most, more.decks) == (0, 3)


@pytest.mark.parametrize(
    ("deal", "more", "refilled"),
    [
        # A card that comes back may be dealt again.
        (f"{DEAL}; each player: (move top of hand of me to stock)", f"{DEAL}; {DEAL}", ""),
        (STARTER, f"{DEAL}; {STARTER}", ", refilled from discard"),
        # With more cards, more are dealt.
        (DEAL, f"{STARTER}; if size of stock > 0 then {STARTER}", ""),
        # With however many, one is lacking.
        (DEAL, f"{STARTER}; gather all of stock into talon; {STARTER}", ""),
    ],
)
def test_where_it_is_no_plain_sum_it_is_not_told(deal: str, more: str, refilled: str) -> None:
    assert needed(deal, more, refilled=refilled) is None


def test_what_is_lacking_later_is_something_else() -> None:
    assert needed(deck=5) is None
    assert needed(lacking="setup.deal") is None
