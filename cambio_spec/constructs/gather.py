"""`gather rest of discard into stock`: many cards at once, unseen."""

from __future__ import annotations

from dataclasses import dataclass

from cambio_spec.constructs.construct import EffectConstruct
from cambio_spec.kernel.expressions import Binary, Local, Players, ZoneRef
from cambio_spec.kernel.statements import ForEach, Gather
from cambio_spec.kernel.types import PLAYER
from cambio_spec.nodes.flow import Continue, Flow, Statements
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.scope import Scope
from cambio_spec.nodes.surface import Effect, Expression
from cambio_spec.nodes.writing import Writer, expression
from cambio_spec.nodes.zones import zone_ref


@dataclass(frozen=True, slots=True)
class GatherCards(Effect):
    """`rest_of` None gathers everything: every zone but the one it goes into."""

    rest_of: Expression | None
    into: Expression


def read(tree: Branch, reader: Reader) -> GatherCards:
    *what, into = tree.children
    rest = reader.expression(what[1]) if len(what) == 2 else None
    return GatherCards(rest, reader.expression(into), span=reader.span(tree))


def write(node: GatherCards, _writer: Writer) -> str:
    what = "everything" if node.rest_of is None else f"rest of {expression(node.rest_of)}"
    return f"gather {what} into {expression(node.into)}"


def lower(node: GatherCards, _flow: Flow, scope: Scope, then: Continue) -> Statements:
    o = scope.origin
    into = zone_ref(node.into, scope)
    if node.rest_of is not None:
        return (Gather(zone_ref(node.rest_of, scope), into, 1, origin=o), *then(scope))
    others = (z for z in scope.names.zones() if z.name != into.zone)
    gathers = tuple(Gather(ZoneRef(z.name, None, origin=o), into, 0, origin=o) for z in others)
    return (*gathers, *_of_the_others(into, scope), *then(scope))


def _of_the_others(into: ZoneRef, scope: Scope) -> Statements:
    """Into one player's zone, everybody else's is gathered too."""
    if into.owner is None:
        return ()
    o = scope.origin
    player = Local(PLAYER, scope.fresh("player"), origin=o)
    theirs = Gather(ZoneRef(into.zone, player, origin=o), into, 0, origin=o)
    other = Binary("!=", player, into.owner, origin=o)
    return (ForEach(player.name, Players(None, origin=o), other, (theirs,), origin=o),)


CONSTRUCT = EffectConstruct(
    "gather", GatherCards, read, write, lower, "gather rest of discard into stock"
)
