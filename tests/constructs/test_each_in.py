"""Loops over the cards of a grid, over players and over numbers: the same in play told directly, in
the evaluator and in the engine."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Any

import pytest

from cambio_spec import pipeline
from cambio_spec.engine import load
from cambio_spec.kernel import play
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.state import Move, State, Value
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.source.files import SourceFile
from cambio_spec.syntax.format import format_document
from cambio_spec.syntax.parse import parse
from tests.constructs.direct_play import Direct
from tests.constructs.frame import framed, ruleset

SETUP = (
    "stage setup of round: step deal: deal 4 from stock to each grid;"
    " move top of stock to discard; go to turn"
)
LEFT = "each {} in row 1 of grid of me: turn {} up"


def rules_with(effects: str) -> Ruleset:
    opened = LEFT.replace("{}", "opened")
    return ruleset(
        framed(
            f"{SETUP} action open in turn: {opened} action act in turn: {effects}", ["stage setup"]
        )
    )


class Readings:
    """One game in play, read in three ways that have to agree after every move."""

    def __init__(self, effects: str, seed: int = 3) -> None:
        rules = rules_with(effects)
        self.program: Program = rules.program
        self.engine: ModuleType = load(pipeline.engine_source(rules), "each_in")
        self.state: State = play.new_round(self.program, 3, seed)
        self.found: Any = self.engine.new_round(3, seed)
        self.direct = Direct(rules, 3, seed, True)

    def take(self, name: str, value: Value = None) -> None:
        assert value is None or isinstance(value, int | tuple)
        move = Move(0, name, value)  # type: ignore[arg-type]
        self.state = play.apply(self.program, self.state, move)
        self.engine.apply(self.found, tuple(move))
        self.direct.take(*move)
        assert self.engine.snapshot(self.found) == play.snapshot(self.program, self.state)
        halt = None if self.state.halt is None else self.state.halt.reason
        assert self.direct.reason == halt
        direct = self.direct.state
        assert (direct.zones, direct.faces, direct.seen) == (
            self.state.zones,
            self.state.faces,
            self.state.seen,
        )

    def taken(self, seat: int = 0) -> list[bool]:
        """Which slots of a player hold a card."""
        return [card is not None for card in self.state.zones["grid", seat]]

    def up(self, seat: int = 0) -> list[bool]:
        return list(self.state.faces["grid", seat])


def after(effects: str, *moves: tuple[str, Value]) -> Readings:
    game = Readings(effects)
    game.take("open")
    game.take("act")
    for name, value in moves:
        game.take(name, value)
    return game


@pytest.mark.parametrize(
    ("effects", "taken"),
    [
        ("each one in grid of me: move one to discard", [False] * 4),
        ("each one in row 2 of grid of me: move one to discard", [True, True, False, False]),
        (
            "each one in grid of me where one is face up: move one to discard",
            [False, False, True, True],
        ),
        (
            "each one in grid of me where column of it = 2: move one to discard",
            [True, False, True, False],
        ),
    ],
)
def test_those_cards_leave_for_which_the_condition_holds(effects: str, taken: list[bool]) -> None:
    game = after(effects)
    assert game.taken() == taken
    assert len(game.state.zones["discard", None]) == 1 + taken.count(False)


def test_cards_of_all_opponents_are_turned() -> None:
    game = after("each one in grid of any opponent where one is face down: turn one up")
    assert [game.up(seat) for seat in range(3)] == [[True, True, False, False], *[[True] * 4] * 2]


def test_a_card_that_an_earlier_turn_has_taken_away_is_passed_over() -> None:
    """The condition is not even asked of its empty slot."""
    columns = (
        "each one in grid of me where one is face up: "
        "each other in grid of me where column of other = column of one: move other to discard"
    )
    assert after(columns).taken() == [False] * 4
    away = "each one in grid of me where pip of one > 0 or yes: (gather everything into stock)"
    game = after(away)
    assert game.state.halt is None and game.taken() == [False] * 4


def test_the_condition_is_asked_when_the_turn_comes() -> None:
    game = after(
        "each one in grid of me where marks of me < 2: "
        "(let marks of me be marks of me + 1; turn one down)"
    )
    assert game.up() == [False, False, False, False]
    assert game.state.facts["marks", 0] == 2
    game = after(
        "each one in grid of me where one is face down: "
        "each other in grid of me where column of other = column of one: turn other up"
    )
    assert game.up() == [True] * 4


@pytest.mark.parametrize(
    ("line", "left"), [("column", [False, False, True, True]), ("row", [False, True, False, True])]
)
def test_what_lies_together_leaves_together_if_the_one_that_is_asked_about_goes_last(
    line: str, left: list[bool]
) -> None:
    """Moved alone, the first of two would leave the second without its like."""
    paired = f"at least 2 of spots in grid of me where {line} of it = {line} of one"
    alone = f"each one in grid of me where {paired}: move one to discard"
    assert after(alone).taken() == left
    together = (
        f"each one in grid of me where {paired}: (each other in grid of me where other is not one"
        f" and {line} of other = {line} of one: move other to discard; move one to discard)"
    )
    assert after(together).taken() == [False] * 4


def test_cards_are_gone_through_as_they_lie_when_the_loop_begins() -> None:
    """A card that comes into a slot which was empty then has no turn."""
    game = Readings(
        "each one in row 1 of grid of me: move one to discard;"
        " each one_more in grid of me: (move one_more to discard; move top of stock to grid of me)"
    )
    game.take("act")
    assert game.state.halt is None and game.taken().count(True) == 2
    assert len(game.state.zones["discard", None]) == 1 + 2 + 2


def test_a_slot_that_was_filled_again_has_its_turn() -> None:
    game = after("each one in grid of me: (move one to discard; move top of stock to one, face up)")
    assert game.up() == [True] * 4


def test_a_loop_that_fails_keeps_the_turns_before() -> None:
    game = after(
        "each one in grid of me: (if one is face down then move top of hand of me to discard;"
        " move one to discard)"
    )
    assert game.state.halt is not None and game.state.halt.reason == "no-card"
    assert game.taken() == [False, False, True, True]


@pytest.mark.parametrize(
    ("numbers", "drawn"),
    [("1 to 3", 3), ("1 to few", 2), ("few to 3", 2), ("3 to 2", 0), ("-1 to 1", 3)],
)
def test_numbers_are_counted_through(numbers: str, drawn: int) -> None:
    game = after(f"each n in {numbers}: move top of stock to discard")
    assert len(game.state.zones["discard", None]) == 1 + drawn


@pytest.mark.parametrize(("numbers", "picks"), [("1 to 3", 3), ("few to 3", 2), ("3 to 2", 0)])
def test_somebody_may_be_waited_for_with_every_number(numbers: str, picks: int) -> None:
    moves: Sequence[tuple[str, Value]] = [("one", (0, slot)) for slot in range(4)][:picks]
    game = after(
        f"each n in {numbers} where n > 0: (choose one in grid of me; move one to discard)",
        *moves,
    )
    assert game.state.label == "turn" and game.taken() == [slot >= picks for slot in range(4)]


def test_the_last_number_is_read_before_the_first_turn() -> None:
    game = after(
        "each n in 1 to size of grid of me:"
        " (choose one in grid of me; move one to discard; move top of stock to discard)",
        *[("one", (0, slot)) for slot in range(4)],
    )
    assert game.state.halt is None and game.taken() == [False] * 4


def test_whoever_acts_stays_the_same_while_players_are_gone_through() -> None:
    game = after(
        "each them in opponents from left of me: (choose one in grid of them; look at one)",
        ("one", (1, 0)),
        ("one", (2, 3)),
    )
    seen = {game.state.zones["grid", 1][0], game.state.zones["grid", 2][3]}
    known = {c for c, mask in enumerate(game.state.seen) if mask & 1 and mask != 7}
    assert seen <= known and game.state.label == "turn"


def test_what_a_loop_names_is_unknown_after_it_and_known_in_it() -> None:
    game = after(
        "each them in opponents where marks of them = 0: let marks of them be 4;"
        " each them in players where marks of them = 4: let marks of them be 5"
    )
    assert [game.state.facts["marks", seat] for seat in range(3)] == [0, 5, 5]


@pytest.mark.parametrize(
    "text",
    [
        "each one in grid of me: turn one up",
        "each one in row 2 of grid of left of me where one is face down and rank of one = K:"
        " (turn one up; look at one)",
        "each player: each one in grid of any opponent: each n in 1 to 2: turn one up",
        "if few = 2 then (each one in grid of me: turn one up) else each p in players from me:"
        " shuffle stock",
        "each n in few - 1 to few + 1: as left of me: may shuffle stock",
    ],
)
def test_there_is_one_way_to_write_it(text: str) -> None:
    written = format_document(parse(SourceFile("test.cambio", f"action act in turn: {text}")))
    assert " ".join(written.split()) == f"action act in turn: {text}"
