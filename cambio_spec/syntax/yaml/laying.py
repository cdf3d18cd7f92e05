"""From what an item says to the lines of canonical YAML: block style, filled to a width."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, assert_never

from cambio_spec.nodes.writing import WIDTH
from cambio_spec.syntax.yaml.quoting import scalar

STEP = "  "
MOST_TOGETHER = 4
"""Declarations of one kind with so many lines need no empty line between them."""
# Where a value may go on in the next line; what is read there is the same as a single space.
_BREAKS = {
    "words": re.compile(r"(?<=\S) (?=(?:and|or|where|when|then|else) )|(?<=[;:]) (?=\S)"),
    "prose": re.compile(r"(?<=\S) (?=\w)"),
}


@dataclass(frozen=True, slots=True)
class Text:
    text: str
    kind: Literal["words", "prose", "flag"]


@dataclass(frozen=True, slots=True)
class Texts:
    """A list of values; `block`: each on a line of its own."""

    texts: tuple[Text, ...]
    block: bool


@dataclass(frozen=True, slots=True)
class Comments:
    above: tuple[str, ...] = ()
    beside: str | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """An item. `name` is None unless the name is the key that it stands under; then it may be
    `short`, the value of its first pair."""

    name: str | None
    pairs: tuple[tuple[str, Laid], ...]
    comments: Comments
    short: bool = False


@dataclass(frozen=True, slots=True)
class Entries:
    entries: tuple[Entry, ...]


Laid = Text | Texts | Entries


def item(entry: Entry, pad: str) -> list[str]:
    """An item whose first key says what it is; `pad` stands before every line."""
    lines, told = list[str](), entry.comments.beside is None
    for name, value in entry.pairs:
        field, beside = _field(pad, name, value)
        if not told:
            field[beside] += f"  {entry.comments.beside}"
            told = True
        lines += field
    return [pad + comment for comment in entry.comments.above] + lines


def dashed(entry: Entry, pad: str) -> list[str]:
    """The same in a list."""
    lines = item(entry, pad + STEP)
    count = len(entry.comments.above)
    comments = [pad + comment for comment in entry.comments.above]
    return [*comments, f"{pad}- {lines[count][len(pad) + 2 :]}", *lines[count + 1 :]]


def _named(entry: Entry, pad: str) -> list[str]:
    assert entry.name is not None
    if entry.short:
        short = Entry(None, ((entry.name, entry.pairs[0][1]),), entry.comments)
        return item(short, pad)
    beside = f"  {entry.comments.beside}" if entry.comments.beside is not None else ""
    above = [pad + comment for comment in entry.comments.above]
    inner = Entry(None, entry.pairs, Comments())
    return [*above, f"{pad}{scalar(entry.name)}:{beside}", *item(inner, pad + STEP)]


def _field(pad: str, name: str, value: Laid) -> tuple[list[str], int]:
    """The lines of a key and its value, and the one that a comment about it stands beside."""
    lead = f"{pad}{scalar(name)}:"
    match value:
        case Text():
            return _filled(f"{lead} ", value, pad + STEP), -1
        case Texts(texts=texts, block=block):
            line = f"{lead} [{', '.join(_one_line(text, in_list=True) for text in texts)}]"
            if not block and len(line) <= WIDTH:
                return [line], -1
            return [lead, *_block(texts, pad + STEP)], 0
        case Entries(entries=entries):
            lines = [lead]
            for entry in entries:
                lay = dashed if entry.name is None else _named
                lines += lay(entry, pad + STEP)
            return lines, 0
        case _:
            assert_never(value)


def _block(texts: Iterable[Text], pad: str) -> list[str]:
    return [line for text in texts for line in _filled(f"{pad}- ", text, pad + STEP)]


def _filled(lead: str, text: Text, pad: str) -> list[str]:
    """A value behind `lead`, where it is too long on several lines that begin with `pad`."""
    whole = _one_line(text)
    if len(lead) + len(whole) <= WIDTH or text.kind == "flag":
        return [lead + whole]
    first, *pieces = _BREAKS[text.kind].split(whole)
    lines = [lead + first]
    for piece in pieces:
        if len(lines[-1]) + 1 + len(piece) <= WIDTH:
            lines[-1] += f" {piece}"
        else:
            lines.append(pad + STEP + piece)
    return lines


def _one_line(text: Text, in_list: bool = False) -> str:
    if text.kind == "flag":
        return text.text
    return scalar(text.text, number=text.kind == "words", in_list=in_list)


def apart(blocks: Sequence[tuple[str, Entry, list[str]]]) -> list[str]:
    """Declarations with empty lines between them; short ones of one kind stand together. Each is
    its kind, what it says and its lines."""
    lines: list[str] = []
    before: tuple[str, bool] | None = None
    for kind, entry, block in blocks:
        short = len(block) - len(entry.comments.above) <= MOST_TOGETHER
        if lines and (before != (kind, True) or not short or entry.comments.above):
            lines.append("")
        lines += block
        before = kind, short
    return lines
