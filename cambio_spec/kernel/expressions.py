"""Kernel expressions: what a rule may ask of a state of play.

Every node keeps `origin`, the rule it was lowered from. It is no part of equality: two
rules that mean the same lower to equal nodes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from cambio_spec.kernel.types import Type

RuleId = str
Scalar = int | bool | str | None
UnaryOp = Literal["not", "-"]
BinaryOp = Literal["+", "-", "*", "=", "!=", "<", "<=", ">", ">=", "and", "or"]
FoldOp = Literal["count", "sum", "least", "greatest", "some", "first"]
Axis = Literal["row", "column"]
CardAttribute = Literal["rank", "suit", "colour", "pip"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    origin: RuleId = field(compare=False)


@dataclass(frozen=True, slots=True)
class Const(Node):
    """A literal. `value` is an int, a bool, the name of a rank, suit or colour, or None for
    nobody. `name` is the parameter it was written as, for the text; it has no meaning."""

    type: Type
    value: Scalar
    name: str | None = None


@dataclass(frozen=True, slots=True)
class Local(Node):
    """A bound variable: a decision's or block's parameter, a loop's element, a choice."""

    type: Type
    name: str


@dataclass(frozen=True, slots=True)
class ReadFact(Node):
    """The value of a fact, of one player where the fact is kept for each (`owner`)."""

    type: Type
    fact: str
    owner: Expr | None


@dataclass(frozen=True, slots=True)
class Unary(Node):
    op: UnaryOp
    operand: Expr


@dataclass(frozen=True, slots=True)
class Binary(Node):
    """`and` and `or` evaluate the right side only where the left doesn't decide."""

    op: BinaryOp
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class AttributeOf(Node):
    attribute: CardAttribute
    card: Expr


@dataclass(frozen=True, slots=True)
class ZoneRef(Node):
    """A zone; `owner` is a player where each player has their own, else None."""

    zone: str
    owner: Expr | None


@dataclass(frozen=True, slots=True)
class TopCard(Node):
    """The card on top of a pile. Undefined where the pile is empty."""

    zone: ZoneRef


@dataclass(frozen=True, slots=True)
class CardAt(Node):
    """The card at a spot. Undefined where the slot is empty."""

    spot: Expr


@dataclass(frozen=True, slots=True)
class OwnerOf(Node):
    """The player whose zone a spot lies in."""

    spot: Expr


@dataclass(frozen=True, slots=True)
class LineOf(Node):
    """In which column of its grid a spot lies, from 1 at its owner's left, or in which row, from 1
    nearest its owner. A grid that has grown goes on in rows like its last one."""

    axis: Axis
    spot: Expr


@dataclass(frozen=True, slots=True)
class FaceUp(Node):
    """Whether the card at a spot lies face up. Undefined where the slot is empty."""

    spot: Expr


@dataclass(frozen=True, slots=True)
class KnownTo(Node):
    """Whether a player has seen the card at a spot since it was last shuffled. Undefined where the
    slot is empty."""

    spot: Expr
    player: Expr


@dataclass(frozen=True, slots=True)
class Size(Node):
    """How many cards lie in a zone; empty slots don't count."""

    zone: ZoneRef


@dataclass(frozen=True, slots=True)
class Seat(Node):
    """The seat `step` places on from a player, in the direction of play, past no one."""

    player: Expr
    step: int


@dataclass(frozen=True, slots=True)
class Decide(Node):
    """The value that a decision gives. Undefined where no rule, or rules that differ, apply."""

    type: Type
    decision: str
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Players(Node):
    """All seats, in the direction of play, from `start` (or seat 0)."""

    start: Expr | None


@dataclass(frozen=True, slots=True)
class Cards(Node):
    """The cards of a zone, bottom to top, or slot by slot."""

    zone: ZoneRef


@dataclass(frozen=True, slots=True)
class Spots(Node):
    """The occupied slots of a grid zone, by seat and slot. `owner` None means every player's;
    `row` counts from 1, the row nearest its owner; None means all rows."""

    zone: str
    owner: Expr | None
    row: int | None


@dataclass(frozen=True, slots=True)
class Gaps(Node):
    """The places of one player's grid where a card may be put: its empty slots, and in a grid that
    may grow the next one after its last. Only a choice goes through them: nothing lies there that
    could be asked about."""

    zone: str
    owner: Expr


@dataclass(frozen=True, slots=True)
class Numbers(Node):
    """The integers from `low` to `high`, both included; empty where low > high."""

    low: Expr
    high: Expr


Domain = Players | Cards | Spots | Gaps | Numbers


@dataclass(frozen=True, slots=True)
class Fold(Node):
    """An aggregate over a domain. `variable` is bound in `where` and `value`.

    count, some: elements for which `where` holds (`value` is None). sum: 0 over nothing.
    least, greatest: undefined over nothing. first: the first element, else None; its domain
    is players (nobody) only.
    """

    type: Type
    op: FoldOp
    variable: str
    domain: Domain
    where: Expr | None
    value: Expr | None


Expr = (
    Const
    | Local
    | ReadFact
    | Unary
    | Binary
    | AttributeOf
    | ZoneRef
    | TopCard
    | CardAt
    | OwnerOf
    | LineOf
    | FaceUp
    | KnownTo
    | Size
    | Seat
    | Decide
    | Fold
)
