"""Lines of a rule file with carets under what is meant.

Every character is first made one that takes the same room on every terminal, so that the
carets stand where they should: tabs become spaces, controls and marks that turn the direction
of writing become visible, joiners and variation selectors go.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.cells import cell_len, chop_cells
from rich.text import Text

from cambio_spec.source.files import SourceFile, Span

TAB = 4
MOST_PIECES = 4
# So much of a line is shown before a mark that doesn't fit; so much is looked at in a line of
# a megabyte.
_CONTEXT = 8
_HEAD = 24
_NEAR = 2000
_BLANK = " \t\r"
_BREAKS = re.compile(r"[ \t\r\n]+")
_DROPPED = frozenset("\u200d\ufe0e\ufe0f")


@dataclass(frozen=True, slots=True)
class Mark:
    """A span, what to say beside its carets (may be empty), and the carets' style."""

    span: Span
    message: str
    style: str


@dataclass(frozen=True, slots=True)
class _Piece:
    """The part of a mark on one line: characters from `start` up to `end`."""

    line: int
    start: int
    end: int
    mark: Mark
    last: bool


@dataclass(frozen=True, slots=True)
class _View:
    """What a row shows of a line: the characters from `first` on, `text` in all. `columns` is
    where each of them starts in the row, and behind the last where it ends."""

    first: int
    text: str
    columns: tuple[int, ...]

    def under(self, start: int, end: int) -> tuple[int, int]:
        """The columns under characters `start` up to `end`, cut to what is shown; one at least."""
        last = len(self.columns) - 1
        left = self.columns[min(max(start - self.first, 0), last)]
        right = self.columns[min(max(end - self.first, 0), last)]
        return left, max(right, left + 1)


def visible(text: str) -> str:
    """Text that can't steer a terminal: what `excerpt` shows of it, tabs as single spaces."""
    return "".join(_shown(char, 0) if char != "\t" else " " for char in text)


def wrapped(text: str, width: int) -> list[str]:
    """Text in lines of at most `width` cells, broken at spaces where there are some; no-break
    spaces hold."""
    lines = [""]
    for word in filter(None, _BREAKS.split(text)):
        joined = f"{lines[-1]} {word}" if lines[-1] else word
        if cell_len(joined) <= width:
            lines[-1] = joined
            continue
        if lines[-1]:
            lines.append("")
        *full, lines[-1] = chop_cells(word, max(width, 2)) or [""]
        lines[-1:-1] = full
    return lines


def excerpt(file: SourceFile, marks: Sequence[Mark], width: int, digits: int) -> list[Text]:
    """The marked lines of one file in rows of at most `width` cells; line numbers take
    `digits`. Between lines that aren't neighbours stands a row with `⋮`."""
    pieces = [piece for mark in marks for piece in _pieces(mark)]
    room = max(width - digits - 3, 20)
    rows: list[Text] = []
    before: int | None = None
    for number in sorted({piece.line for piece in pieces}):
        if before is not None and number == before + 2:
            rows.append(_row(f"{before + 1:>{digits}} │ ", _view(file.line(before + 1), (), room)))
        elif before is not None and number > before + 2:
            rows.append(Text(" " * digits + " ⋮", style="dim"))
        here = [piece for piece in pieces if piece.line == number]
        view = _view(file.line(number), here, room)
        rows.append(_row(f"{number:>{digits}} │ ", view))
        for piece in here:
            rows += _caret_rows(piece, view, room, " " * digits + " │ ")
        before = number
    return rows


def _pieces(mark: Mark) -> list[_Piece]:
    file, span = mark.span.file, mark.span
    first, column = file.position(span.start)
    last, end_column = file.position(max(span.start, span.end))
    found: list[_Piece] = []
    for number in range(first, last + 1):
        text = file.line(number)
        start = column - 1 if number == first else 0
        end = min(end_column - 1 if number == last else len(text), len(text))
        covered = text[start:end].strip(_BLANK)
        if covered or first == last:
            start += text[start:end].index(covered)
            end = start + len(covered)
            found.append(_Piece(number, start, end, mark, False))
    if not found:
        found = [_Piece(first, column - 1, column - 1, mark, False)]
    if len(found) > MOST_PIECES:
        found = [*found[: MOST_PIECES - 1], found[-1]]
    *others, final = found
    return [*others, _Piece(final.line, final.start, final.end, mark, True)]


