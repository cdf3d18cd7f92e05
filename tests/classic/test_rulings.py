"""What the article leaves open or contradicts: each question of the game, and its ruling in play.

A test is named `test_QUESTION_ruled_RULING` or longer.
"""

from __future__ import annotations

import pytest

from tests.classic.situations import NAMES, Table, deal, ended, new_game, new_match, rules
from tests.classic.test_penalties import OUT_OF_TURN, book
from tests.classic.test_variants import HIGH_STAKES, RUMMY, after_game
from tests.game.book import shows

GRIDS = {"Ana": "2H 3H 4H 5H", "Ben": "2S 3S 4S 5S"}


# ── set-up ─────────────────────────────────────────────────────────────────────────────────


@shows("ace_value")
def test_ace_value_ruled_one() -> None:
    assert ended("Ana", Ana="AH AS", Ben="3S").told("score")["Ana"] == "2 own"


@shows("first_starter", "opening.seat")
def test_first_starter_ruled_agreed_and_takes_the_first_seat() -> None:
    assert {new_match(3, seed).actor for seed in range(5)} == {"Ana"}
    assert "Agree among yourselves who begins the first game." in book("en")


@shows("dealing")
def test_dealing_ruled_anybody_beginning_with_the_first_player() -> None:
    table = new_game(3, starter="Cleo")
    assert table.actor == "Cleo" and "dealer" not in {fact.name for fact in rules().program.facts}


@shows("peek_when")
def test_peek_when_ruled_together_before_the_first_turn() -> None:
    table = new_game(4)
    assert table.label == "turn"
    assert all(table.sees(name)[name].count("?") == 2 for name in NAMES[:4])


@shows("first_discard")
def test_first_discard_ruled_none_so_there_is_nothing_to_take_or_stick_on() -> None:
    table = new_game(2)
    assert (table.discard, table.moves) == ("", ["Ana draw", "Ana call"])


@shows("larger_tables")
def test_larger_tables_ruled_two_packs() -> None:
    assert max(rules().program.counts) == 8
    assert max(rules("classic+two_packs").program.counts) == 12


# ── turns ──────────────────────────────────────────────────────────────────────────────────


@shows("discards_lie")
def test_discards_lie_ruled_face_up() -> None:
    kept = deal(GRIDS, discard="9C", stock="AD").play("Ana draw", "Ana keep 3")
    thrown = deal(GRIDS, discard="9C", stock="AD").play("Ana draw", "Ana throw")
    taken = deal(GRIDS, discard="9C").play("Ana take 3")
    for table, top in ((kept, "4H"), (thrown, "AD"), (taken, "4H")):
        assert all(table.found.up[card] for card in table.found.discard)
        assert table.discard.split()[-1] == top


@shows("new_card_lies")
def test_new_card_lies_ruled_face_down_anywhere() -> None:
    kept = deal(GRIDS, discard="9C", stock="AD").play("Ana draw", "Ana keep 3")
    assert (kept.sees("Ana")["Ana"], kept.sees("Ben")["Ana"]) == ("? ? AD ?", "? ? ? ?")
    table = deal(GRIDS, discard="9C", stock="AD").play("Ana draw")
    assert {f"Ana keep {place}" for place in (1, 2, 3, 4)} <= set(table.moves)


@shows("stock_out")
def test_stock_out_ruled_reshuffle_for_who_draws() -> None:
    table = deal(GRIDS, discard="9C", rest="discard").play("Ana draw")
    assert (table.discard, len(table.stock.split())) == ("9C", 54 - 8 - 2)


@shows("stock_out")
@pytest.mark.parametrize("stick", ["Ben stick 1", "Ben stick_theirs Ana 1"])
def test_stock_out_ruled_reshuffle_for_a_penalty(stick: str) -> None:
    table = deal(GRIDS, discard="9C", rest="discard").play(stick)
    assert (table.discard, len(table.grid("Ben").split())) == ("9C", 5)


def everything_held(discard: str) -> Table:
    """All cards lie in grids, but for those of the discard pile."""
    rest = [card.code for card in rules().program.deck.cards]
    for code in discard.split():
        rest.remove(code)
    return deal({"Ana": " ".join(rest[:20]), "Ben": " ".join(rest[20:])}, discard=discard)


@shows("no_card_for_penalty")
@pytest.mark.parametrize("stick", ["Ben stick 1", "Ben stick_theirs Ana 1"])
def test_no_card_for_penalty_ruled_none(stick: str) -> None:
    table = everything_held("QC")
    assert (table.stock, table.play(stick).grid("Ben").count(" ")) == ("", 32)


