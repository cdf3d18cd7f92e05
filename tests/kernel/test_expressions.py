"""What expressions mean.

The table: the stock from bottom to top AH 2H 3S, seat 0 holds KD in slot 0 and QS in slot 2, its
slots 0 and 1 being the row nearest it; seat 1 holds 7C in slot 1.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from cambio_spec.kernel.evaluate import elements, evaluate
from cambio_spec.kernel.expressions import (
    AttributeOf,
    CardAt,
    Cards,
    Domain,
    Expr,
    Fold,
    FoldOp,
    Gaps,
    Numbers,
    OwnerOf,
    Players,
    Seat,
    Size,
    TopCard,
    Unary,
)
from cambio_spec.kernel.play import deal_state
from cambio_spec.kernel.program import Fact
from cambio_spec.kernel.scope import Scope, Undefined
from cambio_spec.kernel.state import Value
from cambio_spec.kernel.types import (
    BOOLEAN,
    CARD,
    INTEGER,
    PLAYER,
    PLAYER_OR_NOBODY,
    Type,
)
from tests.kernel.building import (
    HAND,
    SEATS,
    O,
    const,
    deck,
    fact,
    hands,
    local,
    op,
    pile,
    program,
    seat,
    spots,
    zone,
)

GAME = program(
    zones=(hands(2, 1), pile("heap", "up")),
    facts=(
        Fact("round", False, INTEGER, 3, None, None, origin=O),
        Fact("score", True, INTEGER, 0, None, None, origin=O),
        Fact("leader", False, PLAYER_OR_NOBODY, None, None, None, origin=O),
    ),
    cards=deck("AH", "2H", "3S", "KD", "QS", "7C"),
)
STATE = deal_state(
    GAME,
    3,
    {("hand", 0): ["KD", None, "QS"], ("hand", 1): [None, "7C"]},
    {("score", 1): 15},
)
KD, QS, C7 = 3, 4, 5
NOBODY = fact("leader", PLAYER_OR_NOBODY)
EMPTY_TOP = TopCard(zone("heap"), origin=O)  # undefined: the heap is empty
FAILS = op(AttributeOf("pip", EMPTY_TOP, origin=O), "=", const(1))


def value(expr: Expr, **bindings: Value) -> Value:
    return evaluate(GAME, STATE, expr, {**SEATS, **bindings})


def fold(kind: FoldOp, domain: Domain, where: Expr | None = None, of: Expr | None = None) -> Expr:
    types: dict[FoldOp, Type] = {"some": BOOLEAN, "first": PLAYER_OR_NOBODY}
    return Fold(types.get(kind, INTEGER), kind, "x", domain, where, of, origin=O)


def attribute(name: str, card: Expr) -> Expr:
    return AttributeOf(name, card, origin=O)  # type: ignore[arg-type]


def undefined(expr: Expr, **bindings: Value) -> bool:
    with pytest.raises(Undefined):
        value(expr, **bindings)
    return True


def test_literals_and_variables() -> None:
    assert value(const(4)) == 4
    assert value(local("n"), n=9) == 9


def test_facts_of_the_round_and_of_a_player() -> None:
    assert value(fact("round")) == 3
    assert value(fact("score", owner=seat(1))) == 15
    assert value(fact("score", owner=seat(2))) == 0
    assert undefined(fact("score", owner=NOBODY))


@pytest.mark.parametrize(
    ("left", "sign", "right", "expected"),
    [
        (7, "+", -9, -2),
        (7, "-", 9, -2),
        (-3, "*", 4, -12),
        (2, "<", 2, False),
        (2, "<=", 2, True),
        (3, ">", 2, True),
        (2, ">=", 3, False),
        (2, "=", 2, True),
        (2, "!=", 2, False),
        ("A", "<", "2", True),
        ("10", "<", "J", True),
        ("K", ">=", "Q", True),
        ("9", ">", "10", False),
        ("K", "=", "K", True),
        ("hearts", "!=", "spades", True),
        (None, "=", None, True),
    ],
)
def test_arithmetic_and_comparison_ranks_by_pip(
    left: int, sign: str, right: int, expected: Value
) -> None:
    assert value(op(const(left), sign, const(right))) == expected  # type: ignore[arg-type]


def test_nobody_is_no_player() -> None:
    assert value(op(NOBODY, "=", seat(0))) is False
    assert value(op(NOBODY, "!=", seat(0))) is True


def test_not_and_minus() -> None:
    assert value(Unary("not", const(False), origin=O)) is True
    assert value(Unary("-", const(5), origin=O)) == -5


def test_and_and_or_ask_the_right_side_only_where_the_left_leaves_it_open() -> None:
    assert value(op(const(False), "and", FAILS)) is False
    assert value(op(const(True), "or", FAILS)) is True
    assert undefined(op(const(True), "and", FAILS))
    assert undefined(op(const(False), "or", FAILS))


def test_a_card_has_rank_suit_colour_and_pip() -> None:
    card = local("c", CARD)
    got = [value(attribute(name, card), c=KD) for name in ("rank", "suit", "colour", "pip")]
    assert got == ["K", "diamonds", "red", 13]


def test_the_top_of_a_pile_is_its_last_card() -> None:
    assert value(attribute("rank", TopCard(zone("stock"), origin=O))) == "3"
    assert undefined(EMPTY_TOP)


def test_size_counts_cards_not_slots() -> None:
    assert value(Size(zone("stock"), origin=O)) == 3
    assert value(Size(zone("hand", seat(0)), origin=O)) == 2
    assert value(Size(zone("hand", seat(2)), origin=O)) == 0
    assert undefined(Size(zone("hand", NOBODY), origin=O))


def test_a_spot_has_an_owner_and_perhaps_a_card() -> None:
    spot = local("s", HAND)
    assert value(OwnerOf(spot, origin=O), s=(1, 1)) == 1
    assert value(CardAt(spot, origin=O), s=(1, 1)) == C7
    assert undefined(CardAt(spot, origin=O), s=(1, 0))


def test_seats_go_round_both_ways() -> None:
    assert value(Seat(seat(2), 1, origin=O)) == 0
    assert value(Seat(seat(0), -1, origin=O)) == 2
    assert value(Seat(seat(0), 4, origin=O)) == 1
    assert undefined(Seat(NOBODY, 1, origin=O))


def test_a_zone_is_told_by_name_and_owner() -> None:
    assert value(op(zone("hand", seat(0)), "=", zone("hand", seat(0)))) is True
    assert value(op(zone("hand", seat(0)), "=", zone("hand", seat(1)))) is False


def sequence_of(domain: Domain) -> list[Value]:
    return list(elements(Scope(GAME, STATE, SEATS), domain))


def test_players_from_seat_0_or_from_one_on() -> None:
    assert sequence_of(Players(None, origin=O)) == [0, 1, 2]
    assert sequence_of(Players(seat(1), origin=O)) == [1, 2, 0]
    assert undefined(fold("count", Players(NOBODY, origin=O)))


def test_cards_bottom_to_top_or_slot_by_slot() -> None:
    assert sequence_of(Cards(zone("stock"), origin=O)) == [0, 1, 2]
    assert sequence_of(Cards(zone("hand", seat(0)), origin=O)) == [KD, QS]


def test_spots_are_occupied_slots_by_seat_and_slot() -> None:
    assert sequence_of(spots()) == [(0, 0), (0, 2), (1, 1)]
    assert sequence_of(spots(seat(0))) == [(0, 0), (0, 2)]
    assert sequence_of(spots(None, row=1)) == [(0, 0), (1, 1)]
    assert sequence_of(spots(seat(0), row=2)) == [(0, 2)]
    assert undefined(fold("count", spots(NOBODY)))


def test_gaps_are_empty_slots_and_where_a_grid_may_grow() -> None:
    assert sequence_of(Gaps("hand", seat(0), origin=O)) == [(0, 1), (0, 3)]
    assert sequence_of(Gaps("hand", seat(1), origin=O)) == [(1, 0), (1, 2), (1, 3)]
    assert undefined(fold("count", Gaps("hand", NOBODY, origin=O)))


def test_a_grid_that_may_grow_up_to_a_limit_has_a_gap_more_until_it_has_so_many_slots() -> None:
    for limit, more in ((3, []), (4, [(1, 3)]), (None, [(1, 3)])):
        limited = replace(GAME, zones=tuple(replace(z, limit=limit) for z in GAME.zones))
        found = elements(Scope(limited, STATE, SEATS), Gaps("hand", seat(1), origin=O))
        assert list(found) == [(1, 0), (1, 2), *more]


def test_numbers_from_low_to_high() -> None:
    assert sequence_of(Numbers(const(-1), const(2), origin=O)) == [-1, 0, 1, 2]
    assert sequence_of(Numbers(const(2), const(1), origin=O)) == []


TO_THREE = Numbers(const(1), const(3), origin=O)
NONE = Numbers(const(1), const(0), origin=O)
X = local("x")
ODD = op(X, "!=", const(2))


def test_count_and_some() -> None:
    assert value(fold("count", TO_THREE)) == 3
    assert value(fold("count", TO_THREE, ODD)) == 2
    assert value(fold("some", TO_THREE, op(X, ">", const(2)))) is True
    assert value(fold("some", NONE)) is False


def test_sum_least_and_greatest() -> None:
    square = op(X, "*", X)
    assert value(fold("sum", TO_THREE, ODD, square)) == 10
    assert value(fold("sum", NONE, None, X)) == 0
    assert value(fold("least", TO_THREE, op(X, ">", const(1)), square)) == 4
    assert value(fold("greatest", TO_THREE, None, Unary("-", X, origin=O))) == -1
    assert undefined(fold("least", NONE, None, X))
    assert undefined(fold("greatest", TO_THREE, op(X, ">", const(9)), X))


def test_first_player_or_nobody() -> None:
    x = local("x", PLAYER)
    full = op(Size(zone("hand", x), origin=O), "<", const(2))
    assert value(fold("first", Players(seat(2), origin=O), full)) == 2
    assert value(fold("first", Players(seat(0), origin=O), full)) == 1
    assert value(fold("first", Players(None, origin=O), const(False))) is None


def test_some_and_first_stop_at_the_first_that_holds_the_others_ask_all() -> None:
    late = op(op(X, "=", const(1)), "or", FAILS)
    assert value(fold("some", TO_THREE, late)) is True
    assert undefined(fold("count", TO_THREE, late))
    seat_late = op(op(local("x", PLAYER), "=", seat(0)), "or", FAILS)
    assert value(fold("first", Players(None, origin=O), seat_late)) == 0


def test_an_element_hides_an_outer_variable_of_the_same_name() -> None:
    inner = fold("sum", TO_THREE, None, X)
    assert value(op(inner, "+", X), x=100) == 106
