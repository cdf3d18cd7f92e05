"""Whether two programs decide alike, or the fewest players and cards with which they don't."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import product

from cambio_spec.kernel.evaluate import decide, evaluate
from cambio_spec.kernel.expressions import RuleId
from cambio_spec.kernel.program import Decision, Program
from cambio_spec.kernel.scope import Undecided, Undefined
from cambio_spec.kernel.state import Value
from cambio_spec.kernel.types import Kind
from cambio_spec.proof.asked import asked
from cambio_spec.proof.cases import Case as Formulas
from cambio_spec.proof.cases import Cases
from cambio_spec.proof.difference.joined import SIDES, Joined, Side, of_side, pair, with_decisions
from cambio_spec.proof.difference.outcome import Answer, Case
from cambio_spec.proof.difference.verdicts import Said, Way, said, ways
from cambio_spec.proof.encoded import Encoded
from cambio_spec.proof.judge import judged
from cambio_spec.proof.outcome import Deal, Engine, ReadingsDisagree
from cambio_spec.proof.replay import state_of
from cambio_spec.proof.solver import Session, Unanswered
from cambio_spec.proof.symbols import Unsupported
from cambio_spec.proof.terms import Term, conj, disj, equal, truth
from cambio_spec.proof.witness import Minimiser, deal

CHECK_EVERY = 20
"""After so many situations the time is looked at."""

Settings = Mapping[str, tuple[Value, tuple[Value, ...] | None]]
"""Of facts that are agreed on before play, the usual value and those that there are (None: all)."""


@dataclass(frozen=True, slots=True)
class Question:
    """Two decisions of the joined program, to be told apart, and what their pair is called."""

    name: str
    first: Decision
    second: Decision


@dataclass(frozen=True, slots=True)
class Findings:
    """Why it is not known (None: it is known), and the cases in which they differ. Not `usual`:
    only where something is so that only one of them knows, or what is agreed on is unusual."""

    cases: tuple[Case, ...]
    reason: str | None = None
    usual: bool = True


class Questions:
    """Answers for one pair of programs, number of players after number of players."""

    def __init__(
        self,
        made: Joined,
        questions: Sequence[Question],
        settings: Settings,
        session: Session,
        engines: tuple[Engine | None, Engine | None],
    ) -> None:
        pairs = [pair(q.name, q.first, q.second) for q in questions]
        more = [d for q in questions for d in (q.first, q.second)]
        known = {d.name for d in made.program.decisions}
        extra = {d.name: d for d in more if d.name not in known}
        self._made = with_decisions(made, (*extra.values(), *pairs))
        self._asked = {q.name: q for q in questions}
        self._settings, self._session, self._engines = settings, session, engines
        self._alone = {
            f.name: (f.initial, None)
            for f in made.program.facts
            if "@" in f.name and f.initial is not None
        }
        self._cases = Cases(self._made.program, session.check_time, self._made.lies())

    def find(self, name: str, counts: Sequence[int]) -> Findings:
        """The ways in which they differ, each with its smallest case; none is a proof that they
        don't, for so many players. Once one is known, only one more number of players is tried."""
        if self._without_cards(name):
            return Findings((), "no-cards")
        question, found = self._asked[name], dict[Way, Case]()
        reason: str | None = None
        whole = self._made.program.decision(name)
        varies = self._cases.depends_on_players(whole)
        more, all_usual = 1, True
        for players in counts if varies else counts[:1]:
            if found:
                more -= 1
                if more < 0:
                    break
            try:
                self._session.check_time()
                usual, more_found = self._study(question, players, found)
                all_usual = all_usual and usual
                found |= more_found
            except (Unsupported, Unanswered) as failure:
                reason = failure.reason
        order: list[Way] = ["more", "fewer", "other", "first", "second", "answers"]
        return Findings(tuple(found[w] for w in order if w in found), reason, all_usual)

    def sought(self, name: str, situations: Iterable[Deal]) -> tuple[Case, ...]:
        """The first of the situations in which they differ, where there are no formulas."""
        question = self._asked[name]
        for number, situation in enumerate(situations):
            if number % CHECK_EVERY == 0:
                self._session.check_time()
            for arguments in self._arguments(question.first, situation):
                asked = replace(situation, arguments=arguments)
                case = self._case(question, "other", asked)
                if apart(*case.answers):
                    return (replace(case, way=_way(*case.answers)),)
        return ()

    def _arguments(self, decision: Decision, situation: Deal) -> Iterator[tuple[Value, ...]]:
        """What it can be asked about there."""
        about: list[Sequence[Value]] = []
        for parameter in decision.parameters:
            match parameter.type.kind:
                case Kind.PLAYER:
                    about.append(range(situation.players))
                case Kind.SPOT:
                    about.append(
                        [
                            (owner, slot)
                            for (zone, owner), slots in situation.zones.items()
                            if zone == parameter.type.zone and owner is not None
                            for slot, card in enumerate(slots)
                            if card is not None
                        ]
                    )
                case _:
                    return
        yield from product(*about)

    def differ(self, name: str, counts: Sequence[int], usual: bool) -> bool:
        """Whether they may differ at all, for so many players; yes where that isn't known. Where
        all is as `usual`, if so asked."""
        if name not in self._asked:
            return True
        if self._without_cards(name):
            return True
        question, whole = self._asked[name], self._made.program.decision(name)
        try:
            for players in counts if self._cases.depends_on_players(whole) else counts[:1]:
                formulas = self._cases.case(whole, players)
                claims = self._claims(question, formulas)
                if self._possible(formulas, claims, usual):
                    return True
        except (Unsupported, Unanswered):
            return True
        return False

    def open_in_both(self, name: str, counts: Sequence[int]) -> bool:
        """Whether both may say yes of the same; yes where that isn't known."""
        question, whole = self._asked[name], self._made.program.decision(name)
        if self._without_cards(name):
            return True
        try:
            for players in counts:
                formulas = self._cases.case(whole, players)
                yes = [
                    disj(*(conj(a, Encoded(v).term) for a, v in one.answers))
                    for one in self._said(question, formulas)
                ]
                if self._possible(formulas, {"more": conj(*yes)}, usual=False):
                    return True
        except (Unsupported, Unanswered):
            return True
        return False

    def _said(self, question: Question, formulas: Formulas) -> list[Said]:
        both, about = (question.first, question.second), formulas.symbols.parameters
        return [said(judged(formulas.encoder, d, about)) for d in both]

    def _without_cards(self, name: str) -> bool:
        """Whether cards are asked about, and there are none that both decks have."""
        program = self._made.program
        if program.deck.cards:
            return False
        reads = asked(program, program.decision(name), frozenset())
        return bool(reads.zones or reads.attributes)

    def _claims(self, question: Question, formulas: Formulas) -> dict[Way, Term]:
        """The ways in which they could differ, and when. Raises `Unsupported`."""
        both = self._said(question, formulas)
        found = ways(both[0], both[1], question.first.type)
        return {way: term for way, term in found if term is not False}

    def _study(
        self, question: Question, players: int, known: Mapping[Way, Case]
    ) -> tuple[bool, dict[Way, Case]]:
        formulas = self._cases.case(self._made.program.decision(question.name), players)
        claims = self._claims(question, formulas)
        left = {way: term for way, term in claims.items() if way not in known}
        found: dict[Way, Case] = {}
        usual = True
        for usual in (True, False):
            for way, term in self._possible(formulas, left, usual):
                found[way] = self._smallest(question, formulas, way, term, usual)
            if found or known:
                break
        return usual or not found, found

    def _possible(
        self, formulas: Formulas, claims: Mapping[Way, Term], usual: bool
    ) -> list[tuple[Way, Term]]:
        """The claims that some situation makes true."""
        left, found = dict(claims), list[tuple[Way, Term]]()
        if not left:
            return []
        with self._asking(formulas, list(left.values()), usual):
            while left:
                answer = self._session.possible(disj(*left.values()))
                if answer is None:
                    break
                for way in [w for w, term in left.items() if truth(term, answer)]:
                    found.append((way, left.pop(way)))
        return found

    def _smallest(
        self, question: Question, formulas: Formulas, way: Way, term: Term, usual: bool
    ) -> Case:
        decision = self._made.program.decision(question.name)
        with self._asking(formulas, [term], usual, whole=True):
            self._session.assume(term)
            first = self._session.solve()
            assert first is not None
            minimiser = Minimiser(self._session, first)
            least = minimiser.minimised(self._made.program, decision, formulas.symbols)
            situation = deal(self._made.program, decision, formulas.symbols, least)
        return self._replayed(question, way, situation)

    @contextmanager
    def _asking(
        self, formulas: Formulas, terms: Sequence[Term], usual: bool, whole: bool = False
    ) -> Iterator[None]:
        """With what is agreed on as usual, or as it may be."""
        facts = formulas.symbols.facts
        limits: list[Term] = []
        for name, (initial, values) in {**self._settings, **self._alone}.items():
            for at, meaning in facts.items():
                if at[0] == name:
                    kind = self._made.program.fact(name).type
                    literal = formulas.encoder.literal
                    among = (initial,) if usual else values
                    if among is not None:
                        limits.append(
                            disj(*(equal(meaning, literal(kind, v)) for v in among))  # type: ignore[arg-type]
                        )
        with formulas.asking(self._session, [*terms, conj(*limits)], whole=whole):
            self._session.assume(*limits)
            yield

    # ── in the other readings ────────────────────────────────────────────────────────────────

    def _replayed(self, question: Question, way: Way, situation: Deal) -> Case:
        """The case, as the evaluator and the engines see it. Where the decks differ, or there are
        places that only one has, the rest of the cards can make it none: then it is not shown.

        Raises `ReadingsDisagree`, and `Unsupported` for what is no case."""
        case = self._case(question, way, situation)
        if apart(*case.answers):
            return case
        if self._made.foreign == ((), ()) and not self._apart():
            raise ReadingsDisagree("evaluate", question.name, way, case.answers[0].verdict.status)
        raise Unsupported("other-cards")

    def _case(self, question: Question, way: Way, situation: Deal) -> Case:
        deals = tuple(self._own(question, side, situation) for side in SIDES)
        answers = tuple(self._answer(question, side, deals[side]) for side in SIDES)
        subject = situation.arguments[0] if situation.arguments else None
        return Case(way, (deals[0], deals[1]), (answers[0], answers[1]), subject)

    def _own(self, question: Question, side: Side, situation: Deal) -> Deal:
        arguments = tuple(
            self._made.card(value, side)
            if p.type.kind is Kind.CARD and isinstance(value, int)
            else value
            for p, value in zip(question.first.parameters, situation.arguments, strict=True)
        )
        return self._made.own(situation, side, arguments)

    def _apart(self) -> bool:
        return any(name != called for z in self._made.zones for name, called in z.items())

    def _answer(self, question: Question, side: Side, own: Deal) -> Answer:
        """Raises `ReadingsDisagree` where the engine says something else."""
        decision = (question.first, question.second)[side]
        program, name = self._made.both[side], decision.name.removesuffix(of_side("", side))
        answered, engine = answer(program, own, name), self._engines[side]
        told = None if engine is None else engine(own, name)
        if told is not None and tuple(told) != tuple(answered.verdict):
            raise ReadingsDisagree("engine", name, tuple(answered.verdict), tuple(told))
        return answered


