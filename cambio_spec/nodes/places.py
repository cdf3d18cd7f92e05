"""Where cards are: what effects take a card from, put it on, look at or turn."""

from __future__ import annotations

from cambio_spec.diagnostics.codes import WRONG_TYPE
from cambio_spec.diagnostics.diagnostic import Message, Rejected
from cambio_spec.kernel.expressions import Expr, TopCard, ZoneRef
from cambio_spec.kernel.statements import At, Every, Place, Target, Top
from cambio_spec.kernel.types import Kind
from cambio_spec.kernel.typing import type_of
from cambio_spec.nodes.elaborate import elaborate
from cambio_spec.nodes.scope import Scope
from cambio_spec.nodes.surface import Expression, OfAnybody, RowOf
from cambio_spec.nodes.zones import row_in, zone_of, zone_ref


def source(node: Expression, scope: Scope) -> Place:
    """A single card: a pile's top card, or a spot. Raises `Rejected`."""
    place = None if _several(node) else _place(elaborate(node, scope), scope)
    if place is None or (isinstance(place, Top) and not zone_of(place.zone, scope).is_pile):
        raise _wrong(node, "one card", "help-source")
    return place


def goal(node: Expression, scope: Scope) -> Place:
    """Where one card may go: a zone, or a spot. Raises `Rejected`."""
    place = None if _several(node) else _place(elaborate(node, scope), scope)
    if place is None:
        raise _wrong(node, "place", "help-goal")
    return place


def _several(node: Expression) -> bool:
    return isinstance(node, RowOf | OfAnybody)


def _wrong(node: Expression, expected: str, help_: str) -> Rejected:
    found = "spots" if _several(node) else "other"
    return Rejected(
        (WRONG_TYPE.at(node.span, expected=expected, found=found, help=Message(help_)),)
    )


def target(node: Expression, scope: Scope) -> Target:
    """The cards at a spot, on top of a pile, in a zone or in one of its rows."""
    if isinstance(node, RowOf):
        ref = zone_ref(node.zone, scope)
        return Every(ref, row_in(node, ref, scope), origin=scope.origin)
    expr = None if _several(node) else elaborate(node, scope)
    if isinstance(expr, ZoneRef):
        return Every(expr, None, origin=scope.origin)
    place = None if expr is None else _place(expr, scope)
    if place is None:
        raise _wrong(node, "cards", "help-some-cards")
    return place


def _place(expr: Expr, scope: Scope) -> Place | None:
    o = scope.origin
    if isinstance(expr, TopCard):
        return Top(expr.zone, origin=o)
    if isinstance(expr, ZoneRef):
        return Top(expr, origin=o)
    if type_of(expr).kind is Kind.SPOT:
        return At(expr, origin=o)
    return None
