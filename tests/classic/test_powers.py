"""Gameplay, items 6 to 10: what choice cards do."""

from __future__ import annotations

import pytest

from tests.classic.situations import Table, deal
from tests.game.book import shows

GRIDS = {"Ana": "2H 3H", "Ben": "4S 5S"}
BLIND = {"Ana": "? ?", "Ben": "? ?"}


def thrown(code: str, caller: str | None = None) -> Table:
    table = deal(GRIDS, discard="9C", stock=code, caller=caller)
    return table.play("Ana draw", "Ana throw")


@shows("throw")
def test_gameplay_6_only_as_it_is_thrown_straight_from_the_stock() -> None:
    assert thrown("7D").options("Ana") == {"peek_own", "decline"}
    kept = deal({"Ana": "7H 3H", "Ben": "4S"}, stock="AD").play("Ana draw", "Ana keep 1")
    taken = deal({"Ana": "2H", "Ben": "4S"}, discard="7C").play("Ana take 1")
    stuck = deal({"Ana": "7H 3H", "Ben": "4S"}, discard="7C").play("Ana stick 1")
    assert (kept.label, taken.label, stuck.label) == ("closing", "closing", "turn")


@shows("throw")
@pytest.mark.parametrize("code", ["AD", "6D", "KH", "KD", "JK"])
def test_gameplay_6_other_cards_do_nothing(code: str) -> None:
    assert thrown(code).label == "closing"


@shows("peek_own")
@pytest.mark.parametrize("code", ["7D", "8D"])
def test_gameplay_7_seven_and_eight_show_an_own_card(code: str) -> None:
    table = thrown(code)
    assert table.options("Ana") == {"peek_own", "decline"}
    table.play("Ana peek_own 2")
    assert (table.sees("Ana"), table.sees("Ben")) == ({"Ana": "? 3H", "Ben": "? ?"}, BLIND)


@shows("peek_other")
@pytest.mark.parametrize("code", ["9D", "10D"])
def test_gameplay_8_nine_and_ten_show_somebody_elses(code: str) -> None:
    table = thrown(code)
    assert table.options("Ana") == {"peek_other", "decline"}
    table.play("Ana peek_other Ben 1")
    assert (table.sees("Ana"), table.sees("Ben")) == ({"Ana": "? ?", "Ben": "4S ?"}, BLIND)


@shows("blind_switch")
@pytest.mark.parametrize("code", ["JD", "QD"])
def test_gameplay_9_jack_and_queen_switch_two_cards_unseen(code: str) -> None:
    table = thrown(code)
    assert table.options("Ana") == {"blind_switch", "decline"}
    table.play("Ana blind_switch 1", "Ana theirs Ben 2")
    assert (table.grid("Ana"), table.grid("Ben")) == ("5S 3H", "4S 2H")
    assert (table.sees("Ana"), table.sees("Ben")) == (BLIND, BLIND)


@shows("look_switch")
@pytest.mark.parametrize("code", ["KS", "KC"])
@pytest.mark.parametrize(
    ("answer", "ana", "ben"), [("yes", "5S 3H", "4S 2H"), ("no", "2H 3H", "4S 5S")]
)
def test_gameplay_10_a_black_king_shows_both_before_the_choice(
    code: str, answer: str, ana: str, ben: str
) -> None:
    table = thrown(code)
    assert table.options("Ana") == {"look_switch", "decline"}
    table.play("Ana look_switch 1", "Ana theirs Ben 2")
    assert (table.sees("Ana"), table.sees("Ben")) == ({"Ana": "2H ?", "Ben": "? 5S"}, BLIND)
    table.play(f"Ana {answer}")
    assert (table.grid("Ana"), table.grid("Ben")) == (ana, ben)
