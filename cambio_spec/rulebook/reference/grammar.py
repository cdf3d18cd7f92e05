"""The rules of `cambio.lark` as trees, for showing and for counting what they allow."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import product


@dataclass(frozen=True, slots=True)
class Words:
    """What is written as it stands, in one of these spellings. `name` is the terminal's, None for
    a word that stands in the rule itself."""

    spellings: tuple[str, ...]
    name: str | None = None


@dataclass(frozen=True, slots=True)
class Ref:
    """Another rule, or a terminal with too many spellings to be listed (`NAME`)."""

    name: str


@dataclass(frozen=True, slots=True)
class Seq:
    """One after the other. `alias` is what an alternative is called in the tree, if not like its
    rule."""

    parts: tuple[Part, ...]
    alias: str | None = None


@dataclass(frozen=True, slots=True)
class Alt:
    """One of them."""

    choices: tuple[Seq, ...]


@dataclass(frozen=True, slots=True)
class Maybe:
    """`[ … ]`: once, or not at all."""

    part: Part


@dataclass(frozen=True, slots=True)
class Many:
    """`… *` or `… +`: as often as one likes; `some`: once at least."""

    part: Part
    some: bool


Part = Words | Ref | Seq | Alt | Maybe | Many

_TOKEN = re.compile(r'"[^"]*"|/(?:\\.|[^/])+/|->|[?!]*\w+|[\[\]()|*+]')
_RULE = re.compile(r"^[?!]*(\w+)(?:\.\d+)?:\s*(.*)$")


@cache
def rules() -> Mapping[str, Alt]:
    """Every rule of the grammar by its name, in the order of the text."""
    text = files("cambio_spec.syntax").joinpath("cambio.lark").read_text("utf-8")
    return read(text)


def read(text: str) -> Mapping[str, Alt]:
    """The rules of a grammar in Lark's notation, without its terminals."""
    found = bodies(text)
    terminals = {name: _terminal(name, found[name]) for name in found if name.isupper()}
    return {
        name: _Reading(body, terminals).whole()
        for name, body in found.items()
        if not name.isupper()
    }


def bodies(text: str) -> Mapping[str, str]:
    """What stands behind the name of each rule and each terminal, in one line."""
    found: dict[str, str] = {}
    current = ""
    for line in text.splitlines():
        line = re.sub(r"(^|\s)//.*$", "", line)
        head = _RULE.match(line)
        if head:
            current = head[1]
            found[current] = head[2]
        elif line.startswith("%") or not line.strip():
            current = ""
        elif current:
            found[current] += " " + line.strip()
    return found


class _Reading:
    """One body, read from left to right."""

    def __init__(self, body: str, terminals: Mapping[str, Words | Ref]) -> None:
        self._tokens = _TOKEN.findall(body)
        self._terminals = terminals
        self._at = 0

    def whole(self) -> Alt:
        found = self._alternatives()
        assert self._at == len(self._tokens), self._tokens[self._at :]
        return found

    def _peek(self) -> str:
        return self._tokens[self._at] if self._at < len(self._tokens) else ""

    def _next(self) -> str:
        self._at += 1
        return str(self._tokens[self._at - 1])

    def _alternatives(self) -> Alt:
        found = [self._sequence()]
        while self._peek() == "|":
            self._next()
            found.append(self._sequence())
        return Alt(tuple(found))

    def _sequence(self) -> Seq:
        parts: list[Part] = []
        alias = None
        while self._peek() not in ("", "|", ")", "]"):
            if self._peek() == "->":
                self._next()
                alias = self._next()
            else:
                parts.append(self._repeated())
        return Seq(tuple(parts), alias)

    def _repeated(self) -> Part:
        part = self._single()
        if self._peek() in ("*", "+"):
            return Many(part, self._next() == "+")
        return part

    def _single(self) -> Part:
        token = self._next()
        if token in ("(", "["):
            inner = plain(self._alternatives())
            self._next()
            return Maybe(inner) if token == "[" else inner
        if token.startswith('"'):
            return Words((token[1:-1],))
        name = token.lstrip("?!")
        return self._terminals.get(name, Ref(name))


def plain(part: Part) -> Part:
    """A choice of one, or a sequence of one, as that one."""
    match part:
        case Alt(choices=(only,)):
            return plain(only)
        case Seq(parts=(only,)):
            return plain(only)
        case _:
            return part


def _terminal(name: str, body: str) -> Words | Ref:
    """A terminal that can be listed as its spellings; else a reference to it by its name."""
    spellings: list[str] = []
    for token in _TOKEN.findall(body):
        if token.startswith('"'):
            spellings.append(token[1:-1])
        elif token.startswith("/"):
            listed = spelt(token[1:-1])
            if listed is None:
                return Ref(name)
            spellings += listed
    return Words(tuple(spellings), name)


def spelt(pattern: str) -> tuple[str, ...] | None:
    """The texts that a pattern stands for, what has to follow it left aside; None where they
    can't be listed."""
    bare = _without_lookahead(pattern).replace(r"\s+", " ")
    if re.search(r"[\[\]\\*+?{}.^$-]", bare):
        return None
    return tuple(_spelt(bare))


def _without_lookahead(pattern: str) -> str:
    while (start := re.search(r"\(\?[=!]", pattern)) is not None:
        depth, end = 0, start.start()
        for end in range(start.start(), len(pattern)):
            depth += {"(": 1, ")": -1}.get(pattern[end], 0)
            if depth == 0:
                break
        pattern = pattern[: start.start()] + pattern[end + 1 :]
    return pattern


def _spelt(pattern: str) -> Iterator[str]:
    """Of a pattern that only groups and chooses."""
    for choice in _split(pattern):
        pieces = re.findall(r"\(([^()]*)\)|([^()]+)", choice)
        options = [_split(group) if group else [text] for group, text in pieces]
        yield from ("".join(found) for found in product(*options))


def _split(pattern: str) -> list[str]:
    """At the bars that stand in no group."""
    parts, depth = [""], 0
    for char in pattern:
        depth += {"(": 1, ")": -1}.get(char, 0)
        if char == "|" and depth == 0:
            parts.append("")
        else:
            parts[-1] += char
    return parts
