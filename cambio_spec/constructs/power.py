"""`power look on 7, black K optional: …`: what a card lets its player do when it is offered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from cambio_spec.constructs.construct import DeclarationConstruct
from cambio_spec.diagnostics.codes import RESERVED_WORD
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.kernel.expressions import Const, Local
from cambio_spec.kernel.types import BOOLEAN, CARD, PLAYER
from cambio_spec.nodes.building import Building
from cambio_spec.nodes.elaborate import elaborate
from cambio_spec.nodes.flow import DECLINE, Offered, stop
from cambio_spec.nodes.keys import DO, TAIL, WHEN, Flag, Key, Several, Words
from cambio_spec.nodes.parts import Selector, read_selector
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.selectors import matches
from cambio_spec.nodes.surface import Declaration, Effect, Expression, Word
from cambio_spec.nodes.writing import BREAK, HEAD, Line, Writer, expression


@dataclass(frozen=True, slots=True)
class Power(Declaration):
    """`cards` are those that have it."""

    name: Word
    cards: tuple[Selector, ...]
    optional: bool
    when: Expression | None
    effects: tuple[Effect, ...]


def read(tree: Branch, reader: Reader) -> Power:
    name, cards, optional, when, effects, tail = tree.children
    because, cites = reader.tail(tail)
    return Power(
        reader.word(name),
        tuple(read_selector(c, reader) for c in cast(Branch, cards).children),
        optional is not None,
        reader.optional(when),
        reader.effects(effects),
        span=reader.span(tree),
        because=because,
        cites=cites,
    )


def write(node: Power, writer: Writer) -> list[Line]:
    cards = ", ".join(c.text for c in node.cards)
    optional = " optional" if node.optional else ""
    when = "" if node.when is None else f"{BREAK}when {expression(node.when)}"
    effects = writer.effects(node.effects)
    return [Line(node, f"power {node.name.text} on {cards}{optional}{when}:{HEAD}{effects}")]


def declare(node: Power, building: Building) -> None:
    if node.name.text == DECLINE:
        raise Rejected((RESERVED_WORD.at(node.name.span, name=DECLINE),))
    building.name(node.name, None)
    building.offered.append(
        Offered(node.name.text, node.cards, node.optional, node.when, node.effects)
    )


def lower(node: Power, building: Building) -> None:
    """What it does is lowered where it is offered; here it is only checked, for whoever acts."""
    name = node.name.text
    anybody = building.scope(name, Const(PLAYER, 0, origin=name))
    for selector in node.cards:
        matches(selector, Local(CARD, "card", origin=name), anybody)
    if node.when is not None:
        elaborate(node.when, anybody, BOOLEAN)
    building.flow(name).sequence(node.effects, anybody, stop)


KEYS = (
    Key("power", Words("_name"), "What a card lets its player do when it is offered."),
    Key("cards", Several("selector", "selectors"), "The cards that have it."),
    Key("optional", Flag("OPTIONAL", "optional"), "It may be declined.", needed=False),
    WHEN,
    DO,
    TAIL,
)

CONSTRUCT = DeclarationConstruct(
    "power",
    Power,
    read,
    write,
    declare,
    lower,
    KEYS,
    "power peek on 7, black K optional: choose mine in grid of me; look at mine",
)
