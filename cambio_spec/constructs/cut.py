"""`cut stock at depth`: that many cards from the top go to the bottom."""

from __future__ import annotations

from dataclasses import dataclass

from cambio_spec.constructs.construct import EffectConstruct
from cambio_spec.kernel.statements import Cut
from cambio_spec.kernel.types import INTEGER
from cambio_spec.nodes.elaborate import elaborate
from cambio_spec.nodes.flow import Continue, Flow, Statements
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.scope import Scope
from cambio_spec.nodes.surface import Effect, Expression
from cambio_spec.nodes.writing import Writer, expression
from cambio_spec.nodes.zones import pile


@dataclass(frozen=True, slots=True)
class CutPile(Effect):
    pile: Expression
    depth: Expression


def read(tree: Branch, reader: Reader) -> CutPile:
    where, depth = tree.children
    return CutPile(reader.expression(where), reader.expression(depth), span=reader.span(tree))


def write(node: CutPile, _writer: Writer) -> str:
    return f"cut {expression(node.pile, 7)} at {expression(node.depth)}"


def lower(node: CutPile, _flow: Flow, scope: Scope, then: Continue) -> Statements:
    depth = elaborate(node.depth, scope, INTEGER)
    return (Cut(pile(node.pile, scope), depth, origin=scope.origin), *then(scope))


CONSTRUCT = EffectConstruct(
    "cut",
    CutPile,
    read,
    write,
    lower,
    "choose depth in 1 to size of stock - 1; cut stock at depth",
)
