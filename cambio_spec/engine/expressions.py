"""Kernel expressions as Python expressions, with no more brackets than reading needs.

What can't fail is written as Python writes it (`state.grid[player]`); what may be undefined asks
a function of the runtime, which raises `Halt` with the origin that it is given.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple, assert_never

from cambio_spec.engine.plan import Place
from cambio_spec.engine.writer import quoted
from cambio_spec.kernel.expressions import (
    AttributeOf,
    Binary,
    BinaryOp,
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
from cambio_spec.kernel.folding import always, settled
from cambio_spec.kernel.types import BOOLEAN, Kind
from cambio_spec.kernel.typing import type_of

OR, AND, NOT, COMPARED, SUM, PRODUCT, SIGN, ATOM = range(1, 9)
"""How tightly Python binds, loosest first."""

OPPOSITES: dict[BinaryOp, BinaryOp] = {
    "=": "!=",
    "!=": "=",
    "<": ">=",
    ">=": "<",
    ">": "<=",
    "<=": ">",
}
ARITHMETIC = {"+": SUM, "-": SUM, "*": PRODUCT}


class Code(NamedTuple):
    text: str
    level: int = ATOM

    def within(self, level: int) -> str:
        """The text, in brackets where something that binds as tightly as `level` holds it."""
        return self.text if self.level >= level else f"({self.text})"


def code(place: Place, expr: Expr) -> str:
    """An expression as text that stands by itself: an argument, a right-hand side."""
    return expression(place, expr).text


def expression(place: Place, expr: Expr) -> Code:
    if expr in place.kept:
        return Code(place.kept[expr])
    if type_of(expr) == BOOLEAN and (known := settled(expr)) is not None:
        return Code(quoted(known.value))
    match expr:
        case Const():
            return constant(place, expr)
        case Local(name=name):
            return Code(place.scope[name])
        case ReadFact(fact=fact, owner=owner):
            name = place.plan.names.facts[fact]
            return Code(f"state.{name}" + ("" if owner is None else f"[{seat(place, owner)}]"))
        case Unary(op="not", operand=Binary(op=op) as compared) if op in OPPOSITES:
            return binary(place, replace(compared, op=OPPOSITES[op]))
        case Unary(op="not", operand=operand):
            return Code(f"not {expression(place, operand).within(NOT)}", NOT)
        case Unary(operand=operand):
            return Code(f"-{expression(place, operand).within(SIGN)}", SIGN)
        case Binary():
            return binary(place, expr)
        case AttributeOf(attribute="pip", card=card) if any(
            one.pip is None for one in place.plan.program.deck.cards
        ):
            return Code(f"number_on(PIP[{code(place, card)}], {quoted(place.origin)})")
        case AttributeOf(attribute=attribute, card=card):
            return Code(f"{attribute.upper()}[{code(place, card)}]")
        case ZoneRef(zone=name, owner=owner):
            return Code(f"({quoted(name)}, {'None' if owner is None else seat(place, owner)})")
        case TopCard(zone=ref):
            lying = zone(place, ref)
            cards = lying if place.plan.program.zone(ref.zone).is_pile else f"cards_in({lying})"
            return Code(f"top({cards}, {quoted(place.origin)})")
        case CardAt(spot=spot):
            return Code(card_at(place, spot))
        case OwnerOf(spot=spot):
            return Code(f"{expression(place, spot).within(ATOM)}[0]")
        case LineOf(axis=axis, spot=spot):
            zone_name = type_of(spot).zone
            assert zone_name is not None
            rows = place.plan.program.zone(zone_name).rows
            return Code(f"{axis}_of({rows}, {expression(place, spot).within(ATOM)}[1])")
        case FaceUp(spot=spot):
            return Code(f"state.up[{card_at(place, spot)}]")
        case KnownTo(spot=spot, player=who):
            return Code(f"known(state, {player(place, who).text}, {card_at(place, spot)})")
        case Size(zone=ref):
            lying = zone(place, ref)
            pile = place.plan.program.zone(ref.zone).is_pile
            return Code(f"len({lying})" if pile else f"count_in({lying})")
        case Seat(player=who, step=step):
            moved = f"{player(place, who).within(SUM)} {signed(step)}"
            return Code(f"({moved}) % state.players", PRODUCT)
        case Decide():
            return asked(place, expr)
        case Fold():
            return fold(place, expr)
        case _:
            assert_never(expr)


def card_at(place: Place, spot: Expr) -> str:
    return f"card_at({grid(place, spot)}, {code(place, spot)}, {quoted(place.origin)})"


def constant(place: Place, expr: Const) -> Code:
    if expr.name is not None:
        return Code(place.plan.names.constants[expr.name, expr.value])
    negative = isinstance(expr.value, int) and expr.value < 0
    return Code(quoted(expr.value), SIGN if negative else ATOM)


def signed(step: int) -> str:
    return f"- {-step}" if step < 0 else f"+ {step}"


def player(place: Place, expr: Expr) -> Code:
    """A seat that is surely someone's: asked for where it might be nobody."""
    if not place.may_be_nobody(expr):
        return expression(place, expr)
    return Code(f"someone({code(place, expr)}, {quoted(place.origin)})")


