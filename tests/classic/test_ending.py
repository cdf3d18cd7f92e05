"""Gameplay, item 12: the last turns, who wins, and who begins the next game."""

from __future__ import annotations

import pytest

from tests.classic.situations import deal, ended, new_match
from tests.game.book import shows


@shows("next.last_lap", "caller")
def test_gameplay_12_everybody_else_has_one_more_turn() -> None:
    table = deal({"Ana": "2H", "Ben": "3S", "Cleo": "4C"}, whose="Ben", stock="AS AC")
    table.play("Ben call", "Cleo draw", "Cleo throw", "Cleo finish")
    table.play("Ana draw", "Ana throw", "Ana finish")
    assert table.over and table.winners == {"Ana"}


@shows("reveal.show")
def test_gameplay_12_then_everybody_sees_all_cards() -> None:
    table = ended("Ana", Ana="2H 3H", Ben="4S -- 5S")
    assert table.sees("Ben") == {"Ana": "2H 3H", "Ben": "4S -- 5S"}


@shows("points.2_to_10", "points.J", "points.Q", "points.black_K", "points.red_K", "points.joker")
@pytest.mark.parametrize(
    ("codes", "points"),
    [
        *(("2S", 2), ("7H", 7), ("10D", 10)),
        *(("JC", 10), ("QH", 10), ("KS", 10), ("KC", 10)),
        *(("KH", -1), ("KD", -1), ("JK", 0)),
    ],
)
def test_gameplay_12_what_a_card_is_worth(codes: str, points: int) -> None:
    assert deal({"Ana": codes, "Ben": ""}, at=None).decide("total", "Ana") == f"{points} total"


@shows("points.A")
def test_gameplay_12_an_ace_has_a_worth_too() -> None:
    assert deal({"Ana": "AS", "Ben": ""}, at=None).decide("points", "AS") == "1 A"


@shows("total", "score.own", "reveal.count")
def test_gameplay_12_a_player_scores_the_sum_of_the_cards() -> None:
    table = ended("Ana", Ana="2H KH QD", Ben="JK", Cleo="")
    assert table.told("score") == {"Ana": "11 own", "Ben": "0 own", "Cleo": "0 own"}


@shows("lowest", "won.fewest", "won.others", "reveal.count", "reveal.finish")
def test_gameplay_12_the_fewest_points_win_whoever_called() -> None:
    for caller in ("Ana", "Ben", "Cleo"):
        table = ended(caller, Ana="2H 3H", Ben="2S", Cleo="9C")
        assert table.told("won") == {"Ana": "no others", "Ben": "yes fewest", "Cleo": "no others"}
        assert table.over


@shows("won.fewer_cards", "held", "fullest")
def test_gameplay_12_of_those_who_tie_the_most_cards_win() -> None:
    table = ended("Ben", Ana="5H", Ben="2S 3S", Cleo="6C JK KH")
    told = {"Ana": "no fewer_cards", "Ben": "no fewer_cards", "Cleo": "yes fewest"}
    assert table.told("won") == told


@shows("won.caller_yields", "ahead")
def test_gameplay_12_equal_in_points_and_cards_the_caller_does_not_win() -> None:
    grids = {"Ana": "5H 2H", "Ben": "4S 3S", "Cleo": "7C"}
    assert ended("Ana", **grids).told("won")["Ana"] == "no caller_yields"
    assert ended("Ana", **grids).winners == {"Ben"}
    assert ended("Cleo", **grids).winners == {"Ana", "Ben"}


@shows("won.caller_yields", "won.fewer_cards")
def test_gameplay_12_the_caller_wins_a_tie_with_more_cards() -> None:
    assert ended("Ana", Ana="5H 2H", Ben="7S", Cleo="9C").winners == {"Ana"}


@shows("leader", "reveal.lead", "starter", "setup.begin", "standings.again", "games")
def test_gameplay_12_the_winner_begins_the_next_game() -> None:
    table = deal(
        {"Ana": "9H", "Ben": "8S", "Cleo": "2C"},
        game="classic+games=2",
        at="reveal",
        caller="Ana",
        match=True,
    )
    assert (table.winners, table.who("starter"), table.actor) == ({"Cleo"}, "Cleo", "Cleo")
    assert table.label == "turn" and len(table.grid("Ben").split()) == 4


@shows("standings.end", "played", "reveal.tally", "games")
@pytest.mark.parametrize(("game", "games"), [("classic", 1), ("classic+games=3", 3)])
def test_gameplay_12_one_game_or_as_many_as_were_agreed(game: str, games: int) -> None:
    table = new_match(2, game=game)
    for played in range(games):
        assert (table.found.played, table.over) == (played, False)
        first = table.actor or ""
        second = "Ben" if first == "Ana" else "Ana"
        table.play(f"{first} call", f"{second} draw", f"{second} throw")
        if "decline" in table.options(second):
            table.play(f"{second} decline")
        table.play(f"{second} finish")
    assert (table.found.played, table.over) == (games, True)
