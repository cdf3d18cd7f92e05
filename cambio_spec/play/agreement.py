"""Before an answer is given, a second reading of the same rules is asked for it."""

from __future__ import annotations

from typing import Any

from cambio_spec.kernel.evaluate import decide
from cambio_spec.kernel.play import deal_state, snapshot
from cambio_spec.kernel.program import Program
from cambio_spec.play.counting import Counting
from cambio_spec.play.rounds import Table
from cambio_spec.proof.outcome import ReadingsDisagree


def agreed(program: Program, counting: Counting, table: Table, engine: Any) -> None:
    """Plays a table in the generated module `engine` as well. Raises `ReadingsDisagree` where it
    comes out differently: a fault of ours."""
    players, zones, name = len(table.hands), table.zones(counting), counting.score.name
    stage = counting.stage
    expected = deal_state(program, players, zones, table.facts, label=stage, single_round=False)
    found = engine.deal_state(players, zones, table.facts, label=stage, single_round=False)
    _same(stage or name, snapshot(program, expected), engine.snapshot(found))
    asked, same = (
        deal_state(program, players, zones, table.facts),
        engine.deal_state(players, zones, table.facts),
    )
    for seat in range(players):
        told = tuple(engine.decide(same, name, seat))
        _same(name, tuple(decide(program, asked, name, (seat,))), told)


def _same(asked: str, expected: object, found: object) -> None:
    if expected != found:
        raise ReadingsDisagree("engine", asked, expected, found)
