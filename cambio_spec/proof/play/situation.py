"""Situations: sets of states of play, told by intervals, masks and a few places singled out.

A situation stands for every state that fits it. Everything here errs on one side only: what is left
out of a situation can't be the case in any of the states that it stands for.

A player is a mask of seats, with one bit more for nobody; a condition a mask of false and true; a
number a range; a rank, suit, colour or word a set of those; a card a mask of kinds of cards; a spot
the index of a token, within its situation.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass, field, replace
from typing import Any

from cambio_spec.kernel.asking import asked_by, facts_read
from cambio_spec.kernel.cards import Card
from cambio_spec.kernel.expressions import (
    Binary,
    Const,
    FaceUp,
    KnownTo,
    ReadFact,
    Spots,
    ZoneRef,
)
from cambio_spec.kernel.program import Fact, Phase, Program, Zone
from cambio_spec.kernel.statements import Every, Move, Top, Turn
from cambio_spec.kernel.types import Kind
from cambio_spec.kernel.walk import descendants, ranks
from cambio_spec.proof.play.cells import ANY_NUMBER, EITHER, NO, YES, Cell, Token

COMPARED = frozenset(("=", "!=", "<", "<=", ">", ">="))

MOST_ASKED = 40
"""Decisions that ask more, with all that they ask in turn, are taken to give anything."""

Abstract = Any
"""See above; which of those it is, the static type says."""

Steps = tuple[int, ...]
"""Numbers, in their order."""

Seat = tuple[Any, ...]
"""The cells of the zones that each player has, then the facts kept for each."""


class Dead(Exception):
    """No state is left: whatever would come here has no value, or contradicts itself."""


class TooHard(Exception):
    """Something that situations can't tell, or too much of it."""


@dataclass(slots=True)
class Situation:
    """`common` are the cells of the zones that nobody owns, `facts` those not kept for each, and
    last which of the seats is the first of the game: here they are turned and changed about. `env`
    are the variables bound. A situation may be changed in place by whoever made it; cells, tokens
    and seats never are."""

    common: list[Cell]
    seats: list[Seat]
    facts: list[Abstract]
    tokens: list[Token]
    env: dict[str, Abstract]

    def copy(self) -> Situation:
        return Situation(
            self.common[:], self.seats[:], self.facts[:], self.tokens[:], self.env.copy()
        )


@dataclass(frozen=True, slots=True)
class Tracked:
    """How closely situations are told apart. `ordered`: who sits next to whom. `facts`: those
    whose values are never mixed where play comes round again."""

    ordered: bool
    facts: frozenset[str]


@dataclass(slots=True)
class Table:
    """What never changes: a program for a number of players, and how closely it is looked at.
    Bounds that move are moved on to the next of the steps of a zone or a fact."""

    program: Program
    players: int
    tracked: Tracked
    kinds: tuple[Card, ...] = ()
    own_zones: tuple[Zone, ...] = ()
    common_zones: tuple[Zone, ...] = ()
    own_facts: tuple[Fact, ...] = ()
    common_facts: tuple[Fact, ...] = ()
    zone_index: dict[str, int] = field(default_factory=dict)
    fact_index: dict[str, int] = field(default_factory=dict)
    own_steps: tuple[Steps, ...] = ()
    common_steps: tuple[Steps, ...] = ()
    fact_steps: tuple[Steps, ...] = ()
    faces: bool = False
    known: bool = False
    covered: frozenset[str] = frozenset()
    acting: frozenset[str] = frozenset()
    opaque: frozenset[str] = frozenset()
    reads: Mapping[str, Set[str]] = field(default_factory=dict)
    places: frozenset[str] = frozenset()
    steady: frozenset[str] = frozenset()
    answers: dict[tuple[Any, ...], Any] = field(default_factory=dict)
    ranks: frozenset[str] = frozenset()
    orders: dict[int, Any] = field(default_factory=dict)
    attributes: dict[tuple[str, int], Any] = field(default_factory=dict)
    masks: dict[tuple[str, Any], int] = field(default_factory=dict)

    @property
    def nobody(self) -> int:
        return 1 << self.players

    @property
    def everybody(self) -> int:
        return (1 << self.players) - 1

    @property
    def any_card(self) -> int:
        return (1 << len(self.kinds)) - 1

    @property
    def total(self) -> int:
        return len(self.program.deck.cards)

    def zone(self, name: str) -> tuple[bool, int, Zone]:
        """Whether players have it each, where its cell is, and the zone."""
        index = self.zone_index[name]
        if index < len(self.own_zones):
            return True, index, self.own_zones[index]
        index -= len(self.own_zones)
        return False, index, self.common_zones[index]


