"""Play that goes round and never ends: the shortest way round, in a real game.

That no way leads to the end of a round, situations prove. Here moves are sought that show it: from
a deal to a state from which there is no end, and on to one that is the same as far as it says.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Set
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal, NamedTuple

from cambio_spec.kernel.play import apply, new_round
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.state import Move, State, snapshot
from cambio_spec.proof.outcome import ReadingsDisagree
from cambio_spec.proof.play.real import Reading

SEEDS = range(3)
"""Of the deals from which a way round is sought."""
MOST_STATES = 1_000
"""So many are looked at from each."""
MOST_STEPS = 100_000
"""So many steps from one of them to another are taken back in search of the shortest way round."""
WALKS, LONGEST = 5, 100
"""So many games by chance are to come to where there is no end, if none of the shortest does."""

Same = Literal["cards", "counts", "facts"]
"""What is the same in two states beside the phase that waits, its arguments and the facts: every
card, how it lies and who knows it; the number of cards in each zone; nothing else."""


@dataclass(frozen=True, slots=True)
class Circle:
    """A game with so many `players`, in which no way leads to the end of the round after so many
    moves as it takes to have `entered` the phase `label`. After the `first` so many of the `moves`
    it was the `same` as it is after all of them, in `state`; None where no moves were found that
    lead back, among so many `states`. With `whole`, no game leads elsewhere."""

    players: int
    whole: bool
    label: str
    entered: int
    state: State
    moves: tuple[Move, ...]
    first: int
    same: Same | None
    states: int


def circle(
    program: Program, players: int, lost: Set[str], whole: bool, reading: Reading
) -> Circle | None:
    """The shortest way round that is found among phases from which no way leads to an end. None
    where no game is found that comes there. Raises `ReadingsDisagree`."""
    best: tuple[tuple[int, int], int, _Way] | None = None
    states = 0
    for seed in SEEDS:
        play = _Play(reading)
        play.explore(reading.begin(players, seed, {}), ())
        if not any(node.label in lost for node in play.nodes):
            play = _walked(reading, players, seed, lost) or play
        states += len(play.nodes)
        way = play.shortest(lost)
        if way is not None:
            rank = _RANK[way.same], len(way.moves) - way.first
            best = (rank, seed, way) if best is None or rank < best[0] else best
        if best is not None and best[2].same in ("cards", "counts"):
            break
    if best is None:
        return None
    _, seed, way = best
    return _replayed(program, players, seed, way, lost, whole, reading, states)


_RANK = {"cards": 0, "counts": 0, "facts": 1, None: 2}


class _Way(NamedTuple):
    """Moves, after which it is the same as after the first so many."""

    moves: tuple[Move, ...]
    first: int
    same: Same | None


@dataclass(slots=True)
class _Node:
    state: Any
    label: str
    moves: tuple[Move, ...]
    onward: list[tuple[Move, int]] = field(default_factory=list)


class _Play:
    """The states that a deal leads to, in the order of how many moves it takes."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.nodes: list[_Node] = []
        self.number: dict[Hashable, int] = {}

    def explore(self, start: Any, moves: tuple[Move, ...]) -> None:
        self._node(start, moves)
        for at in self._waiting():
            for move in self.reading.moves(at.state):
                after = self.reading.after(at.state, move)
                number = self._node(after, (*at.moves, Move(*move)))
                if number is not None:
                    at.onward.append((Move(*move), number))

    def _waiting(self) -> Iterator[_Node]:
        done = 0
        while done < len(self.nodes) < MOST_STATES:
            yield self.nodes[done]
            done += 1

    def _node(self, state: Any, moves: tuple[Move, ...]) -> int | None:
        """The number of a state; None where play halts in it."""
        if self.reading.halt(state) is not None:
            return None
        key = self.reading.key(state), self.reading.chance(state)
        if key not in self.number:
            self.number[key] = len(self.nodes)
            self.nodes.append(_Node(state, _facts(self.reading, state)[0], moves))
        return self.number[key]

    def shortest(self, lost: Set[str]) -> _Way | None:
        """None where none of the states is lost."""
        inside = [number for number, node in enumerate(self.nodes) if node.label in lost]
        if not inside:
            return None
        for same, told in _TOLD.items():
            found = self._round(inside, told)
            if found is not None:
                start, moves, end = found
                first = self.nodes[start]
                last = self.nodes[end].state
                every = self.reading.key(first.state) == self.reading.key(last)
                return _Way((*first.moves, *moves), len(first.moves), "cards" if every else same)
        first = self.nodes[inside[0]]
        return _Way(first.moves, len(first.moves), None)

    def _round(
        self, inside: list[int], told: Callable[[Reading, Any], Hashable]
    ) -> tuple[int, tuple[Move, ...], int] | None:
        """From which of the states the fewest moves lead to one of which the same is told; of
        several, from that which comes first."""
        keys = [told(self.reading, node.state) for node in self.nodes]
        best: tuple[int, tuple[Move, ...], int] | None = None
        left = MOST_STEPS
        for start in inside:
            ways: dict[int, tuple[Move, ...]] = {}
            front: list[tuple[int, tuple[Move, ...]]] = [(start, ())]
            while front and left > 0 and (best is None or len(front[0][1]) + 1 < len(best[1])):
                further: list[tuple[int, tuple[Move, ...]]] = []
                for at, moves in front:
                    for move, number in self.nodes[at].onward:
                        left -= 1
                        if number not in ways:
                            ways[number] = (*moves, move)
                            further.append((number, ways[number]))
                back = next((one for one in further if keys[one[0]] == keys[start]), None)
                if back is not None:
                    best = start, back[1], back[0]
                    break
                front = further
        return best


