"""`param penalty = 10`: a number with a name."""

from __future__ import annotations

from dataclasses import dataclass

from cambio_spec.constructs.construct import DeclarationConstruct, editorial
from cambio_spec.diagnostics.codes import WRONG_TYPE
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.kernel.expressions import Const
from cambio_spec.kernel.types import INTEGER
from cambio_spec.nodes.building import Building
from cambio_spec.nodes.elaborate import elaborate
from cambio_spec.nodes.keys import IS, TAIL, Key, Words
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.scope import Constant
from cambio_spec.nodes.surface import Declaration, Expression, Word
from cambio_spec.nodes.writing import Line, Writer, expression


@dataclass(frozen=True, slots=True)
class Param(Declaration):
    name: Word
    value: Expression


def read(tree: Branch, reader: Reader) -> Param:
    name, value, tail = tree.children
    because, cites = reader.tail(tail)
    return Param(
        reader.word(name),
        reader.expression(value),
        span=reader.span(tree),
        because=because,
        cites=cites,
    )


def write(node: Param, _writer: Writer) -> list[Line]:
    return [Line(node, f"param {node.name.text} = {expression(node.value)}")]


def declare(node: Param, building: Building) -> None:
    name = node.name.text
    try:
        value = elaborate(node.value, building.scope(name), INTEGER)
        if not isinstance(value, Const):
            raise Rejected((WRONG_TYPE.at(node.value.span, expected="number", found="other"),))
    except Rejected:
        # It has a name all the same: whatever uses it isn't at fault.
        building.name(node.name, Constant(INTEGER, 0, name))
        raise
    building.name(node.name, Constant(INTEGER, value.value, name, node.value.span))


KEYS = (Key("param", Words("_name"), "A number with a name."), IS, TAIL)

CONSTRUCT = DeclarationConstruct(
    "param",
    Param,
    read,
    write,
    declare,
    editorial,
    KEYS,
    "param limit = 100",
)
