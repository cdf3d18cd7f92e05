"""Facts, announcements, branches and loops: what is done in which order, and how it is left."""

from __future__ import annotations

import pytest

from cambio_spec.kernel.expressions import CardAt, Decide, Expr, Players, ReadFact, TopCard
from cambio_spec.kernel.state import Announcement, Halt, Position, State, Value
from cambio_spec.kernel.statements import (
    Announce,
    EndMatch,
    ForEach,
    Gather,
    If,
    SetFact,
    Statement,
)
from cambio_spec.kernel.types import INTEGER, PLAYER, spot_in
from tests.kernel.building import (
    O,
    const,
    fact,
    goto,
    local,
    op,
    pile,
    seat,
    spots,
    zone,
)
from tests.kernel.laid_table import (
    NOBODY,
    after,
    at,
    game,
    halted,
    lying,
    move,
    table,
    top,
)

# Facts and announcements


def set_fact(name: str, value: Expr, owner: Expr | None = None) -> SetFact:
    return SetFact(name, owner, value, origin="set")


def test_a_fact_is_set_for_the_round_or_for_one_player() -> None:
    state = after(set_fact("round", const(5)), set_fact("score", const(-70), seat(1)))
    assert state.facts["round", None] == 5
    assert [state.facts["score", s] for s in range(3)] == [0, -70, 0]
    assert after(set_fact("leader", seat(2))).facts["leader", None] == 2


@pytest.mark.parametrize("number", [-1, 6])
def test_a_number_out_of_its_range_is_not_set(number: int) -> None:
    assert halted("undefined", "set", set_fact("round", const(number)))


def test_nobody_has_no_score_to_set() -> None:
    assert halted("undefined", "set", set_fact("score", const(1), NOBODY))


def announce(n: int) -> Announce:
    return Announce(Decide(INTEGER, "worth", (const(n),), origin=O), origin="announce")


def test_an_announcement_names_the_decision_the_value_and_the_rules() -> None:
    said = after(announce(2), announce(2)).announcements
    assert said == (Announcement("worth", (2,), 20, ("even",)),) * 2


@pytest.mark.parametrize(
    ("n", "halt"),
    [
        (1, Halt("gap", "define worth", "worth", (1,), ())),
        (3, Halt("conflict", "define worth", "worth", (3,), ("odd", "also"))),
        (9, Halt("not-given", "define worth", "worth", (9,), ())),
    ],
)
def test_an_undecided_decision_halts_play_with_its_rules(n: int, halt: Halt) -> None:
    assert after(announce(n)).halt == halt


# If, ForEach, and the order of things


def test_if_takes_one_branch() -> None:
    then, otherwise = (set_fact("round", const(1)),), (set_fact("round", const(2)),)
    for condition, expected in ((True, 1), (False, 2)):
        state = after(If(const(condition), then, otherwise, origin=O))
        assert state.facts["round", None] == expected
    fails = op(TopCard(zone("heap"), origin=O), "=", TopCard(zone("empty"), origin=O))
    assert halted("undefined", "if", If(fails, then, otherwise, origin="if"), g=game(pile("empty")))


def each(*body: Statement, where: Expr | None = None, start: Expr | None = None) -> ForEach:
    return ForEach("p", Players(start, origin=O), where, body, origin="each")


P = local("p", PLAYER)


def test_a_loop_takes_its_elements_in_order() -> None:
    state = after(each(move(top("stock"), top("hand", P)), start=seat(1)))
    assert [lying(state, ("hand", s)) for s in range(3)] == [
        ["KD", "QS", "2H"],
        ["KC", "10D", None],
        ["3S", None, None],
    ]


def test_a_loop_lists_its_elements_once_but_asks_where_before_each_turn() -> None:
    all_spots = ForEach(
        "s",
        spots(),
        None,
        (move(at("s"), top("stock")), move(top("stock"), top("hand", seat(2)))),
        origin=O,
    )
    state = after(all_spots)
    assert lying(state, ("hand", 2)) == ["KD", "QS", "KC"]
    turn = ReadFact(INTEGER, "round", None, origin=O)
    minus = set_fact("round", op(turn, "-", const(2)))
    assert after(each(minus, where=op(turn, ">", const(1)))).facts["round", None] == 1


def test_a_loop_passes_over_spots_whose_cards_have_been_taken_away() -> None:
    """Not even `where` is asked of them: it would have no answer."""
    everything = Gather(zone("hand", seat(0)), zone("stock"), 0, origin=O)
    card = CardAt(local("s", spot_in("hand")), origin=O)
    is_there = op(card, "=", card)
    state = after(ForEach("s", spots(seat(0)), is_there, (everything,), origin=O))
    assert state.halt is None and lying(state, ("hand", 0)) == [None, None, None]


def test_a_loop_that_fails_keeps_the_turns_before() -> None:
    score = set_fact("score", const(1), P)
    fails = If(op(P, "=", seat(1)), (move(top("empty"), top("heap")),), (), origin=O)
    state = after(each(score, fails), g=game(pile("empty")))
    assert state.halt == Halt("no-card", "move")
    assert [state.facts["score", s] for s in range(3)] == [1, 1, 0]
    where = op(op(P, "=", seat(0)), "or", op(fact("score", owner=NOBODY), "=", const(0)))
    state = after(each(score, where=where))
    assert state.halt == Halt("undefined", "each")
    assert [state.facts["score", s] for s in range(3)] == [1, 0, 0]
    assert halted("undefined", "each", each(score, start=NOBODY))


@pytest.mark.parametrize("leave", [goto("next", const(4)), EndMatch(origin=O)])
def test_leaving_in_a_loop_leaves_everything(leave: Statement) -> None:
    state = after(each(set_fact("score", const(1), P), leave), set_fact("round", const(1)))
    assert [state.facts["score", s] for s in range(3)] == [1, 0, 0]
    assert state.facts["round", None] == 3
    assert state.status in ("leaving", "over")


def test_a_loop_that_was_left_asks_no_more() -> None:
    later = op(op(P, "=", seat(0)), "or", op(fact("score", owner=NOBODY), "=", const(0)))
    assert after(each(EndMatch(origin=O), where=later)).status == "over"


def test_a_failing_statement_halts_what_follows_and_undoes_nothing_before() -> None:
    done = set_fact("round", const(1))
    state = after(done, move(at("free"), top("heap")), set_fact("round", const(2)))
    assert state.halt == Halt("no-card", "move")
    assert state.facts["round", None] == 1


def test_a_statement_changes_no_state_that_was_there_before() -> None:
    before: State = table(game())
    facts: dict[Position, Value] = dict(before.facts)
    zones = dict(before.zones)
    after(move(top("stock"), top("heap")), set_fact("round", const(1)), state=before)
    assert (before.facts, before.zones) == (facts, zones)
