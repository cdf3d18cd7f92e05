"""What the books leave open or contradict: each question of the game, and its ruling in play.

A test is named `test_QUESTION_ruled_RULING` or longer.
"""

from __future__ import annotations

from itertools import product

import pytest

from tests.game.book import shows
from tests.game.situations import (
    NAMES,
    Game,
    Table,
    after_round,
    deal,
    engine,
    lots,
    new_match,
    new_round,
    scores,
    uncut,
)
from tests.game.test_players import who_draws_highest

GRIDS = {"Ana": "2H 3H 4H 5H", "Ben": "2S 3S 4S 5S"}


# ── set-up ─────────────────────────────────────────────────────────────────────────────────


@shows("drawn_tie")
def test_drawn_tie_ruled_draw_again() -> None:
    seed = next(seed for seed in range(100) if who_draws_highest(2, seed)[1] > 1)
    assert new_match(2, seed).who("dealer") == who_draws_highest(2, seed)[0]


@shows("drawn_tie")
def test_drawn_tie_ruled_draw_again_and_the_ace_is_low() -> None:
    assert lots(2, {"Ana": "AS", "Ben": "2H"}).decide("tallest") == "2 tallest"


@shows("discards_lie")
def test_discards_lie_ruled_face_up() -> None:
    kept = deal(GRIDS, discard="9C", stock="AD").play("draw", "keep 3")
    thrown = deal(GRIDS, discard="9C", stock="AD").play("draw", "throw")
    taken = deal(GRIDS, discard="9C AD").play("take 2")
    begun = new_round(2).play("depth 20")
    for table in (kept, thrown, taken, begun):
        seen = engine().observe(table.found, 1)
        assert all(seen["up"]["discard"])
        assert " ".join(seen["zones"]["discard"]) == table.discard


@shows("peek_when")
def test_peek_when_ruled_together_before_the_first_turn() -> None:
    """No move comes before or in between, so nobody knows anything sooner than the others."""
    table = new_round(3)
    assert "peek" not in " ".join(table.options)
    assert table.play("depth 20").label == "turn"
    assert table.known() == {name: {f"{name} 1", f"{name} 2"} for name in NAMES[:3]}


@shows("starter_power")
@pytest.mark.parametrize("code", ["7C", "9C", "JC", "QC"])
def test_starter_power_ruled_none(code: str) -> None:
    others = [c for c in engine().CARDS if c != code]
    pack = [others[-1], *others[:-8], code, *others[-8:-1]]
    table = uncut(2, pack).play("depth 51")
    assert (table.top, table.label) == (code, "turn")
    assert set(table.options) <= {"draw", "take", "call", "stick"}


# ── turns ──────────────────────────────────────────────────────────────────────────────────


@shows("match_by")
def test_match_by_ruled_rank_so_a_red_king_goes_on_a_black_one() -> None:
    table = deal({"Ana": "KH", "Ben": "2S"}, discard="KC").play("stick 1")
    assert table.discard == "KC KH"


@shows("stick_when")
def test_stick_when_ruled_any_time_on_your_turn_on_top_of_the_action() -> None:
    table = deal({"Ana": "9H 8H 7H 9D", "Ben": "2S"}, discard="9C", stock="8D")
    table.play("stick 1", "draw", "stick 4", "throw", "decline", "stick 2", "finish")
    assert (table.grid("Ana"), table.discard) == ("-- -- 7H --", "9C 9H 9D 8D 8H")
    assert table.actor == "Ben"


@shows("wrong_stick")
def test_wrong_stick_ruled_turned_back_and_seen_by_all_and_no_second_try() -> None:
    table = deal(GRIDS, discard="9C", stock="AD").play("stick 2")
    assert table.grid("Ana") == GRIDS["Ana"]
    assert table.known() == {"Ana": {"Ana 2"}, "Ben": {"Ana 2"}}
    assert "stick" not in table.options
    table.play("draw", "throw", "finish", "take 1", "finish")
    assert (table.actor, "stick" in table.options) == ("Ana", True)


