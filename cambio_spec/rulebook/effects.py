"""Effects in words, for rules that have no sentence of their own.

Sequences that people have one sentence for (`shapes`) are said as that sentence; everything else
one effect at a time, with what depends on a condition or a player set below it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from cambio_spec.constructs.announce import AnnounceDecision
from cambio_spec.constructs.as_player import AsPlayer
from cambio_spec.constructs.block import Together
from cambio_spec.constructs.cut import CutPile
from cambio_spec.constructs.deal import DealCards
from cambio_spec.constructs.each import EachPlayer
from cambio_spec.constructs.each_in import EachIn
from cambio_spec.constructs.end_match import MatchEnds
from cambio_spec.constructs.end_round import RoundEnds
from cambio_spec.constructs.gather import GatherCards
from cambio_spec.constructs.go import GoTo
from cambio_spec.constructs.let import LetFact
from cambio_spec.constructs.look import LookAt
from cambio_spec.constructs.may import May
from cambio_spec.constructs.move import MoveCard
from cambio_spec.constructs.offer import OfferPowers
from cambio_spec.constructs.shuffle import ShufflePile
from cambio_spec.constructs.swap import SwapCards
from cambio_spec.constructs.turn_over import TurnOver
from cambio_spec.constructs.when import When
from cambio_spec.nodes.surface import (
    Choose,
    Effect,
    Expression,
    Minus,
    Number,
    Of,
    PlaceDomain,
    PlayersDomain,
    RangeDomain,
    Word,
)
from cambio_spec.rulebook.atoms import message_name
from cambio_spec.rulebook.conditions import conditions
from cambio_spec.rulebook.document import Bullets, Item
from cambio_spec.rulebook.picked import cards
from cambio_spec.rulebook.places import Place, Table, Undescribed
from cambio_spec.rulebook.shapes import several_cards, shape
from cambio_spec.rulebook.wording import Argument

Known = (
    AnnounceDecision
    | AsPlayer
    | Together
    | Choose
    | CutPile
    | DealCards
    | EachIn
    | EachPlayer
    | MatchEnds
    | RoundEnds
    | GatherCards
    | GoTo
    | LetFact
    | LookAt
    | May
    | MoveCard
    | OfferPowers
    | ShufflePile
    | SwapCards
    | TurnOver
    | When
)


def described(effects: Sequence[Effect], table: Table) -> tuple[Item, ...]:
    """What effects do, an item for each sentence. Raises `Undescribed`."""
    return tuple(_described(tuple(effects), table))


def _described(effects: tuple[Effect, ...], table: Table) -> Iterator[Item]:
    at = 0
    while at < len(effects):
        found = shape(effects[at:], table)
        if found is not None:
            length, text, table = found
            yield Item(text)
            at += length
            continue
        effect = effects[at]
        if not isinstance(effect, Known):
            raise Undescribed(effect)
        yield from _one(effect, table)
        if isinstance(effect, Choose) and isinstance(effect.domain, PlaceDomain):
            table = table.choosing(effect.name.text, table.place(effect.domain.place))
        at += 1


def _one(effect: Known, table: Table) -> Iterator[Item]:
    match effect:
        case GoTo() | AnnounceDecision():
            return  # where play goes on is said by what is done there
        case Together(effects=inner):
            yield from _described(inner, table)
        case When():
            yield from _when(effect, table)
        case EachPlayer():
            yield _each(effect, table)
        case EachIn():
            yield _each_in(effect, table)
        case AsPlayer(player=Word(text=name), effect=inner) if name == table.mover:
            yield from _described((inner,), table)
        case AsPlayer(player=player, effect=inner):
            lead, arguments = _seat("effect-as", player, table)
            yield _led(lead, arguments, (inner,), table)
        case May(effect=inner):
            yield _led("effect-may", {}, (inner,), table)
        case _:
            name, arguments = _simple(effect, table)
            if arguments.get("told") != "":  # a game may keep books without saying so
                yield Item(table.wording.text(name, arguments))


def _led(
    lead: str, arguments: dict[str, Argument], inner: tuple[Effect, ...], table: Table
) -> Item:
    return Item(table.wording.text(lead, arguments), inner=(Bullets(described(inner, table)),))


def _seat(stem: str, player: Expression, table: Table) -> tuple[str, dict[str, Argument]]:
    """The message for a player who is named by a fact, or sits to the left of one who is."""
    if isinstance(player, Of) and player.name.text == "left":
        return f"{stem}-left-of-fact", {"fact": table.told(player.argument, "of")}
    return f"{stem}-fact", {"fact": table.told(player, "who")}


def _each(effect: EachPlayer, table: Table) -> Item:
    lead, arguments = "effect-each", dict[str, Argument]()
    if effect.start is not None:
        lead, arguments = _seat("effect-each-from", effect.start, table)
    if effect.when is None:
        return _led(lead, arguments, (effect.effect,), table)
    wanted = When(effect.when, effect.effect, None, span=effect.span)
    return _led(lead, arguments, (wanted,), table)


def _each_in(effect: EachIn, table: Table) -> Item:
    match effect.domain:
        case PlaceDomain(place=place):
            return _each_card(effect, table.place(place), table)
        case RangeDomain(low=Number(value=1), high=high) if _draws(effect):
            assert isinstance(effect.effect, MoveCard)
            drawn, arguments = _move(effect.effect, table)
            assert drawn == "effect-move-top"
            several = {"count": number_of(high, table), **arguments}
            return Item(table.wording.text("draw-several", several))
        case RangeDomain(low=Number(value=1), high=high) if effect.where is None and (
            text := several_cards(effect, number_of(high, table), table)
        ):
            return Item(text)
        case RangeDomain(low=Number(value=1), high=high):
            repeated: dict[str, Argument] = {"count": number_of(high, table)}
            return _led("effect-repeat", repeated, _where(effect, (effect.where,)), table)
        case PlayersDomain(noun=noun, start=None):
            lead = "effect-each-opponent" if noun == "opponents" else "effect-each-anybody"
            return _led(lead, {}, _where(effect, (effect.where,)), table)
        case _:
            raise Undescribed(effect)


def _draws(effect: EachIn) -> bool:
    """Whether a loop takes so many cards from the top of a pile to another place."""
    match effect:
        case EachIn(
            where=None, effect=MoveCard(card=Of(name=Word(text="top")), place=Word() | Of())
        ):
            return True
        case _:
            return False


def _each_card(effect: EachIn, place: Place, table: Table) -> Item:
    name, done = effect.name.text, effect.effect
    found = cards("every-card", name, place, effect.where, table)
    inner = table.looping(name, place)
    said = {"cards": found.said}
    match done:
        case MoveCard(card=Word(text=moved)) if moved == name and not found.rest:
            goes = {**said, **_goes(done, inner)}
            such = "such" if found.such else None
            return Item(table.wording.text("each-card-moves", goes, such))
        case TurnOver(cards=Word(text=turned), face=face) if turned == name and not found.rest:
            return Item(table.wording.text("each-card-turns", {**said, "face": face}))
        case LookAt(cards=Word(text=seen)) if seen == name and not found.rest:
            return Item(table.wording.text("each-card-is-seen", said))
        case _:
            lead: dict[str, Argument] = {"cards": found.ending}
            return _led("effect-each-card", lead, _where(effect, found.rest), inner)


def _where(effect: EachIn, wanted: Sequence[Expression | None]) -> tuple[Effect, ...]:
    """What a loop does, each condition that is still to be said around it."""
    done = effect.effect
    for condition in reversed(wanted):
        if condition is not None:
            done = When(condition, done, None, span=effect.span)
    return (done,)


def _when(effect: When, table: Table) -> Iterator[Item]:
    leads = conditions(effect.condition, table, "if")
    if len(leads) != 1:
        raise Undescribed(effect)
    yield Item(leads[0], inner=(Bullets(described((effect.then,), table)),))
    if effect.otherwise is not None:
        yield _led("effect-otherwise", {}, (effect.otherwise,), table)


def _simple(
    effect: CutPile
    | Choose
    | DealCards
    | MatchEnds
    | RoundEnds
    | GatherCards
    | LetFact
    | LookAt
    | MoveCard
    | OfferPowers
    | ShufflePile
    | SwapCards
    | TurnOver,
    table: Table,
) -> tuple[str, dict[str, Argument]]:
    """The message that says an effect, and its arguments."""
    match effect:
        case MoveCard():
            return _move(effect, table)
        case GatherCards(rest_of=None, into=into):
            return "effect-gather-everything", {"to": table.phrase(table.place(into), "to")}
        case GatherCards(rest_of=Word() | Of() as pile, into=into):
            return "effect-gather-rest", {
                "of": table.phrase(table.place(pile), "of"),
                "to": table.phrase(table.place(into), "to"),
            }
        case DealCards(count=count, zone=zone):
            place = table.each(zone)
            return "shape-deal-to-each", {
                "count": number_of(count, table),
                "to": table.phrase(place, "to"),
                "face": place.zone.shown,
            }
        case SwapCards(first=first, second=second):
            return "effect-swap", {"first": table.card(first), "second": table.card(second)}
        case TurnOver(cards=cards, face=face):
            return _target("effect-turn", cards, {"face": face}, table)
        case LookAt(cards=cards):
            return _target("effect-look", cards, {}, table)
        case ShufflePile(pile=pile):
            return "effect-shuffle", {"object": table.phrase(table.place(pile), "object")}
        case CutPile(pile=pile):
            return "effect-cut", {"object": table.phrase(table.place(pile), "object")}
        case LetFact():
            return _let(effect, table)
        case Choose():
            return _choose(effect, table)
        case OfferPowers():
            return "effect-offer", {"use": table.powers}
        case RoundEnds():
            return "effect-end-round", {}
        case MatchEnds():
            return "effect-end-match", {}
        case GatherCards():
            raise Undescribed(effect)
        case _:
            assert_never(effect)


def _move(effect: MoveCard, table: Table) -> tuple[str, dict[str, Argument]]:
    goes = _goes(effect, table)
    if table.is_chosen(effect.card):
        return "effect-move-chosen", {"card": table.card(effect.card), **goes}
    if isinstance(effect.card, Of) and effect.card.name.text == "top":
        pile = table.pile_below(effect.card)
        return "effect-move-top", {"of": table.phrase(pile, "of"), **goes}
    return "effect-move-only", {"from": table.phrase(table.place(effect.card), "from"), **goes}


def _goes(effect: MoveCard, table: Table) -> dict[str, Argument]:
    """Where a card goes, and how it lies there."""
    if table.is_chosen(effect.place):
        assert isinstance(effect.place, Word)
        place, to = table.slot(effect.place)
    else:
        place = table.place(effect.place)
        to = table.phrase(place, "to")
    return {"to": to, "face": table.lies(place, effect.face)}


def _target(
    stem: str, cards: Expression, arguments: dict[str, Argument], table: Table
) -> tuple[str, dict[str, Argument]]:
    """What is turned or looked at: a chosen card, the top of a pile, a row, or all of a zone."""
    if table.is_chosen(cards):
        return f"{stem}-chosen", {"card": table.card(cards), **arguments}
    if isinstance(cards, Of) and cards.name.text == "top":
        return f"{stem}-top", {"of": table.phrase(table.pile_below(cards), "of"), **arguments}
    place = table.place(cards)
    inside = {"in": table.phrase(place, "in"), **arguments}
    if place.row is None:
        return f"{stem}-all", inside
    return f"{stem}-row", {"row": place.row, "count": place.cards, **inside}


def _choose(effect: Choose, table: Table) -> tuple[str, dict[str, Argument]]:
    if effect.when is not None:
        return _choose_such(effect, effect.when, table)
    match effect.domain:
        case PlaceDomain(place=place):
            return "effect-choose-spot", {"in": table.phrase(table.place(place), "in")}
        case PlayersDomain(noun="opponents"):
            return "effect-choose-opponent", {}
        case PlayersDomain():
            return "effect-choose-player", {}
        case RangeDomain():
            return "effect-choose-number", {}
        case _:
            raise Undescribed(effect)


def _choose_such(effect: Choose, when: Expression, table: Table) -> tuple[str, dict[str, Argument]]:
    """A choice among the cards that meet a condition."""
    if not isinstance(effect.domain, PlaceDomain):
        raise Undescribed(effect)
    place = table.place(effect.domain.place)
    found = cards("one-card", effect.name.text, place, when, table)
    if found.rest:
        raise Undescribed(effect)
    return "effect-choose-card", {"cards": found.ending}


def _let(effect: LetFact, table: Table) -> tuple[str, dict[str, Argument]]:
    fact = effect.fact
    match effect.value:
        case Word(text="me"):
            told = table.told(fact, "you")
        case Word(text="nobody"):
            told = table.told(fact, "none")
        case Word(text="yes" | "no" as value):
            told = table.told(fact, f"let-{value}")
        case Number(value=number):
            told = table.told(fact, "set", {"value": number})
        case Minus(operand=Number(value=number)):
            told = table.told(fact, "set", {"value": -number})
        case _:
            raise Undescribed(effect)
    return "effect-let", {"told": told}


def number_of(node: Expression, table: Table) -> int:
    """A number that the rules fix. Raises `Undescribed`."""
    match node:
        case Number(value=value):
            return value
        case Word(text=name) if message_name(name) in table.parameters:
            return table.parameters[message_name(name)]
        case _:
            raise Undescribed(node)
