"""Lanterns, as its book decides: what a card without a number counts, who is home without having
said anything, what a power does and when it no longer does it, and who is still in after a round.

Cards are written as elsewhere, and with a `!` where their owner has seen them: `5! OWL -- 3`. Slots
1 to 3 are the row nearest to the player, 4 and 5 the one behind.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from cambio_spec.kernel import play
from cambio_spec.kernel.state import Position, Value
from tests.classic.situations import NAMES, Fact, Table, cards, engine, new_game, rules, seat

LANTERNS = "tests/games/lanterns.cambio"


def deal(
    grids: Mapping[str, str],
    *,
    at: str | None = "turn",
    whose: str = "Ana",
    hand: str = "",
    piles: Mapping[str, str] | None = None,
    caller: str | None = None,
    match: bool = False,
    game: str = LANTERNS,
    **facts: int | str | Mapping[str, int],
) -> Table:
    """A situation, with a 1 on the discard pile unless `piles` says otherwise; all other cards
    lie beneath those of the stock, from bottom to top."""
    lying: dict[Position, Sequence[str | None]] = {
        (pile, None): cards(codes) for pile, codes in {"discard": "1", **(piles or {})}.items()
    }
    seen: dict[Position, Sequence[int]] = {}
    for name, grid in grids.items():
        place = ("grid", seat(name))
        lying[place] = cards(grid.replace("!", ""))
        seen[place] = [code.endswith("!") << seat(name) for code in grid.split()]
    if hand:
        lying["hand", seat(whose)] = cards(hand)
    known: dict[Fact, Value] = {"active": seat(whose), "night": 1}
    known["caller"] = None if caller is None else seat(caller)
    for fact, told in facts.items():
        if isinstance(told, Mapping):
            known |= {(fact, seat(name)): value for name, value in told.items()}
        else:
            known[fact] = seat(told) if isinstance(told, str) else told
    program, alone = rules(game).program, not match
    found = engine(game).deal_state(
        len(grids), lying, known, label=at, single_round=alone, seen=seen
    )
    expected = play.deal_state(
        program, len(grids), lying, known, label=at, single_round=alone, seen=seen
    )
    return Table(game, found, expected)


THREE = {"Ana": "7 8! 9", "Ben": "2 5 6", "Cleo": "4 4 4"}
"""Nobody here is anywhere near home."""


def home(caller: str | None = "Ana", **grids: str) -> dict[str, str]:
    """What everybody scores, and by which rule, when the cards are turned up."""
    return deal(grids, at="reveal", caller=caller).told("score")


def points(table: Table) -> list[int]:
    return list(table.found.running)


def after(before: Mapping[str, int], grids: Mapping[str, str], starter: str = "Ana") -> Table:
    """A match after a round that nobody has ended by coming home."""
    return deal(grids, at="reveal", match=True, running=before, starter=starter)


def others(*cards_elsewhere: str) -> Counter[str]:
    """All cards but those of the three grids and these."""
    elsewhere = " ".join(THREE.values()).replace("!", "").split()
    deck = Counter(card.code for card in rules(LANTERNS).program.deck.cards)
    return deck - Counter(elsewhere) - Counter(cards_elsewhere)


# ── the cards and the first look ───────────────────────────────────────────────────────────


def test_fifty_cards_seven_of_them_without_a_number() -> None:
    copies = Counter(card.code for card in rules(LANTERNS).program.deck.cards)
    assert (copies.pop("LANTERN"), copies.pop("WIND"), copies.pop("OWL")) == (2, 3, 2)
    assert (copies.pop("-1"), set(copies.values()), len(copies)) == (3, {4}, 10)


def test_only_numbers_are_added_up_and_each_other_card_counts_seven() -> None:
    table = deal({"Ana": "-1 9 -- 3", "Ben": "OWL WIND -1 LANTERN 0"}, at=None)
    assert table.decide("total", "Ana") == "11 total"
    assert table.decide("total", "Ben") == "20 total"


def test_everybody_looks_at_the_three_cards_of_the_nearest_row() -> None:
    table = new_game(3, game=LANTERNS)
    for name in NAMES[:3]:
        nearest, behind = table.sees(name)[name].split()[:3], table.sees(name)[name].split()[3:]
        assert "?" not in nearest and behind == ["?", "?"]
    assert (table.label, table.actor) == ("turn", "Ana")


# ── a turn ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("top", "taken"), [("-1", True), ("3", True), ("4", False), ("OWL", False)]
)
def test_only_a_number_up_to_three_is_taken_and_never_put_back(top: str, taken: bool) -> None:
    table = deal(THREE, piles={"discard": top})
    assert ("take" in table.options("Ana")) is taken
    if taken:
        table.play("Ana take 1")
        assert (table.grid("Ana"), table.discard) == (f"{top} 8 9", "7")


def test_equal_cards_that_one_has_seen_are_thrown_in_and_leave_gaps() -> None:
    table = deal({**THREE, "Ana": "8! 6! 8 9! 8!"}, at="drawn", hand="8").play("Ana throw")
    assert table.moves == ["Ana yes 1", "Ana yes 2", "Ana yes 4", "Ana yes 5", "Ana no"]
    table.play("Ana yes 1", "Ana yes 5")
    assert (table.grid("Ana"), table.discard) == ("-- 6 8 9", "1 8 8 8")


def test_a_card_that_is_thrown_in_has_no_power() -> None:
    table = deal({**THREE, "Ana": "OWL! 8 9"}, at="drawn", hand="OWL").play("Ana throw")
    table.play("Ana peer 2", "Ana theirs Ben 1", "Ana yes 1")
    assert table.moves == ["Ana yes 2", "Ana no"]


def test_a_wrong_card_goes_back_costs_a_card_and_ends_the_turn() -> None:
    grids = {**THREE, "Ana": "7! -- 8! 9!"}
    table = deal(grids, at="drawn", hand="8", piles={"stock": "0"}).play("Ana throw", "Ana yes 1")
    assert (table.grid("Ana"), table.discard, table.actor) == ("7 0 8 9", "1 8", "Ben")
    assert table.sees("Ben")["Ana"] == "7 ? ? ?"
    assert table.sees("Ana")["Ana"] == "7 ? 8 9"


def test_without_a_gap_a_wrong_card_costs_points() -> None:
    grids = {**THREE, "Ana": "7! 5 8! 9! 9"}
    table = deal(grids, at="drawn", hand="8").play("Ana throw", "Ana yes 1")
    assert (table.grid("Ana"), list(table.found.fines)) == ("7 5 8 9 9", [1, 0, 0])


def test_the_top_discard_is_shuffled_into_the_new_stock_as_well() -> None:
    left = others("6")
    piles = {"discard": " ".join(left.elements())}
    table = deal(THREE, at="drawn", hand="6", piles=piles).play("Ana throw", "Ana no")
    assert len(table.discard.split()) == 1
    renewed = Counter(table.discard.split()) + Counter(table.stock.split())
    assert renewed == left + Counter(["6"])


# ── powers ─────────────────────────────────────────────────────────────────────────────────


def test_an_owl_has_to_look_at_one_card_of_each_side() -> None:
    table = deal(THREE, at="drawn", hand="OWL").play("Ana throw")
    assert "Ana decline" not in table.moves
    table.play("Ana peer 1", "Ana theirs Cleo 2")
    assert (table.sees("Ana")["Ana"], table.sees("Ana")["Cleo"]) == ("7 8 ?", "? 4 ?")


def test_a_power_works_when_its_card_is_swapped_out_of_the_grid_too() -> None:
    drawn = deal({**THREE, "Ana": "OWL 8 9"}, at="drawn", hand="6").play("Ana exchange 1")
    taken = deal({**THREE, "Ana": "OWL 8 9"}).play("Ana take 1")
    assert drawn.options("Ana") == taken.options("Ana") == {"peer"}


def test_the_one_whom_the_wind_hits_chooses_what_leaves() -> None:
    table = deal(THREE, at="drawn", hand="WIND").play("Ana throw", "Ana gust 1", "Ana mine 2")
    assert table.moves == ["Ben other 1", "Ben other 2", "Ben other 3"]
    table.play("Ben other 1")
    assert (table.grid("Ana"), table.grid("Ben"), table.actor) == ("7 2 9", "8 5 6", "Ben")
    assert table.sees("Ben")["Ben"] == "? ? ?"


def test_the_wind_may_swap_two_cards_of_ones_own_instead() -> None:
    table = deal(THREE, at="drawn", hand="WIND")
    table.play("Ana throw", "Ana gust 0", "Ana mine 2", "Ana other 1")
    assert table.grid("Ana") == "8 7 9"
    assert table.sees("Ana")["Ana"] == "8 ? ?"


@pytest.mark.parametrize(("kept", "hand", "lost"), [(1, "2", "OWL"), (2, "OWL", "2")])
def test_a_lantern_draws_two_of_which_one_is_kept(kept: int, hand: str, lost: str) -> None:
    table = deal(THREE, at="drawn", hand="LANTERN", piles={"stock": "OWL 2"})
    table.play("Ana throw", "Ana shine", f"Ana kept {kept}")
    assert (table.hand("Ana"), table.discard, table.label) == (hand, f"1 LANTERN {lost}", "drawn")


def test_a_lantern_shows_two_cards_or_none() -> None:
    left = others("LANTERN", "0")
    piles = {"stock": "0", "discard": " ".join(left.elements())}
    table = deal(THREE, at="drawn", hand="LANTERN", piles=piles).play("Ana throw")
    assert table.options("Ana") == {"yes", "no"}  # what follows is throwing in


# ── who is home ────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("grid", "comes_home"),
    [
        ("1! 2! 2!", True),
        ("1! 2! 3!", False),  # six points
        ("0! 0! 0", False),  # not all of them seen
        ("-1! -1! OWL!", True),  # seven less two
        ("9 9", True),  # two cards, whatever they are
        ("9 9 9", False),
    ],
)
def test_whoever_has_seen_few_points_or_has_two_cards_is_home_unasked(
    grid: str, comes_home: bool
) -> None:
    table = deal({**THREE, "Ana": grid}, at="drawn", hand="7").play("Ana throw")
    if "Ana no" in table.moves:
        table.play("Ana no")
    assert table.who("caller") == ("Ana" if comes_home else None)


def test_only_the_first_is_home_and_only_after_a_turn_of_their_own() -> None:
    grids = {"Ana": "9 9 9", "Ben": "1! 1! 1!", "Cleo": "0! 0! 0!"}
    table = deal(grids, at="drawn", hand="7", piles={"stock": "7 7"}).play("Ana throw")
    assert table.who("caller") is None
    table.play("Ben draw", "Ben throw", "Ben no")
    assert table.who("caller") == "Ben"
    table.play("Cleo draw", "Cleo throw", "Cleo no")
    assert table.who("caller") == "Ben"


def test_then_everybody_has_one_more_turn_without_powers_and_without_the_discard_pile() -> None:
    grids = {"Ana": "0 0 0", "Ben": "9 5 6", "Cleo": "OWL 4 4!"}
    table = deal(grids, caller="Ana", whose="Ben", piles={"stock": "4 WIND"})
    assert table.options("Ben") == {"draw"}
    table.play("Ben draw", "Ben throw")
    assert table.actor == "Cleo"
    table.play("Cleo draw", "Cleo exchange 1", "Cleo no")
    assert (table.over, table.told("score")["Cleo"]) == (True, "12 others")


def test_cards_are_still_thrown_in_on_the_last_turn() -> None:
    grids = {"Ana": "0 0 0", "Ben": "9 5! 6"}
    table = deal(grids, caller="Ana", whose="Ben", piles={"stock": "5"})
    table.play("Ben draw", "Ben throw", "Ben yes 2")
    assert (table.grid("Ben"), table.told("score")["Ben"]) == ("9 -- 6", "15 others")


@pytest.mark.parametrize(
    ("game", "night", "over"),
    [("", 11, False), ("", 12, True), ("+nights=6", 6, True), ("+nights=20", 12, False)],
)
def test_if_nobody_gets_home_the_round_is_over_after_the_last_night(
    game: str, night: int, over: bool
) -> None:
    stock = {"stock": "7"}
    table = deal(THREE, whose="Cleo", game=LANTERNS + game, night=night, starter="Ana", piles=stock)
    table.play("Cleo draw", "Cleo exchange 1", "Cleo no")
    assert table.over is over


# ── what a round scores ────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("grids", "scores"),
    [
        ({"Ana": "1 2 2", "Ben": "9"}, {"Ana": "0 called", "Ben": "9 others"}),
        ({"Ana": "1 2 1", "Ben": "4"}, {"Ana": "-1 called", "Ben": "4 others"}),
        ({"Ana": "1 2 1", "Ben": "3"}, {"Ana": "9 outshone", "Ben": "3 others"}),
        ({"Ana": "-1 -1", "Ben": "-1 0"}, {"Ana": "-7 called", "Ben": "-1 others"}),
    ],
)
def test_whoever_is_home_gains_five_unless_somebody_has_fewer_points(
    grids: dict[str, str], scores: dict[str, str]
) -> None:
    assert home(**grids) == scores


def test_fines_are_added_last_and_never_compared() -> None:
    grids = {"Ana": "1 2 1", "Ben": "5"}
    scored = deal(grids, at="reveal", caller="Ana", fines={"Ana": 2, "Ben": 1}).told("score")
    assert scored == {"Ana": "5 called", "Ben": "8 others"}


def test_if_nobody_is_home_everybody_scores_their_total() -> None:
    assert home(None, Ana="1", Ben="OWL 9") == {"Ana": "1 others", "Ben": "16 others"}


# ── the match ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("fallen", "left"), [(0, 30), (1, 60)])
def test_exactly_sixty_falls_back_to_thirty_once_and_stays_in(fallen: int, left: int) -> None:
    grids = {"Ana": "5", "Ben": "5"}
    before = {"Ana": 0, "Ben": 55}
    table = deal(grids, at="reveal", match=True, running=before, fallen={"Ben": bool(fallen)})
    assert (points(table), table.over, table.those("out")) == ([5, left], False, set())


def test_more_than_sixty_leaves_and_most_points_of_those_still_in_begin() -> None:
    grids = {"Ana": "1", "Ben": "9 9", "Cleo": "3", "Dan": "8"}
    table = after({"Ben": 50}, grids)
    assert (table.those("out"), table.actor, table.label) == ({"Ben"}, "Dan", "turn")
    assert "Ben" not in table.grid("Ben")


@pytest.mark.parametrize(("starter", "begins"), [("Ana", "Cleo"), ("Cleo", "Dan"), ("Dan", "Cleo")])
def test_of_several_with_the_most_points_the_nearest_to_the_left_begins(
    starter: str, begins: str
) -> None:
    grids = {"Ana": "1", "Ben": "2", "Cleo": "8", "Dan": "8"}
    assert after({}, grids, starter=starter).actor == begins


def test_the_last_one_left_wins() -> None:
    table = after({"Ana": 60, "Cleo": 60}, {"Ana": "9", "Ben": "9", "Cleo": "9"})
    assert (table.over, table.winners) == (True, {"Ben"})


def test_if_all_leave_at_once_the_fewest_points_win_and_several_share() -> None:
    table = after(dict.fromkeys(("Ana", "Ben", "Cleo"), 59), {"Ana": "3", "Ben": "3", "Cleo": "9"})
    assert (table.over, table.winners) == (True, {"Ana", "Ben"})
