"""`move top of stock to hand of me`: one card goes from one place to another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from cambio_spec.constructs.construct import EffectConstruct
from cambio_spec.kernel.statements import Face, Move
from cambio_spec.nodes.flow import Continue, Flow, Statements
from cambio_spec.nodes.places import goal, source
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.refilling import refilled
from cambio_spec.nodes.scope import Scope
from cambio_spec.nodes.surface import Effect, Expression
from cambio_spec.nodes.writing import Writer, expression


@dataclass(frozen=True, slots=True)
class MoveCard(Effect):
    card: Expression
    place: Expression
    face: Face | None


def read(tree: Branch, reader: Reader) -> MoveCard:
    card, place, face = tree.children
    facing = None if face is None else cast(Face, str(face).split()[-1])
    return MoveCard(
        reader.expression(card), reader.expression(place), facing, span=reader.span(tree)
    )


def write(node: MoveCard, _writer: Writer) -> str:
    face = "" if node.face is None else f", face {node.face}"
    return f"move {expression(node.card)} to {expression(node.place)}{face}"


def lower(node: MoveCard, _flow: Flow, scope: Scope, then: Continue) -> Statements:
    card = source(node.card, scope)
    move = Move(card, goal(node.place, scope), node.face, origin=scope.origin)
    return (*refilled(card, scope), move, *then(scope))


CONSTRUCT = EffectConstruct(
    "move", MoveCard, read, write, lower, "move top of stock to discard, face up"
)
