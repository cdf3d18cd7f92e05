"""What players agree on before they begin: house rules that the books name, and the match's end."""

from __future__ import annotations

from itertools import permutations

import pytest

from cambio_spec.diagnostics.diagnostic import Rejected
from tests.game.book import shows
from tests.game.situations import NAMES, Game, Table, deal
from tests.game.table import rules_of

ANY_TURN = Game("cambio+stick_any_turn")
EMPTY_WINS = Game("cambio+empty_wins")
QUICK = Game("cambio+stick_any_turn+empty_wins")
TIED_BOTH = Game("cambio+tied_both")
LIMIT_50 = Game("cambio+limit=50")
FIVE, SEVEN = Game("cambio+rounds=5"), Game("cambio+rounds=7")

GRIDS = {"Ana": "9H 3H", "Ben": "9S 3S", "Cleo": "9D 3D"}


# ── sticking on anybody's turn ─────────────────────────────────────────────────────────────


def can_stick(table: Table) -> set[str]:
    return {name for name in NAMES if "stick" in table.options_of(name)}


@shows("stick", "stick_any_turn")
@pytest.mark.parametrize(
    ("moves", "label"),
    [([], "turn"), (["draw"], "holding"), (["take 2"], "closing"), (["draw", "throw"], "closing")],
)
def test_play_5_if_agreed_everybody_may_stick_at_any_time_of_a_turn(
    moves: list[str], label: str
) -> None:
    table = ANY_TURN.deal(GRIDS, discard="9C", stock="AC").play(*moves)
    assert (table.label, can_stick(table)) == (label, {"Ana", "Ben", "Cleo"})
    usual = deal(GRIDS, discard="9C", stock="AC").play(*moves)
    assert (usual.label, can_stick(usual)) == (label, {"Ana"})


@shows("stick", "stick_any_turn")
def test_play_5_who_sticks_on_another_turn_uses_an_own_card_and_the_turn_stays_where_it_is() -> (
    None
):
    table = ANY_TURN.deal(GRIDS, discard="9C", stock="AC").play("draw", "Ben: stick 1")
    assert (table.grid("Ben"), table.discard) == ("-- 3S -- --", "9C 9S")
    assert (table.actor, table.label, table.hand("Ana")) == ("Ana", "holding", "AC")
    assert [move for move in table.moves if "stick" in move] == [
        "stick 1",
        "stick 2",
        "Ben: stick 2",
        "Cleo: stick 1",
        "Cleo: stick 2",
    ]


@shows("stick", "stick_any_turn")
@pytest.mark.parametrize("order", [*permutations([("Ana", "9H"), ("Ben", "9S"), ("Cleo", "9D")])])
def test_play_5_cards_of_a_rank_go_on_in_the_order_in_which_they_are_turned_up(
    order: tuple[tuple[str, str], ...],
) -> None:
    table = ANY_TURN.deal(GRIDS, discard="9C")
    table.play(*("stick 1" if name == "Ana" else f"{name}: stick 1" for name, _ in order))
    assert table.discard == " ".join(["9C", *(code for _, code in order)])


@shows("stick", "stick_any_turn")
def test_play_5_a_stick_counts_for_the_card_that_lies_there_when_its_turn_comes() -> None:
    quick = ANY_TURN.deal(GRIDS, discard="9C").play("Ben: stick 1", "take 2")
    assert (quick.grid("Ben"), quick.discard) == ("-- 3S -- --", "9C 3H")
    assert quick.grid("Ana") == "9H 9S -- --"
    late = ANY_TURN.deal(GRIDS, discard="9C").play("take 2", "Ben: stick 1")
    assert (late.grid("Ben"), late.discard) == ("9S 3S -- --", "3H")
    assert can_stick(late) == {"Ana", "Cleo"}


@shows("stick", "stick_any_turn", "missed")
def test_play_5_a_wrong_stick_on_another_turn_is_turned_back_and_only_its_player_has_missed() -> (
    None
):
    table = ANY_TURN.deal(GRIDS, discard="9C", stock="AC").play("Ben: stick 2")
    assert (table.grid("Ben"), table.discard, table.actor) == ("9S 3S -- --", "9C", "Ana")
    assert table.known() == {name: {"Ben 2"} for name in GRIDS}
    assert can_stick(table) == {"Ana", "Cleo"}
    assert can_stick(table.play("draw")) == {"Ana", "Cleo"}
    assert can_stick(table.play("throw")) == {"Ana", "Cleo"}


