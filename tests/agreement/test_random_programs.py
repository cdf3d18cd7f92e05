"""The random programs cover the kernel: a node that is never drawn would be a node untested."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import get_args

from hypothesis import HealthCheck, given, settings

from cambio_spec.kernel.expressions import Domain, Expr, Node
from cambio_spec.kernel.program import (
    Block,
    By,
    Choice,
    Decision,
    DecisionRule,
    Fact,
    Option,
    Program,
    Setting,
    Zone,
)
from cambio_spec.kernel.state import snapshot
from cambio_spec.kernel.statements import Statement, Target
from cambio_spec.kernel.typing import type_of
from cambio_spec.kernel.walk import descendants
from tests.agreement.random_programs import Playthrough, playthroughs, programs, states

UNIONS = (Expr, Domain, Statement, Target, Block)
DECLARED = (Zone, Fact, Setting, Decision, DecisionRule, By, Choice, Option)
KERNEL_NODES = {node for union in UNIONS for node in get_args(union)} | set(DECLARED)
many = settings(max_examples=150, suppress_health_check=list(HealthCheck))


@dataclass
class Tally:
    drawn: Counter[object] = field(default_factory=Counter)


def test_the_list_of_kernel_nodes_is_complete() -> None:
    subclasses = {node.__name__ for node in Node.__subclasses__()}
    assert subclasses == {node.__name__ for node in KERNEL_NODES}


def test_every_kernel_node_is_drawn() -> None:
    tally = Tally()

    @settings(many, max_examples=600)
    @given(programs())
    def draw(program: Program) -> None:
        tally.drawn.update({type(node) for node in descendants(program)})

    draw()
    assert set(tally.drawn) == KERNEL_NODES


def test_play_goes_on_more_often_than_it_ends_and_ends_in_many_ways() -> None:
    tally = Tally()

    @settings(many, max_examples=600)
    @given(playthroughs())
    def draw(game: Playthrough) -> None:
        for state in states(game):
            tally.drawn[state.halt.reason if state.halt else state.status] += 1

    draw()
    assert tally.drawn["waiting"] > sum(tally.drawn.values()) / 2
    assert set(tally.drawn) >= {"waiting", "over", "stuck", "no-card", "undefined"}
    assert len(tally.drawn) >= 7


@many
@given(programs())
def test_every_expression_has_the_type_that_its_place_wants(program: Program) -> None:
    for decision in program.decisions:
        assert all(type_of(rule.value) == decision.type for rule in decision.rules)


@settings(many, max_examples=60)
@given(playthroughs())
def test_the_same_seed_and_picks_give_the_same_states(game: Playthrough) -> None:
    once = [snapshot(game.program, state) for state in states(game)]
    again = [snapshot(game.program, state) for state in states(game)]
    assert once == again
