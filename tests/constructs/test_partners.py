"""Who plays together is nobody's opponent, wherever opponents are asked for."""

from __future__ import annotations

import pytest

from cambio_spec import pipeline
from cambio_spec.engine import load
from cambio_spec.kernel import play
from cambio_spec.kernel.evaluate import decide
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.state import Value
from tests.constructs.frame import framed, program, ruleset

ACROSS = "partners when it is neighbour of neighbour of me"
ASK = "define rivals of player: number of opponents"


def chosen(game: Program, name: str, players: int = 4) -> list[Value]:
    """What the actor, who is seat 0, may choose in an action."""
    cards: dict[tuple[str, int | None], list[int | str | None]] = {
        ("grid", seat): [seat] for seat in range(players)
    }
    state = play.deal_state(game, players, cards, label="turn")
    return [move.value for move in play.legal(game, state) if move.name == name]


def test_opponents_are_those_who_are_no_partners() -> None:
    game = program(f"{ACROSS} action accuse in turn: choose who in opponents; let caller be who")
    assert chosen(game, "accuse") == [1, 3]


def test_the_cards_of_any_opponent_are_no_partner_s() -> None:
    game = program(
        f"{ACROSS} action peek in turn: choose that in grid of any opponent; look at that"
    )
    assert chosen(game, "peek") == [(1, 0), (3, 0)]


def test_the_cards_of_any_player_are_partners_and_one_s_own_too() -> None:
    game = program(f"{ACROSS} action peek in turn: choose that in grid of any player; look at that")
    assert chosen(game, "peek") == [(0, 0), (1, 0), (2, 0), (3, 0)]


def test_players_and_everyone_are_partners_too() -> None:
    for noun in ("players", "everyone"):
        game = program(f"{ACROSS} action accuse in turn: choose who in {noun}; let caller be who")
        assert chosen(game, "accuse") == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("players", "rivals"), [(2, [1, 1]), (3, [1, 1, 1]), (4, [2, 2, 2, 2])], ids=str
)
def test_in_a_definition_they_are_those_of_the_player_it_is_about(
    players: int, rivals: list[int]
) -> None:
    rules = ruleset(framed(f"{ACROSS} {ASK}"))
    state = play.deal_state(rules.program, players, {})
    found = [decide(rules.program, state, "rivals", (p,)).value for p in range(players)]
    assert found == rivals
    engine = load(pipeline.engine_source(rules), "partners")
    state = engine.deal_state(players, {})
    assert [engine.decide(state, "rivals", p)[1] for p in range(players)] == rivals


def test_who_is_whose_partner_may_depend_on_facts_and_definitions() -> None:
    game = program(
        "partners when team of it = team of me define team of player: marks of player"
        " define rival_marks of player: sum marks of opponents"
    )
    marks: dict[str | tuple[str, int], Value] = {("marks", 0): 1, ("marks", 1): 2, ("marks", 2): 1}
    state = play.deal_state(game, 4, {}, marks)
    asked = [decide(game, state, "rival_marks", (p,)).value for p in range(4)]
    assert asked == [2, 2, 2, 4]


def test_who_has_left_is_no_opponent_either() -> None:
    game = program(
        "fact out of player is yes or no, kept players 2 to 4, clockwise, leaving when out of it"
        f" {ACROSS} {ASK}",
        ["players"],
    )
    state = play.deal_state(game, 4, {}, {("out", 1): True})
    assert [decide(game, state, "rivals", (p,)).value for p in (0, 2, 3)] == [1, 1, 2]


def test_a_player_who_acts_for_an_opponent_is_remembered_when_partners_change() -> None:
    """As they are found by whose partner somebody is, the words may mean another player later."""
    game = program(
        "partners when it is caller"
        " action act in turn: as first of opponents: (let caller be me; let marks of me be 3)"
    )
    state = play.deal_state(game, 3, {}, label="turn")
    (act,) = [move for move in play.legal(game, state) if move.name == "act"]
    state = play.apply(game, state, act)
    assert (state.facts["caller", None], state.facts["marks", 1]) == (1, 3)
