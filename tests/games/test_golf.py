"""Six-card golf, as its book decides: how cards come to lie face up, what they count where they
lie, who has to pay for ending a round, who begins the next one, and who wins the match.

A grid is written row by row, the three cards nearest to the player first; those in brackets lie
face down: `7H 2S (9C)  7D (KH) (3S)` has one column of two sevens. Moves are written as in the
classic game: `Ana keep 4` is about Ana's own fourth card.
"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from cambio_spec.kernel import play
from cambio_spec.kernel.state import Position, Value
from tests.classic.situations import Fact, Table, engine, new_game, rules, seat

GOLF = "tests/games/golf.cambio"
HIDDEN = "(AH) (AS) (AC) (3H) (3S) (3C)"
NINE = "9H 2H AH KH AS KS"
TEN = "10H 2S AC KC AD KD"
TEN_TOO = "7D 3C AH 2C AS KH"
TWELVE = "9S 3H AC 2H AD KD"
LATE = "10H 2S AC KC AD (KD)"
"""Grids named after their totals; in the last one a card still lies face down."""


def laid(
    grids: Mapping[str, str],
    game: str = GOLF,
    at: str | None = "turn",
    facts: Mapping[Fact, Value] | None = None,
    piles: Mapping[str, str] | None = None,
    match: bool = False,
) -> Table:
    """A situation at this place of the rules, with other cards than these in the stock. A 9 is the
    top card of the stock and a 4 that of the discard pile, unless `piles` says otherwise."""
    lying = {name: grid.split() for name, grid in grids.items()}
    zones: dict[Position, list[str]] = {
        ("grid", seat(name)): [card.strip("()") for card in cards] for name, cards in lying.items()
    }
    given = {"stock": "9D", "discard": "4D", **(piles or {})}
    zones |= {(pile, None): codes.split() for pile, codes in given.items()}
    faces: dict[Position, list[bool]] = {
        ("grid", seat(name)): [not card.startswith("(") for card in cards]
        for name, cards in lying.items()
    }
    known, alone, program = facts or {}, not match, rules(game).program
    found = engine(game).deal_state(
        len(grids), zones, known, label=at, single_round=alone, faces=faces
    )
    expected = play.deal_state(
        program, len(grids), zones, known, label=at, single_round=alone, faces=faces
    )
    return Table(game, found, expected)


def deal(game: str = GOLF, piles: Mapping[str, str] | None = None, **grids: str) -> Table:
    """It is Ana's turn."""
    return laid(grids, game, piles=piles)


def ended(by: str | None, game: str = GOLF, **grids: str) -> dict[str, str]:
    """What everybody scores, and by which rule, after somebody has ended the round."""
    facts: dict[Fact, Value] = {"finisher": None if by is None else seat(by)}
    return laid(grids, game, "reveal", facts).told("score")


def total(grid: str, game: str = GOLF) -> int:
    return int(laid({"Ana": grid, "Ben": HIDDEN}, game, None).decide("total", "Ana").split()[0])


def face_down(table: Table, name: str) -> int:
    """How many cards of a grid nobody has seen, its owner neither."""
    return table.sees(name)[name].split().count("?")


# ── before the first turn ──────────────────────────────────────────────────────────────────


def test_everybody_turns_two_cards_of_their_choice_up_the_starter_first() -> None:
    dealt = new_game(2, game=GOLF, starter="Ben")
    dealt.play("Ben spot 2", "Ben spot 5", "Ana spot 6")
    assert "Ana spot 6" not in dealt.moves
    dealt.play("Ana spot 1")
    assert (face_down(dealt, "Ana"), face_down(dealt, "Ben")) == (4, 4)
    assert dealt.sees("Ben")["Ana"] == dealt.sees("Ana")["Ana"]
    assert (dealt.label, dealt.actor, len(dealt.discard.split())) == ("turn", "Ben", 1)


def test_two_packs_and_four_jokers_are_enough_for_six() -> None:
    assert len(new_game(6, game=GOLF).stock.split()) == 108 - 6 * 6 - 1


# ── a turn ─────────────────────────────────────────────────────────────────────────────────


def test_a_drawn_card_takes_the_place_of_any_card_and_lies_face_up() -> None:
    kept = deal(Ana="7H (2S) (9C) (5H) (6H) (8H)", Ben=HIDDEN).play("Ana draw", "Ana keep 2")
    assert (kept.grid("Ana"), kept.discard) == ("7H 9D 9C 5H 6H 8H", "4D 2S")
    assert kept.sees("Ben")["Ana"] == "7H 9D ? ? ? ?"
    assert "Ben take 1" in kept.moves and kept.actor == "Ben"


