"""`each spot in grid of me where spot is face up: move spot to discard`: one after the other."""

from __future__ import annotations

from dataclasses import dataclass

from cambio_spec.constructs.construct import EffectConstruct
from cambio_spec.diagnostics.codes import PAUSING_LOOP
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.kernel.expressions import Cards, Numbers, Players, Spots
from cambio_spec.kernel.statements import ForEach
from cambio_spec.nodes.flow import Continue, Flow, Statements, pauses, stop
from cambio_spec.nodes.looping import Turn, around_the_table, counting_up
from cambio_spec.nodes.picking import named
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.scope import Scope
from cambio_spec.nodes.surface import Domain, Effect, Expression, Word
from cambio_spec.nodes.writing import BREAK, Writer, choices, expression


@dataclass(frozen=True, slots=True)
class EachIn(Effect):
    name: Word
    domain: Domain
    where: Expression | None
    effect: Effect


def read(tree: Branch, reader: Reader) -> EachIn:
    name, domain, where, effect = tree.children
    return EachIn(
        reader.word(name),
        reader.domain(domain),
        reader.optional(where),
        reader.effect(effect),
        span=reader.span(tree),
    )


def write(node: EachIn, writer: Writer) -> str:
    where = "" if node.where is None else f"{BREAK}where {expression(node.where)}"
    return f"each {node.name.text} in {choices(node.domain)}{where}:{BREAK}" + writer.effect(
        node.effect
    )


def lower(node: EachIn, flow: Flow, scope: Scope, then: Continue) -> Statements:
    found, where, inner = named(node.name, node.domain, node.where, "name", scope)
    if pauses(node.effect, scope.names):
        turn = Turn(found.element(scope), inner, where, node.effect)
        match found.domain:
            case Players() as everybody:
                return around_the_table(turn, everybody, flow, scope, then)
            case Numbers() as numbers:
                return counting_up(turn, numbers, flow, scope, then)
            case Spots() | Cards():
                # Where cards lay when the loop began can't be kept while somebody is waited for.
                raise Rejected((PAUSING_LOOP.at(node.effect.span),))
    body = flow.effect(node.effect, inner, stop)
    loop = ForEach(found.variable, found.domain, where, body, origin=scope.origin)
    return (loop, *then(scope))


CONSTRUCT = EffectConstruct(
    "each_in",
    EachIn,
    read,
    write,
    lower,
    "each spot in grid of me where spot is face up: move spot to discard",
)