def seat(place: Place, expr: Expr) -> str:
    return player(place, expr).text


def zone(place: Place, ref: ZoneRef) -> str:
    """The list of a zone's cards."""
    name = place.plan.names.zones[ref.zone]
    return f"state.{name}" + ("" if ref.owner is None else f"[{seat(place, ref.owner)}]")


def grid(place: Place, spot: Expr) -> str:
    """The grids of all players, of the zone that a spot lies in: its type says which."""
    name = type_of(spot).zone
    if name is None:
        raise ValueError(f"{place.origin}: a spot of no zone")
    return f"state.{place.plan.names.zones[name]}"


def binary(place: Place, expr: Binary) -> Code:
    left, right = expr.left, expr.right
    match expr.op:
        case "and" | "or" as op:
            level = AND if op == "and" else OR
            if settled(left) is not None:  # and it doesn't decide, or all would be settled
                return expression(place, right)
            known = settled(right)
            if known is not None and known.value is (op == "and"):
                return expression(place, left)
            first = expression(place, left)
            second = expression(place.where(left) if op == "and" else place, right)
            # an `and` inside an `or` gets brackets, for the reader
            sides = [s.within(NOT if s.level == AND != level else level) for s in (first, second)]
            return Code(f" {op} ".join(sides), level)
        case "=" | "!=" as op:
            return equality(place, op == "=", left, right)
        case "<" | "<=" | ">" | ">=" as op:
            return Code(f"{ordered(place, left)} {op} {ordered(place, right)}", COMPARED)
        case "+" | "-" | "*" as op:
            level = ARITHMETIC[op]
            first, second = expression(place, left), expression(place, right)
            # an operand of the same kind on the right keeps its brackets: a - (b - c)
            return Code(f"{first.within(level)} {op} {second.within(level + 1)}", level)
        case _:
            assert_never(expr.op)


def equality(place: Place, same: bool, left: Expr, right: Expr) -> Code:
    for side, other in ((left, right), (right, left)):
        known = settled(side)
        if known is not None and isinstance(known.value, bool):
            asked = expression(place, other)
            return asked if known.value is same else Code(f"not {asked.within(NOT)}", NOT)
    first, second = expression(place, left), expression(place, right)
    if isinstance(right, Const) and right.value is None:
        return Code(f"{first.within(SUM)} {'is' if same else 'is not'} None", COMPARED)
    return Code(f"{first.within(SUM)} {'==' if same else '!='} {second.within(SUM)}", COMPARED)


def ordered(place: Place, expr: Expr) -> str:
    """What `expr` is compared by: ranks by their place in the pack, numbers by themselves."""
    if type_of(expr).kind is Kind.RANK:
        return f"PLACE[{code(place, expr)}]"
    return expression(place, expr).within(SUM)


def arguments(place: Place, exprs: tuple[Expr, ...]) -> list[str]:
    return [code(place, e) for e in exprs]


