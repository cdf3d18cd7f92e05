"""The game: deck and players (about), the deal (gameplay, item 1) and turns (items 2 to 5)."""

from __future__ import annotations

import pytest

from tests.classic.situations import NAMES, deal, new_game, rules
from tests.game.book import shows

STICKING = {"stick", "stick_theirs"}
GRIDS = {"Ana": "2H 3H 4H 5H", "Ben": "2S 3S 4S 5S", "Cleo": "2C 3C 4C 5C"}


@shows("deck")
def test_about_1_a_pack_with_two_jokers() -> None:
    codes = [card.code for card in rules().program.deck.cards]
    assert (len(codes), len(set(codes)), codes.count("JK")) == (54, 53, 2)


@shows("players")
def test_about_1_two_to_eight_players() -> None:
    assert list(rules().program.counts) == [2, 3, 4, 5, 6, 7, 8]


@shows("setup.deal", "dealt", "grid", "setup.shuffle")
@pytest.mark.parametrize("players", [2, 8])
def test_gameplay_1_everybody_has_four_cards_face_down(players: int) -> None:
    table = new_game(players, seed=3)
    grids = [table.grid(name).split() for name in NAMES[:players]]
    assert [len(grid) for grid in grids] == [4] * players
    dealt = sorted(code for grid in grids for code in grid)
    assert sorted([*dealt, *table.stock.split()]) == sorted(
        card.code for card in rules().program.deck.cards
    )
    assert new_game(players, seed=4).grid("Ana") != table.grid("Ana")


@shows("setup.peek")
def test_gameplay_1_they_look_at_the_two_nearest_and_at_nothing_else() -> None:
    table = new_game(3)
    for name in NAMES[:3]:
        near = table.grid(name).split()[:2]
        seen = dict.fromkeys(NAMES[:3], "? ? ? ?") | {name: f"{near[0]} {near[1]} ? ?"}
        assert table.sees(name) == seen


@shows("players", "next.pass_on", "finish", "active", "turn", "holding", "closing")
def test_gameplay_2_turns_go_clockwise() -> None:
    table = deal(GRIDS, discard="9C", stock="AS AC AD")
    order = []
    for _ in range(3):
        assert table.actor is not None
        order.append(table.actor)
        name = table.actor
        table.play(f"{name} draw", f"{name} throw", f"{name} finish")
    assert [*order, table.actor] == ["Ana", "Ben", "Cleo", "Ana"]


@shows("turn", "draw", "take", "call")
def test_gameplay_2_three_things_to_choose_from() -> None:
    assert deal(GRIDS, discard="9C").options("Ana") == {"draw", "take", "call"} | STICKING


@shows("draw", "stock", "hand")
def test_gameplay_3_only_who_draws_sees_the_card() -> None:
    table = deal(GRIDS, discard="9C", stock="KD AD").play("Ana draw")
    assert (table.hand("Ana"), table.stock.split()[-1]) == ("AD", "KD")
    assert table.sees("Ana")["Ana's hand"] == "AD"
    assert table.sees("Ben")["Ana's hand"] == "?"


@shows("keep", "holding", "hand")
def test_gameplay_3_kept_it_takes_the_place_of_a_card_that_is_discarded() -> None:
    table = deal(GRIDS, discard="9C", stock="AD").play("Ana draw", "Ana keep 3")
    assert (table.grid("Ana"), table.discard, table.hand("Ana")) == ("2H 3H AD 5H", "9C 4H", "")
    assert table.sees("Ben")["Ana"] == "? ? ? ?"


@shows("throw")
def test_gameplay_3_thrown_it_lies_on_the_discard_pile() -> None:
    table = deal(GRIDS, discard="9C", stock="AD").play("Ana draw", "Ana throw")
    assert (table.grid("Ana"), table.discard) == (GRIDS["Ana"], "9C AD")


@shows("take", "discard")
def test_gameplay_4_the_top_discard_takes_the_place_of_a_card() -> None:
    table = deal(GRIDS, discard="9C JK").play("Ana take 1")
    assert (table.grid("Ana"), table.discard) == ("JK 3H 4H 5H", "9C 2H")


@shows("call", "caller")
def test_gameplay_5_calling_is_all_that_a_turn_has() -> None:
    table = deal(GRIDS, discard="9C").play("Ana call")
    assert (table.who("caller"), table.actor, table.label) == ("Ana", "Ben", "turn")
