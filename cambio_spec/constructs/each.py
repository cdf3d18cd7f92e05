"""`each player: look at row 1 of grid of me`: everybody who takes part, one after the other."""

from __future__ import annotations

from dataclasses import dataclass

from cambio_spec.constructs.construct import EffectConstruct
from cambio_spec.kernel.expressions import Binary, Const, Expr, Local, Players, Seat
from cambio_spec.kernel.statements import ForEach, Goto, If
from cambio_spec.kernel.types import BOOLEAN, PLAYER
from cambio_spec.nodes.elaborate import elaborate
from cambio_spec.nodes.flow import Continue, Flow, Statements, always, pauses, stop
from cambio_spec.nodes.folds import both
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.scope import Scope
from cambio_spec.nodes.seats import taking_part
from cambio_spec.nodes.surface import Effect, Expression
from cambio_spec.nodes.writing import BREAK, Writer, expression


@dataclass(frozen=True, slots=True)
class EachPlayer(Effect):
    start: Expression | None
    when: Expression | None
    effect: Effect


def read(tree: Branch, reader: Reader) -> EachPlayer:
    start, when, effect = tree.children
    return EachPlayer(
        reader.optional(start),
        reader.optional(when),
        reader.effect(effect),
        span=reader.span(tree),
    )


def write(node: EachPlayer, writer: Writer) -> str:
    start = "" if node.start is None else f" from {expression(node.start)}"
    when = "" if node.when is None else f" when {expression(node.when)}"
    return f"each player{start}{when}:{BREAK}{writer.effect(node.effect)}"


def lower(node: EachPlayer, flow: Flow, scope: Scope, then: Continue) -> Statements:
    o = scope.origin
    player = Local(PLAYER, scope.fresh("player"), origin=o)
    inner = scope.acting(player)
    condition = None if node.when is None else elaborate(node.when, inner, BOOLEAN)
    where = both(taking_part(player, scope), condition, scope)
    start = None if node.start is None else elaborate(node.start, scope, PLAYER)
    if pauses(node.effect, scope.names):
        return _in_turn(node.effect, player, start, where, flow, scope, then)
    body = flow.effect(node.effect, inner, stop)
    loop = ForEach(player.name, Players(start, origin=o), where, body, origin=o)
    return (loop, *then(scope))


def _in_turn(
    effect: Effect,
    player: Local,
    start: Expr | None,
    where: Expr | None,
    flow: Flow,
    scope: Scope,
    then: Continue,
) -> Statements:
    """A loop whose turns wait for players: a block per turn, until it is the first one's again.

    The block takes whose turn it is, who was first, and whatever the surroundings have bound.
    """
    o = scope.origin
    turn = scope.acting(player)
    first = Local(PLAYER, turn.fresh("first"), origin=o)
    around, inner = scope.variables, turn.within(first)
    label = flow.label()
    after = flow.stage(scope, then(scope))
    seat = Seat(player, 1, origin=o)
    again = Goto(label, (seat, first, *around), origin=o)
    last = Binary("=", seat, first, origin=o)
    onward = flow.stage(inner, (If(last, after, (again,), origin=o),))
    body = flow.effect(effect, inner, always(onward))
    whole = body if where is None else (If(where, body, onward, origin=o),)
    flow.add_stage(label, (player, first, *around), whole, o)
    # To be zero seats on from somebody there has to be somebody.
    begin = Const(PLAYER, 0, origin=o) if start is None else Seat(start, 0, origin=o)
    return (Goto(label, (begin, begin, *around), origin=o),)


CONSTRUCT = EffectConstruct(
    "each", EachPlayer, read, write, lower, "each player from left of dealer: turn grid of me up"
)
