"""Surface expressions to typed kernel expressions: the one place where types are checked."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from cambio_spec.diagnostics.codes import (
    INCOMPARABLE_TYPES,
    NO_ACTOR,
    WRONG_ARGUMENT_COUNT,
    WRONG_TYPE,
)
from cambio_spec.diagnostics.diagnostic import Diagnostic, Message, Rejected
from cambio_spec.diagnostics.nearest import help_meant
from cambio_spec.kernel.expressions import (
    AttributeOf,
    Binary,
    BinaryOp,
    CardAt,
    CardAttribute,
    Const,
    Decide,
    Expr,
    FaceUp,
    KnownTo,
    LineOf,
    OwnerOf,
    ReadFact,
    Seat,
    Size,
    TopCard,
    Unary,
    ZoneRef,
)
from cambio_spec.kernel.program import Fact, Zone
from cambio_spec.kernel.types import (
    BOOLEAN,
    CARD,
    INTEGER,
    PLAYER,
    RANK,
    Kind,
    Type,
)
from cambio_spec.kernel.typing import type_of
from cambio_spec.nodes.folds import quantifier, quantity
from cambio_spec.nodes.naming import ATTRIBUTES, FIXED
from cambio_spec.nodes.scope import (
    BlockName,
    Bound,
    Constant,
    Scope,
    Several,
    Signature,
    unknown,
)
from cambio_spec.nodes.seats import beside
from cambio_spec.nodes.surface import (
    Expression,
    Known,
    Lies,
    Minus,
    Not,
    Number,
    Of,
    OfAnybody,
    Operation,
    Quantifier,
    Quantity,
    RowOf,
    Word,
)
from cambio_spec.nodes.words import sides
from cambio_spec.nodes.writing import expression
from cambio_spec.nodes.zones import pile, spot, zone_of, zone_ref

OPERATORS: dict[str, BinaryOp] = {"is": "=", "is not": "!="}


def fits(found: Type, wanted: Type) -> bool:
    """Whether a value of type `found` may stand where `wanted` is asked for.

    Nobody may stand for a player: that there is a player whenever it matters is no matter of
    types but of the rules, and `check` proves it.
    """
    if found.kind is not wanted.kind or found.setting != wanted.setting:
        return False
    return wanted.zone is None or found.zone == wanted.zone


def elaborate(node: Expression, scope: Scope, wanted: Type | None = None) -> Expr:
    """The kernel expression, of type `wanted` if one is given. Raises `Rejected`."""
    expr = _expr(node, scope)
    if wanted is None:
        return expr
    expr = _coerce(node, expr, wanted, scope)
    found = type_of(expr)
    if not fits(found, wanted):
        fault = WRONG_TYPE.at(node.span, expected=str(wanted.kind.value), found=found.kind.value)
        raise Rejected((replace(fault, help=_top_of(node, expr, wanted, scope)),))
    return expr


def _top_of(node: Expression, expr: Expr, wanted: Type, scope: Scope) -> Message | None:
    """Where a pile stands in place of a card, most likely its top one is meant."""
    if wanted.kind is not Kind.CARD or not isinstance(expr, ZoneRef):
        return None
    if not zone_of(expr, scope).is_pile:
        return None
    return help_meant(f"top of {expression(node)}")


def _coerce(node: Expression, expr: Expr, wanted: Type, scope: Scope) -> Expr:
    """A spot stands for its card, and a plain number for the rank of that number."""
    found = type_of(expr)
    if wanted.kind is Kind.CARD and found.kind is Kind.SPOT:
        return CardAt(expr, origin=scope.origin)
    if wanted.kind is Kind.RANK and found.kind is Kind.INTEGER and isinstance(expr, Const):
        rank = str(expr.value)
        if not scope.names.has_rank(rank):
            raise unknown(Word(rank, span=node.span), scope.names.ranks, "rank")
        return Const(RANK, rank, expr.name, origin=scope.origin)
    return expr


def _expr(node: Expression, scope: Scope) -> Expr:
    o = scope.origin
    match node:
        case Number(value=value):
            return Const(INTEGER, value, origin=o)
        case Word():
            return _word(node, scope)
        case Of():
            return _of(node, scope)
        case Not(operand=operand):
            return Unary("not", elaborate(operand, scope, BOOLEAN), origin=o)
        case Minus(operand=Number(value=value)):
            return Const(INTEGER, -value, origin=o)
        case Minus(operand=operand):
            return Unary("-", elaborate(operand, scope, INTEGER), origin=o)
        case Operation():
            return _operation(node, scope)
        case Lies(spot=lying, operator=operator, face=face):
            up = FaceUp(spot(lying, scope), origin=o)
            return up if (operator == "is") == (face == "face up") else Unary("not", up, origin=o)
        case Known(spot=lying, operator=operator, player=player):
            known = KnownTo(spot(lying, scope), elaborate(player, scope, PLAYER), origin=o)
            return known if operator == "is" else Unary("not", known, origin=o)
        case Quantity():
            return quantity(node, scope)
        case Quantifier():
            return quantifier(node, scope)
        case RowOf() | OfAnybody():
            help_ = Message("help-spots")
            raise Rejected((WRONG_TYPE.at(node.span, expected="value", found="spots", help=help_),))


def _word(node: Word, scope: Scope) -> Expr:
    o = scope.origin
    if node.text == "me":
        if scope.me is None:
            raise Rejected((NO_ACTOR.at(node.span, name="me"),))
        return scope.me
    if node.text in FIXED:
        fixed_type, fixed = FIXED[node.text]
        if fixed_type is RANK and not scope.names.has_rank(node.text):
            raise unknown(node, scope.names.ranks, "rank")
        return Const(fixed_type, fixed, origin=o)
    meaning = scope.find(node)
    match meaning:
        case Constant(type=type_, value=value, name=name):
            return Const(type_, value, name, origin=o)
        case Bound(expr=expr):
            return expr
        case Fact() if not meaning.per_player:
            return ReadFact(meaning.type, meaning.name, None, origin=o)
        case Zone() if not meaning.per_player:
            return ZoneRef(meaning.name, None, origin=o)
        case Signature() if not meaning.parameters:
            return Decide(meaning.type, meaning.name, (), origin=o)
        case Fact() | Zone() | Signature():
            raise Rejected(
                (WRONG_ARGUMENT_COUNT.at(node.span, name=node.text, expected=1, found=0),)
            )
        case Several(type=type_):
            found = "players" if type_ == PLAYER else "spots"
            about = Message("help-several", {"name": node.text})
            raise Rejected((WRONG_TYPE.at(node.span, expected="value", found=found, help=about),))
        case BlockName():
            raise Rejected((WRONG_TYPE.at(node.span, expected="value", found="phase"),))


def _of(node: Of, scope: Scope) -> Expr:
    o, name, argument = scope.origin, node.name.text, node.argument
    if name in ATTRIBUTES:
        card = elaborate(argument, scope, CARD)
        return AttributeOf(cast(CardAttribute, name), card, origin=o)
    match name:
        case "top":
            return TopCard(pile(argument, scope), origin=o)
        case "size":
            return Size(zone_ref(argument, scope), origin=o)
        case "left" | "right":
            # Seats are numbered the way round that play goes: to the left where it goes clockwise.
            side = 1 if name == "left" else -1
            player = elaborate(argument, scope, PLAYER)
            return beside(player, side * scope.names.direction, scope)
        case "neighbour":
            # Whoever plays next if all do: seats are numbered the way round that play goes.
            return Seat(elaborate(argument, scope, PLAYER), 1, origin=o)
        case "owner":
            return OwnerOf(spot(argument, scope), origin=o)
        case "row" | "column":
            return LineOf(name, spot(argument, scope), origin=o)
    return _named_of(node, scope)


def _named_of(node: Of, scope: Scope) -> Expr:
    o, argument = scope.origin, node.argument
    meaning = scope.find(node.name)
    match meaning:
        case Fact() if meaning.per_player:
            return ReadFact(
                meaning.type, meaning.name, elaborate(argument, scope, PLAYER), origin=o
            )
        case Zone() if meaning.per_player:
            return ZoneRef(meaning.name, elaborate(argument, scope, PLAYER), origin=o)
        case Signature(parameters=(parameter,)):
            value = elaborate(argument, scope, parameter.type)
            return Decide(meaning.type, meaning.name, (value,), origin=o)
        case _:
            raise Rejected(
                (WRONG_ARGUMENT_COUNT.at(node.span, name=node.name.text, expected=0, found=1),)
            )


def _operation(node: Operation, scope: Scope) -> Expr:
    o = scope.origin
    op = OPERATORS.get(node.operator) or cast(BinaryOp, node.operator)
    if op in ("and", "or"):
        return Binary(
            op,
            elaborate(node.left, scope, BOOLEAN),
            elaborate(node.right, scope, BOOLEAN),
            origin=o,
        )
    if op in ("+", "-", "*"):
        return Binary(
            op,
            elaborate(node.left, scope, INTEGER),
            elaborate(node.right, scope, INTEGER),
            origin=o,
        )
    left, right = sides(node, scope)
    left, right = (
        _coerce(node.left, left, type_of(right), scope),
        _coerce(node.right, right, type_of(left), scope),
    )
    kinds = (type_of(left).kind, type_of(right).kind)
    ordered = op in ("<", "<=", ">", ">=")
    # Spots of different zones have nothing in common, even where their numbers are the same.
    comparable = fits(type_of(left), type_of(right)) and kinds[0] is not Kind.ZONE
    if not comparable or (ordered and kinds[0] not in (Kind.INTEGER, Kind.RANK)):
        raise Rejected((_incomparable(node, type_of(left), type_of(right)),))
    return Binary(op, left, right, origin=o)


def _incomparable(node: Operation, left: Type, right: Type) -> Diagnostic:
    found, expected = left.kind.value, right.kind.value
    fault = INCOMPARABLE_TYPES.at(node.span, found=found, expected=expected)
    if left.setting != right.setting and left.kind is right.kind:
        options = {"first": left.setting or "", "second": right.setting or ""}
        said = Message("words-of-two-options", options)
    elif fits(left, right) and left.kind is not Kind.ZONE:
        said = Message("no-order", {"operator": node.operator, "found": found})
    else:
        return fault
    return replace(fault, message=said, help=Message(f"{said.id}-help"))
