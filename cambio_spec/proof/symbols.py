"""The unknowns: any state that play could reach, as far as a decision asks about it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from cambio_spec.kernel.program import Decision, Program, Zone
from cambio_spec.kernel.state import Position, owners
from cambio_spec.kernel.types import Kind, Type
from cambio_spec.proof.asked import Asked
from cambio_spec.proof.budget import Nest
from cambio_spec.proof.classes import Classes, Names
from cambio_spec.proof.lies import Lies
from cambio_spec.proof.terms import (
    Term,
    Variable,
    at_most,
    conj,
    disj,
    equal,
    implies,
    ite,
    neg,
    plus,
    total,
)

NOBODY = -1
"""The number of nobody. Seats count from 0."""


class Unsupported(Exception):
    """Something that the encoding has no formula for. `origin` is the rule it came from, None
    where that is the decision itself; `reason` a word: `may-grow`, `order`, `gaps`,
    `zone-value`, `spot-value`, `long-range`, `recursive`, `too-large`, `foreign-name`. `nest` are
    the loops of what is too large, each within the one before."""

    def __init__(self, reason: str, origin: str | None = None, nest: Nest = ()) -> None:
        super().__init__(reason)
        self.reason, self.origin, self.nest = reason, origin, nest


@dataclass(frozen=True, slots=True)
class Place:
    """A spot, as an owner and a slot of their grid; or a zone, as an owner and its number."""

    owner: Term
    slot: Term


@dataclass(frozen=True, slots=True)
class Lying:
    """A spot of which only the owner, the card there and how that lies are asked: face up or not,
    and who knows it, a bit mask of the players."""

    owner: Term
    card: Term
    up: bool = False
    knowers: int = 0


Meaning = Term | Place | Lying
"""The value of an expression. A player is their seat or `NOBODY`, a card the number of its class,
a rank, suit or colour the number of its name, a word its place among those of its setting."""


@dataclass(frozen=True, slots=True)
class Batch:
    """How many cards of one class lie in slots that a grid grew, in one way: face up or not, and
    known to these players, a bit mask. Where it isn't asked how cards lie there, all lie in one."""

    card: int
    up: bool
    knowers: int
    count: Variable


@dataclass(frozen=True, slots=True)
class Holding:
    """The cards of one zone of one owner. `counts`: how many of each class. `slots`: the class in
    each slot, or `len(counts)` where it is empty; () unless slots are asked. `beyond`: what lies in
    slots that the grid grew, class by class. `top`: the class of the top card, if asked.
    `up`: whether a card lies in each slot, face up; `known`: for each slot whether a card lies
    there that each player knows, which all do of one that lies face up; () unless asked."""

    counts: tuple[Term, ...]
    slots: tuple[Variable, ...]
    beyond: tuple[Batch, ...]
    top: Variable | None
    up: tuple[Term, ...] = ()
    known: tuple[tuple[Term, ...], ...] = ()

    @property
    def size(self) -> Term:
        return total(self.counts)

    @property
    def loose(self) -> tuple[Term, ...]:
        """How many cards of each class lie in no slot that is an unknown of its own."""
        if not self.slots:
            return self.counts
        if not self.beyond:
            return ()
        return tuple(
            total(batch.count for batch in self.beyond if batch.card == k)
            for k in range(len(self.counts))
        )

    @property
    def empty(self) -> int:
        return len(self.counts)


@dataclass(frozen=True, slots=True)
class Symbols:
    """`lying` are the unknowns of the zones; `constraints` hold of them in every state: the
    deck's copies, the zones' limits. Each unknown by itself keeps within its range."""

    players: int
    names: Names
    classes: Classes
    facts: Mapping[Position, Meaning]
    zones: Mapping[Position, Holding]
    lying: tuple[Variable, ...]
    constraints: tuple[Term, ...]
    parameters: tuple[Meaning, ...] = ()

    @property
    def unknowns(self) -> tuple[Term, ...]:
        """All that a situation is made of."""
        meanings = (*self.parameters, *self.facts.values())
        return (*self.lying, *(part for meaning in meanings for part in parts(meaning)))


def parts(meaning: Meaning) -> tuple[Term, ...]:
    match meaning:
        case Place():
            return meaning.owner, meaning.slot
        case Lying():
            return meaning.owner, meaning.card
        case _:
            return (meaning,)


