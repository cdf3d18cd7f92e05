"""Where a witness may start: as few cards as play comes to, or, where games by chance don't come
to a phase at all, as few as there can be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import chain, combinations, islice, product
from random import Random

from cambio_spec.kernel.cards import OUTSIDE, place
from cambio_spec.kernel.expressions import Binary, Const, ReadFact
from cambio_spec.kernel.play import apply, deal_state, legal, new_match, new_round
from cambio_spec.kernel.program import Fact, Phase, Program, Zone
from cambio_spec.kernel.state import Position, State, Value, owners
from cambio_spec.kernel.types import Kind
from cambio_spec.kernel.walk import descendants
from cambio_spec.proof.outcome import Deal

SEEDS = range(4)
LONGEST = 120
"""Moves of a game by chance."""
MOST = 40
"""Of the starts with the fewest cards, for each number of players."""


@dataclass(frozen=True, slots=True)
class Start:
    """A deal, and the phase that waits. Of the stock, only the top card may be among the zones."""

    deal: Deal
    label: str
    arguments: tuple[Value, ...] = field(default=())

    @property
    def places(self) -> Iterator[tuple[Position, int]]:
        for at, slots in self.deal.zones.items():
            for slot, card in enumerate(slots):
                if card is not None:
                    yield at, slot

    def card(self, place: tuple[Position, int]) -> int | None:
        return self.deal.zones[place[0]][place[1]]

    def with_cards(self, cards: Mapping[tuple[Position, int], int]) -> Start:
        zones = {
            at: tuple(cards.get((at, slot), card) for slot, card in enumerate(slots))
            for at, slots in self.deal.zones.items()
        }
        return replace(self, deal=replace(self.deal, zones=zones))


Height = tuple[bool, int, int]


def height(program: Program, card: int) -> Height:
    """Ranks as they rise, those outside of that order last."""
    rank = program.deck.cards[card].rank
    return place(rank) == OUTSIDE, place(rank), card


def lowest(program: Program, start: Start) -> Start:
    """With the lowest cards of the deck, in all places."""
    cards = sorted(range(len(program.deck.cards)), key=lambda card: height(program, card))
    return start.with_cards(dict(zip(start.places, cards, strict=False)))


def state_of(program: Program, start: Start) -> State:
    """Raises `ValueError` where there can't be such a deal."""
    deal = start.deal
    facts = {(n if o is None else (n, o)): value for (n, o), value in deal.facts.items()}
    return deal_state(
        program,
        deal.players,
        deal.zones,
        facts,
        label=start.label,
        arguments=start.arguments,
        faces=deal.faces,
        seen=deal.seen,
    )


@dataclass
class Starts:
    """Remembers what games by chance have come to."""

    program: Program
    _sampled: dict[int, dict[str, list[Start]]] = field(default_factory=dict)

    @cached_property
    def named(self) -> frozenset[str]:
        """The ranks that rules name."""
        constants = (n for n in descendants(self.program) if isinstance(n, Const))
        return frozenset(str(c.value) for c in constants if c.type.kind is Kind.RANK)

    def at(self, label: str, players: int, most: int = MOST) -> tuple[Start, ...]:
        """The fewest cards first."""
        met = self.met(label, players)
        if not met:
            return tuple(islice(imagined(self.program, players, label), most))
        return tuple(sorted(met, key=lambda start: _size(self.program, start))[:most])

    def met(self, label: str, players: int) -> list[Start]:
        """What games by chance have come to there."""
        if players not in self._sampled:
            self._sampled[players] = _played(self.program, players)
        return self._sampled[players].get(label, [])


def _size(program: Program, start: Start) -> tuple[object, ...]:
    """Facts as they were at first come before others."""
    facts = start.deal.facts.items()
    changed = [name for (name, _), value in facts if value != program.fact(name).initial]
    return len(list(start.places)), len(changed), str(start.deal)


def _played(program: Program, players: int) -> dict[str, list[Start]]:
    found: dict[str, dict[object, Start]] = {}
    for seed in SEEDS:
        for open_game in (new_round, new_match):
            state, chance = open_game(program, players, seed), Random(seed)
            for _ in range(LONGEST):
                moves = legal(program, state)
                if not moves:
                    break
                start = _start_of(program, state)
                found.setdefault(state.label, {}).setdefault(_skeleton(start), start)
                state = apply(program, state, chance.choice(moves))
    return {label: list(some.values()) for label, some in found.items()}


