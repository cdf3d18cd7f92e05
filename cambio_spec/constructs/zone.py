"""`zone grid of player: 2+2 slots, face down`: a place for cards, and who sees them there."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import cast

from cambio_spec.constructs.construct import DeclarationConstruct
from cambio_spec.diagnostics.codes import OUT_OF_RANGE, WRONG_TYPE
from cambio_spec.diagnostics.diagnostic import Label, Message, Rejected
from cambio_spec.kernel.program import Shown, Zone
from cambio_spec.nodes.building import Building
from cambio_spec.nodes.keys import TAIL, Key, Words
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.refilling import source_of
from cambio_spec.nodes.surface import Declaration, Refill, Word
from cambio_spec.nodes.writing import BREAK, Line, Writer

SHOWN: dict[str, Shown] = {"up": "up", "down": "down", "owner": "owner"}
WORDS: dict[Shown, str] = {
    "up": "face up",
    "down": "face down",
    "owner": "seen by its owner",
}
MOST_SLOTS = 20
MOST_ROWS = 8


@dataclass(frozen=True, slots=True)
class ZonePart(Declaration):
    """`rows` is empty for a pile, else the slots of each row, the nearest one first. `limit` is
    a pile's most cards, None for no limit. A grid that `grows` takes cards beyond its slots, up to
    `most` where that is said; a pile with a `refill` is made up from another one when a card is
    wanted and none is left."""

    name: Word
    per_player: bool
    rows: tuple[int, ...]
    limit: int | None
    grows: bool
    most: int | None
    shown: Shown
    refill: Refill | None


def read(tree: Branch, reader: Reader) -> ZonePart:
    name, of_player, shape, most, shown, refilling, tail = tree.children
    because, cites = reader.tail(tail)
    form = cast(Branch, shape)
    numbers: tuple[int, ...] = ()
    if form.data != "pile":
        numbers = tuple(reader.integer(c) for c in form.children if c and str(c).isdigit())
    grows = form.data == "grid" and form.children[-1] is not None
    return ZonePart(
        reader.word(name),
        of_player is not None,
        numbers if form.data == "grid" else (),
        numbers[0] if form.data == "some_cards" else None,
        grows,
        None if most is None else reader.integer(most),
        SHOWN[str(cast(Branch, shown).children[-1])],
        None if refilling is None else _refill(cast(Branch, refilling), reader),
        span=reader.span(tree),
        because=because,
        cites=cites,
    )


def _refill(tree: Branch, reader: Reader) -> Refill:
    source, keeps = tree.children
    return Refill(reader.word(source), keeps is not None, span=reader.span(tree))


def write(node: ZonePart, _writer: Writer) -> list[Line]:
    owner = " of player" if node.per_player else ""
    if node.rows:
        shape = "+".join(map(str, node.rows)) + " slots" + (" or more" if node.grows else "")
    elif node.limit is not None:
        shape = f"{node.limit} card" + ("" if node.limit == 1 else "s")
    else:
        shape = "pile"
    most = "" if node.most is None else f", at most {node.most}"
    refill = "" if node.refill is None else f",{BREAK}refilled {_written(node.refill)}"
    return [Line(node, f"zone {node.name.text}{owner}: {shape}{most}, {WORDS[node.shown]}{refill}")]


def _written(refill: Refill) -> str:
    return f"from {refill.source.text}{' keeping top' if refill.keeps else ''}"


def declare(node: ZonePart, building: Building) -> None:
    name, limit = node.name.text, node.limit
    if node.rows:
        limit = node.most if node.grows else sum(node.rows)
    building.name(
        node.name,
        Zone(name, node.per_player, node.rows, limit, node.shown, origin=name),
    )
    if node.refill is not None:
        building.refills[name] = node.refill
    if node.rows and not node.per_player:
        # A spot is a player's: in a grid that is nobody's there would be none.
        raise Rejected((WRONG_TYPE.at(node.span, expected="pile", found="grid"),))
    for number in (*node.rows, *(() if node.limit is None else (node.limit,))):
        if not 1 <= number <= MOST_SLOTS:
            raise Rejected((OUT_OF_RANGE.at(node.span, found=number, low=1, high=MOST_SLOTS),))
    if len(node.rows) > MOST_ROWS:
        raise Rejected((OUT_OF_RANGE.at(node.span, found=len(node.rows), low=1, high=MOST_ROWS),))
    if node.most is not None:
        _check_most(node, node.most)


def _check_most(node: ZonePart, most: int) -> None:
    """Raises `Rejected`."""
    if not node.grows:
        fault = WRONG_TYPE.at(Label(node.span, Message("most-of-no-growth-label")))
        message, help_ = Message("most-of-no-growth"), Message("most-of-no-growth-help")
        raise Rejected((replace(fault, message=message, help=help_),))
    low = sum(node.rows) + 1
    if not low <= most <= MOST_SLOTS:
        raise Rejected((OUT_OF_RANGE.at(node.span, found=most, low=low, high=MOST_SLOTS),))


def lower(node: ZonePart, building: Building) -> None:
    """What it is made up from happens wherever a card of it is wanted; here it is only checked."""
    if node.refill is None:
        return
    if node.rows:
        raise Rejected((WRONG_TYPE.at(node.refill.span, expected="pile", found="grid"),))
    source_of(node.refill, node.name.text, building.scope(node.name.text))


KEYS = (
    Key("zone", Words("_owned", 2), "A place for cards; `of player`: everybody has one."),
    Key("holds", Words("_shape"), "A pile, so many cards, or the slots of each row of a grid."),
    Key(
        "most",
        Words("_room"),
        "How many cards a grid of so many slots `or more` takes at most.",
        needed=False,
    ),
    Key("shown", Words("shown"), "Who sees the cards there."),
    Key(
        "refilled",
        Words("refilling"),
        "The pile that it is made up from when it is empty: `from discard keeping top`.",
        needed=False,
    ),
    TAIL,
)

CONSTRUCT = DeclarationConstruct(
    "zone",
    ZonePart,
    read,
    write,
    declare,
    lower,
    KEYS,
    "zone tray of player: 3 slots, face down",
)
