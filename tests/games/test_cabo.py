"""Cabo, as its book decides: what an exchange costs, whose cards are locked, what a hand scores,
who begins the next round, and how points fall back.

Moves are written as in the classic game: `Ana exchange 1` is about Ana's own first card, `Ana
several 2` about two of them, which she then chooses, and `Ben spy Ana 2` about Ana's second.
"""

from __future__ import annotations

import pytest

from cambio_spec.kernel.state import Value
from tests.classic.situations import Fact, Table, deal, new_game, seat

CABO = "tests/games/cabo.cambio"
ALWAYS = f"{CABO}+fallback=always"
KAMIKAZE = "12 13 12 13"


def table(hand: str = "", at: str = "drawn", **grids: str) -> Table:
    """Ana has drawn `hand`; a 5 is the next card of the stock, a 1 lies on the discard pile."""
    return deal(grids, game=CABO, at=at, hand=hand, discard="1", stock="5")


def scores(caller: str, **grids: str) -> dict[str, str]:
    """What everybody scores, and by which rule, once the cards are turned up."""
    return deal(grids, game=CABO, caller=caller, at="reveal").told("score")


def next_round(caller: str, **grids: str) -> Table:
    return deal(grids, game=CABO, caller=caller, at="reveal", match=True)


def after(points: dict[str, int], fallen: str = "", game: str = CABO) -> Table:
    """A match after a round that Ana called: she and Ben score 0, Cleo scores 9."""
    facts: dict[Fact, Value] = {("fallen", 2): fallen == "Cleo"}
    facts |= {("running", seat(name)): before for name, before in points.items()}
    grids = {"Ana": "0", "Ben": "0", "Cleo": "9"}
    return deal(grids, game=game, caller="Ana", at="reveal", match=True, facts=facts)


def points(table: Table) -> list[int]:
    return list(table.found.running)


# ── before the first turn ──────────────────────────────────────────────────────────────────


def test_everybody_looks_at_two_cards_of_their_choice() -> None:
    dealt = new_game(2, game=CABO)
    dealt.play("Ana spot 1", "Ana spot 4", "Ben spot 2")
    assert "Ben spot 2" not in dealt.moves
    dealt.play("Ben spot 1")
    assert dealt.sees("Ana")["Ana"].split()[1:3] == ["?", "?"]
    assert "?" not in dealt.sees("Ana")["Ana"].split()[0::3]
    assert (dealt.label, dealt.actor, len(dealt.discard.split())) == ("turn", "Ana", 1)


# ── exchanges ──────────────────────────────────────────────────────────────────────────────


def test_one_card_is_exchanged_for_any_one_and_has_no_power() -> None:
    kept = table("3", Ana="7 8", Ben="9").play("Ana exchange 1")
    assert (kept.grid("Ana"), kept.discard, kept.actor) == ("3 8", "1 7", "Ben")


def test_equal_cards_leave_together_and_the_new_card_fills_a_gap() -> None:
    kept = table("3", Ana="4 7 7 7", Ben="9")
    kept.play("Ana several 3", "Ana one 2", "Ana two 4", "Ana three 3")
    assert (kept.grid("Ana"), kept.discard, kept.actor) == ("4 3", "1 7 7 7", "Ben")


def test_none_of_several_cards_is_seen_before_all_are_chosen() -> None:
    chosen = table("3", Ana="7 7 8", Ben="9").play("Ana several 2", "Ana one 1")
    assert chosen.sees("Ben")["Ana"] == "? ? ?"
    assert "Ana two 1" not in chosen.moves


def test_a_failed_exchange_costs_the_new_card_and_a_penalty_card() -> None:
    failed = table("3", Ana="7 8 6", Ben="9")
    failed.play("Ana several 2", "Ana one 1", "Ana two 2")
    assert (failed.grid("Ana"), failed.discard, failed.actor) == ("7 8 6 3 5", "1", "Ben")
    assert failed.sees("Ben")["Ana"] == "7 8 ? ? ?"
    assert failed.sees("Ana")["Ana"] == "7 8 ? 3 ?"


def test_a_failure_is_forgotten_with_the_turn() -> None:
    failed = table("3", Ana="7 8", Ben="9 9")
    failed.play("Ana several 2", "Ana one 1", "Ana two 2")
    failed.play("Ben draw", "Ben several 2", "Ben one 1", "Ben two 2")
    assert failed.discard == "1 9 9"


def test_a_card_that_was_taken_has_to_be_exchanged() -> None:
    taken = table(at="turn", Ana="7 8", Ben="9").play("Ana take 1")
    assert taken.moves == ["Ana spot 1", "Ana spot 2"]
    taken.play("Ana spot 2")
    assert (taken.grid("Ana"), taken.discard, taken.actor) == ("7 1", "8", "Ben")


# ── powers, and the caller's cards ─────────────────────────────────────────────────────────


def test_only_a_card_thrown_from_the_hand_has_its_power() -> None:
    looked = table("8", Ana="7 2", Ben="9").play("Ana throw", "Ana peek 2")
    assert (looked.sees("Ana")["Ana"], looked.actor) == ("? 2", "Ben")