def table(program: Program, players: int, tracked: Tracked, like: Table | None = None) -> Table:
    """`like` is another table of the same program, if there is one: most is the same in it."""
    if like is not None and like.program is program:
        return replace(
            like, players=players, tracked=tracked, orders={}, attributes={}, masks={}, answers={}
        )
    made = Table(program, players, tracked)
    made.kinds = tuple(dict.fromkeys(program.deck.cards))
    made.own_zones = tuple(z for z in program.zones if z.per_player)
    made.common_zones = tuple(z for z in program.zones if not z.per_player)
    made.own_facts = tuple(f for f in program.facts if f.per_player)
    made.common_facts = tuple(f for f in program.facts if not f.per_player)
    every_zone = (*made.own_zones, *made.common_zones)
    made.zone_index = {zone.name: i for i, zone in enumerate(every_zone)}
    own = {fact.name: len(made.own_zones) + i for i, fact in enumerate(made.own_facts)}
    made.fact_index = {**own, **{fact.name: i for i, fact in enumerate(made.common_facts)}}
    steps = steps_of(program)
    own_names = [zone.name for zone in made.own_zones] + [fact.name for fact in made.own_facts]
    made.own_steps = tuple(steps[name] for name in own_names)
    made.common_steps = tuple(steps[zone.name] for zone in made.common_zones)
    # Last comes which seat is the first.
    made.fact_steps = (*(steps[fact.name] for fact in made.common_facts), ())
    for node in descendants(program):
        match node:
            case FaceUp():
                made.faces = True
            case KnownTo():
                made.known = True
            case _:
                pass
    actors = [block.actor for block in program.blocks if isinstance(block, Phase)]
    asked = asked_by(program)
    made.covered = _covered(program)
    made.opaque = opaque(program, asked)
    made.reads = facts_read(program)
    made.places = _of_places(program, asked)
    made.steady = _steady(program, made)
    made.ranks = frozenset(ranks(program))
    made.acting = frozenset(a.fact for a in actors if isinstance(a, ReadFact) and a.owner is None)
    return made


def steps_of(program: Program) -> dict[str, Steps]:
    """The numbers of cards in each zone, and the values of each fact, on which it may depend what
    rules say: those with which it is compared, and their neighbours."""
    found = {fact.name: {0, 1} for fact in program.facts}
    for zone in program.zones:
        room = () if zone.limit is None else (zone.limit,)
        found[zone.name] = {0, 1, 2, len(program.deck.cards), sum(zone.rows), *room}
    for node in descendants(program):
        if isinstance(node, Binary) and node.op in COMPARED:
            parts = list(descendants(node))
            counts = [n.value for n in parts if isinstance(n, Const) and type(n.value) is int]
            for name in {named for part in parts if (named := _named(part)) is not None}:
                found[name] |= {n + near for n in counts for near in (-1, 0, 1)}
    return {name: tuple(sorted(numbers)) for name, numbers in found.items()}


def _named(node: object) -> str | None:
    match node:
        case ZoneRef(zone=name) | Spots(zone=name) | ReadFact(fact=name):
            return name
        case _:
            return None


def opaque(program: Program, asked: Mapping[str, Set[str]]) -> frozenset[str]:
    """The decisions that ask so much that nothing is known of what they give."""
    sizes = {d.name: 1 + sum(1 for _ in descendants(d)) for d in program.decisions}
    return frozenset(n for n in sizes if sum(sizes[other] for other in asked[n]) > MOST_ASKED)


def _covered(program: Program) -> frozenset[str]:
    """The zones in which every card always lies face down: mixed, nobody knows any of them."""
    found = {zone.name for zone in program.zones if zone.shown != "up"}
    for node in descendants(program):
        match node:
            case (
                Move(target=Top(zone=zone), face="up")
                | Turn(target=Top(zone=zone) | Every(zone=zone), face="up")
            ):
                found.discard(zone.zone)
            case _:
                pass
    return frozenset(found)


