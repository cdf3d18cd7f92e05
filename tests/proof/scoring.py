"""A small scoring game in kernel nodes, rule by rule, for proofs to be right or wrong about."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from cambio_spec.kernel.cards import RANKS, french_52
from cambio_spec.kernel.expressions import (
    AttributeOf,
    Binary,
    BinaryOp,
    Cards,
    Const,
    Decide,
    Domain,
    Expr,
    Fold,
    FoldOp,
    Local,
    Players,
    ReadFact,
    Size,
    TopCard,
    Unary,
    ZoneRef,
)
from cambio_spec.kernel.program import (
    Decision,
    DecisionRule,
    Fact,
    Parameter,
    Program,
    Stage,
    Zone,
)
from cambio_spec.kernel.statements import EndMatch
from cambio_spec.kernel.types import (
    BOOLEAN,
    CARD,
    COLOUR,
    INTEGER,
    PLAYER,
    PLAYER_OR_NOBODY,
    RANK,
    Type,
)

AT = "test"
TRUE = Const(BOOLEAN, True, origin=AT)
PLAYER_HERE = Local(PLAYER, "player", origin=AT)
CALLER = ReadFact(PLAYER_OR_NOBODY, "caller", None, origin=AT)


def integer(value: int) -> Const:
    return Const(INTEGER, value, origin=AT)


def op(left: Expr, sign: BinaryOp, right: Expr) -> Binary:
    return Binary(sign, left, right, origin=AT)


def both(first: Expr, *rest: Expr) -> Expr:
    for each in rest:
        first = op(first, "and", each)
    return first


def no(operand: Expr) -> Unary:
    return Unary("not", operand, origin=AT)


def ask(decision: str, *arguments: Expr, kind: Type = INTEGER) -> Decide:
    return Decide(kind, decision, arguments, origin=AT)


def fold(
    what: FoldOp,
    domain: Domain,
    where: Expr | None = None,
    value: Expr | None = None,
    variable: str = "each",
    kind: Type = INTEGER,
) -> Fold:
    return Fold(kind, what, variable, domain, where, value, origin=AT)


def each(kind: Type = PLAYER) -> Local:
    return Local(kind, "each", origin=AT)


def everyone(start: Expr | None = None) -> Players:
    return Players(start, origin=AT)


def hand(owner: Expr) -> ZoneRef:
    return ZoneRef("hand", owner, origin=AT)


def stock() -> ZoneRef:
    return ZoneRef("stock", None, origin=AT)


def pile() -> ZoneRef:
    return ZoneRef("pile", None, origin=AT)


def cards(zone: ZoneRef) -> Cards:
    return Cards(zone, origin=AT)


def size(zone: ZoneRef) -> Size:
    return Size(zone, origin=AT)


def top(zone: ZoneRef) -> TopCard:
    return TopCard(zone, origin=AT)


def rank(card: Expr) -> AttributeOf:
    return AttributeOf("rank", card, origin=AT)


def lap() -> ReadFact:
    return ReadFact(INTEGER, "lap", None, origin=AT)


def dealer() -> ReadFact:
    return ReadFact(PLAYER, "dealer", None, origin=AT)


def running(player: Expr) -> ReadFact:
    return ReadFact(INTEGER, "sum", player, origin=AT)


def total(player: Expr) -> Decide:
    return ask("total", player)


def rule(name: str, value: Expr, guard: Expr = TRUE, overrides: str = "") -> DecisionRule:
    """`name` and the blank-separated `overrides` are rule ids."""
    return DecisionRule(guard, value, tuple(overrides.split()), origin=name)


def decision(
    name: str,
    *rules: DecisionRule,
    of: Iterable[tuple[str, Type]] = (),
    kind: Type = INTEGER,
    given: Expr = TRUE,
) -> Decision:
    parameters = tuple(Parameter(*parameter) for parameter in of)
    return Decision(name, parameters, kind, given, rules, origin=name)


def points() -> Decision:
    card = Local(CARD, "card", origin=AT)

    def worth(name: str, value: Expr, *ranks: str, colour: str | None = None) -> DecisionRule:
        guard: Expr = op(rank(card), "=", Const(RANK, ranks[0], origin=AT))
        for other in ranks[1:]:
            guard = op(guard, "or", op(rank(card), "=", Const(RANK, other, origin=AT)))
        if colour is not None:
            of_card = AttributeOf("colour", card, origin=AT)
            guard = both(guard, op(of_card, "=", Const(COLOUR, colour, origin=AT)))
        return rule(f"points.{name}", value, guard)

    pip = AttributeOf("pip", card, origin=AT)
    rows = (
        worth("pips", pip, *RANKS[:-1]),
        worth("black_king", integer(0), "K", colour="black"),
        worth("red_king", integer(-2), "K", colour="red"),
    )
    return decision("points", *rows, of=[("card", CARD)])


TOTAL = decision(
    "total",
    rule("total", fold("sum", cards(hand(PLAYER_HERE)), None, ask("points", each(CARD)))),
    of=[("player", PLAYER)],
)
LOWEST = decision("lowest", rule("lowest", fold("least", everyone(), None, total(each()))))
IS_LOWEST = op(total(PLAYER_HERE), "=", ask("lowest"))
ALONE = both(
    IS_LOWEST, op(fold("count", everyone(), op(total(each()), "=", ask("lowest"))), "=", integer(1))
)
IS_CALLER = op(PLAYER_HERE, "=", CALLER)
SCORE_RULES = {
    "others": rule("others", total(PLAYER_HERE)),
    "winner": rule("winner", integer(0), IS_LOWEST, "others"),
    "miscalled": rule(
        "miscalled",
        op(total(PLAYER_HERE), "+", integer(10)),
        both(IS_CALLER, no(ALONE)),
        "others",
    ),
    "tied_caller": rule("tied_caller", integer(0), both(IS_CALLER, IS_LOWEST), "winner miscalled"),
    "tied_other": rule(
        "tied_other",
        total(PLAYER_HERE),
        both(no(IS_CALLER), IS_LOWEST, op(total(CALLER), "=", ask("lowest"))),
        "winner",
    ),
}
CALLED = op(CALLER, "!=", Const(PLAYER_OR_NOBODY, None, origin=AT))


def score(*changed: DecisionRule, given: Expr = CALLED, without: Iterable[str] = ()) -> Decision:
    """The scoring, `without` some rules and with others in place of those of the same id."""
    rules = {**SCORE_RULES, **{r.origin: r for r in changed}}
    kept = (r for name, r in rules.items() if name not in without)
    return decision("score", *kept, of=[("player", PLAYER)], given=given)


def overriding(name: str, overrides: str) -> DecisionRule:
    return replace(SCORE_RULES[name], overrides=tuple(overrides.split()))


def program(*decisions: Decision, fewest: int = 2, most: int = 6) -> Program:
    """A deck, a stock, a pile and hands of at most four; a caller, a dealer and a running sum."""
    start = Stage("start", (), (EndMatch(origin=AT),), origin=AT)
    return Program(
        name="test",
        fewest=fewest,
        most=most,
        direction=1,
        deck=french_52(),
        stock="stock",
        zones=(
            Zone("stock", False, (), None, "down", origin=AT),
            Zone("pile", False, (), None, "up", origin=AT),
            Zone("hand", True, (2, 2), 4, "down", origin=AT),
        ),
        facts=(
            Fact("caller", False, PLAYER_OR_NOBODY, None, None, None, origin=AT),
            Fact("dealer", False, PLAYER, 0, None, None, origin=AT),
            Fact("sum", True, INTEGER, 0, None, None, origin=AT),
            Fact("lap", False, INTEGER, 0, 0, 9, origin=AT),
        ),
        decisions=decisions,
        blocks=(start,),
        match_start="start",
        round_start="start",
    )


def scoring(score_: Decision) -> Program:
    return program(points(), TOTAL, LOWEST, score_)