@shows("emptied_slot")
def test_emptied_slot_ruled_stays_empty() -> None:
    table = deal({"Ana": "9H 3H 4H", "Ben": "2S"}, discard="9C", stock="AD").play("stick 1")
    assert not {"take 1", "take 4"} & set(table.moves)
    assert not {"keep 1", "keep 4"} & set(table.play("draw").moves)
    assert table.play("keep 2").grid("Ana") == "-- AD 4H --"


@shows("no_slot")
def test_no_slot_ruled_discard_only() -> None:
    table = deal({"Ana": "", "Ben": "2S"}, discard="9C", stock="10D")
    assert table.options == ["draw", "call"]
    assert table.play("draw").options == ["throw"]
    assert table.play("throw").options == ["peek_other", "decline"]
    assert table.play("peek_other Ben 1").known() == {"Ana": {"Ben 1"}, "Ben": set()}


@shows("no_target")
@pytest.mark.parametrize(
    ("code", "ana", "ben"),
    [("7D", "", "2S"), ("10D", "2H", ""), ("JD", "2H", ""), ("QD", "", "2S")],
)
def test_no_target_ruled_not_offered(code: str, ana: str, ben: str) -> None:
    table = deal({"Ana": ana, "Ben": ben}, discard="9C", stock=code).play("draw", "throw")
    assert (table.actor, table.label) == ("Ana", "closing")


@shows("power_when")
def test_power_when_ruled_at_once() -> None:
    table = deal(GRIDS, discard="5C", stock="7D").play("draw", "throw")
    assert table.options == ["peek_own", "decline"]
    assert set(table.play("decline").options) == {"stick", "finish"}


@shows("queen_order")
def test_queen_order_ruled_look_then_decide() -> None:
    table = deal(GRIDS, discard="9C", stock="QD").play(
        "draw", "throw", "look_swap 1", "theirs Ben 1"
    )
    assert table.known() == {"Ana": {"Ana 1", "Ben 1"}, "Ben": set()}
    assert table.moves == ["yes", "no"]


@shows("race")
@pytest.mark.parametrize("first", ["Ben", "Cleo"])
def test_race_ruled_who_turns_up_first_and_the_next_one_meets_that_card(first: str) -> None:
    """Ben's nine goes onto the nine, and so does Cleo's; after Ana's three there is no nine."""
    grids = {"Ana": "3H", "Ben": "9H", "Cleo": "9S"}
    any_turn, second = Game("cambio+stick_any_turn"), "Cleo" if first == "Ben" else "Ben"
    both = any_turn.deal(grids, discard="9C").play(f"{first}: stick 1", f"{second}: stick 1")
    assert both.discard == ("9C 9H 9S" if first == "Ben" else "9C 9S 9H")
    late = any_turn.deal(grids, discard="9C").play(f"{first}: stick 1", "take 1")
    late.play(f"{second}: stick 1")
    assert (late.grid(first), late.grid(second)) == ("-- -- -- --", f"{grids[second]} -- -- --")


# ── the stock runs out ─────────────────────────────────────────────────────────────────────


def last_card_drawn() -> Table:
    """Ana has drawn and thrown the last card of the stock; Ben is to move. Grids apart, all other
    cards lie on the discard pile."""
    table = deal(GRIDS, discard="9C", stock="AD", rest="discard").play("draw", "throw", "finish")
    assert (table.stock, table.top, len(table.discard.split())) == ("", "AD", 44)
    return table


@shows("stock_out")
def test_stock_out_ruled_reshuffle_and_the_top_card_stays() -> None:
    table = last_card_drawn()
    before = table.discard.split()
    assert "draw" in table.options
    table.play("draw")
    assert (table.discard, table.label) == ("AD", "holding")
    after = [*table.stock.split(), table.hand("Ben")]
    assert sorted(after) == sorted(before[:-1])
    assert after != before[:-1]


@shows("stock_out")
def test_stock_out_ruled_reshuffle_and_nobody_knows_the_new_stock() -> None:
    table = last_card_drawn().play("draw")
    assert table.known() == {"Ana": set(), "Ben": {"Ben's hand"}}
    assert not any(engine().observe(table.found, 0)["up"]["stock"])


@shows("stock_out")
def test_stock_out_ruled_reshuffle_only_when_somebody_draws() -> None:
    table = last_card_drawn().play("take 1", "finish")
    assert (table.stock, len(table.discard.split())) == ("", 44)
    assert table.play("draw").top == "2S"


