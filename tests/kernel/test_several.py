"""Options that others than the actor may take: whose the moves are, who sees them, and that the
order in which they are made is the order of a race."""

from __future__ import annotations

import pytest

from cambio_spec.engine import emit, load
from cambio_spec.kernel.expressions import Cards, Numbers, Seat
from cambio_spec.kernel.play import apply, legal, new_match, observe, replay, snapshot
from cambio_spec.kernel.program import Fact, Option, Program
from cambio_spec.kernel.state import Halt, Move
from cambio_spec.kernel.statements import EndMatch, If, Look, SetFact, Top
from cambio_spec.kernel.types import CARD, INTEGER, PLAYER, PLAYER_OR_NOBODY
from tests.kernel.building import (
    O,
    by,
    choose,
    const,
    fact,
    goto,
    local,
    op,
    option,
    phase,
    program,
    stage,
    zone,
)

TURN, WHO = fact("turn", PLAYER), local("who", PLAYER)
FIRST = fact("first", PLAYER_OR_NOBODY)
ANYBODY = by("who", TURN)
END, BACK = EndMatch(origin=O), goto("wait")
PASS = option("pass", END)
ONE_OR_TWO = choose("n", INTEGER, Numbers(const(1), const(2), origin=O))
GRAB = option(
    "grab",
    SetFact("first", None, WHO, origin=O),
    BACK,
    guard=op(FIRST, "=", const(None)),
    by=ANYBODY,
)
NOT_TO_MOVE = by("who", TURN, op(WHO, "!=", TURN))


def game(*options: Option) -> Program:
    """It is the turn of seat 1; seat 2 knows the top card of the stock, number 7 of the deck."""
    look = Look(Seat(TURN, 1, origin=O), Top(zone("stock"), origin=O), origin=O)
    return program(
        stage("start", look, BACK),
        phase("wait", *options, actor=TURN),
        facts=(
            Fact("turn", False, PLAYER, 1, None, None, origin=O),
            Fact("first", False, PLAYER_OR_NOBODY, None, None, None, origin=O),
        ),
    )


def test_moves_are_listed_by_option_then_by_player_from_the_actor_on_then_by_choice() -> None:
    g = game(option("pick", END, choice=ONE_OR_TWO, by=ANYBODY), PASS)
    picks = [Move(player, "pick", n) for player in (1, 2, 0) for n in (1, 2)]
    assert legal(g, new_match(g, 3, 0)) == (*picks, Move(1, "pass", None))


def test_an_option_is_open_to_those_for_whom_its_condition_holds() -> None:
    g = game(option("cut_in", END, by=NOT_TO_MOVE), PASS)
    assert [move[:2] for move in legal(g, new_match(g, 3, 0))] == [
        (2, "cut_in"),
        (0, "cut_in"),
        (1, "pass"),
    ]


def test_the_player_is_known_in_guard_choice_and_body() -> None:
    mine = op(WHO, "!=", fact("turn", PLAYER))
    other = choose("n", INTEGER, Numbers(const(1), const(2), origin=O), op(local("n"), "=", WHO))
    g = game(option("pick", SetFact("first", None, WHO, origin=O), END, guard=mine, choice=other,
                    by=ANYBODY), PASS)  # fmt: skip
    state = new_match(g, 3, 0)
    assert legal(g, state)[0] == Move(2, "pick", 2)
    assert apply(g, state, Move(2, "pick", 2)).facts["first", None] == 2


def test_whoever_moves_first_has_moved_and_the_others_are_late() -> None:
    g = game(GRAB, PASS)
    state = new_match(g, 3, 0)
    for quick in (0, 1, 2):
        taken = apply(g, state, Move(quick, "grab", None))
        assert taken.facts["first", None] == quick
        for late in (0, 1, 2):
            with pytest.raises(ValueError, match="not legal"):
                apply(g, taken, Move(late, "grab", None))


def test_a_phase_is_stuck_where_its_actor_has_no_move_whatever_others_could_do() -> None:
    g = game(option("cut_in", END, by=NOT_TO_MOVE))
    state = new_match(g, 3, 0)
    assert state.halt == Halt("stuck", "phase wait")
    assert legal(g, state) == ()
    found = load(emit(g), "stuck").new_match(3, 0)
    assert (found.halt[:2], found.moves, found.actor) == (("stuck", "phase wait"), (), None)


def test_nobody_is_asked_after_an_option_that_cant_be_told() -> None:
    undefined = op(fact("first", PLAYER_OR_NOBODY), "=", WHO)
    seat = Seat(FIRST, 1, origin=O)
    g = game(option("a", END, by=by("who", seat, undefined)), PASS)
    assert new_match(g, 3, 0).halt == Halt("undefined", "option a")


def test_each_player_sees_their_own_moves_and_whose_turn_it_is() -> None:
    g = game(GRAB, PASS)
    engine = load(emit(g), "several")
    state, found = new_match(g, 3, 0), engine.new_match(3, 0)
    for player in range(3):
        seen = observe(g, state, player)
        assert seen == engine.observe(found, player)
        assert seen["actor"] == 1
        assert seen["moves"] == [move for move in legal(g, state) if move.player == player]
        assert len(legal(g, state)) == 4


def test_a_card_that_is_chosen_is_seen_by_who_chose_it() -> None:
    card = choose("c", CARD, Cards(zone("stock"), origin=O))
    g = game(option("pick", BACK, choice=card, by=ANYBODY), PASS)
    state = apply(g, new_match(g, 3, 0), Move(0, "pick", 7))
    logs = [observe(g, state, player)["log"] for player in range(3)]
    assert logs == [[(0, "pick", 7)], [(0, "pick", "?")], [(0, "pick", 7)]]


def test_a_log_replays_the_race() -> None:
    again = If(op(FIRST, "=", const(None)), (BACK,), (BACK,), origin=O)
    g = game(GRAB, option("nod", again, by=NOT_TO_MOVE), PASS)
    engine = load(emit(g), "several")
    moves = [Move(0, "nod", None), Move(2, "grab", None), Move(0, "nod", None)]
    state, found = new_match(g, 3, 5), engine.new_match(3, 5)
    for move in moves:
        state, found = apply(g, state, move), engine.apply(found, move)
    assert [logged.move for logged in state.log] == moves
    assert replay(g, 3, 5, moves, single_round=False) == state
    assert engine.snapshot(engine.replay(3, 5, found.log)) == snapshot(g, state)
    other = replay(g, 3, 5, [Move(1, "grab", None)], single_round=False)
    assert snapshot(g, other) != snapshot(g, state)
