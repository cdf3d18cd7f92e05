"""Which cards of a grid a loop goes through, or a choice is made from, as one phrase: `every
face-up card in your grid that is in the same column as your card`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from cambio_spec.nodes.surface import Expression, Known, Lies, Of, Operation, Quantifier, Word
from cambio_spec.rulebook.conjuncts import conjuncts, differs_from
from cambio_spec.rulebook.equal import equal_so_far
from cambio_spec.rulebook.places import Place, Table
from cambio_spec.rulebook.wording import Argument

Noun = Literal["every-card", "one-card", "several-cards", "so-many-cards"]


NOTHING: Mapping[str, Argument] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Cards:
    """`said` stands before other words of its sentence, `ending` at the end of one; both are made
    of the phrase without a relative clause, `plain`, and the clause, `that`, if there is one.
    `rest` are the conditions that the phrase doesn't say."""

    said: str
    ending: str
    plain: str
    that: str
    rest: tuple[Expression, ...]


def cards(
    noun: Noun,
    name: str,
    place: Place,
    where: Expression | None,
    table: Table,
    count: Mapping[str, Argument] = NOTHING,
) -> Cards:
    """`name` is what one of the cards is called in the condition, `count` says how many several
    are. Raises `Undescribed`."""
    which: str = "any"
    clauses: list[str] = []
    rest: list[Expression] = []
    wanted = () if where is None else tuple(conjuncts(where))
    others = {differs_from(part, name) for part in wanted}
    alike = {chosen for chosen, there in table.chosen.items() if _same(there, place)}
    # Not any of those that were chosen there: another one.
    another = noun == "one-card" and bool(alike) and alike <= others
    for part in wanted:
        if another and differs_from(part, name) in alike:
            continue
        match part:
            case Lies(spot=Word(text=lying), operator=operator, face=face) if (
                which == "any" and lying in (name, "it")
            ):
                which = "up" if (operator == "is") == (face == "face up") else "down"
            case _:
                said = next(_clauses(part, name, table), None)
                if said is None:
                    rest.append(part)
                else:
                    clauses.append(table.wording.string(*said))
    plain = _plain("another-card" if another else noun, place, {"which": which, **count}, table)
    if not clauses:
        return Cards(plain, plain, plain, "", tuple(rest))
    that = clauses[0]
    for clause in clauses[1:]:
        that = table.wording.string("that-and", {"first": that, "second": clause})
    told = {"cards": plain, "that": that}
    ending = table.wording.string("card-that", told, "ending")
    return Cards(table.wording.string("card-that", told), ending, plain, that, tuple(rest))


def _plain(noun: str, place: Place, arguments: dict[str, Argument], table: Table) -> str:
    if place.together:
        return table.wording.string("every-of-these", arguments)
    arguments["in"] = table.phrase(place, "in")
    if place.row is None:
        return table.wording.string(noun, arguments)
    return table.wording.string(noun, {**arguments, "row": place.row}, "row")


def _same(one: Place, other: Place) -> bool:
    """Whether two places are the same, or one is a row of the other."""
    return (one.zone, one.whose) == (other.zone, other.whose)


def _clauses(
    node: Expression, name: str, table: Table
) -> Iterator[tuple[str, dict[str, Argument]]]:
    """The message that says a condition as a relative clause, if one does, and its arguments."""
    match node:
        case Known(spot=Word(text=lying), operator=operator, player=Word(text="me")) if lying in (
            name,
            "it",
        ):
            yield ("that-known" if operator == "is" else "that-unknown"), {}
        case Operation(
            operator=("=" | "is"),
            left=Of(name=Word(text=("row" | "column" | "rank") as what), argument=left),
            right=Of(name=Word(text=also), argument=right),
        ) if what == also:
            other = _other(left, right, name)
            if other is None:
                return
            if table.is_chosen(other):
                yield f"that-same-{what}", {"card": table.card(other)}
            elif what == "rank" and isinstance(other, Of) and other.name.text == "top":
                pile = table.phrase(table.pile_below(other), "of")
                yield "that-same-rank-as-top", {"of": pile}
        case Quantifier() if equal_so_far(node, "it", table):
            yield "that-equal", {}
        case Operation(operator=("!=" | "is not"), left=left, right=right):
            other = _other(left, right, name)
            if other is not None and table.is_chosen(other):
                yield "that-other", {"card": table.card(other)}
        case _:
            return


def _other(left: Expression, right: Expression, name: str) -> Expression | None:
    """What one of the cards is compared with, on whichever side that stands."""
    for one, other in ((left, right), (right, left)):
        if isinstance(one, Word) and one.text in (name, "it"):
            return other
    return None
