"""What all players do in the same way, in one sentence."""

from __future__ import annotations

from cambio_spec.constructs.block import Together
from cambio_spec.constructs.each import EachPlayer
from cambio_spec.constructs.each_in import EachIn
from cambio_spec.constructs.look import LookAt
from cambio_spec.constructs.turn_over import TurnOver
from cambio_spec.nodes.surface import (
    Choose,
    Effect,
    Expression,
    Known,
    Number,
    Of,
    PlaceDomain,
    RangeDomain,
    RowOf,
    Word,
)
from cambio_spec.rulebook.document import Text
from cambio_spec.rulebook.places import Place, Table
from cambio_spec.rulebook.wording import Argument


def at_once(effect: EachPlayer, table: Table) -> Text | None:
    """The sentence for what each player does with their own cards, if there is one."""
    if effect.start is not None or effect.when is not None:
        return None
    match effect.effect:
        case LookAt(cards=RowOf(row=1) as row):
            nearest = table.place(row)
            return _said("shape-each-looks-at-row", nearest, table, count=nearest.cards)
        case TurnOver(cards=Of() as cards, face=face) if cards.name.text != "top":
            return _said("shape-each-turns", table.place(cards), table, face=face)
        case EachIn(domain=RangeDomain(low=Number(value=1), high=high), where=None) as loop:
            place, count = _looked_at(loop.effect, table, again=True), _count(high, table)
        case done:
            place, count = _looked_at(done, table, again=False), 1
    if place is None or count is None:
        return None
    return _said("shape-each-looks-at-any", place, table, count=count)


def _said(name: str, place: Place, table: Table, **given: Argument) -> Text | None:
    if place.whose != "own":
        return None
    return table.wording.text(name, {"in": table.phrase(place, "in"), **given})


def _looked_at(effect: Effect, table: Table, again: bool) -> Place | None:
    """Where a player looks at a card of their choice; at another one each time, if `again`."""
    match effect:
        case Together(
            effects=(
                Choose(name=Word(text=name), domain=PlaceDomain(place=place), when=when),
                LookAt(cards=Word(text=seen)),
            )
        ) if name == seen and (_is_new(when, name) or (when is None and not again)):
            return table.place(place)
        case _:
            return None


def _is_new(when: Expression | None, name: str) -> bool:
    match when:
        case Known(spot=Word(text=spot), operator="is not", player=Word(text="me")):
            return spot in (name, "it")
        case _:
            return False


def _count(node: Expression, table: Table) -> int | None:
    match node:
        case Number(value=value):
            return value
        case Word(text=name):
            return table.parameters.get(name.replace("_", "-"))
        case _:
            return None
