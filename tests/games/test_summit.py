"""Summit, as its book decides: what a call needs, who may throw in what and at which cost, what a
row scores, who begins the next round and who wins the match. The highest score wins.

Turns go counterclockwise: Ben sits to the right of Ana, and Cleo to the right of Ben.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from cambio_spec.kernel.state import Value
from tests.classic.situations import Fact, Table, new_game, new_match, rules, seat
from tests.classic.situations import deal as laid

SUMMIT = "tests/games/summit.cambio"
TWO_PACKS = f"{SUMMIT}+two_packs"
ROWS = {"Ana": "9D 3S 4D 5S", "Ben": "9S 4S 6S 6C", "Cleo": "5C 6D 9C JS"}
SUMS = {"Ana": 9 + 3 + 4 + 5, "Ben": 9 + 4 + 6 + 6, "Cleo": 5 + 6 + 9 + 11}


def deal(rows: Mapping[str, str] = ROWS, game: str = SUMMIT, **given: Any) -> Table:
    return laid(rows, game=game, **given)


def holding(card: str, **given: Any) -> Table:
    """Ana has drawn a card."""
    return deal(**({"at": "drawn", "hand": card, "stock": "8C 7C 2C"} | given))


def discarding(card: str, by: str = "Ana", **given: Any) -> Table:
    """Ana has discarded a card that she had drawn: Ben is asked first, then Cleo, then Ana."""
    return holding(card, whose=by, **given).play(f"{by} throw")


def declining(table: Table) -> Table:
    """Nobody throws in a card any more."""
    while table.label == "window":
        table.play(f"{table.actor} pass")
    return table


def ended(rows: Mapping[str, str], caller: str | None = None, **fines: int) -> dict[str, str]:
    """What the players score once the cards have been turned up: `12 others`."""
    return counted(rows, caller, fines).told("score")


def counted(
    rows: Mapping[str, str],
    caller: str | None = None,
    fines: Mapping[str, int] | None = None,
    facts: Mapping[Fact, Value] | None = None,
    **given: Any,
) -> Table:
    known: dict[Fact, Value] = {("fines", seat(n)): points for n, points in (fines or {}).items()}
    known |= facts or {}
    return deal(rows, at="reveal", caller=caller, facts=known, **given)


# ── before the first turn, and a turn ──────────────────────────────────────────────────────


def test_everybody_looks_at_one_card_of_their_choice() -> None:
    dealt = new_game(3, game=SUMMIT, starter="Ben")
    while dealt.label != "turn":
        dealt.play(dealt.moves[-1])
    assert dealt.sees("Ana")["Ana"].startswith("? ? ? ")
    assert dealt.sees("Ana")["Ana"].split()[3] == dealt.grid("Ana").split()[3]
    assert dealt.sees("Ana")["Ben"] == "? ? ? ?"
    assert (dealt.actor, dealt.discard) == ("Ben", "")


def test_a_card_is_drawn_from_the_stock_and_nowhere_else() -> None:
    table = deal(discard="KH", stock="2D")
    assert table.options("Ana") == {"draw"}
    table.play("Ana draw", "Ana keep 2")
    assert (table.grid("Ana"), table.discard) == ("9D 2D 4D 5S", "KH 3S")


def test_turns_go_to_the_right() -> None:
    direction = rules(SUMMIT).program.direction
    assert (direction, declining(discarding("KC")).actor) == (-1, "Ben")


def test_who_has_no_card_left_can_only_discard() -> None:
    rows = {**ROWS, "Ana": "-- -- -- --"}
    assert laid(rows, game=SUMMIT, at="drawn", hand="KC").options("Ana") == {"throw"}


# ── powers, only while a card is held ──────────────────────────────────────────────────────


def test_a_seven_is_shown_to_look_at_a_card_of_somebody_else_and_may_then_be_kept() -> None:
    table = holding("7D").play("Ana show")
    assert "Ana spy Ana 1" not in table.moves and table.sees("Ben")["Ana's hand"] == "7D"
    table.play("Ana spy Ben 3")
    assert table.sees("Ana")["Ben"] == "? ? 6S ?"
    assert table.options("Ana") == {"keep", "throw"}
    table.play("Ana keep 1")
    assert table.grid("Ana").startswith("7D") and table.sees("Ben")["Ana"].startswith("7D")


def test_an_eight_looks_at_two_of_its_holders_cards() -> None:
    table = holding("8D").play("Ana show", "Ana recall 1", "Ana two 3")
    assert (table.sees("Ana")["Ana"], table.actor) == ("9D ? 4D ?", "Ana")
    alone = holding("8D", rows={**ROWS, "Ana": "-- 3S -- --"}).play("Ana show", "Ana recall 2")
    assert (alone.sees("Ana")["Ana"], alone.options("Ana")) == ("-- 3S", {"keep", "throw"})


@pytest.mark.parametrize(("card", "caller"), [("6H", None), ("9H", None), ("7D", "Ben")])
def test_no_other_card_has_a_power_and_none_has_after_a_call(card: str, caller: str | None) -> None:
    assert holding(card, caller=caller).options("Ana") == {"keep", "throw"}


def test_a_seven_that_is_thrown_away_has_no_power() -> None:
    assert discarding("7D").options("Ben") == {"throw_in", "pass"}


# ── throwing in ────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("discarded", "card", "matches"),
    [
        ("AS", "AC", True),  # 14 and 14
        ("AS", "7H", True),  # a heart counts double
        ("AS", "AH", False),  # 14 and 28: the same rank is not enough
        ("QD", "6H", True),
        ("QD", "QS", False),  # 12 and −13
        ("KC", "QS", False),  # 13 and −13
    ],
)
def test_a_card_matches_by_what_it_counts(discarded: str, card: str, matches: bool) -> None:
    table = discarding(discarded, rows={**ROWS, "Ben": f"9S {card}"}).play("Ben throw_in 2")
    assert table.discard.endswith(card) is matches
    assert table.found.fines[seat("Ben")] == (0 if matches else 1)


@pytest.mark.parametrize(("answer", "row"), [("yes", "9S 4S 2C 6C"), ("no", "9S 4S -- 6C")])
def test_the_gap_may_be_filled_unseen(answer: str, row: str) -> None:
    table = discarding("KD", rows={**ROWS, "Ben": "9S 4S KC 6C"})
    table.play("Ben throw_in 3", f"Ben {answer}")
    assert (table.grid("Ben"), table.actor) == (row, "Cleo")
    assert table.sees("Ben")["Ben"].split()[2] in ("?", "--")


def test_everybody_is_asked_once_the_player_whose_turn_it_is_last() -> None:
    table = discarding("KD", rows={**ROWS, "Ben": "KC 4S 6S 6C"})
    table.play("Ben throw_in 1", "Ben no")
    assert {move.split()[0] for move in table.moves} == {"Cleo"}
    table.play("Cleo pass")
    assert {move.split()[0] for move in table.moves} == {"Ana"}
    table.play("Ana pass")
    assert "Ben draw" in table.moves


def test_each_error_in_a_round_costs_more_than_the_one_before() -> None:
    wrong = discarding("KC").play("Ben throw_in 1", "Cleo throw_in 1", "Ana throw_in 1")
    assert list(wrong.found.fines) == [1, 1, 1] and wrong.actor == "Ben"
    assert wrong.sees("Ana")["Cleo"] == "5C ? ? ?"
    third = discarding("KC", facts={("errors", 1): 2, ("fines", 1): 3}).play("Ben throw_in 1")
    assert third.found.fines[seat("Ben")] == 1 + 2 + 3


# ── calling, and the end of a round ────────────────────────────────────────────────────────


def calls(first: str, second: str, starter: str = "Ana") -> bool:
    """Whether Ana may call, after two errors have shown her these cards and no others."""
    rows = {**ROWS, "Ana": f"{first} {second} AC QD"}
    facts: dict[Fact, Value] = {"starter": seat(starter)}
    table = discarding("5H", rows=rows, by="Ben", facts=facts)
    table.play("Cleo pass", "Ana throw_in 1", "Ben pass", "Cleo draw", "Cleo throw")
    table.play("Ana throw_in 2", "Ben pass", "Cleo pass")
    return "call" in table.options("Ana")


def test_a_call_needs_thirty_points_that_one_has_seen() -> None:
    assert calls("KH", "4D")
    assert not calls("KH", "3S")


def test_nobody_calls_in_the_first_lap() -> None:
    assert not calls("KH", "4D", starter="Ben")


def test_what_one_has_not_seen_does_not_count_for_a_call() -> None:
    rows = {**ROWS, "Ana": "KH AH QH 4D"}
    assert deal(rows, facts={"lapped": True}).options("Ana") == {"draw"}


def test_everybody_has_one_more_turn_and_the_caller_has_the_last_one() -> None:
    table = deal(at="onward", caller="Ana", stock="2D 3D 4H 7D")
    for name in ("Ben", "Cleo", "Ana"):
        assert (table.actor, table.options(name)) == (name, {"draw"})
        table.play(f"{name} draw")
        assert table.options(name) == {"keep", "throw"}
        declining(table.play(f"{name} throw"))
    assert table.over


def test_a_round_ends_with_the_turn_in_which_the_stock_runs_out() -> None:
    assert not declining(discarding("KC", rest="discard", stock="2D")).over
    table = discarding("KC", rest="discard", stock="")
    assert table.options("Ben") == {"throw_in", "pass"}
    assert declining(table).over


# ── scoring, in the order of the book ──────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("AC 10D JS QC", 14 + 10 + 11 + 12),
        ("AH 2H QD QS", 28 + 4 + 12 - 13),
        ("2C 4C 6C 8C", 2 * (2 + 4 + 6 + 8)),  # a flush
        ("2H 4H 6H", 2 * 2 * (2 + 4 + 6)),  # of three hearts
        ("KC QC", 13 + 12),  # two cards of a suit are none
        ("QS 2S 3S 4S", -13 + 2 + 3 + 4),  # below zero nothing is doubled
        ("KC KD 3S 4S", 13 + 13 + 3 + 4 + 10),  # a pair of kings
        ("KC KD KS KH", 3 * 13 + 26 + 10),  # more kings are rewarded once
        ("-- -- -- --", 0),
    ],
)
def test_what_a_row_scores(row: str, points: int) -> None:
    scored = ended({"Ana": row, "Ben": "5C 6D 9C JD", "Cleo": "9D 5D 7S"})
    assert scored["Ana"] == f"{points} others"


def test_penalty_points_are_not_doubled_and_a_score_may_be_below_zero() -> None:
    scored = ended({**ROWS, "Ana": "2C 4C 6H 3S", "Ben": "2D 4D 7D 8D"}, Ana=30, Ben=6)
    assert scored["Ana"] == "-9 others" and scored["Ben"] == f"{2 * 21 - 6} others"


def test_with_two_packs_a_flush_is_doubled_before_the_kings_are_added() -> None:
    table = counted({**ROWS, "Ana": "KC KC 2C 3C"}, game=TWO_PACKS)
    assert table.told("score")["Ana"] == f"{2 * (13 + 13 + 2 + 3) + 10} others"


def test_a_caller_scores_nothing_when_somebody_else_has_more() -> None:
    assert ended(ROWS, caller="Ben")["Ben"] == "0 beaten"
    assert ended(ROWS, caller="Cleo")["Cleo"] == f"{SUMS['Cleo']} others"
    assert ended(ROWS, caller="Cleo", Cleo=6)["Cleo"] == f"{SUMS['Cleo'] - 6} others"
    assert ended(ROWS, caller="Cleo", Cleo=7)["Cleo"] == "0 beaten"
    assert ended(ROWS, caller="Ben", Ben=30)["Ben"] == "-5 others"


@pytest.mark.parametrize(
    ("caller", "rows", "winners"),
    [
        (None, ROWS, {"Cleo"}),
        ("Ana", {"Ana": "KC 7S", "Ben": "QC 8S", "Cleo": "9C 6D 5C"}, {"Cleo"}),  # more cards
        ("Ana", {"Ana": "KC 7S", "Ben": "QC 8S", "Cleo": "9C 6D"}, {"Ana"}),  # the caller
        ("Cleo", {"Ana": "KC 7S", "Ben": "QC 8S", "Cleo": "9C 6D"}, {"Ana", "Ben"}),
    ],
)
def test_ties_go_to_more_cards_and_then_to_the_caller(
    caller: str | None, rows: dict[str, str], winners: set[str]
) -> None:
    assert counted(rows, caller).winners == winners


# ── the match ──────────────────────────────────────────────────────────────────────────────


def after(played: int, rows: Mapping[str, str] = ROWS, game: str = SUMMIT, **facts: Any) -> Table:
    """A match in which a round of this number has been played; Ana began it."""
    known: dict[Fact, Value] = {"played": played - 1, "starter": seat("Ana")}
    for name, values in facts.items():
        known |= {(name, player): value for player, value in enumerate(values)}
    return counted(rows, facts=known, match=True, game=game)


def test_the_winner_of_a_round_begins_the_next() -> None:
    table = after(1)
    assert list(table.found.running) == list(SUMS.values())
    assert (table.who("starter"), list(table.found.wins)) == ("Cleo", [0, 0, 1])
    tied = after(1, {"Ana": "2C 3C 4C", "Ben": "QC 8S", "Cleo": "KD 7S"})
    assert (tied.who("starter"), list(tied.found.wins)) == ("Ben", [0, 1, 1])


@pytest.mark.parametrize("rounds", [3, 6, 12])
def test_a_match_has_as_many_rounds_as_were_agreed_on(rounds: int) -> None:
    game = f"{SUMMIT}+rounds={rounds}" if rounds != 6 else SUMMIT
    assert not after(rounds - 1, game=game).over
    assert after(rounds, game=game).over


@pytest.mark.parametrize(
    ("running", "wins", "winners"),
    [
        ((90, 80, 0), (0, 5, 0), {"Ana"}),  # 111, 105, 31
        ((10, 6, 0), (1, 3, 1), {"Ben"}),  # all have 31, and Ben has won three rounds
        ((10, 6, 0), (1, 3, 2), {"Ben", "Cleo"}),
    ],
)
def test_most_points_win_then_most_rounds_and_then_the_victory_is_shared(
    running: tuple[int, ...], wins: tuple[int, ...], winners: set[str]
) -> None:
    table = after(6, running=running, wins=wins)
    said = table.told("match_won")
    assert {name for name, verdict in said.items() if verdict.startswith("yes")} == winners


def test_eight_can_play_with_two_packs() -> None:
    table = new_match(8, game=TWO_PACKS)
    assert len(table.stock.split()) == 104 - 8 * 4
