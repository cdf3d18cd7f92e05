"""Two deals that a player can't tell apart, and the moves after which the rules tell them.

For each suspect small tables are gone through, the smallest first; in each, one card that the
player hasn't seen is each card of the deck in turn, and all of these tables are played side by
side. Whatever differs for the player, but for cards that are turned up or shown to them, is a leak.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field

from cambio_spec.kernel.expressions import RuleId
from cambio_spec.kernel.observe import known
from cambio_spec.kernel.play import legal
from cambio_spec.kernel.program import Option, Phase, Program
from cambio_spec.kernel.state import Move, Position, State
from cambio_spec.proof.knowledge.flow import Suspect
from cambio_spec.proof.knowledge.runs import Run, Views, asked_differently, made, parted, views
from cambio_spec.proof.knowledge.starts import Height, Start, Starts, height, lowest, state_of
from cambio_spec.proof.knowledge.ways import Ways, ways_to

EFFORT = 12_000
"""Tables looked at for one suspect, before and after moves."""

ENOUGH = 2_000
"""Of them, in search of a smaller one than has been found, or of any that matters."""

Where = tuple[Position, int]
"""A zone of a player, or of nobody, and a slot in it."""


@dataclass(frozen=True, slots=True)
class Leak:
    """`starts` look alike to the player `viewer`. After all but the last of `moves` they still do.
    The last one is `offered` in the first deal and not in the second; or it can be made in both,
    and what it does then looks different. `origin` is the rule that tells."""

    origin: RuleId
    viewer: int
    starts: tuple[Start, Start]
    moves: tuple[Move, ...]
    offered: bool


@dataclass(frozen=True, slots=True)
class Sought:
    """A suspect, and the leak that it is; or None, after so many tables were looked at."""

    suspect: Suspect
    leak: Leak | None
    looked: int


def sought(
    program: Program, suspects: Sequence[Suspect], players: Sequence[int]
) -> Iterator[Sought]:
    """Each suspect in turn, those of offers first."""
    starts = Starts(program)
    told: dict[RuleId, Leak] = {}
    # What is offered shows best what the moves after it may show, too.
    for suspect in sorted(suspects, key=lambda suspect: suspect.way != "offer"):
        if suspect.origin in told:
            yield Sought(suspect, told[suspect.origin], 0)
            continue
        search = Searched(program, starts, suspect, told)
        leak = search.first(players[:2])
        if leak is not None:
            told[leak.origin] = leak
        yield Sought(suspect, leak, search.looked)


@dataclass(frozen=True, slots=True)
class _Table:
    """One of the tables that are played side by side: how it started, what has become of it, and
    what may be done now."""

    start: Start
    state: State
    moves: tuple[Move, ...]

    def own(self, player: int) -> frozenset[Move]:
        return frozenset(move for move in self.moves if move.player == player)


@dataclass(slots=True)
class Searched:
    program: Program
    starts: Starts
    suspect: Suspect
    told: Collection[RuleId] = ()
    limit: int = EFFORT
    looked: int = 0
    runs: int = 0
    met: bool = False
    ways: Ways = field(init=False)

    def __post_init__(self) -> None:
        self.ways = ways_to(self.program, self.suspect)
        self.met = self.suspect.way == "offer"

    @property
    def over(self) -> bool:
        """Whether enough tables were looked at: sooner where play doesn't get as far as to ask
        what is suspect."""
        return self.looked >= self.limit or (not self.met and self.runs >= ENOUGH)

    def first(self, players: Sequence[int]) -> Leak | None:
        """With the lowest cards in all places, and then with those that play has dealt."""
        for low in (True, False):
            starts = [lowest(self.program, s) if low else s for s in self._starts(players)]
            found = next(self._by_extremes(starts), None)
            # There may be a smaller table, where the right card is needed.
            smaller = starts if found is None else starts[: found[0]]
            if found is not None:
                self.limit = min(self.limit, self.looked + ENOUGH)
            for asked in (True, False):
                if (leak := next(self._by_card(smaller, asked), None)) is not None:
                    return leak
            if found is not None or self.over:
                return None if found is None else found[1]
        return None

    def _by_extremes(self, starts: Sequence[Start]) -> Iterator[tuple[int, Leak]]:
        for number, base in enumerate(starts):
            if self.over:
                return
            for lower, at, viewer in self._extremes(base):
                if (leak := self._search(lower, at, viewer, kinds(self.program))) is not None:
                    yield number, leak

    def _by_card(self, starts: Sequence[Start], asked: bool) -> Iterator[Leak]:
        for base in starts:
            for at, viewer in self._hidden(base, asked):
                if self._search(base, at, viewer, self._telling(base)) is not None:
                    leak = self._search(base, at, viewer, kinds(self.program))
                    if leak is not None:
                        yield leak
                if self.over:
                    return

    def _extremes(self, base: Start) -> Iterator[tuple[Start, Where, int]]:
        """Where it makes a difference whether all cards that a player hasn't seen are low or high:
        a deal in which it is a single one that makes it, and which."""
        hidden: dict[int, list[Where]] = {}
        for at, viewer in self._hidden(base, True):
            hidden.setdefault(viewer, []).append(at)
        for viewer, places in hidden.items():
            low, high = self._filled(base, places, 1), self._filled(base, places, -1)
            if self._differ(low, high, viewer):
                steps = [low]
                for at in places:
                    steps.append(steps[-1].with_cards({at: high.deal.zones[at[0]][at[1]] or 0}))
                for at, one, other in zip(places, steps, steps[1:], strict=False):
                    if self._differ(one, other, viewer):
                        yield one, at, viewer

    def _rising(self, card: int) -> Height:
        return height(self.program, card)

    def _filled(self, base: Start, places: Sequence[Where], step: int) -> Start:
        """With the lowest cards that are free in these places, or the highest."""
        others = {c for place in base.places if place not in places for c in [base.card(place)]}
        cards = sorted(range(len(self.program.deck.cards)), key=self._rising)[::step]
        free = (card for card in cards if card not in others)
        return base.with_cards(dict(zip(places, free, strict=False)))

    def _differ(self, one: Start, other: Start, viewer: int) -> bool:
        tables = [table for start in (one, other) if (table := self._table(start)) is not None]
        far = self.ways.left[one.label]
        return len(tables) > 1 and self._compare(tables, viewer, (), far) is not None

    def _starts(self, players: Sequence[int]) -> Iterator[Start]:
        for count in players:
            for label in self._labels():
                yield from self.starts.at(label, count)

    def _labels(self) -> list[str]:
        """The phases to start from, the nearest first; in the middle of a choice only where there
        is no other."""
        labels = [block.label for block in self.program.blocks if block.label in self.ways.left]
        labels.sort(key=lambda label: self.ways.left[label])
        plain = [label for label in labels if not self.program.block(label).parameters]
        return plain or labels

    def _hidden(self, start: Start, asked: bool | None) -> Iterator[tuple[Where, int]]:
        """Cards of zones that are asked about, or aren't, or of all where it is None; players' own
        before those of piles; each with those who haven't seen it."""
        table = self._table(start)
        zones = {read.zone for read in self.suspect.reads}
        places = [place for place in start.places if asked in (None, place[0][0] in zones)]
        places.sort(key=lambda place: not self.program.zone(place[0][0]).per_player)
        if table is not None:
            for viewer in range(start.deal.players):
                for at, slot in places:
                    card = start.deal.zones[at][slot]
                    if card is not None and not known(table.state, viewer, card):
                        yield (at, slot), viewer

    def _telling(self, base: Start) -> tuple[int, ...]:
        """A few cards that are likely to make a difference: the lowest, the highest, one of each
        rank that lies on the table or that a rule names."""
        cards = self.program.deck.cards
        lying = {c for slots in base.deal.zones.values() for c in slots if c is not None}
        ranks = {cards[card].rank for card in lying} | self.starts.named
        some = kinds(self.program)
        ends = {min(some, key=self._rising), max(some, key=self._rising)}
        return tuple(k for k in some if k in ends or cards[k].rank in ranks)

    def _search(self, base: Start, at: Where, viewer: int, cards: Sequence[int]) -> Leak | None:
        found = [self._table(start) for start in self._with_each(base, at, viewer, cards)]
        tables = [table for table in found if table is not None]
        far = self.ways.left[base.label]
        return self._compare(tables, viewer, (), far) if len(tables) > 1 else None

    def _with_each(
        self, base: Start, at: Where, viewer: int, cards: Sequence[int]
    ) -> Iterator[Start]:
        """With each of these cards in that place: one that isn't on the table, or else one that
        the viewer hasn't seen, in exchange."""
        mine, lying = base.card(at), {base.card(place): place for place in base.places}
        unseen = {base.card(place) for place, who in self._hidden(base, None) if who == viewer}
        exchanged: list[Start] = []
        for kind in cards:
            some = [c for c in alike(self.program, kind) if c not in lying or c in unseen]
            if mine in some:
                yield base
            elif (card := min(some, key=lambda c: c in lying, default=None)) is not None:
                if card not in lying:
                    yield base.with_cards({at: card})
                elif mine is not None:
                    exchanged.append(base.with_cards({lying[card]: mine, at: card}))
        yield from exchanged

    def _table(self, start: Start) -> _Table | None:
        """None where there can't be such a deal, or play stops there."""
        self.looked += 1
        try:
            state = state_of(self.program, start)
        except ValueError:
            return None
        moves = legal(self.program, state)
        return _Table(start, state, moves) if moves else None

    def _compare(
        self, tables: Sequence[_Table], viewer: int, moves: tuple[Move, ...], far: int
    ) -> Leak | None:
        """Of tables that look alike to the viewer so far, with so many moves to go."""
        leak = self._offers(tables, viewer, moves)
        if leak is not None or far == 0:
            return leak
        on = self.ways.on[tables[0].state.label]
        every = {move for table in tables for move in table.moves if move.name in on}
        for move in sorted(every, key=str):
            able = [table for table in tables if move in table.moves]
            if len(able) > 1 and not self.over:
                leak = leak or self._made(able, viewer, (*moves, move), far - 1)
        return leak

    def _offers(
        self, tables: Sequence[_Table], viewer: int, moves: tuple[Move, ...]
    ) -> Leak | None:
        own = [table.own(viewer) for table in tables]
        differing = frozenset().union(*own) - frozenset.intersection(*own)
        label = tables[0].state.label
        news = [m for m in differing if self._option(label, m.name).origin not in self.told]
        if not news:
            return None
        move = min(news, key=str)
        able = next(t for t, some in zip(tables, own, strict=True) if move in some)
        unable = next(t for t, some in zip(tables, own, strict=True) if move not in some)
        origin = self._option(label, move.name).origin
        return Leak(origin, viewer, (able.start, unable.start), (*moves, move), True)

    def _option(self, label: str, name: str) -> Option:
        phase = self.program.block(label)
        assert isinstance(phase, Phase)
        return next(option for option in phase.options if option.name == name)

    def _made(
        self, tables: Sequence[_Table], viewer: int, moves: tuple[Move, ...], far: int
    ) -> Leak | None:
        """After the last of `moves`."""
        self.looked += len(tables)
        runs = [made(self.program, table.state, moves[-1]) for table in tables]
        self.runs += len(runs)
        self.met |= any(self._meets(step) for run in runs for step in run.answers)
        groups: dict[Views, list[int]] = {}
        for i, run in enumerate(runs):
            view = views(self.program, run, viewer)
            for other, (first, *_) in groups.items():
                if other != view and parted(other, view) is not None:
                    told = self._told(tables, runs, first, i, viewer, moves)
                    if told.origin not in self.told:
                        return told
            groups.setdefault(view, []).append(i)
        for group in groups.values():
            label = runs[group[0]].end.label
            if len(group) > 1 and (far == 0 or self.ways.left.get(label, far) < far + 1):
                ends = [self._end(tables[i].start, runs[i].end) for i in group]
                near = min(far, self.ways.left.get(label, 0))
                if (leak := self._compare(ends, viewer, moves, near)) is not None:
                    return leak
        return None

    def _meets(self, step: tuple[RuleId, object]) -> bool:
        rule, outcome = step
        asks = self.suspect.way in ("branch", "loop")
        return rule == self.suspect.origin and (outcome is not None or not asks)

    def _end(self, start: Start, state: State) -> _Table:
        return _Table(start, state, legal(self.program, state))

    def _told(
        self,
        tables: Sequence[_Table],
        runs: Sequence[Run],
        one: int,
        other: int,
        viewer: int,
        moves: tuple[Move, ...],
    ) -> Leak:
        origin = asked_differently(runs[one], runs[other])
        option = self._option(tables[one].state.label, moves[-1].name)
        pair = tables[one].start, tables[other].start
        return Leak(origin or option.origin, viewer, pair, moves, False)


def kinds(program: Program) -> tuple[int, ...]:
    """A card of each rank and colour, in the order of the deck."""
    found: dict[tuple[str, str], int] = {}
    for index, card in enumerate(program.deck.cards):
        found.setdefault((card.rank, card.colour), index)
    return tuple(found.values())


def alike(program: Program, card: int) -> Iterator[int]:
    """Those of the same rank and colour."""
    wanted = program.deck.cards[card]
    for index, other in enumerate(program.deck.cards):
        if (other.rank, other.colour) == (wanted.rank, wanted.colour):
            yield index
