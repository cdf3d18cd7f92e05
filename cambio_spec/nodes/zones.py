"""Zones as expressions name them, and what lies in them."""

from __future__ import annotations

from cambio_spec.diagnostics.codes import OUT_OF_RANGE, WRONG_TYPE
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.kernel.expressions import Expr, ZoneRef
from cambio_spec.kernel.program import Zone
from cambio_spec.kernel.types import ZONE, Kind
from cambio_spec.kernel.typing import type_of
from cambio_spec.nodes.scope import Scope
from cambio_spec.nodes.surface import Expression, RowOf


def zone_ref(node: Expression, scope: Scope) -> ZoneRef:
    """A zone, of one player where players have their own. Raises `Rejected`."""
    expr = scope.elaborate(node, ZONE)
    assert isinstance(expr, ZoneRef)
    return expr


def zone_of(ref: ZoneRef, scope: Scope) -> Zone:
    meaning = scope.names.look_up(ref.zone)
    assert isinstance(meaning, Zone)
    return meaning


def pile(node: Expression, scope: Scope) -> ZoneRef:
    """A pile. Raises `Rejected`."""
    ref = zone_ref(node, scope)
    if not zone_of(ref, scope).is_pile:
        raise Rejected((WRONG_TYPE.at(node.span, expected="pile", found="grid"),))
    return ref


def spot(node: Expression, scope: Scope) -> Expr:
    """A spot of a grid. Raises `Rejected`."""
    expr = scope.elaborate(node)
    if type_of(expr).kind is not Kind.SPOT:
        found = type_of(expr).kind.value
        raise Rejected((WRONG_TYPE.at(node.span, expected="spot", found=found),))
    return expr


def row_in(node: RowOf, ref: ZoneRef, scope: Scope) -> int:
    """The row's number, checked against the grid. Raises `Rejected`."""
    rows = len(zone_of(ref, scope).rows)
    if not 1 <= node.row <= rows:
        raise Rejected((OUT_OF_RANGE.at(node.span, found=node.row, low=1, high=rows),))
    return node.row
