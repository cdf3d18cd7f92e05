"""Conditions that ask whether cards that were chosen at once have the same rank."""

from __future__ import annotations

from dataclasses import replace

from cambio_spec.nodes.surface import (
    Expression,
    NamedDomain,
    Of,
    Operation,
    PlaceDomain,
    Quantifier,
    Word,
)
from cambio_spec.rulebook.places import Table


def all_alike(node: Expression, table: Table) -> bool | None:
    """Whether it is asked if all that were chosen at once have the same rank, or if not; None for
    any other condition."""
    match node:
        case Quantifier(
            kind=("some" | "no") as kind,
            domain=NamedDomain(name=Word(text=one), domain=PlaceDomain(place=those)),
            where=Quantifier() as inner,
        ) if _differs(inner, one, those) and _together(those, table):
            return kind == "no"
        case _:
            return None


def equal_so_far(node: Expression, candidate: str, table: Table) -> bool:
    """Whether a condition of a choice asks that none of those chosen so far has another rank."""
    match node:
        case Quantifier(kind="no", domain=NamedDomain(domain=PlaceDomain(place=those))) if (
            _together(those, table)
        ):
            return _differs(replace(node, kind="some"), candidate, those)
        case _:
            return False


def _together(node: Expression, table: Table) -> bool:
    return isinstance(node, Word) and node.text in table.together


def _differs(node: Quantifier, one: str, those: Expression) -> bool:
    """`some other in those where rank of other is not rank of one`."""
    match node:
        case Quantifier(
            kind="some",
            domain=NamedDomain(name=Word(text=other), domain=PlaceDomain(place=same)),
            where=Operation(
                operator=("!=" | "is not"),
                left=Of(name=Word(text="rank"), argument=Word(text=left)),
                right=Of(name=Word(text="rank"), argument=Word(text=right)),
            ),
        ):
            return same == those and {left, right} == {one, other}
        case _:
            return False
