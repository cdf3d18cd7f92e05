"""One effect in one sentence: the message that says it, and its arguments."""

from __future__ import annotations

from typing import assert_never

from cambio_spec.constructs.cut import CutPile
from cambio_spec.constructs.deal import DealCards
from cambio_spec.constructs.end_match import MatchEnds
from cambio_spec.constructs.end_round import RoundEnds
from cambio_spec.constructs.gather import GatherCards
from cambio_spec.constructs.let import LetFact
from cambio_spec.constructs.look import LookAt
from cambio_spec.constructs.move import MoveCard
from cambio_spec.constructs.offer import OfferPowers
from cambio_spec.constructs.shuffle import ShufflePile
from cambio_spec.constructs.swap import SwapCards
from cambio_spec.constructs.turn_over import TurnOver
from cambio_spec.nodes.surface import (
    Choose,
    ChooseSeveral,
    Expression,
    GapsDomain,
    Minus,
    Not,
    Number,
    Of,
    Operation,
    PlaceDomain,
    PlayersDomain,
    Quantity,
    RangeDomain,
    Word,
)
from cambio_spec.rulebook.amounts import amount, number
from cambio_spec.rulebook.figures import figure
from cambio_spec.rulebook.persons import Person, is_reader, person
from cambio_spec.rulebook.picked import cards
from cambio_spec.rulebook.places import Table, Undescribed, number_of
from cambio_spec.rulebook.several import said_choice
from cambio_spec.rulebook.wording import Argument


def single(
    effect: CutPile
    | Choose
    | ChooseSeveral
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
            return said_move(effect, table)
        case GatherCards(source=None, into=into):
            return "effect-gather-everything", {"to": table.phrase(table.place(into), "to")}
        case GatherCards(source=Word() | Of() as pile, keeps_top=keeps, into=into):
            return f"effect-gather-{'rest' if keeps else 'all'}", {
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
        case Choose() | ChooseSeveral():
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


def said_move(effect: MoveCard, table: Table) -> tuple[str, dict[str, Argument]]:
    where = goes(effect, table)
    if table.is_chosen(effect.card):
        return "effect-move-chosen", {"card": table.card(effect.card), **where}
    if isinstance(effect.card, Of) and effect.card.name.text == "top":
        pile = table.pile_below(effect.card)
        return "effect-move-top", {"of": table.phrase(pile, "of"), **where}
    return "effect-move-only", {"from": table.phrase(table.place(effect.card), "from"), **where}


def goes(effect: MoveCard, table: Table) -> dict[str, Argument]:
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


def _choose(effect: Choose | ChooseSeveral, table: Table) -> tuple[str, dict[str, Argument]]:
    if isinstance(effect, ChooseSeveral):
        return said_choice(effect, table)
    if effect.when is not None:
        return _choose_such(effect, effect.when, table)
    match effect.domain:
        case PlaceDomain(place=place):
            return "effect-choose-spot", {"in": table.phrase(table.place(place), "in")}
        case GapsDomain(place=place):
            return "effect-choose-gap", {"in": table.phrase(table.place(place), "in")}
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
        case Word(text="nobody"):
            told = table.told(fact, "none")
        case value if table.by is None and is_reader(value, table):
            told = table.told(fact, "you")
        case value if isinstance(fact, Word) and table.is_player(fact.text):
            return _role(fact, value, table)
        case Word(text="yes" | "no" as value):
            told = table.told(fact, f"let-{value}")
        case Not(operand=before) if before == fact:
            told = table.told(fact, "let-other")
        case Number(value=fixed):
            told = table.told(fact, "set", {"value": fixed})
        case Minus(operand=Number(value=below)):
            told = table.told(fact, "set", {"value": -below})
        case Operation(operator="+", left=before, right=more) if (
            before == fact and number(more, table) is not None
        ):
            told = table.told(fact, "add", {"value": number_of(more, table)})
        case Operation(operator="+" | "-" as operator, left=before, right=more) if before == fact:
            name = "effect-add-amount" if operator == "+" else "effect-take-amount"
            return name, {"what": amount(fact, table), "amount": figure(more, table)}
        case _:
            raise Undescribed(effect)
    return "effect-let", {"told": told}


def _role(fact: Word, value: Expression, table: Table) -> tuple[str, dict[str, Argument]]:
    """Who somebody is from now on. Whose turn it is needs no name: their turn comes."""
    first = Quantity(
        "first", None, PlayersDomain("players", None, span=value.span), None, span=value.span
    )
    if table.section == "players" and value == first:
        head, rest = Person(table.told(fact, "who"), "").parts
        return "effect-agree", {"head": head, "rest": rest}
    who = _next(fact, value, table)
    if fact.text not in table.turns:
        return "effect-role", {"who": who.subject, "role": table.told(fact, "who")}
    head, rest = who.parts
    name = "effect-begins" if table.section == "setup" else "effect-turn-passes"
    return name, {"head": head, "rest": rest}


def _next(fact: Word, value: Expression, table: Table) -> Person:
    """Who is next; the neighbour of the one before needs no longer name."""
    match value:
        case Of(name=Word(text=("left" | "right") as side), argument=before) if (
            before == fact and not is_reader(before, table)
        ):
            return Person(table.wording.string(f"person-next-{side}", {}), "")
        case _:
            return person(value, table)
