"""Sequences of effects that people have one sentence for."""

from __future__ import annotations

from cambio_spec.constructs.cut import CutPile
from cambio_spec.constructs.each import EachPlayer
from cambio_spec.constructs.gather import GatherCards
from cambio_spec.constructs.look import LookAt
from cambio_spec.constructs.may import May
from cambio_spec.constructs.move import MoveCard
from cambio_spec.constructs.shuffle import ShufflePile
from cambio_spec.constructs.swap import SwapCards
from cambio_spec.nodes.surface import Choose, Effect, Of, PlaceDomain, RangeDomain, RowOf, Word
from cambio_spec.rulebook.document import Text
from cambio_spec.rulebook.places import Table
from cambio_spec.rulebook.wording import Argument

Shape = tuple[int, Text, Table]
"""How many effects are said, how, and what has been chosen since."""


def shape(effects: tuple[Effect, ...], table: Table) -> Shape | None:
    """The longest shape with which `effects` begin, if any."""
    match effects:
        case (Choose() as mine, Choose() as theirs, *rest) if _is_card(mine) and _is_card(theirs):
            return _two_cards(mine, theirs, rest, table)
        case (Choose() as chosen, LookAt(cards=Word(text=name)), *_) if (
            _is_card(chosen) and name == chosen.name.text
        ):
            then = _choosing(chosen, table)
            place = then.chosen[name]
            return (
                2,
                table.wording.text(
                    "look-at-one", {"in": table.phrase(place, "in"), "face": place.zone.shown}
                ),
                then,
            )
        case (Choose() as chosen, MoveCard(card=Word(text=name)) as move, *_) if (
            _is_card(chosen) and name == chosen.name.text
        ):
            return _move_one(chosen, move, table)
        case (
            GatherCards(rest_of=Word() | Of() as pile, into=Word(text=into) as target),
            ShufflePile(pile=Word(text=shuffled)),
            *_,
        ) if into == shuffled:
            arguments = {
                "of": table.phrase(table.place(pile), "of"),
                "object": table.phrase(table.place(target), "object"),
            }
            return 2, table.wording.text("refill", arguments), table
        case (
            Choose(domain=RangeDomain(), when=None) as chosen,
            CutPile(pile=pile, depth=Word(text=name)),
            *_,
        ) if name == chosen.name.text:
            cut = table.phrase(table.place(pile), "object")
            return 2, table.wording.text("effect-cut", {"object": cut}), table
        case (EachPlayer(start=None, when=None, effect=LookAt(cards=RowOf(row=1) as row)), *_):
            place = table.place(row)
            if place.whose != "own":
                return None
            said: dict[str, Argument] = {"count": place.cards, "in": table.phrase(place, "in")}
            return 1, table.wording.text("each-looks-at-row", said), table
        case _:
            return None


def _is_card(chosen: Choose) -> bool:
    return isinstance(chosen.domain, PlaceDomain) and chosen.when is None


def _choosing(chosen: Choose, table: Table) -> Table:
    assert isinstance(chosen.domain, PlaceDomain)
    return table.choosing(chosen.name.text, table.place(chosen.domain.place))


def _two_cards(mine: Choose, theirs: Choose, rest: list[Effect], table: Table) -> Shape | None:
    """A swap of two cards, or a look at both and perhaps a swap after it."""
    then = _choosing(theirs, _choosing(mine, table))
    names = (mine.name.text, theirs.name.text)
    own, other = then.chosen[names[0]], then.chosen[names[1]]
    if own.whose == other.whose:
        return None
    places = {"own": table.phrase(own, "in"), "theirs": table.phrase(other, "in")}
    match rest:
        case [SwapCards() as swap, *_] if _swaps(swap, names):
            return 3, table.wording.text("swap-unseen", places), then
        case [LookAt(cards=Word(text=a)), LookAt(cards=Word(text=b)), *after] if (a, b) == names:
            match after:
                case [May(effect=SwapCards() as swap), *_] if _swaps(swap, names):
                    return 5, table.wording.text("look-at-both-then-may-swap", places), then
                case [SwapCards() as swap, *_] if _swaps(swap, names):
                    return 5, table.wording.text("look-at-both-then-swap", places), then
                case _:
                    return 4, table.wording.text("look-at-both", places), then
        case _:
            return None


def _swaps(swap: SwapCards, names: tuple[str, str]) -> bool:
    match swap:
        case SwapCards(first=Word(text=a), second=Word(text=b)):
            return {a, b} == set(names)
        case _:
            return False


def _move_one(chosen: Choose, move: MoveCard, table: Table) -> Shape | None:
    if not isinstance(move.place, Word | Of) or table.is_chosen(move.place):
        return None
    then = _choosing(chosen, table)
    place = table.place(move.place)
    said = {
        "in": table.phrase(then.chosen[chosen.name.text], "in"),
        "to": table.phrase(place, "to"),
        "face": move.face or place.zone.shown,
    }
    return 2, table.wording.text("move-one", said), then
