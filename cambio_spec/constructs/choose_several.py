"""`choose 2 to 4 of pile in grid of me`: whoever acts picks several, under one name."""

from __future__ import annotations

from typing import cast

from lark import Token

from cambio_spec.constructs.construct import EffectConstruct
from cambio_spec.diagnostics.codes import NO_ACTOR
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.kernel.expressions import Const
from cambio_spec.kernel.program import Option
from cambio_spec.kernel.types import BOOLEAN
from cambio_spec.nodes.flow import Continue, Flow, Statements
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.scope import Scope
from cambio_spec.nodes.several import picks
from cambio_spec.nodes.surface import ChooseSeveral, Expression
from cambio_spec.nodes.writing import BREAK, Writer, choices, expression


def read(tree: Branch, reader: Reader) -> ChooseSeveral:
    count, name, domain, when = tree.children
    low, high = cast(Branch, count).children
    fewest = reader.figure(low)
    most: Expression | None = fewest
    if isinstance(high, Token):
        most = None if high.type == "OR_MORE" else reader.figure(high)
    return ChooseSeveral(
        fewest,
        most,
        reader.word(name),
        reader.domain(domain),
        reader.optional(when),
        span=reader.span(tree),
    )


def write(node: ChooseSeveral, _writer: Writer) -> str:
    when = "" if node.when is None else f"{BREAK}when {expression(node.when)}"
    return f"choose {_count(node)} of {node.name.text} in {choices(node.domain)}{when}"


def _count(node: ChooseSeveral) -> str:
    fewest = expression(node.fewest)
    if node.most is None:
        return f"{fewest} or more"
    return fewest if node.most == node.fewest else f"{fewest} to {expression(node.most)}"


def lower(node: ChooseSeveral, flow: Flow, scope: Scope, then: Continue) -> Statements:
    if scope.me is None:
        raise Rejected((NO_ACTOR.at(node.span, name="me"),))
    o = scope.origin
    asked = picks(node, scope)
    body = asked.onward(asked.scope, flow, then)
    option = Option(node.name.text, Const(BOOLEAN, True, origin=o), asked.first, body, origin=o)
    return flow.phase(scope, scope.me, (option,))


CONSTRUCT = EffectConstruct(
    "choose_several",
    ChooseSeveral,
    read,
    write,
    lower,
    "choose 2 to 4 of chosen in grid of me; each one in chosen: move one to discard",
)
