"""How many cards lie somewhere, as a clause: `there are at least 2 cards in your grid`."""

from __future__ import annotations

from collections.abc import Mapping

from cambio_spec.kernel.walk import ranks
from cambio_spec.nodes.surface import (
    Expression,
    Known,
    Lies,
    NamedDomain,
    Number,
    Of,
    Operation,
    PlaceDomain,
    Quantifier,
    Word,
)
from cambio_spec.rulebook.amounts import How, counted, number
from cambio_spec.rulebook.conjuncts import conjuncts
from cambio_spec.rulebook.places import Place, Table, Undescribed
from cambio_spec.rulebook.wording import Argument

KINDS: Mapping[str, tuple[How, int | None]] = {
    "some": ("at-least", 1),
    "no": ("exactly", 0),
    "exactly": ("exactly", None),
    "at least": ("at-least", None),
    "at most": ("at-most", None),
}


def how_many(node: Quantifier, table: Table) -> tuple[str, int]:
    """As people say it. Raises `Undescribed`."""
    how, fixed = KINDS[node.kind]
    count = fixed if node.count is None else number(node.count, table)
    said = None if count is None else counted(how, count)
    if said is None:
        raise Undescribed(node)
    return said


def lying(node: Quantifier, table: Table) -> str:
    """That so many cards of a place are such. Raises `Undescribed`."""
    match node.domain:
        case NamedDomain(name=Word(text=name), domain=PlaceDomain(place=place)):
            names: tuple[str, ...] = (name, "it")
        case PlaceDomain(place=place):
            names = ("it",)
        case _:
            raise Undescribed(node)
    which, such, that = "any", list[str](), list[str]()
    for part in () if node.where is None else conjuncts(node.where):
        match part:
            case Lies(spot=Word(text=spot), operator=operator, face=face) if (
                spot in names and which == "any"
            ):
                which = "up" if (operator == "is") == (face == "face up") else "down"
            case Known(spot=Word(text=spot), operator=operator, player=Word(text="me")) if (
                spot in names and table.by is None
            ):
                known = "known" if operator == "is" else "unknown"
                that.append(table.wording.string(f"cards-{known}", {}))
            case Operation(
                operator=("=" | "is"),
                left=Of(name=Word(text="rank"), argument=Word(text=spot)),
                right=right,
            ) if spot in names:
                such.append(_of_rank(right, table))
            case _:
                raise Undescribed(part)
    if len(that) > 1 or len(such) > 1:
        raise Undescribed(node)
    found = table.place(place)
    given: dict[str, Argument] = {"which": which, "such": "".join(such), "that": "".join(that)}
    return counted_cards(how_many(node, table), found, table, given)


def _of_rank(node: Expression, table: Table) -> str:
    match node:
        case Word(text=rank) | Number(value=rank) if str(rank) in ranks(table.program):
            said = {"rank": table.wording.rank_said(str(rank))}
            return table.wording.string("cards-of-rank", said)
        case Of(name=Word(text="rank"), argument=other) if table.is_chosen(other):
            return table.wording.string("cards-same-rank-as", {"other": table.card(other)})
        case Of(name=Word(text="rank"), argument=other):
            pile = table.phrase(table.pile_below(other), "of")
            return table.wording.string("cards-same-rank-as-top", {"of": pile})
        case _:
            raise Undescribed(node)


def counted_cards(
    count: tuple[str, int],
    place: Place,
    table: Table,
    such: Mapping[str, Argument] | None = None,
) -> str:
    how, many = count
    form = table.wording.string("clause-cards-place", {})
    given: dict[str, Argument] = {"how": how, "count": many, "which": "any", "such": "", "that": ""}
    given |= {"place": table.phrase(place, form), **(such or {})}
    if place.row is not None:
        return table.wording.string("clause-cards", {**given, "row": place.row}, "row")
    return table.wording.string("clause-cards", given)
