"""How a round can end: where the rules go to the count, and what has to be so then.

Before a step goes there it may have asked something of the cards that are counted, and of facts.
What nothing has changed since then is still so at the count. What isn't told, such as whose turn
it was, could be anything; so it is asked whether there is a way at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from itertools import product
from math import prod

from cambio_spec.kernel.evaluate import evaluate
from cambio_spec.kernel.expressions import (
    CardAt,
    Decide,
    Expr,
    Fold,
    Local,
    Node,
    ReadFact,
    RuleId,
    Spots,
    Unary,
    ZoneRef,
)
from cambio_spec.kernel.program import Block, Phase, Program
from cambio_spec.kernel.scope import Undecided, Undefined
from cambio_spec.kernel.state import Position, State, Value
from cambio_spec.kernel.statements import (
    Announce,
    EndRound,
    ForEach,
    Goto,
    If,
    SetFact,
    Statement,
    Turn,
)
from cambio_spec.kernel.types import BOOLEAN, Kind
from cambio_spec.kernel.walk import children, descendants
from cambio_spec.play.counting import Counting
from cambio_spec.play.rounds import takes_part
from cambio_spec.proof.replay import conjuncts

MOST_TRIED = 5000


@dataclass(frozen=True, slots=True)
class Ending:
    """Where a step goes to the count, and what is so then. `origin` is the rule of the step."""

    origin: RuleId
    conditions: tuple[Expr, ...]


def endings(program: Program, counting: Counting) -> tuple[Ending, ...]:
    """All of them; () where play can't begin with the count."""
    if counting.stage is None:
        return ()
    ways = _Ways(program, counting.stage)
    return tuple(ending for block in program.blocks for ending in ways.of_block(block))


# ── what has to be so ────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class _Ways:
    program: Program
    stage: str

    def of_block(self, block: Block) -> Iterator[Ending]:
        if not isinstance(block, Phase):
            yield from self._of(block.body, ())
            return
        for option in block.options:
            asked = tuple(conjuncts(option.guard))
            if option.by is not None and option.by.where is not None:
                asked += tuple(conjuncts(option.by.where))
            yield from self._of(option.body, asked)

    def _of(self, body: Sequence[Statement], so: tuple[Expr, ...]) -> Iterator[Ending]:
        for statement in body:
            match statement:
                case Goto(label=label) | EndRound(label=label) if label == self.stage:
                    yield Ending(statement.origin, so)
                case If(condition=condition, then=then, otherwise=otherwise):
                    yield from self._of(then, (*so, *conjuncts(condition)))
                    unless = Unary("not", condition, origin=condition.origin)
                    yield from self._of(otherwise, (*so, unless))
                case ForEach(where=where, body=inside):
                    # What the first turn of the loop finds, the second may have changed.
                    left = self._left(so, inside)
                    also = () if where is None else tuple(conjuncts(where))
                    yield from self._of(inside, (*left, *also))
                case _:
                    pass
            so = self._left(so, (statement,))

    def _left(self, so: tuple[Expr, ...], done: Sequence[Statement]) -> tuple[Expr, ...]:
        """What is still so when something has been done."""
        inside = [n for statement in done for n in within(statement)]
        facts = {n.fact for n in inside if isinstance(n, SetFact)}
        moving = (SetFact, If, ForEach, Goto, EndRound, Announce, Turn)
        moved = any(isinstance(n, Statement) and not isinstance(n, moving) for n in inside)
        return tuple(
            c
            for c in so
            if not facts & facts_read(self.program, c) and not (moved and _sees(self.program, c))
        )


def within(node: Node) -> Iterator[Node]:
    yield node
    yield from descendants(node)


def _asked(program: Program, node: Node) -> Iterator[Node]:
    """What an expression looks at: with the decisions that it asks, each once."""
    waiting, seen = [node], set[str]()
    for one in waiting:
        for inner in within(one):
            yield inner
            if isinstance(inner, Decide) and inner.decision not in seen:
                seen.add(inner.decision)
                waiting.append(program.decision(inner.decision))


def facts_read(program: Program, node: Node) -> frozenset[str]:
    return frozenset(n.fact for n in _asked(program, node) if isinstance(n, ReadFact))


def _sees(program: Program, node: Node) -> frozenset[str]:
    """The places for cards that an expression looks at, by name; "" for one that a spot names."""
    found: set[str] = set()
    for one in _asked(program, node):
        match one:
            case ZoneRef(zone=zone) | Spots(zone=zone):
                found.add(zone)
            case CardAt():
                found.add("")
            case _:
                continue
    return frozenset(found)


# ── whether it can be so ─────────────────────────────────────────────────────────────────


def looks_at_cards(program: Program, ending: Ending) -> bool:
    return any(_sees(program, condition) for condition in ending.conditions)


def facts_of(program: Program, counting: Counting, ending: Ending) -> frozenset[str]:
    """The facts on which it depends and which matter for the count, besides who takes part."""
    assert counting.stage is not None
    read = frozenset[str]().union(*(facts_read(program, c) for c in ending.conditions))
    part = counting.takes_part
    matter = facts_read(program, program.block(counting.stage))
    return (read & matter) - (frozenset() if part is None else facts_read(program, part))


def possible(
    program: Program, counting: Counting, state: State, told: Set[str], ending: Ending
) -> bool:
    """Whether a round can have ended like that with the cards of a state and its facts. Those of
    which nothing is `told` and which the count doesn't read may have been anything."""
    assert counting.stage is not None
    known = facts_read(program, program.block(counting.stage)) | told
    seats: tuple[Value, ...] = tuple(
        seat for seat in range(state.players) if takes_part(program, counting, state, seat)
    )
    free: dict[str, tuple[Value, ...]] = {}
    for fact in program.facts:
        if fact.name in known or fact.per_player:
            continue
        if fact.type.kind is Kind.PLAYER:
            free[fact.name] = (*seats, None) if fact.type.optional else seats
        elif fact.type == BOOLEAN:
            free[fact.name] = (True, False)
    asked = [
        condition
        for condition in ending.conditions
        if facts_read(program, condition) <= known | free.keys()
        and _sees(program, condition) <= {counting.zone.name}
        and all(local.type.kind is Kind.PLAYER for local in _free(condition))
    ]
    facts = sorted(free.keys() & frozenset[str]().union(*(facts_read(program, c) for c in asked)))
    players = sorted({local.name for condition in asked for local in _free(condition)})
    domains = [*(free[fact] for fact in facts), *(seats for _ in players)]
    if prod(map(len, domains)) > MOST_TRIED:
        return True
    for row in product(*domains):
        of_facts = dict(zip(facts, row, strict=False))
        of_players = dict(zip(players, row[len(facts) :], strict=True))
        here = _with(state, of_facts)
        if all(_may_hold(program, here, condition, of_players) for condition in asked):
            return True
    return False


def _with(state: State, facts: Mapping[str, Value]) -> State:
    told: dict[Position, Value] = {(name, None): value for name, value in facts.items()}
    return replace(state, facts={**state.facts, **told})


def _may_hold(program: Program, state: State, expr: Expr, bindings: Mapping[str, Value]) -> bool:
    try:
        return bool(evaluate(program, state, expr, bindings))
    except (Undefined, Undecided):
        return True


def _free(node: Node, bound: frozenset[str] = frozenset()) -> Iterator[Local]:
    """The variables in an expression that it doesn't bind itself."""
    if isinstance(node, Local):
        if node.name not in bound:
            yield node
        return
    inside = bound | {node.variable} if isinstance(node, Fold) else bound
    for child in children(node):
        yield from _free(child, inside)
