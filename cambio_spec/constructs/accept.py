"""`accept CAM410 at score.winner because "…"`: a finding that the editor knows and wants."""

from __future__ import annotations

from dataclasses import dataclass

from cambio_spec.constructs.construct import DeclarationConstruct, editorial
from cambio_spec.nodes.keys import TAIL, Key, Words
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.surface import Declaration, Path
from cambio_spec.nodes.writing import Line, Writer


@dataclass(frozen=True, slots=True)
class Accept(Declaration):
    code: str
    rule: Path


def read(tree: Branch, reader: Reader) -> Accept:
    code, path, tail = tree.children
    because, cites = reader.tail(tail)
    return Accept(
        str(code),
        reader.path(path),
        span=reader.span(tree),
        because=because,
        cites=cites,
    )


def write(node: Accept, _writer: Writer) -> list[Line]:
    return [Line(node, f"accept {node.code} at {node.rule.text}")]


KEYS = (
    Key("accept", Words("_code"), "The code of a finding that is known and wanted."),
    Key("at", Words("path"), "The rule at which it is found."),
    TAIL,
)

CONSTRUCT = DeclarationConstruct(
    "accept",
    Accept,
    read,
    write,
    editorial,
    editorial,
    KEYS,
    'accept CAM410 at score.winner because "both give 0"',
)
