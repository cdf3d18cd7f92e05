"""A worked example of the scoring: a real deal, and what the rules give each hand.

Every number in it is asked of the rules, so it can't say anything that they don't. Of a fixed row
of deals the one is taken that shows most: numbers with a name, different rules, exceptions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from cambio_spec.kernel.cards import Card
from cambio_spec.kernel.evaluate import decide
from cambio_spec.kernel.expressions import Const, Decide, Node, ReadFact, RuleId, Spots, ZoneRef
from cambio_spec.kernel.mattering import mattering, passed_on
from cambio_spec.kernel.opening import dealt, opened
from cambio_spec.kernel.program import Decision, Fact, Program
from cambio_spec.kernel.random import seeded, shuffled
from cambio_spec.kernel.state import Position, State
from cambio_spec.kernel.statements import Announce
from cambio_spec.kernel.types import INTEGER, PLAYER, PLAYER_OR_NOBODY
from cambio_spec.kernel.walk import descendants

PLAYERS = 4
DEALS = 80
"""How many deals are looked at: two players share the lowest total in one of twenty."""


@dataclass(frozen=True, slots=True)
class Scored:
    """A player's cards, what they come to, the score, and the rule that gave it: the one
    that mattered most where several did."""

    player: int
    cards: tuple[Card, ...]
    total: int
    score: int
    rule: RuleId


@dataclass(frozen=True, slots=True)
class Example:
    """`fact` is what has to be so besides the cards: the name of a fact, and a player."""

    fact: tuple[str, int] | None
    scored: tuple[Scored, ...]


@dataclass(frozen=True, slots=True)
class _Asked:
    """What is asked: the score, the total that it builds on, the grid that this counts, and a
    fact that names a player or nobody."""

    score: Decision
    total: Decision
    zone: str
    fact: Fact | None


@cache
def example(program: Program) -> Example | None:
    """None for rules that score otherwise than by what lies in each player's grid."""
    asked = _asked(program)
    if asked is None:
        return None
    players = max((c for c in program.counts if c <= PLAYERS), default=program.fewest)
    found = [
        example
        for state in _deals(program, asked, players)
        for who in range(players if asked.fact is not None else 1)
        if (example := _scored(program, asked, state, who)) is not None
    ]
    return max(found, key=lambda e: _shows(program, e), default=None)


def _asked(program: Program) -> _Asked | None:
    for node in descendants(program):
        if isinstance(node, Announce):
            score = program.decision(node.decide.decision)
            if _of_player(score) and _has_cases(program, score):
                return _built_on(program, score)
    return None


def _has_cases(program: Program, score: Decision) -> bool:
    """Whether there is a choice between rules, in the score or in what it is made of."""
    below = (program.decision(asked.decision) for asked in passed_on(program, score))
    return len(score.rules) > 1 or any(_has_cases(program, one) for one in below)


def _of_player(decision: Decision) -> bool:
    return decision.type == INTEGER and [p.type for p in decision.parameters] == [PLAYER]


def _built_on(program: Program, score: Decision) -> _Asked | None:
    waiting = [score]
    for decision in waiting:
        for node in _below(decision.rules):
            if isinstance(node, Decide) and _of_player(total := program.decision(node.decision)):
                if grids := _grids(program, total):
                    return _Asked(score, total, grids[0], _fact(program, score))
                waiting += [total] if total not in waiting else []
    return None


def _grids(program: Program, total: Decision) -> list[str]:
    zones = [n.zone for n in _below(total.rules) if isinstance(n, ZoneRef | Spots)]
    return [z for z in zones if not program.zone(z).is_pile and program.zone(z).per_player]


def _below(rules: Sequence[Node]) -> Iterator[Node]:
    for rule in rules:
        yield from descendants(rule)


def _fact(program: Program, score: Decision) -> Fact | None:
    """What the score asks first, itself or through other decisions."""
    read, waiting, seen = list[str](), [score], {score.name}
    while waiting:
        for node in descendants(waiting.pop(0)):
            if isinstance(node, ReadFact):
                read.append(node.fact)
            elif isinstance(node, Decide) and node.decision not in seen:
                seen.add(node.decision)
                waiting.append(program.decision(node.decision))
    facts = (program.fact(name) for name in read)
    return next((f for f in facts if f.type == PLAYER_OR_NOBODY and not f.per_player), None)


def _deals(program: Program, asked: _Asked, players: int) -> tuple[State, ...]:
    """The first deal in which players share the lowest total, and the first in which they share
    the highest: there rules of scoring part. Else the first of all."""
    found: dict[str, State] = {}
    for seed in range(DEALS):
        state = _deal(program, asked, players, seed)
        totals = [_number(program, asked.total, state, player) for player in range(players)]
        known = [total for total in totals if total is not None]
        for shared in (min, max):
            if len(known) > 1 and known.count(shared(known)) > 1:
                found.setdefault(shared.__name__, state)
        if len(found) > 1:
            break
    return tuple(found.values()) or (_deal(program, asked, players, 0),)


def _deal(program: Program, asked: _Asked, players: int, seed: int) -> State:
    """A full grid for each player from the shuffled deck."""
    size = sum(program.zone(asked.zone).rows)
    _, order = shuffled(seeded(seed), range(len(program.deck.cards)))
    hands: dict[Position, tuple[int, ...]] = {
        (asked.zone, p): order[p * size : (p + 1) * size] for p in range(players)
    }
    state = opened(program, players, seed, program.round_start, {}, single_round=True)
    return dealt(program, state, hands)


def _number(program: Program, decision: Decision, state: State, player: int) -> int | None:
    value = decide(program, state, decision.name, (player,)).value
    return value if isinstance(value, int) else None


def _scored(program: Program, asked: _Asked, state: State, who: int) -> Example | None:
    """None where the rules don't give every player a score."""
    fact = None if asked.fact is None else (asked.fact.name, who)
    if fact is not None:
        state = _with_fact(state, *fact)
    rows: list[Scored] = []
    for player in range(state.players):
        total = _number(program, asked.total, state, player)
        score = _number(program, asked.score, state, player)
        if total is None or score is None:
            return None
        rules = mattering(program, state, asked.score, (player,))
        cards = tuple(program.deck.cards[c] for c in _cards(state, asked.zone, player))
        rows.append(Scored(player, cards, total, score, rules[-1]))
    return Example(fact, tuple(rows))


def _with_fact(state: State, name: str, player: int) -> State:
    return replace(state, facts={**state.facts, (name, None): player})


def _cards(state: State, zone: str, player: int) -> Iterator[int]:
    return (card for card in state.zones[zone, player] if card is not None)


def _shows(program: Program, example: Example) -> tuple[int, int, int]:
    """How much can be learned from an example; the first of the best is taken."""
    ruling = [row.rule for row in example.scored]
    rules = {rule.origin: rule for decision in program.decisions for rule in decision.rules}
    nodes = (node for rule in set(ruling) for node in descendants(rules[rule]))
    named = {node.name for node in nodes if isinstance(node, Const) and node.name}
    return len(named), len(set(ruling)), sum(bool(rules[r].overrides) for r in ruling)
