"""`choose spot in grid of me`: whoever acts picks one of several."""

from __future__ import annotations

from cambio_spec.constructs.construct import EffectConstruct
from cambio_spec.diagnostics.codes import NO_ACTOR
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.kernel.expressions import Const
from cambio_spec.kernel.program import Option
from cambio_spec.kernel.types import BOOLEAN
from cambio_spec.nodes.flow import Continue, Flow, Statements
from cambio_spec.nodes.picking import picking
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.scope import Scope
from cambio_spec.nodes.surface import Choose
from cambio_spec.nodes.writing import BREAK, Writer, choices, expression


def read(tree: Branch, reader: Reader) -> Choose:
    name, domain, when = tree.children
    return Choose(
        reader.word(name),
        reader.domain(domain),
        reader.optional(when),
        span=reader.span(tree),
    )


def write(node: Choose, _writer: Writer) -> str:
    when = "" if node.when is None else f"{BREAK}when {expression(node.when)}"
    return f"choose {node.name.text} in {choices(node.domain)}{when}"


def lower(node: Choose, flow: Flow, scope: Scope, then: Continue) -> Statements:
    if scope.me is None:
        raise Rejected((NO_ACTOR.at(node.span, name="me"),))
    o = scope.origin
    asked, inner = picking(node, scope)
    option = Option(node.name.text, Const(BOOLEAN, True, origin=o), asked, then(inner), origin=o)
    return flow.phase(scope, scope.me, (option,))


CONSTRUCT = EffectConstruct(
    "choose", Choose, read, write, lower, "choose spot in grid of me; look at spot"
)
