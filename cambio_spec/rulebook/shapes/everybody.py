"""What all players do in the same way, in one sentence."""

from __future__ import annotations

from cambio_spec.constructs.announce import AnnounceDecision
from cambio_spec.constructs.block import Together
from cambio_spec.constructs.each import EachPlayer
from cambio_spec.constructs.each_in import EachIn
from cambio_spec.constructs.let import LetFact
from cambio_spec.constructs.look import LookAt
from cambio_spec.constructs.turn_over import TurnOver
from cambio_spec.nodes.surface import (
    Effect,
    Expression,
    Number,
    Of,
    Operation,
    PlaceDomain,
    RangeDomain,
    RowOf,
)
from cambio_spec.rulebook.document import Text
from cambio_spec.rulebook.places import Table, number_of
from cambio_spec.rulebook.shapes.seen import another_each_time, looks
from cambio_spec.rulebook.shapes.shape import Shape
from cambio_spec.rulebook.wording import Argument


def everybody(effects: tuple[Effect, ...], table: Table) -> Shape | None:
    """What each player does with their own cards."""
    match effects:
        case (EachPlayer(start=None, when=None, effect=done), *_):
            text = _at_once(done, table)
            return None if text is None else (1, text, table)
        case _:
            return None


def _at_once(done: Effect, table: Table) -> Text | None:
    match done:
        case LookAt(cards=RowOf(row=1) as row):
            count = table.place(row).cards
            return _said("shape-each-looks-at-row", row, table, count=count)
        case TurnOver(cards=Of() as cards, face=face) if cards.name.text != "top":
            return _said("shape-each-turns", cards, table, face=face)
        case EachIn(domain=RangeDomain(low=Number(value=1), high=high)) as loop:
            match another_each_time(loop):
                case chosen, LookAt():
                    assert isinstance(chosen.domain, PlaceDomain)
                    return _looks(number_of(high, table), chosen.domain.place, table)
        case Together(
            effects=(
                AnnounceDecision(decision=Of() as score),
                LetFact(fact=Of() as sum, value=Operation(operator="+", left=before, right=more)),
            )
        ) if sum == before and score == more:
            return table.say("shape-score-added", {})
        case Together(effects=inner) if found := looks(inner):
            (*_, last) = found.chosen
            assert isinstance(last.domain, PlaceDomain)
            if found.when is None and found.length == len(inner):
                return _looks(len(found.chosen), last.domain.place, table)
    return None


def _looks(count: int, place: Expression, table: Table) -> Text | None:
    return _said("shape-each-looks-at-any", place, table, count=count)


def _said(name: str, node: Expression, table: Table, **given: Argument) -> Text | None:
    place = table.place(node)
    if place.whose != "own":
        return None
    return table.say(name, {"in": table.phrase(place, "in"), **given})
