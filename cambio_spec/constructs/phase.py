"""`phase turn: active acts`: play waits here until that player has taken an action."""

from __future__ import annotations

from dataclasses import dataclass

from cambio_spec.constructs.construct import DeclarationConstruct
from cambio_spec.nodes.building import Building
from cambio_spec.nodes.keys import TAIL, Key, Several, Words
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.surface import Declaration, Expression, Word
from cambio_spec.nodes.writing import Line, Writer, expression


@dataclass(frozen=True, slots=True)
class PhasePart(Declaration):
    names: tuple[Word, ...]
    actor: Expression


def read(tree: Branch, reader: Reader) -> PhasePart:
    *names, actor, tail = tree.children
    because, cites = reader.tail(tail)
    return PhasePart(
        tuple(reader.word(n) for n in names),
        reader.expression(actor),
        span=reader.span(tree),
        because=because,
        cites=cites,
    )


def write(node: PhasePart, _writer: Writer) -> list[Line]:
    names = ", ".join(n.text for n in node.names)
    return [Line(node, f"phase {names}: {expression(node.actor)} acts")]


def declare(node: PhasePart, building: Building) -> None:
    for name in node.names:
        building.phase(name, node.actor, name.text)


def lower(node: PhasePart, building: Building) -> None:
    for name in node.names:
        building.actor(name.text)


KEYS = (
    Key("phase", Several("_name", None, alone=True), "Play waits here until somebody has acted."),
    Key("acts", Words("expr"), "Who acts."),
    TAIL,
)

CONSTRUCT = DeclarationConstruct(
    "phase",
    PhasePart,
    read,
    write,
    declare,
    lower,
    KEYS,
    "phase turn: active acts",
)
