"""What a score builds on: a sum over a player's cards, and what is added to it or taken off.

That explains a score only where it comes to the number that the rule of the score speaks of.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain

from cambio_spec.kernel.expressions import (
    Binary,
    Cards,
    Decide,
    Expr,
    Fold,
    Local,
    Node,
    RuleId,
    Spots,
    ZoneRef,
)
from cambio_spec.kernel.program import Decision, Program
from cambio_spec.kernel.types import INTEGER, PLAYER
from cambio_spec.kernel.walk import descendants


@dataclass(frozen=True, slots=True)
class Term:
    """Something that is added, or taken off where `sign` is -1, and the name of the player in
    it."""

    sign: int
    player: str
    value: Expr


@dataclass(frozen=True, slots=True)
class Tally:
    """A sum over a player's cards, and the name of the player in it, with what is added to it
    `besides`. `part_of` is the number that the score's rule speaks of, which this explains only
    where it comes to the same; None where the rule speaks of the sum itself."""

    player: str
    fold: Fold
    besides: tuple[Term, ...]
    part_of: Decision | None


def tally(program: Program, score: Decision, given: Iterable[RuleId] = ()) -> Tally | None:
    """The sum that a score builds on, by the rules that have given it: the last one that adds
    cards up, else any rule of the score does."""
    giving = tuple(given)
    gave = [
        (decision, rule)
        for decision in program.decisions
        for rule in decision.rules
        if rule.origin in giving
    ]
    gave.sort(key=lambda one: giving.index(one[1].origin), reverse=True)
    starts: list[tuple[Decision, tuple[Node, ...]]] = [(d, (rule.value,)) for d, rule in gave]
    starts += [(score, tuple(rule.value for rule in score.rules)), (score, score.rules)]
    sums = (one for decision, nodes in starts for one in _beneath(program, decision, nodes))
    return next(sums, None)


def asked(program: Program, decision: Decision) -> tuple[Decision, ...]:
    """A decision and those that it builds on, the nearest first."""
    below = (other for other, _ in _asked(program, (decision,)))
    return (decision, *(other for other in below if other != decision))


def _asked(program: Program, nodes: Iterable[Node]) -> Iterator[tuple[Decision, Decision | None]]:
    """What is asked, the nearest first, each with the first number of a player on the way there,
    which may be itself."""
    found = dict[str, tuple[Decision, Decision | None]]()
    waiting: list[tuple[Node, Decision | None]] = [(node, None) for node in nodes]
    for node, number in waiting:
        for inside in _within(node):
            if isinstance(inside, Decide) and inside.decision not in found:
                decision = program.decision(inside.decision)
                first = number or (decision if _is_number(decision) else None)
                found[decision.name] = decision, first
                waiting.append((decision, first))
    yield from found.values()


def _is_number(decision: Decision) -> bool:
    return decision.type == INTEGER and _is_about_player(decision)


def _is_about_player(decision: Decision) -> bool:
    return [parameter.type for parameter in decision.parameters] == [PLAYER]


def _within(node: Node) -> Iterator[Node]:
    yield node
    yield from descendants(node)


def _beneath(program: Program, decision: Decision, nodes: tuple[Node, ...]) -> Iterator[Tally]:
    """The sums in parts of a decision, then in what they ask, the nearest first."""
    yield from _sums(program, decision, nodes, None)
    for other, number in _asked(program, nodes):
        if other != decision:
            yield from _sums(program, other, other.rules, number)


def _sums(
    program: Program, decision: Decision, nodes: tuple[Node, ...], number: Decision | None
) -> Iterator[Tally]:
    """The sums in parts of a decision about a player."""
    if not _is_about_player(decision):
        return
    player = decision.parameters[0].name
    if len(decision.rules) == 1:
        yield from _added(tuple(_terms(program, decision.rules[0].value, player)), number)
    for node in chain.from_iterable(map(_within, nodes)):
        if isinstance(node, Fold) and _adds_own_cards(node, player):
            yield Tally(player, node, (), number)


def _added(terms: tuple[Term, ...], number: Decision | None) -> Iterator[Tally]:
    for at, term in enumerate(terms):
        fold, others = term.value, (*terms[:at], *terms[at + 1 :])
        if term.sign > 0 and isinstance(fold, Fold) and _adds_own_cards(fold, term.player):
            yield Tally(term.player, fold, others, number)


def _terms(program: Program, value: Expr, player: str, sign: int = 1) -> Iterator[Term]:
    """What is added up, and taken off, in a number, through definitions with one plain rule."""
    match value:
        case Binary(op="+" | "-"):
            yield from _terms(program, value.left, player, sign)
            yield from _terms(program, value.right, player, sign if value.op == "+" else -sign)
        case Decide(arguments=(Local(name=about),)) if about == player:
            decision = program.decision(value.decision)
            if len(decision.rules) == 1:
                inside = decision.parameters[0].name
                yield from _terms(program, decision.rules[0].value, inside, sign)
            else:
                yield Term(sign, player, value)
        case _:
            yield Term(sign, player, value)


def _adds_own_cards(fold: Fold, player: str) -> bool:
    match fold.op, fold.domain:
        case "sum", Cards(zone=ZoneRef(owner=Local(name=name))):
            return name == player
        case "sum", Spots(owner=Local(name=name), row=None):
            return name == player
        case _:
            return False