@shows("emptied_slot")
def test_emptied_slot_ruled_stays_empty() -> None:
    table = deal({"Ana": "-- 3H", "Ben": "2S"}, discard="9C", stock="AD")
    assert "Ana take 1" not in table.moves
    assert "Ana keep 1" not in table.play("Ana draw").moves
    assert table.play("Ana keep 2").grid("Ana") == "-- AD"


@shows("no_slot")
def test_no_slot_ruled_discard_only() -> None:
    table = deal({"Ana": "", "Ben": "2S"}, discard="9C", stock="10D")
    assert table.options("Ana") == {"draw", "call", "stick_theirs"}
    assert table.play("Ana draw").options("Ana") == {"throw", "stick_theirs"}


@shows("no_action", "pass")
def test_no_action_ruled_pass() -> None:
    rest = [card.code for card in rules().program.deck.cards]
    table = deal({"Ana": "", "Ben": " ".join(rest)}, caller="Ben")
    assert table.moves == ["Ana pass"]
    assert table.play("Ana pass").over


# ── powers ─────────────────────────────────────────────────────────────────────────────────


@shows("power_duty")
@pytest.mark.parametrize("code", ["7D", "9D", "JD", "KS"])
def test_power_duty_ruled_may(code: str) -> None:
    table = deal(GRIDS, stock=code).play("Ana draw", "Ana throw", "Ana decline")
    assert (table.grid("Ana"), table.label) == (GRIDS["Ana"], "closing")


@shows("no_target")
@pytest.mark.parametrize(
    ("code", "ana", "ben"),
    [("7D", "", "2S"), ("10D", "2H", ""), ("QD", "2H", ""), ("JD", "", "2S"), ("KC", "", "2S")],
)
def test_no_target_ruled_not_offered(code: str, ana: str, ben: str) -> None:
    table = deal({"Ana": ana, "Ben": ben}, stock=code).play("Ana draw", "Ana throw")
    assert table.label == "closing"


@shows("power_or_stick")
def test_power_or_stick_ruled_power_first() -> None:
    table = deal({"Ana": "2H", "Ben": "7S"}, stock="7D").play("Ana draw", "Ana throw")
    assert table.options("Ben") == set()
    assert table.play("Ana decline", "Ben stick 1").discard == "7D 7S"


# ── sticking ───────────────────────────────────────────────────────────────────────────────


@shows("match_by")
@pytest.mark.parametrize(
    ("top", "card", "fits"),
    [("KC", "KH", True), ("JK", "JK", True), ("JC", "JH", True), ("JC", "QH", False)],
)
def test_match_by_ruled_rank(top: str, card: str, fits: bool) -> None:
    table = deal({"Ana": card, "Ben": "2S"}, discard=top).play("Ana stick 1")
    assert (table.discard == f"{top} {card}") is fits


@shows("stick_unseen")
def test_stick_unseen_ruled_any_card() -> None:
    table = deal({"Ana": "9H", "Ben": "9S"}, discard="9C")
    assert (table.sees("Ana"), table.sees("Ben")) == ({"Ana": "?", "Ben": "?"},) * 2
    assert {"Ana stick 1", "Ana stick_theirs Ben 1"} <= set(table.moves)


@shows("one_each")
def test_one_each_ruled_once_per_discard() -> None:
    table = deal({"Ana": "9H", "Ben": "9S", "Cleo": "9D"}, discard="9C")
    table.play("Ben stick 1", "Ana stick 1", "Cleo stick 1")
    assert table.discard == "9C 9S"


@shows("second_try", "tried")
@pytest.mark.parametrize("first", ["Ben stick 1", "Ben stick 2", "Ben stick_theirs Ana 2"])
def test_second_try_ruled_next_discard(first: str) -> None:
    table = deal({"Ana": "9H 3H", "Ben": "9S 3S"}, discard="9C", stock="AD KD").play(first)
    assert table.options("Ben") == set()
    assert table.play("Ana take 2").options("Ben") == {"stick", "stick_theirs"}


@shows("wrong_stick")
def test_wrong_stick_ruled_turned_back_and_seen_by_all() -> None:
    table = deal(GRIDS, discard="9C", stock="AD").play("Ben stick 1")
    assert table.sees("Ana")["Ben"] == "2S ? ? ? ?"
    table = deal(GRIDS, discard="9C", stock="AD").play("Ben stick_theirs Ana 4")
    assert (table.grid("Ana"), table.sees("Ben")["Ana"]) == (GRIDS["Ana"], "? ? ? 5H")
    assert not any(table.found.up[card] for card in table.found.grid[0])