def _of_places(program: Program, asked: Mapping[str, Set[str]]) -> frozenset[str]:
    """The decisions that ask where cards lie."""
    own = {
        decision.name
        for decision in program.decisions
        if any(isinstance(node, ZoneRef | Spots) for node in descendants(decision))
    }
    return frozenset(name for name, others in asked.items() if others & own)


def _steady(program: Program, made: Table) -> frozenset[str]:
    """The decisions that depend only on facts, on what they are asked of and who sits where."""
    return frozenset(
        decision.name
        for decision in program.decisions
        if decision.name not in made.places
        and all(parameter.type.kind is not Kind.SPOT for parameter in decision.parameters)
    )


def initial(fact: Fact, players: int) -> Abstract:
    match fact.initial:
        case bool() as value:
            return YES if value else NO
        case None:
            return 1 << players
        case int() as value:
            return 1 << value if fact.type.kind is Kind.PLAYER else (value, value)
        case value:
            return frozenset({value})


def anything(fact: Fact, players: int) -> Abstract:
    """All that a fact may ever be."""
    match fact.type.kind:
        case Kind.BOOLEAN:
            return EITHER
        case Kind.PLAYER:
            return (1 << players + (1 if fact.type.optional else 0)) - 1
        case Kind.INTEGER:
            low, high = ANY_NUMBER
            return (low if fact.low is None else fact.low, high if fact.high is None else fact.high)
        case _:
            return frozenset(fact.type.words)


def opening(made: Table) -> Situation:
    """All cards in the stock, as in a new pack, and every fact as it is at first."""
    stock = made.program.stock

    def cell(zone: Zone) -> Cell:
        count = made.total if zone.name == stock else 0
        top = made.any_card if zone.is_pile else 0
        return Cell(count, count, top=top, fresh=zone.name in made.covered)

    own = tuple(initial(fact, made.players) for fact in made.own_facts)
    seat = (*map(cell, made.own_zones), *own)
    return Situation(
        [cell(zone) for zone in made.common_zones],
        [seat] * made.players,
        [*(initial(fact, made.players) for fact in made.common_facts), 1],
        [],
        {},
    )


def set_up(made: Table) -> Situation:
    """The same before a single round: whom a fact names, if anybody, may be said beforehand."""
    here = opening(made)
    for i, fact in enumerate(made.common_facts):
        if fact.type.kind is Kind.PLAYER and fact.type.optional:
            here.facts[i] = anything(fact, made.players)
    return here


def conserved(made: Table, here: Situation, moving: int = 0) -> None:
    """Every card lies somewhere but those that are being moved, so what the other places hold
    bounds each. Raises `Dead`."""
    own = len(made.own_zones)
    low = high = 0
    for cell in here.common:
        low, high = low + cell[0], high + cell[1]
    for seat in here.seats:
        for cell in seat[:own]:
            low, high = low + cell[0], high + cell[1]
    total = made.total - moving
    if not low <= total <= high:
        raise Dead
    spare, need = total - low, high - total
    # A cell may hold at most what is spare above its lowest, and lack what is above its highest.
    for i, cell in enumerate(here.common):
        if cell[1] - cell[0] > spare or cell[1] - cell[0] > need:
            here.common[i] = bounded(cell, cell[1] - need, cell[0] + spare)
    for s, seat in enumerate(here.seats):
        for i in range(own):
            cell = seat[i]
            if cell[1] - cell[0] > spare or cell[1] - cell[0] > need:
                seat = put(seat, i, bounded(cell, cell[1] - need, cell[0] + spare))
        here.seats[s] = seat


def bounded(cell: Cell, low: int, high: int) -> Cell:
    low, high = max(cell.low, low), min(cell.high, high)
    return cell._replace(
        low=low, high=high, down_high=min(cell.down_high, high), new_high=min(cell.new_high, high)
    )


def put(seat: Seat, index: int, value: Any) -> Seat:
    return (*seat[:index], value, *seat[index + 1 :])


def seats_in(mask: int, players: int) -> list[int]:
    return [seat for seat in range(players) if mask >> seat & 1]
