"""What could have stood where the text stops making sense, in words an editor knows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from lark.lexer import PatternStr, TerminalDef

MOST_LISTED = 8

# Terminals whose pattern is no plain word. In capitals: what the catalog has words for.
# Empty: never suggested.
WRITTEN: dict[str, tuple[str, ...]] = {
    "NAME": ("NAME",),
    "ROW": (),
    "INT": ("NUMBER",),
    "SIGNED_INT": ("NUMBER",),
    "STRING": ("TEXT",),
    "FIGURE": (),
    "CODE": ("CODE",),
    "COMMENT": (),
    "WS": (),
    "$END": (),
    "COMPARISON": ("is", "=", "<", ">"),
    "COUNT": ("number of", "first of"),
    "QUANTIFIER": (),
    "COUNTER": ("exactly", "at least", "at most"),
    "BY_ANY_PLAYER": ("by any player",),
    "JOKERS": ("jokers",),
    "OF_CARD": ("of card",),
    "OF_PLAYER": ("of player",),
    "OF_OCCASION": ("of match", "of round"),
    "OR_MORE": ("or more",),
    "_AT_MOST": ("at most",),
    "KEEPING_TOP": ("keeping top",),
    "REST_OF": ("rest of",),
    "ALL_OF": ("all of",),
    "FACE": ("face up", "face down"),
}
VALUES = frozenset({"NAME", "NUMBER", "TEXT", "CODE", "DECLARATION", "EFFECT"})
DECLARATIONS = frozenset(
    {"GAME", "VARIANT", "PLAYERS", "PARTNERS", "DECK", "ZONE", "PARAM", "OPTION", "FACT"}
    | {"TABLE", "DEFINE", "STAGE", "PHASE", "ACTION", "POWER", "EDITORIAL", "QUESTION", "ACCEPT"}
)
EFFECTS = frozenset(
    {"MOVE", "GATHER", "DEAL", "SWAP", "TURN", "LOOK", "SHUFFLE", "CUT", "LET", "CHOOSE", "OFFER"}
    | {"ANNOUNCE", "GO", "END", "IF", "EACH", "AS", "MAY", "LPAR"}
)
# What can go on after almost anything says little where something else could stand too.
GOING_ON = frozenset({"SIGN", "TIMES", "AND", "OR", "COMPARISON", "LSQB", "BECAUSE", "OF"})
# Where a value may stand, these say no more than “a name”.
OPENING = frozenset(
    {"(", "-", "not", "row", "sum", "least", "greatest", "number of", "first of", "exactly"}
    | {"at least", "at most"}
)


def expected_words(names: Iterable[str], terminals: Iterable[TerminalDef]) -> tuple[str, ...]:
    """The words, at most `MOST_LISTED` and then an ellipsis, those of the language first."""
    patterns = {t.name: t for t in terminals}
    left = set(names)
    found: list[str] = []
    for group, word in ((DECLARATIONS, "DECLARATION"), (EFFECTS, "EFFECT")):
        if group <= left:
            left -= group
            found.append(word)
    telling = left - GOING_ON or (set() if found else left)
    found += [word for name in sorted(telling) for word in _words(name, patterns)]
    words = dict.fromkeys(found)
    if "NAME" in words:
        words = dict.fromkeys(w for w in words if w not in OPENING)
    ordered = sorted(words, key=lambda w: (w in VALUES, w))
    if len(ordered) > MOST_LISTED:
        return (*ordered[:MOST_LISTED], "…")
    return tuple(ordered)


def spellings(names: Iterable[str], terminals: Iterable[TerminalDef]) -> Mapping[str, str]:
    """Of the terminals of these names, those that are written in one way only, and how."""
    patterns = {t.name: t for t in terminals}
    found = {"COMPARISON": "is"} if "COMPARISON" in names else {}
    for name in sorted(names):
        if name in patterns and isinstance(patterns[name].pattern, PatternStr):
            found[name] = str(patterns[name].pattern.value)
    return found


def keywords(terminals: Iterable[TerminalDef]) -> frozenset[str]:
    """Every word, in small letters, that the grammar itself is written with."""
    patterns = {t.name: t for t in terminals}
    written = (word for name in patterns for word in _words(name, patterns))
    return frozenset(part for words in written for part in words.split() if part.islower())


def _words(name: str, patterns: Mapping[str, TerminalDef]) -> tuple[str, ...]:
    if name in WRITTEN:
        return WRITTEN[name]
    if name not in patterns:
        return ()
    pattern = patterns[name].pattern
    if isinstance(pattern, PatternStr):
        return (str(pattern.value),)
    # `(up|down)(?!…)` stands for `up` and `down`.
    group = re.match(r"\(([a-z|]+)\)", str(pattern.value))
    return tuple(group.group(1).split("|")) if group else ()
