"""Cards that go to a place of one's choice, or from one."""

from __future__ import annotations

from dataclasses import replace

from cambio_spec.constructs.move import MoveCard
from cambio_spec.nodes.surface import (
    Choose,
    Effect,
    Expression,
    GapsDomain,
    Of,
    PlayersDomain,
    Word,
)
from cambio_spec.rulebook.places import Table
from cambio_spec.rulebook.shapes.shape import Shape, choosing, is_card
from cambio_spec.rulebook.wording import Argument


def moves(effects: tuple[Effect, ...], table: Table) -> Shape | None:
    match effects:
        case (
            Choose() as chosen,
            MoveCard(card=Word(text=old)) as out,
            MoveCard(place=Word(text=back)) as into,
            *_,
        ) if is_card(chosen) and old == back == chosen.name.text:
            return _exchange(chosen, out, into, table)
        case (
            Choose() as chosen,
            MoveCard(card=Of(name=Word(text="top")) as new, place=Of() as hand, face=None),
            MoveCard(card=Word(text=old)) as out,
            MoveCard(card=held, place=Word(text=back)) as into,
            *_,
        ) if is_card(chosen) and old == back == chosen.name.text and _holds(hand, held, table):
            # By way of the hand: to people one card takes the place of the other.
            found = _exchange(chosen, out, replace(into, card=new), table)
            return found and (4, *found[1:])
        case (
            Choose(name=Word(text=gap), domain=GapsDomain(place=grid), when=None),
            MoveCard(place=Word(text=goal)) as into,
            *_,
        ) if gap == goal:
            return _into_gap(table.choosing(gap, table.place(grid)), into, table)
        case (
            Choose(name=Word(text=lucky), domain=PlayersDomain(noun=noun), when=None),
            MoveCard(card=Of(name=Word(text="top"), argument=pile)) as given,
            *_,
        ) if noun != "everyone":
            return _gift(lucky, noun, pile, given, table)
        case (Choose() as chosen, MoveCard(card=Word(text=name)) as move, *_) if (
            is_card(chosen) and name == chosen.name.text
        ):
            return _move_one(chosen, move, table)
        case _:
            return None


def _exchange(chosen: Choose, out: MoveCard, into: MoveCard, table: Table) -> Shape | None:
    """A card that comes into the place of another one, which leaves."""
    then = choosing(chosen, table)
    place = then.chosen[chosen.name.text]
    new = _card_from_pile(into.card, then)
    if new is None or not isinstance(out.place, Word | Of) or then.is_chosen(out.place):
        return None
    goes = table.place(out.place)
    said: dict[str, Argument] = {
        "new": new,
        "in": table.phrase(place, "in"),
        "lies": into.face or place.zone.shown,
        "to": table.phrase(goes, "to"),
        "face": table.lies(goes, out.face),
    }
    return 3, table.say("shape-exchange", said), then


def _card_from_pile(card: Expression, table: Table) -> str | None:
    match card:
        case Of(name=Word(text="top"), argument=pile):
            top = table.place(pile)
            return table.wording.string("shape-top-card", {"of": table.phrase(top, "of")})
        case Word() | Of() if not table.is_chosen(card):
            return table.phrase(table.place(card), "object")
        case _:
            return None


def _holds(hand: Expression, held: Expression, table: Table) -> bool:
    """Whether a card that is `held` is the only one in one's hand, where it has just come."""
    match held:
        case Of(name=Word(text="top"), argument=inner):
            held = inner
    zone = table.place(hand).zone
    return held == hand and zone.is_pile and zone.limit == 1


def _into_gap(then: Table, into: MoveCard, table: Table) -> Shape | None:
    """A card that comes to lie where somebody wants it."""
    assert isinstance(into.place, Word)
    new, place = _card_from_pile(into.card, table), then.chosen[into.place.text]
    if new is None:
        return None
    said: dict[str, Argument] = {
        "new": new,
        "in": table.phrase(place, "in"),
        "lies": into.face or place.zone.shown,
    }
    return 2, table.say("shape-into-gap", said), then


def _gift(lucky: str, noun: str, pile: Expression, given: MoveCard, table: Table) -> Shape | None:
    """The top card of a pile for a player of one's choice."""
    match given.place:
        case Of(name=Word() as zone, argument=Word(text=owner)) if owner == lucky:
            place = replace(table.each(zone), whose="their")
        case _:
            return None
    said: dict[str, Argument] = {
        "who": noun,
        "of": table.phrase(table.place(pile), "of"),
        "to": table.phrase(place, "to"),
        "face": given.face or place.zone.shown,
    }
    return 2, table.say("shape-give-top", said), table


def _move_one(chosen: Choose, move: MoveCard, table: Table) -> Shape | None:
    if not isinstance(move.place, Word | Of) or table.is_chosen(move.place):
        return None
    then = choosing(chosen, table)
    place = table.place(move.place)
    said = {
        "in": table.phrase(then.chosen[chosen.name.text], "in"),
        "to": table.phrase(place, "to"),
        "face": table.lies(place, move.face),
    }
    return 2, table.say("shape-move-one", said), then
