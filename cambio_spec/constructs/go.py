"""`go to holding`: play goes on at a phase or a stage."""

from __future__ import annotations

from dataclasses import dataclass

from cambio_spec.constructs.construct import EffectConstruct
from cambio_spec.kernel.statements import Goto
from cambio_spec.nodes.flow import Continue, Flow, Statements
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.scope import Scope, block_label
from cambio_spec.nodes.surface import Effect, Word
from cambio_spec.nodes.writing import Writer


@dataclass(frozen=True, slots=True)
class GoTo(Effect):
    block: Word


def read(tree: Branch, reader: Reader) -> GoTo:
    (block,) = tree.children
    return GoTo(reader.word(block), span=reader.span(tree))


def write(node: GoTo, _writer: Writer) -> str:
    return f"go to {node.block.text}"


def lower(node: GoTo, _flow: Flow, scope: Scope, _then: Continue) -> Statements:
    return (Goto(block_label(node.block, scope), (), origin=scope.origin),)


CONSTRUCT = EffectConstruct("go", GoTo, read, write, lower, "go to next")
