"""Dutch: powers on every discard, cards thrown in, a caller whose cards nobody touches, and a score
that is first replaced or doubled and then added to."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from cambio_spec import pipeline
from tests.classic.situations import Table, new_game, new_match
from tests.classic.situations import deal as laid

DUTCH = str(Path(__file__).with_name("dutch.cambio"))
BY_SEAT = f"{DUTCH}+race=seat"
GRIDS = {"Ana": "9H 3H", "Ben": "9S 4S", "Cleo": "5C 6C"}


def deal(grids: dict[str, str], game: str = DUTCH, **given: Any) -> Table:
    return laid(grids, game=game, **given)


def discarding(card: str, grids: dict[str, str] | None = None, **given: Any) -> Table:
    """Ana has drawn a card and discards it."""
    given = {"discard": "2D", "stock": "8D"} | given
    table = deal(grids or GRIDS, at="holding", hand=card, **given)
    return table.play("Ana throw")


def ended(grids: dict[str, str], caller: str | None = "Ana", **fines: int) -> dict[str, str]:
    """What the players score once the cards have been turned up: `12 beaten`."""
    facts = {("fines", list(grids).index(name)): times for name, times in fines.items()}
    return deal(grids, at="reveal", caller=caller, facts=facts).told("score")


# ── the rules as a whole ───────────────────────────────────────────────────────────────────


def test_nothing_is_found_whatever_the_players_agree_on() -> None:
    (found,) = pipeline.check_all([DUTCH], only=False)
    assert all(finding.status == "accepted" for finding in found.report.findings)
    assert pipeline.format_files([DUTCH], Path(), rewrite=False) == ()


# ── a turn ─────────────────────────────────────────────────────────────────────────────────


def test_everybody_knows_the_two_nearest_of_four_cards() -> None:
    table = new_game(3, game=DUTCH, starter="Ben")
    assert table.actor == "Ben"
    assert [len(table.grid(name).split()) for name in GRIDS] == [4, 4, 4]
    assert [card == "?" for card in table.sees("Ben")["Ben"].split()] == [False, False, True, True]


@pytest.mark.parametrize(
    ("top", "open_to_all"),
    [("AS", True), ("10S", True), ("KS", True), ("JS", False), ("QS", False), ("JK", False)],
)
def test_jacks_queens_and_jokers_cannot_be_taken(top: str, open_to_all: bool) -> None:
    assert ("take" in deal(GRIDS, discard=top).options("Ana")) is open_to_all


# ── powers ─────────────────────────────────────────────────────────────────────────────────


def test_a_queen_has_to_look_even_when_it_is_swapped_out_of_a_grid() -> None:
    table = deal({"Ana": "QH 3H", "Ben": "9S"}, discard="2D").play("Ana take 1")
    assert table.moves == ["Ana look 1", "Ana look 2"]
    assert table.play("Ana look 2").sees("Ana")["Ana"] == "2D 3H"


def test_a_jack_swaps_any_two_cards_unseen() -> None:
    table = discarding("JH").play("Ana swap_two Ben 1", "Ana other Cleo 2")
    assert (table.grid("Ben"), table.grid("Cleo")) == ("6C 4S", "5C 9S")


def test_an_ace_goes_to_nobody_who_has_six_cards() -> None:
    six = "2H 3D 4H 5H 6H 7H"
    table = discarding("AH", {"Ana": "9H", "Ben": six, "Cleo": "5C"})
    assert table.moves == ["Ana give 2", "Ana decline"]
    assert table.play("Ana give 2").grid("Cleo") == "5C 8D"
    assert discarding("AH", {"Ana": "9H", "Ben": six}).label == "window"


# ── throwing in ────────────────────────────────────────────────────────────────────────────


def test_whoever_throws_in_a_card_has_its_power_and_opens_the_window_again() -> None:
    table = discarding("AD", {"Ana": "9H", "Ben": "AS 4S", "Cleo": "AC 6C"}).play("Ana decline")
    table.play("Ben throw_own 1", "Ben give 0", "Cleo throw_own 1")
    assert (table.grid("Ana"), table.grid("Ben"), table.discard) == (
        "9H 8D",
        "-- 4S",
        "2D AD AS AC",
    )


def test_for_somebody_elses_card_one_owes_a_card_into_the_gap() -> None:
    table = discarding("9C").play("Cleo throw_theirs Ben 1", "Cleo mine 2")
    assert (table.grid("Ben"), table.grid("Cleo"), table.discard) == ("6C 4S", "5C", "2D 9C 9S")


def test_a_wrong_card_costs_a_card_for_the_first_gap_and_a_try_until_the_next_discard() -> None:
    table = discarding("9C", {"Ana": "9H", "Ben": "-- 4S", "Cleo": "9S 6C"})
    table.play("Ben throw_own 2")
    assert (table.grid("Ben"), table.options("Ben")) == ("8D 4S", set())
    assert "throw_own" in table.play("Cleo throw_own 1").options("Ben")


def test_a_penalty_card_comes_from_the_shuffled_discards_when_the_stock_has_run_out() -> None:
    table = deal(GRIDS, at="holding", hand="9C", discard="2D", rest="discard")
    table.play("Ana throw", "Ben throw_own 2")
    assert (len(table.grid("Ben").split()), table.discard) == (3, "9C")


def test_a_wrong_card_costs_points_when_the_grid_is_full() -> None:
    table = discarding("9C", {"Ana": "3H", "Ben": "2H 3D 4H 5H 6H 7H"}).play("Ben throw_own 2")
    assert (table.grid("Ben"), table.found.fines) == ("2H 3D 4H 5H 6H 7H", [0, 1])


def test_the_last_card_ends_the_round_before_its_power() -> None:
    table = discarding("JD", {"Ana": "3H", "Ben": "JS"})
    table.play("Ana decline", "Ben throw_own 1")
    assert (table.over, table.told("score")["Ben"], table.winners) == (True, "0 others", {"Ben"})


def test_giving_away_the_last_card_ends_the_round_too() -> None:
    table = discarding("9C", {"Ana": "3H 9H", "Ben": "KS"})
    assert table.play("Ben throw_theirs Ana 2", "Ben mine 1").over


def test_by_seat_order_everybody_is_asked_in_turn_and_again_after_each_card() -> None:
    table = discarding("9C", game=BY_SEAT)
    assert table.options("Ben") == set()
    table.play("Ana pass", "Ben throw_own 1")
    assert (table.actor, table.options("Cleo")) == ("Ana", set())
    table.play("Ana pass", "Ben pass", "Cleo pass")
    assert (table.actor, table.label) == ("Ben", "turn")


# ── calling ────────────────────────────────────────────────────────────────────────────────


def turn(table: Table, name: str, *then: str) -> Table:
    return table.play(f"{name} draw", f"{name} throw", f"{name} pass", *then)


def test_nobody_calls_in_the_first_lap_and_everybody_else_has_one_more_turn() -> None:
    table = deal({"Ana": "9H", "Ben": "9S"}, discard="2D", stock="8H 7H 6H 5H")
    turn(turn(table, "Ana"), "Ben")
    turn(table, "Ana", "Ana call")
    assert not table.over and turn(table, "Ben").over


def test_nobody_touches_the_cards_of_a_caller() -> None:
    thrown = discarding("9C", caller="Ben")
    assert thrown.options("Ben") == set()
    assert all("Ben" not in move for move in thrown.moves)
    swapped = discarding("JC", caller="Ben")
    assert "Ana swap_two 1" in swapped.moves
    assert all("Ben" not in move for move in swapped.moves)
    swapped.play("Ana swap_two 1")
    assert swapped.moves
    assert all("Ben" not in move for move in swapped.moves)
    assert discarding("AC", caller="Ben").moves == ["Ana give 2", "Ana decline"]


# ── scoring ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("code", "points"),
    [("AS", 1), ("7H", 7), ("JC", 11), ("QH", 12), ("KS", 13), ("KD", 0), ("JK", -2)],
)
def test_what_a_card_is_worth(code: str, points: int) -> None:
    assert deal({"Ana": code, "Ben": ""}, at=None).decide("total", "Ana") == f"{points} total"


@pytest.mark.parametrize(
    ("ana", "ben", "fines", "score"),
    [
        ("2H 3H", "6S", 0, "0 low_call"),
        ("2H 4H", "7S", 0, "6 others"),
        ("2H 3H", "4S", 0, "10 beaten"),
        ("2H 3H", "5S", 0, "10 beaten"),
        ("5H", "2S 3S", 0, "0 low_call"),
        ("5H", "5S", 0, "10 beaten"),
        ("JK", "6S", 0, "-2 others"),
        ("JK", "JK", 0, "-2 others"),
        ("2H 3H", "6S", 2, "10 low_call"),
        ("2H 3H", "4S", 2, "20 beaten"),
    ],
)
def test_a_callers_total_is_replaced_or_doubled_before_anything_is_added(
    ana: str, ben: str, fines: int, score: str
) -> None:
    assert ended({"Ana": ana, "Ben": ben}, Ana=fines)["Ana"] == score


def test_equal_in_points_and_cards_all_win_but_the_caller() -> None:
    grids = {"Ana": "5H", "Ben": "5S", "Cleo": "5C", "Dan": "2S 3S"}
    assert deal(grids, at="reveal", caller="Ana").winners == {"Ben", "Cleo"}
    assert deal(grids, at="reveal", caller="Dan").winners == {"Ana", "Ben", "Cleo"}


# ── the match ──────────────────────────────────────────────────────────────────────────────


def test_the_first_winner_after_the_starter_begins_the_next_round() -> None:
    grids = {"Ana": "5H", "Ben": "5S", "Cleo": "9C"}
    table = deal(grids, at="reveal", match=True, facts={"starter": 1})
    assert (table.actor, table.label) == ("Ana", "turn")


def test_whoever_is_lowest_when_the_limit_is_reached_wins_together() -> None:
    running = {("running", 0): 100, ("running", 1): 40, ("running", 2): 40}
    table = deal(dict.fromkeys(GRIDS, ""), at="standings", match=True, facts=running)
    assert table.over
    assert [told[:2] for told in table.told("match_won").values()] == ["no", "ye", "ye"]
    running[("running", 0)] = 99
    table = deal(dict.fromkeys(GRIDS, ""), at="standings", match=True, facts=running)
    assert not table.over


@pytest.mark.parametrize("game", [DUTCH, BY_SEAT], ids=["first", "seat"])
@pytest.mark.parametrize("players", [2, 6])
def test_a_match_comes_to_an_end(game: str, players: int) -> None:
    table, choose = new_match(players, seed=players, game=game), random.Random(players)
    while not table.over:
        table.play(choose.choice(table.moves))
    assert max(table.found.running) >= 100