def asked(place: Place, expr: Decide) -> Code:
    """A decision's value: read off its table where it has one."""
    names, given = place.plan.names, arguments(place, expr.arguments)
    if expr.decision in place.plan.tabled:
        return Code(f"{names.tables[expr.decision]}[{given[0]}]")
    if expr.decision not in place.plan.stateless:
        given.insert(0, "state")
    return Code(f"{names.decisions[expr.decision]}({', '.join(given)})")


class Elements(NamedTuple):
    """How Python runs through a domain: what stands after `in`, and what each element is asked
    before it counts as one (an empty slot is none)."""

    source: str
    occupied: str | None = None


def elements(place: Place, domain: Domain, variable: str) -> Elements:
    match domain:
        case Players(start=None):
            return Elements("state.seats")
        case Players(start=start) if start is not None:
            return Elements(f"state.around[{seat(place, start)}]")
        case Cards(zone=ref):
            pile = place.plan.program.zone(ref.zone).is_pile
            return Elements(zone(place, ref), None if pile else f"{variable} is not None")
        case Spots():
            return Elements(spots(place, domain))
        case Gaps():
            return Elements(gaps(place, domain))
        case Numbers(low=low, high=high):
            return Elements(f"range({code(place, low)}, {plus_one(place, high)})")
        case _:
            raise AssertionError(domain)


def plus_one(place: Place, expr: Expr) -> str:
    if isinstance(expr, Const) and isinstance(expr.value, int) and expr.name is None:
        return str(expr.value + 1)
    return f"{expression(place, expr).within(SUM)} + 1"


def spots(place: Place, domain: Spots) -> str:
    name = place.plan.names.zones[domain.zone]
    whose = "state.seats" if domain.owner is None else f"({seat(place, domain.owner)},)"
    return f"spots(state.{name}, {whose}{row_slots(place, domain.zone, domain.row)})"


def gaps(place: Place, domain: Gaps) -> str:
    name, owner = place.plan.names.zones[domain.zone], seat(place, domain.owner)
    limit = place.plan.program.zone(domain.zone).limit
    return f"gaps(state.{name}[{owner}], {owner}, {limit})"


def row_slots(place: Place, zone_name: str, row: int | None) -> str:
    """The slots of one row as two more arguments: the first, and the one after the last."""
    if row is None:
        return ""
    rows = place.plan.program.zone(zone_name).rows
    first = sum(rows[: row - 1])
    return f", {first}, {first + rows[row - 1]}"


def conjunction(occupied: str | None, where: Code | None) -> str:
    """Both conditions, of those that there are."""
    if where is None or occupied is None:
        return occupied or (where.text if where else "")
    return f"{occupied} and {where.within(AND)}"


def fold(place: Place, expr: Fold) -> Code:
    inside, variable = place.bind(expr.variable)
    source, occupied = elements(place, expr.domain, variable)
    where = None if expr.where is None or always(expr.where) else expression(inside, expr.where)
    conditions = conjunction(occupied, where)
    loop = f"for {variable} in {source}" + (f" if {conditions}" if conditions else "")
    match expr.op:
        case "count":
            return Code(f"len([{variable} {loop}])" if conditions else f"len({source})")
        case "some":
            return Code(
                f"any(True {loop})" if conditions else f"len({source}) > 0",
                ATOM if conditions else COMPARED,
            )
        case "first":
            return Code(f"next(({variable} {loop}), None)")
        case "sum" | "least" | "greatest" as op:
            if expr.value is None:
                raise ValueError(f"{place.origin}: {op} of nothing")
            listed = f"[{code(inside.where(expr.where), expr.value)} {loop}]"
            return Code(f"sum({listed})" if op == "sum" else extreme(place, expr, listed))
        case _:
            assert_never(expr.op)


def extreme(place: Place, expr: Fold, listed: str) -> str:
    """The least or the greatest of a list, which is never empty where it runs over all players."""
    by = "PLACE.__getitem__" if expr.type.kind is Kind.RANK else None
    full = isinstance(expr.domain, Players) and (expr.where is None or always(expr.where))
    if full:
        plain = "min" if expr.op == "least" else "max"
        return f"{plain}({listed}{f', key={by}' if by else ''})"
    return f"{expr.op}({listed}, {quoted(place.origin)}{f', {by}' if by else ''})"
