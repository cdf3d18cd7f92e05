"""Winning: who leaves the match, who wins it, and matches from beginning to end."""

from __future__ import annotations

import pytest

from tests.game.book import shows
from tests.game.situations import NAMES, after_round, deal, engine


@shows("over", "limit")
@pytest.mark.parametrize(
    ("points", "told"), [(-3, "no"), (0, "no"), (99, "no"), (100, "yes"), (131, "yes")]
)
def test_victory_1_a_hundred_points_or_more_are_too_many(points: int, told: str) -> None:
    table = deal({"Ana": "", "Ben": ""}, at=None, running={"Ana": points})
    assert table.decide("over", "Ana") == f"{told} over"


@shows("limit")
def test_goal_1_a_hundred_is_the_usual_limit() -> None:
    assert engine().LIMIT == 100


@shows("eliminated.under", "eliminated.reached")
def test_victory_1_who_reaches_a_hundred_is_out_of_the_match() -> None:
    running = {"Ana": 99, "Ben": 100, "Cleo": 30}
    table = deal(dict.fromkeys(running, ""), at=None, running=running)
    assert [table.decide("eliminated", name) for name in running] == [
        "no under",
        "yes reached",
        "no under",
    ]


@shows("standings.leave", "out", "match_winner.nobody_yet", "standings.judge", "standings.end")
def test_victory_1_the_others_play_on() -> None:
    table = after_round({"Ana": 99, "Ben": 100, "Cleo": 30})
    assert (table.out, table.winner, table.label) == ({"Ben"}, None, "setup.1")
    table.play("depth 20")
    assert table.actor in ("Ana", "Cleo")


@shows("standings.leave", "out")
def test_victory_1_several_can_go_out_in_the_same_round() -> None:
    table = after_round({"Ana": 99, "Ben": 100, "Cleo": 30, "Dan": 140, "Eva": 10})
    assert (table.out, table.winner) == ({"Ben", "Dan"}, None)


@shows("match_winner.last", "standings.end", "standings.judge")
@pytest.mark.parametrize(
    ("running", "out", "winner"),
    [
        ({"Ana": 99, "Ben": 100}, [], "Ana"),
        ({"Ana": 160, "Ben": 100, "Cleo": 0}, [], "Cleo"),
        ({"Ana": 105, "Ben": 50, "Cleo": 120}, ["Ana"], "Ben"),
    ],
)
def test_victory_1_the_last_player_under_a_hundred_wins(
    running: dict[str, int], out: list[str], winner: str
) -> None:
    table = after_round(running, out=out)
    assert (table.label, table.winner) == ("over", winner)
    assert table.decide("match_winner") == f"{NAMES.index(winner)} last"


@shows("best", "eliminated.spared", "eliminated.reached", "match_winner.last")
def test_victory_1_when_all_reach_a_hundred_the_lowest_wins() -> None:
    running = {"Ana": 120, "Ben": 104, "Cleo": 111}
    table = deal(dict.fromkeys(running, ""), at=None, running=running)
    assert table.decide("best") == "104 best"
    assert [table.decide("eliminated", name) for name in running] == [
        "yes reached",
        "no spared",
        "yes reached",
    ]
    assert after_round(running).winner == "Ben"


@shows("eliminated.spared", "best", "match_winner.nobody_yet", "standings.leave")
def test_victory_1_a_tie_is_broken_in_a_round_between_those_who_tie_the_others_pausing() -> None:
    table = after_round({"Ana": 120, "Ben": 104, "Cleo": 104, "Dan": 111})
    assert (table.out, table.winner, table.label) == ({"Ana", "Dan"}, None, "setup.1")
    table.play("depth 20")
    assert table.grid("Ana") == table.grid("Dan") == "-- -- -- --"
    assert {table.actor, table.play("call").actor} == {"Ben", "Cleo"}


def deciding_round(ben: str, cleo: str) -> tuple[str | None, dict[str, int], str]:
    """Ben and Cleo at 104 each, Ana long out, and these grids at the reveal; Ben has called."""
    running = {"Ana": 120, "Ben": 104, "Cleo": 104}
    grids = {"Ana": "", "Ben": ben, "Cleo": cleo}
    table = deal(grids, at="reveal", caller="Ben", running=running, out=["Ana"], match=True)
    assert table.out == {"Ana"}
    return table.winner, table.running, table.label


@shows("match_winner.last", "eliminated.spared")
def test_victory_1_whoever_is_lower_after_the_deciding_round_wins() -> None:
    lower = deciding_round(ben="2H", cleo="3S")
    assert lower == ("Ben", {"Ana": 120, "Ben": 104, "Cleo": 107}, "over")
    assert deciding_round(ben="9H", cleo="3S")[0] == "Cleo"


@shows("eliminated.spared", "match_winner.nobody_yet", "standings.end")
def test_victory_1_a_deciding_round_that_ties_is_followed_by_another() -> None:
    """Two red kings tie at 0: who calls by the tie, the other because nobody loses points."""
    again = deciding_round(ben="KH", cleo="KD")
    assert again == (None, {"Ana": 120, "Ben": 104, "Cleo": 104}, "setup.1")
    assert deciding_round(ben="", cleo="KC")[0] is None


@shows("match_winner.nobody_yet", "standings.judge")
def test_victory_1_as_long_as_two_are_left_nobody_has_won() -> None:
    running = {"Ana": 5, "Ben": 5, "Cleo": 300}
    table = deal(dict.fromkeys(running, ""), at=None, running=running)
    assert table.decide("match_winner") == "nobody nobody_yet"


@shows("reveal.finish", "standings.rotate")
def test_victory_1_round_follows_round() -> None:
    grids = {"Ana": "2H", "Ben": "5D"}
    table = deal(grids, at="reveal", caller="Ana", dealer="Ana", match=True)
    assert (table.label, table.who("dealer"), table.running) == (
        "setup.1",
        "Ben",
        {"Ana": 0, "Ben": 5},
    )


@shows("reveal.finish")
def test_victory_1_a_round_on_its_own_ends_with_its_scores() -> None:
    table = deal({"Ana": "2H", "Ben": "5D"}, at="reveal", caller="Ana")
    assert (table.label, table.running) == ("over", {"Ana": 0, "Ben": 5})


# ── whole matches ──────────────────────────────────────────────────────────────────────────


@shows("match_winner.last", "standings.end", "standings.leave", "standings.rotate")
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("seed", range(8))
def test_victory_1_a_match_ends_with_one_winner_and_replays(players: int, seed: int) -> None:
    match = engine().play_random(players, seed)
    assert (match.status, match.halt) == ("over", None)
    rounds = [a.value for a in match.announcements if a.decision == "match_winner"]
    assert [value is None for value in rounds] == [True] * (len(rounds) - 1) + [False]
    winner, running = rounds[-1], match.running
    others = [seat for seat in range(players) if seat != winner]
    assert all(running[seat] >= 100 for seat in others)
    assert all(running[winner] < running[seat] for seat in others if not match.out[seat])
    assert engine().snapshot(engine().replay(players, seed, match.log)) == engine().snapshot(match)


@shows("running", "reveal.count")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_victory_1_running_scores_are_the_sums_of_the_rounds(players: int) -> None:
    match = engine().play_random(players, 3)
    added = [0] * players
    for told in match.announcements:
        if told.decision == "score":
            added[told.arguments[0]] += told.value
    assert match.running == added
