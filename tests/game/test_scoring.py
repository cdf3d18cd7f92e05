"""Scoring: what a round brings whom, and by which rule."""

from __future__ import annotations

import pytest

from tests.game.book import shows
from tests.game.situations import deal, scores


@shows("score.winner", "lowest")
def test_scoring_1_the_lowest_total_scores_nothing() -> None:
    assert scores("Ana", Ana="2H", Ben="5D", Cleo="9S") == {
        "Ana": "0 winner",
        "Ben": "5 others",
        "Cleo": "9 others",
    }


@shows("lowest", "total")
def test_scoring_1_the_lowest_total_is_that_of_whoever_is_still_in_the_match() -> None:
    assert deal({"Ana": "9H", "Ben": "5D 2D"}, at=None).decide("lowest") == "7 lowest"
    grids = {"Ana": "9H", "Ben": "5D", "Cleo": ""}
    assert deal(grids, at=None, out=["Cleo"]).decide("lowest") == "5 lowest"


@shows("score.winner")
def test_scoring_1_a_winning_total_below_zero_scores_nothing_either() -> None:
    assert scores("Ana", Ana="KH KD", Ben="5D") == {"Ana": "0 winner", "Ben": "5 others"}
    assert scores("Ben", Ana="KH", Ben="5D") == {"Ana": "0 winner", "Ben": "15 miscalled"}


@shows("score.others", "reveal.count", "running")
def test_scoring_2_everybody_else_adds_their_total_to_their_running_score() -> None:
    grids = {"Ana": "2H", "Ben": "5D JD", "Cleo": "9S"}
    running = {"Ana": 20, "Ben": 30, "Cleo": 0}
    table = deal(grids, at="reveal", caller="Ana", running=running)
    assert table.scored == {"Ana": "0 winner", "Ben": "16 others", "Cleo": "9 others"}
    assert table.running == {"Ana": 20, "Ben": 46, "Cleo": 9}


@shows("alone")
@pytest.mark.parametrize(
    ("ana", "alone"), [("4D", "yes"), ("5H", "no"), ("6H", "no"), ("", "yes"), ("KH", "yes")]
)
def test_scoring_3_alone_is_who_is_lower_than_each_of_the_others(ana: str, alone: str) -> None:
    table = deal({"Ana": ana, "Ben": "5D", "Cleo": "9S"}, at=None)
    assert table.decide("alone", "Ana") == f"{alone} alone"


@shows("score.miscalled", "penalty", "caller")
def test_scoring_3_a_caller_who_is_beaten_adds_ten() -> None:
    assert scores("Ana", Ana="5D", Ben="2H", Cleo="9S") == {
        "Ana": "15 miscalled",
        "Ben": "0 winner",
        "Cleo": "9 others",
    }


@shows("score.miscalled", "penalty")
def test_scoring_3_a_caller_who_is_beaten_below_zero_adds_ten_to_that_total() -> None:
    assert scores("Ana", Ana="KH AS", Ben="KD", Cleo="9S") == {
        "Ana": "9 miscalled",
        "Ben": "0 winner",
        "Cleo": "9 others",
    }


@shows("score.winner", "score.miscalled")
def test_scoring_3_whoever_is_lowest_among_the_others_still_scores_nothing() -> None:
    assert scores("Cleo", Ana="9S", Ben="2H", Cleo="QD") == {
        "Ana": "9 others",
        "Ben": "0 winner",
        "Cleo": "22 miscalled",
    }


@shows("score.winner")
def test_scoring_3_who_tie_for_the_lowest_total_without_the_caller_all_win() -> None:
    assert scores("Ana", Ana="5D", Ben="2H", Cleo="2S", Dan="AS AD") == {
        "Ana": "15 miscalled",
        "Ben": "0 winner",
        "Cleo": "0 winner",
        "Dan": "0 winner",
    }


@shows("score.tied_caller", "score.tied_other")
def test_scoring_4_a_caller_who_ties_for_the_lowest_total_scores_nothing() -> None:
    assert scores("Ana", Ana="5D", Ben="5H", Cleo="9S") == {
        "Ana": "0 tied_caller",
        "Ben": "5 tied_other",
        "Cleo": "9 others",
    }