def test_the_top_discard_has_to_be_exchanged_also_for_a_card_that_lies_face_up() -> None:
    turn = deal(Ana="7H (2S) (9C) (5H) (6H) (8H)", Ben=HIDDEN)
    assert turn.options("Ana") == {"draw", "take"}
    turn.play("Ana take 1")
    assert (turn.grid("Ana"), turn.discard) == ("4D 2S 9C 5H 6H 8H", "7H")
    assert (face_down(turn, "Ana"), turn.actor) == (5, "Ben")


def test_who_discards_the_drawn_card_turns_one_up() -> None:
    thrown = deal(Ana="7H (2S) 9C 5H 6H (8H)", Ben=HIDDEN).play("Ana draw", "Ana throw")
    assert thrown.moves == ["Ana spot 2", "Ana spot 6"]
    thrown.play("Ana spot 6")
    assert thrown.sees("Ben")["Ana"] == "7H ? 9C 5H 6H 8H"
    assert (thrown.discard, thrown.actor) == ("4D 9D", "Ben")


@pytest.mark.parametrize(("turned", "finisher"), [(False, None), (True, "Ana")])
def test_the_last_card_may_stay_face_down(turned: bool, finisher: str | None) -> None:
    thrown = deal(Ana=LATE, Ben=HIDDEN).play("Ana draw", "Ana throw", "Ana spot 6")
    yes, no = thrown.moves
    thrown.play(yes if turned else no)
    assert (face_down(thrown, "Ana"), thrown.who("finisher")) == (0 if turned else 1, finisher)
    assert thrown.actor == "Ben"


def test_players_may_agree_that_discarding_turns_no_card_up() -> None:
    thrown = deal(f"{GOLF}+flip=off", Ana=HIDDEN, Ben=HIDDEN).play("Ana draw", "Ana throw")
    assert (face_down(thrown, "Ana"), thrown.actor) == (6, "Ben")


def test_an_empty_stock_is_made_of_all_discards_but_the_top_one() -> None:
    rest = deal(Ana=HIDDEN, Ben=HIDDEN, piles={"stock": "", "discard": ""}).stock
    spent = deal(Ana=HIDDEN, Ben=HIDDEN, piles={"stock": "", "discard": rest})
    assert (spent.stock, len(spent.discard.split())) == ("", 96)
    spent.play("Ana draw")
    assert (len(spent.stock.split()), spent.discard) == (94, rest.split()[-1])


# ── the end of a round ─────────────────────────────────────────────────────────────────────


def test_everybody_else_has_one_more_turn_and_hidden_cards_count_too() -> None:
    table = deal(Ana=LATE, Ben="(5H) 5S 6S 7S 8S 9S", Cleo="(JH) (2S) 3S 4S 6S 7S")
    table.play("Ana take 6")
    assert (table.who("finisher"), table.actor) == ("Ana", "Ben")
    table.play("Ben take 1", "Cleo take 2")
    assert table.over and table.who("finisher") == "Ana"
    assert table.told("score") == {"Ana": "14 others", "Ben": "35 others", "Cleo": "35 others"}


@pytest.mark.parametrize(
    ("grid", "points"),
    [
        ("AH 2H 3H KS JS QS", 22),  # 1 − 2 + 3 + 0 + 10 + 10
        ("JK 4H 5H 6S 7S 8S", 25),  # −5 + 4 + 5 + 6 + 7 + 8
        ("9H 4H KH 9S 5S 8S", 17),  # the nines cancel each other
        ("9H 9S KH 4H 5S 8S", 35),  # in a row they don't
        ("2H 4H KH 2S 5S 8S", 17),  # two twos cancel each other as well
        ("9H 9S KH 9C 9D 8S", -2),  # four nines in two columns: 8 − 10
        ("9H KH 9S 9C 8S 9D", -2),  # … which needn't lie side by side
        ("9H 9S 9C 9D KH 8S", 26),  # three nines in a row, one below: only two cancel
        ("9H 7H 8H 9C 7S 8S", 0),  # three pairs of different ranks are rewarded by nothing
        ("9H 9C 9S 9D 9H 9C", -10),  # six equal cards are rewarded once
    ],
)
def test_what_cards_count_depends_on_where_they_lie(grid: str, points: int) -> None:
    assert total(grid) == points


