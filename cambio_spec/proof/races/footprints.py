"""What an option reads and what it changes: two that keep out of each other's way can be taken in
either order.

A resource is a fact, the cards of a zone, the announcements, the chance that shuffles, or the
phase that waits; of a fact or a zone that players have, one player's or anybody's.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from cambio_spec.kernel.expressions import (
    CardAt,
    Decide,
    Expr,
    FaceUp,
    Gaps,
    KnownTo,
    Local,
    Node,
    ReadFact,
    Spots,
    ZoneRef,
)
from cambio_spec.kernel.program import Option, Program
from cambio_spec.kernel.statements import (
    Announce,
    At,
    Cut,
    EndMatch,
    EndRound,
    Gather,
    Goto,
    Look,
    Move,
    SetFact,
    Shuffle,
    Statement,
    Swap,
    Target,
    Turn,
)
from cambio_spec.kernel.walk import descendants
from cambio_spec.proof.asked import zone_of
from cambio_spec.proof.races.pairs import Pair

Resource = tuple[str, str, bool]
"""A kind, a name, and whether it is only the taker's own."""


@dataclass(frozen=True, slots=True)
class Footprint:
    read: frozenset[Resource]
    changed: frozenset[Resource]

    def apart_from(self, other: Footprint) -> bool:
        """Whether neither reads or changes what the other changes."""
        one = any(_meet(a, b) for a in self.changed for b in other.read | other.changed)
        return not one and not any(_meet(a, b) for a in self.read for b in other.changed)


def independent(program: Program, pair: Pair) -> bool:
    """Proved by what both touch; they may well be independent where they touch the same."""
    prints = [_Steps(program, pair, option).print() for option in (pair.first, pair.second)]
    return prints[0].apart_from(prints[1])


def _meet(one: Resource, other: Resource) -> bool:
    """Whether two players may touch the same thing: what is each one's own is not."""
    return one[:2] == other[:2] and not (one[2] and other[2])


@dataclass(slots=True)
class _Steps:
    program: Program
    pair: Pair
    option: Option
    _read: set[Resource] = field(default_factory=set)
    _changed: set[Resource] = field(default_factory=set)
    _own: set[str] = field(default_factory=set)

    def print(self) -> Footprint:
        option = self.option
        if option.by is not None:
            self._own.add(option.by.variable)
            self._reads(option.by.domain, option.by.where)
        choice = option.choice
        if choice is not None:
            domain = choice.domain
            if isinstance(domain, Spots) and self._is_mine(domain.owner):
                self._own.add(choice.variable)
            self._reads(domain, choice.where)
        self._reads(option.guard)
        self._read.add(("play", "phase", False))
        self._body(option.body)
        return Footprint(frozenset(self._read), frozenset(self._changed))

    def _is_mine(self, owner: Expr | None) -> bool:
        return isinstance(owner, Local) and owner.name in self._own

    def _reads(self, *nodes: Node | None) -> None:
        for node in nodes:
            if node is not None:
                self._read |= set(self._touched(node, frozenset()))

    def _touched(self, node: Node, asked: frozenset[str]) -> Iterator[Resource]:
        for part in (node, *descendants(node)):
            match part:
                case ReadFact():
                    yield "fact", part.fact, self._is_mine(part.owner)
                case ZoneRef() | Spots() | Gaps():
                    yield "zone", part.zone, self._is_mine(part.owner)
                case CardAt(spot=spot) | FaceUp(spot=spot) | KnownTo(spot=spot):
                    yield "zone", zone_of(spot), self._is_mine(spot)
                case Decide(decision=name) if name not in asked:
                    decision = self.program.decision(name)
                    for kind, touched, _ in self._touched(decision, asked | {name}):
                        yield kind, touched, False
                case _:
                    pass

    def _body(self, body: Sequence[Statement]) -> None:
        for statement in body:
            for node in (statement, *descendants(statement)):
                self._changed |= set(self._changes(node))
            self._reads(statement)

    def _changes(self, node: Node) -> Iterator[Resource]:
        match node:
            case Move():
                yield self._at(node.source)
                yield self._at(node.target)
            case Gather():
                yield "zone", node.source.zone, False
                yield "zone", node.target.zone, False
            case Swap():
                yield "zone", zone_of(node.first), self._is_mine(node.first)
                yield "zone", zone_of(node.second), self._is_mine(node.second)
            case Turn() | Look():
                yield self._at(node.target)
            case Shuffle() | Cut():
                yield "zone", node.zone.zone, self._is_mine(node.zone.owner)
                yield "play", "chance", False
            case SetFact():
                yield "fact", node.fact, self._is_mine(node.owner)
            case Announce():
                yield "play", "announcements", False
            case Goto() if node.label != self.pair.phase.label or node.arguments:
                yield "play", "phase", False
            case EndRound() | EndMatch():
                yield "play", "phase", False
            case _:
                pass

    def _at(self, target: Target) -> Resource:
        if isinstance(target, At):
            return "zone", zone_of(target.spot), self._is_mine(target.spot)
        return "zone", target.zone.zone, self._is_mine(target.zone.owner)
