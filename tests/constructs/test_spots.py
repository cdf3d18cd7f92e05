"""How a card lies in a grid, in which column, and who knows it: what rules may ask of a spot."""

from __future__ import annotations

import pytest

from cambio_spec import pipeline
from cambio_spec.engine import load, runtime
from cambio_spec.kernel import play
from cambio_spec.kernel.evaluate import decide
from cambio_spec.kernel.program import Zone
from cambio_spec.kernel.state import Move, State
from cambio_spec.source.files import SourceFile
from cambio_spec.syntax.format import format_document
from cambio_spec.syntax.parse import parse
from tests.constructs.frame import faults, framed, program, ruleset

ASKING = """
define open of player: number of spots in grid of player where it is face up
define hidden of player: number of spots in grid of player where it is not face up
define known of player: number of spots in grid of player where it is known to player
define left_ones of player: number of spots in grid of player where column of it = 1
define right_ones of player: number of spots in grid of player where column of it = 2
define near_ones of player: number of spots in grid of player where row of it = 1
define far_ones of player: number of spots in grid of player where row of it > 1
action flip in turn: choose spot in grid of me when spot is face down; turn spot up
action peek in turn: choose spot in grid of me when spot is not known to me; look at spot
action drop in turn: choose spot in grid of me; move spot to discard
"""
GAME = program(ASKING)
ENGINE = load(pipeline.engine_source(ruleset(framed(ASKING))), "spots")


def laid(*grid: str | None) -> State:
    return play.deal_state(GAME, 2, {("grid", 0): grid}, {"active": 0}, label="turn")


def after(state: State, *names: str) -> State:
    """After moves like `flip 2`: at the second slot of the first player."""
    for name, slot in (move.split() for move in names):
        state = play.apply(GAME, state, Move(0, name, (0, int(slot) - 1)))
    return state


def count(state: State, what: str) -> object:
    return decide(GAME, state, what, (0,)).value


@pytest.mark.parametrize(
    ("moves", "open_", "hidden", "known"),
    [
        ([], 0, 3, 0),
        (["flip 1"], 1, 2, 1),
        (["peek 1"], 0, 3, 1),
        (["peek 1", "flip 2"], 1, 2, 2),
        (["flip 1", "drop 1"], 0, 2, 0),
    ],
)
def test_rules_ask_how_a_card_lies_and_who_knows_it(
    moves: list[str], open_: int, hidden: int, known: int
) -> None:
    state = after(laid("AH", "2H", None, "3H"), *moves)
    assert [count(state, w) for w in ("open", "hidden", "known")] == [open_, hidden, known]


def test_only_cards_that_lie_as_asked_can_be_chosen() -> None:
    state = laid("AH", "2H", None, None)
    flips = {m.value for m in play.legal(GAME, state) if m.name == "flip"}
    assert flips == {(0, 0), (0, 1)}
    flips = {m.value for m in play.legal(GAME, after(state, "flip 1")) if m.name == "flip"}
    assert flips == {(0, 1)}


def test_columns_are_counted_from_the_left() -> None:
    assert [count(laid("AH", "2H", "3H", None), w) for w in ("left_ones", "right_ones")] == [2, 1]


def test_rows_are_counted_from_the_nearest() -> None:
    assert [count(laid("AH", None, "3H", "4H"), w) for w in ("near_ones", "far_ones")] == [1, 2]


@pytest.mark.parametrize(
    ("rows", "columns", "lines"),
    [
        ((2, 2), [1, 2, 1, 2], [1, 1, 2, 2]),
        ((3, 3), [1, 2, 3, 1, 2, 3], [1, 1, 1, 2, 2, 2]),
        ((2, 2, 1), [1, 2, 1, 2, 1, 1], [1, 1, 2, 2, 3, 4]),
        ((4,), [1, 2, 3, 4, 1, 2], [1, 1, 1, 1, 2, 2]),
    ],
)
def test_a_grid_that_has_grown_goes_on_in_rows_like_its_last(
    rows: tuple[int, ...], columns: list[int], lines: list[int]
) -> None:
    """And every reading says so."""
    zone = Zone("grid", True, rows, None, "down", origin="grid")
    slots = range(len(columns))
    assert [zone.line("column", slot) for slot in slots] == columns
    assert [zone.line("row", slot) for slot in slots] == lines
    assert [runtime.column_of(rows, slot) for slot in slots] == columns
    assert [runtime.row_of(rows, slot) for slot in slots] == lines


def test_the_engine_says_the_same() -> None:
    state = ENGINE.deal_state(2, {("grid", 0): ["AH", "2H", None, "3H"]}, {("active", None): 0})
    expected = {"open": 0, "hidden": 3, "known": 0, "left_ones": 1, "right_ones": 2}
    expected |= {"near_ones": 2, "far_ones": 1}
    assert {what: ENGINE.decide(state, what, 0)[1] for what in expected} == expected


@pytest.mark.parametrize(
    "text",
    [
        "define d of player: number of spots in grid of player where it is face down",
        "define d of player: some spots in grid of player where it is not known to left of player",
        "define d of player: number of spots in grid of player where it is face up and column of it"
        " = 2",
        "define d of player: number of one in grid of player where row of one = column of one + 1",
        "define d of player: number of spots in row 1 of grid of player where row of it = 1",
        "define d of player: greatest row of spots in grid of player where it is face up",
    ],
)
def test_there_is_one_way_to_write_it(text: str) -> None:
    written = format_document(parse(SourceFile("test.cambio", text)))
    assert " ".join(written.split()) == text


@pytest.mark.parametrize(
    "value",
    [
        *("top of discard is face up", "active is face up", "3 is known to active"),
        *(
            "column of active",
            "row of active",
            "row of grid of active",
            "row of row 1 of grid of active",
        ),
    ],
)
def test_only_of_a_card_in_a_grid(value: str) -> None:
    (fault,) = faults(framed(f"define d: {value}"))
    assert fault.code == "CAM030"
