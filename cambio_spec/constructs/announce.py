"""`announce score of me`: what is decided, and by which rule, goes into the log."""

from __future__ import annotations

from dataclasses import dataclass

from cambio_spec.constructs.construct import EffectConstruct
from cambio_spec.diagnostics.codes import WRONG_TYPE
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.kernel.expressions import Decide
from cambio_spec.kernel.statements import Announce
from cambio_spec.kernel.typing import type_of
from cambio_spec.nodes.elaborate import elaborate
from cambio_spec.nodes.flow import Continue, Flow, Statements
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.scope import Scope
from cambio_spec.nodes.surface import Effect, Expression
from cambio_spec.nodes.writing import Writer, expression


@dataclass(frozen=True, slots=True)
class AnnounceDecision(Effect):
    decision: Expression


def read(tree: Branch, reader: Reader) -> AnnounceDecision:
    (decision,) = tree.children
    return AnnounceDecision(reader.expression(decision), span=reader.span(tree))


def write(node: AnnounceDecision, _writer: Writer) -> str:
    return f"announce {expression(node.decision)}"


def lower(node: AnnounceDecision, _flow: Flow, scope: Scope, then: Continue) -> Statements:
    decide = elaborate(node.decision, scope)
    if not isinstance(decide, Decide):
        found = type_of(decide).kind.value
        raise Rejected((WRONG_TYPE.at(node.decision.span, expected="decision", found=found),))
    return (Announce(decide, origin=scope.origin), *then(scope))


CONSTRUCT = EffectConstruct(
    "announce", AnnounceDecision, read, write, lower, "announce score of me"
)
