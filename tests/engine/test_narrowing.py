"""What conditions and earlier answers spare an engine from asking again, it may spare only while
they hold: each game here is one where forgetting that would show."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from cambio_spec.engine import emit, load
from cambio_spec.kernel import play
from cambio_spec.kernel.evaluate import decide
from cambio_spec.kernel.expressions import AttributeOf, Decide, Expr, Fold, Players, Size, TopCard
from cambio_spec.kernel.program import Decision, Fact, Parameter, Program
from cambio_spec.kernel.state import Position, Value
from cambio_spec.kernel.statements import (
    Announce,
    EndMatch,
    ForEach,
    If,
    Look,
    SetFact,
    Statement,
    Top,
)
from cambio_spec.kernel.types import INTEGER, PLAYER, PLAYER_OR_NOBODY
from tests.kernel.building import (
    O,
    const,
    fact,
    goto,
    local,
    op,
    option,
    phase,
    pile,
    program,
    rule,
    stage,
    zone,
)

WHO = fact("who", PLAYER_OR_NOBODY)
SOMEBODY = op(WHO, "!=", const(None))
TOP = Top(zone("stock"), origin=O)
FACTS = (
    Fact("who", False, PLAYER_OR_NOBODY, 1, None, None, origin=O),
    Fact("worth", True, INTEGER, 3, None, None, origin=O),
)
END = EndMatch(origin=O)
LOOK = Look(WHO, TOP, origin="look")
FORGET = SetFact("who", None, const(None), origin="forget")
AGE = Decision(
    "age",
    (Parameter("player", PLAYER),),
    INTEGER,
    const(True),
    (rule("age.worth", const(True), fact("worth", owner=local("player", PLAYER))),),
    origin="age",
)


def age(player: Expr) -> Decide:
    return Decide(INTEGER, "age", (player,), origin=O)


def alike(game: Program) -> tuple[Any, ModuleType]:
    """A match's state, and the module, after comparing it with the evaluator's."""
    engine = load(emit(game), "game")
    expected, found = play.new_match(game, 2, 1), engine.new_match(2, 1)
    assert engine.snapshot(found) == play.snapshot(game, expected)
    return found, engine


def running(*body: Statement, decisions: tuple[Decision, ...] = ()) -> Program:
    heap = pile("heap", "up")
    return program(stage("start", *body, END), zones=(heap,), facts=FACTS, decisions=decisions)


def test_a_condition_spares_the_question_only_until_the_fact_changes() -> None:
    game = running(If(SOMEBODY, (LOOK, FORGET, LOOK), (), origin=O))
    state, _ = alike(game)
    assert state.halt[:2] == ("undefined", "look")
    assert emit(game).count("someone(state.who") == 1


def test_a_loop_knows_that_its_body_changes_the_fact() -> None:
    each = ForEach("p", Players(None, origin=O), None, (LOOK, FORGET), origin=O)
    state, _ = alike(running(If(SOMEBODY, (each,), (), origin=O)))
    assert state.halt[:2] == ("undefined", "look")


def test_an_actor_is_someone_until_the_fact_changes() -> None:
    game = program(
        stage("start", goto("wait")),
        phase("wait", option("go", LOOK, FORGET, LOOK, END), actor=WHO),
        facts=FACTS,
    )
    engine = load(emit(game), "game")
    state = engine.apply(engine.new_match(2, 1), (1, "go", None))
    move = play.Move(1, "go", None)
    expected = play.apply(game, play.new_match(game, 2, 1), move)
    assert engine.snapshot(state) == play.snapshot(game, expected)
    assert state.halt[:2] == ("undefined", "look")


@pytest.mark.parametrize(
    ("guard", "asked_for"),
    [
        (op(SOMEBODY, "and", op(age(WHO), "=", const(3))), False),
        (op(op(age(WHO), "=", const(3)), "and", SOMEBODY), True),
        (op(SOMEBODY, "or", op(age(WHO), "=", const(3))), True),
    ],
)
def test_a_parameter_is_someone_where_every_question_says_so(guard: Expr, asked_for: bool) -> None:
    old = Decision("old", (), INTEGER, const(True), (rule("old.r", guard, const(1)),), origin="old")
    game = running(decisions=(AGE, old))
    _, engine = alike(game)
    assert ("def age(state: State, player: Seat | None)" in emit(game)) is asked_for
    for who in (0, None):
        facts: dict[str | tuple[str, int], Value] = {"who": who}
        verdict = decide(game, play.deal_state(game, 2, {}, facts), "old", ())
        assert engine.decide(engine.deal_state(2, {}, facts), "old") == tuple(verdict)


def test_a_variable_of_the_same_name_is_another() -> None:
    """The fold's own `player` is not the one of whom it is known that they are someone."""
    me = local("player", PLAYER_OR_NOBODY)
    everybody = Fold(INTEGER, "sum", "player", Players(None, origin=O), None, age(me), origin=O)
    sums = Decision(
        "sums",
        (Parameter("player", PLAYER_OR_NOBODY),),
        INTEGER,
        const(True),
        (
            rule("sums.one", op(age(me), "=", const(5)), age(me)),
            rule("sums.all", op(age(me), "<", everybody), everybody),
        ),
        origin="sums",
    )
    game = running(decisions=(AGE, sums))
    _, engine = alike(game)
    state = engine.deal_state(2, {}, {("worth", 0): 5, ("worth", 1): 6})
    assert engine.decide(state, "sums", 0) == ("conflict", None, ("sums.one", "sums.all"))
    assert engine.decide(state, "sums", 1) == ("value", 11, ("sums.all",))


