"""Whether those who are said to be out can have left the match with the totals that are told.

The rule set is asked: what follows a round is played with them still in. What isn't told of that
moment, such as what the others had then, may have been anything; so it is asked whether there is
a way at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product
from math import prod

from cambio_spec.diagnostics.codes import ALREADY_OUT
from cambio_spec.diagnostics.diagnostic import Diagnostic, Message
from cambio_spec.kernel.expressions import Const, Expr
from cambio_spec.kernel.program import Fact, Phase, Program
from cambio_spec.kernel.state import Value
from cambio_spec.kernel.statements import ForEach, Goto, If, SetFact, Statement
from cambio_spec.kernel.types import Kind
from cambio_spec.kernel.walk import descendants
from cambio_spec.play.counting import Counting
from cambio_spec.play.ending import facts_read
from cambio_spec.play.granted import option
from cambio_spec.play.rounds import played_from, takes_part
from cambio_spec.play.telling import Key

MOST_TRIED = 24
FAR = 1_000_000
"""As low or as high as a number gets of which no range is known."""


def not_out_yet(
    program: Program, counting: Counting, kept: Mapping[Key, Value], names: Sequence[str]
) -> Iterator[Diagnostic]:
    """Those who are out and can't have left like that. `kept` is what is told that outlasts a
    round. Nothing where more than totals may have decided it."""
    running = counting.running
    if running is None or counting.after is None or counting.takes_part is None:
        return
    before = played_from(program, None, len(names), {}, kept)
    out = [seat for seat in range(len(names)) if not takes_part(program, counting, before, seat)]
    leaving = _Leaving(program, counting, running, kept, len(names), tuple(out))
    if not out or not leaving.by_totals:
        return
    for seat in out:
        points = before.facts[running.name, seat]
        assert isinstance(points, int)
        if (running.name, seat) not in kept:
            if leaving.depends_on_total(seat, points):
                options = Message(
                    "out-without-total-help", {"options_list": (option(program, running.name),)}
                )
                said = Message("out-without-total", {"player": names[seat]})
                yield replace(ALREADY_OUT.at(), message=said, help=options)
        elif leaving.depends_on_total(seat, points) and not leaving.may_leave(seat, points):
            said = Message("still-in", {"player": names[seat], "points": points})
            yield replace(ALREADY_OUT.at(), message=said)


@dataclass(frozen=True)
class _Leaving:
    program: Program
    counting: Counting
    running: Fact
    kept: Mapping[Key, Value]
    players: int
    out: tuple[int, ...]

    @cached_property
    def by_totals(self) -> bool:
        """Whether players leave only in what follows a round, and only totals differ between
        those who do and those who don't."""
        inside = _reached(self.program, self.counting.after)
        if any(label not in inside for label, _ in self._ways):
            return False
        per_player = {fact.name for fact in self.program.facts if fact.per_player}
        return self._asked & per_player <= {self.running.name, *self._leaves}

    @cached_property
    def _leaves(self) -> frozenset[str]:
        """The facts that say who has left."""
        assert self.counting.takes_part is not None
        return facts_read(self.program, self.counting.takes_part)

    @cached_property
    def _ways(self) -> tuple[tuple[str, tuple[Expr, ...]], ...]:
        """Where somebody leaves: in which block, and under which conditions."""
        return tuple(_set(self.program, self._leaves))

    @cached_property
    def _asked(self) -> frozenset[str]:
        conditions = [one for _, way in self._ways for one in way]
        return frozenset[str]().union(*(facts_read(self.program, one) for one in conditions))

    def may_leave(self, seat: int, points: int) -> bool:
        return any(self._goes(seat, points, *others) for others in self._others)

    def depends_on_total(self, seat: int, points: int) -> bool:
        """Whether there is a total with which somebody stays and one with which they leave, all
        else being the same."""
        totals = (points, *_extremes(self.running))
        return any(
            len({self._goes(seat, total, *others) for total in totals}) > 1
            for others in self._others
        )

    @cached_property
    def _others(self) -> tuple[tuple[tuple[int, ...], int | None, Mapping[Key, Value]], ...]:
        """How it may have been: who was still in of those who are out now, what the others had
        (None: what they are told to have), and the facts of the table."""
        shared = [
            fact
            for fact in self.program.facts
            if fact.name in self._asked and not fact.per_player and fact.name not in self.kept
        ]
        values = [self._values(fact) for fact in shared]
        if prod(map(len, values)) > MOST_TRIED:
            return ()
        tables = [
            dict[Key, Value](zip((fact.name for fact in shared), row, strict=True))
            for row in product(*values)
        ]
        groups = [self.out, ()] if len(self.out) > 1 else [self.out]
        return tuple(product(groups, (None, *_extremes(self.running)), tables))

    def _values(self, fact: Fact) -> tuple[Value, ...]:
        match fact.type.kind:
            case Kind.PLAYER:
                return (*range(self.players), *((None,) if fact.type.optional else ()))
            case Kind.BOOLEAN:
                return (True, False)
            case Kind.INTEGER:
                return (fact.initial, *_extremes(fact))
            case _:
                return (fact.initial, *fact.type.words)

    def _goes(
        self,
        seat: int,
        points: int,
        still: tuple[int, ...],
        others: int | None,
        table: Mapping[Key, Value],
    ) -> bool:
        """Whether somebody leaves with so many points, together with those who are `still` in."""
        back = {seat, *still}
        facts = {
            key: value
            for key, value in self.kept.items()
            if not (isinstance(key, tuple) and key[0] in self._leaves and key[1] in back)
        }
        facts |= table
        name = self.running.name
        if others is not None:
            facts |= {(name, s): others for s in range(self.players) if s not in self.out}
        told = self.kept.get((name, seat))
        # Partners leave together, with as many points.
        alike = (s for s in back if told is None or self.kept.get((name, s), told) == told)
        facts |= {(name, s): points for s in alike}
        before = played_from(self.program, None, self.players, {}, facts)
        after = played_from(self.program, self.counting.after, self.players, {}, facts)
        part = (takes_part(self.program, self.counting, state, seat) for state in (before, after))
        return tuple(part) == (True, False)


