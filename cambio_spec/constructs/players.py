"""`players 2 to 6, clockwise`: how many play, which way round, and when somebody has left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, cast

from cambio_spec.constructs.construct import DeclarationConstruct
from cambio_spec.diagnostics.codes import BACKWARDS_RANGE, OUT_OF_RANGE
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.kernel.expressions import Const
from cambio_spec.kernel.types import PLAYER
from cambio_spec.nodes.building import Building
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.seats import taking_part
from cambio_spec.nodes.surface import Declaration, Expression
from cambio_spec.nodes.writing import Writer, expression, layout

MOST = 12


@dataclass(frozen=True, slots=True)
class PlayersPart(Declaration):
    fewest: int
    most: int
    direction: Literal["clockwise", "counterclockwise"]
    leaving: Expression | None


def read(tree: Branch, reader: Reader) -> PlayersPart:
    fewest, most, direction, leaving, tail = tree.children
    because, cites = reader.tail(tail)
    return PlayersPart(
        reader.integer(fewest),
        reader.integer(most),
        cast(Literal["clockwise", "counterclockwise"], str(direction)),
        reader.optional(leaving),
        span=reader.span(tree),
        because=because,
        cites=cites,
    )


def write(node: PlayersPart, _writer: Writer) -> list[str]:
    leaving = "" if node.leaving is None else f", leaving when {expression(node.leaving)}"
    return layout(node, f"players {node.fewest} to {node.most}, {node.direction}{leaving}")


def declare(node: PlayersPart, building: Building) -> None:
    building.once("players", node.span)
    building.taking_part = node.leaving
    if node.fewest > node.most:
        raise Rejected((BACKWARDS_RANGE.at(node.span, low=node.fewest, high=node.most),))
    for count in (node.fewest, node.most):
        if not 1 <= count <= MOST:
            raise Rejected((OUT_OF_RANGE.at(node.span, found=count, low=1, high=MOST),))
    building.seats = (node.fewest, node.most, 1 if node.direction == "clockwise" else -1)


def lower(node: PlayersPart, building: Building) -> None:
    """Who has left is asked where it matters; here the condition is only checked."""
    scope = building.scope("players")
    taking_part(Const(PLAYER, 0, origin=scope.origin), scope)


CONSTRUCT = DeclarationConstruct(
    "players", PlayersPart, read, write, declare, lower, "players 2 to 4, clockwise"
)
