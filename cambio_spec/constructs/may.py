"""`may swap mine with theirs`: whoever acts decides whether it happens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from cambio_spec.constructs.construct import EffectConstruct
from cambio_spec.diagnostics.codes import NO_ACTOR
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.kernel.expressions import Const
from cambio_spec.kernel.program import Option
from cambio_spec.kernel.types import BOOLEAN
from cambio_spec.nodes.flow import Continue, Flow, Statements, always
from cambio_spec.nodes.picking import option
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.scope import Scope
from cambio_spec.nodes.surface import Effect
from cambio_spec.nodes.writing import Writer


@dataclass(frozen=True, slots=True)
class May(Effect):
    PAUSES: ClassVar[bool] = True
    effect: Effect


def read(tree: Branch, reader: Reader) -> May:
    (effect,) = tree.children
    return May(reader.effect(effect), span=reader.span(tree))


def write(node: May, writer: Writer) -> str:
    return f"may {writer.effect(node.effect)}"


def lower(node: May, flow: Flow, scope: Scope, then: Continue) -> Statements:
    if scope.me is None:
        raise Rejected((NO_ACTOR.at(node.span, name="me"),))
    o = scope.origin
    after = flow.stage(scope, then(scope))
    free = Const(BOOLEAN, True, origin=o)
    yes = option("yes", free, (node.effect,), flow, scope, always(after))
    no = Option("no", free, None, after, origin=o)
    return flow.phase(scope, scope.me, (yes, no))


CONSTRUCT = EffectConstruct("may", May, read, write, lower, "may move top of stock to discard")