def _shown(char: str, column: int) -> str:
    if char == "\t":
        return " " * (TAB - column % TAB)
    if char in _DROPPED:
        return ""
    if char < " ":
        return chr(0x2400 + ord(char))
    if unicodedata.category(char) in ("Cc", "Cf", "Cs", "Zl", "Zp"):
        return f"⟨U+{ord(char):04X}⟩"
    return char


def _cells(text: str) -> Iterator[tuple[str, int]]:
    """What is shown for each character, and the column where it starts, from 0."""
    column = 0
    for char in text:
        shown = _shown(char, column)
        yield shown, column
        column += cell_len(shown)


def _view(line: str, here: Sequence[_Piece], room: int) -> _View:
    """The line, or what of it fits around its first mark, with `…` where something is cut."""
    start, end = (here[0].start, here[0].end) if here else (0, 0)
    offset = max(start - _NEAR, 0)
    near = line[offset : start + _NEAR]
    cells = list(_cells(near))
    total = sum(cell_len(shown) for shown, _ in cells)
    # A mark behind the end needs a column of its own.
    needed = total + any(piece.start >= len(line) for piece in here)
    if needed <= room and len(near) == len(line):
        return _View(0, *_laid_out(cells, ""))
    at = [column for _, column in cells] + [total]
    begin, stop = at[start - offset], at[min(end - offset, len(cells))]
    head = _head(line)
    if cell_len(head) > room // 2:
        head = ""
    space = room - cell_len(head)
    if offset == 0 and stop < room:
        head, wanted = "", 0
    elif stop - begin < space - _CONTEXT - 2:
        wanted = stop - (space - 2)
    else:
        wanted = begin - _CONTEXT
    first = next(i for i, column in enumerate(at) if column >= wanted)
    if offset == 0 and at[first] <= cell_len(head):
        head, first = "", 0
    lead = head + "…" if first + offset else ""
    space = room - 1 - cell_len(lead)
    kept = [c for c in cells[first:] if c[1] + cell_len(c[0]) - at[first] <= space]
    cut = offset + first + len(kept) < len(line)
    text, columns = _laid_out(kept, lead)
    return _View(offset + first, text + ("…" if cut else ""), columns)


def _head(line: str) -> str:
    """How a line begins: enough of it to see which rule this is."""
    words = re.match(r"[ \t]*[^ \t]+[ \t]+[^ \t]+[ \t]", line[:_HEAD])
    return "".join(shown for shown, _ in _cells(words[0])) if words else ""


def _laid_out(cells: Sequence[tuple[str, int]], lead: str) -> tuple[str, tuple[int, ...]]:
    columns = [cell_len(lead)]
    for shown, _ in cells:
        columns.append(columns[-1] + cell_len(shown))
    return lead + "".join(shown for shown, _ in cells), tuple(columns)


def _row(edge: str, view: _View) -> Text:
    return Text(edge, style="dim").append(view.text, style="not dim")


def _caret_rows(piece: _Piece, view: _View, room: int, edge: str) -> list[Text]:
    start, end = view.under(piece.start, piece.end)
    style = f"not dim {piece.mark.style}"
    row = Text(edge, style="dim").append(" " * start + "^" * (end - start), style=style)
    message = piece.mark.message if piece.last else ""
    if not message:
        return [row]
    if end + 1 + cell_len(message) <= room:
        return [row.append(" " + message, style=style)]
    indent = min(start, room // 3)
    return [
        row,
        *(
            Text(edge, style="dim").append(" " * indent + line, style=style)
            for line in wrapped(message, room - indent)
        ),
    ]
