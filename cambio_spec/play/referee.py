"""The referee: what the rules of a game give each player at the end of a round, and by which rule.

The rule set's own stages are played from where it counts to where the next round would begin.
Nothing here knows how anything is scored.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from cambio_spec.kernel.evaluate import decide, elements, evaluate, holds, value
from cambio_spec.kernel.expressions import Expr, RuleId
from cambio_spec.kernel.mattering import mattering
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.scope import Scope, Undecided, Undefined
from cambio_spec.kernel.state import Announcement, State, Verdict
from cambio_spec.kernel.types import Kind
from cambio_spec.play.adding import Tally, tally
from cambio_spec.play.counting import Counting, counted_zone
from cambio_spec.play.rounds import Table, goes_on, scored_at, settled_round, takes_part


@dataclass(frozen=True, slots=True)
class Counted:
    """One player's cards, as places in the deck. `state` is the table as it was when their score
    was announced or, where play didn't get so far, when it came to rest; None for whoever is left
    out of the count. `worths` are parallel to the cards, None where no rule gives a worth; they and
    the `total` are None where a rule set adds nothing up, the worths also where more was counted
    than these cards, and the total also where it would say nothing of the score. `besides` is what
    the total has in it besides cards. `verdict` is what was announced or would have been, its
    rules those that mattered. `running` is what
    scores have come to, None where that isn't known. `plays` and `plays_on` tell who is in the
    match before and after."""

    cards: tuple[int, ...]
    state: State | None
    worths: tuple[int | None, ...] | None
    total: int | None
    besides: tuple[int, ...]
    verdict: Verdict | None
    running: int | None
    plays: bool
    plays_on: bool


@dataclass(frozen=True, slots=True)
class Judged:
    """`asked` is the table before anything is done, `ended` what came of it; it is `settled` if
    the rules had an answer to everything. `winner` is the last announcement that names one of
    all players, once the match is `over`."""

    players: tuple[Counted, ...]
    asked: State
    ended: State
    settled: bool
    over: bool
    winner: Announcement | None

    @property
    def rules(self) -> tuple[RuleId, ...]:
        """Every rule that gave something, each once."""
        given = [player.verdict.rules for player in self.players if player.verdict is not None]
        given += [said.rules for said in self.ended.announcements]
        return tuple(dict.fromkeys(rule for rules in given for rule in rules))


def judged(program: Program, counting: Counting, table: Table) -> Judged:
    """What comes of a table, whose cards and facts have to be such as the program has."""
    asked = settled_round(program, counting, table, begin=False)
    ended = settled_round(program, counting, table, begin=True)
    over = counting.stage is not None and ended.status == "over"
    settled = over or counting.stage is None or goes_on(program, ended)
    counted = (
        _at_count(program, counting, table, ended, settled, seat) for seat in range(asked.players)
    )
    players = tuple(
        _counted(program, counting, asked, ended, settled, seat, state)
        for seat, state in enumerate(counted)
    )
    ended = _owed(counting, ended, players)
    return Judged(players, asked, ended, settled, over, _winner(program, ended) if over else None)


def _owed(counting: Counting, ended: State, players: tuple[Counted, ...]) -> State:
    """The same, but the scores that were announced with the rules that mattered."""

    def owed(said: Announcement) -> Announcement:
        if said.decision != counting.score.name:
            return said
        verdict = next((p.verdict for s, p in enumerate(players) if (s,) == said.arguments), None)
        return said if verdict is None else said._replace(rules=verdict.rules)

    return replace(ended, announcements=tuple(map(owed, ended.announcements)))


def _at_count(
    program: Program, counting: Counting, table: Table, ended: State, settled: bool, seat: int
) -> State | None:
    """The table from which a player's score is worked out."""
    found = scored_at(program, counting, table, seat)
    if found is None and not (settled and counting.stage is not None):
        return ended
    return found


