"""The relatives of the game in the literate cases, move by move: equal cards leave together, in a
column or picked one by one."""

from __future__ import annotations

from pathlib import Path

from cambio_spec.kernel import play
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.state import Move, Position, Spot, State
from tests.constructs.frame import ruleset
from tests.literate.case import Source, parse

CASES = Path(__file__).parents[1] / "good"


def game(case: str) -> Program:
    blocks = parse((CASES / f"{case}.md").read_text("utf-8")).blocks
    source = next(block for block in blocks if isinstance(block, Source))
    assert source.content is not None
    return ruleset(source.content.decode()).program


COLUMNS = game("columns-of-equal-cards")
EQUAL = game("several-equal-cards")


def after(program: Program, state: State, *moves: tuple[int, str, Spot | None]) -> State:
    for move in moves:
        assert Move(*move) in play.legal(program, state), (move, play.legal(program, state))
        state = play.apply(program, state, Move(*move))
    assert state.halt is None
    return state


def grid(program: Program, state: State, seat: int) -> list[str | None]:
    cards = program.deck.cards
    return [None if c is None else cards[c].rank for c in state.zones["grid", seat]]


# ── equal cards in a column ──────────────────────────────────────────────────────────────────

OTHERS = ("AC", "2C", "3C", "4C", "5C", "6C")


def columns(*mine: str) -> State:
    dealt: dict[Position, tuple[str, ...]] = {
        ("grid", 0): mine,
        ("grid", 1): OTHERS,
        ("hand", 0): ("KH",),
        ("discard", None): ("QH",),
    }
    return play.deal_state(COLUMNS, 2, dealt, {"active": 0}, label="drawn")


NEXT: tuple[tuple[int, str, Spot | None], ...] = ((1, "draw", None), (1, "throw", None))


def test_equal_cards_of_a_column_leave_once_both_are_open() -> None:
    state = columns("9H", "2H", "3H", "KC", "5H", "6H")
    state = after(COLUMNS, state, (0, "exchange", (0, 0)))
    assert grid(COLUMNS, state, 0) == ["K", "2", "3", "K", "5", "6"]
    state = after(COLUMNS, state, *NEXT, (1, "spot", (1, 0)))
    state = after(COLUMNS, state, (0, "draw", None), (0, "throw", None), (0, "spot", (0, 3)))
    assert grid(COLUMNS, state, 0) == [None, "2", "3", None, "5", "6"]
    assert grid(COLUMNS, state, 1) == ["A", "2", "3", "4", "5", "6"]
    assert state.label == "turn"


def test_equal_cards_of_two_columns_stay() -> None:
    state = columns("9H", "2H", "3H", "4H", "KC", "6H")
    state = after(COLUMNS, state, (0, "exchange", (0, 0)), *NEXT, (1, "spot", (1, 0)))
    state = after(COLUMNS, state, (0, "draw", None), (0, "throw", None), (0, "spot", (0, 4)))
    assert grid(COLUMNS, state, 0) == ["K", "2", "3", "4", "K", "6"]


def test_whoever_has_turned_up_all_of_theirs_gives_the_others_one_more_turn() -> None:
    state = columns("9H")
    state = after(COLUMNS, state, (0, "exchange", (0, 0)))
    assert state.facts["finisher", None] == 0 and state.label == "turn"
    state = after(COLUMNS, state, *NEXT, (1, "spot", (1, 0)))
    assert state.status == "over"
    assert [(a.arguments, a.value) for a in state.announcements] == [((0,), 0), ((1,), 17)]
    assert state.faces["grid", 1] == (True,) * 6


# ── several equal cards for one ──────────────────────────────────────────────────────────────


def picked(*slots: int) -> State:
    dealt: dict[Position, tuple[str, ...]] = {
        ("grid", 0): ("7", "7", "9", "3"),
        ("grid", 1): ("1", "2"),
        ("hand", 0): ("0",),
    }
    state = play.deal_state(EQUAL, 2, dealt, {"active": 0}, label="picking")
    picks: list[tuple[int, str, Spot]] = [(0, "pick", (0, slot)) for slot in slots]
    return after(EQUAL, state, *picks, (0, "exchange", None))


def test_equal_cards_all_leave_and_the_card_comes_in() -> None:
    state = picked(0, 1)
    assert grid(EQUAL, state, 0) == ["0", None, "9", "3"]
    assert len(state.zones["discard", None]) == 2
    assert state.faces["grid", 0] == (False,) * 4
    assert state.label == "turn" and state.facts["active", None] == 1


def test_one_card_is_always_equal_to_itself() -> None:
    assert grid(EQUAL, picked(2), 0) == ["7", "7", "0", "3"]


def test_where_they_differ_all_stay_and_a_penalty_comes_in() -> None:
    state = picked(0, 1, 2)
    first, *rest = grid(EQUAL, state, 0)
    assert [first, *rest[:4]] == ["7", "7", "9", "3", "0"] and len(rest) == 6
    assert state.faces["grid", 0] == (False,) * 7
    assert state.facts["differing", None] is False and state.facts["active", None] == 1