@shows("score.tied_caller", "score.tied_other")
def test_scoring_4_so_too_when_three_tie() -> None:
    assert scores("Ben", Ana="5D", Ben="2H 3H", Cleo="5S", Dan="QH") == {
        "Ana": "5 tied_other",
        "Ben": "0 tied_caller",
        "Cleo": "5 tied_other",
        "Dan": "12 others",
    }


@shows("score.tied_caller", "score.miscalled")
def test_scoring_4_a_caller_who_ties_with_somebody_but_is_beaten_pays() -> None:
    assert scores("Ana", Ana="5D", Ben="5H", Cleo="2S") == {
        "Ana": "15 miscalled",
        "Ben": "5 others",
        "Cleo": "0 winner",
    }


@shows("score.below_zero", "score.tied_caller")
def test_scoring_4_who_ties_with_the_caller_below_zero_scores_nothing() -> None:
    assert scores("Ana", Ana="KH", Ben="KD", Cleo="AS") == {
        "Ana": "0 tied_caller",
        "Ben": "0 below_zero",
        "Cleo": "1 others",
    }


@shows("score.below_zero")
def test_scoring_2_a_loser_below_zero_scores_nothing() -> None:
    grids = {"Ana": "KH", "Ben": "KD AS KS", "Cleo": "AH"}
    assert scores("Ana", **grids) == {
        "Ana": "0 winner",
        "Ben": "0 below_zero",
        "Cleo": "1 others",
    }


@shows("score.below_zero", "score.winner", "score.miscalled")
def test_scoring_2_a_loser_below_zero_scores_nothing_when_the_caller_is_beaten_too() -> None:
    assert scores("Cleo", Ana="KH", Ben="KD AS", Cleo="AH") == {
        "Ana": "0 winner",
        "Ben": "0 below_zero",
        "Cleo": "11 miscalled",
    }


@shows("score.emptied")
def test_scoring_5_an_empty_grid_scores_nothing() -> None:
    assert scores("Ana", Ana="KH", Ben="", Cleo="AS") == {
        "Ana": "0 winner",
        "Ben": "0 emptied",
        "Cleo": "1 others",
    }


@shows("score.emptied")
def test_scoring_5_a_caller_with_an_empty_grid_scores_nothing_though_beaten() -> None:
    assert scores("Ana", Ana="", Ben="KH", Cleo="AS") == {
        "Ana": "0 emptied",
        "Ben": "0 winner",
        "Cleo": "1 others",
    }


@shows("score.emptied", "score.tied_caller", "score.tied_other")
def test_scoring_5_empty_grids_tie_with_a_total_of_zero() -> None:
    assert scores("Ana", Ana="KS", Ben="", Cleo="KC", Dan="AS") == {
        "Ana": "0 tied_caller",
        "Ben": "0 emptied",
        "Cleo": "0 tied_other",
        "Dan": "1 others",
    }
    assert scores("Ben", Ana="KS", Ben="") == {
        "Ana": "0 tied_other",
        "Ben": "0 tied_caller emptied",
    }


@shows("score.emptied")
def test_scoring_5_with_an_empty_grid_the_round_goes_on() -> None:
    table = deal({"Ana": "9H", "Ben": "2S"}, discard="9C").play("stick 1")
    assert (table.grid("Ana"), table.label) == ("-- -- -- --", "turn")
    assert set(table.options) == {"draw", "call"}


@shows("score.others")
def test_scoring_2_nobody_is_scored_before_somebody_has_called() -> None:
    table = deal({"Ana": "9H", "Ben": "2S"}, at=None)
    assert table.decide("score", "Ana") == "not-given"


@shows("out", "score.winner")
def test_scoring_1_who_is_out_of_the_match_scores_nothing_and_beats_nobody() -> None:
    assert scores("Ana", out=["Ben"], Ana="2H", Ben="", Cleo="9S") == {
        "Ana": "0 winner",
        "Cleo": "9 others",
    }
