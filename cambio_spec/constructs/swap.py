"""`swap mine with theirs`: two cards change places, unseen."""

from __future__ import annotations

from dataclasses import dataclass

from cambio_spec.constructs.construct import EffectConstruct
from cambio_spec.diagnostics.codes import WRONG_TYPE
from cambio_spec.diagnostics.diagnostic import Diagnostic, Message, Rejected
from cambio_spec.kernel.expressions import ZoneRef
from cambio_spec.kernel.statements import Swap
from cambio_spec.nodes.elaborate import elaborate
from cambio_spec.nodes.flow import Continue, Flow, Statements
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.scope import Scope
from cambio_spec.nodes.surface import Effect, Expression
from cambio_spec.nodes.writing import Writer, expression
from cambio_spec.nodes.zones import spot, zone_of


@dataclass(frozen=True, slots=True)
class SwapCards(Effect):
    first: Expression
    second: Expression


def read(tree: Branch, reader: Reader) -> SwapCards:
    first, second = tree.children
    return SwapCards(reader.expression(first), reader.expression(second), span=reader.span(tree))


def write(node: SwapCards, _writer: Writer) -> str:
    return f"swap {expression(node.first)} with {expression(node.second)}"


def lower(node: SwapCards, _flow: Flow, scope: Scope, then: Continue) -> Statements:
    first = elaborate(node.first, scope)
    if isinstance(first, ZoneRef):
        raise Rejected((_of_places(node, first, scope),))
    swap = Swap(spot(node.first, scope), spot(node.second, scope), origin=scope.origin)
    return (swap, *then(scope))


def _of_places(node: SwapCards, first: ZoneRef, scope: Scope) -> Diagnostic:
    """For whole places where two cards are needed."""
    help_ = None
    if not zone_of(first, scope).is_pile:
        places = {"first": expression(node.first), "second": expression(node.second)}
        help_ = Message("help-swap-grids", places)
    return WRONG_TYPE.at(node.first.span, expected="spot", found="zone", help=help_)


CONSTRUCT = EffectConstruct(
    "swap",
    SwapCards,
    read,
    write,
    lower,
    "choose mine in grid of me; choose theirs in grid of any opponent; swap mine with theirs",
)
