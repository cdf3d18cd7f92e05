"""Two programs over one table: what both have is the same for both, what only one has is its own.

The decisions of both stand side by side in it, so that one situation can be asked of either.
Where a zone holds less in one of them, or a deck has fewer cards, it is as in that one: whatever
is found in the narrower is a situation of both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from cambio_spec.kernel.cards import Card, Deck
from cambio_spec.kernel.expressions import Binary, Const, Decide, Local
from cambio_spec.kernel.program import Decision, DecisionRule, Fact, Parameter, Program, Zone
from cambio_spec.kernel.state import Position, Slots, Value
from cambio_spec.kernel.types import BOOLEAN
from cambio_spec.proof.difference.renaming import Names
from cambio_spec.proof.lies import Lies, lies
from cambio_spec.proof.outcome import Deal

T = TypeVar("T")
ZF = TypeVar("ZF", Zone, Fact)
Side = int
"""0 for the first of two programs, 1 for the second."""

SIDES: tuple[Side, Side] = (0, 1)


def of_side(name: str, side: Side) -> str:
    """What belongs to one of the two alone."""
    return f"{name}@{side + 1}"


@dataclass(frozen=True)
class Joined:
    """`program` has the decisions of `both`, each named `of_side`, and no play of its own; `zones`
    and `facts` are what those of each side are called in it. `foreign` are the cards that only
    one of them has, by their place in its deck."""

    both: tuple[Program, Program]
    program: Program
    facts: tuple[Mapping[str, str], Mapping[str, str]]
    zones: tuple[Mapping[str, str], Mapping[str, str]]
    cards: tuple[tuple[int, ...], tuple[int, ...]]
    foreign: tuple[tuple[int, ...], tuple[int, ...]]

    def names(self, side: Side) -> Names:
        decisions = {d.name: of_side(d.name, side) for d in self.both[side].decisions}
        return Names(decisions, self.facts[side], self.zones[side])

    def own(self, deal: Deal, side: Side, arguments: tuple[Value, ...] | None = None) -> Deal:
        """The situation as one of the two sees it."""
        zones = {
            (name, at[1]): self._slots(slots, side)
            for name, called in self.zones[side].items()
            for at, slots in deal.zones.items()
            if at[0] == called
        }
        if self.foreign[side]:
            zones |= self._set_aside(zones, side)
        given = deal.arguments if arguments is None else arguments
        return Deal(
            deal.players,
            zones,
            {
                (name, owner): value
                for name, called in self.facts[side].items()
                for (fact, owner), value in deal.facts.items()
                if fact == called
            },
            given,
            self._told(deal.faces, side),
            self._told(deal.seen, side),
        )

    def lies(self) -> Mapping[str, Lies]:
        """How cards come to lie in the play of either."""
        found: dict[str, Lies] = {}
        for side in SIDES:
            for name, ways in lies(self.both[side]).items():
                called = self.zones[side][name]
                found[called] = found[called] | ways if called in found else ways
        return found

    def card(self, index: int, side: Side) -> int:
        return self.cards[side][index]

    def _slots(self, slots: Slots, side: Side) -> Slots:
        return tuple(None if card is None else self.cards[side][card] for card in slots)

    def _told(
        self, told: Mapping[Position, Sequence[T]], side: Side
    ) -> dict[Position, Sequence[T]]:
        return {
            (name, at[1]): each
            for name, called in self.zones[side].items()
            for at, each in told.items()
            if at[0] == called
        }

    def _set_aside(self, zones: Mapping[Position, Slots], side: Side) -> dict[Position, Slots]:
        """The cards that the other doesn't have lie under all others of the stock; where that is
        asked about, in a place of which nothing is."""
        program = self.both[side]
        stock = (program.stock, None)
        if stock not in zones:
            laid = {card for slots in zones.values() for card in slots}
            return {stock: tuple(card for card in self.cards[side] if card not in laid)}
        for zone in program.zones:
            at = (zone.name, None)
            free = zone.is_pile and zone.limit is None and not zone.per_player
            if free and at not in zones:
                return {at: self.foreign[side]}
        return {}


def joined(first: Program, second: Program) -> Joined:
    """Raises `ValueError` for programs that no number of players can both play."""
    both = first, second
    counts = tuple(sorted(set(first.counts) & set(second.counts)))
    if not counts:
        raise ValueError("players")
    cards, places = _cards(both)
    zones, zone_names = _zones(both)
    facts, fact_names = _facts(both)
    made = Joined(
        both,
        replace(
            first,
            fewest=counts[0],
            most=counts[-1],
            only=counts,
            deck=Deck(first.deck.name, cards),
            zones=zones,
            facts=facts,
            decisions=(),
            blocks=(),
            settings=(),
            partners=None,
        ),
        fact_names,
        zone_names,
        places,
        tuple(  # type: ignore[arg-type]
            tuple(i for i in range(len(p.deck.cards)) if i not in set(places[side]))
            for side, p in enumerate(both)
        ),
    )
    decisions = (
        replace(made.names(side).of(decision), name=of_side(decision.name, side))
        for side in SIDES
        for decision in both[side].decisions
    )
    return replace(made, program=replace(made.program, decisions=tuple(decisions)))


def with_decisions(made: Joined, more: Iterable[Decision]) -> Joined:
    decisions = (*made.program.decisions, *more)
    return replace(made, program=replace(made.program, decisions=decisions))


def pair(name: str, first: Decision, second: Decision) -> Decision:
    """A decision that asks both, about the same: what it reads is what either reads."""
    o = first.origin
    parameters = tuple(
        Parameter(f"x{i}", p.type if p.type == q.type else replace(p.type, optional=False))
        for i, (p, q) in enumerate(zip(first.parameters, second.parameters, strict=True))
    )
    locals_ = tuple(Local(p.type, p.name, origin=o) for p in parameters)
    asked = [Decide(d.type, d.name, locals_, origin=o) for d in (first, second)]
    yes = Const(BOOLEAN, True, origin=o)
    same = Binary("=", asked[0], asked[1], origin=o)
    return Decision(
        name, parameters, BOOLEAN, yes, (DecisionRule(yes, same, (), origin=o),), origin=o
    )


def _cards(
    both: tuple[Program, Program],
) -> tuple[tuple[Card, ...], tuple[tuple[int, ...], tuple[int, ...]]]:
    """The cards that both have, in the order of the first; and their places in either deck."""
    left: dict[Card, list[int]] = {}
    for index, card in enumerate(both[1].deck.cards):
        left.setdefault(card, []).append(index)
    cards: list[Card] = []
    places: tuple[list[int], list[int]] = [], []
    for index, card in enumerate(both[0].deck.cards):
        if left.get(card):
            cards.append(card)
            places[0].append(index)
            places[1].append(left[card].pop(0))
    return tuple(cards), (tuple(places[0]), tuple(places[1]))


def cards_apart(both: tuple[Program, Program]) -> tuple[Counter[str], Counter[str]]:
    """The cards that only one of the decks has, by their codes, and how many more."""
    first, second = (Counter(card.code for card in p.deck.cards) for p in both)
    return first - second, second - first


def _zones(
    both: tuple[Program, Program],
) -> tuple[tuple[Zone, ...], tuple[dict[str, str], dict[str, str]]]:
    names: tuple[dict[str, str], dict[str, str]] = {}, {}
    stocks = {p.stock for p in both}
    others = {z.name: z for z in both[1].zones}
    shared: list[Zone] = []
    for zone in both[0].zones:
        other = others.get(zone.name)
        role = zone.name in stocks and len(stocks) > 1
        if other is not None and not role and _same_kind(zone, other):
            shared.append(_narrower(zone, other))
            names[0][zone.name] = names[1][zone.name] = zone.name
    return (*shared, *_apart((both[0].zones, both[1].zones), names)), names


def _apart(
    both: tuple[Sequence[ZF], Sequence[ZF]], names: tuple[dict[str, str], dict[str, str]]
) -> Iterator[ZF]:
    """Those that have no name yet, each by a name of its side's own."""
    for side in SIDES:
        for one in both[side]:
            if one.name not in names[side]:
                names[side][one.name] = of_side(one.name, side)
                yield replace(one, name=names[side][one.name])


