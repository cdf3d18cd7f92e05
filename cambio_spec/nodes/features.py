"""What variants and options have in common: what they need, what they exclude, what they follow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never, cast

from cambio_spec.nodes.keys import Gathered, Key, Several
from cambio_spec.nodes.reading import Branch, Part, Reader
from cambio_spec.nodes.surface import Surface, Word


@dataclass(frozen=True, slots=True)
class NeedsPlayers(Surface):
    """`needs players 4 or 6`."""

    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Needs(Surface):
    """`needs joker`: can only be played together with that feature."""

    feature: Word


@dataclass(frozen=True, slots=True)
class Excludes(Surface):
    """`excludes team`: can't be played together with that feature."""

    feature: Word


@dataclass(frozen=True, slots=True)
class After(Surface):
    """`after team`: where both change the same rule, this variant has the last word."""

    feature: Word


Clause = NeedsPlayers | Needs | Excludes | After


def _key(name: str, rule: str, says: str) -> Key:
    return Key(name, Several(rule, None, alone=True), says, needed=False)


_TERMS = (
    _key("needs", "needed", "What it is played with: another feature, or `players 4 or 6`."),
    _key("excludes", "excluded", "What it can’t be played with."),
)
_AFTER = _key("after", "followed", "What it has the last word over, where both change a rule.")
_TERMS_IN_WORDS = _key(
    "requires", "_term", "The same in words: `needs players 4 or 6`, `excludes team`."
)
_CLAUSES_IN_WORDS = _key("requires", "_clause", "The same in words: `needs joker`, `after team`.")
TERMS = Gathered("terms", _TERMS, _TERMS_IN_WORDS)
CLAUSES = Gathered("clauses", (*_TERMS, _AFTER), _CLAUSES_IN_WORDS)


def read_clauses(part: Part, reader: Reader) -> tuple[Clause, ...]:
    if part is None:
        return ()
    return tuple(_clause(cast(Branch, child), reader) for child in cast(Branch, part).children)


def _clause(tree: Branch, reader: Reader) -> Clause:
    span = reader.span(tree)
    match tree.data:
        case "needs_players":
            return NeedsPlayers(read_counts(tree.children[0], reader), span=span)
        case "needs":
            return Needs(reader.word(tree.children[0]), span=span)
        case "excludes":
            return Excludes(reader.word(tree.children[0]), span=span)
        case "after":
            return After(reader.word(tree.children[0]), span=span)
        case _:
            raise AssertionError(f"the grammar has a clause that nothing reads: {tree.data}")


def write_clauses(clauses: tuple[Clause, ...]) -> str:
    return "".join(f", {written_clause(clause)}" for clause in clauses)


def written_clause(clause: Clause) -> str:
    match clause:
        case NeedsPlayers(counts=counts):
            return f"needs players {write_counts(counts)}"
        case Needs(feature=feature):
            return f"needs {feature.text}"
        case Excludes(feature=feature):
            return f"excludes {feature.text}"
        case After(feature=feature):
            return f"after {feature.text}"
        case _:
            assert_never(clause)


def read_counts(part: Part, reader: Reader) -> tuple[int, ...]:
    """`0 or 5 or 7`, as written."""
    return tuple(reader.integer(c) for c in cast(Branch, part).children)


def write_counts(counts: tuple[int, ...]) -> str:
    return " or ".join(str(count) for count in counts)
