"""The deal of a witness as a small table scene: who sits there, what lies before them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from rich.cells import cell_len
from rich.text import Text

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.diagnostics.diagnostic import Hand, Lying, Witness
from cambio_spec.diagnostics.excerpt import visible, wrapped
from cambio_spec.diagnostics.players import player_name
from cambio_spec.diagnostics.sentences import labelled, value_text

SUITS = {"H": "♥", "D": "♦", "S": "♠", "C": "♣"}
_FRENCH = re.compile(r"([AJQK]|-?[0-9]{1,3})[HDSC]")
_RED = frozenset("♥♦")
_BETWEEN = 4

Block = list[Text]
"""Rows of one player, not yet of equal width."""

Drawn = tuple[str, Lying | None]
"""A card, and how it lies where that matters."""

_FRONT = ("╭╮╰╯", "─", "│", "")
_BACK = ("░░░░", "░", "░", "dim")
_EMPTY = ("╭╮╰╯", "╌", "┆", "dim")
"""How slots are drawn: corners, level and upright edges, style."""

Roles = Mapping[str, str]
"""What the reader calls whoever a fact names, by the fact; without one, a fact keeps its name."""
NO_ROLES: Roles = MappingProxyType({})


def scene(witness: Witness, catalog: Catalog, width: int, roles: Roles = NO_ROLES) -> list[Text]:
    """The players side by side, as many as fit in `width` cells, then what else is known."""
    zones = {hand.zone for hand in witness.hands}
    blocks = [
        _player(witness, seat, len(zones) > 1, catalog, roles) for seat in range(witness.players)
    ]
    blocks += [
        [Text(visible(pile.zone), style="bold"), *_hand(pile, catalog)] for pile in witness.piles
    ]
    rows: list[Text] = []
    for group in _groups(blocks, width):
        rows += [*([Text()] if rows else []), *_side_by_side(group)]
    for others in (_legend(witness, catalog, width), _others(witness, catalog, roles)):
        rows += [Text(), *others] if others else []
    return rows


def card_text(code: str) -> str:
    """A card as people draw it: `K♥`. A code that is no French card, or a number in one of its
    suits, stays as it is: the D of `WILD` is no diamond. A number has a true minus."""
    shown = code[:-1] + SUITS[code[-1]] if _FRENCH.fullmatch(code) else code
    return "−" + shown[1:] if shown[:1] == "-" and shown[1:2].isdigit() else shown


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
    taken = hand.slots or range(len(hand.cards))
    lying: Sequence[Lying | None] = hand.lying or [None] * len(hand.cards)
    lengths = list(hand.rows) or [len(hand.cards)]
    beyond = max(taken) + 1 - sum(lengths)
    if beyond > 0:
        lengths.append(beyond)
    slots: list[Drawn | None] = [None] * sum(lengths)
    for slot, card, how in zip(taken, hand.cards, lying, strict=True):
        slots[slot] = card, how
    rows: list[list[Drawn | None]] = []
    for length in lengths:
        rows.append(slots[:length])
        slots = slots[length:]
    # The nearest row of a grid lies at the bottom, as its owner sees it; empty ones tell nothing.
    return [line for row in reversed(rows) if any(row) for line in _row(row)]


def _row(cards: Sequence[Drawn | None]) -> Block:
    """Around the face of a card that lies face down its back is drawn, so that the reader can
    count; below stand those who know it."""
    rows = top, middle, bottom, below = Text(), Text(), Text(), Text()
    for drawn in cards:
        card, lying = drawn or ("", None)
        face = visible(card_text(card))
        down = lying is not None and not lying.up
        knowing = _initials(lying.known or ()) if lying is not None and down else ""
        room = max(cell_len(face), 3, len(knowing) - 2)
        corners, level, upright, style = _EMPTY if drawn is None else _BACK if down else _FRONT
        red = "bold red" if face[-1:] in _RED else "bold"
        top.append(corners[0] + level * room + corners[1], style=style)
        middle.append(upright, style=style).append(face.ljust(room), style=red)
        middle.append(upright, style=style)
        bottom.append(corners[2] + level * room + corners[3], style=style)
        below.append(knowing.center(room + 2), style="dim")
    return [row for row in rows if row.plain.strip()]


def _initials(players: Iterable[int]) -> str:
    return "".join(player_name(seat)[0] for seat in players)


def _legend(witness: Witness, catalog: Catalog, width: int) -> list[Text]:
    """What the way in which cards are drawn means, as far as it matters."""
    told = [lying for hand in (*witness.hands, *witness.piles) for lying in hand.lying]
    down = [lying for lying in told if not lying.up]
    said = []
    if told:
        said.append(catalog.say("frame-face-down" if down else "frame-face-up"))
    if any(lying.known is not None for lying in down):
        anybody = any(lying.known for lying in down)
        said.append(catalog.say("frame-known" if anybody else "frame-known-to-nobody"))
    return [Text(line, style="dim italic") for text in said for line in wrapped(text, width)]


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
