"""`editorial dare in winning`: a rule for people, that no engine can act on. It is printed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from cambio_spec.constructs.construct import DeclarationConstruct
from cambio_spec.diagnostics.codes import WRONG_TYPE
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.kernel.expressions import Binary, Const, Node, ReadFact, Unary
from cambio_spec.kernel.types import BOOLEAN
from cambio_spec.kernel.walk import descendants
from cambio_spec.nodes.building import Building
from cambio_spec.nodes.elaborate import elaborate
from cambio_spec.nodes.keys import TAIL, WHEN, Key, Words
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.scope import unknown
from cambio_spec.nodes.surface import Declaration, Expression, Word
from cambio_spec.nodes.writing import BREAK, Line, Writer, expression

SectionName = Literal["players", "setup", "play", "powers", "scoring", "winning"]
SECTIONS: tuple[SectionName, ...] = get_args(SectionName)
"""The sections of a book that rules stand in."""


@dataclass(frozen=True, slots=True)
class Editorial(Declaration):
    """`when` asks options only: whether the rule holds is agreed before play."""

    name: Word
    section: Word
    when: Expression | None


def read(tree: Branch, reader: Reader) -> Editorial:
    name, section, when, tail = tree.children
    because, cites = reader.tail(tail)
    return Editorial(
        reader.word(name),
        reader.word(section),
        reader.optional(when),
        span=reader.span(tree),
        because=because,
        cites=cites,
    )


def write(node: Editorial, _writer: Writer) -> list[Line]:
    when = "" if node.when is None else f"{BREAK}when {expression(node.when)}"
    return [Line(node, f"editorial {node.name.text} in {node.section.text}{when}")]


def declare(node: Editorial, building: Building) -> None:
    building.name(node.name, None)
    if node.section.text not in SECTIONS:
        raise unknown(node.section, SECTIONS, "section")


def lower(node: Editorial, building: Building) -> None:
    """No meaning in play. Its condition is kept, so that what is agreed can drop the rule."""
    name = node.name.text
    if node.when is None:
        return
    when = elaborate(node.when, building.scope(name), BOOLEAN)
    for part in (when, *descendants(when)):
        if not _settled(part, building):
            found = "fact" if isinstance(part, ReadFact) else "value"
            raise Rejected((WRONG_TYPE.at(node.when.span, expected="option", found=found),))
    building.editorial(name, when)


def _settled(part: Node, building: Building) -> bool:
    """Whether what is agreed on before play settles it."""
    if isinstance(part, ReadFact):
        return building.agreed(part.fact)
    return isinstance(part, Const | Unary | Binary)


KEYS = (
    Key("editorial", Words("_name"), "A rule for people, that no engine can act on."),
    Key("in", Words("_name"), "The section of the book that it stands in."),
    WHEN,
    TAIL,
)

CONSTRUCT = DeclarationConstruct(
    "editorial",
    Editorial,
    read,
    write,
    declare,
    lower,
    KEYS,
    'editorial dare in winning because "a house rule"',
)