@shows("missed", "next.pass_on", "stick_any_turn")
@pytest.mark.parametrize("last", ["finish", "call"])
def test_play_5_with_the_next_turn_all_who_have_missed_may_stick_again(last: str) -> None:
    table = ANY_TURN.deal(GRIDS, discard="9C", stock="AC")
    table.play("Ben: stick 2", "stick 2", "Cleo: stick 2")
    assert can_stick(table) == set()
    table.play(*(["call"] if last == "call" else ["draw", "throw", "finish"]))
    assert (table.actor, can_stick(table)) == ("Ben", {"Ana", "Ben", "Cleo"})


@shows("stick", "stick_any_turn")
def test_play_5_nobody_sticks_from_an_empty_grid_or_after_leaving_the_match() -> None:
    grids = {**GRIDS, "Ben": "", "Dan": ""}
    assert can_stick(ANY_TURN.deal(grids, discard="9C", out=["Dan"])) == {"Ana", "Cleo"}
    assert can_stick(ANY_TURN.deal(grids, discard="9C", whose="Ben")) == {"Ana", "Cleo"}


@shows("stick", "stick_any_turn")
def test_play_5_before_a_power_is_used_or_declined_nobody_sticks() -> None:
    table = ANY_TURN.deal(GRIDS, discard="KC", stock="9C").play("draw", "throw")
    assert (table.options, can_stick(table)) == (["peek_other", "decline"], set())
    assert can_stick(table.play("decline")) == {"Ana", "Ben", "Cleo"}


@shows("stick", "stick_any_turn")
def test_play_5_in_the_last_turns_the_caller_may_stick_on_the_turns_of_others() -> None:
    table = ANY_TURN.deal(GRIDS, discard="9C").play("call", "Ana: stick 1")
    assert (table.actor, table.grid("Ana")) == ("Ben", "-- 3H -- --")


# ── an empty grid ──────────────────────────────────────────────────────────────────────────


@shows("empty_wins", "stick", "emptied", "score.emptied")
def test_scoring_5_if_agreed_whoever_is_rid_of_all_cards_ends_the_round_at_once() -> None:
    table = EMPTY_WINS.deal({"Ana": "9H 9D", "Ben": "5D", "Cleo": "AS"}, discard="9C")
    assert table.play("stick 1").label == "turn"
    assert table.play("stick 2").label == "over"
    assert table.who("caller") is None
    assert table.scored == {"Ana": "0 emptied", "Ben": "5 others", "Cleo": "1 others"}


@shows("empty_wins", "emptied", "score.emptied")
@pytest.mark.parametrize(("ben", "told"), [("KS", "0 winner"), ("KH", "0 winner")])
def test_scoring_5_then_nobody_pays_and_a_total_that_is_as_low_brings_nothing_either(
    ben: str, told: str
) -> None:
    table = EMPTY_WINS.deal({"Ana": "9H", "Ben": ben, "Cleo": "AS"}, discard="9C").play("stick 1")
    assert (table.scored["Ana"].split()[0], table.scored["Ben"]) == ("0", told)
    assert table.scored["Cleo"] == "1 others"


@shows("empty_wins", "score.miscalled", "score.emptied")
def test_scoring_5_a_caller_who_is_forestalled_by_an_empty_grid_pays() -> None:
    table = EMPTY_WINS.deal({"Ana": "9H", "Ben": "5D", "Cleo": "AS"}, discard="9C", caller="Ben")
    assert table.play("stick 1").scored == {
        "Ana": "0 emptied",
        "Ben": "15 miscalled",
        "Cleo": "1 others",
    }


@shows("empty_wins", "stick_any_turn", "emptied")
def test_scoring_5_also_on_the_turn_of_somebody_else() -> None:
    table = QUICK.deal({"Ana": "5D", "Ben": "9H"}, discard="9C", stock="AC")
    assert table.play("draw", "Ben: stick 1").label == "over"
    assert table.scored == {"Ana": "5 others", "Ben": "0 emptied"}


@shows("empty_wins", "emptied")
def test_scoring_5_the_match_goes_on_from_there() -> None:
    table = EMPTY_WINS.deal({"Ana": "9H", "Ben": "5D"}, discard="9C", match=True).play("stick 1")
    assert (table.label, table.running, table.who("dealer")) == (
        "setup.1",
        {"Ana": 0, "Ben": 5},
        "Ben",
    )


