"""Twelve cards: what leaves, who ends a round and at which risk, and what that comes to.

Cards are written as elsewhere, and with a `^` where they lie face up: `5^ -2 --`. Slots 1 to 4 are
the row nearest to the player, so that 1, 5 and 9 are the first column.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random

import pytest

from cambio_spec import pipeline
from cambio_spec.engine import load
from cambio_spec.kernel import play
from cambio_spec.kernel.state import Position, Value
from tests.game.table import NAMES, Rules, Table, seat

FILE = Path(__file__).with_name("twelve.cambio")
OPEN = "1^ 2^ 3^ 4^ 5^ 6^ 7^ 8^ 9^ 10^ 11^"
"""All but the last slot."""
Fact = str | tuple[str, int]


@cache
def rules(features: str = "") -> Rules:
    ruleset = pipeline.load(f"{FILE}{features}")
    return Rules(ruleset, load(pipeline.engine_source(ruleset), "twelve"))


def deal(
    grids: Mapping[str, str],
    features: str = "",
    *,
    at: str | None = "turn",
    piles: Mapping[str, str] | None = None,
    whose: str = "Ana",
    match: bool = False,
    **facts: str | Mapping[str, int],
) -> Table:
    """A table with these cards, the last of a pile on top, and all others beneath the stock."""
    codes: dict[Position, list[str]] = {("grid", seat(n)): g.split() for n, g in grids.items()}
    codes |= {(pile, None): lying.split() for pile, lying in (piles or {}).items()}
    zones: dict[Position, Sequence[str | None]] = {
        place: [None if code == "--" else code.rstrip("^") for code in lying]
        for place, lying in codes.items()
    }
    faces = {
        place: [code.endswith("^") for code in lying]
        for place, lying in codes.items()
        if place[0] == "grid"
    }
    known: dict[Fact, Value] = {"active": seat(whose)}
    for fact, told in facts.items():
        if isinstance(told, str):
            known[fact] = seat(told)
        else:
            known |= {(fact, seat(name)): value for name, value in told.items()}
    game, alone = rules(features), not match
    found = game.engine.deal_state(
        len(grids), zones, known, label=at, single_round=alone, faces=faces
    )
    expected = play.deal_state(
        game.program, len(grids), zones, known, label=at, single_round=alone, faces=faces
    )
    return Table(game, found, expected)


def new_round(players: int, seed: int, features: str = "") -> Table:
    game = rules(features)
    found = game.engine.new_round(players, seed, {})
    return Table(game, found, play.new_round(game.program, players, seed, {}))


def lying(table: Table, name: str) -> str:
    """A grid as everybody sees it: `? 5 --`."""
    seen = table.rules.engine.observe(table.found, seat(name))["zones"]["grid"][seat(name)]
    return " ".join(code or "--" for code in seen)


def told(table: Table, decision: str) -> dict[str, Value]:
    """What was announced of each player."""
    return {
        NAMES[a[0]]: value for what, a, value, _ in table.found.announcements if what == decision
    }


# ── the deck and the deal ──────────────────────────────────────────────────────────────────


def test_a_hundred_and_fifty_cards_from_minus_two_to_twelve() -> None:
    copies = Counter(rules().deck)
    assert (copies.pop("-2"), copies.pop("-1"), copies.pop("0")) == (5, 10, 15)
    assert copies == {str(rank): 10 for rank in range(1, 13)}
    table = deal({"Ana": "-2 -1 0 12", "Ben": ""}, at=None)
    assert table.decide("total", "Ana") == "9 total"


def test_everybody_turns_up_two_of_twelve() -> None:
    table = new_round(3, seed=1)
    assert (table.actor, table.options) == ("Ben", ["spot"])
    table.play("spot 1", "spot 12", "spot 5", "spot 6", "spot 2", "spot 9")
    assert table.label == "turn"
    for name in NAMES[:3]:
        slots = lying(table, name).split()
        assert (len(slots), slots.count("?")) == (12, 10)


@pytest.mark.parametrize(("dealer", "begins"), [("Ana", "Ben"), ("Ben", "Cleo"), ("Cleo", "Ben")])
def test_the_highest_open_sum_begins_and_of_equal_ones_the_nearest_to_the_dealer(
    dealer: str, begins: str
) -> None:
    grids = {"Ana": "1^ 2^ 12 12", "Ben": "4^ 3^ 1", "Cleo": "9^ -2^ 1"}
    assert deal(grids, at=None, dealer=dealer).decide("opener") == f"{seat(begins)} first"


def test_whoever_ended_a_round_begins_the_next_whatever_the_cards_show() -> None:
    grids = {"Ana": "12^ 12^", "Ben": "1^ 1^"}
    assert deal(grids, at=None, starter="Ben").decide("opener") == f"{seat('Ben')} later"


# ── a turn ─────────────────────────────────────────────────────────────────────────────────


def test_the_top_discard_has_to_be_exchanged_and_lies_face_up() -> None:
    table = deal({"Ana": "7 8^ 9", "Ben": "1"}, piles={"discard": "3 4"})
    assert table.options == ["draw", "take"]
    table.play("take 1")
    assert (lying(table, "Ana")[:5], table.discard, table.actor) == ("4 8 ?", "3 7", "Ben")


def test_a_drawn_card_is_exchanged_or_discarded_for_one_that_is_turned_up() -> None:
    def drawn() -> Table:
        return deal({"Ana": "7 8^ 9", "Ben": "1"}, piles={"discard": "3", "stock": "5"}).play(
            "draw"
        )

    assert drawn().moves == ["exchange 1", "exchange 2", "exchange 3", "throw 1", "throw 3"]
    exchanged, thrown = drawn().play("exchange 2"), drawn().play("throw 3")
    assert (lying(exchanged, "Ana")[:5], exchanged.discard) == ("? 5 ?", "3 8")
    assert (lying(thrown, "Ana")[:5], thrown.discard) == ("? 8 9", "3 5")


@pytest.mark.parametrize("rank", ["5", "-2"])
def test_three_equal_cards_in_a_column_leave_at_once_onto_the_exchanged_card(rank: str) -> None:
    grid = f"{rank}^ 1 2 3 {rank}^ 4 6 7 9"
    table = deal({"Ana": grid, "Ben": "1"}, piles={"discard": f"3 {rank}"}).play("take 9")
    assert table.grid("Ana")[:23] == "-- 1 2 3 -- 4 6 7 -- --"
    assert table.discard == f"3 9 {rank} {rank} {rank}"


def test_gaps_are_never_filled() -> None:
    table = deal({"Ana": "-- 1^ -- 2", "Ben": "1"}, piles={"discard": "3"})
    assert table.moves == ["draw", "take 2", "take 4"]


@pytest.mark.parametrize(
    ("grid", "features"),
    [
        ("5^ 1 2 3 5 4 6 7 9", ""),  # one of the three isn't seen yet
        ("5^ 5^ 2 3 6 4 6 7 9", ""),  # a row is no column
        ("5^ 1 2 3 -- 4 6 7 9", ""),  # two of them are no three
        ("5^ 1 2 3 5^ 4 6 7 9", "+columns=stay"),
    ],
)
def test_other_equal_cards_stay(grid: str, features: str) -> None:
    table = deal({"Ana": grid, "Ben": "1"}, features, piles={"discard": "5"}).play("take 9")
    assert table.discard == "9" and lying(table, "Ana").startswith("5 ")


# ── the end of a round ─────────────────────────────────────────────────────────────────────


def test_after_the_first_without_a_hidden_card_everybody_else_has_one_turn() -> None:
    grids = {"Ana": OPEN + " 0", "Ben": "9 9^ 1", "Cleo": OPEN + " 1"}
    table = deal(grids, piles={"discard": "12", "stock": "2 2 2 2"}).play("draw", "throw 12")
    assert (table.who("finisher"), table.actor) == ("Ana", "Ben")
    table.play("draw", "throw 1", "draw", "throw 12")
    assert table.found.status == "over" and table.who("finisher") == "Ana"


def test_who_gets_rid_of_all_cards_ends_the_round_as_well() -> None:
    grids = {"Ana": "5^ -- -- -- 5^ -- -- -- 9", "Ben": "1 2"}
    table = deal(grids, piles={"discard": "5"}).play("take 9")
    assert (table.grid("Ana").strip("- "), table.who("finisher")) == ("", "Ana")


def test_columns_that_only_the_end_brings_to_light_leave_before_anything_is_counted() -> None:
    grids = {"Ana": "1^ 2^ 1^", "Ben": "6 1^ -- -- 6 -- -- -- 6^"}
    assert told(deal(grids, at="reveal", finisher="Ana"), "score") == {"Ana": 8, "Ben": 1}
    staying = deal(grids, "+columns=stay", at="reveal", finisher="Ana")
    assert told(staying, "score") == {"Ana": 4, "Ben": 19}


@pytest.mark.parametrize(
    ("grids", "scores"),
    [
        ({"Ana": "3 4", "Ben": "8"}, {"Ana": "7 own", "Ben": "8 own"}),
        ({"Ana": "3 4", "Ben": "7"}, {"Ana": "14 doubled", "Ben": "7 own"}),
        ({"Ana": "3 4", "Ben": "6"}, {"Ana": "14 doubled", "Ben": "6 own"}),
        ({"Ana": "-1", "Ben": "-2"}, {"Ana": "-1 own", "Ben": "-2 own"}),
        ({"Ana": "0", "Ben": ""}, {"Ana": "0 own", "Ben": "0 own"}),
    ],
)
def test_whoever_ends_a_round_needs_strictly_the_fewest_or_counts_double(
    grids: dict[str, str], scores: dict[str, str]
) -> None:
    assert deal(grids, at="reveal", finisher="Ana").scored == scores


def test_the_stock_is_renewed_from_all_discards_but_the_top_one() -> None:
    rest = Counter(rules().deck) - Counter(["1", "1", "2", "2", "9"])
    piles = {"stock": "9", "discard": " ".join(rest.elements())}
    table = deal({"Ana": "1 1", "Ben": "2 2"}, piles=piles).play("draw", "throw 1")
    assert (table.discard, Counter(table.stock.split()), table.actor) == ("9", rest, "Ben")


def test_a_round_that_nobody_has_ended_punishes_nobody_and_its_starter_stays() -> None:
    table = deal({"Ana": "5", "Ben": "9"}, at="reveal", starter="Ben")
    assert (table.scored, table.who("starter")) == ({"Ana": "5 own", "Ben": "9 own"}, "Ben")


# ── the match ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("features", "before", "over"),
    [("", 94, False), ("", 95, True), ("+limit=50", 45, True), ("+limit=150", 144, False)],
)
def test_reaching_the_limit_ends_the_match(features: str, before: int, over: bool) -> None:
    running = {"Ana": 30, "Ben": before}
    grids = {"Ana": "1", "Ben": "5"}
    table = deal(
        grids, features, at="reveal", finisher="Ana", dealer="Ana", match=True, running=running
    )
    assert (table.found.status == "over") is over
    if over:
        assert told(table, "ahead") == {"Ana": True, "Ben": False}
    else:
        assert (table.who("dealer"), table.who("starter")) == ("Ben", "Ana")


def test_equal_sums_share_the_match() -> None:
    running = {"Ana": 10, "Ben": 6, "Cleo": 99}
    grids = {"Ana": "1", "Ben": "5", "Cleo": "12"}
    table = deal(grids, at="reveal", finisher="Ana", match=True, running=running)
    assert told(table, "ahead") == {"Ana": True, "Ben": True, "Cleo": False}


# ── variants ───────────────────────────────────────────────────────────────────────────────


def last_left(running: Mapping[str, int], finisher: str = "Ana") -> Table:
    """After a round in which everybody has scored 5, but for the double of whoever ended it."""
    grids = dict.fromkeys(running, "5")
    return deal(grids, "+last_left", at="reveal", finisher=finisher, match=True, running=running)


def test_last_one_left_only_those_beyond_the_limit_are_out() -> None:
    table = last_left({"Ana": 0, "Ben": 96, "Cleo": 95})
    assert (table.running["Cleo"], table.out, table.found.status) == (100, {"Ben"}, "waiting")


def test_last_one_left_whoever_follows_the_one_who_is_out_begins() -> None:
    table = last_left({"Ana": 0, "Ben": 99, "Cleo": 0}, finisher="Ben")
    while table.label != "turn":
        table.play(table.moves[0])
    assert (table.out, table.actor) == ({"Ben"}, "Cleo")


def test_last_one_left_wins() -> None:
    table = last_left({"Ana": 0, "Ben": 96, "Cleo": 97})
    assert table.found.status == "over"
    assert told(table, "ahead") == {"Ana": True, "Ben": False, "Cleo": False}


def test_last_one_left_the_lowest_stay_when_all_are_beyond_the_limit() -> None:
    table = last_left({"Ana": 100, "Ben": 97, "Cleo": 97})
    assert (table.out, table.found.status) == ({"Ana"}, "waiting")


def test_nine_cards_are_three_columns_and_fifty_points() -> None:
    table = deal({"Ana": "5^ 1 2 5^ 3 4 9", "Ben": "1"}, "+nine", piles={"discard": "5"})
    assert table.play("take 7").grid("Ana") == "-- 1 2 -- 3 4 -- -- --"
    running = {"Ana": 45}
    over = deal({"Ana": "5", "Ben": "1"}, "+nine", at="reveal", match=True, running=running)
    assert over.found.status == "over"
    dealt = new_round(2, seed=2, features="+nine")
    assert "--" not in dealt.grid("Ana") and len(dealt.grid("Ana").split()) == 9


@pytest.mark.parametrize("features", ["", "+columns=stay", "+nine", "+last_left+nine"])
@pytest.mark.parametrize("players", [2, 5, 8])
def test_a_round_of_chance_ends(features: str, players: int) -> None:
    engine = rules(features).engine
    for seed in range(3):
        chance = Random(seed)
        state = engine.new_round(players, seed, {})
        while moves := engine.legal(state):
            assert len(state.log) < 5_000
            engine.apply(state, chance.choice(moves))
        assert (state.status, state.halt) == ("over", None)
        assert state.finisher is not None
