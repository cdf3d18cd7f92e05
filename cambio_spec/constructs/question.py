"""`question tied_others ruled both …`: what the books leave open, and what was decided."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from cambio_spec.constructs.construct import DeclarationConstruct, editorial
from cambio_spec.nodes.building import Building
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.surface import Declaration, Path, Word
from cambio_spec.nodes.writing import BREAK, Writer, layout


@dataclass(frozen=True, slots=True)
class Question(Declaration):
    """`rules` are those that carry the ruling out."""

    name: Word
    ruling: Word
    rules: tuple[Path, ...]


def read(tree: Branch, reader: Reader) -> Question:
    name, ruling, paths, tail = tree.children
    because, cites = reader.tail(tail)
    rules = () if paths is None else tuple(reader.path(p) for p in cast(Branch, paths).children)
    return Question(
        reader.word(name),
        reader.word(ruling),
        rules,
        span=reader.span(tree),
        because=because,
        cites=cites,
    )


def write(node: Question, _writer: Writer) -> list[str]:
    by = f"{BREAK}by {', '.join(p.text for p in node.rules)}" if node.rules else ""
    return layout(node, f"question {node.name.text} ruled {node.ruling.text}{by}")


def declare(node: Question, building: Building) -> None:
    building.name(node.name, None)


CONSTRUCT = DeclarationConstruct(
    "question",
    Question,
    read,
    write,
    declare,
    editorial,
    'question tie ruled shared because "the books name no winner"',
)
