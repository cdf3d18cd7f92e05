"""`shuffle stock`: nobody knows any more which card lies where in it."""

from __future__ import annotations

from dataclasses import dataclass

from cambio_spec.constructs.construct import EffectConstruct
from cambio_spec.kernel.statements import Shuffle
from cambio_spec.nodes.flow import Continue, Flow, Statements
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.scope import Scope
from cambio_spec.nodes.surface import Effect, Expression
from cambio_spec.nodes.writing import Writer, expression
from cambio_spec.nodes.zones import pile


@dataclass(frozen=True, slots=True)
class ShufflePile(Effect):
    pile: Expression


def read(tree: Branch, reader: Reader) -> ShufflePile:
    (where,) = tree.children
    return ShufflePile(reader.expression(where), span=reader.span(tree))


def write(node: ShufflePile, _writer: Writer) -> str:
    return f"shuffle {expression(node.pile)}"


def lower(node: ShufflePile, _flow: Flow, scope: Scope, then: Continue) -> Statements:
    return (Shuffle(pile(node.pile, scope), origin=scope.origin), *then(scope))


CONSTRUCT = EffectConstruct("shuffle", ShufflePile, read, write, lower, "shuffle stock")
