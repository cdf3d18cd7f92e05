"""Documents in either spelling, and everything that is in one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from cambio_spec.nodes.surface import Document, Surface, Word
from cambio_spec.source.files import SourceFile
from cambio_spec.syntax.format import format_document
from cambio_spec.syntax.parse import parse
from cambio_spec.syntax.yaml.reading import parse_yaml
from cambio_spec.syntax.yaml.writing import format_yaml


def from_text(text: str) -> Document:
    return parse(SourceFile("test.cambio", text))


def from_yaml(text: str) -> Document:
    return parse_yaml(SourceFile("test.yaml", text))


def to_yaml(text: str) -> str:
    return format_yaml(from_text(text))


def to_text(yaml: str) -> str:
    return format_document(from_yaml(yaml))


def words(node: object) -> Iterator[Word]:
    """Every word in a node."""
    if isinstance(node, Word):
        yield node
    elif isinstance(node, tuple):
        for child in node:
            yield from words(child)
    elif is_dataclass(node) and isinstance(node, Surface | Document):
        for field in fields(node):
            yield from words(getattr(node, field.name))
