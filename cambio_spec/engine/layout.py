"""Long lines of code, broken at their brackets as a Python formatter would."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import StringIO
from tokenize import NAME, OP, TokenInfo, generate_tokens

STEP = "    "
KEYWORDS = frozenset(("for", "if", "and", "or"))


def broken(code: str, room: int) -> list[str]:
    """The line itself, or several which mean the same and fit where brackets allow it. A line
    that leaves a bracket open stays as it is."""
    if len(code) <= room or code.endswith(("(", "[", "{")):
        return [code]
    bracketed = _bracketed(code)
    if bracketed is not None:
        return broken(bracketed, room)
    group = _widest_group(code)
    if group is None:
        return [code]
    opened, closed = group
    lines = [code[: opened + 1]]
    for part in _parts(code[opened + 1 : closed]):
        lines += [STEP + line for line in broken(part, room - len(STEP))]
    # The tail begins with a closing bracket; the tokenizer wants the one that it closes.
    first, *tail = broken(code[opened] + code[closed:], room + 1)
    return [*lines, first[1:], *tail]


def _tokens(code: str) -> Iterator[tuple[TokenInfo, int]]:
    """The tokens of a line, each with the number of brackets around it."""
    depth = 0
    for token in generate_tokens(StringIO(code).readline):
        closing = token.type == OP and token.string in ")]}"
        depth -= closing
        yield token, depth
        depth += token.type == OP and token.string in "([{"


def _bracketed(code: str) -> str | None:
    """With brackets around the whole of a condition that has `and` or `or` outside of any."""
    shape = re.match(r"(if |elif |return |\w+ = )(.*?)(:?)$", code)
    if shape is None:
        return None
    before, condition, after = shape.groups()
    joined = any(t.string in ("and", "or") and depth == 0 for t, depth in _tokens(condition))
    ternary = any(t.string in ("if", "else", ",") and depth == 0 for t, depth in _tokens(condition))
    return f"{before}({condition}){after}" if joined and not ternary else None


def _widest_group(code: str) -> tuple[int, int] | None:
    """Where the outermost bracket that holds most opens and closes; None if all are empty."""
    opened, widest = 0, (0, 1)
    for token, depth in _tokens(code):
        if token.type == OP and depth == 0 and token.string in "([{":
            opened = token.start[1]
        if token.type == OP and depth == 0 and token.string in ")]}":
            widest = max(widest, (opened, token.start[1]), key=lambda group: group[1] - group[0])
    return widest if widest[1] - widest[0] > 1 else None


def _parts(inside: str) -> list[str]:
    """What brackets hold, cut after its commas or else, as in a comprehension, before its
    keywords."""
    outer = [token for token, depth in _tokens(f"({inside})") if depth == 1]
    commas = [t.end[1] - 1 for t in outer if t.type == OP and t.string == ","]
    words = [t for t in outer if t.type == NAME and t.string in KEYWORDS]
    listed = bool(commas) and not any(word.string == "for" for word in words)
    cuts = commas if listed else [word.start[1] - 1 for word in words]
    ends = zip([0, *cuts], [*cuts, len(inside)], strict=True)
    parts = [part for start, end in ends if (part := inside[start:end].strip())]
    if listed and not parts[-1].endswith(","):
        parts[-1] += ","
    return parts
