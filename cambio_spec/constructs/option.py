"""`option limit is 1 to 1000, default 100`: what players agree on before play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from cambio_spec.constructs.construct import DeclarationConstruct, editorial
from cambio_spec.diagnostics.codes import BACKWARDS_RANGE, VALUE_NOT_ALLOWED
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message, Rejected
from cambio_spec.kernel.program import Fact, Setting
from cambio_spec.kernel.types import BOOLEAN, INTEGER
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
from cambio_spec.nodes.reading import Branch, Part, Reader
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
class Value(Surface):
    """A number, or `on` and `off`."""

    value: int | bool


@dataclass(frozen=True, slots=True)
class Option(Declaration):
    """`values` None: the option is on or off."""

    name: Word
    values: Range | OneOf | None
    default: Value
    clauses: tuple[Clause, ...]

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


def _values(part: Part, reader: Reader) -> Range | OneOf | None:
    if part is None:
        return None
    tree = cast(Branch, part)
    if tree.data == "range":
        low, high = (reader.integer(c) for c in tree.children)
        return Range(low, high, span=reader.span(tree))
    return OneOf(read_counts(tree, reader), span=reader.span(tree))


def read_value(part: Part, reader: Reader) -> Value:
    tree = cast(Branch, part)
    word = str(tree.children[0])
    value = SWITCH[word] if word in SWITCH else reader.integer(tree.children[0])
    return Value(value, span=reader.span(tree))


def write(node: Option, _writer: Writer) -> list[Line]:
    match node.values:
        case None:
            values = ""
        case Range(low=low, high=high):
            values = f" is {low} to {high}"
        case OneOf(values=listed):
            values = f" is {write_counts(listed)}"
    default, clauses = write_value(node.default.value), write_clauses(node.clauses)
    return [Line(node, f"option {node.name.text}{values}, default {default}{clauses}")]


def write_value(value: int | bool) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def declare(node: Option, building: Building) -> None:
    """A fact that no step changes; in a configuration it is a constant."""
    name, values = node.name.text, node.values
    low = high = None
    if isinstance(values, Range):
        low, high = values.low, values.high
    elif isinstance(values, OneOf):
        low, high = min(values.values), max(values.values)
    type_ = BOOLEAN if values is None else INTEGER
    fact = Fact(name, False, type_, node.default.value, low, high, origin=name)
    building.name(node.name, fact)
    listed = values.values if isinstance(values, OneOf) else None
    building.setting(fact, Setting(name, listed, origin=name))
    if isinstance(values, Range) and values.low > values.high:
        raise Rejected((BACKWARDS_RANGE.at(values.span, low=values.low, high=values.high),))
    if not node.allows(node.default.value):
        raise Rejected((not_allowed(node, write_value(node.default.value), node.default.span),))


def agreed_value(said: Expression) -> int | bool | None:
    """The value that a `set` gives an option: a number, `on` or `off`; None for anything else."""
    match said:
        case Number(value=value):
            return value
        case Word(text="on" | "off" as word):
            return SWITCH[word]
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
    place = Label(said or (node.values or node.name).span)
    declared = [Label(node.name.span, Message("option-label"))]
    return VALUE_NOT_ALLOWED.at(
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


KEYS = (
    Key("option", Words("_name"), "What the players agree on before play."),
    Key("is", Words("_numbers"), "The numbers it may be; without it, on or off.", needed=False),
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
    editorial,
    KEYS,
    "option limit is 1 to 1000, default 100",
)