@shows("stock_out")
def test_stock_out_ruled_reshuffle_by_chance() -> None:
    grids = {"Ana": "2H", "Ben": "2S"}
    drawn = {
        deal(grids, discard="9C", rest="discard", seed=seed).play("draw").hand("Ana")
        for seed in range(10)
    }
    assert len(drawn) > 4


@shows("stock_out")
def test_stock_out_ruled_reshuffle_so_a_round_without_a_call_goes_on() -> None:
    table = engine().new_round(6, 1)
    engine().apply(table, (1, "depth", 20))
    for _ in range(400):
        quiet = [m for m in engine().legal(table) if m[1] in ("draw", "throw", "decline", "finish")]
        engine().apply(table, quiet[0])
    assert (table.status, table.caller) == ("waiting", None)
    assert len([entry for entry in table.log if entry[0][1] == "draw"]) > 52


@shows("no_action")
def test_no_action_ruled_pass_but_nobody_ever_has_to() -> None:
    """Even with all cards in six grids and on the discard pile somebody can draw."""
    grids = dict.fromkeys(NAMES, "")
    table = deal(grids, discard="9C", rest="discard", caller="Ben")
    assert table.options == ["draw"]
    for seed in range(6):
        match = engine().play_random(6, seed)
        assert "pass" not in {name for (_, name, _), _ in match.log}


# ── the call ───────────────────────────────────────────────────────────────────────────────


@shows("first_call")
def test_first_call_ruled_any_turn() -> None:
    table = new_round(3).play("depth 20")
    assert "call" in table.options
    assert table.play("call").who("caller") == "Ben"


@shows("bluff_call")
def test_bluff_call_ruled_allowed_whatever_somebody_holds() -> None:
    table = deal({"Ana": "QS QH QD QC", "Ben": "KH"}, discard="9C")
    assert "call" in table.options
    assert table.play("call").who("caller") == "Ana"


@shows("second_call")
def test_second_call_ruled_nobody_else() -> None:
    table = deal({**GRIDS, "Cleo": "2D", "Dan": "2C"}, discard="9C").play("call")
    for _ in range(3):
        assert "call" not in table.options
        table.play("take 1", "finish")
    assert table.scored


@shows("last_turns")
def test_last_turns_ruled_normal_turns() -> None:
    table = deal({"Ana": "2H", "Ben": "9S 7S 3S"}, discard="9C", stock="7D").play("call")
    assert set(table.options) == {"draw", "take", "stick"}
    table.play("stick 1", "draw", "throw", "peek_own 3", "stick 2")
    assert (table.grid("Ben"), table.known()["Ben"]) == ("-- -- 3S --", {"Ben 3"})
    assert table.play("finish").label == "over"


@shows("caller_protected")
@pytest.mark.parametrize(
    ("code", "moves"),
    [
        ("9D", ["peek_other Ana 1"]),
        ("JD", ["blind_swap 1", "theirs Ana 1"]),
        ("QD", ["look_swap 1", "theirs Ana 1", "yes"]),
    ],
)
def test_caller_protected_ruled_no(code: str, moves: list[str]) -> None:
    table = deal(GRIDS, discard="KC", stock=code).play("call", "draw", "throw", *moves)
    assert table.grid("Ana").startswith("2H" if code == "9D" else "2S")


# ── scoring ────────────────────────────────────────────────────────────────────────────────


@shows("caller_tie")
def test_caller_tie_ruled_no_penalty_for_the_caller_and_no_zero_for_the_others() -> None:
    assert scores("Ana", Ana="5D", Ben="5H") == {"Ana": "0 tied_caller", "Ben": "5 tied_other"}


@shows("tied_others")
def test_tied_others_ruled_each_zero() -> None:
    assert scores("Ana", Ana="5D", Ben="2H", Cleo="2S") == {
        "Ana": "15 miscalled",
        "Ben": "0 winner",
        "Cleo": "0 winner",
    }


@shows("below_zero")
def test_below_zero_ruled_counts_as_zero_unless_the_caller_pays() -> None:
    assert scores("Ana", Ana="KH", Ben="KD AS")["Ben"] == "0 below_zero"
    assert scores("Ben", Ana="KH", Ben="KD AS")["Ben"] == "9 miscalled"


