"""Comments belong to the item below them, or beside them; none is ever lost."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
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


def attach(
    document: Document, found: Iterable[Comment], ends: Mapping[int, int] | None = None
) -> Document:
    """The same document, each item with the comments that belong to it.

    `ends` says where the item that starts there is over: a comment on a line of its own inside an
    item, with no other item below it there, is about that one. Without them, it is about the next.
    """
    ordered = sorted(items(document.declarations), key=lambda item: item.span.start)
    places = _Places([item.span.start for item in ordered], ends or {})
    above: dict[int, list[str]] = {}
    beside: dict[int, str] = {}
    below: list[str] = []
    for comment in found:
        before = bisect_left(places.starts, comment.start)
        if comment.beside and before and before - 1 not in beside:
            beside[before - 1] = comment.text
        elif comment.beside and before:
            above.setdefault(before - 1, []).append(comment.text)
        elif (about := places.below(comment.start, before)) is not None:
            above.setdefault(about, []).append(comment.text)
        else:
            below.append(comment.text)
    if not above and not beside and not below:
        return document
    spoken = {id(item): (tuple(above.get(i, ())), beside.get(i)) for i, item in enumerate(ordered)}
    return replace(_with(document, spoken), below=tuple(below))


class _Places:
    """Where items start and end, in order; one may stand inside another."""

    def __init__(self, starts: list[int], ends: Mapping[int, int]) -> None:
        self.starts = starts
        self._ends = [ends.get(start, start) for start in starts]
        self._around: list[int | None] = []
        for index, start in enumerate(starts):
            self._around.append(self._holder(index - 1 if index else None, start))

    def _holder(self, item: int | None, at: int) -> int | None:
        """The innermost item, this one or one around it, that isn't over there."""
        while item is not None and self._ends[item] <= at:
            item = self._around[item]
        return item

    def below(self, at: int, before: int) -> int | None:
        """The item that a comment there is about, if `before` items start above it."""
        following = before if before < len(self.starts) else None
        holder = self._holder(before - 1 if before else None, at)
        if holder is None:
            return following
        if following is not None and self.starts[following] < self._ends[holder]:
            return following
        return holder


def items(found: Iterable[Item]) -> Iterator[Item]:
    """All items that comments can belong to, those inside others too."""
    for item in found:
        yield item
        yield from items(item.inner)


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
