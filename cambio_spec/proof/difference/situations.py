"""Situations to try things in, from small ones on: the same ones on every run.

The first has a card or so in every place that matters; the others depart from it in one respect,
then in two: who is who, what is true, how many cards lie where, and which.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from itertools import combinations, islice, product

from cambio_spec.kernel.evaluate import decide
from cambio_spec.kernel.play import deal_state
from cambio_spec.kernel.program import Fact, Program
from cambio_spec.kernel.state import Position, Value, owners
from cambio_spec.kernel.types import Kind
from cambio_spec.proof.asked import card_tables
from cambio_spec.proof.outcome import Deal

MOST = 400
"""So many situations are looked at for one question and one number of players."""

PILE = 8
"""No more cards lie in a pile without an end, unless the rest has to go somewhere."""

Change = tuple[str, object]
"""An axis and the value on it."""


@dataclass(frozen=True)
class Field:
    """What situations are made of: the `facts`, `zones` and `ranks` that matter, and whether there
    are `foreign` cards besides."""

    program: Program
    facts: Set[str]
    zones: Set[str]
    ranks: Sequence[str] = ()
    foreign: bool = False
    usual: int = 1
    """How many cards usually lie in a place that may hold several."""

    def situations(self, counts: Sequence[int]) -> Iterator[Deal]:
        """For the fewest players first; the more cards, and the more that is out of the ordinary,
        the later."""
        if not self.program.deck.cards:
            return
        for players in counts[:2]:
            axes = [*self._facts(players), *self._sizes(), *self._cards(players)]
            made = (self._deal(players, dict(changes)) for changes in self._changes(axes))
            yield from islice((deal for deal in made if deal is not None), MOST)

    def _changes(
        self, axes: Sequence[tuple[str, Sequence[object]]]
    ) -> Iterator[tuple[Change, ...]]:
        yield ()
        for name, values in axes:
            for value in values:
                yield ((name, value),)
        few = [(name, values[:4] if name.startswith("card ") else values) for name, values in axes]
        for (one, mine), (other, theirs) in combinations(few, 2):
            for pair in product(mine, theirs):
                yield (one, pair[0]), (other, pair[1])

    # ── in which respects ────────────────────────────────────────────────────────────────────

    def _facts(self, players: int) -> Iterator[tuple[str, Sequence[object]]]:
        for fact in self.program.facts:
            if fact.name not in self.facts:
                continue
            usual = _usual(fact)
            others = [v for v in _values(fact, players) if v != usual]
            for owner in owners(fact.per_player, min(players, 2)):
                if others:
                    yield f"fact {fact.name} {owner}", others

    def _sizes(self) -> Iterator[tuple[str, Sequence[object]]]:
        for zone in self.program.zones:
            if zone.name == self.program.stock:
                # Other cards that only one deck has lie there, and have to lie somewhere.
                if not self.foreign:
                    yield "stock", [0, 1, 2]
            elif zone.name in self.zones:
                most = zone.limit if zone.limit is not None else max(3, sum(zone.rows) + 1)
                usual = 0 if zone.limit == 1 else self.usual
                sizes = [n for n in dict.fromkeys((0, 1, 2, 3, most)) if n != usual and n <= most]
                yield f"size {zone.name}", sizes
                if zone.per_player:
                    yield f"first {zone.name}", sizes

    def _cards(self, players: int) -> Iterator[tuple[str, Sequence[object]]]:
        kinds = self._kinds()
        for zone in self.program.zones:
            if zone.name in self.zones and zone.name != self.program.stock:
                for owner in owners(zone.per_player, min(players, 2)):
                    yield f"card {zone.name} {owner}", kinds

    def _kinds(self) -> list[object]:
        """A card of each kind that rules can tell apart, those of most kinds first."""
        program = self.program
        state = deal_state(program, program.fewest, {})
        tables = sorted(card_tables(program))
        found: dict[tuple[object, ...], int] = {}
        for index, card in enumerate(program.deck.cards):
            told = (decide(program, state, name, (index,)).value for name in tables)
            found.setdefault((card.rank, card.colour, *told), index)
        worth = Counter(key[2:] for key in {(k[0], "", *k[2:]) for k in found})
        ranks = Counter(key[0] for key in {(k[0], "", *k[2:]) for k in found})
        # Cards of one rank that are worth different things, or the same as another rank, first.
        odd = sorted(
            found,
            key=lambda k: (k[0] not in self.ranks, ranks[k[0]] == 1 and worth[k[2:]] == 1),
        )
        return [found[key] for key in odd]

    # ── the deal ─────────────────────────────────────────────────────────────────────────────

    def _deal(self, players: int, changes: Mapping[str, object]) -> Deal | None:
        """None where there aren't the cards, or no place to lay the others."""
        program = self.program
        facts: dict[Position, Value] = {}
        for fact in program.facts:
            for owner in owners(fact.per_player, players):
                value = changes.get(f"fact {fact.name} {owner}", _usual(fact))
                facts[fact.name, owner] = value  # type: ignore[assignment]
        free = list(range(len(program.deck.cards)))
        wanted = self._wanted(players, changes)
        zones: dict[Position, tuple[int | None, ...]] = {}
        for _, card in wanted.values():
            if card is not None and card not in free:
                return None
            if card is not None:
                free.remove(card)
        rank = next(iter(self.ranks), None)
        for at, (size, card) in wanted.items():
            if size > len(free):
                return None
            if card is None and size and at[1] in (None, 0):
                # The first player's card matches the one on the table, unless it is chosen.
                alike = (c for c in free if program.deck.cards[c].rank == rank)
                card = next(alike, free[0])
                free.remove(card)
                rank = program.deck.cards[card].rank
            cards = ([] if card is None else [card])[:size]
            while len(cards) < size:
                cards.append(free.pop(0))
            pile = program.zone(at[0]).is_pile
            zones[at] = tuple(reversed(cards)) if pile else tuple(cards)
        left = changes.get("stock")
        if isinstance(left, int) and not self._hide(zones, free, left):
            return None
        return Deal(players, zones, facts, ())

    def _wanted(
        self, players: int, changes: Mapping[str, object]
    ) -> dict[Position, tuple[int, int | None]]:
        """How many cards lie where, and the one that is seen first."""
        found: dict[Position, tuple[int, int | None]] = {}
        for zone in self.program.zones:
            if zone.name == self.program.stock or zone.name not in self.zones:
                continue
            usual = 0 if zone.limit == 1 else self.usual
            for owner in owners(zone.per_player, players):
                size = changes.get(f"size {zone.name}", usual)
                if owner == 0:
                    size = changes.get(f"first {zone.name}", size)
                card = changes.get(f"card {zone.name} {owner}")
                if card is not None and size == 0:
                    size = 1
                found[zone.name, owner] = (size, card)  # type: ignore[assignment]
        return found

    def _hide(
        self, zones: dict[Position, tuple[int | None, ...]], free: list[int], left: int
    ) -> bool:
        """Puts all but so many of the other cards under a pile that has no end."""
        stock = (self.program.stock, None)
        for zone in self.program.zones:
            at = (zone.name, None)
            if zone.is_pile and not zone.per_player and zone.limit is None and at != stock:
                rest, free[:] = tuple(free[left:]), free[:left]
                zones[at] = (*rest, *zones.get(at, ()))
                return True
        return False


def _usual(fact: Fact) -> Value:
    if fact.initial is None and fact.type.kind is Kind.PLAYER and not fact.type.optional:
        return 0
    return fact.initial


def _values(fact: Fact, players: int) -> list[Value]:
    match fact.type.kind:
        case Kind.BOOLEAN:
            return [False, True]
        case Kind.PLAYER:
            return [*([None] if fact.type.optional else []), *range(min(players, 3))]
        case Kind.INTEGER:
            near = [0, 1, 2, fact.low, fact.high, -1, 5]
            numbers = (n for n in near if n is not None)
            return list(
                dict.fromkeys(
                    n
                    for n in numbers
                    if (fact.low is None or n >= fact.low) and (fact.high is None or n <= fact.high)
                )
            )
        case Kind.WORD:
            return list(fact.type.words)
        case _:
            return [fact.initial]
