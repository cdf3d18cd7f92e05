"""Random play that resembles play: the one place that says how a move is drawn.

Drawn evenly, the many moves of one option would crowd out the others: where anybody may throw
any of their cards at any time, hardly anything else would be done. So a move is drawn in steps:

1. Where the actor has moves that are nobody else's, one of those is made `CALM - 1` times out of
   `CALM`. Else it is a reaction, an option that is open to several, and each player who has one
   is as likely as any other.
2. Of that player's options, each is as likely as it is liked in this game: 1, 4, 16 or 64, drawn
   when the option first comes up. So no two games are alike, and some are long, because what
   ends a round is liked little, and in some everybody swaps, or looks, as often as they may.
3. Of what may be chosen for the option, everything is as likely.

Only integers and the generator of `random` are used. The generated engines do exactly the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from cambio_spec.kernel.play import apply, legal, phase_of
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.random import below, following, seeded
from cambio_spec.kernel.state import Move, State

CALM = 8
"""One move in so many is a reaction, where there is something else to do."""
LIKINGS = 4
"""How many there are, from 1 on, each four times the one before."""


def by_chance(program: Program, state: State, seed: int, most: int) -> State:
    """The state after moves by chance, `most` of them at the most."""
    generator, _ = following(seeded(seed))
    likings: dict[str, int] = {}
    for _ in range(most):
        if state.status != "waiting":
            break
        generator, move = drawn(program, state, generator, likings)
        state = apply(program, state, move)
    return state


def drawn(
    program: Program, state: State, generator: int, likings: dict[str, int]
) -> tuple[int, Move]:
    """The generator afterwards, and the move. `likings` are those of the options that have come
    up in this game, and get those that come up now."""
    open_to_several = {o.name for o in phase_of(program, state).options if o.by is not None}
    moves = legal(program, state)
    reactions = [move for move in moves if move.name in open_to_several]
    own = [move for move in moves if move.name not in open_to_several]
    if reactions:
        generator, calm = below(generator, CALM)
        if own and calm:
            moves = tuple(own)
        else:
            players = sorted({move.player for move in reactions})
            generator, nth = below(generator, len(players))
            moves = tuple(move for move in reactions if move.player == players[nth])
    generator, name = liked(generator, moves, likings)
    choices = [move for move in moves if move.name == name]
    generator, nth = below(generator, len(choices))
    return generator, choices[nth]


def liked(generator: int, moves: Sequence[Move], likings: dict[str, int]) -> tuple[int, str]:
    """The generator afterwards, and the option that one of these moves takes."""
    names = list(dict.fromkeys(move.name for move in moves))
    for name in names:
        if name not in likings:
            generator, level = below(generator, LIKINGS)
            likings[name] = 4**level
    weighted = [name for name in names for _ in range(likings[name])]
    generator, nth = below(generator, len(weighted))
    return generator, weighted[nth]
