"""Short games by chance in the reference meaning: where they halt, and where a mutant's go another
way than those of the game."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cambio_spec.kernel.play import apply, legal, new_match, new_round
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.state import Halt, Move, State
from cambio_spec.source.time_limit import OutOfTime, at_most

SEEDS = range(10)
MOST_MOVES = 120
LONG = 400
"""Moves; a round that takes longer has no end that chance would find."""

PATIENCE = 20.0
"""Seconds of work for the games of one mutant."""


@dataclass(frozen=True, slots=True)
class Played:
    """`halts` with how often each came up; `ended` games of `begun` came to their end. `path` of
    each game: what could be seen of it, in hashes, state by state."""

    halts: Mapping[Halt, int]
    ended: int
    begun: int
    paths: tuple[tuple[int, ...], ...]


def played(program: Program, players: Sequence[int]) -> Played:
    """The same games for the same rules."""
    halts: dict[Halt, int] = {}
    paths: list[tuple[int, ...]] = []
    ended = 0
    try:
        with at_most(PATIENCE):
            for count in (count for count in players if count in program.counts):
                for seed in SEEDS:
                    state, path = _game(program, count, seed)
                    paths.append(path)
                    ended += state.status != "waiting"
                    if state.halt is not None:
                        halts[state.halt] = halts.get(state.halt, 0) + 1
    except OutOfTime:
        pass
    return Played(halts, ended, len(paths), tuple(paths))


def _game(program: Program, players: int, seed: int) -> tuple[State, tuple[int, ...]]:
    """Two rounds, then a match, and so on."""
    single = seed % 3 < 2
    state = new_round(program, players, seed) if single else new_match(program, players, seed)
    chance = random.Random(f"{players} {seed}")
    likes: dict[str, float] = {}
    path = [_seen(program, state)]
    for _ in range(LONG if seed < 3 else MOST_MOVES):
        if state.status != "waiting":
            break
        state = apply(program, state, _choice(chance, legal(program, state), likes))
        path.append(_seen(program, state))
    return state, tuple(path)


def _choice(chance: random.Random, moves: Sequence[Move], likes: dict[str, float]) -> Move:
    """First what to do, then with what. Every game has its own habits."""
    names = list(dict.fromkeys(move.name for move in moves))
    for name in names:
        likes.setdefault(name, chance.choice((0.02, 0.3, 1.0, 1.0)))
    (name,) = chance.choices(names, [likes[name] for name in names])
    return chance.choice([move for move in moves if move.name == name])


def _seen(program: Program, state: State) -> int:
    """What a state is, apart from what its rules are called."""
    told = [(a.decision, a.arguments, a.value) for a in state.announcements]
    cards = sorted((at[0], at[1] or 0, laid) for at, laid in _by_code(program, state))
    faces = sorted((at[0], at[1] or 0, ups) for at, ups in state.faces.items())
    facts = sorted((at[0], at[1] or 0, repr(value)) for at, value in state.facts.items())
    return hash((state.status, repr(told), repr(cards), repr(faces), repr(facts)))


def _by_code(
    program: Program, state: State
) -> list[tuple[tuple[str, int | None], tuple[str | None, ...]]]:
    deck = program.deck.cards
    return [
        (at, tuple(None if card is None else deck[card].code for card in laid))
        for at, laid in state.zones.items()
    ]
