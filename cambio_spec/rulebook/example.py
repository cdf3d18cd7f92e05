"""Worked examples of the scoring: real deals, and what the rules give each hand.

Every number in them is asked of the rules, so they can't say anything that these don't: the end of
a round is played from the deal on. Of many deals those are taken that show most: different rules,
also such as hardly ever apply, and numbers with a name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from cambio_spec.kernel.cards import Card
from cambio_spec.kernel.evaluate import decide, deciding
from cambio_spec.kernel.expressions import (
    Const,
    RuleId,
)
from cambio_spec.kernel.mattering import mattering
from cambio_spec.kernel.opening import opened
from cambio_spec.kernel.play import deal_state
from cambio_spec.kernel.program import Decision, Program
from cambio_spec.kernel.state import Position, Slots, State
from cambio_spec.kernel.types import BOOLEAN
from cambio_spec.kernel.walk import descendants
from cambio_spec.rulebook.hands import Hand, played, rare, with_hand
from cambio_spec.rulebook.scored import Asked, asked_of, decided

PLAYERS = 4
DEALS = 24
"""How many deals are looked at: two players share the lowest total in one of ten."""
MOST_DEALS = 8 * DEALS
"""How many, at most, for a rule that no deal with other hands shows yet."""
RARE = 1500
"""How many hands are tried for what none of these deals shows."""
TRIED = 5
"""How many of the best deals are played."""
EXAMPLES = 2
"""A further example is printed only for rules that the first doesn't show."""

Shown = tuple[str, RuleId | bool]
"""What a decision says of a player: by which rule, or that something is so."""


@dataclass(frozen=True, slots=True)
class Scored:
    """A player's cards by the rows of the grid, the nearest first, where a column of them has left
    with gaps; what they come to, the score, and the rule that it is owed to. `total` is what the
    rule of the score builds on, None where that builds on no sum."""

    player: int
    rows: tuple[tuple[Card | None, ...], ...]
    total: int | None
    score: int
    rule: RuleId


@dataclass(frozen=True, slots=True)
class Example:
    """`fact` is what has to be so besides the cards: the name of a fact, and a player."""

    fact: tuple[str, int] | None
    scored: tuple[Scored, ...]


@dataclass(frozen=True, slots=True)
class _Deal:
    hands: tuple[Hand, ...]
    fact: int | None
    shows: frozenset[Shown]


@cache
def examples(program: Program, rows: tuple[int, ...]) -> tuple[Example, ...]:
    """The first shows most, a further one what it doesn't; none for rules that score otherwise than
    by what lies in each player's grid, of which `rows` are dealt."""
    asked, size, cards = asked_of(program), sum(rows), len(program.deck.cards)
    counts = [c for c in program.counts if c <= PLAYERS and 0 < c * size <= cards]
    if asked is None or not counts:
        return ()
    players, shown = max(counts), set[Shown]()
    found: list[tuple[_Deal, Example]] = []
    deals = _deals(program, asked, players, rows)
    while len(found) < EXAMPLES:
        # The same hands again would teach nothing about cards; for what no other deal shows, more
        # of them are looked at before that.
        others = [deal for deal in deals if not any(_share(deal, before) for before, _ in found)]
        best = _best(program, asked, others, rows, shown)
        same = None if best or not found else _best(program, asked, deals, rows, shown)
        if same is not None:
            further = (
                _ended(program, asked, players, rows, range(first, first + DEALS))
                for first in range(DEALS, MOST_DEALS, DEALS)
            )
            tried = (_best(program, asked, more, rows, shown) for more in further)
            best = next(filter(None, tried), same)
        if best is None:
            break
        shown |= _worked(asked, best[1])
        found.append(best)
    return tuple(example for _, example in found)


def _best(
    program: Program,
    asked: Asked,
    deals: Sequence[_Deal],
    rows: tuple[int, ...],
    shown: set[Shown],
) -> tuple[_Deal, Example] | None:
    """The deal that shows most of what wasn't shown yet, if any does. What play does before it
    counts may change what a deal shows, so the best may be none."""
    best = sorted(deals, key=lambda deal: _shows(asked, deal, shown), reverse=True)[:TRIED]
    made = ((deal, _played(program, asked, deal, rows)) for deal in best)
    for deal, example in made:
        if example is not None and not _worked(asked, example) <= shown:
            return deal, example
    return None


