"""`partners when team of it is team of me`: who plays together, and so is nobody's opponent."""

from __future__ import annotations

from dataclasses import dataclass

from cambio_spec.constructs.construct import DeclarationConstruct
from cambio_spec.kernel.expressions import Local
from cambio_spec.kernel.types import PLAYER
from cambio_spec.nodes.building import Building
from cambio_spec.nodes.keys import TAIL, Key, Words
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.seats import partner
from cambio_spec.nodes.surface import Declaration, Expression
from cambio_spec.nodes.writing import Line, Writer, expression


@dataclass(frozen=True, slots=True)
class PartnersPart(Declaration):
    """`it` is a partner of `me` where the condition holds."""

    condition: Expression


def read(tree: Branch, reader: Reader) -> PartnersPart:
    condition, tail = tree.children
    because, cites = reader.tail(tail)
    return PartnersPart(
        reader.expression(condition), span=reader.span(tree), because=because, cites=cites
    )


def write(node: PartnersPart, _writer: Writer) -> list[Line]:
    return [Line(node, f"partners when {expression(node.condition)}")]


def declare(node: PartnersPart, building: Building) -> None:
    building.once("partners", node.span)
    building.partners = node.condition


def lower(node: PartnersPart, building: Building) -> None:
    """Wherever opponents are asked for it is asked anew; here it is kept for whoever asks after
    the partners themselves."""
    scope = building.scope("partners")
    me, it = (Local(PLAYER, name, origin=scope.origin) for name in ("me", "it"))
    building.together = partner(it, me, scope.within(me))


KEYS = (
    Key("partners", Words("expr"), "When somebody (`it`) plays together with `me`."),
    TAIL,
)

CONSTRUCT = DeclarationConstruct(
    "partners",
    PartnersPart,
    read,
    write,
    declare,
    lower,
    KEYS,
    "partners when it is neighbour of neighbour of me",
)
