"""Games that show a halt: sought from many deals at once, towards the situation where it was seen.

A search for what is known to be possible at best, so it may fail; what it finds is a real game.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from cambio_spec.kernel.play import replay
from cambio_spec.kernel.expressions import RuleId
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.state import Move, Reason
from cambio_spec.proof.outcome import ReadingsDisagree
from cambio_spec.proof.play.acting import Stopped
from cambio_spec.proof.play.cells import Cell
from cambio_spec.proof.trial import Stop

Hit = tuple[Reason, RuleId]
"""Why play halts, and at which rule."""

DEALS = 40
WIDTH = 80
"""So many games are followed at a time."""
LONGEST = 110
MOST_MOVES = 60_000
"""So many moves are tried in all."""


class Reading(Protocol):
    """Play as another reading has it, one move at a time; `sizes` are the numbers of cards in each
    zone of the program, a list of them where players have one each."""

    def begin(self, players: int, seed: int, single_round: bool) -> Any: ...
    def moves(self, state: Any) -> Sequence[Move]: ...
    def after(self, state: Any, move: Move) -> Any: ...
    def sizes(self, state: Any) -> Sequence[int | Sequence[int]]: ...
    def key(self, state: Any) -> object: ...
    def label(self, state: Any) -> str: ...
    def halt(self, state: Any) -> tuple[Any, ...] | None: ...


def sought(
    program: Program,
    players: int,
    wanted: Collection[Hit],
    towards: Stopped,
    reading: Reading,
) -> tuple[Stop, ...]:
    """Games that halt like one of those wanted, each with as few moves as the search takes; it is
    over when one has gone where it was led. Raises `ReadingsDisagree` where the evaluator doesn't
    halt as the other reading did."""
    goal, random, left = _Goal(program, towards), Random(0), MOST_MOVES
    shown: dict[Hit, Stop] = {}
    front: list[_Game] = []
    seen: set[object] = set()
    for seed in range(DEALS):
        front.append(_Game(reading.begin(players, seed, True), seed, ()))
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
                front.append(_Game(after, game.seed, (*game.moves, Move(*move))))
    return tuple(shown.values())


class _Game(NamedTuple):
    state: Any
    seed: int
    moves: tuple[Move, ...]


def _replayed(
    program: Program, players: int, game: _Game, halt: tuple[Any, ...]
) -> Stop:
    state = replay(program, players, game.seed, game.moves, True)
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
        total = 0
        for size, cells in zip(reading.sizes(state), self.bounds, strict=True):
            sizes = [size] if isinstance(size, int) else sorted(size)
            for count, cell in zip(sizes, cells, strict=True):
                total += max(cell.low - count, count - cell.high, 0)
        return total
