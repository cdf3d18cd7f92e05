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
    """`source` None gathers everything: every zone but the one it goes into."""

    source: Expression | None
    keeps_top: bool
    into: Expression


def read(tree: Branch, reader: Reader) -> GatherCards:
    *what, into = tree.children
    source = reader.expression(what[1]) if len(what) == 2 else None
    keeps_top = str(what[0]).startswith("rest")
    return GatherCards(source, keeps_top, reader.expression(into), span=reader.span(tree))


def write(node: GatherCards, _writer: Writer) -> str:
    what = "everything"
    if node.source is not None:
        what = f"{'rest' if node.keeps_top else 'all'} of {expression(node.source)}"
    return f"gather {what} into {expression(node.into)}"


def lower(node: GatherCards, _flow: Flow, scope: Scope, then: Continue) -> Statements:
    o = scope.origin
    into = zone_ref(node.into, scope)
    if node.source is not None:
        gather = Gather(zone_ref(node.source, scope), into, int(node.keeps_top), origin=o)
        return (gather, *then(scope))
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
