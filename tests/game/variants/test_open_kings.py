"""Open kings: every king counts 0."""

from __future__ import annotations

import pytest

from tests.game.book import shows
from tests.game.situations import Game

OPEN_KINGS = Game("cambio+open_kings")
WITH_JOKERS = Game("cambio+joker+open_kings")


@shows("points.red_K")
@pytest.mark.parametrize("code", ["KH", "KD", "KS", "KC"])
def test_variants_5_a_king_counts_nothing(code: str) -> None:
    table = OPEN_KINGS.deal({"Ana": code, "Ben": "AS"}, at=None)
    assert table.decide("points", code).split()[0] == "0"
    assert table.decide("total", "Ana") == "0 total"


@shows("points.red_K")
def test_variants_5_all_other_cards_count_what_they_did() -> None:
    table = OPEN_KINGS.deal({"Ana": "AS 10H JC QD", "Ben": ""}, at=None)
    assert table.decide("total", "Ana") == "34 total"


@shows("points.red_K", "score.miscalled", "score.below_zero", "below_zero", "match_below_zero")
def test_variants_5_so_no_total_is_below_zero() -> None:
    assert OPEN_KINGS.scores("Ana", Ana="KH AS", Ben="KD KC", Cleo="2H") == {
        "Ana": "11 miscalled",
        "Ben": "0 winner",
        "Cleo": "2 others",
    }
    table = OPEN_KINGS.deal({"Ana": "", "Ben": ""}, at=None)
    counted = [int(table.decide("points", code).split()[0]) for code in OPEN_KINGS.rules.deck]
    assert min(counted) == 0
    assert not {"score.below_zero", "below_zero"} & OPEN_KINGS.rules.ruleset.rules.keys()


@shows("points.red_K")
def test_variants_5_a_red_king_ties_with_a_black_one() -> None:
    assert OPEN_KINGS.scores("Ana", Ana="KH", Ben="KS", Cleo="") == {
        "Ana": "0 tied_caller",
        "Ben": "0 tied_other",
        "Cleo": "0 emptied",
    }


@shows("points.red_K", "score.below_zero")
def test_variants_5_jokers_can_still_bring_a_total_below_zero_and_nobody_gains_by_it() -> None:
    assert WITH_JOKERS.scores("Ana", Ana="JK", Ben="JK AS KH", Cleo="KD") == {
        "Ana": "0 winner",
        "Ben": "0 below_zero",
        "Cleo": "0 others",
    }


# ── what the books leave open ──────────────────────────────────────────────────────────────


@shows("which_kings")
def test_which_kings_ruled_all() -> None:
    table = OPEN_KINGS.deal({"Ana": "KH KD KS KC", "Ben": "AS"}, at=None)
    assert table.decide("total", "Ana") == "0 total"
    assert table.decide("points", "KS") == "0 black_K"
    assert table.decide("points", "KH") == "0 red_K"
