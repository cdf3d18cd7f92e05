"""Cards of one's choice that are looked at or turned over, one or several: people say that in one
sentence, `look at 2 cards in your grid`, not card by card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from cambio_spec.constructs.block import Together
from cambio_spec.constructs.each_in import EachIn
from cambio_spec.constructs.look import LookAt
from cambio_spec.constructs.turn_over import TurnOver
from cambio_spec.nodes.surface import (
    Choose,
    Effect,
    Expression,
    Known,
    Lies,
    PlaceDomain,
    Word,
)
from cambio_spec.rulebook.conjuncts import conjuncts, differs_from
from cambio_spec.rulebook.document import Text
from cambio_spec.rulebook.picked import Cards, cards
from cambio_spec.rulebook.places import Table
from cambio_spec.rulebook.shapes.shape import Shape, choosing, is_card

Done = LookAt | TurnOver


class Looks(NamedTuple):
    """The first `length` effects look at these cards, all of the same place; `when` is what is
    asked of them, besides that they are different ones."""

    length: int
    chosen: tuple[Choose, ...]
    when: Expression | None


# ── one after the other ──────────────────────────────────────────────────────────────────


def looks(effects: Sequence[Effect]) -> Looks | None:
    """The most effects that choose cards of one place and look at each of them, if there are any.
    They are different ones: the rules ask for that, or for cards that one doesn't know yet."""
    found: Looks | None = None
    chosen: list[Choose] = []
    seen: list[str] = []
    for length, effect in enumerate(effects, start=1):
        match effect:
            case Choose(domain=PlaceDomain()) if not chosen or chosen[0].domain == effect.domain:
                chosen.append(effect)
            case LookAt(cards=Word(text=name)) if (
                name in [c.name.text for c in chosen] and name not in seen
            ):
                seen.append(name)
            case _:
                break
        if len(seen) == len(chosen):
            if all(_is_unknown(c) for c in chosen):
                found = Looks(length, tuple(chosen), chosen[-1].when)
            elif _differ(chosen):
                found = Looks(length, tuple(chosen), None)
    return found


def _differ(chosen: Sequence[Choose]) -> bool:
    """Whether each card is only asked not to be any of those before it."""
    before: set[str] = set()
    for one in chosen:
        parts = () if one.when is None else tuple(conjuncts(one.when))
        if {differs_from(part, one.name.text) for part in parts} != before:
            return False
        before.add(one.name.text)
    return True


def _is_unknown(chosen: Choose) -> bool:
    match chosen.when:
        case Known(spot=Word(text=lying), operator="is not", player=Word(text="me")):
            return lying in (chosen.name.text, "it")
        case _:
            return False


def several_looks(effects: tuple[Effect, ...], table: Table) -> Shape | None:
    """A look at two cards or more of one place."""
    found = looks(effects)
    if found is None or len(found.chosen) < 2:
        return None
    last, done = replace(found.chosen[-1], when=found.when), effects[found.length - 1]
    assert isinstance(done, LookAt)
    text = _said(last, done, table, len(found.chosen))
    if text is None:
        return None
    for one in found.chosen:
        table = choosing(one, table)
    return found.length, text, table


# ── one ──────────────────────────────────────────────────────────────────────────────────


def one_card(effects: tuple[Effect, ...], table: Table) -> Shape | None:
    """A card of one's choice that is looked at or turned over."""
    match effects:
        case (
            Choose(name=Word(text=name), domain=PlaceDomain()) as chosen,
            (LookAt(cards=Word(text=same)) | TurnOver(cards=Word(text=same))) as done,
            *_,
        ) if name == same:
            then = choosing(chosen, table)
            if is_card(chosen) and isinstance(done, LookAt):
                place = then.chosen[name]
                seen = {"in": table.phrase(place, "in"), "face": place.zone.shown}
                return 2, table.say("shape-look-at-one", seen), then
            text = _said(chosen, done, table)
            return None if text is None else (2, text, then)
        case _:
            return None


# ── so many times ────────────────────────────────────────────────────────────────────────


def another_each_time(loop: EachIn) -> tuple[Choose, Done] | None:
    """What a loop does with a card of one's choice, where each choice is among those with which
    that hasn't been done yet: so many different cards."""
    match loop:
        case EachIn(
            where=None,
            effect=Together(
                effects=(
                    Choose(name=Word(text=name), domain=PlaceDomain()) as chosen,
                    (LookAt(cards=Word(text=same)) | TurnOver(cards=Word(text=same))) as done,
                )
            ),
        ) if name == same and _undoes(chosen, done):
            return chosen, done
        case _:
            return None


def _undoes(chosen: Choose, done: Done) -> bool:
    """Whether a card doesn't meet the condition any more once it was turned or looked at."""
    match chosen.when, done:
        case Lies(spot=Word(text=lying), operator=operator, face=face), TurnOver(face=turned):
            return lying in (chosen.name.text, "it") and (operator == "is") != (
                face == f"face {turned}"
            )
        case Known(), LookAt():
            return _is_unknown(chosen)
        case _:
            return False


def so_many(loop: EachIn, count: int, table: Table) -> Text | None:
    """The sentence for a loop that does so `count` times."""
    again = another_each_time(loop)
    return None if again is None else _said(*again, table, count)


# ── the sentence ─────────────────────────────────────────────────────────────────────────


def _said(chosen: Choose, done: Done, table: Table, count: int = 1) -> Text | None:
    """None where several cards may lie in front of different players, and where a clause would
    part what is turned from how."""
    assert isinstance(chosen.domain, PlaceDomain)
    place, name = table.place(chosen.domain.place), chosen.name.text
    if count == 1:
        found = cards("one-card", name, place, chosen.when, table)
    else:
        found = cards("several-cards", name, place, chosen.when, table, {"count": count})
    if found.rest or (count > 1 and place.whose not in ("own", "nobody")):
        return None
    if isinstance(done, LookAt):
        return seen_text(found, table)
    if found.that:
        return None
    return table.say("each-card-turns", {"cards": found.said, "face": done.face})


def seen_text(found: Cards, table: Table) -> Text:
    """The sentence for a look at cards."""
    if found.that:
        such = {"cards": found.plain, "that": found.that}
        return table.say("each-card-is-seen", such, "such")
    return table.say("each-card-is-seen", {"cards": found.plain})
