"""`end match`: nothing is played any more."""

from __future__ import annotations

from dataclasses import dataclass

from cambio_spec.constructs.construct import EffectConstruct
from cambio_spec.kernel.statements import EndMatch
from cambio_spec.nodes.flow import Continue, Flow, Statements
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.scope import Scope
from cambio_spec.nodes.surface import Effect
from cambio_spec.nodes.writing import Writer


@dataclass(frozen=True, slots=True)
class MatchEnds(Effect):
    pass


def read(tree: Branch, reader: Reader) -> MatchEnds:
    return MatchEnds(span=reader.span(tree))


def write(_node: MatchEnds, _writer: Writer) -> str:
    return "end match"


def lower(_node: MatchEnds, _flow: Flow, scope: Scope, _then: Continue) -> Statements:
    return (EndMatch(origin=scope.origin),)


CONSTRUCT = EffectConstruct("end_match", MatchEnds, read, write, lower, "end match")
