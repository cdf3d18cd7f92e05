"""Conditions in words: after “if”, and as what an action or a power needs to be open."""

from __future__ import annotations

from dataclasses import replace

from cambio_spec.nodes.surface import (
    Expression,
    Known,
    Lies,
    Number,
    Of,
    Operation,
    PlayersDomain,
    Quantifier,
    Word,
)
from cambio_spec.rulebook.clauses import clause, grouped
from cambio_spec.rulebook.conjuncts import conjuncts
from cambio_spec.rulebook.document import Text
from cambio_spec.rulebook.equal import all_alike
from cambio_spec.rulebook.persons import closed
from cambio_spec.rulebook.places import Place, Table, Undescribed, Unworded
from cambio_spec.rulebook.wording import Argument

Said = tuple[str, dict[str, Argument]]
"""A message without its prefix (`if-`, `only-if-`), and its arguments."""


def conditions(node: Expression, table: Table, prefix: str) -> tuple[Text, ...]:
    """A sentence for each condition that has to hold, one for those that are plain clauses. Raises
    `Undescribed`."""
    told: list[Text] = []
    plain: list[str] = []
    for part in grouped(conjuncts(node), "and", table):
        if isinstance(part, str):
            plain.append(part)
        elif isinstance(part, Operation) and part.operator == "or":
            told.append(_text(part, table, prefix))
        else:
            special = _special(part, table, prefix)
            if special is None:
                plain.append(clause(part, table))
            else:
                told.append(special)
    if plain:
        listed = (*map(closed, plain[:-1]), plain[-1])
        joined = table.wording.string("clause-all", {"clauses_list": listed})
        told.insert(0, table.wording.text(f"{prefix}-fact", {"clause": joined}))
    return tuple(told)


def lead(node: Expression, table: Table) -> Text:
    """What leads to the things that are done if all of a condition holds. Raises
    `Undescribed`."""
    told = tuple(grouped(conjuncts(node), "and", table))
    if len(told) == 1:
        return _text(told[0], table, "if")
    return table.wording.text("if-fact", {"clause": clause(node, table)})


def _text(node: Expression | str, table: Table, prefix: str) -> Text:
    """A condition, or the clause that says it."""
    if isinstance(node, str):
        return table.wording.text(f"{prefix}-fact", {"clause": node})
    special = _special(node, table, prefix)
    if special is not None:
        return special
    return table.wording.text(f"{prefix}-fact", {"clause": clause(node, table)})


def _special(node: Expression, table: Table, prefix: str) -> Text | None:
    """The sentence that is made for such a condition, if there is one."""
    try:
        name, arguments = _said(node, table)
    except Unworded:
        raise
    except Undescribed:
        return None
    if not table.wording.has(f"{prefix}-{name}"):
        return None
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
