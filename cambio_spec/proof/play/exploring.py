"""Every situation that play may come to, for one number of players: what isn't among them can never
be the case, however long play goes on."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count

from cambio_spec.kernel.expressions import Cards, Expr, Fold, Gaps, Numbers, Players, RuleId, Spots
from cambio_spec.kernel.program import Block, Option, Phase, Program, Stage
from cambio_spec.kernel.state import Reason
from cambio_spec.kernel.statements import EndRound, Goto
from cambio_spec.kernel.types import BOOLEAN
from cambio_spec.kernel.walk import descendants
from cambio_spec.proof.play.acting import Steps
from cambio_spec.proof.play.arriving import Arrived, arrivals
from cambio_spec.proof.play.assuming import Cases, all_assumed, assumed
from cambio_spec.proof.play.cells import NO, YES, Token
from cambio_spec.proof.play.counting import owners
from cambio_spec.proof.play.ends import Bound, Stopped
from cambio_spec.proof.play.joining import Key, frozen, joined_situations, widened_situation
from cambio_spec.proof.play.picking import spots
from cambio_spec.proof.play.seating import alike
from cambio_spec.proof.play.situation import (
    Dead,
    Situation,
    Table,
    TooHard,
    Tracked,
    opening,
    seats_in,
    set_up,
    table,
)
from cambio_spec.proof.play.values import WIDE, value

MOST_SITUATIONS = 6_000
"""So many steps from situations are looked at for one number of players, then it is given up."""
VISITS = 1
"""Where play comes round so often, bounds that still move are moved on."""


@dataclass(slots=True)
class Explored:
    """`reached` are the situations at each block that nothing is outside of, `taken` the options
    that may be. `closed` is whether that is all: only then is anything proved."""

    made: Table
    reached: dict[str, dict[Key, Arrived]] = field(default_factory=dict)
    taken: set[tuple[str, str]] = field(default_factory=set)
    stopped: dict[tuple[Reason, RuleId], Stopped] = field(default_factory=dict)
    leads: dict[str, set[str | None]] = field(default_factory=dict)
    closed: bool = False
    steps: int = 0

    @property
    def endless(self) -> bool:
        """Whether no round can come to its end, nor play to a halt."""
        over = any(None in onward for onward in self.leads.values())
        return self.closed and bool(self.leads) and not over and not self.stopped


def explored(
    program: Program,
    players: int,
    tracked: Tracked,
    most: int = MOST_SITUATIONS,
    unless: Collection[tuple[Reason, RuleId]] = (),
) -> Explored:
    """Everything, unless all of some halts turn out to be possible: then it isn't closed, as when
    it is too much."""
    made = table(program, players, tracked)
    found = Explored(made)
    try:
        _explore(made, found, most, unless)
        found.closed = True
    except TooHard:
        pass
    return found


def _explore(
    made: Table, found: Explored, most: int, unless: Collection[tuple[Reason, RuleId]]
) -> None:
    program = made.program
    blocks = {block.label: block for block in program.blocks}
    # Where play doesn't wait, what led there is soon forgotten.
    rounds = come_round(program)
    if not made.tracked.apart:
        rounds |= {block.label for block in program.blocks if isinstance(block, Stage)}
    visits: dict[tuple[str, Key], int] = {}
    order = turns_of(program)
    counter, waiting = count(), list[tuple[int, int]]()
    queued: dict[int, tuple[str, Key]] = {}
    numbers_of: dict[tuple[str, Key], int] = {}

    def arrive(bound: Bound) -> None:
        assert bound.label is not None
        block, again = blocks[bound.label], bound.label in rounds
        for one in arrivals(made, block, bound, again):
            here = found.reached.setdefault(one.label, {})
            key = one.key if again else (one.key, apart(made, one.here))
            before = here.get(key)
            if before is not None:
                more = joined_situations(before.here, one.here)
                if frozen(more) == frozen(before.here):
                    continue
                visits[one.label, key] = visits.get((one.label, key), 0) + 1
                if again and visits[one.label, key] > VISITS:
                    more = widened_situation(made, before.here, more)
                one = Arrived(one.label, one.key, one.arguments, more)
            here[key] = one
            if (one.label, key) not in numbers_of:
                number = next(counter)
                queued[number], numbers_of[one.label, key] = (one.label, key), number
                heappush(waiting, (order[one.label], number))

    arrive(Bound(program.match_start, (), opening(made)))
    arrive(Bound(program.round_start, (), set_up(made)))
    while waiting:
        _, number = heappop(waiting)
        label, key = queued.pop(number)
        numbers_of.pop((label, key))
        found.steps += 1
        if found.steps > most:
            raise TooHard
        block = blocks[label]
        done = left_for(made, block, found.reached[label][key], found.taken)
        for stop in done.stopped:
            found.stopped.setdefault((stop.reason, stop.origin), stop)
        if unless and found.stopped.keys() >= set(unless):
            raise TooHard
        for bound in done.bound:
            found.leads.setdefault(label, set()).add(bound.label)
            if bound.label is not None:
                arrive(bound)


def apart(made: Table, here: Situation) -> Key:
    """What isn't mixed where a player acts in the middle of something."""
    if made.tracked.apart:
        return frozen(here)
    return tuple(here.seats), tuple(here.tokens)


def turns_of(program: Program) -> dict[str, int]:
    """Which blocks are looked at first: those that lead to others before these."""
    leads = leading(program)
    done: dict[str, None] = {}
    open_: set[str] = set()

    def visit(label: str) -> None:
        if label in open_ or label in done:
            return
        open_.add(label)
        for onward in leads[label]:
            visit(onward)
        done[label] = None

    for start in (program.match_start, program.round_start):
        visit(start)
    return {label: i for i, label in enumerate(reversed(done))}


