"""`as left of dealer: …`: somebody else acts, and is `me` for it."""

from __future__ import annotations

from dataclasses import dataclass

from cambio_spec.constructs.construct import EffectConstruct
from cambio_spec.kernel.types import PLAYER
from cambio_spec.nodes.acting import steady
from cambio_spec.nodes.elaborate import elaborate
from cambio_spec.nodes.flow import Continue, Flow, Statements
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.scope import Scope
from cambio_spec.nodes.surface import Effect, Expression
from cambio_spec.nodes.writing import Writer, expression


@dataclass(frozen=True, slots=True)
class AsPlayer(Effect):
    player: Expression
    effect: Effect

    @property
    def actor(self) -> Expression | None:
        return self.player


def read(tree: Branch, reader: Reader) -> AsPlayer:
    player, effect = tree.children
    return AsPlayer(reader.expression(player), reader.effect(effect), span=reader.span(tree))


def write(node: AsPlayer, writer: Writer) -> str:
    return f"as {expression(node.player)}: {writer.effect(node.effect)}"


def lower(node: AsPlayer, flow: Flow, scope: Scope, then: Continue) -> Statements:
    actor = elaborate(node.player, scope, PLAYER)
    inner = scope.acting(actor)
    if steady(node.player, flow.done(node.effect, scope.names), scope.names):
        return flow.effect(node.effect, inner, lambda _: then(scope))
    return flow.remembering(inner, lambda s: flow.effect(node.effect, s, lambda _: then(scope)))


CONSTRUCT = EffectConstruct(
    "as_player", AsPlayer, read, write, lower, "as left of dealer: look at row 1 of grid of me"
)