def _share(one: _Deal, other: _Deal) -> bool:
    """Whether most of the hands of two deals are the same."""
    same = sum(hand in other.hands for hand in one.hands)
    return 2 * same > len(one.hands)


def _worked(asked: Asked, example: Example | None) -> set[Shown]:
    """The rules that an example shows."""
    decided = {rule.origin: decision.name for decision in asked.ruling for rule in decision.rules}
    rows = () if example is None else example.scored
    return {(decided.get(row.rule, asked.score.name), row.rule) for row in rows}


# ── deals ────────────────────────────────────────────────────────────────────────────────


def _deals(program: Program, asked: Asked, players: int, rows: tuple[int, ...]) -> list[_Deal]:
    """Deals as they are at the end of a round, and for what none of them shows one with a hand
    that does."""
    found = _ended(program, asked, players, rows, range(DEALS))
    start = opened(program, players, 0, program.round_start, {}, single_round=True)
    shown = {one for deal in found for one in deal.shows}
    ended = tuple(dict.fromkeys(deal.hands for deal in found))
    for hand in _rare(program, asked, start, rows, shown):
        for hands in ended[:3]:
            found += _cases(program, asked, start, with_hand(hands, hand, len(program.deck.cards)))
    return found


def _ended(
    program: Program, asked: Asked, players: int, rows: tuple[int, ...], seeds: range
) -> list[_Deal]:
    """Deals as they are at the end of a round."""
    start = opened(program, players, 0, program.round_start, {}, single_round=True)
    alone = _Alone(program, asked, start)
    ended = [played(program, alone.worth, players, sum(rows), seed) for seed in seeds]
    found = [deal for hands in ended for deal in _cases(program, asked, start, hands)]
    return [alone.more(deal) for deal in found] if asked.totals else found


def _cases(
    program: Program, asked: Asked, start: State, hands: tuple[Hand, ...]
) -> Iterator[_Deal]:
    """A deal for each player whom the fact may name."""
    laid = _laid(start, asked, hands)
    shown = _said(program, asked.own, laid, range(start.players))
    for who in range(start.players) if asked.fact is not None else (None,):
        state = laid if who is None else _with_fact(laid, asked, who)
        ruling = _said(program, asked.ruling, state, range(start.players))
        yield _Deal(hands, who, frozenset(ruling | shown))


def _laid(start: State, asked: Asked, hands: Sequence[Hand]) -> State:
    """With these hands in front of the players, open to all; quickly, for many of them."""
    zones, faces = dict(start.zones), dict(start.faces)
    for player, hand in enumerate(hands):
        at = asked.zone, player
        gaps = len(zones[at]) - len(hand)
        zones[at] = (*hand, *(None for _ in range(gaps)))
        faces[at] = (*(True for _ in hand), *(False for _ in range(gaps)))
    return replace(start, zones=zones, faces=faces)


def _with_fact(state: State, asked: Asked, player: int) -> State:
    assert asked.fact is not None
    return replace(state, facts={**state.facts, (asked.fact.name, None): player})


def _said(
    program: Program, decisions: Iterable[Decision], state: State, players: Iterable[int]
) -> set[Shown]:
    """By which rules decisions about players come to a value, or what of them is so."""
    shown: set[Shown] = set()
    asked, say = tuple(decisions), deciding(program, state)
    for player in players:
        for decision in asked:
            verdict = say(decision.name, (player,))
            if verdict.status != "value":
                continue
            if decision.type == BOOLEAN:
                shown.add((decision.name, verdict.value is True))
            shown.add((decision.name, verdict.rules[-1]))
    return shown


