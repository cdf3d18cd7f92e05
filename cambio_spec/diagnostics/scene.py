"""The deal of a witness as a small table scene: who sits there, what lies before them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from rich.cells import cell_len
from rich.text import Text

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.diagnostics.diagnostic import Hand, Witness
from cambio_spec.diagnostics.excerpt import visible
from cambio_spec.diagnostics.players import player_name
from cambio_spec.diagnostics.sentences import labelled, value_text

SUITS = {"H": "♥", "D": "♦", "S": "♠", "C": "♣"}
_FRENCH = re.compile(r"([AJQK]|-?[0-9]{1,3})[HDSC]")
_RED = frozenset("♥♦")
_BETWEEN = 4

Block = list[Text]
"""Rows of one player, not yet of equal width."""


Roles = Mapping[str, str]
"""What the reader calls whoever a fact names, by the fact; without one, a fact keeps its name."""
NO_ROLES: Roles = MappingProxyType({})


def scene(witness: Witness, catalog: Catalog, width: int, roles: Roles = NO_ROLES) -> list[Text]:
    """The players side by side, as many as fit in `width` cells, then what else is known."""
    zones = {hand.zone for hand in witness.hands}
    blocks = [
        _player(witness, seat, len(zones) > 1, catalog, roles) for seat in range(witness.players)
    ]
    rows: list[Text] = []
    for group in _groups(blocks, width):
        rows += [*([Text()] if rows else []), *_side_by_side(group)]
    others = _others(witness, catalog, roles)
    return [*rows, *([Text(), *others] if others else [])]


def card_text(code: str) -> str:
    """A card as people draw it: `K♥`. A code that is no French card, or a number in one of its
    suits, stays as it is: the D of `WILD` is no diamond."""
    return code[:-1] + SUITS[code[-1]] if _FRENCH.fullmatch(code) else code


def _player(witness: Witness, seat: int, name_zones: bool, catalog: Catalog, roles: Roles) -> Block:
    name = Text(player_name(seat), style="bold")
    for role in _roles(witness.facts, seat):
        name.append(f" · {visible(roles.get(role, role))}", style="not bold cyan")
    rows = [name]
    for hand in (h for h in witness.hands if h.player == seat):
        if name_zones:
            rows.append(Text(visible(hand.zone), style="dim"))
        rows += _hand(hand, catalog)
    for fact, value in witness.facts.items():
        if fact.endswith(f" of {seat}") and value is not None:
            rows.append(_fact(fact.removesuffix(f" of {seat}"), value, catalog))
    return rows


def _roles(facts: Mapping[str, str | int | None], seat: int) -> list[str]:
    return [name for name, value in facts.items() if " of " not in name and value == seat]


def _fact(name: str, value: str | int | None, catalog: Catalog) -> Text:
    match value:
        case None:
            said = catalog.say("value-nobody")
        case int():
            said = player_name(value)
        case _:
            said = value_text(value, catalog)
    return Text(labelled(visible(name), visible(said), catalog))


def _others(witness: Witness, catalog: Catalog, roles: Roles) -> list[Text]:
    """Facts of the table: neither one player's own nor a role that somebody has."""
    return [
        _fact(roles.get(name, name), value, catalog)
        for name, value in witness.facts.items()
        if not isinstance(value, int) and not name.rpartition(" of ")[2].isdigit()
    ]


def _hand(hand: Hand, catalog: Catalog) -> Block:
    if not hand.cards:
        return [Text(catalog.say("frame-no-cards"), style="dim italic")]
    slots: list[str | None] = list(hand.cards)
    lengths = list(hand.rows) or [len(slots)]
    slots += [None] * (sum(lengths) - len(slots))
    if len(slots) > sum(lengths):
        lengths.append(len(slots) - sum(lengths))
    rows: list[list[str | None]] = []
    for length in lengths:
        rows.append(slots[:length])
        slots = slots[length:]
    # The nearest row of a grid lies at the bottom, as its owner sees it; empty ones tell nothing.
    return [line for row in reversed(rows) if any(row) for line in _row(row)]


def _row(cards: Sequence[str | None]) -> Block:
    top, middle, bottom = Text(), Text(), Text()
    for card in cards:
        face = visible(card_text(card)) if card is not None else ""
        room = max(cell_len(face), 3)
        if card is None:
            top.append("╭" + "╌" * room + "╮", style="dim")
            middle.append("┆" + " " * room + "┆", style="dim")
            bottom.append("╰" + "╌" * room + "╯", style="dim")
            continue
        style = "bold red" if face[-1:] in _RED else "bold"
        top.append("╭" + "─" * room + "╮")
        middle.append("│").append(face.ljust(room), style=style).append("│")
        bottom.append("╰" + "─" * room + "╯")
    return [top, middle, bottom]


def _groups(blocks: Sequence[Block], width: int) -> list[list[Block]]:
    groups: list[list[Block]] = []
    used = 0
    for block in blocks:
        wide = _width(block)
        if not groups or used + _BETWEEN + wide > width:
            groups.append([])
            used = -_BETWEEN
        groups[-1].append(block)
        used += _BETWEEN + wide
    return groups


def _width(block: Block) -> int:
    return max((row.cell_len for row in block), default=0)


def _side_by_side(blocks: Sequence[Block]) -> list[Text]:
    rows = []
    for index in range(max(len(block) for block in blocks)):
        row = Text()
        for block in blocks:
            cell = block[index].copy() if index < len(block) else Text()
            cell.pad_right(_width(block) - cell.cell_len + _BETWEEN)
            row.append_text(cell)
        row.rstrip()
        rows.append(row)
    return rows
