"""Effects in words, for rules that have no sentence of their own.

Sequences that people have one sentence for (`shapes`) are said as that sentence; everything else
one effect at a time, with what depends on a condition or a player set below it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain

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
    ChooseSeveral,
    Effect,
    Expression,
    GapsDomain,
    Number,
    PlaceDomain,
    PlayersDomain,
    RangeDomain,
    Word,
)
from cambio_spec.rulebook.barred import with_bars, without_bars
from cambio_spec.rulebook.conditions import lead
from cambio_spec.rulebook.document import Bullets, Item, Text
from cambio_spec.rulebook.negated import negated
from cambio_spec.rulebook.persons import person
from cambio_spec.rulebook.picked import cards
from cambio_spec.rulebook.places import By, Place, Table, Undescribed, capital, number_of
from cambio_spec.rulebook.repeated import drawn_by
from cambio_spec.rulebook.rules import leads as led_to
from cambio_spec.rulebook.settled import done
from cambio_spec.rulebook.several import are_players, choosing_together
from cambio_spec.rulebook.shapes.alike import same_rank
from cambio_spec.rulebook.shapes.known import shape
from cambio_spec.rulebook.shapes.seen import seen_text, so_many
from cambio_spec.rulebook.single import goes, said_move, single
from cambio_spec.rulebook.wording import Argument

Known = (
    AnnounceDecision
    | AsPlayer
    | Together
    | Choose
    | ChooseSeveral
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
    """What effects do, an item for each sentence; what would lead to nothing isn't said. Raises
    `Undescribed`."""
    nothing = (Bullets(()),)
    return tuple(i for i in _described(tuple(effects), table) if i.inner != nothing)


def _described(effects: tuple[Effect, ...], table: Table) -> Iterator[Item]:
    left = [without_bars(effect) for effect in done(effects, table.settings)]
    plain, bars = _apart(tuple(effect for effect, _ in left)), [barred for _, barred in left]
    at = 0
    while at < len(plain):
        found = shape(plain[at:], table)
        if found is not None:
            length, text, table = found
            yield Item(with_bars(text, chain(*bars[at : at + length]), table))
            at += length
            table = table.again()
            continue
        effect = plain[at]
        if not isinstance(effect, Known):
            raise Undescribed(effect)
        for item in _one(effect, table):
            yield replace(item, text=with_bars(item.text, iter(bars[at]), table))
        match effect:
            case Choose(name=name, domain=PlaceDomain(place=place) | GapsDomain(place=place)):
                table = table.choosing(name.text, table.place(place))
            case Choose(name=name, domain=PlayersDomain()):
                table = replace(table, players=table.players | {name.text})
            case ChooseSeveral():
                table = choosing_together(effect, table)
        table = table.again()
        at += 1


def _one(effect: Known, table: Table) -> Iterator[Item]:
    match effect:
        case GoTo(block=Word(text=to)) if table.onward.goal(to, table.section) == "round":
            yield Item(table.wording.text("goes-round", {}))
        case GoTo() | AnnounceDecision():
            return  # where play goes on is said by what is done there
        case Together(effects=inner):
            yield from _described(inner, table)
        case When():
            yield from _when(effect, table)
        case EachPlayer():
            yield _each(effect, table)
        case EachIn(domain=RangeDomain(low=Number(value=1), high=high)) if (
            number_of(high, table) == 1
        ):
            yield from _described(_where(effect, (effect.where,)), table)
        case EachIn():
            yield _each_in(effect, table)
        case AsPlayer(player=Word(text=name), effect=inner) if name == table.mover:
            yield from _described((inner,), table)
        case AsPlayer(player=player, effect=inner):
            by = By(person(player, table).subject, player)
            yield from _described((inner,), replace(table, by=by, chosen={}))
        case May(effect=inner):
            yield _led("effect-may", {}, (inner,), table)
        case _:
            name, arguments = single(effect, table)
            if arguments.get("told") != "":  # a game may keep books without saying so
                yield Item(capital(table.say(name, arguments)))


def _led(
    lead: str, arguments: dict[str, Argument], inner: tuple[Effect, ...], table: Table
) -> Item:
    return Item(table.say(lead, arguments), inner=(Bullets(described(inner, table)),))


def _each(effect: EachPlayer, table: Table) -> Item:
    lead, arguments = "effect-each", dict[str, Argument]()
    if effect.start is not None:
        lead, arguments = "effect-each-from", {"who": person(effect.start, table).name}
    if effect.when is None:
        return _led(lead, arguments, (effect.effect,), table)
    wanted = When(effect.when, effect.effect, None, span=effect.span)
    return _led(lead, arguments, (wanted,), table)


def _each_in(effect: EachIn, table: Table) -> Item:
    match effect.domain:
        case PlaceDomain(place=Word() as those) if are_players(those, table):
            inner = replace(table, players=table.players | {effect.name.text})
            return _led("effect-each-of-these", {}, _where(effect, (effect.where,)), inner)
        case PlaceDomain(place=place):
            return _each_card(effect, table.place(place), table)
        case RangeDomain(low=Number(value=1), high=high) if draw := drawn_by(effect):
            move, as_far = draw
            drawn, arguments = said_move(move, table)
            assert drawn == "effect-move-top"
            several = {"count": number_of(high, table), **arguments}
            form = "as-far" if as_far else None
            return Item(table.say("draw-several", several, form))
        case RangeDomain(low=Number(value=1), high=high):
            count = number_of(high, table)
            if text := so_many(effect, count, table):
                return Item(text)
            repeated: dict[str, Argument] = {"count": count}
            return _led("effect-repeat", repeated, _where(effect, (effect.where,)), table)
        case PlayersDomain(noun=noun, start=None):
            lead = "effect-each-opponent" if noun == "opponents" else "effect-each-anybody"
            return _led(lead, {}, _where(effect, (effect.where,)), table)
        case _:
            raise Undescribed(effect)


def _each_card(effect: EachIn, place: Place, table: Table) -> Item:
    name, done = effect.name.text, effect.effect
    found = cards("every-card", name, place, effect.where, table)
    inner = table.looping(name, place)
    said = {"cards": found.said}
    match done:
        case MoveCard(card=Word(text=moved)) if moved == name and not found.rest:
            moved_to = {**said, **goes(done, inner)}
            such = "such" if found.that else None
            return Item(table.say("each-card-moves", moved_to, such))
        case TurnOver(cards=Word(text=turned), face=face) if turned == name and not found.rest:
            return Item(table.say("each-card-turns", {**said, "face": face}))
        case LookAt(cards=Word(text=seen)) if seen == name and not found.rest:
            return Item(seen_text(found, table))
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


def _apart(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """What comes after a case in which play goes on elsewhere is done otherwise."""
    for at, effect in enumerate(effects):
        rest = effects[at + 1 :]
        match effect:
            case When(then=then, otherwise=None) if _leaves(then) and any(map(_is_told, rest)):
                other = Together(rest, span=effect.span)
                return (*effects[:at], replace(effect, otherwise=other))
    return effects


def _leaves(effect: Effect) -> bool:
    """Whether nothing is done any more after an effect."""
    match effect:
        case Together(effects=(*_, last)):
            return _leaves(last)
        case GoTo() | RoundEnds() | MatchEnds():
            return True
        case _:
            return False


def _is_told(effect: Effect) -> bool:
    return not isinstance(effect, GoTo | AnnounceDecision)


def _when(effect: When, table: Table) -> Iterator[Item]:
    other = () if effect.otherwise is None else (effect.otherwise,)
    then, otherwise = described((effect.then,), table), described(other, table)
    if _goes_on((effect.then,)) != _goes_on(other):
        then = (*then, *_on((effect.then,), other, table))
        otherwise = (*otherwise, *_on(other, (effect.then,), table))
    condition = effect.condition
    if not then:
        condition, then, otherwise = negated(condition), otherwise, ()
    if not then:
        raise Undescribed(effect)
    yield Item(_lead(replace(effect, condition=condition), table), inner=(Bullets(then),))
    if otherwise:
        lead = table.say("effect-otherwise", {})
        yield Item(lead, inner=(Bullets(otherwise),))


def _on(effects: tuple[Effect, ...], others: tuple[Effect, ...], table: Table) -> Iterator[Item]:
    """Where play goes on after effects, which it does in this case only: in the other it comes
    there too if that is told below it, and leads there."""
    match effects:
        case (Together(effects=(*_, last)),):
            yield from _on((last,), others, table)
        case (GoTo(block=Word(text=to)),):
            if below := table.onward.below(to):
                yield from below
                return
            apart = (other for other in led_to(others) if table.onward.below(other))
            goal = table.onward.goal(to, table.section)
            if any(to in table.onward.leads.get(other, ()) for other in apart) or goal == "round":
                return
            if isinstance(goal, tuple):
                section = table.wording.string(f"section-{goal[1]}", {})
                yield Item(table.wording.text("goes-section", {"section": section}))
            else:
                yield Item(table.wording.text(f"goes-{goal}", {}))
        case _:
            return


def _lead(effect: When, table: Table) -> Text:
    alike = same_rank(effect.condition, table)
    if alike is not None:
        return table.say("if-same-rank-all", {"count": alike})
    return lead(effect.condition, table)


def _goes_on(effects: tuple[Effect, ...]) -> frozenset[str]:
    """The phases and stages to which effects may lead; nothing for those that only end."""
    return frozenset(led_to(effects))
