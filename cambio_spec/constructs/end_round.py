"""`end round, go to standings`: a round is over; a match goes on there."""

from __future__ import annotations

from dataclasses import dataclass

from cambio_spec.constructs.construct import EffectConstruct
from cambio_spec.kernel.statements import EndRound
from cambio_spec.nodes.flow import Continue, Flow, Statements
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.scope import Scope, block_label
from cambio_spec.nodes.surface import Effect, Word
from cambio_spec.nodes.writing import Writer


@dataclass(frozen=True, slots=True)
class RoundEnds(Effect):
    block: Word


def read(tree: Branch, reader: Reader) -> RoundEnds:
    (block,) = tree.children
    return RoundEnds(reader.word(block), span=reader.span(tree))


def write(node: RoundEnds, _writer: Writer) -> str:
    return f"end round, go to {node.block.text}"


def lower(node: RoundEnds, _flow: Flow, scope: Scope, _then: Continue) -> Statements:
    return (EndRound(block_label(node.block, scope), origin=scope.origin),)


CONSTRUCT = EffectConstruct(
    "end_round", RoundEnds, read, write, lower, "end round, go to standings"
)
