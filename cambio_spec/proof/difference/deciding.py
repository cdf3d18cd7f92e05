"""The decisions of two programs, compared: what is alike at sight, what the solver proves, and what
differs only because something that is asked does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import replace

from cambio_spec.kernel.evaluate import decide
from cambio_spec.kernel.expressions import Node
from cambio_spec.kernel.play import deal_state
from cambio_spec.kernel.program import Decision, Program
from cambio_spec.proof.asked import card_tables
from cambio_spec.proof.difference.decisions import Findings, Question, Questions, Settings
from cambio_spec.proof.difference.forms import touched
from cambio_spec.proof.difference.joined import SIDES, of_side
from cambio_spec.proof.difference.outcome import Answer, Asked, Compared, Often, Status
from cambio_spec.proof.difference.prepared import Prepared
from cambio_spec.proof.difference.renaming import Names
from cambio_spec.proof.outcome import Engine
from cambio_spec.proof.solver import Session, Unanswered


class Deciding(Prepared):
    """`statuses` are what has been found out about decisions so far, by name in the first."""

    asking: Questions
    counts: tuple[int, ...]

    def __init__(self, first: Program, second: Program, settings: Settings) -> None:
        super().__init__(first, second, settings)
        self.equal: set[str] = set()
        self.statuses: dict[str, Status] = {}

    def begin(
        self,
        counts: Sequence[int],
        session: Session,
        engines: tuple[Engine | None, Engine | None],
    ) -> None:
        """What is asked from now on, is asked for so many players."""
        self.counts = tuple(counts)
        questions, isolated = self._questions()
        asked = *questions, *isolated
        self.asking = Questions(self.made, asked, self.settings, session, engines)

    def _questions(self) -> tuple[list[Question], list[Question]]:
        """About decisions; and about those of the second as they were if they asked the first."""
        program = self.made.program
        questions, isolated = [], []
        asks = {of_side(d.name, 1): of_side(m.name, 0) for m, d in self.decisions}
        named = [(m.name, d.name) for m, d in self.decisions]
        named += [(o.when, o.when) for o in self.openness]
        named += [(o.which, o.which) for o in self.openness if o.which]
        for mine, theirs in named:
            first, second = (
                program.decision(of_side(mine, 0)),
                program.decision(of_side(theirs, 1)),
            )
            questions.append(Question(mine, first, second))
            other = Names(decisions=asks).of(second)
            if other != second:
                other = replace(other, name=f"{second.name}+")
                isolated.append(Question(f"{mine}+", first, other))
        return questions, isolated

    def decided(self) -> Iterator[Compared]:
        yield from self._tables()
        yield from self._others()

    def _tables(self) -> Iterator[Compared]:
        tables = [card_tables(p) for p in self.both]
        for mine, theirs in self.decisions:
            if mine.name in tables[0] and theirs.name in tables[1]:
                yield self._table(mine, theirs)

    def _table(self, mine: Decision, theirs: Decision) -> Compared:
        """Card by card, for all that both decks have."""
        cards: dict[str, tuple[Answer, Answer]] = {}
        names = mine.name, theirs.name
        states = [deal_state(p, p.fewest, {}) for p in self.both]
        differ = 0
        for index, card in enumerate(self.made.program.deck.cards):
            said = [
                decide(self.both[s], states[s], names[s], (self.made.card(index, s),))
                for s in SIDES
            ]
            if (said[0].status, said[0].value) != (said[1].status, said[1].value):
                cards.setdefault(card.code, (Answer(said[0]), Answer(said[1])))
                differ += 1
        self._know(mine.name, "differs" if cards else "equal")
        total = len(self.made.program.deck.cards)
        often = (Often(True, "cards", None, differ, total),) if cards else ()
        return Compared("table", names, self.statuses[mine.name], cards=cards, often=often)

    def _know(self, name: str, status: Status) -> None:
        self.statuses[name] = status
        if status == "equal":
            self.equal.add(name)

    def _others(self) -> Iterator[Compared]:
        left = [(m, d) for m, d in self.decisions if m.name not in self.statuses]
        self._same_at_sight(left)
        known = {name for name, status in self.statuses.items()}
        for mine, theirs in left:
            names = mine.name, theirs.name
            if mine.name in known:
                yield Compared("decision", names, "equal")
        for mine, theirs in self._in_order(left):
            if mine.name not in known:
                forms = tuple(
                    f.decision(d) for f, d in zip(self.forms, (mine, theirs), strict=True)
                )
                yield self.asked("decision", (mine.name, theirs.name), mine.name, mine, forms)

    def _same_at_sight(self, left: Sequence[tuple[Decision, Decision]]) -> None:
        """Those of the same form that ask only such."""
        candidates = {
            m.name: self.asks(m)
            for m, d in left
            if self.forms[0].decision(m) == self.forms[1].decision(d)
            and not self.unlike(((m,), (d,)))
        }
        while True:
            settled = set(candidates) | self.equal
            kept = {name: asks for name, asks in candidates.items() if asks <= settled}
            if len(kept) == len(candidates):
                break
            candidates = kept
        for name in candidates:
            self._know(name, "equal")

    def asks(self, mine: Node) -> Set[str]:
        return touched(self.both[0], (mine,)).decisions

    def _in_order(
        self, left: Sequence[tuple[Decision, Decision]]
    ) -> Iterator[tuple[Decision, Decision]]:
        """What is asked before what asks it."""
        waiting, done = list(left), set[str]()
        names = {m.name for m, _ in left}
        while waiting:
            ready = [p for p in waiting if (self.asks(p[0]) & names) - {p[0].name} <= done]
            for pair in ready or waiting[:1]:
                waiting.remove(pair)
                done.add(pair[0].name)
                yield pair

    def asked(
        self,
        asked: Asked,
        names: tuple[str, str],
        question: str,
        mine: Node,
        forms: Sequence[object],
        label: str | None = None,
    ) -> Compared:
        found = self.asking.find(question, self.counts)
        if found.reason is not None and not found.cases:
            found = self._sought(question, found)
        status, causes = self._status(question, mine, forms, found)
        if status == "differs" and not found.usual:
            alone = self._unusual(question)
            status, causes = ("follows", alone) if alone else (status, ())
        if asked == "decision":
            self._know(names[0], status)
        return Compared(
            asked, names, status, found.cases, causes=causes, reason=found.reason, label=label
        )

    def _status(
        self, question: str, mine: Node, forms: Sequence[object], found: Findings
    ) -> tuple[Status, tuple[str, ...]]:
        if not found.cases:
            return ("unknown" if found.reason else "equal"), ()
        causes = tuple(
            name for name in sorted(self.asks(mine)) if self.statuses.get(name, "equal") != "equal"
        )
        if causes and (forms[0] == forms[1] or not self._by_itself(question, found.usual)):
            return "follows", causes
        return "differs", ()

    def _sought(self, question: str, found: Findings) -> Findings:
        """What a look at some situations finds, where there is no formula."""
        names = self._names_in_both(question)
        nodes = tuple((self.extended[side].decision(names[side]),) for side in SIDES)
        try:
            cases = self.asking.sought(question, self.field((nodes[0], nodes[1]), self.counts))
        except Unanswered:
            return found
        return replace(found, cases=cases)

    def _unusual(self, question: str) -> tuple[str, ...]:
        """The facts that only one of them has, and that a question reads."""
        nodes = tuple(
            (self.extended[side].decision(name),)
            for side, name in enumerate(self._names_in_both(question))
        )
        return tuple(self.facts_alone((nodes[0], nodes[1])))

    def _names_in_both(self, question: str) -> tuple[str, str]:
        theirs = {m.name: d.name for m, d in self.decisions}
        return question, theirs.get(question, question)

    def _by_itself(self, question: str, usual: bool) -> bool:
        """Whether they may differ also where they would ask the same."""
        return self.asking.differ(f"{question}+", self.counts[:2], usual)