@pytest.mark.parametrize("card", ["9", "10"])
def test_nobody_spies_on_the_caller(card: str) -> None:
    grids = {"Ana": "2", "Ben": "3 4", "Cleo": "6"}
    thrown = deal(grids, game=CABO, at="drawn", hand=card, caller="Ben").play("Ana throw")
    assert thrown.moves == ["Ana spy Cleo 1", "Ana decline"]


@pytest.mark.parametrize("card", ["11", "12"])
def test_nobody_swaps_a_card_of_the_caller(card: str) -> None:
    grids = {"Ana": "2", "Ben": "3 4", "Cleo": "6"}
    thrown = deal(grids, game=CABO, at="drawn", hand=card, caller="Ben").play("Ana throw")
    assert thrown.moves == ["Ana swap 1", "Ana decline"]
    thrown.play("Ana swap 1")
    assert thrown.moves == ["Ana theirs Cleo 1"]


def test_with_two_players_nobody_is_left_to_spy_on() -> None:
    for card in ("9", "12"):
        thrown = deal({"Ana": "2", "Ben": "3"}, game=CABO, at="drawn", hand=card, caller="Ben")
        assert thrown.play("Ana throw").over


# ── when cards run out ─────────────────────────────────────────────────────────────────────


def test_an_empty_stock_is_made_anew_of_all_discards_but_the_top_one() -> None:
    drawn = deal({"Ana": "2", "Ben": "3"}, game=CABO, at="drawn", hand="1", rest="discard")
    drawn.play("Ana throw")
    assert (drawn.discard, len(drawn.stock.split())) == ("1", 49)


def test_with_no_card_to_draw_or_take_one_calls_or_passes() -> None:
    everything = " ".join(str(rank) for rank in range(1, 13) for _ in range(4))
    grids = {"Ana": f"{everything} 0 0", "Ben": "13 13"}
    stuck = deal(grids, game=CABO)
    assert stuck.moves == ["Ana call"]
    stuck.play("Ana call")
    assert stuck.moves == ["Ben pass"] and stuck.play("Ben pass").over


# ── scoring ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("caller", "said"),
    [
        ("Ana", {"Ana": "0 low", "Ben": "0 low", "Cleo": "13 sum"}),
        ("Cleo", {"Ana": "0 low", "Ben": "0 low", "Cleo": "23 miscalled"}),
    ],
)
def test_the_lowest_score_nothing_and_a_wrong_call_costs_ten(
    caller: str, said: dict[str, str]
) -> None:
    assert scores(caller, Ana="1 4", Ben="5 0", Cleo="13") == said


@pytest.mark.parametrize("caller", ["Ana", "Ben"])
def test_kamikaze_first_ruled_above_all(caller: str) -> None:
    said = {"Ana": "0 kamikaze", "Ben": "50 hit", "Cleo": "50 hit"}
    assert scores(caller, Ana=KAMIKAZE, Ben="0", Cleo="9") == said


@pytest.mark.parametrize("cards", [f"{KAMIKAZE} 0", "12 12 13", "12 12 12 13"])
def test_only_these_four_cards_are_a_kamikaze(cards: str) -> None:
    assert scores("Ben", Ana=cards, Ben="1")["Ben"] == "0 low"


# ── the next round, and the match ──────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("caller", "grids", "begins"),
    [
        ("Ana", ("9", "8", "2"), "Cleo"),
        ("Ben", ("5", "5", "5"), "Ben"),
        ("Ben", ("5", "6", "5"), "Cleo"),
        ("Ana", ("1", KAMIKAZE, "2"), "Ben"),
    ],
)
def test_whoever_scored_least_begins_counted_from_the_caller(
    caller: str, grids: tuple[str, ...], begins: str
) -> None:
    played = next_round(caller, **dict(zip(("Ana", "Ben", "Cleo"), grids, strict=True)))
    assert played.who("starter") == begins


def test_exactly_a_hundred_falls_back_once() -> None:
    fallen = after({"Ana": 0, "Ben": 7, "Cleo": 91})
    assert points(fallen) == [0, 7, 50] and not fallen.over
    again = after({"Ana": 0, "Ben": 7, "Cleo": 91}, fallen="Cleo")
    assert points(again) == [0, 7, 100] and not again.over


def test_or_falls_back_every_time_where_that_is_agreed() -> None:
    fallen = after({"Ana": 0, "Ben": 7, "Cleo": 91}, fallen="Cleo", game=ALWAYS)
    assert points(fallen) == [0, 7, 50]


def test_more_than_a_hundred_ends_the_match_and_the_fewest_points_share_the_win() -> None:
    ended = after({"Ana": 20, "Ben": 20, "Cleo": 92})
    assert ended.over and ended.winners == {"Ana", "Ben"}


def test_fall_first_ruled_before_the_end() -> None:
    ended = after({"Ana": 100, "Ben": 60, "Cleo": 92})
    assert ended.over and points(ended) == [50, 60, 101] and ended.winners == {"Ana"}
