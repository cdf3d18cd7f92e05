"""Mistakes that an editor makes: each operator says, of a node, by what it may be replaced.

They change nodes as they are read, so that every mutant is a rule file that somebody could have
written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from cambio_spec.constructs.action import Action
from cambio_spec.constructs.define import Define
from cambio_spec.constructs.each import EachPlayer
from cambio_spec.constructs.fact import FactPart
from cambio_spec.constructs.move import MoveCard
from cambio_spec.constructs.param import Param
from cambio_spec.constructs.phase import PhasePart
from cambio_spec.constructs.power import Power
from cambio_spec.constructs.stage import StagePart
from cambio_spec.constructs.table import Table
from cambio_spec.constructs.turn_over import TurnOver
from cambio_spec.constructs.variant import Variant
from cambio_spec.constructs.when import When
from cambio_spec.constructs.zone import ZonePart
from cambio_spec.nodes.parts import Row, Rule, Step
from cambio_spec.nodes.surface import (
    Choose,
    Effect,
    NamedDomain,
    Number,
    Operation,
    Operator,
    Quantifier,
    Quantity,
    Surface,
    Word,
)
from tests.scorecard.places import GONE, Place


@dataclass(frozen=True, slots=True)
class Site:
    """A node where it stands: the nodes around it, from the outermost, and the piles that lie on
    the table."""

    place: Place
    node: Surface
    around: tuple[Surface, ...]
    piles: tuple[str, ...]

    @property
    def field(self) -> str:
        """That of the node around it which holds it."""
        return self.place[-1][0]

    @property
    def listed(self) -> bool:
        """Whether it is one of several there."""
        return self.place[-1][1] is not None

    @property
    def siblings(self) -> int:
        """How many stand beside it, itself among them."""
        return len(getattr(self.around[-1], self.field)) if self.around else 0

    @property
    def in_effect(self) -> bool:
        return any(isinstance(node, Effect) for node in self.around)


Change = Callable[[Site], Iterator[object]]

FLIPPED: dict[Operator, Operator] = {
    "<": "<=",
    "<=": "<",
    ">": ">=",
    ">=": ">",
    "=": "!=",
    "!=": "=",
    "is": "is not",
    "is not": "is",
}


def drop_rule(site: Site) -> Iterator[object]:
    if isinstance(site.node, Rule) and site.field == "rules" and site.siblings > 1:
        yield GONE


def drop_overrides(site: Site) -> Iterator[object]:
    if isinstance(site.node, Rule):
        for word in site.node.overrides:
            yield replace(site.node, overrides=tuple(w for w in site.node.overrides if w != word))


def drop_guard(site: Site) -> Iterator[object]:
    if isinstance(site.node, Rule) and site.node.when is not None:
        yield replace(site.node, when=None)


def drop_action_guard(site: Site) -> Iterator[object]:
    if isinstance(site.node, Action | Power) and site.node.when is not None:
        yield replace(site.node, when=None)


def drop_choice_guard(site: Site) -> Iterator[object]:
    if isinstance(site.node, Choose | EachPlayer) and site.node.when is not None:
        yield replace(site.node, when=None)


def drop_given(site: Site) -> Iterator[object]:
    if isinstance(site.node, Define) and site.node.given is not None:
        yield replace(site.node, given=None)


def drop_where(site: Site) -> Iterator[object]:
    """Where the language can do without."""
    match site.node:
        case Quantity(kind="number") | Quantity(domain=NamedDomain()) | Quantity(where=None):
            return
        case Quantity():
            yield replace(site.node, where=None)


def drop_conjunct(site: Site) -> Iterator[object]:
    if isinstance(site.node, Operation) and site.node.operator in ("and", "or"):
        yield site.node.left
        yield site.node.right


def drop_row(site: Site) -> Iterator[object]:
    if isinstance(site.node, Row) and isinstance(site.around[-1], Table) and site.siblings > 1:
        yield GONE


def drop_step(site: Site) -> Iterator[object]:
    if isinstance(site.node, Step) and isinstance(site.around[-1], StagePart) and site.siblings > 1:
        yield GONE


def drop_effect(site: Site) -> Iterator[object]:
    if isinstance(site.node, Effect) and site.listed and site.siblings > 1:
        yield GONE


def drop_else(site: Site) -> Iterator[object]:
    if isinstance(site.node, When) and site.node.otherwise is not None:
        yield replace(site.node, otherwise=None)


def drop_action(site: Site) -> Iterator[object]:
    if isinstance(site.node, Action | Power) and site.listed:
        yield GONE


def drop_option(site: Site) -> Iterator[object]:
    """An action that may be done in several phases may no longer be done in one of them."""
    if isinstance(site.node, Action) and len(site.node.phases) > 1:
        for phase in site.node.phases:
            yield replace(site.node, phases=tuple(p for p in site.node.phases if p != phase))


def drop_declaration(site: Site) -> Iterator[object]:
    declares = Define | FactPart | Param | PhasePart | StagePart | Table | ZonePart
    if isinstance(site.node, declares) and site.listed:
        yield GONE


def drop_patch(site: Site) -> Iterator[object]:
    inside = isinstance(site.around[-1] if site.around else None, Variant)
    if inside and site.field == "patches" and site.siblings > 1:
        yield GONE


def flip_comparison(site: Site) -> Iterator[object]:
    if isinstance(site.node, Operation) and site.node.operator in FLIPPED:
        yield replace(site.node, operator=FLIPPED[site.node.operator])


def turn_comparison(site: Site) -> Iterator[object]:
    if isinstance(site.node, Operation) and site.node.operator in ("<", "<=", ">", ">="):
        yield replace(site.node, left=site.node.right, right=site.node.left)


def swap_and_or(site: Site) -> Iterator[object]:
    other: dict[Operator, Operator] = {"and": "or", "or": "and"}
    if isinstance(site.node, Operation) and site.node.operator in other:
        yield replace(site.node, operator=other[site.node.operator])


def swap_plus_minus(site: Site) -> Iterator[object]:
    other: dict[Operator, Operator] = {"+": "-", "-": "+"}
    if isinstance(site.node, Operation) and site.node.operator in other:
        yield replace(site.node, operator=other[site.node.operator])


def swap_extremes(site: Site) -> Iterator[object]:
    match site.node:
        case Quantity(kind="least"):
            yield replace(site.node, kind="greatest")
        case Quantity(kind="greatest"):
            yield replace(site.node, kind="least")


def swap_quantifier(site: Site) -> Iterator[object]:
    match site.node:
        case Quantifier(kind="some"):
            yield replace(site.node, kind="no")
        case Quantifier(kind="no"):
            yield replace(site.node, kind="some")
        case Quantifier(kind="exactly"):
            yield replace(site.node, kind="at least")
        case Quantifier(kind="at least"):
            yield replace(site.node, kind="at most")
        case Quantifier(kind="at most"):
            yield replace(site.node, kind="exactly")


def shift_number(site: Site) -> Iterator[object]:
    if isinstance(site.node, Number):
        yield replace(site.node, value=site.node.value + 1)
        if site.node.value > 0:
            yield replace(site.node, value=site.node.value - 1)


def swap_zones(site: Site) -> Iterator[object]:
    if isinstance(site.node, Word) and site.in_effect and site.node.text in site.piles:
        for pile in site.piles:
            if pile != site.node.text:
                yield replace(site.node, text=pile)


def change_face(site: Site) -> Iterator[object]:
    match site.node:
        case MoveCard(face=None):
            yield replace(site.node, face="up")
            yield replace(site.node, face="down")
        case MoveCard():
            yield replace(site.node, face=None)
        case TurnOver(face=face):
            yield replace(site.node, face="down" if face == "up" else "up")
        case ZonePart(shown=shown):
            yield replace(site.node, shown="down" if shown == "up" else "up")


OPERATORS: dict[str, Change] = {
    change.__name__.replace("_", "-"): change
    for change in (
        *(drop_rule, drop_overrides, drop_guard, drop_action_guard, drop_choice_guard),
        *(drop_given, drop_where, drop_conjunct, drop_row, drop_step, drop_effect, drop_else),
        *(drop_action, drop_option, drop_declaration, drop_patch),
        *(flip_comparison, turn_comparison, swap_and_or, swap_plus_minus, swap_extremes),
        *(swap_quantifier, shift_number, swap_zones, change_face),
    )
}
