"""Whatever play comes to was foreseen: each state of a game fits a situation that was explored, and
where play halts, that was among what may happen."""

from __future__ import annotations

from itertools import cycle, islice
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings

from cambio_spec import pipeline
from cambio_spec.kernel.play import apply, legal, new_match, new_round
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.state import State
from cambio_spec.proof.play.covering import covers
from cambio_spec.proof.play.exploring import Explored, explored
from cambio_spec.proof.play.situation import Tracked
from tests.agreement.random_rulesets import Deal, deals, ruleset

RELATIVES = sorted((Path(__file__).parents[2] / "games").glob("*.cambio"))
PROVED = ("stuck", "no-card", "taken", "full")
MOVES = 60


def ways(program: Program) -> list[Tracked]:
    """Every way to tell situations apart, from the coarsest on."""
    every = frozenset(fact.name for fact in program.facts)
    return [
        Tracked(ordered, facts) for ordered in (False, True) for facts in (frozenset[str](), every)
    ]


def foreseen(found: Explored, state: State) -> bool:
    if state.status == "halted":
        assert state.halt is not None
        halt = state.halt
        return halt.reason not in PROVED or (halt.reason, halt.origin) in found.stopped
    return state.status != "waiting" or covers(found, state)


@settings(max_examples=50, suppress_health_check=list(HealthCheck), deadline=None)
@given(deals())
def test_random_rules_lead_only_to_what_was_explored(deal: Deal) -> None:
    program = ruleset(deal.text, deal.features).program
    start = new_round if deal.single_round else new_match
    states = [start(program, deal.players, deal.seed)]
    for pick in islice(cycle(deal.picks or [0]), MOVES):
        moves = legal(program, states[-1])
        if not moves:
            break
        states.append(apply(program, states[-1], moves[pick % len(moves)]))
    for tracked in ways(program):
        found = explored(program, deal.players, tracked, 200)
        if found.closed:
            for state in states:
                assert foreseen(found, state), (tracked, state)


@pytest.mark.parametrize(
    "name", ["cambio", "classic", *map(str, RELATIVES)], ids=lambda n: Path(n).stem
)
def test_games_lead_only_to_what_was_explored(name: str) -> None:
    program = pipeline.load(name).program
    for players in program.counts[:2]:
        for tracked in ways(program)[:3]:
            found = explored(program, players, tracked, 1200)
            for seed in range(3) if found.closed else ():
                random = Random(seed)
                state = (new_match if seed else new_round)(program, players, seed)
                for _ in range(MOVES):
                    assert foreseen(found, state), (tracked, state)
                    moves = legal(program, state)
                    if not moves:
                        break
                    state = apply(program, state, random.choice(moves))


FACE_UP = """game example

players 2 to 3, clockwise because "a test"
deck french_52 in stock because "a test"
zone stock: pile, face up because "a test"
zone heap: pile, face down because "a test"
fact active is a player because "a test"

stage opening of match:
  step first: let active be left of active; go to setup because "a test"

stage setup of round:
  step mix: move top of stock to heap, face up; shuffle stock; shuffle heap because "a test"
  step on: go to turn because "a test"

phase turn: active acts because "a test"

action rest in turn: go to turn because "a test"
"""


def test_cards_that_lie_face_up_are_known_when_they_are_mixed() -> None:
    program = ruleset(FACE_UP).program
    state = new_match(program, 2, 0)
    assert all(state.seen)
    assert covers(explored(program, 2, ways(program)[0]), state)


LEAVING = """game example

players 2 to 3, clockwise, leaving when out of it because "a test"
deck french_52 in stock because "a test"
zone stock: pile, face down because "a test"
zone grid of player: 2 slots, face down because "a test"
fact active is a player because "a test"
fact out of player is yes or no because "a test"

stage opening of match:
  step first: let active be left of active; go to setup because "a test"

stage setup of round:
  step deal: deal 2 from stock to each grid because "a test"
  step leave: each spot in grid of left of active: let out of left of active be yes
              because "a test"
  step on: go to turn because "a test"

phase turn: active acts because "a test"

action rest in turn: go to turn because "a test"
"""


def test_whose_cards_a_loop_is_over_is_settled_before_its_first_turn() -> None:
    """With two cards, two players leave: whoever is next, and then whoever is next then."""
    program = ruleset(LEAVING).program
    state = new_match(program, 3, 0)
    assert sum(state.facts["out", player] is True for player in range(3)) == 2
    for tracked in ways(program):
        found = explored(program, 3, tracked)
        assert found.closed and covers(found, state)
