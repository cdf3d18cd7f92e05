"""Short names for kernel nodes, as these tests expect them. Origins take no part in equality."""

from __future__ import annotations

from cambio_spec.kernel.expressions import (
    Binary,
    BinaryOp,
    Const,
    Expr,
    Fold,
    Local,
    Numbers,
    OwnerOf,
    Players,
    ReadFact,
    Seat,
    Size,
    Spots,
    ZoneRef,
)
from cambio_spec.kernel.program import By, Choice, Option, Parameter
from cambio_spec.kernel.statements import At, ForEach, Goto, Move, Statement, Top
from cambio_spec.kernel.types import BOOLEAN, INTEGER, PLAYER, PLAYER_OR_NOBODY, RANK, spot_in

O = ""  # noqa: E741
ACTIVE = ReadFact(PLAYER, "active", None, origin=O)
DEALER = ReadFact(PLAYER, "dealer", None, origin=O)
CALLER = ReadFact(PLAYER_OR_NOBODY, "caller", None, origin=O)
STOCK = ZoneRef("stock", None, origin=O)
DISCARD = ZoneRef("discard", None, origin=O)
YES = Const(BOOLEAN, True, origin=O)
NO = Const(BOOLEAN, False, origin=O)
BACK = Goto("turn", (), origin=O)


def number(value: int, name: str | None = None) -> Const:
    return Const(INTEGER, value, name, origin=O)


def rank(value: str) -> Const:
    return Const(RANK, value, origin=O)


def player(name: str) -> Local:
    return Local(PLAYER, name, origin=O)


def spot(name: str) -> Local:
    return Local(spot_in("grid"), name, origin=O)


def grid(owner: Expr) -> ZoneRef:
    return ZoneRef("grid", owner, origin=O)


def spots(owner: Expr | None, row: int | None = None) -> Spots:
    return Spots("grid", owner, row, origin=O)


def others_spots(name: str, me: Expr) -> tuple[Spots, Expr]:
    """The domain of `grid of any opponent`, and the condition that comes with it."""
    return spots(None), binary("!=", OwnerOf(spot(name), origin=O), me)


def everybody(start: Expr | None = None) -> Players:
    return Players(start, origin=O)


def numbers(low: Expr, high: Expr) -> Numbers:
    return Numbers(low, high, origin=O)


def left(of: Expr, step: int = 1) -> Seat:
    return Seat(of, step, origin=O)


def binary(op: BinaryOp, a: Expr, b: Expr) -> Binary:
    return Binary(op, a, b, origin=O)


def size(zone: ZoneRef) -> Size:
    return Size(zone, origin=O)


def some(variable: str, domain: Players | Spots | Numbers, where: Expr | None) -> Fold:
    return Fold(BOOLEAN, "some", variable, domain, where, None, origin=O)


def top(zone: ZoneRef) -> Top:
    return Top(zone, origin=O)


def at(place: Expr) -> At:
    return At(place, origin=O)


def move(source: Top | At, target: Top | At) -> Move:
    return Move(source, target, None, origin=O)


def choice(variable: str, domain: Spots | Numbers | Players, where: Expr | None = None) -> Choice:
    type_ = {Spots: spot_in("grid"), Numbers: INTEGER, Players: PLAYER}[type(domain)]
    return Choice(variable, type_, domain, where, origin=O)


def by(variable: str, start: Expr, where: Expr | None = None) -> By:
    return By(variable, everybody(start), where, origin=O)


def option(
    name: str,
    *body: Statement,
    guard: Expr = YES,
    asked: Choice | None = None,
    taken: By | None = None,
) -> Option:
    return Option(name, guard, asked, body, taken, origin=O)


def each(
    variable: str, *body: Statement, start: Expr | None = None, where: Expr | None = None
) -> ForEach:
    return ForEach(variable, everybody(start), where, body, origin=O)


def go(label: str, *arguments: Expr) -> Goto:
    return Goto(label, arguments, origin=O)


def parameter(variable: Local) -> Parameter:
    return Parameter(variable.name, variable.type)
