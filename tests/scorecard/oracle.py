"""What is wrong with a mutant, found by brute force: small situations are asked in the reference
meaning, and games are played in it by chance. It shares no code with the prover.

What it finds is there. What it doesn't find may be there all the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from cambio_spec.kernel.evaluate import judge
from cambio_spec.kernel.program import Decision, Program
from cambio_spec.kernel.scope import Scope, Undecided, Undefined
from cambio_spec.kernel.state import State, Value
from tests.scorecard.situations import Reads, Situations, reads

Fault = Literal["gap", "overlap", "undefined-value", "dead-rule", "halt"]
FAULTS: tuple[Fault, ...] = ("gap", "overlap", "undefined-value", "dead-rule", "halt")

SOME, MANY = 250, 2_500
"""Situations of one decision and number of players: as a rule, and before a rule is called dead."""

Answer = tuple[str, Value]
"""A verdict's status and value."""


@dataclass(slots=True)
class Seen:
    """What was seen of one decision: how often each fault, and each rule."""

    faults: Counter[str] = field(default_factory=Counter)
    applied: Counter[str] = field(default_factory=Counter)
    asked: int = 0
    """In how many situations its `given` holds."""


def answered(program: Program, state: State, decision: Decision, asked: tuple[Value, ...]) -> str:
    """The kind of fault that shows there, `value`, `not-given`; or `undecided`, where the fault is
    one of another decision."""
    return judgement(program, state, decision, asked)[0]


def judgement(
    program: Program, state: State, decision: Decision, asked: tuple[Value, ...]
) -> tuple[str, Value, tuple[str, ...]]:
    try:
        verdict = judge(Scope(program, state, {}), decision, asked)
    except Undefined:
        return "undefined-value", None, ()
    except Undecided as undecided:
        # To ask what may not be asked is the fault of whoever asks.
        wrongly = undecided.verdict.status == "not-given"
        return "undefined-value" if wrongly else "undecided", None, ()
    named = {"conflict": "overlap"}.get(verdict.status, verdict.status)
    return named, verdict.value, verdict.rules


def looked(program: Program, decision: Decision, players: int, seed: int, count: int) -> Seen:
    """What shows of one decision in so many situations."""
    seen = Seen()
    read = reads(program, decision)
    situations = Situations(program, read, players, seed)
    for situation in situations.some(count):
        state = situation.laid(program)
        for asked in situations.arguments(state, decision):
            kind, _, rules = judgement(program, state, decision, asked)
            if kind == "not-given":
                continue
            seen.asked += 1
            seen.applied.update(rules)
            if kind not in ("value", "undecided"):
                seen.faults[kind] += 1
    return seen


@dataclass(frozen=True, slots=True)
class Judged:
    """`faults` are those that the mutant has and the game hasn't, each with what shows it: a
    decision, a rule. `applied` are rules of the mutant seen to apply; `asked` decisions seen to be
    asked. `differs`: a decision that gives something else in the same situation."""

    faults: Mapping[Fault, tuple[str, ...]]
    applied: frozenset[str]
    asked: frozenset[str]
    differs: str | None


def judged(
    game: Program, mutant: Program, whole: Program, players: tuple[int, ...], seed: int = 1
) -> Judged:
    """What has become worse, as far as decisions go. `whole` is the mutant with all that players
    may agree on still open: a rule that applies with some option isn't dead."""
    counts = [count for count in players if count in game.counts and count in mutant.counts]
    faults: dict[Fault, dict[str, None]] = {}
    applied, asked = set[str](), set[str]()
    differs: str | None = None
    before = {decision.name: decision for decision in game.decisions}
    for decision in mutant.decisions:
        old = before.get(decision.name)
        if old is not None and _same(game, mutant, old, decision):
            continue
        now, then = _both(game, mutant, old, decision, counts, seed)
        for name in ("gap", "overlap", "undefined-value"):
            if now.faults[name] and not then.faults[name]:
                faults.setdefault(name, {})[decision.name] = None  # type: ignore[arg-type]
        for rule in _silent(whole, old, decision, counts, seed, (now, then)):
            faults.setdefault("dead-rule", {})[rule] = None
        applied |= set(now.applied)
        asked |= {decision.name} if now.asked else set()
        if differs is None and old is not None:
            differs = _differing(game, mutant, old, decision, counts, seed)
    told = {fault: tuple(names) for fault, names in faults.items()}
    return Judged(told, frozenset(applied), frozenset(asked), differs)


def _both(
    game: Program,
    mutant: Program,
    old: Decision | None,
    decision: Decision,
    counts: list[int],
    seed: int,
) -> tuple[Seen, Seen]:
    """What shows of a decision in the mutant and, where it is there, in the game."""
    now, then = Seen(), Seen()
    for players in counts:
        _add(now, looked(mutant, decision, players, seed, SOME))
        if old is not None:
            _add(then, looked(game, old, players, seed, SOME))
    return now, then


def _add(to: Seen, more: Seen) -> None:
    to.faults += more.faults
    to.applied += more.applied
    to.asked += more.asked


def _silent(
    whole: Program,
    old: Decision | None,
    decision: Decision,
    counts: list[int],
    seed: int,
    first: tuple[Seen, Seen],
) -> list[str]:
    """The rules that apply in the game and, however long one looks, never in the mutant."""
    now, then = first
    rules = {rule.origin for rule in decision.rules} if old is not None else set[str]()
    silent = {rule for rule in rules if then.applied[rule] and not now.applied[rule]}
    same = next((d for d in whole.decisions if d.name == decision.name), None)
    for players in counts if silent and same is not None else ():
        silent -= set(looked(whole, same, players, seed + 1, MANY).applied)  # type: ignore[arg-type]
    return sorted(silent)


def _same(game: Program, mutant: Program, old: Decision, decision: Decision) -> bool:
    """Whether a decision can't have changed: nothing that it asks has, and neither have the cards,
    the places and the facts."""
    if old != decision or (game.deck, game.zones) != (mutant.deck, mutant.zones):
        return False
    if (game.direction, game.partners) != (mutant.direction, mutant.partners):
        return False
    read: Reads = reads(mutant, decision)
    facts = {fact.name: fact for fact in game.facts}
    if any(facts.get(fact.name) != fact for fact in read.facts):
        return False
    known = {d.name: d for d in game.decisions}
    return all(known.get(name) == mutant.decision(name) for name in read.decisions)


def _differing(
    game: Program,
    mutant: Program,
    old: Decision,
    decision: Decision,
    counts: list[int],
    seed: int,
) -> str | None:
    """The decision, if the two give something else in the same situation."""
    if [p.type for p in old.parameters] != [p.type for p in decision.parameters]:
        return decision.name
    read = reads(mutant, decision)
    for players in counts:
        situations = Situations(mutant, read, players, seed)
        for situation in situations.some(SOME):
            try:
                state, other = situation.laid(mutant), situation.laid(game)
            except ValueError:
                continue
            for asked in situations.arguments(state, decision):
                mine = judgement(mutant, state, decision, asked)[:2]
                if mine != judgement(game, other, old, asked)[:2]:
                    return decision.name
    return None
