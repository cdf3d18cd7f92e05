"""`deal 4 from stock to each grid from left of dealer`: one card each, round by round."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cambio_spec.constructs.construct import EffectConstruct
from cambio_spec.diagnostics.codes import OUT_OF_RANGE
from cambio_spec.diagnostics.diagnostic import Label, Message, Rejected
from cambio_spec.kernel.expressions import Const, Expr, Local, Numbers, Players, ZoneRef
from cambio_spec.kernel.statements import ForEach, Move, Top
from cambio_spec.kernel.types import INTEGER, PLAYER
from cambio_spec.nodes.elaborate import elaborate
from cambio_spec.nodes.flow import Continue, Flow, Statements
from cambio_spec.nodes.places import source
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.refilling import refilled
from cambio_spec.nodes.scope import Constant, Scope
from cambio_spec.nodes.seats import taking_part
from cambio_spec.nodes.surface import Effect, Expression, Of, Word
from cambio_spec.nodes.writing import Writer, expression
from cambio_spec.nodes.zones import zone_ref


@dataclass(frozen=True, slots=True)
class DealCards(Effect):
    count: Expression
    pile: Expression
    zone: Word
    start: Expression | None


def read(tree: Branch, reader: Reader) -> DealCards:
    count, pile, zone, start = tree.children
    return DealCards(
        reader.figure(count),
        reader.expression(pile),
        reader.word(zone),
        reader.optional(start),
        span=reader.span(tree),
    )


def write(node: DealCards, _writer: Writer) -> str:
    start = "" if node.start is None else f" from {expression(node.start)}"
    count, pile = expression(node.count), expression(node.pile)
    return f"deal {count} from {pile} to each {node.zone.text}{start}"


def lower(node: DealCards, _flow: Flow, scope: Scope, then: Continue) -> Statements:
    o = scope.origin
    player = Local(PLAYER, scope.fresh("player"), origin=o)
    # No name can have a space in it.
    inner = scope.bind("each player", player)
    each = Word("each player", span=node.zone.span)
    grid = zone_ref(Of(node.zone, each, span=node.zone.span), inner)
    start = None if node.start is None else elaborate(node.start, scope, PLAYER)
    card = source(node.pile, scope)
    move = Move(
        card,
        Top(ZoneRef(grid.zone, player, origin=o), origin=o),
        None,
        origin=o,
    )
    one = (*refilled(card, scope), move)
    lap = ForEach(player.name, Players(start, origin=o), taking_part(player, scope), one, origin=o)
    rounds = Numbers(Const(INTEGER, 1, origin=o), _count(node.count, scope), origin=o)
    return (ForEach(inner.fresh("card"), rounds, None, (lap,), origin=o), *then(scope))


def _count(node: Expression, scope: Scope) -> Expr:
    """Raises `Rejected` for what is known to be no number of cards: nobody would get any."""
    count = elaborate(node, scope, INTEGER)
    if not isinstance(count, Const) or not isinstance(count.value, int) or count.value > 0:
        return count
    meaning = scope.find(node) if isinstance(node, Word) else None
    said = meaning.said if isinstance(meaning, Constant) else None
    elsewhere = () if said is None else (Label(said, Message("value-label")),)
    place = Label(node.span, Message("deal-count-label"))
    found = OUT_OF_RANGE.at(place, *elsewhere, help=Message("deal-count-help"))
    message = Message("deal-count", {"count": count.value})
    raise Rejected((replace(found, message=message),))


CONSTRUCT = EffectConstruct("deal", DealCards, read, write, lower, "deal 2 from stock to each grid")
