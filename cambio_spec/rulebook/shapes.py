"""Sequences of effects that people have one sentence for."""

from __future__ import annotations

from dataclasses import replace

from cambio_spec.constructs.block import Together
from cambio_spec.constructs.cut import CutPile
from cambio_spec.constructs.each import EachPlayer
from cambio_spec.constructs.each_in import EachIn
from cambio_spec.constructs.gather import GatherCards
from cambio_spec.constructs.look import LookAt
from cambio_spec.constructs.may import May
from cambio_spec.constructs.move import MoveCard
from cambio_spec.constructs.shuffle import ShufflePile
from cambio_spec.constructs.swap import SwapCards
from cambio_spec.constructs.turn_over import TurnOver
from cambio_spec.nodes.surface import (
    Choose,
    Effect,
    Expression,
    Known,
    Lies,
    Of,
    Operation,
    PlaceDomain,
    PlayersDomain,
    RangeDomain,
    RowOf,
    Word,
)
from cambio_spec.rulebook.document import Text
from cambio_spec.rulebook.picked import Noun, cards
from cambio_spec.rulebook.places import Table
from cambio_spec.rulebook.wording import Argument

Shape = tuple[int, Text, Table]
"""How many effects are said, how, and what has been chosen since."""


def shape(effects: tuple[Effect, ...], table: Table) -> Shape | None:
    """The longest shape with which `effects` begin, if any."""
    return _with_choice(effects, table) or _without_choice(effects, table)


def _with_choice(effects: tuple[Effect, ...], table: Table) -> Shape | None:
    """A shape that begins with the choice of a card or of a player."""
    match effects:
        case (
            Choose(name=Word(text=one), domain=PlaceDomain(place=here), when=None) as first,
            Choose(name=Word(text=two), domain=PlaceDomain(place=there)) as second,
            SwapCards() as swap,
            *_,
        ) if here == there and _may_differ(second.when, one, two) and _swaps(swap, (one, two)):
            then = _choosing(second, _choosing(first, table))
            at = then.chosen[one]
            swapped = {"whose": at.whose, "in": table.phrase(at, "in")}
            return 3, table.wording.text("shape-swap-two", swapped), then
        case (
            Choose() as chosen,
            MoveCard(card=Word(text=old)) as out,
            MoveCard(place=Word(text=back)) as into,
            *_,
        ) if _is_card(chosen) and old == back == chosen.name.text:
            return _exchange(chosen, out, into, table)
        case (
            Choose(name=Word(text=lucky), domain=PlayersDomain(noun=noun), when=None),
            MoveCard(card=Of(name=Word(text="top"), argument=pile)) as given,
            *_,
        ) if noun != "everyone":
            return _gift(lucky, noun, pile, given, table)
        case (Choose() as mine, Choose() as theirs, *rest) if _is_card(mine) and _is_card(theirs):
            return _two_cards(mine, theirs, rest, table)
        case (
            Choose(domain=PlaceDomain(), when=condition) as chosen,
            (LookAt(cards=Word(text=name)) | TurnOver(cards=Word(text=name))) as done,
            *_,
        ) if name == chosen.name.text and (condition is not None or isinstance(done, TurnOver)):
            text = _turned_or_seen("one-card", None, chosen, done, table)
            return None if text is None else (2, text, _choosing(chosen, table))
        case (Choose() as chosen, LookAt(cards=Word(text=name)), *_) if (
            _is_card(chosen) and name == chosen.name.text
        ):
            then = _choosing(chosen, table)
            place = then.chosen[name]
            return (
                2,
                table.wording.text(
                    "shape-look-at-one", {"in": table.phrase(place, "in"), "face": place.zone.shown}
                ),
                then,
            )
        case (Choose() as chosen, MoveCard(card=Word(text=name)) as move, *_) if (
            _is_card(chosen) and name == chosen.name.text
        ):
            return _move_one(chosen, move, table)
        case _:
            return None


def _without_choice(effects: tuple[Effect, ...], table: Table) -> Shape | None:
    """A shape in which nothing matters that a player chooses."""
    match effects:
        case (
            GatherCards(rest_of=Word() | Of() as pile, into=Word(text=into) as target),
            ShufflePile(pile=Word(text=shuffled)),
            *_,
        ) if into == shuffled:
            arguments = {
                "of": table.phrase(table.place(pile), "of"),
                "object": table.phrase(table.place(target), "object"),
            }
            return 2, table.wording.text("shape-refill", arguments), table
        case (
            GatherCards(rest_of=None, into=Word(text=into) as target),
            ShufflePile(pile=Word(text=shuffled)),
            *_,
        ) if into == shuffled:
            all_in = {"object": table.phrase(table.place(target), "object")}
            return 2, table.wording.text("shape-shuffle-all", all_in), table
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
            return 1, table.wording.text("shape-each-looks-at-row", said), table
        case _:
            return None