def _start_of(program: Program, state: State) -> Start:
    stock: Position = (program.stock, None)
    zones = {at: s[-1:] if at == stock else s for at, s in state.zones.items()}
    first = {at: len(state.zones[at]) - len(slots) for at, slots in zones.items()}
    faces = {at: state.faces[at][first[at] :] for at in zones}
    seen = {
        at: tuple(0 if card is None else state.seen[card] for card in slots)
        for at, slots in zones.items()
    }
    deal = Deal(state.players, zones, dict(state.facts), (), faces, seen)
    return Start(deal, state.label, state.arguments)


def _skeleton(start: Start) -> object:
    """All but which cards they are."""
    deal = start.deal
    sizes = tuple((at, tuple(c is None for c in slots)) for at, slots in deal.zones.items())
    return sizes, tuple(deal.facts.items()), tuple(deal.seen.items()), tuple(deal.faces.items())


def imagined(program: Program, players: int, label: str) -> Iterator[Start]:
    """Small tables, as the zones show their cards: first with all facts as they are at first, and
    then with one or two of them otherwise."""
    block = program.block(label)
    assert isinstance(block, Phase)
    if block.parameters:
        return
    tables = sorted(_tables(program, players), key=lambda t: sum(map(len, t.values())))
    for changed in _changes(program, players, block):
        for zones in tables:
            yield Start(Deal(players, zones, changed, ()), label)


def _tables(program: Program, players: int) -> Iterator[dict[Position, tuple[int, ...]]]:
    zones = [zone for zone in program.zones if zone.name != program.stock]
    for sizes in product(*(_sizes(zone, players) for zone in zones)):
        cards = iter(range(len(program.deck.cards)))
        wanted = {at: count for some in sizes for at, count in some.items()}
        if sum(wanted.values()) < len(program.deck.cards):
            lying = {at: tuple(next(cards) for _ in range(n)) for at, n in wanted.items()}
            yield {**lying, (program.stock, None): (next(cards),)}


def _sizes(zone: Zone, players: int) -> list[dict[Position, int]]:
    """A card in everybody's grid, or two; a pile with one, none or two; of what is held in hand,
    none, or one of the first player's."""
    seats = owners(zone.per_player, players)
    if not zone.is_pile:
        most = sum(zone.rows) if zone.limit is None else zone.limit
        return [{(zone.name, seat): n for seat in seats} for n in (1, 2) if n <= most]
    if zone.per_player:
        return [{}, {(zone.name, 0): 1}]
    return [{(zone.name, None): n} for n in (1, 0, 2)]


def _changes(program: Program, players: int, phase: Phase) -> Iterator[dict[Position, Value]]:
    first: dict[Position, Value] = {
        (fact.name, owner): 0
        for fact in program.facts
        if fact.type.kind is Kind.PLAYER and not fact.type.optional and fact.initial is None
        for owner in owners(fact.per_player, players)
    }
    read = {n.fact for n in descendants(phase) if isinstance(n, ReadFact)}
    asked = [fact for fact in program.facts if fact.name in read]
    others = [
        ((fact.name, owner), value)
        for fact in asked
        for owner in owners(fact.per_player, players)
        for value in _values(program, fact, players)
        if value != first.get((fact.name, owner), fact.initial)
    ]
    for some in chain(((),), ((one,) for one in others), combinations(others, 2)):
        if len({at for at, _ in some}) == len(some):
            yield {**first, **dict(some)}


def _values(program: Program, fact: Fact, players: int) -> list[Value]:
    match fact.type.kind:
        case Kind.BOOLEAN:
            return [False, True]
        case Kind.PLAYER:
            return [None, *range(players)] if fact.type.optional else list(range(players))
        case Kind.INTEGER:
            return [*_numbers(program, fact)]
        case Kind.WORD:
            return list(fact.type.words)
        case _:
            return []


def _numbers(program: Program, fact: Fact) -> list[int]:
    """Those that it is compared with, and those beside them."""
    found = {0, 1}
    for node in descendants(program):
        if isinstance(node, Binary):
            sides = (node.left, node.right)
            if any(isinstance(s, ReadFact) and s.fact == fact.name for s in sides):
                for side in sides:
                    if isinstance(side, Const) and isinstance(side.value, int):
                        found |= {side.value - 1, side.value, side.value + 1}
    low, high = fact.low, fact.high
    fit = (n for n in found if (low is None or low <= n) and (high is None or n <= high))
    return sorted(fit, key=lambda n: (abs(n), n))
