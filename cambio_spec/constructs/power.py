"""`power peek_own on 7, 8 optional: …`: what a card lets its player do when it is offered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from cambio_spec.constructs.construct import DeclarationConstruct
from cambio_spec.diagnostics.codes import RESERVED_WORD
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.kernel.expressions import Const
from cambio_spec.kernel.types import BOOLEAN, PLAYER, RANK
from cambio_spec.nodes.building import Building
from cambio_spec.nodes.elaborate import elaborate
from cambio_spec.nodes.flow import DECLINE, Offered, stop
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.surface import Declaration, Effect, Expression, Word
from cambio_spec.nodes.writing import BREAK, HEAD, Writer, expression, layout


@dataclass(frozen=True, slots=True)
class Power(Declaration):
    name: Word
    ranks: tuple[Word, ...]
    optional: bool
    when: Expression | None
    effects: tuple[Effect, ...]


def read(tree: Branch, reader: Reader) -> Power:
    name, ranks, optional, when, effects, tail = tree.children
    because, cites = reader.tail(tail)
    return Power(
        reader.word(name),
        tuple(reader.word(r) for r in cast(Branch, ranks).children),
        optional is not None,
        reader.optional(when),
        reader.effects(effects),
        span=reader.span(tree),
        because=because,
        cites=cites,
    )


def write(node: Power, writer: Writer) -> list[str]:
    ranks = ", ".join(r.text for r in node.ranks)
    optional = " optional" if node.optional else ""
    when = "" if node.when is None else f"{BREAK}when {expression(node.when)}"
    effects = writer.effects(node.effects)
    return layout(node, f"power {node.name.text} on {ranks}{optional}{when}:{HEAD}{effects}")


def declare(node: Power, building: Building) -> None:
    if node.name.text == DECLINE:
        raise Rejected((RESERVED_WORD.at(node.name.span, name=DECLINE),))
    building.name(node.name, None)
    building.offered.append(
        Offered(node.name.text, node.ranks, node.optional, node.when, node.effects)
    )


def lower(node: Power, building: Building) -> None:
    """What it does is lowered where it is offered; here it is only checked, for whoever acts."""
    name = node.name.text
    anybody = building.scope(name, Const(PLAYER, 0, origin=name))
    for rank in node.ranks:
        elaborate(rank, anybody, RANK)
    if node.when is not None:
        elaborate(node.when, anybody, BOOLEAN)
    building.flow(name).sequence(node.effects, anybody, stop)


CONSTRUCT = DeclarationConstruct(
    "power",
    Power,
    read,
    write,
    declare,
    lower,
    "power peek on 7, 8 optional: choose mine in grid of me; look at mine",
)
