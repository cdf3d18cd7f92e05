"""Catalog files, cut into entries that are parsed when they are first needed.

Cutting is a scan over lines; parsing costs 0.15 ms a sentence, and most runs
say few sentences. Stricter than Fluent in one point: a line that starts at the margin starts
an entry or a comment, so a slip never swallows the sentences below it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from cambio_spec.catalog.errors import CatalogError, Problem
from cambio_spec.catalog.uses import Uses, uses
from cambio_spec.source.files import SourceFile, Span, Unreadable, read

_START = re.compile(r"(-?[a-zA-Z][a-zA-Z0-9_-]*) *=")
_CONTINUES = (" ", "}", "[", "*")


@dataclass(frozen=True)
class Entry:
    """A message or, where `name` starts with a dash, a term. `line` is its first, from 1."""

    name: str
    file: SourceFile
    line: int
    text: str = field(repr=False)

    @property
    def path(self) -> str:
        return self.file.path

    @cached_property
    def node(self) -> ast.Message | ast.Term:
        """The parsed entry. Raises `CatalogError` with the line that Fluent can't read."""
        body = FluentParser().parse(self.text).body
        match body:
            case [ast.Message() | ast.Term() as node]:
                return node
            case _:
                raise self._junk(body)

    @cached_property
    def parts(self) -> Mapping[str | None, ast.Pattern]:
        """The entry's own text, if it has any, under None; then its attributes. Raises
        `CatalogError`."""
        found: dict[str | None, ast.Pattern] = {a.id.name: a.value for a in self.node.attributes}
        return {None: self.node.value, **found} if self.node.value else found

    @cached_property
    def uses(self) -> Mapping[str | None, Uses]:
        """What each part uses, references not followed. Raises `CatalogError`."""
        return {part: uses(pattern) for part, pattern in self.parts.items()}

    def error(self, problem: Problem, subject: str = "") -> CatalogError:
        return CatalogError(problem, self.path, self.line, self.name, subject)

    def pattern(self, attribute: str | None) -> ast.Pattern | None:
        """What the entry says, or one of its attributes; None where it has none."""
        return self.parts.get(attribute)

    def span(self, attribute: str | None = None) -> Span:
        """Where the entry begins: its first line. Or where one of its attributes stands."""
        start = self.file.offset(self.line)
        for found in self.node.attributes:
            if found.id.name == attribute and found.span is not None:
                return Span(self.file, start + found.span.start, start + found.span.end)
        return Span(self.file, start, start + len(self.file.line(self.line)))

    def _junk(self, body: Sequence[ast.EntryType]) -> CatalogError:
        offset, what = len(self.text), ""
        for entry in body:
            if isinstance(entry, ast.Junk) and entry.annotations:
                annotation = entry.annotations[0]
                what = annotation.message or ""
                offset = annotation.span.start if annotation.span else 0
                break
        # What is missing at the end is missed on the last line, not behind it.
        line = self.line + self.text.count("\n", 0, min(offset, len(self.text.rstrip())))
        return CatalogError("junk", self.path, line, self.name, what)


@lru_cache(maxsize=256)
def entries(file: SourceFile) -> tuple[Entry, ...]:
    """The entries of a file, in its order. Kept, since many configurations of a game are said
    with the same sentences, and parsing them takes most of the time of a check.

    Raises `CatalogError` for a line that belongs to none.
    """
    found: list[Entry] = []
    name, first, lines = "", 0, list[str]()

    def close() -> None:
        if name:
            found.append(Entry(name, file, first, "\n".join(lines).rstrip() + "\n"))

    for number, line in enumerate(file.text.split("\n"), start=1):
        start = _START.match(line)
        if start or line.startswith("#"):
            close()
            name, first, lines = (start[1] if start else ""), number, [line]
        elif not line.strip() or (name and line.startswith(_CONTINUES)):
            lines.append(line)
        else:
            raise CatalogError("junk", file.path, number, "", line.strip()[:40])
    close()
    return tuple(found)


def folder_entries(folder: Path) -> tuple[Entry, ...]:
    """The entries of every `*.ftl` of a folder, by file name; none where there is no folder.

    Raises `CatalogError`.
    """
    found: list[Entry] = []
    for path in sorted(folder.glob("*.ftl")):
        try:
            found += entries(read(path))
        except Unreadable as error:
            raise CatalogError("unreadable", error.path, 0, "", error.reason) from None
    return tuple(found)
