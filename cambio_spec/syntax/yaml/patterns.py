"""What a rule of the grammar matches, as a list of phrases and as a regular expression.

Only for rules without recursion: names, kinds, places. They are made from the grammar itself, so
that the JSON Schema can't tell another language than the parser.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, reduce
from itertools import product
from typing import Any

from lark.lexer import PatternStr

from cambio_spec.syntax.parse import grammar

MOST_PHRASES = 12


@dataclass(frozen=True, slots=True)
class Matches:
    """The phrases, as far as they can be listed, and a pattern for the others; None for none."""

    phrases: tuple[str, ...]
    pattern: str | None

    @property
    def whole(self) -> str:
        """One pattern for everything."""
        listed = [re.escape(phrase).replace("\\ ", r"\s+") for phrase in self.phrases]
        return "|".join([*listed, *([self.pattern] if self.pattern else [])])


class Recursive(Exception):
    """The rule holds itself: no regular expression matches it."""


@cache
def matches(rule: str) -> Matches:
    """Raises `Recursive`."""
    if _is_recursive(rule):
        raise Recursive(rule)
    listed: list[str] = []
    others: list[str] = []
    for symbols in _alternatives(rule):
        phrases = _phrases(symbols)
        if phrases is not None and len(phrases) <= MOST_PHRASES:
            listed += phrases
        else:
            others.append(_joined([_expression(symbol) for symbol in symbols]).text)
    return Matches(tuple(dict.fromkeys(listed)), "|".join(dict.fromkeys(others)) or None)


@cache
def beginnings(rule: str) -> tuple[str, ...] | None:
    """The words and signs that a text of this rule can begin with; None if they can't be listed."""
    found: dict[str, None] = {}
    seen: set[str] = set()
    waiting = [rule]
    while waiting:
        name = waiting.pop(0)
        seen.add(name)
        for symbols in _alternatives(name):
            first = symbols[0]
            if first.is_term:
                spelt = _words(first.name)
                if spelt is None:
                    return None
                found.update(dict.fromkeys(spelt))
            elif first.name not in seen:
                waiting.append(first.name)
    return tuple(found)


@dataclass(frozen=True, slots=True)
class _Expression:
    """A regular expression, and whether a word stands at its start and at its end."""

    text: str
    opens: bool
    closes: bool


def _alternatives(rule: str) -> list[Sequence[Any]]:
    return [r.expansion for r in grammar().rules if r.origin.name == rule]


def _words(terminal: str) -> tuple[str, ...] | None:
    """How a terminal is spelt; None where there is no end to it."""
    pattern = next(t.pattern for t in grammar().terminals if t.name == terminal)
    if isinstance(pattern, PatternStr):
        return (str(pattern.value),)
    spelt = re.fullmatch(r"(?:(\w+)\\s\+)?\(?([a-z|]+)\)?\(\?!\[a-z0-9_\]\)", str(pattern.value))
    if spelt is None:
        return None
    before = f"{spelt[1]} " if spelt[1] else ""
    return tuple(before + word for word in spelt[2].split("|"))


def _phrases(symbols: Iterable[Any]) -> list[str] | None:
    choices: list[Sequence[str]] = []
    for symbol in symbols:
        if symbol.is_term:
            found = _words(symbol.name)
        elif symbol.name.startswith("__"):
            return None
        else:
            inner = matches(symbol.name)
            found = inner.phrases if inner.pattern is None else None
        if found is None:
            return None
        choices.append(found)
    return [" ".join(words) for words in product(*choices)]


def _is_recursive(rule: str) -> bool:
    """Whether a rule, or one in it, holds itself; repetition apart."""

    def holds(name: str, around: frozenset[str]) -> bool:
        inner = {s.name for symbols in _alternatives(name) for s in symbols if not s.is_term}
        if name.startswith("__"):
            inner.discard(name)
        within = around | {name}
        return any(one in within or holds(one, within) for one in inner)

    return holds(rule, frozenset())


def _expression(symbol: Any) -> _Expression:
    if symbol.is_term:
        pattern = next(t.pattern for t in grammar().terminals if t.name == symbol.name)
        raw = str(pattern.value)
        if isinstance(pattern, PatternStr):
            return _Expression(re.escape(raw), raw[0].isalnum(), raw[-1].isalnum())
        return _Expression(raw, True, True)
    alternatives = _alternatives(symbol.name)
    if symbol.name.startswith("__"):
        return _repeated(symbol.name, alternatives)
    made = [_joined([_expression(s) for s in symbols]) for symbols in alternatives]
    text = "|".join(dict.fromkeys(m.text for m in made))
    text = f"(?:{text})" if len(made) > 1 else text
    return _Expression(text, any(m.opens for m in made), any(m.closes for m in made))


def _repeated(name: str, alternatives: list[Sequence[Any]]) -> _Expression:
    """What Lark makes of `( … )*`: a rule that begins with itself, or doesn't."""
    (once,) = [symbols for symbols in alternatives if symbols[0].name != name]
    one = _joined([_expression(symbol) for symbol in once])
    again = _joined([one, one]).text.removeprefix(one.text)
    return _Expression(f"{one.text}(?:{again})*", one.opens, one.closes)


def _joined(parts: Sequence[_Expression]) -> _Expression:
    def join(left: _Expression, right: _Expression) -> _Expression:
        space = r"\s+" if left.closes and right.opens else r"\s*"
        return _Expression(f"{left.text}{space}{right.text}", left.opens, right.closes)

    return reduce(join, parts)
