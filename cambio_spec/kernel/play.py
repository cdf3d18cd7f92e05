"""The reference meaning of play: from a program and a seed to every state that moves reach.

Where several players may move, the moves come one after the other: who was quicker is decided at
the table, and the order in which moves are made here is the order of that race.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from cambio_spec.kernel.observe import known, observe
from cambio_spec.kernel.opening import NO_FACES, NO_SEEN, Faces, Facts, Seen, dealt, opened
from cambio_spec.kernel.program import Option, Phase, Program
from cambio_spec.kernel.running import block_scope, open_moves, run, settled, taking
from cambio_spec.kernel.state import Halt, Logged, Move, Position, State, Value, snapshot
from cambio_spec.kernel.types import Kind

__all__ = [
    "Move",
    "State",
    "apply",
    "deal_state",
    "legal",
    "new_match",
    "new_round",
    "observe",
    "replay",
    "snapshot",
]

NO_FACTS: Facts = {}
NO_ARGUMENTS: tuple[Value, ...] = ()


def new_match(program: Program, players: int, seed: int) -> State:
    """A match, run from its first stage to the first decision that a player has to take.

    Raises `ValueError` for a number of players that the program doesn't take."""
    return settled(program, opened(program, players, seed, program.match_start, {}, False))


def new_round(program: Program, players: int, seed: int, facts: Facts = NO_FACTS) -> State:
    """A single round, which ends play. `facts` are set beforehand (who deals, a running score).

    Raises `ValueError` for a number of players, a fact or a value that there isn't."""
    return settled(program, opened(program, players, seed, program.round_start, facts, True))


def deal_state(
    program: Program,
    players: int,
    hands: Mapping[Position, Sequence[int | str | None]],
    facts: Facts = NO_FACTS,
    *,
    label: str | None = None,
    arguments: tuple[Value, ...] = NO_ARGUMENTS,
    seed: int = 0,
    single_round: bool = True,
    faces: Faces = NO_FACES,
    seen: Seen = NO_SEEN,
) -> State:
    """A state with given cards in given zones, (zone, seat or None), and the rest in the stock.
    How they lie, and who has seen them, is as their zones are shown, unless `faces` and `seen`
    tell it for each card of a zone in `hands`.

    Play goes on at block `label`, as after a goto; without one the state is over, there to be
    asked expressions and decisions. Cards as in `opening.dealt`. Raises `ValueError`."""
    state = opened(program, players, seed, label or "", facts, single_round)
    taken = {block.label: len(block.parameters) for block in program.blocks}
    if label is not None and label not in taken:
        raise ValueError(f"label: {label!r}")
    if label is not None and len(arguments) != taken[label]:
        raise ValueError(f"arguments: {label!r}: {len(arguments)}")
    state = replace(dealt(program, state, hands, faces, seen), arguments=arguments)
    return replace(state, status="over") if label is None else settled(program, state)


def legal(program: Program, state: State) -> tuple[Move, ...]:
    """The moves that may be made now, by option, then by player from the actor on, then in the
    order of the domain; none where play is over or halted. `Move.player` says whose it is: of
    some options not only the actor's."""
    if state.status != "waiting":
        return ()
    moves = open_moves(program, state, phase_of(program, state))
    assert not isinstance(moves, Halt), "a state waits only where its moves could be told"
    return moves


def apply(program: Program, state: State, move: Move) -> State:
    """The state after a legal move, whoever makes it; `state` itself stays as it was. Where
    several players may move, the first move that is made counts, and the others may find that
    theirs isn't legal any more.

    Raises `ValueError` for a move that isn't legal."""
    if move not in legal(program, state):
        raise ValueError(f"not legal: {move}")
    phase = phase_of(program, state)
    option = next(o for o in phase.options if o.name == move.name)
    logged = Logged(move, audience(state, option, move))
    running = replace(state, status="running", log=(*state.log, logged))
    scope = taking(block_scope(program, running, phase), option, move)
    return settled(program, run(scope, option.body, option.origin))


def replay(
    program: Program, players: int, seed: int, moves: Iterable[Move], single_round: bool
) -> State:
    """The state after `moves`, from a new round or a new match. Raises `ValueError`."""
    start = new_round if single_round else new_match
    state = start(program, players, seed)
    for move in moves:
        state = apply(program, state, move)
    return state


def phase_of(program: Program, state: State) -> Phase:
    block = program.block(state.label)
    assert isinstance(block, Phase)
    return block


def audience(state: State, option: Option, move: Move) -> int:
    """The bit mask of the players who get to know what was chosen (see `Logged`)."""
    if option.choice is None or option.choice.type.kind is not Kind.CARD:
        return state.everybody
    knowing = (1 << p for p in range(state.players) if known(state, p, move.value))
    return sum(knowing) | 1 << move.player
