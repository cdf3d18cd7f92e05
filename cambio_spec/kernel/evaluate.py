"""The reference meaning of expressions and decisions. Every other reading is tested against it.

Written to be read beside the kernel's nodes: one case a node, nothing remembered but what decisions
gave in the same state.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import assert_never

from cambio_spec.kernel.cards import Card, place
from cambio_spec.kernel.expressions import (
    AttributeOf,
    Binary,
    CardAt,
    Cards,
    Const,
    Decide,
    Domain,
    Expr,
    FaceUp,
    Fold,
    Gaps,
    KnownTo,
    LineOf,
    Local,
    Numbers,
    OwnerOf,
    Players,
    ReadFact,
    Seat,
    Size,
    Spots,
    TopCard,
    Unary,
    ZoneRef,
)
from cambio_spec.kernel.program import Decision, Program
from cambio_spec.kernel.scope import Bindings, Scope, Undecided, Undefined
from cambio_spec.kernel.state import (
    Position,
    Spot,
    State,
    Value,
    Verdict,
    free,
    in_slot,
    occupied,
)
from cambio_spec.kernel.typing import type_of


def evaluate(program: Program, state: State, expr: Expr, bindings: Bindings) -> Value:
    """The value of a well-typed expression. Raises `Undefined` and `Undecided`."""
    return value(Scope(program, state, bindings), expr)


def decide(program: Program, state: State, decision: str, arguments: tuple[Value, ...]) -> Verdict:
    """What a decision says. It is "undefined" also where a decision that it asks gives no value."""
    return deciding(program, state)(decision, arguments)


def deciding(program: Program, state: State) -> Callable[[str, tuple[Value, ...]], Verdict]:
    """`decide` in one state, where much is asked: what was asked before isn't worked out again."""
    scope = Scope(program, state, {})

    def said(decision: str, arguments: tuple[Value, ...]) -> Verdict:
        try:
            return judge(scope, program.decision(decision), arguments)
        except (Undefined, Undecided):
            return Verdict("undefined", None, ())

    return said


def judge(scope: Scope, decision: Decision, arguments: tuple[Value, ...]) -> Verdict:
    """What a decision says. Raises `Undefined`, and `Undecided` for a decision that it asks."""
    asked = decision.name, arguments
    if asked not in scope.answers:
        scope.answers[asked] = _judged(scope, decision, arguments)
    return scope.answers[asked]


def _judged(scope: Scope, decision: Decision, arguments: tuple[Value, ...]) -> Verdict:
    inside = replace(
        scope, bindings={p.name: v for p, v in zip(decision.parameters, arguments, strict=True)}
    )
    try:
        if not truth(inside, decision.given):
            return Verdict("not-given", None, ())
        holding = {r.origin for r in decision.rules if truth(inside, r.guard)}
        applying = [
            rule
            for rule in decision.rules
            if rule.origin in holding
            and not any(over.origin in holding for over in decision.overriders(rule.origin))
        ]
        values = [value(inside, rule.value) for rule in applying]
    except Undefined as undefined:
        raise Undefined(undefined.origin or decision.origin) from None
    rules = tuple(rule.origin for rule in applying)
    if not values:
        return Verdict("gap", None, rules)
    if any(v != values[0] for v in values):
        return Verdict("conflict", None, rules)
    return Verdict("value", values[0], rules)


def decided(scope: Scope, decide: Decide) -> tuple[tuple[Value, ...], Verdict]:
    """The arguments and the verdict of a decision that must give a value. Raises `Undecided`."""
    decision = scope.program.decision(decide.decision)
    arguments = tuple(value(scope, a) for a in decide.arguments)
    verdict = judge(scope, decision, arguments)
    if verdict.status != "value":
        raise Undecided(decision, arguments, verdict)
    return arguments, verdict


def value(scope: Scope, expr: Expr) -> Value:
    match expr:
        case Const():
            return expr.value
        case Local():
            return scope.bindings[expr.name]
        case ReadFact():
            owner = None if expr.owner is None else player(scope, expr.owner)
            return scope.state.facts[expr.fact, owner]
        case Unary(op="not"):
            return not truth(scope, expr.operand)
        case Unary():
            return -integer(scope, expr.operand)
        case Binary():
            return binary(scope, expr)
        case AttributeOf():
            return attribute(card_at(scope, expr.card), expr)
        case ZoneRef():
            return position(scope, expr)
        case TopCard():
            cards = scope.state.cards(position(scope, expr.zone))
            if not cards:
                raise Undefined
            return cards[-1]
        case CardAt():
            return lying_at(scope, expr.spot)[2]
        case OwnerOf():
            return spot(scope, expr.spot)[0]
        case LineOf():
            (zone, _), slot = slot_of(scope, expr.spot)
            return scope.program.zone(zone).line(expr.axis, slot)
        case FaceUp():
            at, slot, _ = lying_at(scope, expr.spot)
            return scope.state.faces[at][slot]
        case KnownTo():
            knower = player(scope, expr.player)
            at, slot, card = lying_at(scope, expr.spot)
            return scope.state.faces[at][slot] or bool(scope.state.seen[card] >> knower & 1)
        case Size():
            return len(scope.state.cards(position(scope, expr.zone)))
        case Seat():
            return (player(scope, expr.player) + expr.step) % scope.state.players
        case Decide():
            return decided(scope, expr)[1].value
        case Fold():
            return fold(scope, expr)
        case _:
            assert_never(expr)


