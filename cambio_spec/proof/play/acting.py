"""What statements do to situations: every state that a step may lead to is in one that comes out.

Where a statement can't be carried out in some state of a situation, that is noted as a halt, and
the others go on.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import assert_never

from cambio_spec.kernel.expressions import (
    Local,
    Numbers,
    Players,
    RuleId,
    Spots,
)
from cambio_spec.kernel.statements import (
    Announce,
    Cut,
    EndMatch,
    EndRound,
    ForEach,
    Gather,
    Goto,
    If,
    Look,
    Move,
    SetFact,
    Shuffle,
    Statement,
    Swap,
    Turn,
)
from cambio_spec.kernel.types import PLAYER, Kind
from cambio_spec.proof.play.assuming import Cases, assumed
from cambio_spec.proof.play.cells import bounded_range
from cambio_spec.proof.play.commuting import circle, forgotten, mixed_in, starts
from cambio_spec.proof.play.counting import around
from cambio_spec.proof.play.ends import Bound
from cambio_spec.proof.play.joining import join_cases, same, widen_case
from cambio_spec.proof.play.moving import Carrying, point
from cambio_spec.proof.play.picking import spots, unbound
from cambio_spec.proof.play.seating import alike
from cambio_spec.proof.play.situation import Abstract, Dead, Situation, TooHard, anything, put
from cambio_spec.proof.play.values import seats, value

TURNS = 4
"""A loop over cards is gone through so often before its bounds are moved on."""
MOST_TURNS = 60


@dataclass(slots=True)
class Steps(Carrying):
    """What the body of a block leads to, collected while it is gone through."""

    def body(self, here: Situation, statements: tuple[Statement, ...], origin: RuleId) -> None:
        """A whole body; play is stuck where it doesn't lead anywhere."""
        for left in self.sequence([here], statements):
            self.halt("stuck", origin, left)

    def sequence(self, cases: Cases, statements: tuple[Statement, ...]) -> Cases:
        """Those that are still in the body after these statements."""
        for statement in statements:
            after: Cases = []
            for case in cases:
                with suppress(Dead):
                    after += self.step(case, statement)
            cases = after
        return cases

    def step(self, here: Situation, statement: Statement) -> Cases:
        made = self.made
        match statement:
            case If():
                return [
                    *self.sequence(assumed(made, here, statement.condition), statement.then),
                    *self.sequence(
                        assumed(made, here, statement.condition, False), statement.otherwise
                    ),
                ]
            case ForEach():
                return self.loop(here, statement)
            case Goto():
                arguments = tuple(value(made, here, a) for a in statement.arguments)
                self.bound.append(Bound(statement.label, arguments, here))
                return []
            case EndRound():
                self.bound.append(Bound(None, (), here))
                self.bound.append(Bound(statement.label, (), here))
                return []
            case EndMatch():
                self.bound.append(Bound(None, (), here))
                return []
            case Move():
                return list(self.moved(here, statement))
            case Gather():
                return list(self.gathered(here, statement))
            case Swap():
                return self.swapped(here, statement)
            case Turn() | Look():
                return list(self.seen(here, statement))
            case Shuffle():
                fresh = statement.zone.zone in made.covered
                return [
                    self.with_cell(
                        case, whose, statement.zone, cell._replace(top=made.any_card, fresh=fresh)
                    )
                    for case, whose, cell in self.each(here, statement.zone)
                ]
            case Cut():
                return [
                    self.with_cell(case, whose, statement.zone, cell._replace(top=made.any_card))
                    for case, whose, cell in self.each(here, statement.zone)
                ]
            case SetFact():
                return list(self.set(here, statement))
            case Announce():
                return [here]
            case _:
                assert_never(statement)

    # ── facts and loops ────────────────────────────────────────────────────────────────────

    def set(self, here: Situation, statement: SetFact) -> Iterator[Situation]:
        fact = self.made.program.fact(statement.fact)
        new = value(self.made, here, statement.value)
        if fact.type.kind is Kind.INTEGER:
            new = bounded_range(new, anything(fact, self.made.players))
            if new is None:
                return
        index = self.made.fact_index[fact.name]
        if statement.owner is None:
            here = here.copy()
            here.facts[index] = new
            yield here
            return
        whose = seats(self.made, here, statement.owner)
        for seat in alike(self.made, here, whose) if len(whose) > 1 else whose:
            case = here.copy()
            if len(whose) > 1:
                point(self.made, case, statement.owner, seat)
            case.seats[seat] = put(case.seats[seat], index, new)
            yield case

    def loop(self, here: Situation, each: ForEach) -> Cases:
        match each.domain:
            case Players():
                return self.over_players(here, each, each.domain)
            case Numbers(low=low, high=high):
                least, most = value(self.made, here, low), value(self.made, here, high)
                if least[0] != least[1] or most[0] != most[1] or most[0] - least[0] > MOST_TURNS:
                    raise TooHard
                numbers = range(least[0], most[0] + 1)
                return self.turns(here, each, [(n, n) for n in numbers])
            case Spots():
                return self.over_spots(here, each, each.domain)
            case _:
                raise TooHard

    def over_players(self, here: Situation, each: ForEach, domain: Players) -> Cases:
        """In their order, where that is known. Where it isn't, in any, if that makes no difference
        but for facts that are written and asked: these may be anything then."""
        made = self.made
        order = around(made, here, domain)
        if all(sure for _, sure in order) or made.players == 1:
            return self.turns(here, each, [1 << seat for seat, _ in order])
        mixed = None if made.tracked.ordered else mixed_in(made, each)
        # Of two players, whoever doesn't begin is next.
        if made.tracked.ordered or (mixed is None and made.players == 2):
            return [
                case
                for first in starts(made, here, domain)
                for case in self.turns(here, each, circle(made, first))
            ]
        if mixed is None:
            raise TooHard
        if mixed:
            here = forgotten(made, here, mixed)
        return [
            forgotten(made, case, mixed) if mixed else case
            for case in self.turns(here, each, [1 << seat for seat, _ in order], mixed)
        ]

    def turns(
        self,
        here: Situation,
        each: ForEach,
        elements: list[Abstract],
        mixed: frozenset[str] = frozenset(),
    ) -> Cases:
        """One turn after the other; what differs afterwards by what was done in them is mixed."""
        cases = [here]
        for element in elements:
            if mixed:
                cases = [forgotten(self.made, case, mixed) for case in cases]
            after: Cases = []
            for case in cases:
                for truth in (True, False):
                    bound = case.copy()
                    bound.env[each.variable] = element
                    parts = assumed(self.made, bound, each.where, truth)
                    parts = self.sequence(parts, each.body) if truth else parts
                    after += unbound(parts, case, each.variable)
            cases = join_cases(self.made, after)
        return cases

    def over_spots(self, here: Situation, each: ForEach, domain: Spots) -> Cases:
        """Whose grid it is, is settled before the first turn."""
        if domain.owner is None:
            return self.over_grid(here, each, domain)
        name, found = f"owner of {each.variable}", list[Situation]()
        one_grid = replace(domain, owner=Local(PLAYER, name, origin=domain.origin))
        whose = seats(self.made, here, domain.owner)
        for seat in alike(self.made, here, whose) if len(whose) > 1 else whose:
            case = here.copy()
            if len(whose) > 1:
                point(self.made, case, domain.owner, seat)
            case.env[name] = 1 << seat
            found += unbound(self.over_grid(case, each, one_grid), here, name)
        return found

    def over_grid(self, here: Situation, each: ForEach, domain: Spots) -> Cases:
        """As many turns as there may be cards, in any order, until another one adds nothing."""
        cases = [here]
        for turn in range(MOST_TURNS):
            after = list(cases)
            for case in cases:
                with suppress(Dead):
                    after += self.one_of(case, each, domain)
            after = join_cases(self.made, after)
            if turn >= TURNS:
                after = [widen_case(self.made, cases, one) for one in after]
            if same(cases, after):
                return cases
            cases = after
        raise TooHard

    def one_of(self, here: Situation, each: ForEach, domain: Spots) -> Cases:
        """After a turn with any of the cards."""
        found: Cases = []
        for picked in spots(self.made, here, domain, each.where, each.variable):
            for one in unbound(self.sequence([picked], each.body), here, each.variable):
                del one.tokens[len(here.tokens) :]
                found.append(one)
        return found
