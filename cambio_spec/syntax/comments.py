"""Comments belong to the item below them, or beside them; none is ever lost."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, TypeVar, cast

from cambio_spec.nodes.surface import Document, Item

_TOKEN = re.compile(r'"[^"\n]*"|#[^\n]*')
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Comment:
    """`beside`: code stands before it on its line."""

    start: int
    text: str
    beside: bool


def comments(text: str) -> Iterator[Comment]:
    for token in _TOKEN.finditer(text):
        if token.group().startswith("#"):
            line = text[text.rfind("\n", 0, token.start()) + 1 : token.start()]
            yield Comment(token.start(), token.group().rstrip(), bool(line.strip()))


def attach(document: Document) -> Document:
    """The same document, each item with the comments that belong to it."""
    items = sorted(_items(document.declarations), key=lambda item: item.span.start)
    starts = [item.span.start for item in items]
    above: dict[int, list[str]] = {}
    beside: dict[int, str] = {}
    below: list[str] = []
    for comment in comments(document.span.text):
        before = bisect_left(starts, comment.start)
        if comment.beside and before and before - 1 not in beside:
            beside[before - 1] = comment.text
        elif comment.beside and before:
            above.setdefault(before - 1, []).append(comment.text)
        elif before < len(items):
            above.setdefault(before, []).append(comment.text)
        else:
            below.append(comment.text)
    if not above and not beside and not below:
        return document
    spoken = {id(item): (tuple(above.get(i, ())), beside.get(i)) for i, item in enumerate(items)}
    return replace(_with(document, spoken), below=tuple(below))


def _items(items: Iterable[Item]) -> Iterator[Item]:
    for item in items:
        yield item
        yield from _items(item.inner)


def _with(node: T, spoken: dict[int, tuple[tuple[str, ...], str | None]]) -> T:
    """`node` rebuilt with the comments of each of its items."""
    if isinstance(node, tuple):
        return cast(T, tuple(_with(child, spoken) for child in node))
    if not is_dataclass(node) or not isinstance(node, Item | Document):
        return node
    changes: dict[str, object] = {}
    for f in fields(node):
        value = getattr(node, f.name)
        if isinstance(value, tuple | Item) and not isinstance(value, str):
            changes[f.name] = _with(value, spoken)
    if isinstance(node, Item):
        above, beside = spoken.get(id(node), ((), None))
        changes["above"], changes["beside"] = above, beside
    return cast(T, replace(cast(Any, node), **changes))
