"""`players 2 to 6, clockwise`: how many play, which way round, and when somebody has left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, cast

from cambio_spec.constructs.construct import DeclarationConstruct
from cambio_spec.diagnostics.codes import BACKWARDS_RANGE, OUT_OF_RANGE
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.kernel.expressions import Const
from cambio_spec.kernel.types import PLAYER
from cambio_spec.nodes.building import Building
from cambio_spec.nodes.features import read_counts, write_counts
from cambio_spec.nodes.keys import TAIL, Key, Words
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.seats import taking_part
from cambio_spec.nodes.surface import Declaration, Expression
from cambio_spec.nodes.writing import Line, Writer, expression
from cambio_spec.source.files import Span

MOST = 12


@dataclass(frozen=True, slots=True)
class PlayersPart(Declaration):
    """`counts` are the numbers of players, rising; `listed`: they were written one by one."""

    counts: tuple[int, ...]
    listed: bool
    direction: Literal["clockwise", "counterclockwise"]
    leaving: Expression | None

    @property
    def fewest(self) -> int:
        return self.counts[0]

    @property
    def most(self) -> int:
        return self.counts[-1]


def read(tree: Branch, reader: Reader) -> PlayersPart:
    numbers, direction, leaving, tail = tree.children
    because, cites = reader.tail(tail)
    counts, listed = _counts(cast(Branch, numbers), reader)
    return PlayersPart(
        counts,
        listed,
        cast(Literal["clockwise", "counterclockwise"], str(direction)),
        reader.optional(leaving),
        span=reader.span(tree),
        because=because,
        cites=cites,
    )


def _counts(tree: Branch, reader: Reader) -> tuple[tuple[int, ...], bool]:
    """Raises `Rejected` for numbers that no table has."""
    if tree.data == "counts":
        listed = read_counts(tree, reader)
        for count in listed:
            _refuse_outside(count, reader.span(tree))
        return tuple(sorted(set(listed))), True
    low, high = (reader.integer(c) for c in tree.children)
    if low > high:
        raise Rejected((BACKWARDS_RANGE.at(reader.span(tree), low=low, high=high),))
    for count in (low, high):
        _refuse_outside(count, reader.span(tree))
    return tuple(range(low, high + 1)), False


def _refuse_outside(count: int, place: Span) -> None:
    if not 1 <= count <= MOST:
        raise Rejected((OUT_OF_RANGE.at(place, found=count, low=1, high=MOST),))


def write(node: PlayersPart, _writer: Writer) -> list[Line]:
    leaving = "" if node.leaving is None else f", leaving when {expression(node.leaving)}"
    numbers = write_counts(node.counts) if node.listed else f"{node.fewest} to {node.most}"
    return [Line(node, f"players {numbers}, {node.direction}{leaving}")]


def declare(node: PlayersPart, building: Building) -> None:
    building.once("players", node.span)
    building.taking_part = node.leaving
    building.seats = (node.fewest, node.most, 1 if node.direction == "clockwise" else -1)
    building.only = node.counts if node.listed else None


def lower(node: PlayersPart, building: Building) -> None:
    """Who has left is asked where it matters; here the condition is only checked."""
    scope = building.scope("players")
    taking_part(Const(PLAYER, 0, origin=scope.origin), scope)


KEYS = (
    Key("players", Words("_numbers"), "How many can play."),
    Key("direction", Words("_direction"), "Which way round the turns go."),
    Key("leaving", Words("expr"), "When somebody (`it`) has left the match.", needed=False),
    TAIL,
)

CONSTRUCT = DeclarationConstruct(
    "players",
    PlayersPart,
    read,
    write,
    declare,
    lower,
    KEYS,
    "players 2 to 4, clockwise",
)