@pytest.mark.parametrize(
    ("option", "pair", "four"), [("counts", -10 + 7, -20 - 10 + 7), ("cancels", 7, -10 + 7)]
)
def test_players_agree_whether_two_jokers_cancel(option: str, pair: int, four: int) -> None:
    game = f"{GOLF}+joker_pair={option}"
    assert total("JK 4H KH JK 3S KS", game) == pair
    assert total("JK JK 3H JK JK 4H", game) == four


def test_a_pair_that_comes_to_light_at_the_end_cancels_too() -> None:
    scored = ended("Ana", Ana=NINE, Ben="9H (4H) (JH) 8S (4S) (JS)")
    assert scored == {"Ana": "9 others", "Ben": "17 others"}


# ── who ends a round ───────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("penalty", "paid"), [("doubled", "20 doubled"), ("added", "20 added"), ("none", "10 others")]
)
def test_who_ends_a_round_needs_the_lowest_total_alone(penalty: str, paid: str) -> None:
    game = f"{GOLF}+penalty={penalty}"
    assert ended("Ana", game, Ana=TEN, Ben=NINE, Cleo=TWELVE)["Ana"] == paid
    assert ended("Ana", game, Ana=TEN, Ben=TEN_TOO, Cleo=TWELVE)["Ana"] == paid
    assert ended("Ana", game, Ana=NINE, Ben=TEN, Cleo=TWELVE)["Ana"] == "9 others"


def test_nobody_else_pays_however_high_their_total_is() -> None:
    assert ended("Ana", Ana=NINE, Ben="QH QS QC JH JS JC")["Ben"] == "60 others"


@pytest.mark.parametrize(("penalty", "paid"), [("doubled", "-3 others"), ("added", "7 added")])
def test_a_total_below_zero_is_not_doubled(penalty: str, paid: str) -> None:
    lower = "JK KD KS KC KH AC"
    scored = ended("Ana", f"{GOLF}+penalty={penalty}", Ana="2H KH KS AS 2C KC", Ben=lower)
    assert scored == {"Ana": paid, "Ben": "-4 others"}


def test_the_four_equal_cards_are_rewarded_before_totals_are_compared() -> None:
    scored = ended("Ana", Ana="9H 9S JH 9C 9D 8S", Ben=NINE)
    assert scored == {"Ana": "8 others", "Ben": "9 others"}


# ── the match ──────────────────────────────────────────────────────────────────────────────


def after(
    played: int, game: str = GOLF, starter: str = "Ana", before: Mapping[str, int] | None = None
) -> Table:
    """A match before its round of this number is counted: Ana ends it with 9 points, Ben has 10,
    Cleo 12."""
    facts: dict[Fact, Value] = {"finisher": 0, "starter": seat(starter), "played": played - 1}
    facts |= {("running", seat(name)): points for name, points in (before or {}).items()}
    grids = {"Ana": NINE, "Ben": TEN, "Cleo": TWELVE}
    return laid(grids, game, "reveal", facts, match=True)


@pytest.mark.parametrize(("starter", "following"), [("Ana", "Ben"), ("Cleo", "Ana")])
def test_the_player_left_of_the_last_starter_begins(starter: str, following: str) -> None:
    table = after(1, starter=starter)
    assert list(table.found.running) == [9, 10, 12] and table.who("starter") == following
    assert table.actor == following and table.label.startswith("setup")


@pytest.mark.parametrize("holes", [9, 18])
def test_a_match_has_as_many_rounds_as_were_agreed_on(holes: int) -> None:
    assert not after(holes - 1, f"{GOLF}+holes={holes}").over
    assert after(holes, f"{GOLF}+holes={holes}").over


@pytest.mark.parametrize(
    ("before", "winners"),
    [
        ({"Ana": 5, "Ben": 20, "Cleo": 0}, {"Cleo"}),  # 14, 30, 12
        ({"Ana": 3, "Ben": 2, "Cleo": 0}, {"Ana"}),  # all have 12, and Ana's last round was best
        ({"Ana": 30, "Ben": 2, "Cleo": 0}, {"Ben"}),  # Ana's last round doesn't matter any more
    ],
)
def test_the_fewest_points_win_and_the_last_round_breaks_ties(
    before: dict[str, int], winners: set[str]
) -> None:
    assert after(9, before=before).winners == winners


def test_who_wins_is_left_to_the_players_where_the_last_round_was_equal_too() -> None:
    facts: dict[Fact, Value] = {"played": 8}
    table = laid({"Ana": TEN, "Ben": TEN_TOO}, GOLF, "reveal", facts, match=True)
    assert table.winners == {"Ana", "Ben"}
