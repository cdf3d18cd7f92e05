"""What is asked of every decision, in all configurations of a game in one question each.

The program is open: its settings are what can be agreed on, variants too. A question that fails
somewhere is told with the smallest sets of settings, other than the usual, with which it does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass

from cambio_spec.kernel.expressions import Scalar
from cambio_spec.kernel.program import Decision, Program
from cambio_spec.kernel.types import BOOLEAN, Kind
from cambio_spec.proof.cases import Case, Cases
from cambio_spec.proof.claims import FAILURES, Failure, came_to, claims, possible, unknown
from cambio_spec.proof.conditions import Condition, conditions
from cambio_spec.proof.outcome import Outcome, question
from cambio_spec.proof.queries import Keep, forget
from cambio_spec.proof.solver import Deadline, Session, Unanswered
from cambio_spec.proof.terms import Assignment, Term, Variable, conj, equal, neg, truth
from cambio_spec.proof.witness import nearest

MOST_SETS = 12
"""Of one question. Who has so many ways to break a rule needn't be told of more at a time."""

Chosen = Mapping[str, Scalar]
"""Settings that aren't as usual, and what they are instead."""


@dataclass(frozen=True, slots=True)
class Failing:
    """A question that isn't proved: `outcome` is `refuted` or `unknown`, without a witness.
    `sets`: with what it fails, none of them more than is needed for that. A rule that is dead is
    so with whatever is chosen."""

    outcome: Outcome
    sets: tuple[Chosen, ...] = ()


@dataclass(frozen=True, slots=True)
class Combined:
    """One decision in all configurations. What isn't among `failing` is proved."""

    decision: str
    failing: tuple[Failing, ...]
    alive: frozenset[str]


def combined(
    program: Program,
    players: Sequence[int],
    until: Deadline,
    only: Set[str] | None = None,
    keep: Keep = forget,
) -> tuple[Combined, ...]:
    """Every decision of an open program, or `only` some, for these numbers of players. Whether a
    rule is dead is asked for all numbers that the program takes. `keep` is told all that the
    solver is asked."""
    with Session(until, keep) as session:
        cases = Cases(program, session.check_time)
        wanted = [d for d in program.decisions if only is None or d.name in only]
        return tuple(_Combining(program, d, cases, session).done(players) for d in wanted)


@dataclass(frozen=True, slots=True)
class _Switch:
    """A setting, and the formula that it isn't as usual."""

    fact: str
    variable: Variable
    on: Term


class _Combining:
    def __init__(
        self, program: Program, decision: Decision, cases: Cases, session: Session
    ) -> None:
        self._program, self._decision = program, decision
        self._cases, self._session = cases, session
        self._alive: set[Condition] = set()
        self._sets: dict[Condition, list[Chosen]] = {}
        self._doubts: dict[Condition, Outcome] = {}

    def done(self, players: Sequence[int]) -> Combined:
        wanted = conditions(self._decision, self._decision.name in self._program.properties)
        varies = self._cases.depends_on_players(self._decision)
        counts = self._program.counts
        for count in counts if varies else counts[:1]:
            here = count in players or not varies
            left = [c for c in wanted if (c.sought and c not in self._alive) or self._open(c, here)]
            if left:
                self._look(count, left)
        failing = tuple(f for c in wanted if (f := self._failing(c)) is not None)
        alive = frozenset(c.rules[0] for c in self._alive)
        return Combined(self._decision.name, failing, alive)

    def _open(self, condition: Condition, here: bool) -> bool:
        """Whether more can be found: with nothing chosen it fails with everything."""
        return here and not condition.sought and {} not in self._sets.get(condition, ())

    def _look(self, players: int, wanted: Sequence[Condition]) -> None:
        try:
            self._session.check_time()
            case = self._cases.case(self._decision, players)
        except FAILURES as failure:
            for condition in wanted:
                self._doubt(condition, failure)
            return
        claimed, switches = claims(case, wanted, self._doubt), self._switches(case)
        terms = [*claimed.values(), *(s.on for s in switches)]
        with case.asking(self._session, terms):
            sought = {c: t for c, t in claimed.items() if c.sought}
            self._alive |= set(possible(self._session, sought, self._doubt))
            others = {c: t for c, t in claimed.items() if not c.sought}
            for condition in list(possible(self._session, others, self._doubt)):
                self._search(condition, claimed[condition], switches)

    # ── with which settings ──────────────────────────────────────────────────────────────

    def _switches(self, case: Case) -> tuple[_Switch, ...]:
        found: list[_Switch] = []
        for setting in self._program.settings:
            variable = case.symbols.facts.get((setting.fact, None))
            if isinstance(variable, Variable):
                fact = self._program.fact(setting.fact)
                usual = fact.initial
                if fact.type == BOOLEAN:
                    on: Term = neg(variable) if usual else variable
                else:
                    words = fact.type.words
                    number = words.index(str(usual)) if fact.type.kind is Kind.WORD else usual
                    assert isinstance(number, int)
                    on = neg(equal(variable, number))
                found.append(_Switch(setting.fact, variable, on))
        return tuple(found)

    def _search(self, condition: Condition, term: Term, switches: Sequence[_Switch]) -> None:
        """The smallest sets of settings with which it fails for this number of players, but for
        those that hold what is known already."""
        sets = self._sets.setdefault(condition, [])
        here = self._session.about
        about = here and here.asking("settings", [question(condition)])
        try:
            while len(sets) < MOST_SETS and {} not in sets:
                new = (neg(conj(*(s.on for s in switches if s.fact in known))) for known in sets)
                with self._session.scope(about):
                    self._session.assume(term, *new)
                    found = self._session.solve()
                    if found is None:
                        return
                    sets.append(self._smallest(found, switches))
        except Unanswered as unanswered:
            self._doubt(condition, unanswered)

    def _smallest(self, found: Assignment, switches: Sequence[_Switch]) -> Chosen:
        here = [s for s in switches if truth(s.on, found)]
        for switch in tuple(here):
            if switch in here:
                fewer = [s for s in here if s is not switch]
                off = (neg(s.on) for s in switches if s not in fewer)
                less = self._session.possible(*off)
                if less is not None:
                    found, here = less, [s for s in fewer if truth(s.on, less)]
        self._session.assume(*(s.on if s in here else neg(s.on) for s in switches))
        found = nearest(self._session, found, [s.variable for s in here])
        return {s.fact: self._value(s, found) for s in here}

    def _value(self, switch: _Switch, found: Assignment) -> Scalar:
        fact = self._program.fact(switch.fact)
        value = found[switch.variable.name]
        if fact.type == BOOLEAN:
            return bool(value)
        return fact.type.words[value] if fact.type.kind is Kind.WORD else value

    # ── what it comes to ─────────────────────────────────────────────────────────────────

    def _failing(self, condition: Condition) -> Failing | None:
        sets = self._sets.get(condition)
        if sets:
            least = [s for s in sets if not any(o.keys() < s.keys() for o in sets)]
            return Failing(came_to(condition, "refuted"), tuple(least))
        if condition in self._alive:
            return None
        if condition in self._doubts:
            return Failing(self._doubts[condition])
        if condition.sought:
            return Failing(came_to(condition, "refuted"))
        return None

    def _doubt(self, condition: Condition, failure: Failure) -> None:
        self._doubts[condition] = unknown(condition, failure)
