"""`if … then … else …`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from cambio_spec.constructs.construct import EffectConstruct
from cambio_spec.kernel.statements import If
from cambio_spec.kernel.types import BOOLEAN
from cambio_spec.nodes.elaborate import elaborate
from cambio_spec.nodes.flow import Continue, Flow, Statements, leaves, pauses, stop
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.scope import Scope
from cambio_spec.nodes.surface import Effect, Expression
from cambio_spec.nodes.writing import BREAK, Writer, expression


@dataclass(frozen=True, slots=True)
class When(Effect):
    condition: Expression
    then: Effect
    otherwise: Effect | None


def read(tree: Branch, reader: Reader) -> When:
    condition, then, *otherwise = tree.children
    return When(
        reader.expression(condition),
        reader.effect(then),
        reader.effect(otherwise[0]) if otherwise else None,
        span=reader.span(tree),
    )


def write(node: When, writer: Writer) -> str:
    text = f"if {expression(node.condition)}{BREAK}then {writer.effect(node.then)}"
    if node.otherwise is None:
        return text
    return f"{text}{BREAK}else {writer.effect(node.otherwise)}"


def lower(node: When, flow: Flow, scope: Scope, then: Continue) -> Statements:
    o = scope.origin
    condition = elaborate(node.condition, scope, BOOLEAN)
    if not pauses(node, scope.names):
        yes = flow.effect(node.then, scope, stop)
        no = () if node.otherwise is None else flow.effect(node.otherwise, scope, stop)
        branch = If(condition, yes, no, origin=o)
        return (branch,) if leaves((branch,)) else (branch, *then(scope))

    # A branch that waits for a player can't fall through: those that go on lead to one block.
    @cache
    def after() -> Statements:
        return flow.stage(scope, then(scope))

    yes = flow.effect(node.then, scope, lambda _: after())
    if node.otherwise is None:
        return (If(condition, yes, after(), origin=o),)
    no = flow.effect(node.otherwise, scope, lambda _: after())
    return (If(condition, yes, no, origin=o),)


CONSTRUCT = EffectConstruct(
    "when", When, read, write, lower, "if size of stock = 0 then shuffle discard else shuffle stock"
)
