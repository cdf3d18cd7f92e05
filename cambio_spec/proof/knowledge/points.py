"""What is sure at a point of play: what has been seen, and that whoever has left holds no cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from cambio_spec.kernel.expressions import (
    Binary,
    Expr,
    FaceUp,
    Local,
    Players,
    Spots,
    Unary,
)
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.statements import At, Every, ForEach, Gather, Look, Move, Swap, Top, Turn
from cambio_spec.kernel.typing import type_of
from cambio_spec.kernel.walk import descendants
from cambio_spec.proof.knowledge import leaving, sight
from cambio_spec.proof.knowledge.leaving import Away
from cambio_spec.proof.knowledge.reads import Bound, Environment, Key, Reads, among, implied, key_of
from cambio_spec.proof.knowledge.sight import Handling, Sight


@dataclass(frozen=True, slots=True)
class Point:
    sight: Sight
    away: Away

    def meet(self, other: Point) -> Point:
        return Point(self.sight.meet(other.sight), self.away.meet(other.away))

    def assuming(self, held: frozenset[Key]) -> Point:
        if not held:
            return self
        up = {key[1] for key in held if key[0] == "up" and isinstance(key[1], tuple)}
        known = {(key[1], key[2]) for key in held if key[0] == "known"}
        seen = self.sight
        whole = {(key[1], key[2]) for key in held if key[0] == "whole"}
        if up or known or whole:
            seen = replace(
                seen,
                spots=seen.spots | up,
                looked=seen.looked | known,
                whole=seen.whole | whole,
            )
        return Point(seen, self.away.assuming(held))

    def after(self, program: Program, statement: Handling, env: Environment) -> Point:
        return Point(
            sight.after(program, self.sight, statement, env),
            leaving.after(program, self.away, statement, env),
        )

    def renamed(self, names: dict[Key, Key]) -> Point:
        return Point(sight.renamed(self.sight, names), leaving.renamed(self.away, names))

    def forgotten(self, name: Key) -> Point:
        return Point(sight.forgotten(self.sight, name), leaving.forgotten(self.away, name))

    def hidden(self, reads: Reads, viewer: Key | None) -> Reads:
        """What that player, or anybody where it is None, may not have seen."""
        return frozenset(read for read in reads if not self.sight.shows(read, viewer))


def at_first(program: Program) -> Point:
    return Point(sight.at_first(program), leaving.at_first(program))


def after_loop(statement: ForEach, head: Point, last: Point, env: Environment) -> Point:
    """After a loop over all players in whose turns each one's cards of a zone are shown, and none
    laid there: all of them are. `head` is sure whenever a turn begins, `last` when one ends."""
    if isinstance(statement.domain, Spots):
        return _after_spots(statement, statement.domain, head, env)
    if not isinstance(statement.domain, Players):
        return head
    laid = {zone for node in descendants(statement) if (zone := _laid(node)) is not None}
    name = ("local", statement.variable)
    shown = {zone for zone, owner in last.sight.whole if owner == name and isinstance(zone, str)}
    everybody = {zone for zone in shown - laid if _all(statement, head, zone)}
    looked = {zone for zone in _looked_through(statement) - laid if _all(statement, head, zone)}
    seen = head.sight
    seen = replace(
        seen, seen=seen.seen | everybody, open=seen.open | everybody, own=seen.own | looked
    )
    return replace(head, sight=seen)


def _after_spots(statement: ForEach, spots: Spots, head: Point, env: Environment) -> Point:
    """After all cards of a grid, or those that lay face down, or some that are named, have been
    turned up one by one."""
    name, owner, seen = statement.variable, key_of(spots.owner, env), head.sight
    match statement.body:
        case (Turn(target=At(spot=Local(name=turned)), face="up"),) if turned == name:
            pass
        case _:
            return head
    wanted = [part for part in _parts(statement.where) if not _is_down(part, name)]
    if wanted:
        those = among(name, wanted[0], env) if len(wanted) == 1 else frozenset[Key]()
        return replace(head, sight=replace(seen, spots=seen.spots | those))
    if spots.row is not None:
        return head
    if spots.owner is None:
        return replace(head, sight=replace(seen, seen=seen.seen | {spots.zone}))
    if owner is None:
        return head
    return replace(head, sight=replace(seen, whole=seen.whole | {(spots.zone, owner)}))


def _is_down(where: Expr, name: str) -> bool:
    match where:
        case Unary(op="not", operand=FaceUp(spot=Local(name=asked))):
            return asked == name
        case _:
            return False


def _all(statement: ForEach, head: Point, zone: str) -> bool:
    """Whether every player who has cards in a zone has a turn."""
    if statement.where is None:
        return True
    name = ("local", statement.variable)
    skipped = _skipped(statement.where, {statement.variable: Bound(name)})
    return skipped is not None and all((fact, zone) in head.away.away for fact in skipped)


def _skipped(where: Expr, env: Environment) -> set[str] | None:
    """The facts of which one is true of whoever is passed over; None where it may be another."""
    found = {key[1] for key in implied(where, True, env) if key[0] == "not"}
    names = {fact for fact in found if isinstance(fact, str)}
    return names if names and _only_asks(where, len(names)) else None


def _only_asks(where: Expr, facts: int) -> bool:
    """Whether a condition asks for these facts of one player, and for nothing else."""
    parts = list(_conjuncts(where))
    return len(parts) == facts


def _parts(where: Expr | None) -> Iterator[Expr]:
    return iter(()) if where is None else _conjuncts(where)


def _conjuncts(expr: Expr) -> Iterator[Expr]:
    if isinstance(expr, Binary) and expr.op == "and":
        yield from _conjuncts(expr.left)
        yield from _conjuncts(expr.right)
    else:
        yield expr


def _laid(node: object) -> str | None:
    """Where a statement lays cards that need not be seen, or turns them down."""
    match node:
        case (
            Move(target=At(spot=spot)) | Swap(first=spot) | Turn(face="down", target=At(spot=spot))
        ):
            return type_of(spot).zone
        case Move(target=Top(zone=zone)) | Gather(target=zone):
            return zone.zone
        case Turn(face="down", target=Top(zone=zone) | Every(zone=zone)):
            return zone.zone
        case _:
            return None


def _looked_through(statement: ForEach) -> set[str]:
    """The zones of which each player of a loop looks at all that is their own."""
    found = set[str]()
    for part in statement.body:
        match part:
            case Look(player=Local(name=who), target=Every(zone=zone, row=None)):
                if who == statement.variable and zone.owner == part.player:
                    found.add(zone.zone)
            case _:
                pass
    return found