def _extremes(fact: Fact) -> tuple[int, int]:
    return (-FAR if fact.low is None else fact.low, FAR if fact.high is None else fact.high)


def _reached(program: Program, label: str | None) -> frozenset[str]:
    """The blocks that follow a round, up to where the next one begins."""
    waiting, found = [label], set[str]()
    for one in waiting:
        if one is not None and one not in found and one != program.round_start:
            found.add(one)
            inside = descendants(program.block(one))
            waiting += [node.label for node in inside if isinstance(node, Goto)]
    return frozenset(found)


def _set(program: Program, names: frozenset[str]) -> Iterator[tuple[str, tuple[Expr, ...]]]:
    """Where facts get another value than the one with which a match begins."""
    for block in program.blocks:
        if isinstance(block, Phase):
            for choice in block.options:
                yield from ((block.label, way) for way in _within(program, choice.body, names, ()))
        else:
            yield from ((block.label, way) for way in _within(program, block.body, names, ()))


def _within(
    program: Program, body: Sequence[Statement], names: frozenset[str], so: tuple[Expr, ...]
) -> Iterator[tuple[Expr, ...]]:
    for one in body:
        match one:
            case SetFact(fact=name, value=value) if name in names:
                if not (isinstance(value, Const) and value.value == program.fact(name).initial):
                    yield (*so, value)
            case If(condition=condition, then=then, otherwise=otherwise):
                for branch in (then, otherwise):
                    yield from _within(program, branch, names, (*so, condition))
            case ForEach(where=where, body=inside):
                also = () if where is None else (where,)
                yield from _within(program, inside, names, (*so, *also))
            case _:
                pass
