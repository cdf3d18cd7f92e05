"""From the end of a round to where the next one would begin, in the kernel's own play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from cambio_spec.kernel.evaluate import evaluate
from cambio_spec.kernel.expressions import Binary, Const, Decide
from cambio_spec.kernel.play import deal_state
from cambio_spec.kernel.program import Block, Phase, Program, Stage
from cambio_spec.kernel.state import Position, Slots, State, Value
from cambio_spec.kernel.statements import Announce, ForEach, Goto, If, Statement
from cambio_spec.kernel.types import PLAYER
from cambio_spec.play.counting import Counting
from cambio_spec.play.telling import Key

HERE = "the count"
"""A block where play is stopped: no rule set can call one that."""


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


def scored_at(program: Program, counting: Counting, table: Table, seat: int) -> State | None:
    """The table as it is when a player's score is announced, cards turned and facts changed by
    what is done before; None where that doesn't come about."""
    if counting.stage is None:
        return None
    halting = Stage(HERE, (), (), origin=HERE)
    stopped = tuple(_stopping(block, counting, seat) for block in program.blocks)
    cut = replace(program, blocks=(*stopped, halting))
    found = settled_round(cut, counting, table, begin=True)
    return found if found.halt is not None and found.halt.origin == HERE else None


def _stopping(block: Block, counting: Counting, seat: int) -> Block:
    """The same, but play comes to rest where the score of a player would be announced."""
    match block:
        case Stage(body=body):
            return replace(block, body=_stopped(body, counting, seat))
        case Phase(options=options):
            return replace(
                block,
                options=tuple(replace(o, body=_stopped(o.body, counting, seat)) for o in options),
            )


def _stopped(body: tuple[Statement, ...], counting: Counting, seat: int) -> tuple[Statement, ...]:
    return tuple(_before(statement, counting, seat) for statement in body)


def _before(one: Statement, counting: Counting, seat: int) -> Statement:
    match one:
        case Announce(decide=Decide(decision=name, arguments=(about,))) if (
            name == counting.score.name
        ):
            o = one.origin
            theirs = Binary("=", about, Const(PLAYER, seat, origin=o), origin=o)
            return If(theirs, (Goto(HERE, (), origin=HERE),), (one,), origin=o)
        case If():
            then, otherwise = (_stopped(b, counting, seat) for b in (one.then, one.otherwise))
            return replace(one, then=then, otherwise=otherwise)
        case ForEach():
            return replace(one, body=_stopped(one.body, counting, seat))
        case _:
            return one


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
