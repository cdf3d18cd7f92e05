"""The part of the runtime that plays by chance, as `kernel.chance` says it. Embedded after
`control`."""

from __future__ import annotations

from collections.abc import Sequence

from cambio_spec.engine.chance import below, following, seeded
from cambio_spec.engine.control import Game, take
from cambio_spec.engine.runtime import Move, Table

CALM = 8
LIKINGS = 4


def by_chance(game: Game, state: Table, seed: int, most: int) -> None:
    """Plays on by chance, `most` moves at the most: see `drawn`."""
    generator = following(seeded(seed))
    likings: dict[str, int] = {}
    for _ in range(most):
        if not state.moves:
            return
        generator, move = drawn(game, state, generator, likings)
        take(game, state, move)


def drawn(game: Game, state: Table, generator: int, likings: dict[str, int]) -> tuple[int, Move]:
    """The generator afterwards and a move: mostly one that is the actor's alone; of those that
    others may make as well, one of a player drawn first. Then the option, as it is liked in this
    game, and what is chosen for it."""
    moves = state.moves
    reactions = [m for m in moves if (state.label, m[1]) in game.anybodys] if game.anybodys else []
    if reactions:
        generator = following(generator)
        if len(reactions) < len(moves) and below(generator, CALM):
            moves = [m for m in moves if (state.label, m[1]) not in game.anybodys]
        else:
            players = sorted({m[0] for m in reactions})
            generator = following(generator)
            player = players[below(generator, len(players))]
            moves = [m for m in reactions if m[0] == player]
    generator, name = liked(generator, moves, likings)
    moves = [m for m in moves if m[1] == name]
    generator = following(generator)
    return generator, moves[below(generator, len(moves))]


def liked(generator: int, moves: Sequence[Move], likings: dict[str, int]) -> tuple[int, str]:
    """The option of one of these moves. How much it is liked is drawn when it first comes up."""
    names = list(dict.fromkeys([m[1] for m in moves]))
    for name in names:
        if name not in likings:
            generator = following(generator)
            likings[name] = 1 << 2 * below(generator, LIKINGS)
    generator = following(generator)
    left = below(generator, sum([likings[name] for name in names]))
    for name in names:
        left -= likings[name]
        if left < 0:
            break
    return generator, name
