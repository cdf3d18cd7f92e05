"""Loops over players in an order that isn't known: what may come out differently by that order."""

from __future__ import annotations

from collections.abc import Iterator

from cambio_spec.kernel.expressions import (
    Decide,
    Gaps,
    Local,
    Node,
    Players,
    ReadFact,
    Spots,
    ZoneRef,
)
from cambio_spec.kernel.statements import (
    Announce,
    At,
    EndMatch,
    EndRound,
    Every,
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
    Top,
    Turn,
)
from cambio_spec.kernel.walk import children, descendants
from cambio_spec.proof.play.situation import Abstract, Situation, Table, anything, put, seats_in
from cambio_spec.proof.play.values import seats


def starts(made: Table, here: Situation, domain: Players) -> list[int]:
    if domain.start is None:
        return seats_in(here.facts[-1], made.players)
    return seats(made, here, domain.start)


def circle(made: Table, first: int) -> list[Abstract]:
    return [1 << (first + i) % made.players for i in range(made.players)]


def mixed_in(made: Table, each: ForEach) -> frozenset[str] | None:
    """The facts that turns of a loop both change and ask of others than whose turn it is. None
    where the order may matter in another way."""
    if id(each) not in made.orders:
        made.orders[id(each)] = _mixed_in(made, each)
    found: frozenset[str] | None = made.orders[id(each)]
    return found


def _mixed_in(made: Table, each: ForEach) -> frozenset[str] | None:
    statements = list(_statements(each.body))
    if any(isinstance(s, Goto | EndRound | EndMatch | Swap | Gather) for s in statements):
        return None
    written = {s.fact for s in statements if isinstance(s, SetFact)}
    shared = {s.fact for s in statements if isinstance(s, SetFact) and s.owner is None}
    if shared:
        return None
    for s in statements:
        if isinstance(s, SetFact) and not _is(s.owner, each.variable):
            return None
    moved = {zone for s in statements for zone in _zones_of(s, each.variable)}
    asked: set[str] = set()
    for node in _asked(each, statements):
        match node:
            case ReadFact(fact=fact, owner=owner):
                if not _is(owner, each.variable):
                    asked.add(fact)
            case Decide(decision=decision):
                asked |= made.reads[decision]
                if moved and decision in made.places:
                    return None
            case ZoneRef(zone=zone, owner=owner):
                if zone in moved and not _is(owner, each.variable):
                    return None
            case Spots(zone=zone, owner=owner) | Gaps(zone=zone, owner=owner):
                if zone in moved and not _is(owner, each.variable):
                    return None
            case _:
                pass
    return frozenset(asked & written)


def _is(owner: Node | None, variable: str) -> bool:
    return isinstance(owner, Local) and owner.name == variable


def _statements(body: tuple[Statement, ...]) -> Iterator[Statement]:
    for statement in body:
        yield statement
        match statement:
            case If(then=then, otherwise=otherwise):
                yield from _statements(then)
                yield from _statements(otherwise)
            case ForEach(body=inner):
                yield from _statements(inner)
            case _:
                pass


def _zones_of(statement: Statement, variable: str) -> Iterator[str]:
    """The zones in which a statement changes where or how cards lie."""
    match statement:
        case Move() | Turn() | Look() | Shuffle():
            for node in descendants(statement):
                if isinstance(node, ZoneRef):
                    yield node.zone
                elif isinstance(node, At):
                    kind = node.spot.type.zone if isinstance(node.spot, Local) else None
                    if kind is not None:
                        yield kind
        case _:
            pass


def _asked(each: ForEach, statements: list[Statement]) -> Iterator[Node]:
    """Every node that decides what a turn does; not where cards are moved, which takes its turn."""
    roots: list[Node] = [] if each.where is None else [each.where]
    for statement in statements:
        match statement:
            case If(condition=condition):
                roots.append(condition)
            case ForEach(domain=domain, where=where):
                roots += [domain] if where is None else [domain, where]
            case SetFact(value=value):
                roots.append(value)
            case Move() | Turn() | Look():
                for part in children(statement):
                    match part:
                        case Top(zone=zone) | Every(zone=zone):
                            roots += [] if zone.owner is None else [zone.owner]
                        case _:
                            roots += list(children(part))
            case Announce():
                pass
            case _:
                roots += list(children(statement))
    for root in roots:
        yield root
        yield from descendants(root)


def forgotten(made: Table, here: Situation, names: frozenset[str]) -> Situation:
    """With nothing known of these facts."""
    here = here.copy()
    for fact in made.program.facts:
        if fact.name in names:
            index, all_ = made.fact_index[fact.name], anything(fact, made.players)
            if fact.per_player:
                here.seats = [put(seat, index, all_) for seat in here.seats]
            else:
                here.facts[index] = all_
    return here
