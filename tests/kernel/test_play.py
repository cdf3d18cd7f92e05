"""How play goes on: from block to block, to a phase that waits, to an end or to a halt."""

from __future__ import annotations

import pytest

from cambio_spec.kernel.expressions import CardAt, Cards, Numbers, OwnerOf, Players, TopCard
from cambio_spec.kernel.play import apply, legal, new_match, new_round, replay, snapshot
from cambio_spec.kernel.program import Fact, Parameter, Program
from cambio_spec.kernel.state import Halt, Move, State
from cambio_spec.kernel.statements import EndMatch, EndRound, If, SetFact, Shuffle, Top
from cambio_spec.kernel.statements import Move as MoveCard
from cambio_spec.kernel.types import CARD, INTEGER, PLAYER, PLAYER_OR_NOBODY
from tests.kernel.building import (
    HAND,
    O,
    choose,
    const,
    deck,
    fact,
    goto,
    hands,
    local,
    op,
    option,
    phase,
    pile,
    program,
    spots,
    stage,
    zone,
)
from tests.kernel.small_game import small_game

TURN = fact("turn", PLAYER)
NOBODY = fact("leader", PLAYER_OR_NOBODY)
FACTS = (
    Fact("turn", False, PLAYER, 0, None, None, origin=O),
    Fact("leader", False, PLAYER_OR_NOBODY, None, None, None, origin=O),
    Fact("n", False, INTEGER, 0, None, None, origin=O),
)
END = EndMatch(origin=O)
DEAL = MoveCard(
    Top(zone("stock"), origin=O), Top(zone("hand", TURN), origin=O), None, origin="deal"
)
DRAW_TOP = TopCard(zone("heap"), origin=O)
FAILS = op(DRAW_TOP, "=", DRAW_TOP)


def game(*blocks: object) -> Program:
    return program(
        *blocks,  # type: ignore[arg-type]
        zones=(hands(2), pile("heap", "up")),
        facts=FACTS,
        cards=deck("AH", "2H", "3S", "KD"),
    )


def started(*blocks: object) -> State:
    return new_match(game(*blocks), 2, 0)


def played(*blocks: object, value: int | tuple[int, int] | None = None) -> State:
    g = game(*blocks)
    state = new_match(g, 2, 0)
    return apply(g, state, next(m for m in legal(g, state) if m.value == value))


def test_a_stage_runs_on_to_a_phase_that_waits_for_its_actor() -> None:
    blocks = (
        stage("start", DEAL, goto("wait", const(7))),
        phase("wait", option("go", END), actor=TURN, parameters=(Parameter("n", INTEGER),)),
    )
    state = started(*blocks)
    assert (state.status, state.label, state.arguments) == ("waiting", "wait", (7,))
    assert legal(game(*blocks), state) == (Move(0, "go", None),)


def test_moves_are_listed_by_option_and_then_in_the_order_of_the_domain() -> None:
    blocks = (
        stage("start", DEAL, DEAL, goto("wait")),
        phase(
            "wait",
            option("closed", END, guard=const(False)),
            option(
                "number",
                END,
                choice=choose(
                    "n",
                    INTEGER,
                    Numbers(const(1), const(4), origin=O),
                    op(local("n"), "!=", const(2)),
                ),
            ),
            option("spot", END, choice=choose("s", HAND, spots())),
            option("player", END, choice=choose("p", PLAYER, Players(TURN, origin=O))),
            option("card", END, choice=choose("c", CARD, Cards(zone("stock"), origin=O))),
            option("none", END, choice=choose("h", CARD, Cards(zone("heap"), origin=O))),
            option("pass", END),
            actor=TURN,
        ),
    )
    expected = [
        *[("number", n) for n in (1, 3, 4)],
        *[("spot", (0, 0)), ("spot", (0, 1))],
        *[("player", 0), ("player", 1)],
        *[("card", 0), ("card", 1)],
        ("pass", None),
    ]
    assert [m[1:] for m in legal(game(*blocks), started(*blocks))] == expected


