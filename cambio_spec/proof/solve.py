"""Proves what is asked of every decision, or finds the fewest players for whom it fails."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass, replace

from cambio_spec.kernel.agreeing import limited
from cambio_spec.kernel.expressions import RuleId
from cambio_spec.kernel.program import Decision, Program
from cambio_spec.proof.assumptions import possibly_asked
from cambio_spec.proof.cases import Case, Cases
from cambio_spec.proof.claims import FAILURES, Failure, came_to, claims, possible, unknown
from cambio_spec.proof.conditions import Condition, conditions
from cambio_spec.proof.expectations import only_said
from cambio_spec.proof.judge import Judgement
from cambio_spec.proof.outcome import (
    Engine,
    Outcome,
    Proof,
    Question,
    question,
)
from cambio_spec.proof.queries import Keep, forget
from cambio_spec.proof.replay import replayed
from cambio_spec.proof.solver import Deadline, Session, Unanswered
from cambio_spec.proof.symbols import Meaning, Unsupported, parts
from cambio_spec.proof.terms import Term, conj, neg, truth
from cambio_spec.proof.witness import Minimiser, deal, decoded


def prove(
    program: Program,
    players: Sequence[int] | None = None,
    timeout: float | None = None,
    engine: Engine | None = None,
    undecided: Program | None = None,
    besides: Set[Question] = frozenset(),
    passed: Set[str] = frozenset(),
    keep: Keep = forget,
) -> tuple[Proof, ...]:
    """Every decision of `program`, for each number of `players` (all that it takes, if None).

    `undecided` is the open program that `program` is a configuration of: a rule is dead where it
    applies in none of them, for none of the numbers of players that it takes. `timeout` is in
    seconds, for all of it; what isn't answered by then is unknown. Witnesses are replayed in the
    evaluator and in `engine`. Nothing is said of the questions in `besides`, nor of the decisions
    that are `passed` over. `keep` is told all that the solver is asked.

    Raises `ValueError` for a timeout that isn't positive and for numbers of players that the
    program doesn't take; `ReadingsDisagree` where a replay comes out differently.
    """
    deadline = Deadline.after(timeout)
    counts = tuple(sorted(set(program.counts if players is None else players)))
    if not counts or not set(counts) <= set(program.counts):
        raise ValueError(f"players: {players}")
    with Session(deadline, keep) as session:
        cases = Cases(program, session.check_time)
        elsewhere = None if undecided is None else _Elsewhere.of(undecided, counts, session)
        proofs: list[Proof] = []
        for decision in program.decisions:
            if decision.name in passed or only_said(decision.name):
                continue
            study = _DecisionProof(program, decision, cases, session, engine)
            expected = decision.name in program.properties
            asked = conditions(decision, expected)
            wanted = tuple(c for c in asked if question(c) not in besides)
            if elsewhere is None or expected or not elsewhere.matters(decision.name):
                proofs.append(study.proof(counts, wanted))
                continue
            here = study.proof(counts, tuple(c for c in wanted if not c.sought))
            dead = elsewhere.dead(decision.name, besides)
            proofs.append(replace(here, outcomes=(*here.outcomes, *dead)))
        return tuple(proofs)


@dataclass(frozen=True, slots=True)
class _Elsewhere:
    """An open program, of which the one that is proved is only one configuration, perhaps for
    `fewer` numbers of players."""

    program: Program
    cases: Cases
    session: Session
    fewer: bool

    @staticmethod
    def of(program: Program, counts: Sequence[int], session: Session) -> _Elsewhere | None:
        """None where nothing is left to agree on, and all numbers of players are looked at."""
        fewer = set(counts) < set(program.counts)
        if not program.settings and not fewer:
            return None
        whole = limited(program)
        return _Elsewhere(whole, Cases(whole, session.check_time), session, fewer)

    def matters(self, decision: str) -> bool:
        """Whether what is agreed on can matter to a decision, if only through others."""
        if self.fewer:
            return True
        read = self.cases.facts(decision)
        return any(setting.fact in read for setting in self.program.settings)

    def dead(self, name: str, besides: Set[Question]) -> tuple[Outcome, ...]:
        """Which rules of a decision apply in no configuration, and which do in some."""
        decision = self.program.decision(name)
        sought = tuple(c for c in conditions(decision) if c.sought and question(c) not in besides)
        study = _DecisionProof(self.program, decision, self.cases, self.session, None)
        return tuple(
            o for o in study.proof(self.program.counts, sought).outcomes if o.kind == "dead-rule"
        )


class _DecisionProof:
    """What has been found out about one decision, number of players after number of players."""

    def __init__(
        self,
        program: Program,
        decision: Decision,
        cases: Cases,
        session: Session,
        engine: Engine | None,
    ) -> None:
        self._program, self._decision = program, decision
        self._all_cases, self._session, self._engine = cases, session, engine
        self._outcomes: dict[Condition, Outcome] = {}
        self._doubts: dict[Condition, Outcome] = {}
        self._cases: list[Case] = []
        self._may_be_asked = False

    def proof(self, counts: tuple[int, ...], wanted: Sequence[Condition]) -> Proof:
        varies = self._all_cases.depends_on_players(self._decision)
        for players in counts if varies else counts[:1]:
            pending = [c for c in wanted if c not in self._outcomes]
            if pending:
                self._study(players, pending)
        for condition in wanted:
            if condition not in self._outcomes:
                self._conclude(condition)
        return Proof(self._decision.name, counts, self._reported(wanted))

    def _reported(self, wanted: Iterable[Condition]) -> tuple[Outcome, ...]:
        outcomes = tuple(self._outcomes[condition] for condition in wanted)
        unknown = any(o.status == "unknown" for o in outcomes)
        if self._may_be_asked or unknown or not outcomes:
            return outcomes
        # Whatever else was proved, was proved of nothing.
        name, origin = self._decision.name, self._decision.origin
        contradiction = Outcome("contradiction", "refuted", name, (origin,))
        undefined = (o for o in outcomes if o.kind == "undefined-value" and o.status == "refuted")
        return (contradiction, *undefined)

    def _study(self, players: int, pending: Sequence[Condition]) -> None:
        try:
            self._session.check_time()
            case = self._all_cases.case(self._decision, players)
        except FAILURES as failure:
            for condition in pending:
                self._doubt(condition, failure)
            return
        self._cases.append(case)
        claimed = claims(case, pending, self._doubt)
        with case.asking(self._session, list(claimed.values())):
            sought = {c: t for c, t in claimed.items() if c.sought}
            for condition in possible(self._session, sought, self._doubt):
                self._may_be_asked = True
                self._outcomes[condition] = came_to(condition, "proved")
            others = {c: t for c, t in claimed.items() if not c.sought}
            shown = list(possible(self._session, others, self._doubt))
        for condition in shown:
            self._refute(case, condition, claimed[condition])
        self._ask_whether_asked(case)

    def _refute(self, case: Case, condition: Condition, term: Term) -> None:
        """With the smallest witness, replayed; unknown if there is no time left to find any."""
        guards, values = self._to_replay(case.judgement, condition)
        told = (*guards.values(), *(part for value in values.values() for part in parts(value)))
        try:
            asked = [question(condition)]
            with case.asking(self._session, [term, *told], "smaller", asked, whole=True):
                self._session.assume(term)
                first = self._session.solve()
                assert first is not None
                minimiser = Minimiser(self._session, first)
                found = minimiser.minimised(self._program, self._decision, case.symbols)
        except Unanswered as unanswered:
            self._doubt(condition, unanswered)
            return
        kind = self._decision.type
        outcome = replace(
            came_to(condition, "refuted"),
            players=case.symbols.players,
            witness=deal(self._program, self._decision, case.symbols, found),
            applies={rule: truth(guard, found) for rule, guard in guards.items()},
            values={rule: decoded(case.symbols, kind, v, found) for rule, v in values.items()},
        )
        self._outcomes[condition] = replayed(self._program, self._decision, outcome, self._engine)

    def _to_replay(
        self, judgement: Judgement, condition: Condition
    ) -> tuple[dict[RuleId, Term], dict[RuleId, Meaning]]:
        """What the solver says besides that the condition fails: guards, and the rules' values."""
        if condition.kind == "undefined-value":
            return {}, {}
        guards = {rule: judgement.guard(rule).term for rule in judgement.guards}
        return guards, {rule: judgement.value(rule).meaning for rule in condition.rules}

    def _ask_whether_asked(self, case: Case) -> None:
        """Whether what the decision assumes can be true at all; of a property, whether it can have
        a value."""
        if not self._may_be_asked:
            try:
                expected = self._decision.name in self._program.properties
                self._may_be_asked = possibly_asked(case, self._session, expected)
            except (Unsupported, Unanswered):
                self._may_be_asked = True

    def _doubt(self, condition: Condition, failure: Failure) -> None:
        self._doubts[condition] = unknown(condition, failure)

    def _conclude(self, condition: Condition) -> None:
        """Neither found nor in doubt for any number of players."""
        if condition in self._doubts:
            self._outcomes[condition] = self._doubts[condition]
        elif condition.sought:
            dead = (*condition.rules, *self._shadowing(condition.rules[0]))
            self._outcomes[condition] = replace(came_to(condition, "refuted"), rules=dead)
        else:
            self._outcomes[condition] = came_to(condition, "proved")

    def _shadowing(self, rule: RuleId) -> tuple[RuleId, ...]:
        """The fewest rules, as written, that together override `rule` wherever its guard holds;
        () where it never holds."""
        above = [r.origin for r in self._decision.overriders(rule)]
        try:
            if not self._survives(rule, ()):
                return ()
            for other in tuple(above):
                fewer = [r for r in above if r != other]
                if not self._survives(rule, fewer):
                    above = fewer
        except Unanswered:
            return tuple(above)
        return tuple(above)

    def _survives(self, rule: RuleId, overriders: Iterable[RuleId]) -> bool:
        """Whether its guard holds somewhere where none of theirs does. Raises `Unanswered`."""
        for case in self._cases:
            judgement = case.judgement
            guard = judgement.guard(rule)
            free = conj(
                *(judgement.may_ask, guard.standing.good, guard.term),
                *(neg(judgement.guard(r).term) for r in overriders),
            )
            asked = [("dead-rule", self._decision.name, rule)]
            with case.asking(self._session, [free], "shadowed", asked):
                if self._session.possible(free) is not None:
                    return True
        return False
