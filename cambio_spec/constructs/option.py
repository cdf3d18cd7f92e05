"""`option limit is 1 to 1000, default 100`: what players agree on before play.

Or one of a few words: `option race is first or seat_order, default first`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import cast

from cambio_spec.constructs.construct import DeclarationConstruct
from cambio_spec.diagnostics.codes import (
    BACKWARDS_RANGE,
    DUPLICATE_NAME,
    RESERVED_WORD,
    VALUE_NOT_ALLOWED,
)
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message, Rejected
from cambio_spec.diagnostics.nearest import help_meant, nearest
from cambio_spec.kernel.agreeing import Agreed
from cambio_spec.kernel.program import Fact, Setting
from cambio_spec.kernel.types import BOOLEAN, INTEGER, Type, word_of
from cambio_spec.nodes.building import Building
from cambio_spec.nodes.features import (
    TERMS,
    Clause,
    read_clauses,
    read_counts,
    write_clauses,
    write_counts,
)
from cambio_spec.nodes.keys import TAIL, Key, Words
from cambio_spec.nodes.naming import FIXED, PRONOUNS
from cambio_spec.nodes.reading import Branch, Part, Reader
from cambio_spec.nodes.scope import OPENING
from cambio_spec.nodes.surface import Declaration, Expression, Number, Surface, Word
from cambio_spec.nodes.writing import Line, Writer
from cambio_spec.source.files import Span

SWITCH = {"on": True, "off": False}


@dataclass(frozen=True, slots=True)
class Range(Surface):
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class OneOf(Surface):
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OneOfWords(Surface):
    """`first or seat_order`: words of the option's own, which mean nothing elsewhere."""

    words: tuple[Word, ...]

    @property
    def texts(self) -> tuple[str, ...]:
        return tuple(word.text for word in self.words)


@dataclass(frozen=True, slots=True)
class Value(Surface):
    """A number, `on` and `off`, or a word."""

    value: Agreed


@dataclass(frozen=True, slots=True)
class Option(Declaration):
    """`values` None: the option is on or off."""

    name: Word
    values: Range | OneOf | OneOfWords | None
    default: Value
    clauses: tuple[Clause, ...]

    @property
    def listed(self) -> tuple[Agreed, ...] | None:
        """The values that it may have, in their order; None for any of a range."""
        match self.values:
            case None:
                return True, False
            case Range():
                return None
            case OneOf(values=values):
                return values
            case OneOfWords():
                return self.values.texts

    def allows(self, value: object) -> bool:
        match self.values:
            case None:
                return isinstance(value, bool)
            case Range(low=low, high=high):
                return (
                    not isinstance(value, bool) and isinstance(value, int) and low <= value <= high
                )
            case OneOf(values=values):
                return not isinstance(value, bool) and value in values
            case OneOfWords():
                return value in self.values.texts


def read(tree: Branch, reader: Reader) -> Option:
    name, values, default, clauses, tail = tree.children
    because, cites = reader.tail(tail)
    return Option(
        reader.word(name),
        _values(values, reader),
        read_value(default, reader),
        read_clauses(clauses, reader),
        span=reader.span(tree),
        because=because,
        cites=cites,
    )


def _values(part: Part, reader: Reader) -> Range | OneOf | OneOfWords | None:
    if part is None:
        return None
    tree = cast(Branch, part)
    if tree.data == "range":
        low, high = (reader.integer(c) for c in tree.children)
        return Range(low, high, span=reader.span(tree))
    if tree.data == "words":
        return OneOfWords(tuple(reader.word(c) for c in tree.children), span=reader.span(tree))
    return OneOf(read_counts(tree, reader), span=reader.span(tree))


def read_value(part: Part, reader: Reader) -> Value:
    tree = cast(Branch, part)
    word = str(tree.children[0])
    value: Agreed
    if word in SWITCH:
        value = SWITCH[word]
    else:
        value = reader.integer(tree.children[0]) if word[0].isdigit() else word
    return Value(value, span=reader.span(tree))


def write(node: Option, _writer: Writer) -> list[Line]:
    match node.values:
        case None:
            values = ""
        case Range(low=low, high=high):
            values = f" is {low} to {high}"
        case OneOf(values=listed):
            values = f" is {write_counts(listed)}"
        case OneOfWords():
            values = f" is {' or '.join(node.values.texts)}"
    default, clauses = write_value(node.default.value), write_clauses(node.clauses)
    return [Line(node, f"option {node.name.text}{values}, default {default}{clauses}")]


