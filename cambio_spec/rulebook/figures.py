"""Numbers that have to be found out, in words: `your total plus 2 times 5`."""

from __future__ import annotations

from cambio_spec.kernel.types import CARD
from cambio_spec.nodes.surface import Expression, Of, Operation, Word
from cambio_spec.rulebook.amounts import amount, number, worth
from cambio_spec.rulebook.places import Table, Undescribed
from cambio_spec.rulebook.wording import Argument

SUMS = {"+": "plus", "-": "minus", "*": "times"}


def figure(node: Expression, table: Table) -> str:
    """Raises `Undescribed`; also for what would need brackets."""
    cards = worth(node, "me", table) if not isinstance(node, Of) else None
    match node:
        case _ if cards is not None:
            place = table.place(Of(cards.zone, Word("me", span=node.span), span=node.span))
            return table.wording.string("figure-worth", {"in": table.phrase(place, "in")})
        case Of(name=Word(text="size"), argument=zone):
            inside = table.phrase(table.place(zone), "in")
            return table.wording.string("figure-size", {"in": inside})
        case Of(name=Word(text=name), argument=card) if (
            name not in table.defined and _is_table(name, table) and table.is_chosen(card)
        ):
            return table.wording.string("figure-card", {"card": table.card(card)})
        case Operation(operator="+" | "-" | "*" as operator, left=left, right=right):
            if any(_needs_brackets(side, operator) for side in (left, right)):
                raise Undescribed(node)
            told: dict[str, Argument] = {"first": _term(left, table), "second": _term(right, table)}
            return table.wording.string(f"figure-{SUMS[operator]}", told)
        case _:
            return amount(node, table)


def _term(node: Expression, table: Table) -> Argument:
    fixed = number(node, table)
    return figure(node, table) if fixed is None else fixed


def _needs_brackets(node: Expression, around: str) -> bool:
    """A sum within a product, or behind a minus: said in a row it would be another one."""
    return isinstance(node, Operation) and (around != "+" and node.operator in ("+", "-"))


def _is_table(name: str, table: Table) -> bool:
    """Whether that is what cards are worth."""
    found = (d for d in table.program.decisions if d.name == name)
    return any([p.type for p in decision.parameters] == [CARD] for decision in found)
