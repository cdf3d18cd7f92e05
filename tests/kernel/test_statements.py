"""What statements do to cards and faces and to what players know, and where they can't be done."""

from __future__ import annotations

import pytest

from cambio_spec.kernel.expressions import Expr
from cambio_spec.kernel.state import Halt
from cambio_spec.kernel.statements import (
    Cut,
    Gather,
    Look,
    Shuffle,
    Swap,
    Turn,
)
from tests.kernel.building import (
    HAND,
    O,
    const,
    local,
    pile,
    seat,
    zone,
)
from tests.kernel.laid_table import (
    HEAP,
    NOBODY,
    STOCK,
    after,
    at,
    every,
    game,
    halted,
    knowing,
    lying,
    move,
    table,
    top,
)

# Move


def test_a_card_goes_from_the_top_of_a_pile_to_the_top_of_another() -> None:
    state = after(move(top("stock"), top("heap")))
    assert lying(state, STOCK) == ["AH", "2H", "3S"]
    assert lying(state, HEAP) == ["7C^", "10D^"]


def test_a_card_lies_and_is_known_as_the_zone_is_shown() -> None:
    drawn = move(top("stock"), top("hand", seat(1)))
    for shown, expected, seats in (
        ("up", "10D^", {0, 1, 2}),
        ("down", "10D", set()),
        ("owner", "10D", {1}),
    ):
        state = after(drawn, g=game(shown=shown))  # type: ignore[arg-type]
        assert lying(state, ("hand", 1))[1] == expected
        assert knowing(state, "10D") == seats


def test_a_face_that_the_move_names_overrides_how_the_zone_is_shown() -> None:
    down = after(move(top("stock"), top("hand", seat(1)), "down"), g=game(shown="owner"))
    assert knowing(down, "10D") == set()
    up = after(move(top("stock"), top("hand", seat(1)), "up"), g=game(shown="owner"))
    assert knowing(up, "10D") == {0, 1, 2}
    heap = after(move(top("stock"), top("heap"), "down"))
    assert lying(heap, HEAP) == ["7C^", "10D"]


def test_a_card_that_is_moved_face_down_stays_known() -> None:
    state = after(move(top("heap"), top("stock")), move(top("stock"), top("heap")))
    assert knowing(state, "7C") == {0, 1, 2}
    back = after(move(top("stock"), top("stock")), state=state)
    assert knowing(back, "7C") == {0, 1, 2}


def test_a_grid_takes_a_card_into_its_first_free_slot() -> None:
    state = after(move(at("a"), top("heap")), move(top("stock"), top("hand", seat(0))))
    assert lying(state, ("hand", 0)) == ["10D", "QS", None]


def test_a_full_grid_grows_only_up_to_its_limit() -> None:
    fill = [move(top("stock"), top("hand", seat(0))) for _ in range(2)]
    assert after(*fill).halt == Halt("full", "move")
    for limit in (4, None):
        grown = after(*fill, g=game(limit=limit))
        assert lying(grown, ("hand", 0)) == ["KD", "QS", "10D", "3S"]


def test_a_card_may_be_put_where_a_grid_is_still_to_grow() -> None:
    beside = move(top("stock"), at("beside"))
    grown = after(beside, g=game(limit=None))
    assert lying(grown, ("hand", 0)) == ["KD", "QS", None, "10D"]
    again = after(beside, g=game(limit=None), state=grown)
    assert again.halt == Halt("taken", "move")
    for nothing in (move(at("beside"), top("heap")), Turn(at("beside"), "up", origin="move")):
        assert halted("no-card", "move", nothing, g=game(limit=None))


def test_a_limit_counts_cards_not_slots() -> None:
    assert halted("full", "move", move(top("stock"), top("hand", seat(0))), g=game(limit=2))
    assert halted("full", "move", move(top("stock"), at("free")), g=game(limit=2))


def test_a_pile_at_its_limit_takes_no_card() -> None:
    state = after(*[move(top("stock"), top("heap"))] * 3)
    assert state.halt == Halt("full", "move")
    assert lying(state, STOCK) == ["AH", "2H"]


def test_a_card_leaves_an_empty_slot_and_goes_into_one() -> None:
    state = after(move(at("a"), at("free")))
    assert lying(state, ("hand", 0)) == [None, "QS", "KD"]


def test_a_card_may_go_back_to_where_it_lay() -> None:
    assert lying(after(move(at("a"), at("a"))), ("hand", 0)) == ["KD", "QS", None]


def test_a_move_without_a_card_or_a_place() -> None:
    assert halted("taken", "move", move(at("a"), at("b")))
    assert halted("no-card", "move", move(at("free"), top("heap")))
    assert halted("undefined", "move", move(top("stock"), top("hand", NOBODY)))
    empty = game(pile("empty"))
    assert halted("no-card", "move", move(top("empty"), top("heap")), g=empty)


# Gather


def gather(source: str, owner: Expr | None, target: str, keep: int = 0) -> Gather:
    return Gather(zone(source, owner), zone(target), keep, origin="gather")


def test_gathered_cards_go_on_top_in_their_order() -> None:
    state = after(gather("hand", seat(0), "stock"))
    assert lying(state, STOCK) == ["AH", "2H", "3S", "10D", "KD", "QS"]
    assert lying(state, ("hand", 0)) == [None, None, None]


def test_gathering_from_everybody_starts_with_seat_0() -> None:
    state = after(gather("hand", None, "stock"))
    assert lying(state, STOCK)[4:] == ["KD", "QS", "KC"]


