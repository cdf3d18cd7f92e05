"""`look at mine`: whoever acts sees cards that the others don't."""

from __future__ import annotations

from dataclasses import dataclass

from cambio_spec.constructs.construct import EffectConstruct
from cambio_spec.diagnostics.codes import NO_ACTOR
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.kernel.statements import Look
from cambio_spec.nodes.flow import Continue, Flow, Statements
from cambio_spec.nodes.places import target
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.refilling import refilled
from cambio_spec.nodes.scope import Scope
from cambio_spec.nodes.surface import Effect, Expression
from cambio_spec.nodes.writing import Writer, expression


@dataclass(frozen=True, slots=True)
class LookAt(Effect):
    cards: Expression


def read(tree: Branch, reader: Reader) -> LookAt:
    (cards,) = tree.children
    return LookAt(reader.expression(cards), span=reader.span(tree))


def write(node: LookAt, _writer: Writer) -> str:
    return f"look at {expression(node.cards)}"


def lower(node: LookAt, _flow: Flow, scope: Scope, then: Continue) -> Statements:
    if scope.me is None:
        raise Rejected((NO_ACTOR.at(node.span, name="me"),))
    cards = target(node.cards, scope)
    return (*refilled(cards, scope), Look(scope.me, cards, origin=scope.origin), *then(scope))


CONSTRUCT = EffectConstruct("look", LookAt, read, write, lower, "look at row 1 of grid of me")