def may_grow(zone: Zone) -> bool:
    return zone.limit is None or zone.limit > sum(zone.rows)


def symbols(
    program: Program,
    asks: Asked,
    kinds: Classes,
    known: Names,
    players: int,
    ways: Mapping[str, Lies],
) -> Symbols:
    """Raises `Unsupported`."""
    maker = _Maker(program, kinds, known, players)
    facts = {
        (fact.name, owner): maker.unknown(
            f"fact{i}_{owner}", fact.type, fact.low, fact.high, fact.initial is None
        )
        for i, fact in enumerate(program.facts)
        if fact.name in asks.facts
        for owner in owners(fact.per_player, players)
    }
    cards = _Maker(program, kinds, known, players)
    zones = {
        (zone.name, owner): cards.holding(f"z{i}_{owner}", zone, owner, asks, ways[zone.name])
        for i, zone in enumerate(program.zones)
        if zone.name in asks.zones
        for owner in owners(zone.per_player, players)
    }
    cards.deck(zones, room_elsewhere(program, asks, players))
    kept = tuple(c for c in cards.constraints if c is not True)
    return Symbols(players, known, kinds, facts, zones, tuple(cards.variables), kept)


def arguments(program: Program, known: Symbols, decision: Decision) -> tuple[Meaning, ...]:
    """Unknown ones. Raises `Unsupported`."""
    maker = _Maker(program, known.classes, known.names, known.players)
    return tuple(
        maker.unknown(f"argument{i}", p.type, None, None, False)
        for i, p in enumerate(decision.parameters)
    )


def room_elsewhere(program: Program, asks: Asked, players: int) -> int:
    """How many cards, at most, can lie in zones that aren't asked about."""
    pack = len(program.deck.cards)
    return sum(
        (pack if zone.limit is None else zone.limit) * len(owners(zone.per_player, players))
        for zone in program.zones
        if zone.name not in asks.zones
    )


