"""Numbers that have to be found out, in words: `your total plus 2 times 5`."""

from __future__ import annotations

from cambio_spec.nodes.surface import Expression, Of, Operation, Word
from cambio_spec.rulebook.amounts import amount, number, worth
from cambio_spec.rulebook.persons import closed
from cambio_spec.rulebook.places import Table

SUMS = {"+": "plus", "-": "minus", "*": "times"}


def figure(node: Expression, table: Table) -> str:
    """Raises `Undescribed`."""
    cards = worth(node, "me", table) if not isinstance(node, Of) else None
    match node:
        case _ if cards is not None:
            place = table.place(Of(cards.zone, Word("me", span=node.span), span=node.span))
            return table.wording.string("figure-worth", {"in": table.phrase(place, "in")})
        case Of(name=Word(text="size"), argument=zone):
            inside = table.phrase(table.place(zone), "in")
            return table.wording.string("figure-size", {"in": inside})
        case Operation(operator="+" | "-" | "*" as operator, left=left, right=right):
            first, second = (
                _term(left, table, operator == "*"),
                _term(right, table, operator != "+"),
            )
            told = {"first": closed(first) if isinstance(first, str) else first, "second": second}
            return table.wording.string(f"figure-{SUMS[operator]}", told)
        case _:
            return amount(node, table)


def _term(node: Expression, table: Table, apart: bool) -> str | int:
    """`apart`: a sum would be another one if it were said in a row with what stands around it."""
    fixed = number(node, table)
    if fixed is not None:
        return fixed
    said = figure(node, table)
    if apart and isinstance(node, Operation) and node.operator in ("+", "-"):
        return table.wording.string("figure-apart", {"sum": said})
    return said