class _Alone:
    """What cards count that lie alone; asked once of those that look alike."""

    def __init__(self, program: Program, asked: Asked, start: State) -> None:
        self._known: dict[Card, int] = {}
        self._given = program, asked, start

    def worth(self, index: int) -> int:
        program, asked, start = self._given
        card = program.deck.cards[index]
        if card not in self._known:
            total = (*asked.totals, asked.score)[0]
            state = _laid(start, asked, ((index,),))
            self._known[card] = _number(program, total, state, 0) or 0
        return self._known[card]

    def more(self, deal: _Deal) -> _Deal:
        """Shows, where a hand comes to something else than its cards alone, that too."""
        program, asked, start = self._given
        laid, total = _laid(start, asked, deal.hands), asked.totals[0]
        for player, hand in enumerate(deal.hands):
            if _number(program, total, laid, player) != sum(map(self.worth, hand)):
                return replace(deal, shows=deal.shows | {(total.name, True)})
        return deal


def _rare(
    program: Program, asked: Asked, start: State, rows: tuple[int, ...], shown: set[Shown]
) -> Iterator[Hand]:
    """A hand for each thing that may be said of a hand and that none shows yet."""
    wanted: set[Shown] = {(d.name, True) for d in asked.own if d.type == BOOLEAN}
    wanted |= {(d.name, rule.origin) for d in asked.own for rule in d.rules}
    wanted -= shown
    last = start.players - 1
    for tried, hand in enumerate(rare(program, rows)):
        if tried >= RARE or not wanted:
            return
        alone = tuple(() for _ in range(last))
        found = _said(program, asked.own, _laid(start, asked, (*alone, hand)), (last,)) & wanted
        if found:
            wanted -= found
            yield hand


# ── what is shown ────────────────────────────────────────────────────────────────────────


def _shows(asked: Asked, deal: _Deal, shown: set[Shown]) -> tuple[int, ...]:
    """How much can be learned from a deal that wasn't shown yet; the first of the best is taken."""
    rules = {rule.origin: rule for decision in asked.ruling for rule in decision.rules}
    ruling = {rule for _, rule in deal.shows - shown if isinstance(rule, str) and rule in rules}
    nodes = (node for rule in sorted(ruling) for node in descendants(rules[rule]))
    named = {node.name for node in nodes if isinstance(node, Const) and node.name}
    exceptions = sum(bool(rules[rule].overrides) for rule in ruling)
    return len(ruling), len(named), exceptions, len(deal.shows - shown)


def _played(program: Program, asked: Asked, deal: _Deal, rows: tuple[int, ...]) -> Example | None:
    """None where play doesn't come to a score of each player, or changes what it builds on after
    it was announced."""
    fact = None if asked.fact is None or deal.fact is None else (asked.fact.name, deal.fact)
    hands: dict[Position, Hand] = {(asked.zone, p): hand for p, hand in enumerate(deal.hands)}
    players = len(deal.hands)
    state = deal_state(program, players, hands, dict([fact] if fact else ()), label=asked.label)
    told = {a.arguments[0]: a for a in state.announcements if a.decision == asked.score.name}
    scored: list[Scored] = []
    for player in range(players):
        said, verdict = told.get(player), decide(program, state, asked.score.name, (player,))
        if said is None or not isinstance(said.value, int) or verdict.value != said.value:
            return None
        lying = _by_rows(program, state.zones[asked.zone, player], rows)
        total = _total(program, asked, state, player, said.rules[-1])
        rule = mattering(program, state, asked.score, (player,))[-1]
        scored.append(Scored(player, lying, total, said.value, rule))
    return Example(fact, tuple(scored))


def _by_rows(
    program: Program, slots: Slots, rows: tuple[int, ...]
) -> tuple[tuple[Card | None, ...], ...]:
    left = iter(slots)
    cards = program.deck.cards
    found = [[next(left, None) for _ in range(row)] for row in rows]
    return tuple(tuple(None if c is None else cards[c] for c in row) for row in found)


def _total(program: Program, asked: Asked, state: State, player: int, rule: RuleId) -> int | None:
    """What the rule itself builds on, else what most do."""
    (ruling,) = (r for r in asked.score.rules if r.origin == rule)
    names = decided([ruling.value])
    own = [total for total in asked.totals if total.name in names]
    return next((_number(program, t, state, player) for t in (*own, *asked.totals)), None)


def _number(program: Program, decision: Decision, state: State, player: int) -> int | None:
    value = decide(program, state, decision.name, (player,)).value
    return value if isinstance(value, int) else None
