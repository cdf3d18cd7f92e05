"""Team Cambio: partners, who sit opposite each other, score as one.

Of four, Ana and Cleo play against Ben and Dan; of six, Ana and Dan, Ben and Eva, Cleo and Finn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from tests.game.book import shows
from tests.game.situations import NAMES, Game, Table

TEAM = Game("cambio+team")
FIVE = Game("cambio+team+rounds=5")
GRIDS = {"Ana": "2H 3H", "Ben": "2S 3S", "Cleo": "2D 3D", "Dan": "2C 3C"}
SIX = {**GRIDS, "Eva": "4H 5H", "Finn": "4S 5S"}

of_four_and_six = pytest.mark.parametrize("grids", [GRIDS, SIX], ids=["four", "six"])


def across(name: str, players: int) -> str:
    return NAMES[(NAMES.index(name) + players // 2) % players]


def of_teams(*teams: int) -> dict[str, int]:
    """The running score of each team for both of its partners."""
    return {NAMES[seat]: teams[seat % len(teams)] for seat in range(2 * len(teams))}


# ── who plays with whom ────────────────────────────────────────────────────────────────────


@shows("players")
@pytest.mark.parametrize("players", [1, 2, 3, 5, 7])
def test_variants_4_only_four_or_six_play(players: int) -> None:
    assert TEAM.rules.program.counts == (4, 6)
    with pytest.raises(ValueError, match="players"):
        TEAM.rules.engine.new_match(players, 1)


@shows("opposite.of_four", "opposite.of_six")
@of_four_and_six
def test_variants_4_partners_sit_opposite_each_other(grids: Mapping[str, str]) -> None:
    table, rule = TEAM.deal(grids, at=None), "of_four" if len(grids) == 4 else "of_six"
    for seat, name in enumerate(grids):
        partner = (seat + len(grids) // 2) % len(grids)
        assert table.decide("opposite", name) == f"{partner} {rule}"


@shows("opposite.of_six")
def test_variants_4_they_stay_partners_when_another_team_has_left() -> None:
    table = TEAM.deal(SIX, at=None, out=["Ben", "Eva"])
    assert [table.decide("opposite", name)[0] for name in ("Ana", "Cleo", "Dan", "Finn")] == [
        "3",
        "5",
        "0",
        "2",
    ]


# ── the round ──────────────────────────────────────────────────────────────────────────────


@shows("partners")
@pytest.mark.parametrize(("code", "power"), [("9H", ""), ("JH", "blind_swap"), ("QH", "look_swap")])
@of_four_and_six
def test_variants_4_powers_are_used_on_the_other_teams(
    grids: Mapping[str, str], code: str, power: str
) -> None:
    table = TEAM.deal(grids, discard="KC", stock=code).play("draw", "throw")
    moves = table.play(f"{power} 1").moves if power else table.moves
    targets = {move.split()[1] for move in moves if move != "decline"}
    assert targets == grids.keys() - {"Ana", across("Ana", len(grids))}


@shows("called")
@of_four_and_six
def test_variants_4_one_partner_calls_for_both(grids: Mapping[str, str]) -> None:
    table = TEAM.deal(grids, discard="9C").play("call")
    assert table.who("caller") == "Ana"
    called = {name for name in grids if table.decide("called", name) == "yes called"}
    assert called == {"Ana", across("Ana", len(grids))}


@shows("called")
def test_variants_4_after_that_nobody_calls_not_even_the_partner() -> None:
    table = TEAM.deal(GRIDS, discard="9C").play("call")
    for name in ("Ben", "Cleo", "Dan"):
        assert (table.actor, "call" in table.options) == (name, False)
        table.play("take 1", "finish")
    assert table.label == "over"


# ── the score ──────────────────────────────────────────────────────────────────────────────


@shows("total")
@pytest.mark.parametrize(("grids", "teams"), [(GRIDS, [10, 10]), (SIX, [10, 14, 14])])
def test_variants_4_a_total_is_that_of_both_partners(
    grids: Mapping[str, str], teams: list[int]
) -> None:
    table = TEAM.deal(grids, at=None)
    told = [table.decide("total", name) for name in grids]
    assert told == [f"{total} total" for total in teams * 2]


@shows("total", "called")
@pytest.mark.parametrize("caller", ["Ana", "Cleo"])
def test_variants_4_the_lowest_team_scores_nothing(caller: str) -> None:
    """Ana's queen alone would be beaten; with Cleo's king she is not."""
    assert TEAM.scores(caller, Ana="QH", Ben="9S", Cleo="KH", Dan="8S") == {
        "Ana": "0 winner",
        "Ben": "17 others",
        "Cleo": "0 winner",
        "Dan": "17 others",
    }


@shows("total", "called")
def test_variants_4_six_are_three_teams() -> None:
    grids = {"Ana": "2H", "Ben": "9S", "Cleo": "3H", "Dan": "4S", "Eva": "AS", "Finn": "2S"}
    assert TEAM.scores("Dan", **grids) == {
        "Ana": "16 miscalled",
        "Ben": "10 others",
        "Cleo": "0 winner",
        "Dan": "16 miscalled",
        "Eva": "10 others",
        "Finn": "0 winner",
    }


@shows("called", "partners")
def test_variants_4_a_partner_is_nobody_to_be_lower_than() -> None:
    """Both partners have the same total, and yet the caller is alone lowest."""
    table = TEAM.deal({"Ana": "2H", "Ben": "9S", "Cleo": "KS", "Dan": "KC"}, at=None, caller="Ana")
    assert [table.decide("alone", name) for name in GRIDS] == [
        "yes alone",
        "no alone",
        "yes alone",
        "no alone",
    ]


@shows("called", "total")
@pytest.mark.parametrize("caller", ["Ana", "Cleo"])
def test_variants_4_a_tie_between_teams_goes_to_that_of_the_caller(caller: str) -> None:
    assert TEAM.scores(caller, Ana="5D", Ben="2H", Cleo="2S", Dan="5S") == {
        "Ana": "0 tied_caller",
        "Ben": "7 tied_other",
        "Cleo": "0 tied_caller",
        "Dan": "7 tied_other",
    }


@shows("called", "total")
def test_variants_4_or_to_both_if_that_is_agreed_on() -> None:
    both = Game("cambio+team+tied_both").scores("Ana", Ana="5D", Ben="2H", Cleo="2S", Dan="5S")
    assert {score.split()[0] for score in both.values()} == {"0"}


@shows("called", "total")
def test_variants_4_teams_that_tie_below_the_caller_both_win() -> None:
    grids = {"Ana": "9H", "Ben": "2S", "Cleo": "3H", "Dan": "KS", "Eva": "AS", "Finn": "KC"}
    assert TEAM.scores("Ana", **grids) == {
        "Ana": "19 miscalled",
        "Ben": "0 winner",
        "Cleo": "0 winner",
        "Dan": "19 miscalled",
        "Eva": "0 winner",
        "Finn": "0 winner",
    }


@shows("called", "total")
def test_variants_4_no_team_gains_by_losing_below_zero() -> None:
    grids = {"Ana": "KH", "Ben": "KD", "Cleo": "9S", "Dan": "KS", "Eva": "AS", "Finn": "2S"}
    told = TEAM.scores("Ana", **grids)
    assert (told["Ana"], told["Ben"], told["Eva"]) == ("0 winner", "0 below_zero", "0 below_zero")


@shows("emptied")
def test_variants_4_an_empty_grid_helps_only_where_the_partners_is_empty_too() -> None:
    one = {"Ana": "", "Ben": "KS", "Cleo": "5H", "Dan": "KC"}
    assert TEAM.scores("Ana", **one)["Ana"] == "15 miscalled"
    both = {"Ana": "", "Ben": "KH", "Cleo": "", "Dan": "KC"}
    assert TEAM.scores("Ana", **both) == {
        "Ana": "0 emptied",
        "Ben": "0 winner",
        "Cleo": "0 emptied",
        "Dan": "0 winner",
    }


@shows("emptied")
def test_variants_4_nor_does_it_end_the_round_at_once_before_the_team_has_no_card() -> None:
    game = Game("cambio+team+empty_wins")
    grids = {"Ana": "9H", "Ben": "2S", "Cleo": "9D", "Dan": "2C"}
    table = game.deal(grids, discard="9C").play("stick 1")
    assert (table.actor, table.label) == ("Ana", "turn")
    table = game.deal({**grids, "Cleo": ""}, discard="9C").play("stick 1")
    assert table.label == "over"
    assert table.scored == {
        "Ana": "0 emptied",
        "Ben": "4 others",
        "Cleo": "0 emptied",
        "Dan": "4 others",
    }


# ── the match ──────────────────────────────────────────────────────────────────────────────


@shows("match_winner.last")
@pytest.mark.parametrize(
    ("teams", "out", "winner"),
    [
        ((99, 100), [], "Ana"),
        ((160, 20), [], "Ben"),
        ((100, 101, 99), [], "Cleo"),
        ((120, 30, 100), ["Ana", "Dan"], "Ben"),
    ],
)
def test_variants_4_the_last_team_under_a_hundred_wins(
    teams: Sequence[int], out: list[str], winner: str
) -> None:
    table = TEAM.after_round(of_teams(*teams), out=out)
    assert (table.label, table.winner) == ("over", winner)
    assert table.decide("match_winner") == f"{NAMES.index(winner)} last"


@shows("match_winner.nobody_yet")
def test_variants_4_as_long_as_two_teams_are_left_they_play_on() -> None:
    table = TEAM.after_round(of_teams(0, 100, 99))
    assert (table.out, table.winner, table.label) == ({"Ben", "Eva"}, None, "setup.1")
    assert table.decide("match_winner") == "nobody nobody_yet"
    table.play("depth 20")
    assert table.grid("Ben") == table.grid("Eva") == "-- -- -- --"
    turns = []
    for _ in range(4):
        turns.append(table.actor)
        table.play("take 1", "finish")
    assert sorted(str(name) for name in turns) == ["Ana", "Cleo", "Dan", "Finn"]
    assert turns[0] == across(str(turns[2]), 6), "the teams still take turns"


@shows("match_winner.last", "match_winner.nobody_yet")
def test_variants_4_when_all_reach_a_hundred_the_lowest_team_wins_or_they_play_on() -> None:
    assert TEAM.after_round(of_teams(120, 104, 111)).winner == "Ben"
    tied = TEAM.after_round(of_teams(104, 120, 104))
    assert (tied.out, tied.winner, tied.label) == ({"Ben", "Eva"}, None, "setup.1")
    both = TEAM.after_round(of_teams(101, 101))
    assert (both.out, both.winner, both.label) == (set(), None, "setup.1")


@shows("match_winner.fewest", "match_winner.still_tied")
def test_variants_4_of_a_fixed_number_of_rounds_the_team_with_the_fewest_points_wins() -> None:
    assert FIVE.after_round(of_teams(140, 20, 21), played=4).winner is None
    won = FIVE.after_round(of_teams(140, 20, 21), played=5)
    assert (won.label, won.decide("match_winner")) == ("over", "1 fewest")
    tied = FIVE.after_round(of_teams(20, 140, 20), played=5)
    assert (tied.label, tied.decide("match_winner")) == ("setup.1", "nobody still_tied")
    assert (tied.out, tied.running) == ({"Ben", "Eva"}, of_teams(20, 140, 20))


def deciding_round(ben: str) -> Table:
    """The sixth of five rounds, between Ana and Dan and Ben and Eva; Ana has called."""
    grids = {"Ana": "2H", "Ben": ben, "Cleo": "", "Dan": "2S", "Eva": "KS", "Finn": ""}
    return FIVE.deal(
        grids,
        at="reveal",
        caller="Ana",
        running=of_teams(20, 20, 30),
        out=["Cleo", "Finn"],
        played=5,
        match=True,
    )


@shows("match_winner.fewest", "match_winner.still_tied")
def test_variants_4_a_deciding_round_is_played_by_the_teams_that_tie() -> None:
    won = deciding_round(ben="9H")
    assert (won.label, won.winner, won.running) == ("over", "Ana", of_teams(20, 29, 30))
    lost = deciding_round(ben="AH")
    assert (lost.winner, lost.running) == ("Ben", of_teams(34, 20, 30))


@shows("match_winner.last", "total")
@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("seed", range(6))
def test_variants_4_in_a_whole_match_partners_score_and_leave_together(
    players: int, seed: int
) -> None:
    match = TEAM.rules.engine.play_random(players, seed)
    assert (match.status, match.halt) == ("over", None)
    half = players // 2
    assert match.running[:half] == match.running[half:]
    assert match.out[:half] == match.out[half:]
    winner = match.announcements[-1].value
    assert winner < half
    others = [seat for seat in range(half) if seat != winner]
    assert all(match.running[seat] >= 100 for seat in others)
    assert not match.out[winner]


# ── what the books leave open ──────────────────────────────────────────────────────────────


@shows("partner_seats")
@of_four_and_six
def test_partner_seats_ruled_opposite_in_pairs_so_the_teams_take_turns(
    grids: Mapping[str, str],
) -> None:
    half = len(grids) // 2
    table, turns = TEAM.deal(grids, discard="9C"), []
    for _ in grids:
        turns.append(str(table.actor))
        table.play("take 1", "finish")
    assert turns[half:] == [across(name, len(grids)) for name in turns[:half]]
    assert table.decide("total", turns[0]) == table.decide("total", turns[half])


@shows("partner_is_opponent")
def test_partner_is_opponent_ruled_no() -> None:
    grids = {**GRIDS, "Ben": "", "Dan": ""}
    for code in ("9H", "JH", "QH"):
        table = TEAM.deal(grids, discard="KC", stock=code).play("draw", "throw")
        assert table.label == "closing", "only the partner has cards, and is no target"


@shows("partners_last_turn")
@pytest.mark.parametrize("caller", ["Ana", "Dan"])
def test_partners_last_turn_ruled_has_one(caller: str) -> None:
    table, turns = TEAM.deal(SIX, discard="9C", whose=caller).play("call"), []
    while table.label != "over":
        turns.append(table.actor)
        table.play("take 1", "finish")
    assert len(turns) == 5
    assert turns[2] == across(caller, 6)


@shows("partners_talk")
def test_partners_talk_ruled_not_of_the_cards_so_nobody_learns_what_a_partner_saw() -> None:
    table = TEAM.deal(GRIDS, discard="KC", stock="7H").play("draw", "throw", "peek_own 1")
    assert table.known() == {"Ana": {"Ana 1"}, "Ben": set(), "Cleo": set(), "Dan": set()}


@shows("team_penalty")
@pytest.mark.parametrize("caller", ["Ana", "Cleo"])
def test_team_penalty_ruled_once_for_the_team(caller: str) -> None:
    grids = {"Ana": "5D", "Ben": "2H", "Cleo": "2S", "Dan": "AS"}
    running = of_teams(30, 40)
    table = TEAM.deal(grids, at="reveal", caller=caller, running=running)
    assert table.scored["Ana"] == table.scored["Cleo"] == "17 miscalled"
    assert table.running == of_teams(47, 40)


@shows("team_penalty")
def test_team_penalty_ruled_once_for_the_team_or_never() -> None:
    told = Game("cambio+team+no_penalty").scores("Ana", Ana="5D", Ben="2H", Cleo="2S", Dan="AS")
    assert told == {"Ana": "7 others", "Ben": "0 winner", "Cleo": "7 others", "Dan": "0 winner"}


@shows("team_out")
def test_team_out_ruled_both_leave() -> None:
    table = TEAM.after_round(of_teams(0, 100, 30))
    assert table.out == {"Ben", "Eva"}
    assert [table.decide("eliminated", name) for name in ("Cleo", "Finn")] == ["no under"] * 2
