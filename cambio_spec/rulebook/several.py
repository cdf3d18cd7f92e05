"""A choice of several at once, in words."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from cambio_spec.nodes.surface import (
    ChooseSeveral,
    Expression,
    PlaceDomain,
    PlayersDomain,
    Word,
)
from cambio_spec.rulebook.picked import cards
from cambio_spec.rulebook.places import Table, Undescribed, number_of
from cambio_spec.rulebook.wording import Argument


def said_choice(effect: ChooseSeveral, table: Table) -> tuple[str, dict[str, Argument]]:
    """The message that says a choice of several, and its arguments. Raises `Undescribed`."""
    how = _count(effect, table)
    match effect.domain:
        case PlaceDomain(place=place):
            inner = choosing_together(effect, table)
            noun: Literal["one-card", "so-many-cards"] = "so-many-cards"
            if how["form"] == "exact" and how["low"] == 1:
                noun, how = "one-card", {}
            found = cards(noun, effect.name.text, inner.place(place), effect.when, inner, how)
            # Several could lie in front of different players.
            alone = noun == "one-card" or inner.place(place).whose in ("own", "nobody")
            if found.rest or not alone:
                raise Undescribed(effect)
            return "effect-choose-several", {"cards": found.ending}
        case PlayersDomain(noun=everybody, start=None) if effect.when is None and how["high"] != 1:
            who = "opponents" if everybody == "opponents" else "players"
            return "effect-choose-several-players", {**how, "noun": who}
        case _:
            raise Undescribed(effect)


def _count(effect: ChooseSeveral, table: Table) -> dict[str, Argument]:
    low = number_of(effect.fewest, table)
    if effect.most is None:
        return {"form": "more", "low": low, "high": low}
    high = number_of(effect.most, table)
    return {"form": "exact" if low == high else "range", "low": low, "high": high}


def choosing_together(effect: ChooseSeveral, table: Table) -> Table:
    """What has been chosen after they were."""
    match effect.domain:
        case PlaceDomain(place=place):
            where = table.place(place)
            return replace(table, together={**table.together, effect.name.text: where})
        case PlayersDomain():
            return replace(table, together={**table.together, effect.name.text: None})
        case _:
            raise Undescribed(effect)


def are_players(node: Expression, table: Table) -> bool:
    """Whether a name means players who were chosen at once."""
    if not isinstance(node, Word) or node.text not in table.together:
        return False
    return table.together[node.text] is None
