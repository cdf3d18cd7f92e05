"""What every generated engine does alike, whatever the rules: chance, cards, halts, control.

Its text, from the imports on, stands at the top of each generated module. Cards are places in
the deck, players are seats from 0 in the direction of play, nobody is None. Every function
that takes an `origin` raises `Halt` with it where it can't do what it is asked, and then has
changed nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Self

from cambio_spec.engine.chance import seeded

Card = int
Seat = int
Spot = tuple[Seat, int]
Slots = list[Card | None]
Move = tuple[Seat, str, Any]
"""Who takes which option, and what they chose; None where the option asks for nothing."""
Step = tuple[str, tuple[Any, ...]] | None
"""The block where play goes on, with its arguments; None where play is over."""

MOST_BLOCKS = 10_000


class Halt(Exception):
    """Play can't go on: why, at which rule, and for a decision without a value, what was asked."""

    def __init__(
        self,
        reason: str,
        origin: str,
        decision: str | None = None,
        arguments: tuple[Any, ...] = (),
        rules: tuple[str, ...] = (),
    ) -> None:
        super().__init__(reason, origin, decision, arguments, rules)


class Table:
    """What every state has. `moves` are the legal ones, each with the player whose it is; `actor`
    is whose turn it is, None where play is over or halted; `seen` has, for each card, a bit mask
    of the players who know it; `up` tells which cards lie face up; `log` has the moves, each with
    a bit mask of the players who know what was chosen."""

    __slots__ = (
        "actor",
        "announcements",
        "arguments",
        "around",
        "everybody",
        "halt",
        "label",
        "log",
        "moves",
        "players",
        "random",
        "seats",
        "seen",
        "single_round",
        "status",
        "up",
    )

    def __init__(self, players: int, seed: int, cards: int, up: bool) -> None:
        self.players = players
        self.seats: Sequence[Seat] = tuple(range(players))
        self.around = [(*self.seats[seat:], *self.seats[:seat]) for seat in self.seats]
        self.everybody = (1 << players) - 1
        self.single_round = False
        self.status = "over"
        self.label = ""
        self.arguments: tuple[Any, ...] = ()
        self.moves: Sequence[Move] = ()
        self.actor: Seat | None = None
        self.halt: tuple[Any, ...] | None = None
        self.seen = [self.everybody if up else 0] * cards
        self.up = [up] * cards
        self.random = seeded(seed)
        self.announcements: list[tuple[Any, ...]] = []
        self.log: list[tuple[Move, int]] = []

    def copy(self) -> Self:
        """A state that goes its own way from here."""
        other = type(self).__new__(type(self))
        for name in (*Table.__slots__, *self.__slots__):
            setattr(other, name, copied(getattr(self, name)))
        return other


def copied(value: Any) -> Any:
    if type(value) is not list:
        return value
    return [each[:] for each in value] if value and type(value[0]) is list else value[:]


def someone(player: Seat | None, origin: str) -> Seat:
    if player is None:
        raise Halt("undefined", origin)
    return player


def in_range(value: Any, low: int | None, high: int | None) -> bool:
    """Whether a fact may take this value: a number from its lowest to its highest."""
    return not isinstance(value, int) or (
        (low is None or low <= value) and (high is None or value <= high)
    )


def within(value: Any, low: int | None, high: int | None, origin: str) -> Any:
    if not in_range(value, low, high):
        raise Halt("undefined", origin)
    return value


def least(values: list[Any], origin: str, by: Callable[[Any], int] | None = None) -> Any:
    if not values:
        raise Halt("undefined", origin)
    return min(values, key=by)


def greatest(values: list[Any], origin: str, by: Callable[[Any], int] | None = None) -> Any:
    if not values:
        raise Halt("undefined", origin)
    return max(values, key=by)


def cards_in(slots: Iterable[Card | None]) -> list[Card]:
    return [card for card in slots if card is not None]


def count_in(slots: Sequence[Card | None]) -> int:
    return len(slots) - slots.count(None)


def spots(
    grids: Sequence[Slots], owners: Iterable[Seat], first: int = 0, end: int | None = None
) -> list[Spot]:
    """Where cards lie in the grids of some players, by seat and slot, from a slot to another."""
    return [
        (owner, slot)
        for owner in owners
        for slot, card in enumerate(grids[owner][first:end], first)
        if card is not None
    ]


def gaps(slots: Slots, owner: Seat, limit: int | None) -> list[Spot]:
    """Where a card may be put in somebody's grid: its empty slots, and one more where it grows."""
    found = [(owner, slot) for slot, card in enumerate(slots) if card is None]
    return [*found, (owner, len(slots))] if limit is None or len(slots) < limit else found


def top(pile: Sequence[Card], origin: str, reason: str = "undefined") -> Card:
    if not pile:
        raise Halt(reason, origin)
    return pile[-1]


def card_at(grids: Sequence[Slots], spot: Spot, origin: str, reason: str = "undefined") -> Card:
    owner, slot = spot
    card = grids[owner][slot] if slot < len(grids[owner]) else None
    if card is None:
        raise Halt(reason, origin)
    return card


def number_on(pip: int | None, origin: str) -> int:
    if pip is None:
        raise Halt("undefined", origin)
    return pip


def column_of(rows: Sequence[int], slot: int) -> int:
    for width in rows:
        if slot < width:
            return slot + 1
        slot -= width
    return slot % rows[-1] + 1


def row_of(rows: Sequence[int], slot: int) -> int:
    for row, width in enumerate(rows, 1):
        if slot < width:
            return row
        slot -= width
    return len(rows) + slot // rows[-1] + 1


def known(state: Table, player: Seat, card: Card) -> bool:
    return state.up[card] or bool(state.seen[card] >> player & 1)