def test_what_is_chosen_and_the_arguments_are_bound_in_the_body() -> None:
    total = op(local("chosen"), "+", local("given"))
    state = played(
        stage("start", goto("wait", const(40))),
        phase(
            "wait",
            option(
                "go",
                SetFact("n", None, total, origin=O),
                END,
                choice=choose("chosen", INTEGER, Numbers(const(1), const(3), origin=O)),
            ),
            actor=TURN,
            parameters=(Parameter("given", INTEGER),),
        ),
        value=2,
    )
    assert state.facts["n", None] == 42


def test_arguments_are_carried_from_block_to_block() -> None:
    spot = local("s", HAND)
    owner = SetFact("turn", None, OwnerOf(spot, origin=O), origin=O)
    state = played(
        stage(
            "start",
            SetFact("turn", None, const(1), origin=O),
            DEAL,
            SetFact("turn", None, const(0), origin=O),
            goto("wait"),
        ),
        phase(
            "wait",
            option("take", goto("then", local("c", HAND)), choice=choose("c", HAND, spots())),
            actor=TURN,
        ),
        stage("then", owner, END, parameters=(Parameter("s", HAND),)),
        value=(1, 0),
    )
    assert state.status == "over"
    assert state.facts["turn", None] == 1


def test_a_phase_without_an_open_option_is_stuck() -> None:
    start = stage("start", goto("wait"))
    closed = phase("wait", option("go", END, guard=const(False)), actor=TURN)
    nothing = phase("wait", option("go", END, choice=choose("s", HAND, spots())), actor=TURN)
    for block in (closed, nothing):
        state = started(start, block)
        assert state.halt == Halt("stuck", "phase wait")
        assert legal(game(start, block), state) == ()


def test_a_phase_that_cant_tell_its_moves_halts() -> None:
    start = stage("start", DEAL, goto("wait"))
    without_actor = phase("wait", option("go", END), actor=NOBODY)
    assert started(start, without_actor).halt == Halt("undefined", "phase wait")
    guarded = phase("wait", option("a", END), option("b", END, guard=FAILS), actor=TURN)
    assert started(start, guarded).halt == Halt("undefined", "option b")
    card = op(CardAt(local("s", HAND), origin=O), "=", DRAW_TOP)
    chosen = option("c", END, choice=choose("s", HAND, spots(), card))
    assert started(start, phase("wait", chosen, actor=TURN)).halt == Halt("undefined", "option c")


def test_the_guard_of_a_closed_option_protects_its_choice() -> None:
    card = op(CardAt(local("s", HAND), origin=O), "=", DRAW_TOP)
    closed = option("a", END, guard=const(False), choice=choose("s", HAND, spots(), card))
    state = started(
        stage("start", DEAL, goto("wait")), phase("wait", closed, option("b", END), actor=TURN)
    )
    assert state.status == "waiting"


def test_ten_thousand_blocks_without_a_move_are_endless() -> None:
    more = op(fact("n"), "<", const(9_999))
    one_more = SetFact("n", None, op(fact("n"), "+", const(1)), origin=O)
    counting = stage("start", If(more, (one_more, goto("start")), (END,), origin=O))
    assert started(counting).status == "over"
    more = op(fact("n"), "<", const(10_000))
    counting = stage("start", If(more, (one_more, goto("start")), (END,), origin=O))
    state = started(counting)
    assert state.halt == Halt("endless", "stage start")
    assert state.facts["n", None] == 10_000


def test_a_body_that_ends_nowhere_is_stuck() -> None:
    assert started(stage("start", DEAL)).halt == Halt("stuck", "stage start")
    waiting = phase("wait", option("go"), actor=TURN)
    assert played(stage("start", goto("wait")), waiting).halt == Halt("stuck", "option go")


