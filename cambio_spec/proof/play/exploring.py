"""Every situation that play may come to, for one number of players: what isn't among them can never
be the case, however long play goes on."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from heapq import heappop, heappush
from itertools import chain, count

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
from cambio_spec.proof.play.growing import grown
from cambio_spec.proof.play.joining import Key, joined_situations, stands_for, widened_situation
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
    """`reached` are the situations at each block that nothing is outside of, by what is never
    mixed there; `taken` the options that may be; `leads` the blocks that each leads to, None for
    the end of a round and for a halt. `closed` is whether that is all: only then is anything
    proved."""

    made: Table
    reached: dict[str, dict[Key, list[Arrived]]] = field(default_factory=dict)
    taken: set[tuple[str, str]] = field(default_factory=set)
    stopped: dict[tuple[Reason, RuleId], Stopped] = field(default_factory=dict)
    leads: dict[str, set[str | None]] = field(default_factory=dict)
    closed: bool = False
    steps: int = 0

    def at(self, label: str) -> Iterator[Arrived]:
        return chain.from_iterable(self.reached.get(label, {}).values())

    @property
    def lost(self) -> frozenset[str]:
        """The blocks from which no way leads to the end of a round, nor to a halt."""
        if not self.closed:
            return frozenset()
        onward = self.leads.items()
        lost = {label for label, others in onward if others and None not in others}
        while astray := {label for label in lost if not self.leads[label] <= lost}:
            lost -= astray
        return frozenset(lost)


def explored(
    program: Program,
    players: int,
    tracked: Tracked,
    most: int = MOST_SITUATIONS,
    unless: Collection[tuple[Reason, RuleId]] = (),
    fewer: Explored | None = None,
    like: Table | None = None,
) -> Explored:
    """Everything, unless all of some halts turn out to be possible: then it isn't closed, as when
    it is too much. It may begin with what there is with one player `fewer`: that is quicker, and
    holds perhaps more than play comes to. `like` is a table of the same program."""
    search = _Search(table(program, players, tracked, like))
    if fewer is not None:
        search.begin_with(fewer)
    with suppress(TooHard):
        search.explore(most, unless)
        search.found.closed = True
    return search.found


class _Search:
    def __init__(self, made: Table) -> None:
        self.made, self.found = made, Explored(made)
        program = made.program
        self.blocks = {block.label: block for block in program.blocks}
        self.circles = come_round(program)
        # Where play doesn't wait, what led there is soon forgotten.
        self.mixing = {
            label
            for label, block in self.blocks.items()
            if label in self.circles or isinstance(block, Stage)
        }
        self.order = turns_of(program)
        self.number = count()
        self.waiting: list[tuple[int, int, int, Arrived]] = []
        self.visits: dict[tuple[str, Key], int] = {}

    def begin_with(self, fewer: Explored) -> None:
        for label in (label for label in fewer.reached if label in self.mixing):
            for at in fewer.at(label):
                for one in grown(self.made, self.blocks[label], at):
                    self.come(one)

    def explore(self, most: int, unless: Collection[tuple[Reason, RuleId]]) -> None:
        """Raises `TooHard`."""
        made, found = self.made, self.found
        self.arrive(Bound(made.program.match_start, (), opening(made)))
        self.arrive(Bound(made.program.round_start, (), set_up(made)))
        while self.waiting:
            lap, turn, _, at = heappop(self.waiting)
            if not any(at is one for one in found.reached[at.label][at.key]):
                continue  # another stands for it meanwhile
            found.steps += 1
            if found.steps > most:
                raise TooHard
            done = left_for(made, self.blocks[at.label], at, found.taken)
            onward = found.leads.setdefault(at.label, set())
            for stop in done.stopped:
                found.stopped.setdefault((stop.reason, stop.origin), stop)
                onward.add(None)
            if unless and found.stopped.keys() >= set(unless):
                raise TooHard
            for bound in done.bound:
                onward.add(bound.label)
                if bound.label is not None:
                    self.arrive(bound, lap + (self.order[bound.label] <= turn))

    def arrive(self, bound: Bound, lap: int = 0) -> None:
        """Where play comes round, it waits for all that comes there in the same lap."""
        assert bound.label is not None
        mixing = bound.label in self.mixing
        for one in arrivals(self.made, self.blocks[bound.label], bound, mixing):
            self.come(one, lap)

    def come(self, one: Arrived, lap: int = 0) -> None:
        there = self.found.reached.setdefault(one.label, {}).setdefault(one.key, [])
        if any(stands_for(other.here, one.here) for other in there):
            return
        if there and one.label in self.mixing:
            one = self.mixed(there.pop(), one)
        there[:] = [other for other in there if not stands_for(one.here, other.here)]
        there.append(one)
        heappush(self.waiting, (lap, self.order[one.label], next(self.number), one))

    def mixed(self, before: Arrived, one: Arrived) -> Arrived:
        more = joined_situations(before.here, one.here)
        place = one.label, one.key
        self.visits[place] = self.visits.get(place, 0) + 1
        if self.visits[place] > VISITS:
            more = widened_situation(self.made, before.here, more)
        return replace(one, here=more)


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
