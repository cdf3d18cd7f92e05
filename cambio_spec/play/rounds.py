"""From the end of a round to where the next one would begin, in the kernel's own play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from cambio_spec.kernel.evaluate import evaluate
from cambio_spec.kernel.play import deal_state
from cambio_spec.kernel.program import Program, Stage
from cambio_spec.kernel.state import Position, Slots, State, Value
from cambio_spec.play.counting import Counting
from cambio_spec.play.telling import Key


@dataclass(frozen=True, slots=True)
class Table:
    """The cards in front of each player, by seat, and what else is so."""

    hands: tuple[tuple[int, ...], ...]
    facts: Mapping[Key, Value]

    def zones(self, counting: Counting) -> dict[Position, Slots]:
        return {(counting.zone.name, seat): cards for seat, cards in enumerate(self.hands)}


def settled_round(program: Program, counting: Counting, table: Table, begin: bool) -> State:
    """The table, or if it may `begin`, what the counting and all that follows make of it."""
    stage = counting.stage if begin else None
    return played_from(program, stage, len(table.hands), table.zones(counting), table.facts)


def played_from(
    program: Program,
    stage: str | None,
    players: int,
    zones: Mapping[Position, Slots],
    facts: Mapping[Key, Value],
) -> State:
    """Play from a block on, up to where the next round would begin."""
    return deal_state(_paused(program), players, zones, facts, label=stage, single_round=False)


def goes_on(program: Program, state: State) -> bool:
    """Whether all that is left to do is to begin the next round."""
    halt = state.halt
    start = program.block(program.round_start).origin
    return halt is not None and (halt.reason, halt.origin) == ("stuck", start)


def _paused(program: Program) -> Program:
    """The same, but for the stage in which a round begins. There play comes to rest, so that what
    was true of the last round can still be asked."""
    blocks = tuple(
        replace(block, body=())
        if isinstance(block, Stage) and block.label == program.round_start
        else block
        for block in program.blocks
    )
    return replace(program, blocks=blocks)


def takes_part(program: Program, counting: Counting, state: State, seat: int) -> bool:
    """Whether a player has not left the match."""
    if counting.takes_part is None:
        return True
    named = {parameter.name: seat for parameter in counting.score.parameters}
    return bool(evaluate(program, state, counting.takes_part, named))
