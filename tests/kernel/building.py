"""Kernel nodes in few words, and the smallest program that a test can be about.

Nodes built here have the origin "test", unless a test is about origins and names another.
"""

from __future__ import annotations

from cambio_spec.kernel.cards import Deck, french_52
from cambio_spec.kernel.expressions import (
    Binary,
    BinaryOp,
    Const,
    Domain,
    Expr,
    Local,
    Players,
    ReadFact,
    Scalar,
    Spots,
    ZoneRef,
)
from cambio_spec.kernel.program import (
    Block,
    By,
    Choice,
    Decision,
    DecisionRule,
    Fact,
    Option,
    Parameter,
    Phase,
    Program,
    Shown,
    Stage,
    Zone,
)
from cambio_spec.kernel.statements import EndMatch, Goto, Statement
from cambio_spec.kernel.types import (
    BOOLEAN,
    INTEGER,
    PLAYER,
    PLAYER_OR_NOBODY,
    RANK,
    SUIT,
    Type,
    spot_in,
)

O = "test"  # noqa: E741
HAND = spot_in("hand")


def const(value: Scalar) -> Const:
    if isinstance(value, bool):
        return Const(BOOLEAN, value, origin=O)
    if isinstance(value, int):
        return Const(INTEGER, value, origin=O)
    if value is None:
        return Const(PLAYER_OR_NOBODY, None, origin=O)
    return Const(
        SUIT if value in ("hearts", "spades", "diamonds", "clubs") else RANK, value, origin=O
    )


def seat(number: int) -> Local:
    """A seat is no literal of the language: it is bound as `p0`, `p1`, … by `SEATS`."""
    return Local(PLAYER, f"p{number}", origin=O)


SEATS: dict[str, int] = {f"p{number}": number for number in range(6)}


def local(name: str, type: Type = INTEGER) -> Local:
    return Local(type, name, origin=O)


def fact(name: str, type: Type = INTEGER, owner: Expr | None = None) -> ReadFact:
    return ReadFact(type, name, owner, origin=O)


def op(left: Expr, sign: BinaryOp, right: Expr) -> Binary:
    return Binary(sign, left, right, origin=O)


def zone(name: str, owner: Expr | None = None) -> ZoneRef:
    return ZoneRef(name, owner, origin=O)


def spots(owner: Expr | None = None, row: int | None = None) -> Spots:
    return Spots("hand", owner, row, origin=O)


def pile(name: str, shown: Shown = "down", limit: int | None = None) -> Zone:
    return Zone(name, False, (), limit, shown, origin=O)


def hands(*rows: int, shown: Shown = "down", limit: int | None = None) -> Zone:
    """A grid for each player, called `hand`."""
    return Zone("hand", True, rows, limit, shown, origin=O)


def rule(id: str, guard: Expr, value: Expr, *overrides: str) -> DecisionRule:
    return DecisionRule(guard, value, overrides, origin=id)


def stage(label: str, *body: Statement, parameters: tuple[Parameter, ...] = ()) -> Stage:
    return Stage(label, parameters, body, origin=f"stage {label}")


def phase(
    label: str, *options: Option, actor: Expr, parameters: tuple[Parameter, ...] = ()
) -> Phase:
    return Phase(label, parameters, actor, options, origin=f"phase {label}")


def option(
    name: str,
    *body: Statement,
    guard: Expr | None = None,
    choice: Choice | None = None,
    by: By | None = None,
) -> Option:
    return Option(name, guard or const(True), choice, body, by, origin=f"option {name}")


def by(variable: str, start: Expr | None, where: Expr | None = None) -> By:
    return By(variable, Players(start, origin=O), where, origin=O)


def choose(variable: str, type: Type, domain: Domain, where: Expr | None = None) -> Choice:
    return Choice(variable, type, domain, where, origin=O)


def goto(label: str, *arguments: Expr) -> Goto:
    return Goto(label, arguments, origin=O)


def deck(*codes: str) -> Deck:
    """A few cards of the standard pack, in this order."""
    cards = {card.code: card for card in french_52().cards}
    return Deck("few", tuple(cards[code] for code in codes))


def program(
    *blocks: Block,
    zones: tuple[Zone, ...] = (),
    facts: tuple[Fact, ...] = (),
    decisions: tuple[Decision, ...] = (),
    cards: Deck | None = None,
) -> Program:
    """For 2 or 3 players, with a stock face down; play starts at the first block."""
    blocks = blocks or (stage("start", EndMatch(origin=O)),)
    return Program(
        name="test",
        fewest=2,
        most=3,
        direction=1,
        deck=cards or deck("AH", "2H", "3S", "KD", "KC", "QS", "7C", "10D"),
        stock="stock",
        zones=(pile("stock"), *zones),
        facts=facts,
        decisions=decisions,
        blocks=blocks,
        match_start=blocks[0].label,
        round_start=blocks[0].label,
    )
