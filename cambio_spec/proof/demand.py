"""How many cards are needed before anybody has a move, where the deck has too few of them.

It is told only where it is a plain sum: no card comes back to where it lay, so each is needed once.
Games from larger decks show it: with so many cards play comes to a move, with one less it doesn't.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from cambio_spec.kernel.expressions import RuleId
from cambio_spec.kernel.opening import opened
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.running import settled
from cambio_spec.kernel.state import Halt, Position, State, owners
from cambio_spec.kernel.statements import Move, Statement

SEEDS = range(3)
"""Of the games in which the cards must come out as the same sum."""
MOST_DECKS = 8


@dataclass(frozen=True, slots=True)
class Share:
    """The cards that a rule takes for a zone: so many for each seat, or for nobody's own."""

    rule: RuleId
    zone: str
    counts: tuple[int, ...]

    @property
    def total(self) -> int:
        return sum(self.counts)

    def __str__(self) -> str:
        alike = len(self.counts) > 1 and len(set(self.counts)) == 1
        return f"{len(self.counts)} × {self.counts[0]}" if alike else str(self.total)


@dataclass(frozen=True, slots=True)
class Demand:
    """What is taken out of a deck of so many `cards`, in the order in which it is taken. `decks`
    like it have enough; so does one for `most` players, 0 where it has too few for any."""

    cards: int
    shares: tuple[Share, ...]
    decks: int
    most: int

    @property
    def total(self) -> int:
        return sum(share.total for share in self.shares)

    def __str__(self) -> str:
        """`6 × 9 + 1 = 55`."""
        said = " + ".join(map(str, self.shares))
        return said if said == str(self.total) else f"{said} = {self.total}"

    @property
    def by_rule(self) -> Mapping[RuleId, str]:
        said: dict[RuleId, list[str]] = {}
        for share in self.shares:
            said.setdefault(share.rule, []).append(str(share))
        return {rule: " + ".join(parts) for rule, parts in said.items()}


def demand(program: Program, players: int, halt: Halt) -> Demand | None:
    """Where play halts before anybody has had a move, for want of a card. None where that isn't
    shown by a sum, whoever deals and however the cards lie."""
    games = ((seed, single) for single in (True, False) for seed in SEEDS)
    found = {_demand(program, players, halt, seed, single) for seed, single in games}
    found.discard(_ELSEWHERE)
    return found.pop() if len(found) == 1 else None


def _demand(program: Program, players: int, halt: Halt, seed: int, single: bool) -> Demand | None:
    def dealt(cards: int, count: int = players) -> _Dealt:
        return _dealt(program, cards, count, seed, single)

    has = len(program.deck.cards)
    real = dealt(has)
    if real.halt is None or real.halt[:2] != halt[:2]:
        return _ELSEWHERE
    enough = (decks for decks in range(2, MOST_DECKS + 1) if dealt(decks * has).halt is None)
    decks = next(enough, None)
    if decks is None or real.returned:
        return None
    needed = dealt(decks * has).taken
    exact, less = dealt(needed), dealt(needed - 1)
    lacks = less.halt is not None and less.halt.reason == "no-card"
    if exact.halt is not None or exact.returned or exact.taken != needed or not lacks:
        return None
    fits = (c for c in program.counts if c < players and dealt(has, c).halt is None)
    return Demand(has, exact.shares(program), decks, max(fits, default=0))


_ELSEWHERE = Demand(0, (), 0, 0)
"""A game that halts elsewhere, or not before there is a move."""


def _dealt(program: Program, cards: int, players: int, seed: int, single: bool) -> _Dealt:
    """Play up to its first move, with the first so many cards of decks that lie on each other."""
    pack = program.deck.cards
    large = pack * -(-cards // len(pack))
    program = replace(program, deck=replace(program.deck, cards=large[:cards]))
    label = program.round_start if single else program.match_start
    start = opened(program, players, seed, label, {}, single)
    watch = _Dealt(start)
    watch.halt = settled(program, start, watch).halt
    return watch


@dataclass(slots=True)
class _Dealt:
    """Looks on while cards are dealt: which rule takes each for the first time, and for whom."""

    before: State
    halt: Halt | None = None
    returned: bool = False
    first: dict[int, tuple[RuleId, Position]] = field(default_factory=dict)
    _been: defaultdict[str, set[int]] = field(default_factory=lambda: defaultdict(set))

    @property
    def taken(self) -> int:
        return len(self.first)

    def asked(self, origin: RuleId, answer: object) -> None:
        pass

    def done(self, statement: Statement, state: State) -> None:
        before, self.before = self.before, state
        for at in state.zones:
            self._been[at[0]].update(before.cards(at))
        for at in state.zones:
            came = set(state.cards(at)) - set(before.cards(at))
            self.returned |= not came.isdisjoint(self._been[at[0]])
            if isinstance(statement, Move):
                self.first |= dict.fromkeys(came - self.first.keys(), (statement.origin, at))

    def shares(self, program: Program) -> tuple[Share, ...]:
        counted = Counter(self.first.values())
        places = dict.fromkeys((rule, at[0]) for rule, at in self.first.values())
        return tuple(
            Share(
                rule,
                zone,
                tuple(
                    counted[rule, (zone, owner)]
                    for owner in owners(program.zone(zone).per_player, self.before.players)
                ),
            )
            for rule, zone in places
        )
