"""Joker Cambio: two jokers at minus 5, without a power."""

from __future__ import annotations

import pytest

from tests.game.book import shows
from tests.game.situations import Game

JOKER = Game("cambio+joker")
GRIDS = {"Ana": "JK 3H", "Ben": "2S 3S"}


@shows("deck")
def test_variants_2_two_jokers_are_added_to_the_pack() -> None:
    deck = JOKER.rules.deck
    assert (len(deck), deck.count("JK"), len(set(deck))) == (54, 2, 53)


@shows("deck")
@pytest.mark.parametrize("players", range(2, 7))
def test_variants_2_all_54_cards_are_shuffled_cut_and_dealt_from(players: int) -> None:
    table = JOKER.new_round(players)
    assert len(table.stock.split()) == 54
    assert table.moves == [f"depth {depth}" for depth in range(1, 54)]
    assert len(table.play("depth 20").stock.split()) == 54 - 4 * players - 1


@shows("points.joker")
def test_variants_2_a_joker_counts_minus_five_and_no_card_less() -> None:
    table = JOKER.deal({"Ana": "", "Ben": ""}, at=None)
    assert table.decide("points", "JK") == "-5 joker"
    counted = {code: int(table.decide("points", code).split()[0]) for code in JOKER.rules.deck}
    assert [code for code in counted if counted[code] <= -5] == ["JK"]
    assert counted["KH"] == counted["KD"] == -2


@shows("points.joker")
@pytest.mark.parametrize(("grid", "total"), [("JK", -5), ("JK JK", -10), ("JK 6H KD", -1)])
def test_variants_2_it_is_summed_up_like_any_card(grid: str, total: int) -> None:
    table = JOKER.deal({"Ana": grid, "Ben": "6D"}, at=None)
    assert table.decide("total", "Ana") == f"{total} total"


@shows("points.joker", "score.below_zero")
def test_variants_2_the_lowest_still_scores_nothing_and_nobody_gains_by_losing() -> None:
    assert JOKER.scores("Ana", Ana="JK", Ben="KH KD", Cleo="9S") == {
        "Ana": "0 winner",
        "Ben": "0 below_zero",
        "Cleo": "9 others",
    }
    assert JOKER.scores("Ben", Ana="JK", Ben="KH KD", Cleo="9S")["Ben"] == "6 miscalled"


# ── what the books leave open ──────────────────────────────────────────────────────────────


@shows("joker_alike")
def test_joker_alike_ruled_by_rank_so_one_goes_onto_the_other() -> None:
    table = JOKER.deal(GRIDS, discard="9C JK").play("stick 1")
    assert (table.grid("Ana"), table.discard) == ("-- 3H -- --", "9C JK JK")


@shows("joker_alike")
@pytest.mark.parametrize(("top", "mine"), [("JC", "JK"), ("KH", "JK"), ("JK", "5H")])
def test_joker_alike_ruled_by_rank_so_it_matches_no_other_card(top: str, mine: str) -> None:
    table = JOKER.deal({"Ana": mine, "Ben": "2S"}, discard=top).play("stick 1")
    assert (table.grid("Ana"), table.discard) == (f"{mine} -- -- --", top)


@shows("joker_power")
@pytest.mark.parametrize("moves", [["draw", "throw"], ["draw", "keep 2"]])
def test_joker_power_ruled_none_but_not_immune_nothing_comes_of_throwing_one(
    moves: list[str],
) -> None:
    table = JOKER.deal({"Ana": "2H JK", "Ben": "2S"}, discard="9C", stock="JK").play(*moves)
    assert (table.top, table.label) == ("JK", "closing")


@shows("joker_power")
def test_joker_power_ruled_none_but_not_immune_it_can_be_looked_at() -> None:
    own = JOKER.deal(GRIDS, discard="9C", stock="7D").play("draw", "throw", "peek_own 1")
    assert own.known() == {"Ana": {"Ana 1"}, "Ben": set()}
    others = JOKER.deal(GRIDS, discard="9C", stock="10D", whose="Ben")
    others.play("draw", "throw", "peek_other Ana 1")
    assert others.known() == {"Ana": set(), "Ben": {"Ana 1"}}


@shows("joker_power")
@pytest.mark.parametrize(
    ("code", "moves"),
    [("JD", ["blind_swap 2", "theirs Ana 1"]), ("QD", ["look_swap 2", "theirs Ana 1", "yes"])],
)
def test_joker_power_ruled_none_but_not_immune_it_can_be_swapped(
    code: str, moves: list[str]
) -> None:
    table = JOKER.deal(GRIDS, discard="9C", stock=code, whose="Ben").play("draw", "throw", *moves)
    assert (table.grid("Ana"), table.grid("Ben")) == ("3S 3H -- --", "2S JK -- --")


@shows("height", "height.number")
def test_variants_2_the_king_is_the_highest_and_the_ace_the_lowest_card_of_a_suit() -> None:
    table = JOKER.lots(3, {"Ana": "KH", "Ben": "AH", "Cleo": "7H"})
    heights = [table.decide("height", name).split()[0] for name in ("Ana", "Ben", "Cleo")]
    assert heights == ["13", "1", "7"]


@shows("height.joker")
def test_variants_2_a_joker_drawn_for_the_deal_is_no_high_card() -> None:
    table = JOKER.lots(2, {"Ana": "JK", "Ben": "AH"})
    assert table.decide("tallest") == "1 tallest"


@shows("joker_height", "height.joker")
def test_variants_2_joker_height_ruled_lowest_so_it_is_below_the_ace() -> None:
    table = JOKER.lots(3, {"Ana": "JK", "Ben": "AH", "Cleo": "JK"})
    assert table.decide("tallest") == "1 tallest"
    heights = [table.decide("height", name).split()[0] for name in ("Ana", "Ben", "Cleo")]
    assert heights == ["0", "1", "0"]


@shows("joker_height")
def test_joker_height_ruled_lowest_so_two_jokers_tie() -> None:
    table = JOKER.lots(2, {"Ana": "JK", "Ben": "JK"})
    assert table.decide("tallest") == "0 tallest"