@shows("late_stick")
def test_late_stick_ruled_turned_back_unpunished_but_only_if_right() -> None:
    table = deal({"Ana": "9H", "Ben": "9S 3S", "Cleo": "4C"}, discard="9C", stock="AD")
    table.play("Ana stick 1", "Ben stick 1", "Cleo stick 1")
    assert (table.grid("Ben"), table.grid("Cleo")) == ("9S 3S", "4C AD")
    assert table.sees("Ana")["Ben"] == "9S ?"


@shows("who_was_first")
@pytest.mark.parametrize(("first", "second"), [("Ana", "Ben"), ("Ben", "Ana")])
def test_who_was_first_ruled_first_card_turned_up(first: str, second: str) -> None:
    grids = {"Ana": "9H", "Ben": "9S"}
    table = deal(grids, discard="9C").play(f"{first} stick 1", f"{second} stick 1")
    assert (table.grid(first), table.grid(second)) == ("", grids[second])


@shows("given_card")
def test_given_card_ruled_into_the_gap_unseen() -> None:
    table = deal({"Ana": "3H 9H 4H", "Ben": "3S"}, discard="9C").play(
        "Ben stick_theirs Ana 2", "Ben mine 1"
    )
    assert (table.grid("Ana"), table.grid("Ben")) == ("3H 3S 4H", "")
    assert table.sees("Ana")["Ana"] == table.sees("Ben")["Ana"] == "? ? ?"


@shows("given_card")
def test_given_card_ruled_into_the_gap_but_who_has_none_gives_none() -> None:
    table = deal({"Ana": "9H 4H", "Ben": ""}, discard="9C").play("Ben stick_theirs Ana 1")
    assert (table.grid("Ana"), table.actor, table.label) == ("-- 4H", "Ana", "turn")


@shows("penalty_place")
@pytest.mark.parametrize(
    ("before", "after"),
    [("2S 3S 4S 5S", "2S 3S 4S 5S AD"), ("2S -- 4S 5S", "2S AD 4S 5S"), ("2S 3S", "2S 3S AD")],
)
def test_penalty_place_ruled_gap_or_beside(before: str, after: str) -> None:
    table = deal({"Ana": "2H", "Ben": before}, discard="9C", stock="AD").play("Ben stick 1")
    assert table.grid("Ben") == after


@shows("penalty_seen")
def test_penalty_seen_ruled_by_nobody() -> None:
    table = deal(GRIDS, discard="9C", stock="AD").play("Ben stick 1")
    assert [table.sees(name)["Ben"].split()[-1] for name in ("Ana", "Ben")] == ["?", "?"]


# ── calling ────────────────────────────────────────────────────────────────────────────────


@shows("first_call")
def test_first_call_ruled_any_turn() -> None:
    assert "Ana call" in new_game(2).moves


@shows("second_call")
def test_second_call_ruled_nobody_else() -> None:
    table = deal({**GRIDS, "Cleo": "2C"}, discard="9C", stock="AS").play("Ana call")
    assert "call" not in table.options("Ben")
    table.play("Ben draw", "Ben throw", "Ben finish")
    assert "call" not in table.options("Cleo")


@shows("last_lap")
def test_last_lap_ruled_everybody_else() -> None:
    table = deal(GRIDS, discard="9C", stock="AS")
    assert table.play("Ana call", "Ben draw", "Ben throw", "Ben finish").over


@shows("last_turns")
def test_last_turns_ruled_normal_turns_with_powers_and_sticking_to_the_end() -> None:
    table = deal({"Ana": "9H 2H", "Ben": "2S"}, stock="9D", caller="Ana", whose="Ben")
    table.play("Ben draw", "Ben throw", "Ben peek_other Ana 1")
    assert table.sees("Ben")["Ana"] == "9H ?"
    table.play("Ana stick 1", "Ben finish")
    assert table.over and table.told("score") == {"Ana": "2 own", "Ben": "2 own"}


