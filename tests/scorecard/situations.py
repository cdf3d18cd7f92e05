"""Small situations in which a decision may be asked: few cards of a few ranks, few numbers.

Shares no code with the prover: what a decision reads is looked up here anew.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from cambio_spec.kernel.expressions import (
    Const,
    Decide,
    FaceUp,
    KnownTo,
    Node,
    ReadFact,
    Spots,
    ZoneRef,
)
from cambio_spec.kernel.play import deal_state
from cambio_spec.kernel.program import Decision, Fact, Program
from cambio_spec.kernel.state import Position, State, Value, in_range, occupied, owners
from cambio_spec.kernel.types import Kind
from cambio_spec.kernel.walk import descendants


@dataclass(frozen=True, slots=True)
class Situation:
    """What lies where, and what is so, for so many players: the same for a game and its mutant.
    Cards that aren't placed lie in the stock."""

    players: int
    cards: dict[Position, tuple[int, ...]]
    facts: dict[str | tuple[str, int], Value]
    faces: dict[Position, tuple[bool, ...]]
    seen: dict[Position, tuple[int, ...]]

    def laid(self, program: Program) -> State:
        """Raises `ValueError` where the program has no room for it."""
        given = self.players, self.cards, self.facts
        return deal_state(program, *given, faces=self.faces, seen=self.seen)


@dataclass(frozen=True, slots=True)
class Reads:
    """All that a decision reads, itself or through others."""

    facts: tuple[Fact, ...]
    zones: tuple[str, ...]
    lying: bool
    numbers: tuple[int, ...]
    decisions: frozenset[str]


def reads(program: Program, decision: Decision) -> Reads:
    reached = {decision.name: decision}
    waiting, found = [decision], list[Node]()
    while waiting:
        one = waiting.pop()
        inside = (one, *descendants(one))
        found += inside
        for node in inside:
            if isinstance(node, Decide) and node.decision not in reached:
                reached[node.decision] = program.decision(node.decision)
                waiting.append(reached[node.decision])
    names = {node.fact for node in found if isinstance(node, ReadFact)}
    zones = {node.zone for node in found if isinstance(node, ZoneRef | Spots)}
    zones |= {t.zone for t in (p.type for p in decision.parameters) if t.zone is not None}
    constants = {
        node.value
        for node in found
        if isinstance(node, Const) and type(node.value) is int and node.type.kind is Kind.INTEGER
    }
    return Reads(
        tuple(fact for fact in program.facts if fact.name in names),
        tuple(zone.name for zone in program.zones if zone.name in zones),
        any(isinstance(node, FaceUp | KnownTo) for node in found),
        tuple(sorted(n for n in constants if isinstance(n, int))),
        frozenset(reached),
    )


