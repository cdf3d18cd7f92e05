"""What expressions may come to in a situation: all values that they have in any state of it.

Where an expression has no value in some of the states, only the others count, since play goes no
further there: `Dead` where none is left.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, assert_never

from cambio_spec.kernel.cards import place
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
from cambio_spec.kernel.types import Kind, Type
from cambio_spec.kernel.typing import type_of
from cambio_spec.proof.play.cells import ANY_NUMBER, EITHER, ENDLESS, NO, YES, Cell, Range, Token
from cambio_spec.proof.play.situation import Abstract, Dead, Situation, Table, TooHard, seats_in

MOST_LINES = 60
"""No grid has more rows or columns that anybody would ask about."""
WIDE = 12
"""So many numbers are gone through one by one."""


def value(made: Table, here: Situation, expr: Expr) -> Abstract:
    return VALUES[type(expr)](made, here, expr)


def local(made: Table, here: Situation, expr: Local) -> Abstract:
    return here.env[expr.name]


def read(made: Table, here: Situation, expr: ReadFact) -> Abstract:
    index = made.fact_index[expr.fact]
    if expr.owner is None:
        return here.facts[index]
    return mixed(here.seats[s][index] for s in seats(made, here, expr.owner))


def unary(made: Table, here: Situation, expr: Unary) -> Abstract:
    if expr.op == "not":
        return (0, YES, NO, EITHER)[value(made, here, expr.operand)]
    low, high = value(made, here, expr.operand)
    return -high, -low


def size(made: Table, here: Situation, expr: Size) -> Abstract:
    found = cells(made, here, expr.zone)
    return min(c.low for c in found), max(c.high for c in found)


def attribute_of(made: Table, here: Situation, expr: AttributeOf) -> Abstract:
    return attributes(made, expr.attribute, value(made, here, expr.card))


def top_card(made: Table, here: Situation, expr: TopCard) -> Abstract:
    return mixed(c.top for c in cells(made, here, expr.zone) if c.high > 0)


def card_at(made: Table, here: Situation, expr: CardAt) -> Abstract:
    return occupied(made, here, expr.spot).cards


def owner_of(made: Table, here: Situation, expr: OwnerOf) -> Abstract:
    return 1 << token(made, here, expr.spot).seat


def next_seat(made: Table, here: Situation, expr: Seat) -> Abstract:
    return neighbours(made, seats(made, here, expr.player), expr.step)


def face_up(made: Table, here: Situation, expr: FaceUp) -> Abstract:
    return occupied(made, here, expr.spot).up


def known_to(made: Table, here: Situation, expr: KnownTo) -> Abstract:
    lying = occupied(made, here, expr.spot)
    if lying.up == YES:
        return YES
    seen_by = value(made, here, expr.player) & made.everybody
    return lying.known if seen_by == 1 << lying.seat else EITHER


def line_of(made: Table, here: Situation, expr: LineOf) -> Abstract:
    return 1, MOST_LINES


def zone_of(made: Table, here: Situation, expr: ZoneRef) -> Abstract:
    raise TooHard


def constant(made: Table, here: Situation, expr: Const) -> Abstract:
    match expr.value:
        case bool() as truth:
            return YES if truth else NO
        case None:
            return made.nobody
        case int() as number:
            if expr.type.kind is Kind.PLAYER:
                first_seat = seats_in(here.facts[-1], made.players)
                return neighbours(made, first_seat, number)
            return number, number
        case word:
            return frozenset({word})


def mixed(values: Any) -> Abstract:
    """What holds all of these."""
    found: Abstract = None
    for one in values:
        if found is None:
            found = one
        elif isinstance(one, tuple):
            found = min(found[0], one[0]), max(found[1], one[1])
        else:
            found = found | one
    if found is None:
        raise Dead
    return found


def seats(made: Table, here: Situation, player: Expr) -> list[int]:
    """Who it may be. Raises `Dead` where it is nobody."""
    found = seats_in(value(made, here, player), made.players)
    if not found:
        raise Dead
    return found


def neighbours(made: Table, from_: list[int], step: int) -> int:
    count = made.players
    if made.tracked.ordered or step % count == 0 or count == 2:
        return sum(1 << s for s in {(seat + step) % count for seat in from_})
    if len(from_) == 1:
        return made.everybody & ~(1 << from_[0])
    return made.everybody


def cells(made: Table, here: Situation, zone: ZoneRef) -> list[Cell]:
    """Those that it may be. Raises `Dead`."""
    own, index, _ = made.zone(zone.zone)
    if not own:
        return [here.common[index]]
    assert zone.owner is not None
    return [here.seats[seat][index] for seat in seats(made, here, zone.owner)]


def token(made: Table, here: Situation, spot: Expr) -> Token:
    index = value(made, here, spot)
    if not isinstance(index, int):
        raise TooHard
    return here.tokens[index]


def occupied(made: Table, here: Situation, spot: Expr) -> Token:
    lying = token(made, here, spot)
    if lying.there == NO:
        raise Dead
    return lying


def attributes(made: Table, attribute: str, cards: int) -> Abstract:
    known = made.attributes.get((attribute, cards))
    if known is None:
        known = made.attributes[attribute, cards] = _attributes(made, attribute, cards)
    if known == ():
        raise Dead
    return known


def _attributes(made: Table, attribute: str, cards: int) -> Abstract:
    """Those that cards of these kinds may have; an empty tuple where none has one."""
    found = [getattr(kind, attribute) for i, kind in enumerate(made.kinds) if cards >> i & 1]
    if attribute != "pip":
        return frozenset(found)
    numbers = [pip for pip in found if pip is not None]
    return (min(numbers), max(numbers)) if numbers else ()


def cards_with(made: Table, attribute: str, one: object) -> int:
    """The mask of the kinds of cards with that rank, suit, colour or number."""
    known = made.masks.get((attribute, one))
    if known is None:
        having = (1 << i for i, kind in enumerate(made.kinds) if getattr(kind, attribute) == one)
        known = made.masks[attribute, one] = sum(having)
    return known


def binary(made: Table, here: Situation, expr: Binary) -> Abstract:
    match expr.op:
        case "and" | "or":
            decides = NO if expr.op == "and" else YES
            left = value(made, here, expr.left)
            if left == decides:
                return decides
            try:
                right = value(made, here, expr.right)
            except Dead:
                if left & decides:
                    return decides
                raise
            if left != EITHER:
                return right
            return decides if right == decides else EITHER
        case "=" | "!=":
            same = same_thing(
                type_of(expr.left).kind,
                value(made, here, expr.left),
                value(made, here, expr.right),
            )
            return same if expr.op == "=" else (0, YES, NO, EITHER)[same]
        case "+" | "-" | "*":
            left, right = value(made, here, expr.left), value(made, here, expr.right)
            return reckoned(expr.op, left, right)
        case "<" | "<=" | ">" | ">=":
            left = as_range(value(made, here, expr.left))
            right = as_range(value(made, here, expr.right))
            return compared(expr.op, left, right)
        case _:
            assert_never(expr.op)


def same_thing(kind: Kind, left: Abstract, right: Abstract) -> int:
    if kind is Kind.SPOT:
        return YES if left == right else NO
    if kind is Kind.CARD:
        # Of some cards there are several alike.
        return EITHER if left & right else NO
    return equal(left, right)


def equal(left: Abstract, right: Abstract) -> int:
    if isinstance(left, tuple):
        if left[1] < right[0] or right[1] < left[0]:
            return NO
        return YES if left[0] == left[1] == right[0] == right[1] else EITHER
    if not left & right:
        return NO
    if left != right:
        return EITHER
    single = len(left) == 1 if isinstance(left, frozenset) else left & left - 1 == 0
    return YES if single else EITHER


def reckoned(op: str, left: Range, right: Range) -> Range:
    match op:
        case "+":
            low, high = left[0] + right[0], left[1] + right[1]
        case "-":
            low, high = left[0] - right[1], left[1] - right[0]
        case _:
            products = [a * b for a in left for b in right]
            low, high = min(products), max(products)
    return max(low, -ENDLESS), min(high, ENDLESS)


def as_range(found: Abstract) -> Range:
    """Numbers, or the places of ranks."""
    if isinstance(found, frozenset):
        places = [place(rank) for rank in found]
        return min(places), max(places)
    assert isinstance(found, tuple)
    return found


def compared(op: str, left: Range, right: Range) -> int:
    if op in (">", ">="):
        left, right, op = right, left, "<" if op == ">" else "<="
    if op == "<":
        return YES if left[1] < right[0] else NO if left[0] >= right[1] else EITHER
    return YES if left[1] <= right[0] else NO if left[0] > right[1] else EITHER


def anything_of(made: Table, kind: Type) -> Abstract:
    """All values of a type."""
    match kind.kind:
        case Kind.BOOLEAN:
            return EITHER
        case Kind.INTEGER:
            return ANY_NUMBER
        case Kind.PLAYER:
            return made.everybody | (made.nobody if kind.optional else 0)
        case Kind.CARD:
            return made.any_card
        case Kind.RANK:
            return made.ranks
        case Kind.WORD:
            return frozenset(kind.words)
        case Kind.SUIT | Kind.COLOUR:
            return frozenset(getattr(card, kind.kind.value) for card in made.kinds)
        case Kind.SPOT | Kind.ZONE:
            raise TooHard
        case _:
            assert_never(kind.kind)


def decide(made: Table, here: Situation, expr: Decide) -> Abstract:
    from cambio_spec.proof.play.deciding import decided

    return decided(made, here, expr)


def fold(made: Table, here: Situation, expr: Fold) -> Abstract:
    from cambio_spec.proof.play.counting import folded

    return folded(made, here, expr)


VALUES: dict[type, Callable[[Table, Situation, Any], Abstract]] = {
    Const: constant,
    Local: local,
    ReadFact: read,
    Unary: unary,
    Binary: binary,
    AttributeOf: attribute_of,
    ZoneRef: zone_of,
    TopCard: top_card,
    CardAt: card_at,
    OwnerOf: owner_of,
    LineOf: line_of,
    FaceUp: face_up,
    KnownTo: known_to,
    Size: size,
    Seat: next_seat,
    Decide: decide,
    Fold: fold,
}