@pytest.mark.parametrize("first", ["top", "ask"])
def test_an_answer_is_kept_but_asked_for_in_its_turn(first: str) -> None:
    """Two things fail here; the one that is asked first must be the reason."""
    gap = Decision(
        "gap", (), INTEGER, const(True), (rule("gap.r", const(False), const(1)),), origin="gap"
    )
    ask = Decide(INTEGER, "gap", (), origin=O)
    pip = AttributeOf("pip", TopCard(zone("heap"), origin=O), origin=O)
    sides = (pip, ask) if first == "top" else (ask, pip)
    both = Decision(
        "both",
        (),
        INTEGER,
        const(True),
        (rule("both.a", op(sides[0], "=", sides[1]), ask), rule("both.b", const(True), ask)),
        origin="both",
    )
    announce = Announce(Decide(INTEGER, "both", (), origin=O), origin=O)
    state, _ = alike(running(announce, decisions=(gap, both)))
    assert state.halt[0] == ("undefined" if first == "top" else "gap")


def test_what_was_announced_is_not_asked_again_but_what_changed_is() -> None:
    """The second sum counts the first one."""
    me = local("p", PLAYER)
    grow = SetFact("worth", me, op(fact("worth", owner=me), "+", age(me)), origin="grow")
    body = (Announce(age(me), origin=O), grow, grow)
    each = ForEach("p", Players(None, origin=O), None, body, origin=O)
    state, _ = alike(running(each, decisions=(AGE,)))
    assert state.worth == [12, 12]


@pytest.mark.parametrize("cards", [0, 1])
def test_a_question_that_may_not_be_asked_is_told_from_one_that_it_asks(cards: int) -> None:
    some = op(Size(zone("heap"), origin=O), ">", const(0))
    inner = Decision(
        "inner", (), INTEGER, some, (rule("inner.r", const(True), const(1)),), origin="inner"
    )
    asks = Decide(INTEGER, "inner", (), origin=O)
    outer = Decision(
        "outer", (), INTEGER, const(True), (rule("outer.r", const(True), asks),), origin="outer"
    )
    game = running(Announce(asks, origin=O), decisions=(inner, outer))
    state, engine = alike(game)
    assert state.halt == ("not-given", "inner", "inner", (), ())
    hands: dict[Position, list[int | str | None]] = {("heap", None): [3] * cards}
    for name in ("inner", "outer"):
        verdict = decide(game, play.deal_state(game, 2, hands), name, ())
        assert engine.decide(engine.deal_state(2, hands), name) == tuple(verdict)
