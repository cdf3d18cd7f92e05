"""Several cards of one place that are chosen and then treated alike: people say that in one
sentence, `look at 2 cards in your grid`, not card by card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from cambio_spec.constructs.look import LookAt
from cambio_spec.constructs.move import MoveCard
from cambio_spec.constructs.turn_over import TurnOver
from cambio_spec.nodes.surface import (
    Choose,
    Effect,
    Expression,
    Known,
    Of,
    Operation,
    PlaceDomain,
    Word,
)
from cambio_spec.rulebook.conditions import conjuncts
from cambio_spec.rulebook.document import Text
from cambio_spec.rulebook.places import Table
from cambio_spec.rulebook.wording import Argument

Shape = tuple[int, Text, Table]
Which = Literal["any", "unknown"]


class Looks(NamedTuple):
    """The first `length` effects look at these cards, all of the same place."""

    length: int
    names: tuple[str, ...]
    place: Expression
    which: Which


def looks(effects: Sequence[Effect]) -> Looks | None:
    """The most effects that choose cards of one place and look at each of them, if there are any.
    They are different ones: the rules ask for that, or for cards that one doesn't know yet."""
    found: Looks | None = None
    chosen: list[tuple[str, Expression | None]] = []
    seen: list[str] = []
    place: Expression | None = None
    for length, effect in enumerate(effects, start=1):
        match effect:
            case Choose(name=Word(text=name), domain=PlaceDomain(place=here), when=when) if (
                place in (None, here)
            ):
                place = here
                chosen.append((name, when))
            case LookAt(cards=Word(text=name)) if name in dict(chosen) and name not in seen:
                seen.append(name)
            case _:
                break
        which = _which(chosen) if len(seen) == len(chosen) else None
        if which is not None and place is not None:
            found = Looks(length, tuple(dict(chosen)), place, which)
    return found


def _which(chosen: Sequence[tuple[str, Expression | None]]) -> Which | None:
    """Which cards of their place are chosen, each another; None where it can't be said so."""
    if all(_is_unknown(name, when) for name, when in chosen):
        return "unknown"
    before: set[str] = set()
    for name, when in chosen:
        parts = () if when is None else tuple(conjuncts(when))
        if {differs_from(part, name) for part in parts} != before:
            return None
        before.add(name)
    return "any"


def _is_unknown(name: str, when: Expression | None) -> bool:
    match when:
        case Known(spot=Word(text=lying), operator="is not", player=Word(text="me")):
            return lying in (name, "it")
        case _:
            return False


def differs_from(part: Expression, name: str) -> str | None:
    """The other card where a condition says that a card, `name` or `it`, isn't that one."""
    match part:
        case Operation(operator="is not" | "!=", left=Word(text=left), right=Word(text=right)):
            own = (name, "it")
            return right if left in own else left if right in own else None
        case _:
            return None


def look_text(count: int, place: Expression, which: Which, table: Table) -> Text | None:
    """The sentence for it; None for a row, and for several cards that may lie in front of different
    players."""
    there = table.place(place)
    if there.row is not None or (count > 1 and there.whose != "own"):
        return None
    said: dict[str, Argument] = {"count": count, "in": table.phrase(there, "in")}
    form = None if which == "any" else which
    return table.wording.text("shape-look-at-several", said, form)


def several_looks(effects: tuple[Effect, ...], table: Table) -> Shape | None:
    """Two cards or more of one place, or one that isn't known yet."""
    found = looks(effects)
    if found is None or (len(found.names), found.which) == (1, "any"):
        return None
    text = look_text(len(found.names), found.place, found.which, table)
    if text is None:
        return None
    then = table
    for name in found.names:
        then = then.choosing(name, table.place(found.place))
    return found.length, text, then


def all_chosen(effects: tuple[Effect, ...], table: Table) -> Shape | None:
    """The same for every card that was chosen, where there are several: they are turned over, or
    go to the same pile."""
    names = tuple(table.chosen)
    alike = effects[: len(names)]
    if len(names) < 2 or len(alike) < len(names):
        return None
    count: dict[str, Argument] = {"count": len(names)}
    match alike[0]:
        case TurnOver(face=face):
            turned = [e.cards for e in alike if isinstance(e, TurnOver) and e.face == face]
            if _are(turned, names):
                return (
                    len(names),
                    table.wording.text("effect-turn-all-chosen", {**count, "face": face}),
                    table,
                )
        case MoveCard(place=Word() | Of() as goal, face=face) if not table.is_chosen(goal):
            moved = [
                e.card
                for e in alike
                if isinstance(e, MoveCard) and (e.place, e.face) == (goal, face)
            ]
            if _are(moved, names):
                place = table.place(goal)
                goes = {"to": table.phrase(place, "to"), "face": table.lies(place, face)}
                return (
                    len(names),
                    table.wording.text("effect-move-all-chosen", {**count, **goes}),
                    table,
                )
    return None


def _are(cards: Sequence[Expression], names: Sequence[str]) -> bool:
    return sorted(c.text for c in cards if isinstance(c, Word)) == sorted(names)


def same_rank(node: Expression, table: Table) -> int | None:
    """How many cards were chosen, where a condition says that all of them have the same rank."""
    names = set(table.chosen)
    joined: set[str] = set()
    for part in conjuncts(node):
        match part:
            case Operation(
                operator=("=" | "is"),
                left=Of(name=Word(text="rank"), argument=Word(text=one)),
                right=Of(name=Word(text="rank"), argument=Word(text=other)),
            ) if {one, other} <= names and (not joined or joined & {one, other}):
                joined |= {one, other}
            case _:
                return None
    return len(names) if joined == names else None