@shows("empty_wins", "emptied")
@pytest.mark.parametrize(("grid", "told"), [("", "yes"), ("KS", "no"), ("-- -- 3H --", "no")])
def test_scoring_5_an_empty_grid_is_one_without_any_card(grid: str, told: str) -> None:
    assert deal({"Ana": grid, "Ben": "5D"}, at=None).decide("emptied", "Ana") == f"{told} emptied"
    table = deal({"Ana": "9H", "Ben": "5D"}, discard="9C").play("stick 1")
    assert table.label == "turn", "as usual, the round goes on"


# ── a tie with the caller ──────────────────────────────────────────────────────────────────


@shows("tied_both", "score.tied_caller", "score.tied_other", "score.winner")
def test_scoring_4_if_agreed_whoever_ties_with_the_caller_scores_nothing_either() -> None:
    assert TIED_BOTH.scores("Ana", Ana="5D", Ben="5H", Cleo="9S") == {
        "Ana": "0 tied_caller",
        "Ben": "0 winner",
        "Cleo": "9 others",
    }


@shows("tied_both", "score.tied_caller", "score.winner")
def test_scoring_4_so_do_all_who_tie_with_the_caller() -> None:
    assert TIED_BOTH.scores("Ben", Ana="5D", Ben="2H 3H", Cleo="5S", Dan="QH") == {
        "Ana": "0 winner",
        "Ben": "0 tied_caller",
        "Cleo": "0 winner",
        "Dan": "12 others",
    }


@shows("tied_both", "score.miscalled")
def test_scoring_4_who_ties_with_a_beaten_caller_scores_as_usual() -> None:
    assert TIED_BOTH.scores("Ana", Ana="5D", Ben="5H", Cleo="2S") == {
        "Ana": "15 miscalled",
        "Ben": "5 others",
        "Cleo": "0 winner",
    }


@shows("tied_both", "score.below_zero")
def test_scoring_4_nor_does_anybody_gain_by_a_tie_below_zero() -> None:
    assert {told.split()[0] for told in TIED_BOTH.scores("Ana", Ana="KH", Ben="KD").values()} == {
        "0"
    }


@shows("shared", "score.tied_other", "called")
@pytest.mark.parametrize(
    ("caller", "told"), [("Ana", "yes"), ("Ben", "yes"), ("Cleo", "no"), (None, "no")]
)
def test_scoring_4_it_is_the_caller_with_whom_the_lowest_total_is_shared(
    caller: str | None, told: str
) -> None:
    table = deal({"Ana": "5D", "Ben": "5H", "Cleo": "9S"}, at=None, caller=caller)
    assert table.decide("shared") == f"{told} shared"


# ── the limit ──────────────────────────────────────────────────────────────────────────────


@shows("limit", "over", "eliminated.reached", "match_winner.last")
@pytest.mark.parametrize(("ben", "out"), [(49, set()), (50, {"Ben"}), (51, {"Ben"})])
def test_victory_1_another_limit_may_be_agreed_on(ben: int, out: set[str]) -> None:
    assert LIMIT_50.after_round({"Ana": 0, "Ben": ben, "Cleo": 49}).out == out
    assert (LIMIT_50.after_round({"Ana": 49, "Ben": ben}).winner == "Ana") == bool(out)


@shows("limit")
@pytest.mark.parametrize(("limit", "fits"), [(0, False), (1, True), (1000, True), (1001, False)])
def test_goal_1_the_limit_is_a_number_from_one_to_a_thousand(limit: int, fits: bool) -> None:
    if not fits:
        with pytest.raises(Rejected):
            rules_of(f"cambio+limit={limit}")
        return
    game = Game(f"cambio+limit={limit}")
    assert game.after_round({"Ana": 0, "Ben": limit - 1, "Cleo": 0}).out == set()
    assert game.after_round({"Ana": 0, "Ben": limit, "Cleo": 0}).out == {"Ben"}


# ── a fixed number of rounds ───────────────────────────────────────────────────────────────

fixed = pytest.mark.parametrize(("game", "rounds"), [(FIVE, 5), (SEVEN, 7)])


@shows("rounds")
@pytest.mark.parametrize("rounds", [1, 6, 10])
def test_victory_1_the_usual_numbers_of_rounds_are_five_and_seven(rounds: int) -> None:
    with pytest.raises(Rejected):
        rules_of(f"cambio+rounds={rounds}")


