"""Players: how many, who deals, which way round."""

from __future__ import annotations

import pytest

from cambio_spec.kernel.random import seeded, shuffled
from tests.game.book import shows
from tests.game.situations import (
    NAMES,
    after_round,
    deal,
    engine,
    lots,
    new_match,
    new_round,
    rules_of_the_game,
)


@shows("players")
@pytest.mark.parametrize("players", range(2, 7))
def test_players_1_two_to_six_can_play(players: int) -> None:
    table = new_match(players, 1)
    assert len(table.found.grid) == players
    assert table.options == ["depth"]


@shows("players")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_players_1_nobody_plays_alone_and_no_seventh_joins(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        engine().new_match(players, 1)


def who_draws_highest(players: int, seed: int) -> tuple[str, int]:
    """The first dealer, worked out from the shuffled pack alone, and how often lots were drawn.
    The highest rank counts, the ace as 1, and those who tie draw again from a shuffled pack."""
    deck = rules_of_the_game().program.deck.cards
    pack, random, drawing, times = list(range(len(deck))), seeded(seed), list(range(players)), 0
    while len(drawing) > 1:
        times += 1
        random, order = shuffled(random, pack)
        pack = list(order)
        lots = {player: pack.pop() for player in drawing}
        pack += lots.values()
        highest = max(deck[lot].pip or 0 for lot in lots.values())
        drawing = [player for player in drawing if deck[lots[player]].pip == highest]
    return NAMES[drawing[0]], times


@shows(
    "opening.everybody",
    "lots.shuffle",
    "lots.draw",
    "lots.compare",
    "lots.settle",
    "lot",
    "contender",
    "dealer",
)
@pytest.mark.parametrize("players", range(2, 7))
def test_players_1_the_highest_card_drawn_makes_the_first_dealer(players: int) -> None:
    found = {new_match(players, seed).who("dealer") for seed in range(30)}
    assert found == set(NAMES[:players])
    for seed in range(30):
        dealer, _ = who_draws_highest(players, seed)
        assert new_match(players, seed).who("dealer") == dealer


@shows("lots.settle", "lots.compare", "lots.draw", "contender")
def test_players_1_those_who_tie_for_the_highest_card_draw_again() -> None:
    tied = [(p, s) for p in (2, 6) for s in range(60) if who_draws_highest(p, s)[1] > 1]
    assert {players for players, _ in tied} == {2, 6}
    for players, seed in tied:
        assert new_match(players, seed).who("dealer") == who_draws_highest(players, seed)[0]


@shows("height", "lot")
def test_players_1_a_card_drawn_for_the_deal_counts_by_its_rank() -> None:
    table = lots(2, {"Ana": "KS", "Ben": "AH"})
    assert table.decide("height", "Ana") == "13 height"
    assert table.decide("height", "Ben") == "1 height"


@shows("tallest", "contender")
def test_players_1_only_those_who_still_draw_are_compared() -> None:
    assert lots(3, {"Ana": "QS", "Ben": "9H"}).decide("tallest") == "12 tallest"
    assert lots(3, {"Ben": "9H"}).decide("tallest") == "9 tallest"


@shows("standings.rotate")
@pytest.mark.parametrize(
    ("dealer", "following"), [("Ana", "Ben"), ("Ben", "Cleo"), ("Cleo", "Ana")]
)
def test_players_1_the_deal_goes_round_clockwise(dealer: str, following: str) -> None:
    table = after_round({"Ana": 10, "Ben": 0, "Cleo": 20}, dealer=dealer)
    assert table.who("dealer") == following


@shows("next.pass_on", "active", "players")
@pytest.mark.parametrize("players", range(2, 7))
def test_players_1_turns_go_round_clockwise(players: int) -> None:
    table, turns = new_round(players).play("depth 20"), []
    for _ in range(2 * players):
        turns.append(table.actor)
        table.throw_and_finish()
    names = NAMES[:players]
    assert turns == [*names[1:], names[0]] * 2
    assert rules_of_the_game().program.direction == 1


@shows("left_players", "players", "starter", "out")
def test_players_1_who_is_out_has_no_turn_and_no_cards() -> None:
    table = after_round({"Ana": 10, "Ben": 100, "Cleo": 0, "Dan": 120}, dealer="Dan")
    assert table.out == {"Ben", "Dan"}
    table.play("depth 20")
    assert table.grid("Ben") == table.grid("Dan") == "-- -- -- --"
    assert "--" not in table.grid("Ana") + table.grid("Cleo")
    assert (table.who("dealer"), table.actor) == ("Ana", "Cleo")
    table.play("call")
    assert table.actor == "Ana"


@shows("starter", "standings.rotate", "left_players")
def test_players_1_the_deal_passes_on_from_a_dealer_who_has_just_gone_out() -> None:
    table = after_round({"Ana": 10, "Ben": 100, "Cleo": 101, "Dan": 0}, dealer="Ben")
    assert (table.who("dealer"), table.decide("starter")) == ("Dan", "0 starter")
    again = after_round({"Ana": 10, "Ben": 100, "Cleo": 101, "Dan": 0}, dealer="Ana")
    assert (again.who("dealer"), again.decide("starter")) == ("Dan", "0 starter")


@shows("dealer", "running", "out")
def test_players_1_dealer_and_scores_are_kept_from_round_to_round() -> None:
    table = after_round({"Ana": 31, "Ben": 100, "Cleo": 7}, dealer="Ben")
    table.play("depth 9", "call")
    assert table.running == {"Ana": 31, "Ben": 100, "Cleo": 7}
    assert table.out == {"Ben"}


@shows("caller", "missed", "active")
def test_players_1_call_turn_and_wrong_stick_are_forgotten_between_rounds() -> None:
    grids = {"Ana": "AH", "Ben": "KS"}
    table = deal(grids, at="next", whose="Ana", caller="Ben", missed=["Ana", "Ben"], match=True)
    assert table.label == "setup.1"
    assert (table.who("caller"), table.found.missed) == (None, [False, False])
