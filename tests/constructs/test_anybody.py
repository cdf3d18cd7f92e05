"""Actions by any player: who may take them, who chooses in them, and where play goes on."""

from __future__ import annotations

import pytest

from cambio_spec.kernel import play
from cambio_spec.kernel.program import By, Phase
from cambio_spec.kernel.state import Move
from cambio_spec.kernel.statements import Look, SetFact
from tests.constructs.direct_play import Direct
from tests.constructs.frame import as_phase, framed, options, program, ruleset
from tests.constructs.kernel_nodes import (
    ACTIVE,
    BACK,
    O,
    at,
    binary,
    by,
    choice,
    go,
    option,
    parameter,
    player,
    spot,
    spots,
)

ME = player("player")


def test_it_is_open_to_everybody_from_the_actor_on_and_me_is_whoever_takes_it() -> None:
    made = program("action grab by any player in turn when me is not active: let caller be me")
    taken = SetFact("caller", None, ME, origin=O)
    others = binary("!=", ME, ACTIVE)
    assert options(made)["grab"] == option(
        "grab", taken, BACK, guard=others, taken=by("player", ACTIVE)
    )


def test_each_of_its_phases_begins_with_its_own_actor() -> None:
    made = program(
        "phase waiting: dealer acts action rest in waiting: go to turn"
        " action grab by any player in turn, waiting: let caller be me"
    )
    takers = [options(made, label)["grab"].by for label in ("turn", "waiting")]
    starts = [taken.domain.start for taken in takers if taken is not None]
    assert [str(getattr(start, "fact", None)) for start in starts] == ["active", "dealer"]


def test_who_has_left_has_no_part_in_it() -> None:
    made = program(
        "fact out of player is yes or no, kept players 2 to 4, clockwise, leaving when out of it"
        " action grab by any player in turn: let caller be me",
        without=["players"],
    )
    taken = options(made)["grab"].by
    assert isinstance(taken, By) and taken.where is not None
    state = play.new_round(made, 4, 0, {("out", 2): True})
    assert [m.player for m in play.legal(made, state) if m.name == "grab"] == [0, 1, 3]


def test_what_is_chosen_first_is_part_of_taking_it_and_is_whoever_s_choice() -> None:
    made = program("action show by any player in turn: choose mine in grid of me; look at mine")
    look = Look(ME, at(spot("mine")), origin=O)
    assert options(made)["show"] == option(
        "show", look, BACK, asked=choice("mine", spots(ME)), taken=by("player", ACTIVE)
    )


def test_a_later_choice_is_theirs_too_and_play_comes_back_to_the_phase() -> None:
    made = program(
        "action show by any player in turn:"
        " choose mine in grid of me; choose other in grid of me; look at other"
    )
    assert options(made)["show"].body == (go("show.1", ME),)
    look, asked = Look(ME, at(spot("other")), origin=O), choice("other", spots(ME))
    assert made.block("show.1") == Phase(
        "show.1", (parameter(ME),), ME, (option("other", look, BACK, asked=asked),), origin=O
    )


def test_nobody_has_to_be_remembered_where_whose_turn_it_is_changes() -> None:
    made = program(
        "action hurry by any player in turn:"
        " let active be left of active; choose n in 1 to 2; let marks of me be n"
    )
    state = play.new_round(made, 3, 0)
    state = play.apply(made, state, Move(2, "hurry", None))
    assert play.legal(made, state) == (Move(2, "n", 1), Move(2, "n", 2))
    state = play.apply(made, state, Move(2, "n", 2))
    assert (state.label, state.facts["marks", 2]) == ("turn", 2)
    assert as_phase(made.block(state.label)).actor == ACTIVE


@pytest.mark.parametrize(
    "effects",
    [
        "let active be left of me",
        "choose n in 1 to 3 when it > marks of me; let marks of me be n",
        "each player from me: may let marks of me be marks of me + 1",
        "as dealer: choose n in 1 to 2; let caller be me",
        "may let caller be me; go to next",
    ],
)
def test_play_comes_to_the_same_as_told_directly(effects: str) -> None:
    rules = ruleset(framed(f"action act by any player in turn when caller is nobody: {effects}"))
    for picks in ((0, 0, 1, 0), (2, 1, 0, 2), (1, 0, 0, 1), (2, 2, 2, 2)):
        state = play.new_round(rules.program, 3, 1)
        direct = Direct(rules, 3, 1, True)
        for pick in picks:
            moves = play.legal(rules.program, state)
            assert direct.asked is not None and moves == direct.asked.options
            move = moves[pick % len(moves)]
            state = play.apply(rules.program, state, move)
            direct.take(*move)
        assert direct.state.facts == state.facts
