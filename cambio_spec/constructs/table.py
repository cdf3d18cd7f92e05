"""`table points of card:` one row for each kind of card."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from cambio_spec.constructs.construct import DeclarationConstruct
from cambio_spec.diagnostics.codes import DUPLICATE_RULE, MISSING_PART
from cambio_spec.diagnostics.diagnostic import Label, Message, Rejected
from cambio_spec.kernel.expressions import Const, Local
from cambio_spec.kernel.program import Decision, DecisionRule, Parameter
from cambio_spec.kernel.types import BOOLEAN, CARD, INTEGER
from cambio_spec.nodes.building import Building
from cambio_spec.nodes.elaborate import elaborate
from cambio_spec.nodes.faults import all_of
from cambio_spec.nodes.keys import TAIL, Key, Named, Words
from cambio_spec.nodes.parts import ROW, Row, read_row, write_row
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.selectors import matches
from cambio_spec.nodes.surface import Declaration, Item, Word
from cambio_spec.nodes.writing import Line, Writer


@dataclass(frozen=True, slots=True)
class Table(Declaration):
    name: Word
    rows: tuple[Row, ...]

    @property
    def inner(self) -> tuple[Item, ...]:
        return self.rows


def read(tree: Branch, reader: Reader) -> Table:
    name, _, tail, *rows = tree.children
    because, cites = reader.tail(tail)
    return Table(
        reader.word(name),
        tuple(read_row(r, reader) for r in rows),
        span=reader.span(tree),
        because=because,
        cites=cites,
    )


def write(node: Table, _writer: Writer) -> list[Line]:
    lines = [Line(node, f"table {node.name.text} of card:")]
    for row in node.rows:
        lines.append(Line(row, write_row(row), 1))
    return lines


def declare(node: Table, building: Building) -> None:
    building.decide(node.name, lambda: decision(node, building))


def lower(node: Table, building: Building) -> None:
    building.decision(node.name.text, node.name.span)


def decision(node: Table, building: Building) -> Decision:
    name = node.name.text
    if not node.rows:
        raise Rejected((MISSING_PART.at(node.name.span, part=name),))
    all_of(partial(_refuse_twice, node, index) for index in range(len(node.rows)))
    rules = all_of(partial(_lower_row, node, row, building) for row in node.rows)
    true = Const(BOOLEAN, True, origin=name)
    return Decision(name, (Parameter("card", CARD),), INTEGER, true, rules, origin=name)


def _refuse_twice(node: Table, index: int) -> None:
    row = node.rows[index]
    for earlier in node.rows[:index]:
        if earlier.selector.label == row.selector.label:
            first = Label(earlier.span, Message("first-label"))
            rule = f"{node.name.text}.{row.selector.label}"
            raise Rejected((DUPLICATE_RULE.at(Label(row.span), first, rule=rule),))


def _lower_row(node: Table, row: Row, building: Building) -> DecisionRule:
    rule = f"{node.name.text}.{row.selector.label}"
    card = Local(CARD, "card", origin=rule)
    scope = building.scope(rule).bind("card", card)
    value = elaborate(row.value, scope, INTEGER)
    return DecisionRule(matches(row.selector, card, scope), value, (), origin=rule)


KEYS = (
    Key("table", Words("_of_card", 2), "What each kind of card is worth, or counts as."),
    TAIL,
    Key("rows", Named("row", Words("selector"), ROW), "The value of each kind of card."),
)

CONSTRUCT = DeclarationConstruct(
    "table",
    Table,
    read,
    write,
    declare,
    lower,
    KEYS,
    "table worth of card:\n  A to K is pip of card",
)