class Situations:
    """Situations for one decision, by seed: always the same ones for the same `read`."""

    def __init__(self, program: Program, read: Reads, players: int, seed: int) -> None:
        self._program, self._read, self._players = program, read, players
        self._chance = random.Random(f"{seed} {players} {sorted(read.decisions)}")

    def some(self, count: int) -> Iterator[Situation]:
        for most in islice(_rising(), count):
            yield self._one(most)

    def _one(self, most: int) -> Situation:
        """With at most so many cards in a hand: few ranks, so that much is equal."""
        chance, program = self._chance, self._program
        cards = self._cards(most)
        numbers = self._numbers()
        facts: dict[str | tuple[str, int], Value] = {}
        for fact in self._read.facts:
            for owner in owners(fact.per_player, self._players):
                value = self._value(fact, numbers)
                facts[fact.name if owner is None else (fact.name, owner)] = value
        faces: dict[Position, tuple[bool, ...]] = {}
        seen: dict[Position, tuple[int, ...]] = {}
        if self._read.lying:
            for at, laid in cards.items():
                if not program.zone(at[0]).is_pile:
                    faces[at] = tuple(chance.random() < 0.3 for _ in laid)
                    seen[at] = tuple(chance.randrange(1 << self._players) for _ in laid)
        return Situation(self._players, cards, facts, faces, seen)

    def _cards(self, most: int) -> dict[Position, tuple[int, ...]]:
        chance, program = self._chance, self._program
        deck = program.deck.cards
        ranks = sorted({card.rank for card in deck})
        few = set(chance.sample(ranks, min(len(ranks), chance.randint(2, 4))))
        left = [at for at, card in enumerate(deck) if card.rank in few]
        chance.shuffle(left)
        found: dict[Position, tuple[int, ...]] = {}
        for name in self._read.zones:
            zone = program.zone(name)
            if name == program.stock:
                continue
            room = most if zone.limit is None else min(most, zone.limit)
            for owner in owners(zone.per_player, self._players):
                size = min(chance.randint(0 if chance.random() < 0.4 else 1, max(room, 1)), room)
                found[name, owner] = tuple(left[:size])
                left = left[size:]
        if program.stock in self._read.zones and chance.random() < 0.5:
            self._empty_stock(found)
        return found

    def _empty_stock(self, found: dict[Position, tuple[int, ...]]) -> None:
        """All but a card or two of the stock lie somewhere else, where there is room."""
        program = self._program
        for zone in program.zones:
            if zone.is_pile and zone.limit is None and zone.name != program.stock:
                taken = {card for cards in found.values() for card in cards}
                rest = [c for c in range(len(program.deck.cards)) if c not in taken]
                rest = rest[self._chance.randrange(3) :]
                at = zone.name, owners(zone.per_player, self._players)[0]
                found[at] = (*rest, *found.get(at, ()))
                return

    def _numbers(self) -> list[int]:
        """A few, near to what the rules compare with."""
        known = {near for n in (0, *self._read.numbers) for near in (n - 1, n, n + 1)}
        return self._chance.sample(sorted(known), min(len(known), 3))

    def _value(self, fact: Fact, numbers: Sequence[int]) -> Value:
        chance = self._chance
        listed = next((s.values for s in self._program.settings if s.fact == fact.name), None)
        if listed is not None:
            return chance.choice(listed)
        match fact.type.kind:
            case Kind.BOOLEAN:
                return chance.random() < 0.5
            case Kind.PLAYER:
                seats: list[int | None] = [*range(self._players)]
                return chance.choice([*seats, None] if fact.type.optional else seats)
            case Kind.WORD:
                return chance.choice(fact.type.words)
            case _:
                fitting = [n for n in numbers if in_range(fact, n)]
                return chance.choice(fitting) if fitting else fact.initial

    def arguments(self, state: State, decision: Decision) -> Iterable[tuple[Value, ...]]:
        """Whom or what it may be asked about: everybody; some cards, some spots."""
        found: list[tuple[Value, ...]] = [()]
        for parameter in decision.parameters:
            values = self._arguments(state, parameter.type.kind, parameter.type.zone)
            found = [(*before, value) for before in found for value in values]
        return found

    def _arguments(self, state: State, kind: Kind, zone: str | None) -> Sequence[Value]:
        match kind:
            case Kind.PLAYER:
                return range(self._players)
            case Kind.CARD:
                cards = range(len(self._program.deck.cards))
                return sorted(self._chance.sample(cards, min(6, len(cards))))
            case Kind.SPOT:
                place = self._program.zone(zone or "")
                seats = range(self._players)
                return [
                    (seat, slot)
                    for seat in seats
                    for slot in occupied(state.zones[place.name, seat], place, None)
                ]
            case Kind.INTEGER:
                return self._numbers()
            case _:
                return ()


def _rising() -> Iterator[int]:
    """How many cards a hand may hold: mostly one or two, now and then more."""
    while True:
        yield from (1, 2, 2, 2, 3, 2, 1, 2, 4, 2)
