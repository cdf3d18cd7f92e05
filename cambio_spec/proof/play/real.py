"""Games that show a halt: sought from many deals at once, towards the situation where it was seen.

A search for what is known to be possible at best, so it may fail; what it finds is a real game.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from cambio_spec.kernel.expressions import RuleId
from cambio_spec.kernel.opening import Facts
from cambio_spec.kernel.play import apply, new_round
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.state import Move, Reason
from cambio_spec.kernel.types import Kind
from cambio_spec.proof.outcome import ReadingsDisagree
from cambio_spec.proof.play.cells import Cell
from cambio_spec.proof.play.ends import Stopped
from cambio_spec.proof.trial import Stop

Hit = tuple[Reason, RuleId]
"""Why play halts, and at which rule."""

DEALS = 40
WIDTH = 100
"""So many games are followed at a time."""
LONGEST = 150
MOST_MOVES = 30_000
"""So many moves are tried in all."""


class Reading(Protocol):
    """Play as another reading has it, one move at a time; `sizes` are the numbers of cards in each
    zone of the program, a list of them where players have one each. `key` is all that play depends
    on but for `chance`: what of it decides how cards are mixed."""

    def begin(self, players: int, seed: int, facts: Facts) -> Any: ...
    def moves(self, state: Any) -> Sequence[Move]: ...
    def after(self, state: Any, move: Move) -> Any: ...
    def sizes(self, state: Any) -> Sequence[int | Sequence[int]]: ...
    def key(self, state: Any) -> Any: ...
    def chance(self, state: Any) -> int: ...
    def halt(self, state: Any) -> tuple[Any, ...] | None: ...


def sought(
    program: Program,
    players: int,
    wanted: Collection[Hit],
    towards: Stopped,
    reading: Reading,
    most: int = MOST_MOVES,
) -> tuple[Stop, ...]:
    """Games that halt like one of those wanted, each with as few moves as the search takes, which
    tries so many at `most`; it is over when one has gone where it was led. Raises
    `ReadingsDisagree` where the evaluator doesn't halt as the other reading did."""
    goal, random, left = _Goal(program, towards), Random(0), most
    shown: dict[Hit, Stop] = {}
    front: list[_Game] = []
    seen: set[object] = set()
    said = _said(program)
    for seed in range(DEALS):
        given = said if seed % 2 else {}
        front.append(_Game(reading.begin(players, seed, given), seed, given, ()))
    for _ in range(LONGEST):
        more: list[tuple[float, float, _Game]] = []
        for game in front:
            halt = reading.halt(game.state)
            if halt is not None:
                hit = halt[0], halt[1]
                if hit in wanted and hit not in shown:
                    shown[hit] = _replayed(program, players, game, halt)
                continue
            key = game.seed, reading.key(game.state)
            if key not in seen:
                seen.add(key)
                more.append((goal.far(reading, game.state), random.random(), game))
        if left <= 0 or (towards.reason, towards.origin) in shown:
            break
        more.sort(key=lambda one: one[:2])
        front = []
        for _, _, game in more[:WIDTH]:
            for move in reading.moves(game.state):
                left -= 1
                after = reading.after(game.state, move)
                front.append(game._replace(state=after, moves=(*game.moves, Move(*move))))
    return tuple(shown.values())


def _said(program: Program) -> Facts:
    """Whom facts name that may name nobody, as it may be said before a round."""
    facts = (f for f in program.facts if f.type.kind is Kind.PLAYER and f.type.optional)
    return {fact.name: 0 for fact in facts if not fact.per_player}


class _Game(NamedTuple):
    state: Any
    seed: int
    facts: Facts
    moves: tuple[Move, ...]


def _replayed(program: Program, players: int, game: _Game, halt: tuple[Any, ...]) -> Stop:
    state = new_round(program, players, game.seed, game.facts)
    for move in game.moves:
        state = apply(program, state, move)
    if state.halt is None or tuple(state.halt) != halt:
        raise ReadingsDisagree("engine", str(halt[1]), state.halt, halt)
    return Stop(state, state.halt, game.moves)


class _Goal:
    """How far a state is from a situation, by the cards that would have to lie elsewhere."""

    def __init__(self, program: Program, wanted: Stopped) -> None:
        here = wanted.here
        own = [zone for zone in program.zones if zone.per_player]
        common = [zone for zone in program.zones if not zone.per_player]
        bounds: dict[str, list[Cell]] = {
            zone.name: [here.common[i]] for i, zone in enumerate(common)
        }
        for i, zone in enumerate(own):
            cells: list[Cell] = [seat[i] for seat in here.seats]
            bounds[zone.name] = sorted(cells, key=lambda cell: (cell.high, cell.low))
        self.bounds = [bounds[zone.name] for zone in program.zones]

    def far(self, reading: Reading, state: Any) -> float:
        total = 0.0
        for size, cells in zip(reading.sizes(state), self.bounds, strict=True):
            sizes = [size] if isinstance(size, int) else sorted(size)
            for count, cell in zip(sizes, cells, strict=True):
                total += max(cell.low - count, count - cell.high, 0)
        return total
