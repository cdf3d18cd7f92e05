"""A pile that is made up from another one, wherever a card of it is wanted: evaluated and played by
the engine alike."""

from __future__ import annotations

from typing import Any

import pytest

from cambio_spec.engine import emit, load
from cambio_spec.kernel import play
from tests.constructs.frame import program

WITHOUT = ("zone stock", "stage next", "action wait")
CARDS: dict[tuple[str, int | None], list[int | str | None]] = {
    ("stock", None): ["2H"],
    ("discard", None): ["3H", "4H", "5H", "6H", "7H"],
}
EVERY_OTHER = [
    f"{rank}{suit}" for suit in "HSDC" for rank in ("A", *map(str, range(2, 11)), *"JQK")
]


def dealt(refilled: str, count: int) -> Any:
    """A deal of so many cards to each of two players, with one card in the stock, five on the
    discard pile and all others put aside."""
    made = program(
        f"zone stock: pile, face down{refilled}\n"
        "zone aside: pile, face down\n"
        f"stage next: step on: deal {count} from stock to each grid; go to turn\n"
        "action wait in turn: end match",
        without=WITHOUT,
    )
    aside: list[int | str | None] = [
        c for c in EVERY_OTHER if not any(c in cards for cards in CARDS.values())
    ]
    hands: dict[tuple[str, int | None], list[int | str | None]] = {
        **CARDS,
        ("aside", None): aside,
    }
    engine = load(emit(made), f"dealt_{count}")
    evaluated = play.deal_state(made, 2, hands, label="next", seed=3)
    played = engine.deal_state(2, hands, label="next", seed=3)
    assert engine.snapshot(played) == play.snapshot(made, evaluated)
    return evaluated


def sizes(state: Any) -> dict[str, int]:
    """How many cards lie in the places that this is about."""
    return {
        name: sum(
            card is not None
            for (zone, _), cards in state.zones.items()
            if zone == name
            for card in cards
        )
        for name in ("stock", "discard", "grid")
    }


@pytest.mark.parametrize(
    ("refilled", "left"),
    [
        (", refilled from discard", {"stock": 2, "discard": 0, "grid": 4}),
        (", refilled from discard keeping top", {"stock": 1, "discard": 1, "grid": 4}),
    ],
)
def test_a_deal_goes_on_with_a_pile_that_is_made_up(refilled: str, left: dict[str, int]) -> None:
    assert sizes(dealt(refilled, 2)) == left


@pytest.mark.parametrize("refilled", ["", ", refilled from discard keeping top"])
def test_a_deal_halts_where_there_is_nothing_to_make_it_up_from(refilled: str) -> None:
    state = dealt(refilled, 3)
    assert (state.halt.reason, state.halt.origin) == ("no-card", "next.on")
