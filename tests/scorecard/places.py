"""Places in a rule file: where a node stands, and the file with another one there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any, cast

from cambio_spec.nodes.surface import Document, Surface

Step = tuple[str, int | None]
Place = tuple[Step, ...]
"""The way from the document: a field, and which of its nodes where it holds several."""

BESIDE = frozenset({"span", "above", "beside", "because", "cites", "below"})
"""What says nothing of the rules."""

GONE = object()
"""In the place of a node: it is left out."""


def nodes(document: Document) -> Iterator[tuple[Place, Surface]]:
    """Every node of a file with its place, each before what it contains."""
    for at, declaration in enumerate(document.declarations):
        yield from _inside((("declarations", at),), declaration)


def _inside(place: Place, node: Surface) -> Iterator[tuple[Place, Surface]]:
    yield place, node
    for name in parts(node):
        content: object = getattr(node, name)
        if isinstance(content, Surface):
            yield from _inside((*place, (name, None)), content)
        elif isinstance(content, tuple):
            for at, part in enumerate(content):
                if isinstance(part, Surface):
                    yield from _inside((*place, (name, at)), part)


def parts(node: Surface) -> Iterator[str]:
    return (field.name for field in fields(node) if field.name not in BESIDE)


def changed(document: Document, place: Place, other: object) -> Document:
    """The file with another node at a place; without that which was there for `GONE`."""
    return cast(Document, _changed(document, place, other))


def _changed(node: object, place: Place, other: object) -> object:
    if not place:
        return other
    (name, at), rest = place[0], place[1:]
    content: Any = getattr(node, name)
    made = _changed(content if at is None else content[at], rest, other)
    if at is not None:
        made = content[:at] + (() if made is GONE else (made,)) + content[at + 1 :]
    return replace(cast(Any, node), **{name: None if made is GONE else made})


def declared_at(document: Document, place: Place) -> object:
    """The declaration in which a place is."""
    at = place[0][1]
    assert at is not None
    return document.declarations[at]
