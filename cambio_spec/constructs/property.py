"""`property fair: no one in players where …`: what an editor expects to be true, whatever happens.

A property asks and decides nothing in play. It is proved of every situation in which its `given`
holds, or shown to fail with a deal.
"""

from __future__ import annotations

from dataclasses import dataclass

from cambio_spec.constructs.construct import DeclarationConstruct
from cambio_spec.kernel.expressions import Const
from cambio_spec.kernel.program import Decision, DecisionRule
from cambio_spec.kernel.types import BOOLEAN
from cambio_spec.nodes.building import Building
from cambio_spec.nodes.elaborate import elaborate
from cambio_spec.nodes.folds import both
from cambio_spec.nodes.keys import IS, TAIL, Key, Words
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.seats import enough_play
from cambio_spec.nodes.surface import Declaration, Expression, Word
from cambio_spec.nodes.writing import BREAK, Line, Writer, expression


@dataclass(frozen=True, slots=True)
class Property(Declaration):
    name: Word
    given: Expression | None
    value: Expression


def read(tree: Branch, reader: Reader) -> Property:
    name, given, value, tail = tree.children
    because, cites = reader.tail(tail)
    return Property(
        reader.word(name),
        reader.optional(given),
        reader.expression(value),
        span=reader.span(tree),
        because=because,
        cites=cites,
    )


def write(node: Property, _writer: Writer) -> list[Line]:
    given = "" if node.given is None else f"{BREAK}given {expression(node.given)}"
    return [Line(node, f"property {node.name.text}{given}:{BREAK}{expression(node.value)}")]


def declare(node: Property, building: Building) -> None:
    """No rule may ask it: what is hoped for decides nothing."""
    building.name(node.name, None)


def lower(node: Property, building: Building) -> None:
    name = node.name.text
    scope = building.scope(name)
    given = enough_play(scope, building.seats)
    if node.given is not None:
        given = both(given, elaborate(node.given, scope, BOOLEAN), scope)
    always = Const(BOOLEAN, True, origin=name)
    rule = DecisionRule(always, elaborate(node.value, scope, BOOLEAN), (), origin=name)
    building.property(Decision(name, (), BOOLEAN, given or always, (rule,), origin=name))


KEYS = (
    Key("property", Words("_name"), "What you expect to be true in every situation."),
    Key("given", Words("expr"), "Where it is expected; everywhere without it.", needed=False),
    IS,
    TAIL,
)

CONSTRUCT = DeclarationConstruct(
    "property",
    Property,
    read,
    write,
    declare,
    lower,
    KEYS,
    'property at_most_four: no players where size of grid of it > 4 because "a check"',
)
