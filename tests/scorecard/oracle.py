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
from tests.scorecard.situations import Situation, Situations, reads

Fault = Literal["gap", "overlap", "undefined-value", "dead-rule", "halt"]
DECIDED: tuple[Fault, ...] = ("gap", "overlap", "undefined-value")

SOME, MANY = 160, 1_500
"""Situations of one decision and number of players: as a rule, and before a rule is called dead."""


@dataclass(slots=True)
class Seen:
    """What was seen of one decision: how often each fault, and each rule."""

    faults: Counter[str] = field(default_factory=Counter)
    applied: Counter[str] = field(default_factory=Counter)
    asked: int = 0
    """In how many situations its `given` holds."""
    vague: int = 0
    """In how many of them something has no value, so that no rule can be said to apply."""

    def add(self, found: tuple[str, Value, tuple[str, ...]]) -> None:
        kind, _, rules = found
        if kind != "not-given":
            self.asked += 1
            self.applied.update(rules)
            self.faults.update([kind] if kind in DECIDED else [])
            self.vague += kind in ("undefined-value", "undecided")

    def merge(self, other: Seen) -> None:
        self.faults += other.faults
        self.applied += other.applied
        self.asked += other.asked
        self.vague += other.vague


def judgement(
    program: Program, state: State, decision: Decision, asked: tuple[Value, ...]
) -> tuple[str, Value, tuple[str, ...]]:
    """The kind of fault that shows there, `value` or `not-given`; or `undecided`, where the fault
    is one of another decision. What it gives, and the rules that apply."""
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
    return _looked_at((program, decision), None, players, seed, count)[0]


Asked = tuple[Program, Decision]


def _looked_at(
    one: Asked, other: Asked | None, players: int, seed: int, count: int
) -> tuple[Seen, Seen, bool]:
    """The same of another one in the same situations; and whether they ever give something else."""
    seen, then, differs = Seen(), Seen(), False
    program, decision = one
    situations = Situations(program, reads(program, decision), players, seed)
    for situation in situations.some(count):
        state = situation.laid(program)
        also = None if other is None else _laid(situation, other[0])
        for asked in situations.arguments(state, decision):
            found = judgement(program, state, decision, asked)
            seen.add(found)
            if other is not None and also is not None:
                before = judgement(other[0], also, other[1], asked)
                then.add(before)
                differs = differs or found[:2] != before[:2]
    return seen, then, differs


def _laid(situation: Situation, program: Program) -> State | None:
    """None where the program has no room for it."""
    try:
        return situation.laid(program)
    except ValueError:
        return None


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
        now, then, apart = _both(game, mutant, old, decision, counts, seed)
        for name in DECIDED:
            if now.faults[name] and not then.faults[name]:
                faults.setdefault(name, {})[decision.name] = None
        for rule in _silent(whole, decision, counts, seed, (now, then)):
            faults.setdefault("dead-rule", {})[rule] = None
        applied |= set(now.applied)
        asked |= {decision.name} if now.asked else set()
        differs = differs or (decision.name if apart else None)
    told = {fault: tuple(names) for fault, names in faults.items()}
    return Judged(told, frozenset(applied), frozenset(asked), differs)


def _both(
    game: Program,
    mutant: Program,
    old: Decision | None,
    decision: Decision,
    counts: list[int],
    seed: int,
) -> tuple[Seen, Seen, bool]:
    """What shows of a decision in the mutant and, where it is there, in the game."""
    if old is not None and [p.type for p in old.parameters] != [
        p.type for p in decision.parameters
    ]:
        old = None
    now, then, differs = Seen(), Seen(), False
    # What asks many others takes as much longer.
    count = SOME * 6 // (5 + len(reads(mutant, decision).decisions))
    for players in counts:
        other = None if old is None else (game, old)
        found = _looked_at((mutant, decision), other, players, seed, count)
        now.merge(found[0])
        then.merge(found[1])
        differs = differs or found[2]
    return now, then, differs


def _silent(
    whole: Program, decision: Decision, counts: list[int], seed: int, first: tuple[Seen, Seen]
) -> list[str]:
    """The rules that apply in the game and, however long one looks, never in the mutant."""
    now, then = first
    if now.vague > then.vague:
        return []
    rules = {rule.origin for rule in decision.rules}
    silent = {rule for rule in rules if then.applied[rule] and not now.applied[rule]}
    same = next((d for d in whole.decisions if d.name == decision.name), None)
    if not silent or same is None:
        return sorted(silent)
    many = MANY * 6 // (5 + len(reads(whole, same).decisions))
    for players in counts:
        silent -= set(looked(whole, same, players, seed + 1, many).applied)
    return sorted(silent)


def _same(game: Program, mutant: Program, old: Decision, decision: Decision) -> bool:
    """Whether a decision can't have changed: nothing that it asks has, and neither have the cards,
    the places and the facts."""
    if old != decision or (game.deck, game.zones) != (mutant.deck, mutant.zones):
        return False
    if (game.direction, game.partners) != (mutant.direction, mutant.partners):
        return False
    read = reads(mutant, decision)
    facts = {fact.name: fact for fact in game.facts}
    if any(facts.get(fact.name) != fact for fact in read.facts):
        return False
    known = {d.name: d for d in game.decisions}
    return all(known.get(name) == mutant.decision(name) for name in read.decisions)