def _facts(reading: Reading, state: Any) -> tuple[Any, ...]:
    """The phase that waits, its arguments, and the facts."""
    told: tuple[Any, ...] = reading.key(state)
    return told[:3]


def _counts(reading: Reading, state: Any) -> Hashable:
    sizes = (size if isinstance(size, int) else tuple(size) for size in reading.sizes(state))
    return *_facts(reading, state), *sizes


_TOLD: Mapping[Same, Callable[[Reading, Any], Hashable]] = {"counts": _counts, "facts": _facts}


def _walked(reading: Reading, players: int, seed: int, lost: Set[str]) -> _Play | None:
    """Play from where a game by chance comes to one of these phases."""
    for walk in range(WALKS):
        random, state = Random(walk), reading.begin(players, seed, {})
        moves: list[Move] = []
        while len(moves) < LONGEST and reading.halt(state) is None:
            if _facts(reading, state)[0] in lost:
                play = _Play(reading)
                play.explore(state, tuple(moves))
                return play
            further = ((move, reading.after(state, move)) for move in reading.moves(state))
            open_ = [(move, after) for move, after in further if reading.moves(after)]
            if not open_:
                break
            move, state = random.choice(open_)
            moves.append(Move(*move))
    return None


def _replayed(
    program: Program,
    players: int,
    seed: int,
    way: _Way,
    lost: Set[str],
    whole: bool,
    reading: Reading,
    states: int,
) -> Circle:
    """Both readings make the moves, and say the same of where it begins and where it ends."""
    theirs, state = reading.begin(players, seed, {}), new_round(program, players, seed)
    labels: list[str] = []
    for made in range(len(way.moves) + 1):
        told = snapshot(program, state)[1:7]
        if told != reading.key(theirs):
            raise ReadingsDisagree("engine", state.label, told, reading.key(theirs))
        labels.append(state.label)
        if made < len(way.moves):
            theirs = reading.after(theirs, way.moves[made])
            state = apply(program, state, way.moves[made])
    entered = next(number for number, label in enumerate(labels) if label in lost)
    return Circle(
        players, whole, labels[entered], entered, state, way.moves, way.first, way.same, states
    )