@shows("rounds", "over", "match_winner.rounds_left", "finished")
@fixed
def test_victory_1_with_a_fixed_number_of_rounds_nobody_is_eliminated(
    game: Game, rounds: int
) -> None:
    for played in range(1, rounds):
        table = game.after_round({"Ana": 140, "Ben": 100, "Cleo": 0}, played=played)
        assert (table.out, table.winner, table.label) == (set(), None, "setup.1")
        assert table.decide("match_winner") == "nobody rounds_left"
        assert table.decide("finished") == "no finished"


@shows("match_winner.fewest", "finished", "played", "best", "standings.end")
@fixed
def test_victory_1_after_the_last_round_the_fewest_points_win(game: Game, rounds: int) -> None:
    table = game.after_round({"Ana": 140, "Ben": 20, "Cleo": 21}, played=rounds)
    assert (table.label, table.winner) == ("over", "Ben")
    assert table.decide("match_winner") == "1 fewest"
    assert table.decide("finished") == "yes finished"
    over = game.after_round({"Ana": 140, "Ben": 120, "Cleo": 121}, played=rounds)
    assert over.winner == "Ben", "a limit is none"


@shows("reveal.tally", "played")
def test_victory_1_every_round_counts() -> None:
    grids = {"Ana": "2H", "Ben": "5D"}
    fourth = FIVE.deal(grids, at="reveal", caller="Ana", played=3, match=True)
    assert (fourth.found.played, fourth.label, fourth.winner) == (4, "setup.1", None)
    fifth = FIVE.deal(grids, at="reveal", caller="Ana", played=4, match=True)
    assert (fifth.found.played, fifth.label, fifth.winner) == (5, "over", "Ana")


@shows("match_winner.still_tied", "standings.pause", "standings.end")
@fixed
def test_victory_1_those_who_tie_then_play_one_more_round_and_the_others_pause(
    game: Game, rounds: int
) -> None:
    table = game.after_round({"Ana": 30, "Ben": 20, "Cleo": 41, "Dan": 20}, played=rounds)
    assert (table.winner, table.label, table.out) == (None, "setup.1", {"Ana", "Cleo"})
    assert table.decide("match_winner") == "nobody still_tied"
    assert table.running == {"Ana": 30, "Ben": 20, "Cleo": 41, "Dan": 20}
    table.play("depth 20")
    assert table.grid("Ana") == table.grid("Cleo") == "-- -- -- --"
    assert {table.actor, table.play("call").actor} == {"Ben", "Dan"}


def deciding_round(ben: str, dan: str) -> Table:
    """The sixth of five rounds: Ben and Dan at 20 each, and these grids; Ben has called."""
    grids = {"Ana": "", "Ben": ben, "Cleo": "", "Dan": dan}
    running = {"Ana": 30, "Ben": 20, "Cleo": 41, "Dan": 20}
    return FIVE.deal(
        grids, at="reveal", caller="Ben", running=running, out=["Ana", "Cleo"], played=5, match=True
    )


@shows("match_winner.fewest", "best", "reveal.tally")
def test_victory_1_who_has_fewer_points_after_the_deciding_round_wins() -> None:
    table = deciding_round(ben="2H", dan="KS 9S 8S")
    assert (table.label, table.winner) == ("over", "Ben")
    assert table.running == {"Ana": 30, "Ben": 20, "Cleo": 41, "Dan": 37}
    assert deciding_round(ben="9H", dan="3S").winner == "Dan"


@shows("match_winner.still_tied", "standings.pause")
def test_victory_1_a_deciding_round_that_ties_again_is_followed_by_another() -> None:
    table = deciding_round(ben="KS", dan="KC")
    assert (table.label, table.winner, table.out) == ("setup.1", None, {"Ana", "Cleo"})


@shows("match_winner.fewest", "standings.end", "reveal.tally", "standings.rotate")
@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("seed", range(4))
def test_victory_1_a_match_of_five_rounds_takes_five_or_decides_a_tie(
    players: int, seed: int
) -> None:
    match = FIVE.rules.engine.play_random(players, seed)
    assert (match.status, match.halt) == ("over", None)
    winners = [a.value for a in match.announcements if a.decision == "match_winner"]
    assert [value is None for value in winners] == [True] * (len(winners) - 1) + [False]
    assert (len(winners), match.out.count(True) > 0) in [(5, False), (len(winners), True)]
    assert match.running[winners[-1]] == min(match.running)
    assert match.running.count(min(match.running)) == 1
