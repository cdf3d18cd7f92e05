"""The type of a kernel expression, read off its nodes."""

from __future__ import annotations

from typing import assert_never

from cambio_spec.kernel.expressions import (
    AttributeOf,
    Binary,
    CardAt,
    Const,
    Decide,
    Expr,
    FaceUp,
    Fold,
    KnownTo,
    LineOf,
    Local,
    OwnerOf,
    ReadFact,
    Seat,
    Size,
    TopCard,
    Unary,
    ZoneRef,
)
from cambio_spec.kernel.types import (
    BOOLEAN,
    CARD,
    COLOUR,
    INTEGER,
    PLAYER,
    RANK,
    SUIT,
    ZONE,
    Type,
)

ATTRIBUTES = {"rank": RANK, "suit": SUIT, "colour": COLOUR, "pip": INTEGER}


def type_of(expr: Expr) -> Type:
    match expr:
        case Const() | Local() | ReadFact() | Decide() | Fold():
            return expr.type
        case Unary(op=op):
            return BOOLEAN if op == "not" else INTEGER
        case Binary(op=op):
            return INTEGER if op in ("+", "-", "*") else BOOLEAN
        case AttributeOf(attribute=attribute):
            return ATTRIBUTES[attribute]
        case ZoneRef():
            return ZONE
        case TopCard() | CardAt():
            return CARD
        case OwnerOf() | Seat():
            return PLAYER
        case FaceUp() | KnownTo():
            return BOOLEAN
        case Size() | LineOf():
            return INTEGER
        case _:
            assert_never(expr)
