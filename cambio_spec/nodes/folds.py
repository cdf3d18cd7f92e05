"""What counts, adds up, compares or picks over players, cards or spots."""

from __future__ import annotations

from typing import assert_never

from cambio_spec.diagnostics.codes import NO_ACTOR, WRONG_TYPE
from cambio_spec.diagnostics.diagnostic import Message, Rejected
from cambio_spec.kernel import expressions as k
from cambio_spec.kernel.expressions import Binary, Expr, Fold, Local, OwnerOf, Unary
from cambio_spec.kernel.types import (
    BOOLEAN,
    CARD,
    INTEGER,
    PLAYER,
    PLAYER_OR_NOBODY,
    Kind,
    Type,
    spot_in,
)
from cambio_spec.nodes.hints import hinted
from cambio_spec.nodes.naming import refuse_taken
from cambio_spec.nodes.scope import Bound, Scope, Several
from cambio_spec.nodes.seats import opposed, taking_part
from cambio_spec.nodes.surface import (
    CardsDomain,
    Domain,
    Expression,
    GapsDomain,
    NamedDomain,
    Of,
    OfAnybody,
    PlaceDomain,
    PlayersDomain,
    Quantifier,
    Quantity,
    RangeDomain,
    RowOf,
    Word,
)
from cambio_spec.nodes.zones import row_in, zone_of, zone_ref


class Elements:
    """A domain, the type of its elements, and the condition that comes with its noun."""

    def __init__(self, domain: k.Domain, type_: Type, own: Expr | None, variable: str) -> None:
        self.domain, self.type, self.own, self.variable = domain, type_, own, variable

    def element(self, scope: Scope) -> Local:
        return Local(self.type, self.variable, origin=scope.origin)

    def where(self, condition: Expr | None, scope: Scope) -> Expr | None:
        return both(self.own, condition, scope)


def both(left: Expr | None, right: Expr | None, scope: Scope) -> Expr | None:
    if left is None or right is None:
        return right if left is None else left
    return Binary("and", left, right, origin=scope.origin)


def elements(node: Domain, scope: Scope, stem: str = "it") -> Elements:
    """Raises `Rejected` for what is no domain."""
    if isinstance(node, NamedDomain):
        return _named(node, scope)
    variable = scope.fresh(stem)
    o = scope.origin
    match node:
        case PlayersDomain():
            return _players(node, scope, variable)
        case CardsDomain(zone=place) | PlaceDomain(place=place) if several := _several(
            place, scope
        ):
            chosen = Local(several.type, variable, origin=o)
            own = several.among(chosen, o)
            return Elements(several.domain, several.type, own, variable)
        case CardsDomain(zone=zone):
            return Elements(k.Cards(zone_ref(zone, scope), origin=o), CARD, None, variable)
        case RangeDomain(low=low, high=high):
            numbers = k.Numbers(
                scope.elaborate(low, INTEGER), scope.elaborate(high, INTEGER), origin=o
            )
            return Elements(numbers, INTEGER, None, variable)
        case GapsDomain(place=place):
            return _gaps(place, scope, variable)
        case PlaceDomain(place=place):
            return _spots(place, scope, variable)
        case _:
            assert_never(node)


def _several(place: Expression, scope: Scope) -> Several | None:
    """Those that were chosen together under that name."""
    meaning = scope.locals.get(place.text) if isinstance(place, Word) else None
    return meaning if isinstance(meaning, Several) else None


def _named(node: NamedDomain, scope: Scope) -> Elements:
    """Of a grid, what lies in it and where; of a pile, the cards."""
    refuse_taken(node.name, "name", scope)
    inner, name = node.domain, node.name.text
    if isinstance(inner, PlaceDomain) and _may_be_pile(inner.place, scope):
        ref = zone_ref(inner.place, scope)
        if zone_of(ref, scope).is_pile:
            return Elements(k.Cards(ref, origin=scope.origin), CARD, None, scope.fresh(name))
    return elements(inner, scope, name)


def _may_be_pile(place: Expression, scope: Scope) -> bool:
    return not isinstance(place, RowOf | OfAnybody) and _several(place, scope) is None


def _players(node: PlayersDomain, scope: Scope, variable: str) -> Elements:
    o = scope.origin
    start = None if node.start is None else scope.elaborate(node.start, PLAYER)
    player = Local(PLAYER, variable, origin=o)
    own = None if node.noun == "everyone" else taking_part(player, scope)
    if node.noun == "opponents":
        own = both(own, opposed(player, _self(scope, node), scope), scope)
    return Elements(k.Players(start, origin=o), PLAYER, own, variable)


def _self(scope: Scope, node: PlayersDomain | OfAnybody) -> Expr:
    """Whose opponents: the actor's, or in a decision the player's that it is about."""
    if scope.me is not None:
        return scope.me
    subject = scope.locals.get("player")
    if not isinstance(subject, Bound):
        raise Rejected((NO_ACTOR.at(node.span, name="opponent"),))
    return subject.expr


