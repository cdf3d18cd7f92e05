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
    Lies,
    Number,
    Of,
    Operation,
    PlaceDomain,
    PlayersDomain,
    RangeDomain,
    RowOf,
    Word,
)
from cambio_spec.rulebook.document import Text
from cambio_spec.rulebook.picked import cards
from cambio_spec.rulebook.places import Table, number_of
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
            return _swap_two(first, second, table)
        case (
            Choose() as chosen,
            MoveCard(card=Word(text=old)) as out,
            MoveCard(place=Word(text=back)) as into,
            *_,
        ) if _is_card(chosen) and old == back == chosen.name.text:
            return _exchange(chosen, out, into, table)
        case (
            Choose() as chosen,
            MoveCard(card=Of(name=Word(text="top")), place=Of() as hand) as drawn,
            MoveCard(card=Word(text=old)) as out,
            MoveCard(card=Of() as held, place=Word(text=back)) as into,
            *_,
        ) if _is_card(chosen) and old == back == chosen.name.text and hand == held:
            # By way of the hand: to people one card takes the place of the other.
            told = _exchange(chosen, out, replace(into, card=drawn.card), table)
            return told and (4, *told[1:])
        case (
            Choose(name=Word(text=lucky), domain=PlayersDomain(noun=noun), when=None),
            MoveCard(card=Of(name=Word(text="top"), argument=pile)) as given,
            *_,
        ) if noun != "everyone":
            return _gift(lucky, noun, pile, given, table)
        case (Choose() as mine, Choose() as theirs, SwapCards() as swap, *_) if (
            mine.when or theirs.when
        ) and _swaps(swap, (mine.name.text, theirs.name.text)):
            return _swap_such(mine, theirs, table)
        case (Choose() as mine, Choose() as theirs, *rest) if _is_card(mine) and _is_card(theirs):
            return _two_cards(mine, theirs, rest, table)
        case (Choose() as chosen, LookAt(cards=Word(text=name)), *_) if (
            _is_card(chosen) and name == chosen.name.text
        ):
            return _look_at_one(chosen, table)
        case (Choose() as chosen, TurnOver(cards=Word(text=name)) as turn, *_) if (
            name == chosen.name.text
        ):
            return _turn_one(chosen, turn, table)
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
            whole = table.phrase(table.place(target), "object")
            return 2, table.wording.text("shape-shuffle-all", {"object": whole}), table
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
        case (
            EachIn(
                domain=RangeDomain(low=Number(value=1), high=high),
                where=None,
                effect=Together(effects=(Choose() as chosen, TurnOver() as turn)),
            ),
            *_,
        ):
            return _turn_several(high, chosen, turn, table)
        case _:
            return None


def _is_card(chosen: Choose) -> bool:
    return isinstance(chosen.domain, PlaceDomain) and chosen.when is None


def _choosing(chosen: Choose, table: Table) -> Table:
    assert isinstance(chosen.domain, PlaceDomain)
    return table.choosing(chosen.name.text, table.place(chosen.domain.place))


def _swap_two(first: Choose, second: Choose, table: Table) -> Shape:
    then = _choosing(second, _choosing(first, table))
    at = then.chosen[first.name.text]
    swapped = {"whose": at.whose, "in": table.phrase(at, "in")}
    return 3, table.wording.text("shape-swap-two", swapped), then


def _look_at_one(chosen: Choose, table: Table) -> Shape:
    then = _choosing(chosen, table)
    place = then.chosen[chosen.name.text]
    seen = {"in": table.phrase(place, "in"), "face": place.zone.shown}
    return 2, table.wording.text("shape-look-at-one", seen), then


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


def _swap_such(mine: Choose, theirs: Choose, table: Table) -> Shape | None:
    """A swap of two cards, of which it matters how they lie."""
    told: list[str] = []
    for chosen in (mine, theirs):
        if not isinstance(chosen.domain, PlaceDomain):
            return None
        place = table.place(chosen.domain.place)
        found = cards("one-card", chosen.name.text, place, chosen.when, table)
        if found.rest or found.such:
            return None
        told.append(found.said)
        table = _choosing(chosen, table)
    one, other = told
    return 3, table.wording.text("shape-swap-such", {"first": one, "second": other}), table


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


def _turn_one(chosen: Choose, turn: TurnOver, table: Table) -> Shape | None:
    """A card of one's choice that is turned over, unless it takes a clause to say which."""
    if not isinstance(chosen.domain, PlaceDomain):
        return None
    place = table.place(chosen.domain.place)
    found = cards("one-card", chosen.name.text, place, chosen.when, table)
    if found.rest or found.such:
        return None
    said: dict[str, Argument] = {"cards": found.said, "face": turn.face}
    return 2, table.wording.text("shape-turn-one", said), _choosing(chosen, table)


def _turn_several(high: Expression, chosen: Choose, turn: TurnOver, table: Table) -> Shape | None:
    """Cards of one's choice, each of which lay the other way; so none of them is chosen twice."""
    match chosen, turn:
        case (
            Choose(
                name=Word(text=name),
                domain=PlaceDomain(place=place),
                when=Lies(spot=Word(text=lying), operator="is", face=before),
            ),
            TurnOver(cards=Word(text=turned), face=face),
        ) if turned == name and lying in (name, "it") and before != f"face {face}":
            where = table.place(place)
        case _:
            return None
    if where.row is not None:
        return None
    said: dict[str, Argument] = {
        "count": number_of(high, table),
        "in": table.phrase(where, "in"),
        "face": face,
    }
    return 1, table.wording.text("shape-turn-several", said), table
