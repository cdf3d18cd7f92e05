"""Set-up: from the shuffled pack to the first turn."""

from __future__ import annotations

import pytest

from tests.game.book import shows
from tests.game.situations import NAMES, deal, engine, new_round, uncut

everyone = pytest.mark.parametrize("players", range(2, 7))
DECK: tuple[str, ...] = engine().CARDS


@shows("setup.shuffle")
def test_setup_1_all_cards_are_gathered_and_shuffled() -> None:
    grids = {"Ana": "AH 2H", "Ben": "KS"}
    tables = [
        deal(grids, hand="5C", discard="7H 9D", at="setup", seed=seed).stock.split()
        for seed in range(5)
    ]
    assert all(sorted(stock) == sorted(DECK) for stock in tables)
    assert len({tuple(stock) for stock in tables}) == 5


@shows("setup.shuffle")
def test_setup_1_nobody_knows_where_a_card_is_after_the_shuffle() -> None:
    table = deal({"Ana": "AH 2H", "Ben": "KS"}, at="reveal", caller="Ana", match=True)
    assert table.label == "setup.1"
    assert table.known() == {"Ana": set(), "Ben": set()}


@shows("setup.cut")
@everyone
def test_setup_1_the_player_to_the_left_of_the_dealer_cuts(players: int) -> None:
    table = new_round(players, dealer=NAMES[players - 1])
    assert table.actor == "Ana"
    assert table.moves == [f"depth {depth}" for depth in range(1, 52)]


@shows("setup.cut")
def test_setup_1_to_cut_is_to_put_the_top_cards_under_the_others() -> None:
    table = uncut(2, DECK).play("depth 5")
    order = [*DECK[-5:], *DECK[:-5]]
    assert table.stock.split() == order[: 52 - 9]


@shows("setup.deal", "dealt", "grid")
@everyone
def test_setup_2_each_player_gets_four_cards(players: int) -> None:
    table = new_round(players).play("depth 20")
    for name in NAMES[:players]:
        assert len(table.grid(name).split()) == 4
        assert "--" not in table.grid(name)


@shows("setup.deal")
def test_setup_2_cards_are_dealt_one_by_one_from_the_dealers_left() -> None:
    table = uncut(3, DECK, dealer="Ben").play("depth 51")
    top_first = [DECK[0], *reversed(DECK[1:])]
    for place, name in enumerate(["Cleo", "Ana", "Ben"]):
        assert table.grid(name).split() == top_first[place:12:3]


@shows("grid", "setup.deal")
@everyone
def test_setup_2_the_cards_lie_face_down_in_two_rows_of_two(players: int) -> None:
    table = new_round(players).play("depth 20")
    for player in range(players):
        assert engine().observe(table.found, player)["up"]["grid"] == [[False] * 4] * players
    assert engine().GAME.zones["grid"].slots == 4


@shows("stock")
@everyone
def test_setup_3_the_rest_is_the_face_down_stock(players: int) -> None:
    table = new_round(players).play("depth 20")
    assert len(table.stock.split()) == 52 - 4 * players - 1
    assert not any(engine().observe(table.found, 0)["up"]["stock"])


@shows("setup.open", "discard")
def test_setup_4_the_top_card_is_turned_up_to_begin_the_discard_pile() -> None:
    table = uncut(2, DECK).play("depth 51")
    top_first = [DECK[0], *reversed(DECK[1:])]
    assert table.discard == top_first[8]
    for player in (0, 1):
        seen = engine().observe(table.found, player)
        assert (seen["zones"]["discard"], seen["up"]["discard"]) == ([top_first[8]], [True])


@shows("setup.peek")
@everyone
def test_setup_5_each_player_sees_the_two_cards_nearest_to_them_and_no_other(players: int) -> None:
    table = new_round(players).play("depth 20")
    assert table.known() == {name: {f"{name} 1", f"{name} 2"} for name in NAMES[:players]}


@shows("setup.begin", "starter", "turn")
@everyone
def test_setup_6_the_player_to_the_left_of_the_dealer_begins(players: int) -> None:
    for dealer, name in enumerate(NAMES[:players]):
        table = new_round(players, dealer=name).play("depth 20")
        left = NAMES[(dealer + 1) % players]
        assert (table.label, table.actor, table.who("active")) == ("turn", left, left)
        assert table.decide("starter") == f"{(dealer + 1) % players} starter"
