"""`each player: look at row 1 of grid of me`: everybody who takes part, one after the other."""

from __future__ import annotations

from dataclasses import dataclass

from cambio_spec.constructs.construct import EffectConstruct
from cambio_spec.kernel.expressions import Local, Players
from cambio_spec.kernel.statements import ForEach
from cambio_spec.kernel.types import BOOLEAN, PLAYER
from cambio_spec.nodes.elaborate import elaborate
from cambio_spec.nodes.flow import Continue, Flow, Statements, pauses, stop
from cambio_spec.nodes.folds import both
from cambio_spec.nodes.looping import Turn, around_the_table
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
    everybody = Players(start, origin=o)
    if pauses(node.effect, scope.names):
        turn = Turn(player, inner, where, node.effect)
        return around_the_table(turn, everybody, flow, scope, then)
    body = flow.effect(node.effect, inner, stop)
    loop = ForEach(player.name, everybody, where, body, origin=o)
    return (loop, *then(scope))


CONSTRUCT = EffectConstruct(
    "each", EachPlayer, read, write, lower, "each player from left of dealer: turn grid of me up"
)
