"""The parts of decisions, tables and stages, which variants add and replace too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import cast

from cambio_spec.nodes.keys import DO, IS, TAIL, WHEN, Key, Several
from cambio_spec.nodes.reading import Branch, Part, Reader
from cambio_spec.nodes.surface import Effect, Expression, Item, Surface, Word
from cambio_spec.nodes.writing import BREAK, expression

RULE = (
    IS,
    WHEN,
    Key(
        "overrides",
        Several("_name", "overrides"),
        "The rules that it wins over wherever it applies.",
        needed=False,
    ),
    TAIL,
)
ROW = (IS, TAIL)
STEP = (DO, TAIL)
"""How the parts are laid out in YAML, after their names."""


@dataclass(frozen=True, slots=True)
class Rule(Item):
    """`name` is None for the single rule of a plain definition."""

    name: Word | None
    value: Expression
    when: Expression | None
    overrides: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Selector(Surface):
    """Cards of one rank, or of a run of ranks; `quality` is a suit or a colour, and where cards
    of one's own are made, also `suited`: each of the four suits."""

    quality: Word | None
    first: Word
    last: Word | None

    @property
    def text(self) -> str:
        quality = f"{self.quality.text} " if self.quality else ""
        last = f" to {_spelled(self.last)}" if self.last else ""
        return f"{quality}{_spelled(self.first)}{last}"

    @property
    def label(self) -> str:
        return self.text.replace(" ", "_")


@dataclass(frozen=True, slots=True)
class Row(Item):
    selector: Selector
    value: Expression


@dataclass(frozen=True, slots=True)
class Step(Item):
    name: Word
    effects: tuple[Effect, ...]


def read_rule(name: Word | None, rest: Sequence[Part], tree: Branch, reader: Reader) -> Rule:
    """A rule from what follows its name: value, condition, overrides and tail."""
    value, when, overrides, tail = rest
    because, cites = reader.tail(tail)
    words: tuple[Word, ...] = ()
    if overrides is not None:
        words = tuple(reader.word(c) for c in cast(Branch, overrides).children)
    return Rule(
        name,
        reader.expression(value),
        reader.optional(when),
        words,
        span=reader.span(tree),
        because=because,
        cites=cites,
    )


def write_rule(rule: Rule) -> str:
    """The rule after its name."""
    when = "" if rule.when is None else f"{BREAK}when {expression(rule.when)}"
    overrides = ""
    if rule.overrides:
        overrides = f"{BREAK}overrides {', '.join(w.text for w in rule.overrides)}"
    return f"{expression(rule.value)}{when}{overrides}"


def read_selector(part: Part, reader: Reader) -> Selector:
    tree = cast(Branch, part)
    quality, below, first, last_below, last = tree.children
    return Selector(
        None if quality is None else reader.word(quality),
        _rank(below, first, reader),
        None if last is None else _rank(last_below, last, reader),
        span=reader.span(tree),
    )


def _rank(below: Part | None, part: Part, reader: Reader) -> Word:
    """A rank as cards have it: `-2` for what is written `minus 2`. A bare `-` would be taken for a
    subtraction from what stands before it."""
    word = reader.word(part)
    return word if below is None else replace(word, text=f"-{word.text}")


def _spelled(rank: Word) -> str:
    return rank.text.replace("-", "minus ")


def read_row(part: Part, reader: Reader) -> Row:
    """A row from the last three children of its tree: selector, value and tail."""
    tree = cast(Branch, part)
    *_, selector, value, tail = tree.children
    because, cites = reader.tail(tail)
    return Row(
        read_selector(selector, reader),
        reader.expression(value),
        span=reader.span(tree),
        because=because,
        cites=cites,
    )


def write_row(row: Row) -> str:
    return f"{row.selector.text} is {expression(row.value)}"


def read_step(name: Word, effects: Part, tail: Part, tree: Branch, reader: Reader) -> Step:
    because, cites = reader.tail(tail)
    return Step(name, reader.effects(effects), span=reader.span(tree), because=because, cites=cites)