def _same_kind(zone: Zone, other: Zone) -> bool:
    return (zone.per_player, zone.is_pile) == (other.per_player, other.is_pile)


def _narrower(zone: Zone, other: Zone) -> Zone:
    """Rows as far as they are alike, and no more room than either has."""
    if zone.rows == other.rows:
        limits = [z.limit for z in (zone, other) if z.limit is not None]
        return replace(zone, limit=min(limits, default=None))
    rows: list[int] = []
    for mine, theirs in zip(zone.rows, other.rows, strict=False):
        rows.append(min(mine, theirs))
        if mine != theirs:
            break
    room = sum(rows)
    return replace(zone, rows=tuple(rows), limit=room)


def _facts(
    both: tuple[Program, Program],
) -> tuple[tuple[Fact, ...], tuple[dict[str, str], dict[str, str]]]:
    names: tuple[dict[str, str], dict[str, str]] = {}, {}
    others = {f.name: f for f in both[1].facts}
    shared: list[Fact] = []
    for fact in both[0].facts:
        common = _common(fact, others.get(fact.name))
        if common is not None:
            shared.append(common)
            names[0][fact.name] = names[1][fact.name] = fact.name
    return (*shared, *_apart((both[0].facts, both[1].facts), names)), names


def _common(fact: Fact, other: Fact | None) -> Fact | None:
    if other is None or fact.per_player != other.per_player:
        return None
    if replace(fact.type, optional=False) != replace(other.type, optional=False):
        return None
    lows = [f.low for f in (fact, other) if f.low is not None]
    highs = [f.high for f in (fact, other) if f.high is not None]
    low, high = max(lows, default=None), min(highs, default=None)
    if low is not None and high is not None and low > high:
        return None
    kind = fact.type if not fact.type.optional else other.type
    return replace(fact, type=kind, low=low, high=high)