def binary(scope: Scope, expr: Binary) -> Value:
    match expr.op:
        case "and":
            return truth(scope, expr.left) and truth(scope, expr.right)
        case "or":
            return truth(scope, expr.left) or truth(scope, expr.right)
        case "=":
            return value(scope, expr.left) == value(scope, expr.right)
        case "!=":
            return value(scope, expr.left) != value(scope, expr.right)
    left, right = rank_order(value(scope, expr.left)), rank_order(value(scope, expr.right))
    match expr.op:
        case "+":
            return left + right
        case "-":
            return left - right
        case "*":
            return left * right
        case "<":
            return left < right
        case "<=":
            return left <= right
        case ">":
            return left > right
        case ">=":
            return left >= right
        case _:
            assert_never(expr.op)


def fold(scope: Scope, expr: Fold) -> Value:
    """Elements are taken in the domain's order; `some` and `first` stop at the first that holds."""
    holding = (
        inside
        for element in elements(scope, expr.domain)
        if holds(inside := scope.binding(expr.variable, element), expr.where)
    )
    match expr.op:
        case "count":
            return sum(1 for _ in holding)
        case "some":
            return any(True for _ in holding)
        case "first":
            return next((inside.bindings[expr.variable] for inside in holding), None)
    assert expr.value is not None
    values = [value(inside, expr.value) for inside in holding]
    match expr.op:
        case "sum":
            return sum(rank_order(v) for v in values)
        case "least" | "greatest":
            if not values:
                raise Undefined
            return (min if expr.op == "least" else max)(values, key=rank_order)
        case _:
            assert_never(expr.op)


def elements(scope: Scope, domain: Domain) -> tuple[int | Spot, ...]:
    """The elements of a domain, in its order. Raises `Undefined` and `Undecided`."""
    match domain:
        case Players():
            n = scope.state.players
            start = 0 if domain.start is None else player(scope, domain.start)
            return tuple((start + i) % n for i in range(n))
        case Cards():
            return scope.state.cards(position(scope, domain.zone))
        case Spots():
            owner = None if domain.owner is None else player(scope, domain.owner)
            seats = range(scope.state.players) if owner is None else (owner,)
            zone = scope.program.zone(domain.zone)
            return tuple(
                (seat, slot)
                for seat in seats
                for slot in occupied(scope.state.zones[zone.name, seat], zone, domain.row)
            )
        case Gaps():
            seat = player(scope, domain.owner)
            zone = scope.program.zone(domain.zone)
            return tuple((seat, slot) for slot in free(scope.state.zones[zone.name, seat], zone))
        case Numbers():
            low, high = integer(scope, domain.low), integer(scope, domain.high)
            return tuple(range(low, high + 1))
        case _:
            assert_never(domain)


def attribute(card: Card, expr: AttributeOf) -> Value:
    """Raises `Undefined` for the number of a card that has none."""
    match expr.attribute:
        case "rank":
            return card.rank
        case "suit":
            return card.suit
        case "colour":
            return card.colour
        case "pip":
            if card.pip is None:
                raise Undefined
            return card.pip
        case _:
            assert_never(expr.attribute)


def rank_order(v: Value) -> int:
    """An integer, or the place of a rank (ace lowest), to compare by."""
    if isinstance(v, str):
        return place(v)
    assert isinstance(v, int)
    return v


def lying_at(scope: Scope, expr: Expr) -> tuple[Position, int, int]:
    """Where a spot is, and the card that lies there. Raises `Undefined` where none does."""
    at, slot = slot_of(scope, expr)
    card = in_slot(scope.state.zones[at], slot)
    if card is None:
        raise Undefined
    return at, slot, card


def holds(scope: Scope, where: Expr | None) -> bool:
    return where is None or truth(scope, where)


def truth(scope: Scope, expr: Expr) -> bool:
    v = value(scope, expr)
    assert isinstance(v, bool)
    return v


def integer(scope: Scope, expr: Expr) -> int:
    v = value(scope, expr)
    assert isinstance(v, int)
    return v


def player(scope: Scope, expr: Expr) -> int:
    """A seat. Raises `Undefined` where the expression gives nobody."""
    v = value(scope, expr)
    if v is None:
        raise Undefined
    assert isinstance(v, int)
    return v


def spot(scope: Scope, expr: Expr) -> Spot:
    match value(scope, expr):
        case (int() as owner, int() as slot):
            return owner, slot
        case v:
            raise AssertionError(v)


def slot_of(scope: Scope, expr: Expr) -> tuple[Position, int]:
    """The zone and the slot that a spot names. Which zone it is, its static type says."""
    zone = type_of(expr).zone
    assert zone is not None
    owner, slot = spot(scope, expr)
    return (zone, owner), slot


def position(scope: Scope, zone: ZoneRef) -> Position:
    """Raises `Undefined` where the owner is nobody."""
    return zone.zone, None if zone.owner is None else player(scope, zone.owner)


def card_at(scope: Scope, expr: Expr) -> Card:
    """The card that an expression gives."""
    return scope.program.deck.cards[integer(scope, expr)]
