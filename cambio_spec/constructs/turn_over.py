"""`turn spot up`: cards are turned where they lie."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from cambio_spec.constructs.construct import EffectConstruct
from cambio_spec.kernel.statements import Face, Turn
from cambio_spec.nodes.flow import Continue, Flow, Statements
from cambio_spec.nodes.places import target
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.refilling import refilled
from cambio_spec.nodes.scope import Scope
from cambio_spec.nodes.surface import Effect, Expression
from cambio_spec.nodes.writing import Writer, expression


@dataclass(frozen=True, slots=True)
class TurnOver(Effect):
    cards: Expression
    face: Face


def read(tree: Branch, reader: Reader) -> TurnOver:
    cards, face = tree.children
    return TurnOver(reader.expression(cards), cast(Face, str(face)), span=reader.span(tree))


def write(node: TurnOver, _writer: Writer) -> str:
    return f"turn {expression(node.cards, 7)} {node.face}"


def lower(node: TurnOver, _flow: Flow, scope: Scope, then: Continue) -> Statements:
    cards = target(node.cards, scope)
    return (*refilled(cards, scope), Turn(cards, node.face, origin=scope.origin), *then(scope))


CONSTRUCT = EffectConstruct("turn_over", TurnOver, read, write, lower, "turn grid of me up")