@shows("caller_protected")
@pytest.mark.parametrize(
    ("code", "power"),
    [("9D", "peek_other Ana 1"), ("JD", "blind_switch 1"), ("KS", "look_switch 1")],
)
def test_caller_protected_ruled_no(code: str, power: str) -> None:
    table = deal({"Ana": "2H", "Ben": "3S"}, stock=code, caller="Ana", whose="Ben")
    table.play("Ben draw", "Ben throw", f"Ben {power}")
    assert "peek" in power or table.moves == ["Ben theirs Ana 1"]


@shows("caller_protected")
def test_caller_protected_ruled_no_not_from_sticking_either() -> None:
    table = deal({"Ana": "9H", "Ben": "3S"}, discard="9C", caller="Ana", whose="Ben")
    assert table.play("Ben stick_theirs Ana 1", "Ben mine 1").grid("Ana") == "3S"


# ── winning ────────────────────────────────────────────────────────────────────────────────


@shows("tied_others")
def test_tied_others_ruled_all_win() -> None:
    assert ended("Ana", Ana="9H", Ben="4S", Cleo="4C").winners == {"Ben", "Cleo"}
    assert ended("Ana", Ana="4H", Ben="4S", Cleo="4C").winners == {"Ben", "Cleo"}


@shows("tied_start")
@pytest.mark.parametrize(("caller", "starts"), [("Ana", "Ben"), ("Ben", "Cleo"), ("Dan", "Ben")])
def test_tied_start_ruled_next_after_caller(caller: str, starts: str) -> None:
    grids = {"Ana": "9H", "Ben": "4S", "Cleo": "4C", "Dan": "9D"}
    assert ended(caller, **grids).who("starter") == starts


@shows("several_games")
def test_several_games_ruled_each_for_itself() -> None:
    assert not {"running", "best"} & {fact.name for fact in rules().program.facts}
    assert "Each of them has its own winner." in book("en", "classic+games=4")


@shows("out_of_order")
@pytest.mark.parametrize("language", ["en", "de"])
def test_out_of_order_ruled_card_back_no_penalty(language: str) -> None:
    assert OUT_OF_TURN[language] in book(language)


@shows("two_hands_when")
def test_two_hands_when_ruled_if_agreed() -> None:
    assert "one_hand" in rules("classic+two_hands").rules
    assert rules().settings["two_hands"] is False


# ── variants ───────────────────────────────────────────────────────────────────────────────


@shows("dare_when")
def test_dare_when_ruled_end_of_game() -> None:
    table = ended("Ana", HIGH_STAKES, Ana="2H", Ben="9S")
    assert [a.decision for a in table.found.announcements[-2:]] == ["dared", "dared"]


@shows("dare_tie")
def test_dare_tie_ruled_all_of_them() -> None:
    told = ended("Ana", HIGH_STAKES, Ana="2H", Ben="9S", Cleo="5C 4C").told("dared")
    assert told == {"Ana": "no others", "Ben": "yes most", "Cleo": "yes most"}


@shows("beaten")
def test_beaten_ruled_did_not_win_so_a_lost_tie_counts() -> None:
    assert ended("Ana", RUMMY, Ana="5H", Ben="5S").told("score")["Ana"] == "30 beaten"
    assert ended("Ana", RUMMY, Ana="3H 2H", Ben="5S").told("score")["Ana"] == "5 own"


@shows("penalty_on_top")
def test_penalty_on_top_ruled_added() -> None:
    assert ended("Ana", RUMMY, Ana="JK", Ben="KD").told("score")["Ana"] == "25 beaten"
    assert ended("Ana", RUMMY, Ana="9H", Ben="KD").told("score")["Ana"] == "34 beaten"


@shows("winner_scores")
def test_winner_scores_ruled_own_total() -> None:
    assert ended("Ana", RUMMY, Ana="3H", Ben="5S").told("score") == {"Ana": "3 own", "Ben": "5 own"}


@shows("all_out", "eliminated.spared", "best")
def test_all_out_ruled_lowest_play_on() -> None:
    assert after_game({"Ana": 101, "Ben": 100, "Cleo": 104}).over
    table = after_game({"Ana": 100, "Ben": 100, "Cleo": 104})
    assert not table.over and table.those("out") == {"Cleo"}


@shows("winner_out", "standings.lead")
@pytest.mark.parametrize(("starter", "actor"), [("Ana", "Ana"), ("Ben", "Cleo"), ("Cleo", "Cleo")])
def test_winner_out_ruled_next_on_the_left(starter: str, actor: str) -> None:
    table = after_game({"Ana": 3, "Ben": 100, "Cleo": 20}, starter=starter)
    assert (table.actor, table.who("starter")) == (actor, actor)
