"""Differences in the words of a language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.catalog.functions import MINUS
from cambio_spec.diagnostics.diagnostic import Argument
from cambio_spec.diagnostics.players import player_name
from cambio_spec.diagnostics.scene import card_text
from cambio_spec.diagnostics.sentences import labelled, value_text
from cambio_spec.pipeline.difference.result import Cards, Diff, Difference, Part, Situation

if TYPE_CHECKING:
    from cambio_spec.proof.difference.outcome import Often

_WORDS = frozenset({"no-card", "nothing", "over", "on", "offer"})
"""What the catalog has a word for, as `difference-word`."""


def message(difference: Difference, diff: Diff, catalog: Catalog) -> str:
    """What is different, in one sentence."""
    wanted = catalog.variables(difference.message)
    told: dict[str, Argument] = {
        "a": diff.names[0],
        "b": diff.names[1],
        **_plain(difference, catalog),
    }
    return catalog.say(difference.message, **{k: v for k, v in told.items() if k in wanted})


def _plain(difference: Difference, catalog: Catalog) -> Mapping[str, Argument]:
    return {
        name: part_text(value, catalog)
        if isinstance(value, Part)
        else _word(value, catalog)
        if name in ("first", "second") and isinstance(value, str)
        else tuple(f"`{cause}`" for cause in value)
        if name == "causes_list" and isinstance(value, tuple)
        else value
        for name, value in difference.arguments.items()
    }


def _word(value: str, catalog: Catalog) -> str:
    return catalog.say(f"difference-{value}") if value in _WORDS else value_text(value, catalog)


def part_text(part: Part, catalog: Catalog, rules: bool = True) -> str:
    """What one of them says, and in brackets which rules say so, with what these cite."""
    if part.verdict in ("value", "conflict") and part.shown:
        said = " / ".join(_word(value, catalog) for value in part.shown)
    else:
        said = catalog.say(f"difference-{part.verdict}")
    known = part.rules if rules and part.values != part.shown and part.verdict != "gap" else ()
    told = [_rule(rule, part, index) for index, rule in enumerate(known)]
    if part.shown and part.shown[0].startswith("`"):
        told = [c for c in (_cited(part, i) for i in range(len(part.rules))) if c]
    return f"{said} ({', '.join(told)})" if told else said


def _rule(rule: str, part: Part, index: int) -> str:
    cited = _cited(part, index)
    return f"{rule} {cited}" if cited else rule


def _cited(part: Part, index: int) -> str:
    cites = part.labels[index].citations if index < len(part.labels) else ()
    return f"[{', '.join(cites)}]" if cites else ""


def situation(told: Situation, catalog: Catalog) -> str:
    """Who sits there, with what, and what is so: in a line."""
    parts = [_seat(told, seat, catalog) for seat in range(told.players)]
    parts += [labelled(c.zone, _cards(c, catalog), catalog) for c in told.cards if c.player is None]
    for name, owner, value in told.facts:
        if owner is None and not isinstance(value, int):
            said = value_text("nobody" if value is None else value, catalog)
            parts.append(labelled(name, said, catalog))
    return " · ".join(part for part in parts if part)


def _seat(told: Situation, seat: int, catalog: Catalog) -> str:
    roles = [name for name, _, value in told.facts if isinstance(value, int) and value == seat]
    own = [
        labelled(name, value_text(str(value), catalog), catalog)
        for name, owner, value in told.facts
        if owner == seat
    ]
    mine = [c for c in told.cards if c.player == seat]
    cards = [
        _cards(c, catalog) if len(mine) == 1 else labelled(c.zone, _cards(c, catalog), catalog)
        for c in mine
        if c.cards or len(mine) == 1
    ]
    name = player_name(seat)
    title = f"{name} ({', '.join(roles)})" if roles else name
    said = ", ".join((*cards, *own))
    return labelled(title, said, catalog) if said else title if roles else ""


def _cards(cards: Cards, catalog: Catalog) -> str:
    if not cards.cards:
        return catalog.say("frame-no-cards")
    more = f" (+{cards.more})" if cards.more else ""
    return " ".join(card_text(code) for code in cards.cards) + more


def often(told: Often, catalog: Catalog) -> str:
    """In what share of what they differ."""
    share = percent(told.share, catalog)
    if told.of == "cards":
        return catalog.say("difference-often-cards", count=told.count, total=told.total)
    players = told.players or 0
    if told.exact:
        return catalog.say("difference-often-deals", share=share, players=players)
    rounds = told.samples or 0
    return catalog.say(f"difference-often-{told.of}", share=share, players=players, rounds=rounds)


def percent(share: float, catalog: Catalog) -> str:
    """A share as a percentage, as the language writes it; never 0 for what isn't."""
    from babel import Locale
    from babel.numbers import format_percent

    digits = 3 if share >= 0.001 or share == 0 else 6
    locale = Locale.parse({"pt": "pt_BR"}.get(catalog.language, catalog.language))
    said = format_percent(round(share, digits), locale=locale, decimal_quantization=False)
    return said.replace("-", MINUS)


def details(difference: Difference, catalog: Catalog, counted: bool) -> Iterator[str]:
    """What belongs to a difference besides its sentence: the situation and, if it is `counted`, how
    often."""
    told = difference.situation
    if told is not None and told.players:
        said = situation(told, catalog)
        if said:
            yield said
    if counted and difference.often:
        yield "; ".join(often(one, catalog) for one in difference.often)