def answer(program: Program, own: Deal, name: str) -> Answer:
    """What a decision says in a situation, and what each rule that applies gives there."""
    decision, state = program.decision(name), state_of(program, own)
    verdict = decide(program, state, name, own.arguments)
    bound = dict(zip((p.name for p in decision.parameters), own.arguments, strict=True))
    values: dict[RuleId, Value] = {}
    for rule in decision.rules:
        if rule.origin in verdict.rules:
            try:
                values[rule.origin] = evaluate(program, state, rule.value, bound)
            except (Undefined, Undecided):
                continue
    return Answer(verdict, values)


def _way(first: Answer, second: Answer) -> Way:
    verdicts = first.verdict, second.verdict
    given = tuple(v.status == "value" for v in verdicts)
    if all(given):
        values = verdicts[0].value, verdicts[1].value
        if isinstance(values[0], int) and isinstance(values[1], int):
            return "more" if values[0] > values[1] else "fewer"
        return "other"
    return "first" if given[0] else "second" if given[1] else "answers"


def apart(first: Answer, second: Answer) -> bool:
    """Whether they don't say the same: which rules say it is no part of it."""
    if first.verdict.status != second.verdict.status:
        return True
    if first.verdict.status == "conflict":
        return set(first.values.values()) != set(second.values.values())
    return first.verdict.value != second.verdict.value
