"""What the five editions contradict, leave open or say so that it can be read in two ways, and
what settles it: a question with its ruling, a rule, or an option of the game that they describe.

The list is `questions.md` beside the editions, a row each; its classes C (a contradiction), G (a
gap) and A (an ambiguity) are those that somebody has to decide.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from tests.game.table import rules_of

QUESTIONS = Path(__file__).parents[3] / "shared" / "questions.md"
ROW = re.compile(r"^(?P<row>D[0-9]{2,3})\s+(?P<classes>[A-Z](?:[,/][A-Z])*)\s", re.MULTILINE)
TO_DECIDE = set("CGA")


@dataclass(frozen=True, slots=True)
class By:
    """The ids of what settles a row in either game, variants included. `tip` and `wording` say
    why a row needs no rule."""

    cambio: str = ""
    classic: str = ""
    tip: str = ""
    wording: str = ""


SETTLED = {
    # which way cards lie
    "D01": By("discards_lie setup.open"),
    "D04": By("discards_lie", tip="with discards face up, what can be seen can be remembered"),
    "D05": By("discards_lie"),
    "D06": By("discards_lie match_by"),
    "D07": By("discards_lie throw", "discards_lie"),
    "D08": By("take grid", "new_card_lies"),
    # value or rank
    "D09": By("match_by joker_alike which_kings", "match_by"),
    "D11": By(classic="match_by"),
    # turns
    "D12": By("take throw"),
    "D13": By("throw power_when"),
    "D14": By("stick_when"),
    "D15": By("stick_when stick_any_turn", "stick"),
    "D16": By("stick_when stick power_when", "one_each"),
    "D17": By("wrong_stick", "wrong_stick"),
    "D19": By("emptied_slot", "emptied_slot"),
    "D20": By("peek_own peek_other blind_swap look_swap"),
    "D22": By("power_when", "power_or_stick"),
    "D23": By("queen_order look_swap"),
    "D25": By("no_target no_slot blind_swap look_swap", "no_target no_slot"),
    "D26": By("starter_power"),
    "D27": By("stock_out no_action", "stock_out no_card_for_penalty no_action"),
    "D28": By(classic="first_discard"),
    # the call
    "D30": By("second_call", "second_call"),
    "D31": By("call"),
    "D32": By("first_call", "first_call"),
    "D33": By("caller_protected", "caller_protected"),
    "D34": By("last_turns", "last_turns"),
    "D35": By("bluff_call"),
    "D36": By("next.last_lap"),
    "D37": By(classic="last_lap"),
    # scores
    "D38": By("caller_tie"),
    "D39": By("caller_tie alone"),
    "D40": By("tied_others"),
    "D41": By("caller_tie score.tied_other tied_both"),
    "D42": By("below_zero"),
    "D43": By("empty_grid empty_wins"),
    "D44": By("no_slot no_target empty_grid score.emptied"),
    "D45": By("score.miscalled reveal.count team_penalty"),
    "D46": By("who_wins_then"),
    "D47": By("caller_tie score.tied_caller"),
    # the match
    "D50": By("match_ends"),
    "D51": By("limit_reached"),
    "D52": By("all_out"),
    "D53": By("all_out deciding_round"),
    "D54": By("fixed_rounds"),
    "D55": By("left_players"),
    "D56": By("match_below_zero"),
    # players and set-up
    "D59": By("lots.draw drawn_tie joker_height height"),
    "D62": By("peek_when nearest_row", "peek_when"),
    # variants
    "D65": By("which_kings"),
    "D67": By("joker_power joker_alike"),
    "D68": By(
        "partner_seats partner_is_opponent partners_last_turn partners_talk team_penalty team_out"
        " called total"
    ),
    "D70": By("nearest_row dealt grid limit rounds"),
    "D71": By("nearest_row score.below_zero team_penalty who_wins_then"),
    "D72": By("race wrong_stick stick_any_turn tied_both empty_wins"),
    # the encyclopedia's game
    "D91": By(classic="ace_value"),
    "D95": By(classic="tied_others won.caller_yields"),
    "D97": By(classic="all_out eliminated.spared"),
    "D98": By(classic="late_stick who_was_first"),
    "D99": By(classic="wrong_stick given_card"),
    "D100": By(classic="out_of_order offences out_of_turn"),
    "D101": By(classic="penalty_place penalty_seen"),
    "D102": By(classic="power_duty"),
    "D106": By(
        classic="dealing first_starter new_card_lies discards_lie reveal.show several_games"
    ),
    "D107": By(classic="stick_unseen one_each second_try"),
}

each = pytest.mark.parametrize("row", SETTLED)


@cache
def ids(game: str) -> frozenset[str]:
    """The rules and questions of a game and of each of its variants."""
    base = rules_of(game).ruleset
    variants = (rules_of(f"{game}+{variant.name.text}").ruleset for variant in base.own_variants)
    return frozenset(id for ruleset in (base, *variants) for id in ruleset.rules)


@each
def test_what_settles_a_row_is_there(row: str) -> None:
    settled = SETTLED[row]
    assert set(settled.cambio.split()) - ids("cambio") == set()
    assert set(settled.classic.split()) - ids("classic") == set()
    assert settled != By()


def rows() -> Iterator[tuple[str, set[str]]]:
    """Each row of the list, with its classes."""
    if not QUESTIONS.is_file():
        if os.environ.get("CI") == "true":
            pytest.fail("the list of questions is not at hand, and nobody would miss an answer")
        pytest.skip("the list of questions is not at hand in ../shared")
    for row in ROW.finditer(QUESTIONS.read_text(encoding="utf-8")):
        yield row["row"], set(re.split("[,/]", row["classes"]))


def test_every_row_that_somebody_has_to_decide_is_settled() -> None:
    assert {row for row, classes in rows() if classes & TO_DECIDE} - SETTLED.keys() == set()


def test_no_row_is_settled_that_there_is_not() -> None:
    assert SETTLED.keys() - {row for row, _ in rows()} == set()


def test_the_list_is_read_to_its_end() -> None:
    assert [row for row, _ in rows()] == [f"D{number:02}" for number in range(1, 109)]