def _spots(place: Expression, scope: Scope, variable: str) -> Elements:
    o = scope.origin
    if isinstance(place, OfAnybody):
        zone = _grid(place, Of(place.zone, _anyone(place), span=place.span), _anyones(scope))
        type_ = spot_in(zone.zone)
        spot = Local(type_, variable, origin=o)
        owner = OwnerOf(spot, origin=o)
        inner = scope.within(spot)
        own = taking_part(owner, inner)
        if place.who == "opponent":
            own = both(opposed(owner, _self(scope, place), inner), own, scope)
        return Elements(k.Spots(zone.zone, None, None, origin=o), type_, own, variable)
    row, zone_node = (place, place.zone) if isinstance(place, RowOf) else (None, place)
    ref = _grid(place, zone_node, scope)
    number = None if row is None else row_in(row, ref, scope)
    spots = k.Spots(ref.zone, ref.owner, number, origin=o)
    return Elements(spots, spot_in(ref.zone), None, variable)


def _gaps(place: Expression, scope: Scope, variable: str) -> Elements:
    if isinstance(place, RowOf | OfAnybody):
        raise Rejected((WRONG_TYPE.at(place.span, expected="grid", found="spots"),))
    ref = _grid(place, place, scope)
    if ref.owner is None:
        raise Rejected((WRONG_TYPE.at(place.span, expected="grid", found="zone"),))
    return Elements(
        k.Gaps(ref.zone, ref.owner, origin=scope.origin), spot_in(ref.zone), None, variable
    )


def _grid(place: Expression, zone: Expression, scope: Scope) -> k.ZoneRef:
    ref = zone_ref(zone, scope)
    if zone_of(ref, scope).is_pile:
        help_ = Message("help-slots-of-a-pile")
        raise Rejected((WRONG_TYPE.at(place.span, expected="grid", found="pile", help=help_),))
    return ref


# No name can have a space in it.
_ANYONE = "any opponent"


def _anyone(place: OfAnybody) -> Expression:
    return Word(_ANYONE, span=place.span)


def _anyones(scope: Scope) -> Scope:
    """A scope to read the zone in, whoever it is of."""
    return scope.bind(_ANYONE, k.Const(PLAYER, 0, origin=scope.origin))


def quantity(node: Quantity, scope: Scope) -> Expr:
    """`number of …`, `sum points of …`, `least total of …`, `first of …`."""
    found = elements(node.domain, scope)
    name = _called(node.domain)
    inner = scope.bind(name, found.element(scope))
    condition = _condition(node.where, node.domain, inner)
    where = found.where(condition, scope)
    match node.kind:
        case "number":
            return _fold(INTEGER, "count", found, where, None, scope)
        case "first":
            if found.type.kind is not Kind.PLAYER:
                raise Rejected(
                    (
                        WRONG_TYPE.at(
                            node.domain.span, expected="players", found=found.type.kind.value
                        ),
                    )
                )
            return _fold(PLAYER_OR_NOBODY, "first", found, where, None, scope)
        case "sum" | "least" | "greatest" as op:
            assert node.name is not None
            of_it = Of(node.name, Word(name, span=node.name.span), span=node.name.span)
            value = _of_each(of_it, node.domain, inner, INTEGER)
            return _fold(INTEGER, op, found, where, value, scope)
        case _:
            assert_never(node.kind)


def _called(node: Domain) -> str:
    """What an element is called in the condition."""
    return node.name.text if isinstance(node, NamedDomain) else "it"


def _condition(node: Expression | None, domain: Domain, scope: Scope) -> Expr | None:
    """What stands after `where`. Raises `Rejected`."""
    return None if node is None else _of_each(node, domain, scope, BOOLEAN)


def _of_each(node: Expression, domain: Domain, scope: Scope, wanted: Type) -> Expr:
    """What is asked of each element of a domain, in a scope that has it. Raises `Rejected`."""
    try:
        return scope.elaborate(node, wanted)
    except Rejected as error:
        faults = hinted(error.diagnostics, domain, _called(domain), node.span, scope)
        raise Rejected(faults) from None


def _fold(
    type_: Type,
    op: k.FoldOp,
    found: Elements,
    where: Expr | None,
    value: Expr | None,
    scope: Scope,
) -> Fold:
    return Fold(type_, op, found.variable, found.domain, where, value, origin=scope.origin)


def some(found: Elements, condition: Expr | None, scope: Scope) -> Fold:
    """That an element satisfies the condition."""
    return _fold(BOOLEAN, "some", found, found.where(condition, scope), None, scope)


def quantifier(node: Quantifier, scope: Scope) -> Expr:
    """`some …`, `no …`, `exactly n of …`."""
    o = scope.origin
    found = elements(node.domain, scope)
    inner = scope.bind(_called(node.domain), found.element(scope))
    condition = _condition(node.where, node.domain, inner)
    if node.count is None:
        holds = some(found, condition, scope)
        return holds if node.kind == "some" else Unary("not", holds, origin=o)
    count = _fold(INTEGER, "count", found, found.where(condition, scope), None, scope)
    wanted = scope.elaborate(node.count, INTEGER)
    match node.kind:
        case "exactly":
            return Binary("=", count, wanted, origin=o)
        case "at least":
            return Binary(">=", count, wanted, origin=o)
        case "at most":
            return Binary("<=", count, wanted, origin=o)
        case "some" | "no":
            raise AssertionError("a quantifier with a count counts")
        case _:
            assert_never(node.kind)
