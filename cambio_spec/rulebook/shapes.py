"""Sequences of effects that people have one sentence for."""

from __future__ import annotations

from dataclasses import replace

from cambio_spec.constructs.block import Together
from cambio_spec.constructs.cut import CutPile
from cambio_spec.constructs.each import EachPlayer
from cambio_spec.constructs.gather import GatherCards
from cambio_spec.constructs.look import LookAt
from cambio_spec.constructs.may import May
from cambio_spec.constructs.move import MoveCard
from cambio_spec.constructs.shuffle import ShufflePile
from cambio_spec.constructs.swap import SwapCards
from cambio_spec.nodes.surface import (
    Choose,
    Effect,
    Expression,
    GapsDomain,
    Of,
    Operation,
    PlaceDomain,
    PlayersDomain,
    RangeDomain,
    Word,
)
from cambio_spec.rulebook.document import Text
from cambio_spec.rulebook.everybody import at_once
from cambio_spec.rulebook.picked import cards
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
            Choose() as chosen,
            MoveCard(card=Of(name=Word(text="top")) as new, place=Of() as hand, face=None),
            MoveCard(card=Word(text=old)) as out,
            MoveCard(card=held, place=Word(text=back)) as into,
            *_,
        ) if _is_card(chosen) and old == back == chosen.name.text and _holds(hand, held, table):
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
        case (Choose() as mine, Choose() as theirs, *rest) if _is_card(mine) and _is_card(theirs):
            return _two_cards(mine, theirs, rest, table)
        case (
            Choose() as theirs,
            LookAt(cards=Word(text=seen)),
            May(effect=Together(effects=(Choose() as mine, SwapCards() as swap))),
            *_,
        ) if _is_card(theirs) and _is_card(mine) and seen == theirs.name.text:
            return _look_then_swap(theirs, mine, swap, table)
        case (Choose() as chosen, LookAt(cards=Word(text=name)), *_) if name == chosen.name.text:
            return _look_at_one(chosen, table)
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
            Choose(domain=RangeDomain(), when=None) as chosen,
            CutPile(pile=pile, depth=Word(text=name)),
            *_,
        ) if name == chosen.name.text:
            cut = table.phrase(table.place(pile), "object")
            return 2, table.wording.text("effect-cut", {"object": cut}), table
        case (
            GatherCards(rest_of=None, into=Word(text=into) as target),
            ShufflePile(pile=Word(text=shuffled)),
            *_,
        ) if into == shuffled:
            shuffled_all = {"object": table.phrase(table.place(target), "object")}
            return 2, table.wording.text("shape-shuffle-all", shuffled_all), table
        case (EachPlayer() as each, *_):
            text = at_once(each, table)
            return None if text is None else (1, text, table)
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
    return 3, table.wording.text("shape-exchange", said), then


def _card_from_pile(card: Expression, table: Table) -> str | None:
    match card:
        case Of(name=Word(text="top"), argument=pile):
            top = table.place(pile)
            return table.wording.string("shape-top-card", {"of": table.phrase(top, "of")})
        case Word() | Of() if not table.is_chosen(card):
            return table.phrase(table.place(card), "object")
        case _:
            return None


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
    return 2, table.wording.text("shape-into-gap", said), then


def _holds(hand: Expression, held: Expression, table: Table) -> bool:
    """Whether a card that is `held` is the only one in one's hand, where it has just come."""
    match held:
        case Of(name=Word(text="top"), argument=inner):
            held = inner
    return held == hand and table.place(hand).zone.is_pile and table.place(hand).zone.limit == 1


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


def _look_then_swap(theirs: Choose, mine: Choose, swap: SwapCards, table: Table) -> Shape | None:
    """A look at one card, and perhaps its swap for another that nobody looks at."""
    then = _choosing(mine, _choosing(theirs, table))
    own, other = then.chosen[mine.name.text], then.chosen[theirs.name.text]
    if own.whose == other.whose or not _swaps(swap, (mine.name.text, theirs.name.text)):
        return None
    places = {"own": table.phrase(own, "in"), "theirs": table.phrase(other, "in")}
    return 3, table.wording.text("shape-look-then-may-swap", places), table


def _look_at_one(chosen: Choose, table: Table) -> Shape | None:
    if not isinstance(chosen.domain, PlaceDomain):
        return None
    then = _choosing(chosen, table)
    place = then.chosen[chosen.name.text]
    if chosen.when is None:
        said = {"in": table.phrase(place, "in"), "face": place.zone.shown}
        return 2, table.wording.text("shape-look-at-one", said), then
    such = cards("one-card", chosen.name.text, place, chosen.when, table)
    if such.rest:
        return None
    return 2, table.wording.text("each-card-is-seen", {"cards": such.said}), then


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
