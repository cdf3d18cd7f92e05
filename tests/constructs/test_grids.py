"""Grids whose rows differ in length, and grids that grow: the same in play told directly, in the
evaluator, in the engine, in proofs and in the rulebook."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from cambio_spec import pipeline
from cambio_spec.constructs.action import Action
from cambio_spec.engine import load
from cambio_spec.kernel import play
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.state import Move, State
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.proof.solve import prove
from cambio_spec.rulebook.effects import described
from cambio_spec.rulebook.places import Table
from cambio_spec.rulebook.told import grid_shape
from cambio_spec.rulebook.wording import load as load_wording
from cambio_spec.source.shipped import shipped
from tests.constructs.direct_play import Direct
from tests.constructs.frame import framed, ruleset

SHAPES = {"1": (1,), "3": (3,), "2+2+1": (2, 2, 1), "1+3": (1, 3), "4+1+2": (4, 1, 2)}
ACTIONS = (
    "action pick in turn when size of stock > 0: move top of stock to grid of me"
    " action drop in turn: choose mine in grid of me; move mine to discard"
    " action show in turn: choose mine in row {last} of grid of me; turn mine up"
    " action trade in turn: choose mine in grid of me; choose other in grid of me;"
    " swap mine with other"
    " action lay in turn when size of stock > 0: choose place in gaps in grid of me;"
    " move top of stock to place"
)


def rules_with(rows: str, grows: bool, more: str = "", most: int | None = None) -> Ruleset:
    more_slots = " or more" if grows else ""
    limit = "" if most is None else f", at most {most}"
    zone = f"zone grid of player: {rows} slots{more_slots}{limit}, face down"
    actions = ACTIONS.format(last=len(SHAPES[rows]))
    return ruleset(framed(f"{zone} {actions} {more}", ["zone grid"]))


class Readings:
    """One game in play, read in three ways that have to agree after every move."""

    def __init__(self, rows: str, grows: bool, most: int | None = None) -> None:
        rules = rules_with(rows, grows, most=most)
        self.program: Program = rules.program
        self.engine: ModuleType = load(pipeline.engine_source(rules), "grids")
        self.state: State = play.new_round(self.program, 2, 3)
        self.found: Any = self.engine.new_round(2, 3)
        self.direct = Direct(rules, 2, 3, True)

    def take(self, name: str, value: tuple[int, int] | None = None) -> None:
        move = Move(0, name, value)
        self.state = play.apply(self.program, self.state, move)
        self.engine.apply(self.found, tuple(move))
        self.direct.take(*move)
        assert self.engine.snapshot(self.found) == play.snapshot(self.program, self.state)
        halt = None if self.state.halt is None else self.state.halt.reason
        assert self.direct.reason == halt
        assert (self.direct.state.zones, self.direct.state.faces) == (
            self.state.zones,
            self.state.faces,
        )

    @property
    def taken(self) -> list[bool]:
        """Which slots of the first player hold a card."""
        return [card is not None for card in self.state.zones["grid", 0]]

    def open_to(self, name: str) -> list[object]:
        moves = play.legal(self.program, self.state)
        return [move.value for move in moves if move.name == name]


@pytest.mark.parametrize("rows", SHAPES)
@pytest.mark.parametrize("grows", [False, True], ids=["fixed", "growing"])
def test_cards_fill_the_rows_from_the_nearest_on(rows: str, grows: bool) -> None:
    slots = sum(SHAPES[rows])
    game = Readings(rows, grows)
    for count in range(1, slots + 1):
        game.take("pick")
        assert game.taken == [True] * count + [False] * (slots - count)
    last_row = range(slots - SHAPES[rows][-1], slots)
    assert game.open_to("show") == [(0, slot) for slot in last_row]


@pytest.mark.parametrize("rows", SHAPES)
def test_a_full_grid_takes_no_more(rows: str) -> None:
    game = Readings(rows, grows=False)
    for _ in range(sum(SHAPES[rows])):
        game.take("pick")
    game.take("pick")
    assert game.state.halt is not None and game.state.halt.reason == "full"


@pytest.mark.parametrize("rows", SHAPES)
def test_a_grid_that_grows_takes_more_beyond_its_rows(rows: str) -> None:
    slots = sum(SHAPES[rows])
    game = Readings(rows, grows=True)
    for _ in range(slots + 3):
        game.take("pick")
    assert game.taken == [True] * (slots + 3)
    assert game.open_to("drop") == [(0, slot) for slot in range(slots + 3)]
    # What lies beyond the rows lies in none of them.
    assert game.open_to("show")[-1] == (0, slots - 1)


@pytest.mark.parametrize("rows", SHAPES)
def test_the_first_hole_is_filled_before_the_grid_grows(rows: str) -> None:
    slots = sum(SHAPES[rows])
    game = Readings(rows, grows=True)
    for _ in range(slots + 2):
        game.take("pick")
    game.take("drop", (0, slots + 1))
    game.take("drop", (0, 0))
    assert game.taken == [False, *[True] * slots, False]
    game.take("pick")
    game.take("pick")
    game.take("pick")
    assert game.taken == [True] * (slots + 3)


@pytest.mark.parametrize("rows", SHAPES)
def test_a_grid_grows_up_to_the_most_that_it_takes(rows: str) -> None:
    slots = sum(SHAPES[rows])
    game = Readings(rows, grows=True, most=slots + 2)
    for _ in range(slots + 1):
        game.take("pick")
    assert game.open_to("lay") == [(0, slots + 1)]
    game.take("lay", (0, slots + 1))
    game.take("drop", (0, 0))
    assert game.open_to("lay") == [(0, 0)]
    game.take("pick")
    assert game.open_to("lay") == []
    game.take("pick")
    assert game.state.halt is not None and game.state.halt.reason == "full"


def test_cards_beyond_the_rows_are_swapped_turned_and_moved_like_others() -> None:
    game = Readings("2+2+1", grows=True)
    for _ in range(7):
        game.take("pick")
    before = game.state.zones["grid", 0]
    game.take("trade", (0, 1))
    game.take("other", (0, 6))
    after = game.state.zones["grid", 0]
    assert (after[1], after[6]) == (before[6], before[1])
    game.take("show", (0, 4))
    assert game.state.faces["grid", 0] == (False,) * 4 + (True, False, False)


@pytest.mark.parametrize(
    ("grows", "most", "alive"),
    [(False, None, False), (True, None, True), (True, 6, False), (True, 7, True)],
)
def test_proofs_know_how_many_cards_may_lie_there(
    grows: bool, most: int | None, alive: bool
) -> None:
    crowd = (
        "define crowd of player: rule few: 0 rule many: 1 when size of grid of player > 6"
        " overrides few"
    )
    (proof,) = (
        p for p in prove(rules_with("2+2+1", grows, crowd, most).program) if p.decision == "crowd"
    )
    dead = [o.rules for o in proof.outcomes if o.kind == "dead-rule" and o.status == "refuted"]
    assert dead == ([] if alive else [("crowd.many",)])


def test_a_witness_may_have_cards_beyond_the_rows() -> None:
    crowd = (
        "define crowd of player: rule few: 0 rule many: 1 when size of grid of player > 5"
        " and (some spots in row 3 of grid of player where rank of it is K)"
    )
    (outcome,) = (
        o
        for p in prove(rules_with("2+2+1", True, crowd).program)
        for o in p.outcomes
        if p.decision == "crowd" and o.kind == "overlap"
    )
    assert outcome.status == "refuted" and outcome.witness is not None
    grid = outcome.witness.zones["grid", 0]
    assert len([card for card in grid if card is not None]) == 6
    assert grid[4] is not None and grid[4] % 13 == 12 and len(grid) > 5


@pytest.mark.parametrize(("rows", "shape"), [("2+2+1", "2 + 2 + 1"), ("3", "1 × 3")])
def test_the_rulebook_says_and_draws_them(rows: str, shape: str) -> None:
    rules = rules_with(rows, True)
    zone = rules.program.zone("grid")
    assert grid_shape(zone.rows).replace("\N{NO-BREAK SPACE}", " ") == shape
    pick = next(a for a in rules.all(Action) if a.name.text == "pick")
    words = load_wording("en", [shipped() / "locales" / "en" / "cambio.ftl"])
    (said,) = described(pick.effects, Table(rules.program, words, {}))
    assert "into your grid" in "".join(getattr(run, "text", "") for run in said.text)