LOW = ("KH", "KD", "AS", "2S", "JK", "JK")


@shows("match_below_zero")
@pytest.mark.parametrize(
    ("name", "low"),
    [
        ("cambio", LOW[:4]),
        ("cambio+tied_both", LOW[:4]),
        ("cambio+no_penalty", LOW[:4]),
        ("cambio+joker", LOW),
        ("cambio+joker+tied_both", LOW),
        ("cambio+joker+no_penalty", LOW),
        ("cambio+joker+open_kings", LOW),
    ],
)
def test_match_below_zero_ruled_impossible(name: str, low: tuple[str, ...]) -> None:
    """However the cards of the lowest worth lie."""
    game = Game(name)
    lying = {
        tuple(
            " ".join(c for c, owner in zip(low, owners, strict=True) if owner == player)
            for player in ("Ana", "Ben")
        )
        for owners in product(("Ana", "Ben", ""), repeat=len(low))
    }
    for ana, ben in (grids for grids in lying if all(len(g.split()) <= 4 for g in grids)):
        for told in game.scores("Ana", Ana=ana, Ben=ben, Cleo="3S").values():
            assert int(told.split()[0]) >= 0, (ana, ben, told)


@shows("empty_grid")
def test_empty_grid_ruled_zero_and_play_on() -> None:
    table = deal({"Ana": "9H", "Ben": "KH"}, discard="9C", stock="AD").play("stick 1")
    assert (table.actor, table.label) == ("Ana", "turn")
    table.play("call", "draw", "throw", "finish")
    assert table.scored == {"Ana": "0 emptied", "Ben": "0 winner"}


# ── the match ──────────────────────────────────────────────────────────────────────────────


@shows("limit_reached")
def test_limit_reached_ruled_out_at_limit() -> None:
    assert after_round({"Ana": 100, "Ben": 99, "Cleo": 0}).out == {"Ana"}


@shows("match_ends")
def test_match_ends_ruled_last_one_in() -> None:
    assert after_round({"Ana": 100, "Ben": 0, "Cleo": 99}).label == "setup.1"
    assert after_round({"Ana": 100, "Ben": 0, "Cleo": 101}).winner == "Ben"


@shows("all_out")
def test_all_out_ruled_lowest_play_on() -> None:
    assert after_round({"Ana": 103, "Ben": 101, "Cleo": 140}).winner == "Ben"
    tied = after_round({"Ana": 101, "Ben": 101, "Cleo": 140})
    assert (tied.out, tied.winner, tied.label) == ({"Cleo"}, None, "setup.1")


@shows("left_players")
def test_left_players_ruled_skipped() -> None:
    table = after_round({"Ana": 0, "Ben": 100, "Cleo": 0, "Dan": 0}, dealer="Ana").play("depth 9")
    assert (table.who("dealer"), table.actor) == ("Cleo", "Dan")
    table.play("take 1", "finish", "take 1", "finish")
    assert table.actor == "Cleo"


@shows("fixed_rounds")
def test_fixed_rounds_ruled_nobody_leaves() -> None:
    table = Game("cambio+rounds=5").after_round({"Ana": 130, "Ben": 100, "Cleo": 0}, played=4)
    assert (table.out, table.winner, table.label) == (set(), None, "setup.1")


@shows("deciding_round")
def test_deciding_round_ruled_tied_play_on_with_the_scores_that_they_have() -> None:
    five = Game("cambio+rounds=5")
    table = five.after_round({"Ana": 30, "Ben": 20, "Cleo": 20}, played=5)
    assert (table.out, table.winner, table.label) == ({"Ana"}, None, "setup.1")
    assert table.running == {"Ana": 30, "Ben": 20, "Cleo": 20}
    grids = {"Ana": "", "Ben": "2H", "Cleo": "5D"}
    decided = five.deal(
        grids, at="reveal", caller="Ben", running=table.running, out=["Ana"], played=5, match=True
    )
    assert (decided.winner, decided.running) == ("Ben", {"Ana": 30, "Ben": 20, "Cleo": 25})
