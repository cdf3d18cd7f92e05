"""Conditions in words: after “if”, and as what an action or a power needs to be open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cambio_spec.nodes.surface import (
    Expression,
    Known,
    Lies,
    Not,
    Number,
    Of,
    Operation,
    PlayersDomain,
    Quantifier,
    Word,
)
from cambio_spec.rulebook.document import Text
from cambio_spec.rulebook.equal import all_alike
from cambio_spec.rulebook.places import Place, Table, Undescribed
from cambio_spec.rulebook.wording import Argument

Said = tuple[str, dict[str, Argument]]
"""A message without its prefix (`if-`, `only-if-`), and its arguments."""


def conditions(node: Expression, table: Table, prefix: str) -> tuple[Text, ...]:
    """A sentence for each condition that has to hold. Raises `Undescribed`."""
    return tuple(_text(part, table, prefix) for part in conjuncts(node))


def conjuncts(node: Expression) -> Iterator[Expression]:
    """What all has to hold, one by one."""
    if isinstance(node, Operation) and node.operator == "and":
        yield from conjuncts(node.left)
        yield from conjuncts(node.right)
    else:
        yield node


def differs_from(part: Expression, name: str) -> str | None:
    """The other card where a condition says that a card, `name` or `it`, isn't that one."""
    match part:
        case Operation(operator="is not" | "!=", left=Word(text=left), right=Word(text=right)):
            own = (name, "it")
            return right if left in own else left if right in own else None
        case _:
            return None


def _text(node: Expression, table: Table, prefix: str) -> Text:
    name, arguments = _said(node, table)
    if not table.wording.has(f"{prefix}-{name}"):
        raise Undescribed(node)
    return table.wording.text(f"{prefix}-{name}", arguments)


def _said(node: Expression, table: Table) -> Said:
    match node:
        case Operation(
            operator=("=" | "is"),
            left=Of(name=Word(text="size"), argument=zone),
            right=Number(value=0),
        ):
            return "empty", {"subject": table.phrase(table.place(zone), "subject")}
        case Operation(
            operator=">",
            left=Of(name=Word(text="size"), argument=zone),
            right=Number(value=0),
        ):
            return "not-empty", {"subject": table.phrase(table.place(zone), "subject")}
        case Operation(
            operator=("=" | "is"),
            left=Of(name=Word(text=("rank" | "row" | "column") as what), argument=card),
            right=Of(name=Word(text=also), argument=other),
        ) if what == also and table.is_chosen(other):
            return f"same-{what}-as", {"card": table.card(card), "other": table.card(other)}
        case Operation(
            operator=("=" | "is"),
            left=Of(name=Word(text="rank"), argument=card),
            right=Of(name=Word(text="rank"), argument=other),
        ):
            pile = table.pile_below(other)
            return "same-rank", {"card": table.card(card), "of": table.phrase(pile, "of")}
        case Operation(operator="is", left=left, right=Word(text="nobody")):
            return "fact", {"clause": table.told(left, "nobody")}
        case Operation(operator="is not", left=left, right=Word(text="nobody")):
            return "fact", {"clause": table.told(left, "somebody")}
        case Quantifier() if (alike := all_alike(node, table)) is not None:
            return ("these-same-rank" if alike else "these-differ"), {}
        case Quantifier(kind="some", domain=PlayersDomain(noun="opponents")):
            place = _holders(node, table)
            return "opponent-has-cards", {"in": table.phrase(place, "in")}
        case Lies(spot=spot, operator=operator, face=face):
            up = (operator == "is") == (face == "face up")
            return f"face-{'up' if up else 'down'}", {"card": table.card(spot)}
        case Known(spot=spot, operator=operator, player=Word(text="me")):
            return ("known" if operator == "is" else "unknown"), {"card": table.card(spot)}
        case Not(operand=operand):
            return "fact", {"clause": table.told(operand, "no")}
        case Word() | Of():
            return "fact", {"clause": table.told(node, "yes")}
        case _:
            raise Undescribed(node)


def _holders(node: Quantifier, table: Table) -> Place:
    """The zone Z of `some opponents where size of Z of it > 0`."""
    match node.where:
        case Operation(
            operator=">",
            left=Of(
                name=Word(text="size"),
                argument=Of(name=Word() as zone, argument=Word(text="it")),
            ),
            right=Number(value=0),
        ):
            return replace(table.each(zone), whose="opponent")
        case _:
            raise Undescribed(node)