def leading(program: Program) -> dict[str, list[str]]:
    """To which blocks each leads."""
    return {
        block.label: [
            node.label for node in descendants(block) if isinstance(node, Goto | EndRound)
        ]
        for block in program.blocks
    }


def come_round(program: Program) -> frozenset[str]:
    """Blocks such that play that goes round in a circle comes to one of them."""
    leads = leading(program)
    again: set[str] = set()
    done: set[str] = set()
    for start in (program.match_start, program.round_start):
        path: dict[str, Iterator[str]] = {}
        if start not in done:
            path[start] = iter(leads[start])
        while path:
            label = next(reversed(path))
            onward = next(path[label], None)
            if onward is None:
                del path[label]
                done.add(label)
            elif onward in path:
                again.add(onward)
            elif onward not in done:
                path[onward] = iter(leads[onward])
    return frozenset(again)


def left_for(made: Table, block: Block, at: Arrived, taken: set[tuple[str, str]]) -> Steps:
    """What a block leads to from a situation."""
    here = at.here.copy()
    here.env = {p.name: a for p, a in zip(block.parameters, at.arguments, strict=True)}
    steps = Steps(made, block.label)
    match block:
        case Stage():
            steps.body(here, block.body, block.origin)
        case Phase():
            for case in stuck(made, block, here):
                steps.halt("stuck", block.origin, case)
            for option in block.options:
                for case in taking(made, block, option, here):
                    taken.add((block.label, option.name))
                    steps.body(case, option.body, option.origin)
    return steps


def actors(made: Table, phase: Phase, here: Situation) -> list[int]:
    try:
        return seats_in(value(made, here, phase.actor), made.players)
    except Dead:
        return []


def stuck(made: Table, phase: Phase, here: Situation) -> Cases:
    """Where whoever is to move has no move."""
    found: Cases = []
    for actor in actors(made, phase, here):
        cases = [here]
        for option in phase.options:
            if not cases:
                break
            after: Cases = []
            for case in cases:
                with suppress(Dead):
                    after += closed_to(made, option, case, actor)
            cases = after
        found += cases
    return found


def closed_to(made: Table, option: Option, here: Situation, actor: int) -> Cases:
    """Where a player can't take an option."""
    cases = [here]
    shut: Cases = []
    if option.by is not None:
        bound = here.copy()
        bound.env[option.by.variable] = 1 << actor
        shut += assumed(made, bound, option.by.where, False)
        cases = assumed(made, bound, option.by.where)
    shut += all_assumed(made, cases, option.guard, False)
    if option.choice is not None:
        choice = option.choice
        some = Fold(
            BOOLEAN,
            "some",
            choice.variable,
            choice.domain,
            choice.where,
            None,
            origin=choice.origin,
        )
        shut += all_assumed(made, all_assumed(made, cases, option.guard), some, False)
    if option.by is not None:
        for case in shut:
            case.env.pop(option.by.variable, None)
    return shut


def taking(made: Table, phase: Phase, option: Option, here: Situation) -> Iterator[Situation]:
    """Where somebody takes an option, by whom and what they choose."""
    for case in takers(made, phase, option, here):
        for open_ in assumed(made, case, option.guard):
            yield from chosen(made, option, open_.copy())


def takers(made: Table, phase: Phase, option: Option, here: Situation) -> Iterator[Situation]:
    if option.by is None:
        yield here.copy()
        return
    for seat in alike(made, here, range(made.players)):
        case = here.copy()
        case.env[option.by.variable] = 1 << seat
        yield from (part.copy() for part in assumed(made, case, option.by.where))


def chosen(made: Table, option: Option, here: Situation) -> Cases:
    choice = option.choice
    if choice is None:
        return [here]
    domain = choice.domain
    try:
        match domain:
            case Players():
                found: Cases = []
                for seat in alike(made, here, range(made.players)):
                    case = here.copy()
                    case.env[choice.variable] = 1 << seat
                    found += assumed(made, case, choice.where)
                return found
            case Spots():
                return spots(made, here, domain, choice.where, choice.variable)
            case Numbers(low=low, high=high):
                return numbers(made, here, choice.variable, choice.where, low, high)
            case _:
                return other_choice(made, here, option)
    except Dead:
        return []


def numbers(
    made: Table, here: Situation, variable: str, where: Expr | None, low: Expr, high: Expr
) -> Cases:
    least, most = value(made, here, low)[0], value(made, here, high)[1]
    if least > most:
        return []
    ranges = [(n, n) for n in range(least, most + 1)] if most - least < WIDE else [(least, most)]
    found: Cases = []
    for one in ranges:
        case = here.copy()
        case.env[variable] = one
        found += assumed(made, case, where)
    return found


def other_choice(made: Table, here: Situation, option: Option) -> Cases:
    """A card of a zone, or an empty place of a grid."""
    choice = option.choice
    assert choice is not None
    match choice.domain:
        case Cards():
            case = here.copy()
            case.env[choice.variable] = made.any_card
            return assumed(made, case, choice.where)
        case Gaps(zone=zone, owner=owner):
            found: Cases = []
            index = made.zone_index[zone]
            for seat in owners(made, here, owner):
                for number, lying in enumerate(here.tokens):
                    if (lying.seat, lying.zone) == (seat, index) and lying.there != YES:
                        case = here.copy()
                        case.tokens[number] = lying._replace(there=NO)
                        case.env[choice.variable] = number
                        found += assumed(made, case, choice.where)
                case = here.copy()
                case.tokens.append(Token(seat, index, NO, 3, 3, made.any_card))
                case.env[choice.variable] = len(here.tokens)
                found += assumed(made, case, choice.where)
            return found
        case _:
            raise TooHard
