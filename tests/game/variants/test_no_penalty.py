"""Cambio without a penalty: a wrong call costs nothing more than the cards."""

from __future__ import annotations

from tests.game.book import shows
from tests.game.situations import Game

NO_PENALTY = Game("cambio+no_penalty")


@shows("score.miscalled")
def test_variants_6_a_beaten_caller_adds_the_own_total_and_no_more() -> None:
    assert NO_PENALTY.scores("Ana", Ana="5D", Ben="2H", Cleo="9S") == {
        "Ana": "5 others",
        "Ben": "0 winner",
        "Cleo": "9 others",
    }
    assert "score.miscalled" not in NO_PENALTY.rules.ruleset.rules


@shows("score.miscalled")
def test_variants_6_nor_less_than_0_where_that_total_is_below_zero() -> None:
    assert NO_PENALTY.scores("Ana", Ana="KH AS", Ben="KD", Cleo="9S") == {
        "Ana": "0 below_zero",
        "Ben": "0 winner",
        "Cleo": "9 others",
    }


@shows("score.tied_caller", "score.miscalled")
def test_variants_6_a_tie_with_the_caller_is_scored_as_ever() -> None:
    assert NO_PENALTY.scores("Ana", Ana="5D", Ben="5H", Cleo="9S") == {
        "Ana": "0 tied_caller",
        "Ben": "5 tied_other",
        "Cleo": "9 others",
    }


@shows("score.emptied", "score.miscalled")
def test_variants_6_an_empty_grid_scores_nothing_as_ever() -> None:
    told = NO_PENALTY.scores("Ana", Ana="", Ben="KH", Cleo="KS")
    assert {name: score.split()[0] for name, score in told.items()} == dict.fromkeys(told, "0")
    tied = NO_PENALTY.scores("Ana", Ana="KS", Ben="", Cleo="AS")
    assert {name: score.split()[0] for name, score in tied.items()} == {
        "Ana": "0",
        "Ben": "0",
        "Cleo": "1",
    }


# ── what the books leave open ──────────────────────────────────────────────────────────────


@shows("who_wins_then")
def test_who_wins_then_ruled_lowest_caller_or_not() -> None:
    assert NO_PENALTY.scores("Ana", Ana="2H", Ben="5D")["Ana"] == "0 winner"
    assert NO_PENALTY.scores("Ben", Ana="2H", Ben="5D") == {"Ana": "0 winner", "Ben": "5 others"}


@shows("who_wins_then")
def test_who_wins_then_ruled_lowest_and_several_may_be() -> None:
    assert NO_PENALTY.scores("Cleo", Ana="2H", Ben="2D", Cleo="9S") == {
        "Ana": "0 winner",
        "Ben": "0 winner",
        "Cleo": "9 others",
    }