def test_the_top_cards_are_kept() -> None:
    state = after(gather("stock", None, "heap", keep=2))
    assert lying(state, STOCK) == ["3S", "10D"]
    assert lying(state, HEAP) == ["7C^", "AH^", "2H^"]
    assert after(gather("stock", None, "heap", keep=9)) == table(game())


def test_gathered_cards_lie_as_the_target_is_shown_and_stay_known() -> None:
    state = after(Turn(top("heap"), "up", origin=O), gather("heap", None, "stock"))
    assert lying(state, STOCK)[-1] == "7C"
    assert knowing(state, "7C") == {0, 1, 2}


def test_gathering_more_than_the_target_may_hold_moves_nothing() -> None:
    assert halted("full", "gather", gather("stock", None, "heap"))


# Swap, Turn, Look


def test_swapped_cards_keep_their_faces_and_whoever_knows_them() -> None:
    look = Look(seat(2), at("c"), origin=O)
    swap = Swap(local("a", HAND), local("c", HAND), origin="swap")
    state = after(Turn(at("a"), "up", origin=O), look, swap)
    assert lying(state, ("hand", 0)) == ["KC", "QS", None]
    assert lying(state, ("hand", 1)) == ["KD^", None, None]
    assert knowing(state, "KC") == {2}


def test_a_swap_needs_two_cards() -> None:
    free = Swap(local("a", HAND), local("free", HAND), origin="swap")
    assert halted("no-card", "swap", free)
    itself = Swap(local("a", HAND), local("a", HAND), origin="swap")
    assert after(itself) == table(game())


def test_turned_up_everybody_sees_a_card_and_turned_down_remembers_it() -> None:
    up, down = Turn(at("a"), "up", origin=O), Turn(at("a"), "down", origin=O)
    state = after(up)
    assert lying(state, ("hand", 0))[0] == "KD^"
    assert knowing(state, "KD") == {0, 1, 2}
    again = after(up, down)
    assert lying(again, ("hand", 0))[0] == "KD"
    assert knowing(again, "KD") == {0, 1, 2}


def test_every_card_of_a_zone_or_of_a_row() -> None:
    hand = Turn(every("hand", seat(0)), "up", origin=O)
    assert lying(after(hand), ("hand", 0)) == ["KD^", "QS^", None]
    third = Turn(every("hand", seat(0), row=2), "up", origin=O)
    state = after(move(at("a"), at("free")), third)
    assert lying(state, ("hand", 0)) == [None, "QS", "KD^"]
    stock = Look(seat(1), every("stock"), origin=O)
    assert knowing(after(stock), "2H") == {1}
    assert after(Turn(every("hand", seat(2)), "up", origin=O)) == table(game())


def test_a_slot_that_a_grid_grew_is_in_no_row() -> None:
    fill = [move(top("stock"), top("hand", seat(0))) for _ in range(2)]
    g = game(limit=None)
    rows = [Turn(every("hand", seat(0), row=row), "up", origin=O) for row in (1, 2)]
    assert lying(after(*fill, *rows, g=g), ("hand", 0)) == ["KD^", "QS^", "10D^", "3S"]


def test_one_player_looks() -> None:
    state = after(Look(seat(1), top("stock"), origin=O), Look(seat(2), top("stock"), origin=O))
    assert knowing(state, "10D") == {1, 2}
    assert lying(state, STOCK)[-1] == "10D"


def test_there_must_be_a_card_to_turn_and_somebody_to_look() -> None:
    g = game(pile("empty"))
    assert halted("no-card", "turn", Turn(top("empty"), "up", origin="turn"), g=g)
    assert halted("no-card", "turn", Turn(at("free"), "up", origin="turn"))
    assert halted("undefined", "look", Look(NOBODY, at("a"), origin="look"))


# Shuffle, Cut


def test_after_a_shuffle_nobody_knows_a_card_of_the_pile() -> None:
    look, shuffle = Look(seat(0), every("stock"), origin=O), Shuffle(zone("stock"), origin=O)
    hand = Look(seat(0), at("a"), origin=O)
    state = after(look, hand, shuffle)
    assert all(knowing(state, code) == set() for code in ("AH", "2H", "3S", "10D"))
    assert knowing(state, "KD") == {0}
    assert sorted(state.cards(STOCK)) == sorted(table(game()).cards(STOCK))
    assert state.random != table(game()).random


def test_a_card_keeps_its_face_in_a_shuffle() -> None:
    state = after(Turn(top("stock"), "up", origin=O), *[Shuffle(zone("stock"), origin=O)] * 2)
    assert "10D^" in lying(state, STOCK)
    assert sum(state.faces[STOCK]) == 1
    assert knowing(state, "10D") == {0, 1, 2}, "everybody sees it all the while"


@pytest.mark.parametrize(
    ("depth", "expected"),
    [
        (0, ["AH", "2H", "3S", "10D^"]),
        (1, ["10D^", "AH", "2H", "3S"]),
        (3, ["2H", "3S", "10D^", "AH"]),
        (4, ["AH", "2H", "3S", "10D^"]),
    ],
)
def test_a_cut_puts_the_top_cards_under_the_others(depth: int, expected: list[str]) -> None:
    cut = Cut(zone("stock"), const(depth), origin=O)
    state = after(Turn(top("stock"), "up", origin=O), cut)
    assert (lying(state, STOCK), state.halt) == (expected, None)


@pytest.mark.parametrize("depth", [-1, 5])
def test_a_cut_deeper_than_the_pile(depth: int) -> None:
    assert halted("undefined", "cut", Cut(zone("stock"), const(depth), origin="cut"))
