"""Control: how play walks from block to block, and which moves are open where it waits.

Stages run by themselves; phases wait for their actor, or for whoever else may move. Whatever can't
be done halts play where it stands: nothing is guessed, and what was done up to there stays done.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Protocol, assert_never

from cambio_spec.kernel.effects import Effect, effect
from cambio_spec.kernel.evaluate import (
    elements,
    holds,
    player,
    truth,
    value,
)
from cambio_spec.kernel.expressions import RuleId, Spots
from cambio_spec.kernel.program import Block, Option, Phase, Program, Stage
from cambio_spec.kernel.scope import Scope, Undecided, Undefined
from cambio_spec.kernel.state import Halt, Move, Spot, State, Status
from cambio_spec.kernel.statements import EndMatch, EndRound, ForEach, Goto, If, Statement
from cambio_spec.kernel.table import Impossible

MOST_BLOCKS = 10_000
"""How many blocks play may enter without a move; the next one halts it as endless."""

Failure = Impossible | Undefined | Undecided
FAILURES = (Impossible, Undefined, Undecided)


def halt_for(failure: Failure, origin: RuleId) -> Halt:
    """`origin` is that of the statement, option or phase where it happened."""
    match failure:
        case Impossible():
            return Halt(failure.reason, origin)
        case Undefined():
            return Halt("undefined", failure.origin or origin)
        case Undecided(decision=decision, arguments=arguments, verdict=verdict):
            reason = verdict.status
            assert reason != "value" and reason != "undefined"
            return Halt(reason, decision.origin, decision.name, arguments, verdict.rules)
        case _:
            assert_never(failure)


class Watch(Protocol):
    """Somebody who looks on while statements are carried out."""

    def asked(self, origin: RuleId, answer: object) -> None:
        """How the condition of an `if` came out; or an element of a loop, and whether it is gone
        through."""

    def done(self, statement: Statement, state: State) -> None:
        """The state after a statement that holds no others."""


def settled(program: Program, state: State, watch: Watch | None = None) -> State:
    """Runs a state that is leaving for a block until it waits, is over or halts."""
    entered = 0
    while state.status == "leaving":
        block = program.block(state.label)
        entered += 1
        if entered > MOST_BLOCKS:
            return state.halted(Halt("endless", block.origin))
        match block:
            case Stage():
                scope = block_scope(program, replace(state, status="running"), block)
                state = run(scope, block.body, block.origin, watch)
            case Phase():
                state = waiting(program, state, block)
            case _:
                assert_never(block)
    return state


def waiting(program: Program, state: State, phase: Phase) -> State:
    """Waits at a phase, or halts there where its actor can't go on."""
    state = replace(state, status="waiting")
    moves = open_moves(program, state, phase)
    return state.halted(moves) if isinstance(moves, Halt) else state


def open_moves(program: Program, state: State, phase: Phase) -> tuple[Move, ...] | Halt:
    """The moves that may be made: by option, then by player, then in the order of the domain; or
    why play can't go on. Every option is asked, and every element of its domain."""
    scope, asked = block_scope(program, state, phase), phase.origin
    moves: list[Move] = []
    try:
        actor = player(scope, phase.actor)
        for option in phase.options:
            asked = option.origin
            for who, inside in takers(scope, option, actor):
                if truth(inside, option.guard):
                    found = choices(inside, option)
                    moves.extend(Move(who, option.name, chosen) for chosen in found)
    except FAILURES as failure:
        return halt_for(failure, asked)
    if not any(move.player == actor for move in moves):
        return Halt("stuck", phase.origin)
    return tuple(moves)


def takers(scope: Scope, option: Option, actor: int) -> Iterator[tuple[int, Scope]]:
    """The players who may take an option, each with the scope in which it is theirs."""
    if option.by is None:
        yield actor, scope
        return
    for who in elements(scope, option.by.domain):
        assert isinstance(who, int)
        inside = scope.binding(option.by.variable, who)
        if holds(inside, option.by.where):
            yield who, inside


def choices(scope: Scope, option: Option) -> Iterator[int | Spot | None]:
    """The values that an option may be taken with; one None where it asks for nothing."""
    choice = option.choice
    if choice is None:
        yield None
        return
    for element in elements(scope, choice.domain):
        if holds(scope.binding(choice.variable, element), choice.where):
            yield element


def block_scope(program: Program, state: State, block: Block) -> Scope:
    names = (parameter.name for parameter in block.parameters)
    return Scope(program, state, dict(zip(names, state.arguments, strict=True)))


def taking(scope: Scope, option: Option, move: Move) -> Scope:
    """That of a phase, in which an option's body runs: who has taken it, and what they chose."""
    if option.by is not None:
        scope = scope.binding(option.by.variable, move.player)
    if option.choice is not None:
        scope = scope.binding(option.choice.variable, move.value)
    return scope


def run(
    scope: Scope, body: tuple[Statement, ...], origin: RuleId, watch: Watch | None = None
) -> State:
    """Runs the body of a stage or an option, of that origin, in a state that is running. It must
    leave for a block or end play; play is stuck where it does neither."""
    state = sequence(scope, body, watch)
    return state.halted(Halt("stuck", origin)) if state.status == "running" else state


def sequence(scope: Scope, body: tuple[Statement, ...], watch: Watch | None = None) -> State:
    """Statement after statement, until one leaves the block, ends play or halts."""
    for statement in body:
        if scope.state.status != "running":
            break
        try:
            state = step(scope, statement, watch)
        except FAILURES as failure:
            state = scope.state.halted(halt_for(failure, statement.origin))
        scope = scope.later(state)
    return scope.state


def step(scope: Scope, statement: Statement, watch: Watch | None = None) -> State:
    match statement:
        case If():
            holding = truth(scope, statement.condition)
            if watch is not None:
                watch.asked(statement.origin, holding)
            return sequence(scope, statement.then if holding else statement.otherwise, watch)
        case ForEach():
            return loop(scope, statement, watch)
        case _:
            state = _single(scope, statement)
            if watch is not None:
                watch.done(statement, state)
            return state


def _single(scope: Scope, statement: Effect | Goto | EndRound | EndMatch) -> State:
    state = scope.state
    match statement:
        case Goto():
            arguments = tuple(value(scope, argument) for argument in statement.arguments)
            return replace(state, status="leaving", label=statement.label, arguments=arguments)
        case EndRound():
            status: Status = "over" if state.single_round else "leaving"
            return replace(state, status=status, label=statement.label, arguments=())
        case EndMatch():
            return replace(state, status="over")
        case _:
            return effect(scope, statement)


def loop(scope: Scope, statement: ForEach, watch: Watch | None = None) -> State:
    """The turns of a loop. Where `where` fails, what earlier turns did stays done."""
    for element in elements(scope, statement.domain):
        if isinstance(element, tuple) and isinstance(statement.domain, Spots):
            (seat, slot), zone = element, statement.domain.zone
            if scope.state.zones[zone, seat][slot] is None:
                continue
        turn = scope.binding(statement.variable, element)
        try:
            taken = holds(turn, statement.where)
            if watch is not None:
                watch.asked(statement.origin, (element, taken))
            if taken:
                scope = scope.later(sequence(turn, statement.body, watch))
        except FAILURES as failure:
            return scope.state.halted(halt_for(failure, statement.origin))
        if scope.state.status != "running":
            break
    return scope.state
