"""A state of play, as the kernel sees it, and what can be said about one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from cambio_spec.kernel.expressions import RuleId
from cambio_spec.kernel.program import Fact, Program, Zone

Spot = tuple[int, int]
"""A player (a seat from 0) and a slot (from 0) of their grid."""

Position = tuple[str, int | None]
"""A zone, and whose it is: None where it is nobody's own. Also the value of a zone expression."""

Value = int | bool | str | Spot | Position | None
"""Cards are indexes into the deck, players are seats, ranks, suits and colours are names."""

Slots = tuple[int | None, ...]
"""Cards, bottom to top; in a grid slot by slot, None where a slot is empty."""

Status = Literal["running", "leaving", "waiting", "over", "halted"]
Reason = Literal[
    "stuck",
    "endless",
    "no-card",
    "taken",
    "full",
    "undefined",
    "gap",
    "conflict",
    "not-given",
]


class Move(NamedTuple):
    """A player takes an option. `value` is what they chose: a number, a seat or a card's index,
    or a spot; None where the option asks for nothing."""

    player: int
    name: str
    value: int | Spot | None


class Logged(NamedTuple):
    """A move, and a bit mask of the players who know the value chosen. Only the choice of a
    card can be hidden: it is seen by who chose it and by whoever knew the card at that time."""

    move: Move
    audience: int


class Announcement(NamedTuple):
    decision: str
    arguments: tuple[Value, ...]
    value: Value
    rules: tuple[RuleId, ...]


class Verdict(NamedTuple):
    """What a decision says. `rules` are the ids of the rules that apply, in written order;
    `value` is None unless the status is "value" (and may be None, nobody, even then)."""

    status: Literal["value", "gap", "conflict", "undefined", "not-given"]
    value: Value
    rules: tuple[RuleId, ...]


class Halt(NamedTuple):
    """Why play can't go on. `origin` is that of the innermost statement, option, phase or
    decision; gap, conflict and not-given carry the decision asked, its arguments and rules."""

    reason: Reason
    origin: RuleId
    decision: str | None = None
    arguments: tuple[Value, ...] = ()
    rules: tuple[RuleId, ...] = ()


@dataclass(frozen=True, slots=True)
class State:
    """Everything that play depends on. Never changed in place: a step makes a new one.

    `status` is "waiting" for a move in phase `label`, "over" or "halted"; only within a step
    is it "running" (in a body) or "leaving" (bound for block `label`).
    `facts` has a key (name, player), or (name, None) where the fact isn't kept for each.
    `faces` is parallel to `zones`, True for face up, False for empty slots.
    `seen` has, for each card, a bit mask of the players who know it.
    `random` is the generator (see `kernel.random`).
    """

    players: int
    single_round: bool
    status: Status
    label: str
    arguments: tuple[Value, ...]
    facts: Mapping[Position, Value]
    zones: Mapping[Position, Slots]
    faces: Mapping[Position, tuple[bool, ...]]
    seen: tuple[int, ...]
    random: int
    announcements: tuple[Announcement, ...] = ()
    log: tuple[Logged, ...] = ()
    halt: Halt | None = None

    @property
    def everybody(self) -> int:
        """The bit mask of all players."""
        return (1 << self.players) - 1

    def cards(self, position: Position) -> tuple[int, ...]:
        """The cards there, bottom to top or slot by slot, empty slots left out."""
        return tuple(card for card in self.zones[position] if card is not None)

    def halted(self, halt: Halt) -> State:
        return replace(self, status="halted", halt=halt)


def owners(per_player: bool, players: int) -> tuple[int | None, ...]:
    """Who has a fact or a zone of their own: every seat, or nobody."""
    return tuple(range(players)) if per_player else (None,)


def occupied(slots: Slots, zone: Zone, row: int | None) -> tuple[int, ...]:
    """The slots where a card lies, of one row (from 1) or, None, of all of the zone. Slots that
    a grid grew are in no row."""
    first = 0 if row is None else sum(zone.rows[: row - 1])
    end = len(slots) if row is None else first + zone.rows[row - 1]
    return tuple(slot for slot in range(first, end) if slots[slot] is not None)


def free(slots: Slots, zone: Zone) -> tuple[int, ...]:
    """The slots of a grid that a card may be put into: the empty ones, and where it may grow a new
    one after the last."""
    found = tuple(slot for slot, card in enumerate(slots) if card is None)
    grows = zone.limit is None or len(slots) < zone.limit
    return (*found, len(slots)) if grows else found


def in_slot(slots: Slots, slot: int) -> int | None:
    """The card that lies in a slot, if any; none does where a grid may still grow."""
    return slots[slot] if slot < len(slots) else None


def in_range(fact: Fact, new: Value) -> bool:
    """Whether a fact may take this value: a number from its lowest to its highest."""
    return not isinstance(new, int) or (
        (fact.low is None or fact.low <= new) and (fact.high is None or new <= fact.high)
    )


def snapshot(program: Program, state: State) -> tuple[object, ...]:
    """The canonical value of a state, hashable, equal for equal states in every reading:

    (status, label, arguments, facts, zones, faces, seen, random, announcements, halt)

    status         "waiting", "over" or "halted"
    label          the phase that waits; "over" or "halted" where none does
    arguments      the values of the phase's parameters; () where none waits
    facts          in the program's order: a value, or a tuple with one for each seat
    zones          in the program's order: a tuple of slots (card index or None), or a tuple of
                   such tuples, one for each seat
    faces          the same shape, booleans; False for an empty slot
    seen           a bit mask for each card of the deck
    random         the generator's 64-bit state
    announcements  tuples (decision, arguments, value, rule ids), in the order made
    halt           None or (reason, origin, decision or None, arguments, rule ids)

    A spot is (player, slot); nobody is None. The log, the number of players and whether a single
    round is played are left out: they are given from outside.
    """

    waiting = state.status == "waiting"

    def shaped(name: str, per_player: bool, values: Mapping[Position, object]) -> object:
        if not per_player:
            return values[name, None]
        return tuple(values[name, seat] for seat in range(state.players))

    return (
        state.status,
        state.label if waiting else state.status,
        state.arguments if waiting else (),
        tuple(shaped(f.name, f.per_player, state.facts) for f in program.facts),
        tuple(shaped(z.name, z.per_player, state.zones) for z in program.zones),
        tuple(shaped(z.name, z.per_player, state.faces) for z in program.zones),
        state.seen,
        state.random,
        tuple(tuple(a) for a in state.announcements),
        None if state.halt is None else tuple(state.halt),
    )