class _Maker:
    def __init__(self, program: Program, kinds: Classes, known: Names, players: int) -> None:
        self._program, self._kinds = program, kinds
        self._names, self._players = known, players
        self.variables: list[Variable] = []
        self.constraints: list[Term] = []

    def integer(self, name: str, low: int | None, high: int | None) -> Variable:
        variable = Variable(name, "Int", low, high)
        self.variables.append(variable)
        return variable

    def unknown(
        self, name: str, kind: Type, low: int | None, high: int | None, unset: bool
    ) -> Meaning:
        """`unset`: whether a player may also be nobody, whatever the type says."""
        match kind.kind:
            case Kind.INTEGER:
                return self.integer(name, low, high)
            case Kind.BOOLEAN:
                variable = Variable(name, "Bool")
                self.variables.append(variable)
                return variable
            case Kind.RANK | Kind.SUIT | Kind.COLOUR:
                return self.integer(name, 0, len(self._names.of(kind.kind)) - 1)
            case Kind.WORD:
                return self.integer(name, 0, len(kind.words) - 1)
            case Kind.CARD:
                return self.integer(name, 0, len(self._kinds) - 1)
            case Kind.PLAYER:
                lowest = NOBODY if kind.optional or unset else 0
                return self.integer(name, lowest, self._players - 1)
            case Kind.SPOT:
                assert kind.zone is not None
                zone = self._program.zone(kind.zone)
                if may_grow(zone):
                    raise Unsupported("may-grow")
                owner = self.integer(f"{name}_owner", 0, self._players - 1)
                return Place(owner, self.integer(f"{name}_slot", 0, sum(zone.rows) - 1))
            case Kind.ZONE:
                raise Unsupported("zone-value")

    def holding(self, name: str, zone: Zone, owner: int | None, asks: Asked, ways: Lies) -> Holding:
        kinds = range(len(self._kinds))
        slots: tuple[Variable, ...] = ()
        beyond: tuple[Batch, ...] = ()
        counts: tuple[Term, ...]
        if zone.name in asks.slotted:
            slots = tuple(
                self.integer(f"{name}_slot{k}", 0, len(kinds)) for k in range(sum(zone.rows))
            )
            if may_grow(zone):
                beyond = self._beyond(f"{name}_beyond", zone, owner, asks, ways)
            counts = tuple(
                plus(
                    *(ite(equal(slot, k), 1, 0) for slot in slots),
                    *(batch.count for batch in beyond if batch.card == k),
                )
                for k in kinds
            )
        else:
            counts = tuple(self._count(f"{name}_{k}", zone, k) for k in kinds)
        if zone.limit is not None:
            self.constraints.append(at_most(total(counts), zone.limit))
        top = None
        if zone.name in asks.tops:
            top = self.integer(f"{name}_top", 0, len(kinds) - 1)
            self.constraints.append(
                implies(
                    at_most(1, total(counts)),
                    disj(*(conj(equal(top, k), at_most(1, counts[k])) for k in kinds)),
                )
            )
            # One state, one assignment: the top card of an empty pile is no second unknown.
            self.constraints.append(implies(neg(equal(top, 0)), at_most(1, total(counts))))
        up = self._up(name, slots, ways) if zone.name in asks.faced else ()
        known = self._known(name, up, slots, owner, ways) if zone.name in asks.known else ()
        return Holding(counts, slots, beyond, top, up, known)

    def _beyond(
        self, name: str, zone: Zone, owner: int | None, asks: Asked, ways: Lies
    ) -> tuple[Batch, ...]:
        manners = [(zone.shown == "up", 0)]
        if zone.name in asks.faced:
            manners = list(_manners(self._players, zone, owner, asks, ways))
        return tuple(
            Batch(k, up, knowers, self._count(f"{name}{k}_{i}", zone, k))
            for k in range(len(self._kinds))
            for i, (up, knowers) in enumerate(manners)
        )

    def _up(self, name: str, slots: Sequence[Variable], ways: Lies) -> tuple[Term, ...]:
        return tuple(
            self._true_of_card(f"{name}_up{k}", self._taken(slot), ways.faces)
            for k, slot in enumerate(slots)
        )

    def _known(
        self,
        name: str,
        up: Sequence[Term],
        slots: Sequence[Variable],
        owner: int | None,
        ways: Lies,
    ) -> tuple[tuple[Term, ...], ...]:
        def to(player: int, slot: int) -> Term:
            values = ways.to(player, owner)
            if values <= {False}:
                return up[slot]
            known = self._true_of_card(
                f"{name}_known{slot}_{player}", self._taken(slots[slot]), values
            )
            self.constraints.append(implies(up[slot], known))
            return known

        players = range(self._players)
        return tuple(tuple(to(p, slot) for p in players) for slot in range(len(slots)))

    def _true_of_card(self, name: str, taken: Term, values: frozenset[bool]) -> Term:
        """What can be true of a card, or false, or both, and is never true of an empty slot."""
        if len(values) == 1:
            return True in values and taken
        variable = Variable(name, "Bool")
        self.variables.append(variable)
        self.constraints.append(implies(variable, taken))
        return variable

    def _taken(self, slot: Variable) -> Term:
        return neg(equal(slot, len(self._kinds)))

    def _count(self, name: str, zone: Zone, kind: int) -> Variable:
        copies = self._kinds.copies(kind)
        return self.integer(name, 0, copies if zone.limit is None else min(copies, zone.limit))

    def deck(self, zones: Mapping[Position, Holding], room: int) -> None:
        """No more cards than the deck has of each class; those that lie nowhere that is asked
        about must find room elsewhere."""
        for k in range(len(self._kinds)):
            lying = total(holding.counts[k] for holding in zones.values())
            self.constraints.append(at_most(lying, self._kinds.copies(k)))
        pack = len(self._program.deck.cards)
        if room < pack:
            everywhere = total(holding.size for holding in zones.values())
            self.constraints.append(at_most(pack - room, everywhere))


def _manners(
    players: int, zone: Zone, owner: int | None, asks: Asked, ways: Lies
) -> Iterator[tuple[bool, int]]:
    """The ways in which a card may lie: face up or not and, where that is asked, to whom it is
    known. All know one that lies face up. Who isn't asked about knows what they are shown."""
    known = zone.name in asks.known

    def to(player: int) -> Sequence[bool]:
        if not known:
            return [False]
        values = ways.to(player, owner)
        told = zone.shown == "up"
        if player != owner and zone.name not in asks.known_to_others and told in values:
            return [told]
        return sorted(values)

    if True in ways.faces:
        yield True, (1 << players) - 1 if known else 0
    if False in ways.faces:
        for knows in product(*map(to, range(players))):
            yield False, sum(yes << player for player, yes in enumerate(knows))