def test_the_end_of_a_round_ends_a_single_round_and_not_a_match() -> None:
    g = game(
        stage("start", goto("wait")),
        phase("wait", option("go", EndRound("again", origin=O)), actor=TURN),
        stage("again", SetFact("n", None, const(1), origin=O), goto("wait")),
    )
    (go,) = legal(g, new_match(g, 2, 0))
    match = apply(g, new_match(g, 2, 0), go)
    assert (match.status, match.facts["n", None]) == ("waiting", 1)
    single = apply(g, new_round(g, 2, 0), go)
    assert (single.status, single.facts["n", None]) == ("over", 0)


def test_a_match_and_a_round_start_at_their_own_stages() -> None:
    g = small_game()
    assert new_match(g, 2, 5).random == new_round(g, 2, 5).random
    changed = new_round(g, 2, 5, {"turn": 1, ("points", 0): 1})
    assert legal(g, changed)[0].player == 1
    assert changed.facts["points", 0] == 1


def test_a_move_that_is_not_legal_is_refused() -> None:
    g = small_game()
    state = new_match(g, 2, 0)
    before = snapshot(g, state)
    for move in (Move(1, "draw", None), Move(0, "swap", (0, 0)), Move(0, "draw", 0)):
        with pytest.raises(ValueError, match="not legal"):
            apply(g, state, move)
    over = started(stage("start", END))
    with pytest.raises(ValueError, match="not legal"):
        apply(game(stage("start", END)), over, Move(0, "draw", None))
    assert snapshot(g, state) == before


def test_a_halted_state_keeps_what_was_done_and_has_no_moves() -> None:
    blocks = (
        stage("start", goto("wait")),
        phase("wait", option("go", *[DEAL] * 2, DEAL, END), actor=TURN),
    )
    limited = game(*blocks)
    state = played(*blocks)
    assert state.status == "over"  # the grid grows: it has no limit
    assert len(state.zones["hand", 0]) == 3
    emptied = played(blocks[0], phase("wait", option("go", *[DEAL] * 5, END), actor=TURN))
    assert emptied.halt == Halt("no-card", "deal")
    assert len(emptied.zones["hand", 0]) == 4
    assert legal(limited, emptied) == ()


def test_a_log_replays_to_the_same_state() -> None:
    g = small_game()
    state = new_match(g, 3, 11)
    for _ in range(12):
        state = apply(g, state, legal(g, state)[0])
    moves = [logged.move for logged in state.log]
    assert len(moves) == 12
    assert snapshot(g, replay(g, 3, 11, moves, single_round=False)) == snapshot(g, state)


def test_a_seed_decides_the_deal() -> None:
    g = small_game()
    assert new_match(g, 2, 1) == new_match(g, 2, 1)
    assert new_match(g, 2, 1).zones != new_match(g, 2, 2).zones


def test_the_number_of_players_is_the_programs() -> None:
    for players in (1, 5):
        with pytest.raises(ValueError, match="players"):
            new_match(small_game(), players, 0)


def test_snapshots_have_the_layout_that_other_readings_keep() -> None:
    g = game(
        stage("start", DEAL, Shuffle(zone("stock"), origin=O), goto("wait", const(3))),
        phase("wait", option("go", END), actor=TURN, parameters=(Parameter("k", INTEGER),)),
    )
    state = new_match(g, 2, 0)
    stock = state.zones["stock", None]
    assert sorted(stock, key=str) == [0, 1, 2]
    assert snapshot(g, state) == (
        "waiting",
        "wait",
        (3,),
        (0, None, 0),
        (stock, ((3, None), (None, None)), ()),
        ((False,) * 3, ((False, False), (False, False)), ()),
        (0, 0, 0, 0),
        state.random,
        (),
        None,
    )
    over = snapshot(g, apply(g, state, Move(0, "go", None)))
    assert over[:3] == ("over", "over", ())
    halted = snapshot(g, started(stage("start", DEAL)))
    assert halted[:3] == ("halted", "halted", ())
    assert halted[-1] == ("stuck", "stage start", None, (), ())
