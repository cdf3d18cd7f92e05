"""`let caller be me`: a fact changes, and everybody knows."""

from __future__ import annotations

from dataclasses import dataclass

from cambio_spec.constructs.construct import EffectConstruct
from cambio_spec.diagnostics.codes import AGREED_BEFORE, WRONG_TYPE
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.kernel.expressions import ReadFact
from cambio_spec.kernel.statements import SetFact
from cambio_spec.kernel.typing import type_of
from cambio_spec.nodes.elaborate import elaborate
from cambio_spec.nodes.flow import Continue, Flow, Statements
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.scope import Scope
from cambio_spec.nodes.surface import Effect, Expression, Of, Word
from cambio_spec.nodes.writing import Writer, expression


@dataclass(frozen=True, slots=True)
class LetFact(Effect):
    fact: Expression
    value: Expression

    @property
    def changed(self) -> str | None:
        match self.fact:
            case Word(text=name) | Of(name=Word(text=name)):
                return name
            case _:
                return None


def read(tree: Branch, reader: Reader) -> LetFact:
    fact, value = tree.children
    return LetFact(reader.expression(fact), reader.expression(value), span=reader.span(tree))


def write(node: LetFact, _writer: Writer) -> str:
    return f"let {expression(node.fact, 7)} be {expression(node.value)}"


def lower(node: LetFact, _flow: Flow, scope: Scope, then: Continue) -> Statements:
    fact = elaborate(node.fact, scope)
    if not isinstance(fact, ReadFact):
        found = type_of(fact).kind.value
        raise Rejected((WRONG_TYPE.at(node.fact.span, expected="fact", found=found),))
    if scope.names.agreed(fact.fact):
        raise Rejected((AGREED_BEFORE.at(node.fact.span, option=fact.fact),))
    value = elaborate(node.value, scope, fact.type)
    return (SetFact(fact.fact, fact.owner, value, origin=scope.origin), *then(scope))


CONSTRUCT = EffectConstruct("let", LetFact, read, write, lower, "let caller be me")