def several_cards(loop: EachIn, count: int, table: Table) -> Text | None:
    """So many different cards that are turned or looked at: each choice is among those for which
    that hasn't been done yet."""
    effect = loop.effect
    match effect.effects if isinstance(effect, Together) else ():
        case (
            Choose(domain=PlaceDomain(), when=Lies() | Known() as condition) as chosen,
            (LookAt(cards=Word(text=name)) | TurnOver(cards=Word(text=name))) as done,
        ) if count > 1 and name == chosen.name.text and _undoes(condition, chosen, done):
            return _turned_or_seen("several-cards", count, chosen, done, table)
        case _:
            return None


def _undoes(condition: Lies | Known, chosen: Choose, done: LookAt | TurnOver) -> bool:
    """Whether a card doesn't meet a condition any more once it was turned or looked at."""
    if not isinstance(condition.spot, Word) or condition.spot.text not in ("it", chosen.name.text):
        return False
    match condition, done:
        case Lies(operator=operator, face=face), TurnOver(face=turned):
            return (operator == "is") != (face == f"face {turned}")
        case Known(operator="is not", player=Word(text="me")), LookAt():
            return True
        case _:
            return False


def _turned_or_seen(
    noun: Noun, count: int | None, chosen: Choose, done: LookAt | TurnOver, table: Table
) -> Text | None:
    assert isinstance(chosen.domain, PlaceDomain)
    place = table.place(chosen.domain.place)
    found = cards(noun, chosen.name.text, place, chosen.when, table, count)
    if found.rest:
        return None
    if isinstance(done, TurnOver):
        return table.wording.text("each-card-turns", {"cards": found.said, "face": done.face})
    return table.wording.text("each-card-is-seen", {"cards": found.said})


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
            return 3, table.wording.text("shape-swap-unseen", places), then
        case [LookAt(cards=Word(text=a)), LookAt(cards=Word(text=b)), *after] if (a, b) == names:
            match after:
                case [May(effect=SwapCards() as swap), *_] if _swaps(swap, names):
                    return 5, table.wording.text("shape-look-at-both-then-may-swap", places), then
                case [SwapCards() as swap, *_] if _swaps(swap, names):
                    return 5, table.wording.text("shape-look-at-both-then-swap", places), then
                case _:
                    return 4, table.wording.text("shape-look-at-both", places), then
        case _:
            return None


def _may_differ(condition: Expression | None, one: str, two: str) -> bool:
    """Whether a condition asks no more than that two cards aren't the same."""
    match condition:
        case None:
            return True
        case Operation(operator="is not", left=Word(text=a), right=Word(text=b)):
            return {a, b} <= {one, two, "it"} and a != b
        case _:
            return False


def _swaps(swap: SwapCards, names: tuple[str, str]) -> bool:
    match swap:
        case SwapCards(first=Word(text=a), second=Word(text=b)):
            return {a, b} == set(names)
        case _:
            return False


def _exchange(chosen: Choose, out: MoveCard, into: MoveCard, table: Table) -> Shape | None:
    """A card that comes into the place of another one, which leaves."""
    then = _choosing(chosen, table)
    place = then.chosen[chosen.name.text]
    match into.card:
        case Of(name=Word(text="top"), argument=pile):
            top = table.place(pile)
            new = table.wording.string("shape-top-card", {"of": table.phrase(top, "of")})
        case Word() | Of() if not then.is_chosen(into.card):
            new = table.phrase(table.place(into.card), "object")
        case _:
            return None
    if not isinstance(out.place, Word | Of) or then.is_chosen(out.place):
        return None
    goes = table.place(out.place)
    said: dict[str, Argument] = {
        "new": new,
        "in": table.phrase(place, "in"),
        "lies": into.face or place.zone.shown,
        "to": table.phrase(goes, "to"),
        "face": table.lies(goes, out.face),
    }
    return 3, table.wording.text("shape-exchange", said), then


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
    return 2, table.wording.text("shape-give-top", said), table


def _move_one(chosen: Choose, move: MoveCard, table: Table) -> Shape | None:
    if not isinstance(move.place, Word | Of) or table.is_chosen(move.place):
        return None
    then = _choosing(chosen, table)
    place = table.place(move.place)
    said = {
        "in": table.phrase(then.chosen[chosen.name.text], "in"),
        "to": table.phrase(place, "to"),
        "face": table.lies(place, move.face),
    }
    return 2, table.wording.text("shape-move-one", said), then
