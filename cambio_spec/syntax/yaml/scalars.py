"""Where each character of a scalar's value stands in the file."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cambio_spec.syntax.yaml.composing import Scalar

_ESCAPE = re.compile(r"\\(?:x(..)|u(.{4})|U(.{8})|(.))", re.DOTALL)
_BLANK_ESCAPES = frozenset(" \t\n tnrvfN_LP")
"""After a backslash: what stands for white space, or for nothing."""


def places(scalar: Scalar) -> tuple[list[int], list[int]]:
    """Where each character of the value begins and ends in the file.

    White space may be folded, so only what isn't blank is looked for; what is blank begins where
    the character before it ends.
    """
    start, raw = scalar.span.start, scalar.span.text
    if raw == scalar.text:
        begins = list(range(start, start + len(raw)))
        return begins, [at + 1 for at in begins]
    written = _written(raw, scalar.style)
    begins, ends = list[int](), list[int]()
    at = start
    for char in scalar.text:
        if char.isspace():
            begins.append(at)
        else:
            first, last = next(written)
            begins.append(start + first)
            at = start + last
        ends.append(at)
    return begins, ends


def _written(raw: str, style: str) -> Iterator[tuple[int, int]]:
    """The characters that stand for something that isn't blank: from where to where."""
    if style == '"':
        return _double_quoted(raw)
    if style == "'":
        found = re.finditer(r"''|[^\s']", raw[1:-1])
        return ((m.start() + 1, m.end() + 1) for m in found)
    header = raw.find("\n") if style else 0
    return (m.span() for m in re.compile(r"\S").finditer(raw, header))


def _double_quoted(raw: str) -> Iterator[tuple[int, int]]:
    at, end = 1, len(raw) - 1
    while at < end:
        escape = _ESCAPE.match(raw, at) if raw[at] == "\\" else None
        if escape is None:
            if not raw[at].isspace():
                yield at, at + 1
            at += 1
            continue
        number = escape[1] or escape[2] or escape[3]
        blank = chr(int(number, 16)).isspace() if number else escape[4] in _BLANK_ESCAPES
        if not blank:
            yield escape.span()
        at = escape.end()
