"""Source files and spans: where in a rule file something was written."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

MAX_BYTES = 2_000_000
YAML = (".yaml", ".yml")


class Unreadable(Exception):
    """A file that can't be taken as text. `reason` is a message id: `missing`, `directory`,
    `denied`, `too-large`, `not-utf8`. For `not-utf8`, `offset` is the byte at fault, and `text`
    what could be read, with a sign in the place of every fault."""

    def __init__(self, path: str, reason: str, offset: int | None = None, text: str = "") -> None:
        super().__init__(f"{path}: {reason}")
        self.path, self.reason, self.offset, self.text = path, reason, offset, text


@dataclass(frozen=True)
class SourceFile:
    """The text of one file. `path` is for display: as the user named it, or from where they are;
    it was read at the `place`."""

    path: str
    text: str = field(repr=False)
    place: Path | None = field(default=None, repr=False, compare=False)

    @property
    def is_yaml(self) -> bool:
        """Whether it is written in YAML rather than in the rule language's own text."""
        return (self.place or Path(self.path)).suffix.lower() in YAML

    @cached_property
    def _starts(self) -> list[int]:
        return [0] + [i + 1 for i, ch in enumerate(self.text) if ch == "\n"]

    def position(self, offset: int) -> tuple[int, int]:
        """Line and column, both from 1, of a character offset."""
        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1

    def offset(self, line: int) -> int:
        """Where a line (from 1) begins."""
        return self._starts[line - 1]

    def line(self, number: int) -> str:
        """The text of a line (from 1), without its end."""
        start = self._starts[number - 1]
        end = self.text.find("\n", start)
        return self.text[start : end if end >= 0 else len(self.text)].rstrip("\r")


@dataclass(frozen=True, slots=True)
class Span:
    """Characters `start` up to, not including, `end` of a file."""

    file: SourceFile
    start: int
    end: int

    @property
    def line(self) -> int:
        return self.file.position(self.start)[0]

    @property
    def column(self) -> int:
        return self.file.position(self.start)[1]

    @property
    def text(self) -> str:
        return self.file.text[self.start : self.end]


def read(path: Path, shown: str | None = None) -> SourceFile:
    """The file at `path`, checked to be UTF-8 text of at most `MAX_BYTES`.

    Raises `Unreadable`.
    """
    name = shown or str(path)
    try:
        with path.open("rb") as handle:
            raw = handle.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise Unreadable(name, "missing") from None
    except IsADirectoryError:
        raise Unreadable(name, "directory") from None
    except OSError:
        raise Unreadable(name, "denied") from None
    if len(raw) > MAX_BYTES:
        raise Unreadable(name, "too-large")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        text = raw.decode("utf-8", errors="replace")
        raise Unreadable(name, "not-utf8", error.start, text) from None
    return SourceFile(name, text.replace("\r\n", "\n"), path)
