"""Both orders of a pair, from small tables: where they come out differently, or one of them can't
be played to the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from itertools import product
from typing import Literal

from cambio_spec.kernel.expressions import RuleId
from cambio_spec.kernel.play import apply, legal
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.state import Move, State
from cambio_spec.proof.knowledge.starts import Start, Starts, lowest, state_of
from cambio_spec.proof.races.footprints import independent
from cambio_spec.proof.races.pairs import Pair, one_at_a_time, pairs

EFFORT = 2_000
"""Pairs of moves, at most, that are tried for one pair of actions."""

MOST = 300
"""Tables, at most, for each number of players."""

Verdict = Literal["alone", "independent", "ordered", "matters", "open"]
"""`alone`: only one player at a time may take either. `independent`: any order, the same outcome.
`ordered`: a rule says how a race is decided. `matters`: a table shows that the order does. `open`:
neither proved nor shown."""

Way = Literal["shut", "differs"]
"""How it matters: after the first move the second can't be made any more; or the two orders lead to
different tables."""


@dataclass(frozen=True, slots=True)
class Race:
    start: Start
    first: Move
    second: Move
    way: Way


@dataclass(frozen=True, slots=True)
class Judged:
    """`by`: the rule that decides a race. `tried`: how many pairs of moves were."""

    pair: Pair
    verdict: Verdict
    race: Race | None = None
    by: str | None = None
    tried: int = 0


Ordering = Callable[[Pair], str | None]
"""The rule that decides the races of a pair, if there is one."""


def judged(
    program: Program, players: Sequence[int], ordering: Ordering, besides: Set[RuleId] = frozenset()
) -> Iterator[Judged]:
    """Every pair of a program, in the order of its phases, but for those of which each action that
    may be done out of turn is among `besides`."""
    starts = Starts(program)
    for pair in pairs(program):
        if not {option.origin for option in pair.out_of_turn} <= besides:
            yield _judge(program, pair, starts, players, ordering)


def _judge(
    program: Program, pair: Pair, starts: Starts, players: Sequence[int], ordering: Ordering
) -> Judged:
    if one_at_a_time(pair):
        return Judged(pair, "alone")
    if independent(program, pair):
        return Judged(pair, "independent")
    by = ordering(pair)
    if by is not None:
        return Judged(pair, "ordered", by=by)
    tried = 0
    for state, start in _tables(program, pair, starts, players):
        for first, second in _moves(pair, legal(program, state)):
            tried += 1
            way = differing(program, state, first, second)
            if way is not None:
                return Judged(pair, "matters", Race(start, first, second, way), tried=tried)
            if tried >= EFFORT:
                return Judged(pair, "open", tried=tried)
    return Judged(pair, "open", tried=tried)


def _tables(
    program: Program, pair: Pair, starts: Starts, players: Sequence[int]
) -> Iterator[tuple[State, Start]]:
    """With the lowest cards everywhere, and then as they were dealt."""
    for count in players[:2]:
        found = starts.at(pair.phase.label, count, MOST)
        for start in (*(lowest(program, start) for start in found), *found):
            try:
                state = state_of(program, start)
            except ValueError:
                continue
            if state.status == "waiting":
                yield state, start


def _moves(pair: Pair, moves: Sequence[Move]) -> Iterator[tuple[Move, Move]]:
    """What two players may do at once, whoever is named first."""
    ones = [move for move in moves if move.name == pair.first.name]
    others = [move for move in moves if move.name == pair.second.name]
    for one, other in product(ones, others):
        if one.player != other.player:
            yield one, other
            yield other, one


def differing(program: Program, state: State, first: Move, second: Move) -> Way | None:
    """How it matters whether `first` comes before `second` or after; None where it doesn't, or
    where play halts, which is a fault of its own."""
    after, other = apply(program, state, first), apply(program, state, second)
    if "halted" in (after.status, other.status):
        return None
    if second not in legal(program, after):
        return "shut"
    if first not in legal(program, other):
        return None  # told of the two the other way round
    one, two = apply(program, after, second), apply(program, other, first)
    chance = state.random not in (one.random, two.random)
    return None if _told(program, one, chance) == _told(program, two, chance) else "differs"


def _told(program: Program, state: State, chance: bool) -> object:
    """A state without the order in which moves were made; where there was a shuffle, without the
    order of the cards in piles, nor who has seen them: there chance has the word."""
    state = replace(state, log=(), random=0)
    if not chance:
        return state
    piles = {zone.name for zone in program.zones if zone.is_pile and not zone.per_player}
    lying = {at: slots for at, slots in state.zones.items() if at[0] not in piles}
    some = {at: sorted(state.cards(at)) for at in state.zones if at[0] in piles}
    return state.status, state.label, state.arguments, state.facts, lying, some
