"""Numbers in conditions, and what they are compared with: `at least 5`, `your total`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from cambio_spec.constructs.define import Define
from cambio_spec.kernel.types import CARD, Kind
from cambio_spec.nodes.surface import (
    CardsDomain,
    Expression,
    Minus,
    Number,
    Of,
    Operator,
    PlayersDomain,
    Quantity,
    Word,
)
from cambio_spec.rulebook.atoms import message_name
from cambio_spec.rulebook.negated import standing_for
from cambio_spec.rulebook.places import Lack, Table, Undescribed, number_of

How = Literal["exactly", "not", "at-least", "at-most", "more", "less"]
HOW: Mapping[Operator, How] = {
    "=": "exactly",
    "is": "exactly",
    "!=": "not",
    "is not": "not",
    ">=": "at-least",
    "<=": "at-most",
    ">": "more",
    "<": "less",
}


@dataclass(frozen=True, slots=True)
class Worth:
    """What all the cards of somebody's place are worth together."""

    zone: Word


def number(node: Expression, table: Table) -> int | None:
    """A number that the rules fix, or that was agreed on."""
    match node:
        case Minus(operand=Number(value=value)):
            return -value
        case Word(text=name) if isinstance(agreed := table.settings.get(name), int):
            return agreed
        case _:
            try:
                return number_of(node, table)
            except Undescribed:
                return None


def worth(node: Expression, owner: str, table: Table) -> Worth | None:
    """Whether a number, perhaps that of a definition, is what the cards of `owner` are worth."""
    match node:
        case Quantity(
            kind="sum",
            name=Word(text=summed),
            domain=CardsDomain(zone=Of(name=Word() as zone, argument=Word(text=whose))),
            where=None,
        ) if whose == owner and summed not in table.defined:
            return Worth(zone)
        case Of(name=Word(text=name), argument=Word(text=whose)) if whose == owner:
            match table.defined.get(name):
                case Define(plain=True, subject=Word(text=subject), rules=(rule,)):
                    return worth(standing_for(rule.value, {subject: node.argument}), owner, table)
    return None


def amount(node: Expression, table: Table) -> str:
    """A number that isn't fixed, as the game calls it. Raises `Undescribed`."""
    match node:
        case Of(name=Word(text=name), argument=Word(text="me")) if table.by is None:
            return named(name, "own", node, table)
        case Word(text=name):
            found = None if has_words(name, "value", table) else _stands_for(name, table)
            return found or named(name, "value", node, table)
        case Of(name=Word(text="pip"), argument=card) if (one := _card(card, table)) is not None:
            return table.wording.string("figure-pip", {"card": one})
        case Of(name=Word(text=name), argument=card) if (
            name not in table.defined
            and _is_table(name, table)
            and (one := _card(card, table)) is not None
        ):
            return table.wording.string("figure-card", {"card": one})
        case Quantity():
            found = summed(node, table) or extreme(node, table)
            if found is not None:
                return found
    raise Undescribed(node)


def _card(node: Expression, table: Table) -> str | None:
    """A card that was chosen, or the top one of a pile."""
    if table.is_chosen(node):
        return table.card(node)
    match node:
        case Of(name=Word(text="top"), argument=Word() as pile):
            below = table.phrase(table.place(pile), "of")
            return table.wording.string("shape-top-card", {"of": below})
        case _:
            return None


def _is_table(name: str, table: Table) -> bool:
    """Whether that is what cards are worth."""
    found = (d for d in table.program.decisions if d.name == name)
    return any([p.type for p in decision.parameters] == [CARD] for decision in found)


def _stands_for(name: str, table: Table) -> str | None:
    """What a definition gives that has no words: the lowest or highest that players have."""
    match table.defined.get(name):
        case Define(plain=True, subject=None, rules=(rule,)) if isinstance(rule.value, Quantity):
            return extreme(rule.value, table)
        case _:
            return None


def extreme(node: Quantity, table: Table) -> str | None:
    """`the lowest total of all players`, where the game has a noun for the number."""
    match node:
        case Quantity(
            kind="least" | "greatest" as kind,
            name=Word(text=name),
            domain=PlayersDomain(noun="players" | "opponents" as who, start=None),
            where=None,
        ) if (noun := _noun(name, table)) is not None:
            return table.wording.string(f"amount-{kind}", {"noun": noun, "who": who})
        case _:
            return None


def summed(node: Quantity, table: Table) -> str | None:
    """What a definition gives for all cards of a place together, in the game's word for it. Raises
    `Undescribed`."""
    match node:
        case Quantity(
            kind="sum", name=Word(text=name), domain=CardsDomain(zone=zone), where=None
        ) if name in table.defined:
            lack = Lack(message_name("define", name), "card", name)
            table.word(lack, node)  # who writes it down writes the noun, too
            noun = "" if lack in table.excused else _noun(name, table)
            if noun is None:
                raise Undescribed(node)
            inside = table.phrase(table.place(zone), "in")
            return table.wording.string("figure-sum-of", {"noun": noun, "in": inside})
        case _:
            return None


def _noun(name: str, table: Table) -> str | None:
    """What a game calls a number that each player has."""
    stem = "define" if name in table.defined else "fact"
    message = message_name(stem, name)
    return table.wording.string(message, {}) if table.wording.has(message) else None


def named(name: str, form: str, node: Expression, table: Table) -> str:
    """What a game calls a number, or says of what is so or not: a definition or a fact. Raises
    `Undescribed`."""
    if name in table.defined:
        stem = "define"
    elif any(f.name == name and f.type.kind is not Kind.PLAYER for f in table.program.facts):
        stem = "fact"
    else:
        raise Undescribed(node)
    return table.word(Lack(message_name(stem, name), form, name), node)


def has_words(name: str, form: str, table: Table) -> bool:
    return table.wording.has(message_name("define", name), form)


def compared(operator: Operator, right: Expression, table: Table) -> str:
    """`at least 5`, `lower than your total`."""
    how = HOW[operator]
    fixed = number(right, table)
    if fixed is not None:
        return table.wording.string("compared-number", {"how": how, "number": fixed})
    return table.wording.string("compared-amount", {"how": how, "amount": amount(right, table)})


def counted(how: How, count: int) -> tuple[str, int] | None:
    """How many there are, as people say it: `none`, `some`, `exactly`, `at-least`, `at-most`."""
    if how in ("more", "less"):
        return counted("at-least", count + 1) if how == "more" else counted("at-most", count - 1)
    match how, count:
        case (("exactly" | "at-most"), 0):
            return "none", 1
        case ("at-least", 1) | ("not", 0):
            return "some", 1
        case "not", _:
            return None
        case _ if count < 1:
            return None
        case _:
            return how, count