def _counted(
    program: Program,
    counting: Counting,
    asked: State,
    ended: State,
    settled: bool,
    seat: int,
    state: State | None,
) -> Counted:
    plays = takes_part(program, counting, asked, seat)
    cards = asked.cards((counting.zone.name, seat))
    counted = state if plays else asked
    running = counting.running
    # A sum that the rules couldn't finish is none; what they can't say of the match is no matter.
    played = counting.stage is not None
    finished = settled or (ended.halt is not None and ended.label != counting.stage)
    verdict = _verdict(program, counting, ended, state, seat) if plays and state else None
    rules = verdict.rules if verdict is not None and verdict.status == "value" else ()
    added = tally(program, counting.score, rules)
    adds = None if counted is None or added is None else _Adds(program, counted, seat, added)
    return Counted(
        cards,
        state if plays else None,
        None if adds is None else adds.worths(cards),
        None if adds is None else adds.total(),
        () if adds is None else adds.besides(),
        verdict,
        _number(ended.facts[running.name, seat]) if running and played and finished else None,
        plays,
        takes_part(program, counting, ended, seat),
    )


def _verdict(
    program: Program, counting: Counting, ended: State, counted: State, seat: int
) -> Verdict:
    name = counting.score.name
    rules = mattering(program, counted, counting.score, (seat,))
    for said in ended.announcements:
        if (said.decision, said.arguments) == (name, (seat,)):
            return Verdict("value", said.value, rules or said.rules)
    verdict = decide(program, counted, name, (seat,))
    return verdict._replace(rules=rules) if verdict.status == "value" else verdict


@dataclass(frozen=True, slots=True)
class _Adds:
    """What is added up for a player, with the table as it is when that is done."""

    program: Program
    state: State
    seat: int
    tally: Tally

    def worths(self, cards: tuple[int, ...]) -> tuple[int | None, ...] | None:
        """What each of these cards adds to the sum: nothing if it is gone when that is made. None
        where others have come to them, which nobody has been told of."""
        worths = dict(self._added())
        return tuple(worths.get(card, 0) for card in cards) if worths.keys() <= set(cards) else None

    def _added(self) -> Iterator[tuple[int, int | None]]:
        """What each card adds to the sum; nothing for those that it leaves out."""
        fold, zone = self.tally.fold, counted_zone(self.program, self.tally)
        scope = Scope(self.program, self.state, {self.tally.player: self.seat})
        for element in elements(scope, fold.domain):
            inside = scope.binding(fold.variable, element)
            card = (
                element
                if isinstance(element, int)
                else self.state.zones[zone.name, self.seat][element[1]]
            )
            assert card is not None and fold.value is not None
            try:
                added = holds(inside, fold.where)
                worth = value(inside, fold.value) if added else 0
            except (Undefined, Undecided):
                worth = None
            yield card, _number(worth)

    def total(self) -> int | None:
        """The sum with all that is added to it; None where that isn't known, or the score's rule
        speaks of another number."""
        added, others = self._evaluated(self.tally.player, self.tally.fold), self._others()
        known = [number for number in others if number is not None]
        if added is None or len(known) < len(others):
            return None
        total, number = added + sum(known), self.tally.part_of
        if number is None:
            return total
        meant = decide(self.program, self.state, number.name, (self.seat,)).value
        return total if meant in (total, None) else None

    def besides(self) -> tuple[int, ...]:
        """What the total has in it besides cards, if there is one."""
        numbers = self._others() if self.total() is not None else ()
        return tuple(number for number in numbers if number)

    def _others(self) -> tuple[int | None, ...]:
        values = ((t.sign, self._evaluated(t.player, t.value)) for t in self.tally.besides)
        return tuple(None if value is None else sign * value for sign, value in values)

    def _evaluated(self, player: str, expr: Expr) -> int | None:
        try:
            return _number(evaluate(self.program, self.state, expr, {player: self.seat}))
        except (Undefined, Undecided):
            return None


def _number(value: object) -> int | None:
    return value if isinstance(value, int) else None


def _winner(program: Program, state: State) -> Announcement | None:
    said = [
        a
        for a in state.announcements
        if not a.arguments
        and a.value is not None
        and program.decision(a.decision).type.kind is Kind.PLAYER
    ]
    return said[-1] if said else None