def write_value(value: Agreed) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def declare(node: Option, building: Building) -> None:
    """A fact that no step changes; in a configuration it is a constant."""
    name, values = node.name.text, node.values
    low = high = None
    if isinstance(values, Range):
        low, high = values.low, values.high
    elif isinstance(values, OneOf):
        low, high = min(values.values), max(values.values)
    type_: Type = BOOLEAN if values is None else INTEGER
    if isinstance(values, OneOfWords):
        type_ = word_of(name, values.texts)
    fact = Fact(name, False, type_, node.default.value, low, high, origin=name)
    building.name(node.name, fact)
    listed = values.values if isinstance(values, OneOf) else None
    building.setting(fact, Setting(name, listed, origin=name))
    if isinstance(values, Range) and values.low > values.high:
        raise Rejected((BACKWARDS_RANGE.at(values.span, low=values.low, high=values.high),))
    if not node.allows(node.default.value):
        raise Rejected((not_allowed(node, write_value(node.default.value), node.default.span),))


def lower(node: Option, building: Building) -> None:
    """A word of an option stands where other things of the game could stand too: it is none of
    their names. Raises `Rejected`."""
    if not isinstance(node.values, OneOfWords):
        return
    found: list[Diagnostic] = []
    known: dict[str, Span] = {}
    for word in node.values.words:
        name = word.text
        if name in known:
            first = Label(known[name], Message("first-label"))
            found.append(DUPLICATE_NAME.at(Label(word.span), first, category="value", name=name))
        elif name in NO_VALUES or building.deck_word(name):
            found.append(RESERVED_WORD.at(word.span, name=name))
        elif building.stands_for_value(name):
            first = Label(building.declared[name], Message("first-label"))
            found.append(DUPLICATE_NAME.at(Label(word.span), first, category="name", name=name))
        known.setdefault(name, word.span)
    if found:
        raise Rejected(tuple(found))


NO_VALUES = frozenset({*OPENING, *FIXED, *PRONOUNS, *SWITCH})
"""Words that no option may have: behind `=` they are read as something else."""


def agreed_value(said: Expression) -> Agreed | None:
    """The value that a `set` gives an option: a number, `on` or `off`, a word; None for anything
    else."""
    match said:
        case Number(value=value):
            return value
        case Word(text="on" | "off" as word):
            return SWITCH[word]
        case Word(text=word):
            return word
        case _:
            return None


def not_allowed(node: Option, value: str, said: Span | None = None) -> Diagnostic:
    """The error for a value that the option may not have. It is `said` there in the rules, or in
    the call."""
    low = high = 0
    match node.values:
        case None:
            form, listed = "switch", tuple(SWITCH)
        case Range(low=low, high=high):
            form, listed = "range", (str(low), str(high))
        case OneOf(values=values):
            form, listed = "list", tuple(str(v) for v in values)
        case OneOfWords():
            form, listed = "list", tuple(f"`{text}`" for text in node.values.texts)
    place = Label(said or (node.values or node.name).span)
    declared = [Label(node.name.span, Message("option-label"))]
    fault = VALUE_NOT_ALLOWED.at(
        place,
        *(declared if said is not None and said != node.default.span else []),
        option=node.name.text,
        value=value,
        given="yes" if value else "no",
        form=form,
        low=low,
        high=high,
        values_list=listed,
        place="call" if said is None else "rules",
        rules=(node.name.text,),
    )
    close = nearest(value, node.values.texts) if isinstance(node.values, OneOfWords) else None
    if close is None:
        return fault
    return replace(fault, help=help_meant(close if said else f"{node.name.text}={close}"))


KEYS = (
    Key("option", Words("_name"), "What the players agree on before play."),
    Key(
        "is",
        Words("_values"),
        "What it may be; without it, on or off.",
        needed=False,
    ),
    Key("default", Words("default"), "What holds where nothing is agreed."),
    TERMS,
    TAIL,
)

CONSTRUCT = DeclarationConstruct(
    "option",
    Option,
    read,
    write,
    declare,
    lower,
    KEYS,
    "option limit is 1 to 1000, default 100",
)
