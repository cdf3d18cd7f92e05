"""How many cards lie somewhere, as a clause: `there are at least 2 cards in your grid`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

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
    Quantity,
    Word,
)
from cambio_spec.rulebook.amounts import How, counted, number
from cambio_spec.rulebook.conjuncts import conjuncts, differs_from
from cambio_spec.rulebook.places import Place, Table, Undescribed
from cambio_spec.rulebook.wording import Argument

KINDS: Mapping[str, tuple[How, int | None]] = {
    "some": ("at-least", 1),
    "no": ("exactly", 0),
    "exactly": ("exactly", None),
    "at least": ("at-least", None),
    "at most": ("at-most", None),
}

COUNTS: Mapping[How, tuple[Literal["exactly", "at least", "at most"], int]] = {
    "exactly": ("exactly", 0),
    "at-least": ("at least", 0),
    "at-most": ("at most", 0),
    "more": ("at least", 1),
    "less": ("at most", -1),
}
"""How a number is compared, as a count; and how much more is counted then."""


def how_many(node: Quantifier, table: Table) -> tuple[str, int]:
    """As people say it. Raises `Undescribed`."""
    how, fixed = KINDS[node.kind]
    count = fixed if node.count is None else number(node.count, table)
    said = None if count is None else counted(how, count)
    if said is None:
        raise Undescribed(node)
    return said


def so_many(node: Quantity, how: How, right: Expression, table: Table) -> Quantifier:
    """`at least 2 of spots …` for `number of spots … >= 2`. Raises `Undescribed`."""
    fixed = number(right, table)
    if fixed is None or how not in COUNTS:
        raise Undescribed(node)
    kind, more = COUNTS[how]
    count = Number(fixed + more, span=right.span)
    return Quantifier(kind, count, node.domain, node.where, span=node.span)


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
            case _ if other := _besides(part, names, node.where, table):
                that.append(table.wording.string("cards-besides", {"other": other}))
            case _:
                raise Undescribed(part)
    if len(that) > 1 or len(such) > 1:
        raise Undescribed(node)
    found = table.place(place)
    given: dict[str, Argument] = {"which": which, "such": "".join(such), "that": "".join(that)}
    return counted_cards(how_many(node, table), found, table, given)


def _besides(
    part: Expression, names: tuple[str, ...], where: Expression | None, table: Table
) -> str | None:
    """The chosen card that isn't counted itself, where all others of its rank are."""
    other = next((o for n in names if (o := differs_from(part, n)) not in (None, *names)), None)
    chosen = None if other is None else Word(other, span=part.span)
    if chosen is None or where is None or not table.is_chosen(chosen):
        return None
    alike = any(
        isinstance(one, Operation)
        and one.operator in ("=", "is")
        and one.right == Of(Word("rank", span=part.span), chosen, span=part.span)
        for one in conjuncts(where)
    )
    return table.card(chosen) if alike else None


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
