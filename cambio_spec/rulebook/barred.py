"""Whose cards can't be chosen: said after what is done with a card, as most games bar the cards of
whoever has called from everything."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cambio_spec.nodes.surface import (
    Choose,
    Effect,
    Expression,
    Of,
    Operation,
    PlaceDomain,
    Word,
)
from cambio_spec.rulebook.conjuncts import conjuncts
from cambio_spec.rulebook.document import Plain, Text
from cambio_spec.rulebook.places import Table


def without_bars(effect: Effect) -> tuple[Effect, tuple[Expression, ...]]:
    """A choice of a card without the part of its condition that bars somebody's cards; and who is
    barred."""
    if not isinstance(effect, Choose) or effect.when is None:
        return effect, ()
    if not isinstance(effect.domain, PlaceDomain):
        return effect, ()
    barred: list[Expression] = []
    left: Expression | None = None
    for part in conjuncts(effect.when):
        who = _barred(part, effect.name.text)
        if who is not None:
            barred.append(who)
        elif left is None:
            left = part
        else:
            left = Operation("and", left, part, span=effect.when.span)
    return replace(effect, when=left), tuple(barred)


def _barred(node: Expression, name: str) -> Expression | None:
    match node:
        case Operation(
            operator=("!=" | "is not"),
            left=Of(name=Word(text="owner"), argument=Word(text=spot)),
            right=Word(text=who) as player,
        ) if spot in (name, "it") and who != "me":
            return player
        case _:
            return None


def with_bars(text: Text, barred: Iterator[Expression], table: Table) -> Text:
    """A sentence, and who is barred, each once."""
    said = dict.fromkeys(table.told(who, "of") for who in barred)
    for fact in said:
        text = (*text, Plain(" "), *table.wording.text("choice-bars", {"fact": fact}))
    return text
