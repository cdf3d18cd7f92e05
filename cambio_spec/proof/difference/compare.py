"""Two programs, compared decision by decision, move by move, step by step.

What has the same form and depends on nothing that differs is equal without asking. Decisions, and
when a move is open, are proved by the solver. What comes of a move is tried where its form isn't
the same; if no difference is found then, it is unknown.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace

from cambio_spec.kernel.agreeing import agreed
from cambio_spec.kernel.evaluate import decide
from cambio_spec.kernel.expressions import Node
from cambio_spec.kernel.play import deal_state
from cambio_spec.kernel.program import Decision, Program, Setting
from cambio_spec.proof.asked import card_tables
from cambio_spec.proof.difference import matching
from cambio_spec.proof.difference.decisions import Findings, Question, Questions, Settings
from cambio_spec.proof.difference.effects import Trial, first_difference, of_moves, of_steps
from cambio_spec.proof.difference.forms import Forms, Touched, touched, unnamed, zones_named
from cambio_spec.proof.difference.joined import SIDES, joined, of_side
from cambio_spec.proof.difference.matching import Found
from cambio_spec.proof.difference.moves import may
from cambio_spec.proof.difference.outcome import (
    Answer,
    Asked,
    Compared,
    Comparison,
    Often,
    Status,
    Tried,
)
from cambio_spec.proof.difference.renaming import Names
from cambio_spec.proof.difference.situations import Field
from cambio_spec.proof.difference.stepping import Way
from cambio_spec.proof.difference.steps import Step, stages, steps
from cambio_spec.proof.outcome import Deal, Engine
from cambio_spec.proof.solver import Deadline, Session, Unanswered

Both = tuple[Program, Program]
NO_ENGINES: tuple[None, None] = None, None


@dataclass(frozen=True, slots=True)
class Openness:
    """Where a move is open in both, and the decisions that say when, and with which choice."""

    name: str
    found: tuple[Found, Found]
    label: str | None
    when: str
    which: str | None


class Comparing:
    """One pair of programs. `extended` are they with decisions that say when moves are open."""

    def __init__(self, first: Program, second: Program, settings: Settings) -> None:
        self.both: Both = first, second
        self.settings = settings
        self.decisions = matching.decisions(first, second)
        self.calls = {d.name: m.name for m, d in self.decisions if d.name != m.name}
        self.moves = matching.moves(first), matching.moves(second)
        self.alone = _alone(first, second), _alone(second, first)
        self.through = _stages_alone(first, second), _stages_alone(second, first)
        usual = tuple(_as_usual(p, alone) for p, alone in zip(self.both, self.alone, strict=True))
        plain = self._forms((usual[0], usual[1]), {})
        moves = matching.moves(usual[0]), matching.moves(usual[1])
        self.move_calls = matching.called(*moves, plain)
        self.usual_moves = moves
        self.usual = self._forms((usual[0], usual[1]), self.move_calls)
        self.forms = self._forms(self.both, self.move_calls)
        self.openness, more = self._openness()
        self.extended: Both = tuple(  # type: ignore[assignment]
            replace(p, decisions=(*p.decisions, *more[side])) for side, p in enumerate(self.both)
        )
        self.made = joined(*self.extended)
        self.equal: set[str] = set()
        self.statuses: dict[str, Status] = {}

    def compare(
        self,
        counts: Sequence[int],
        deadline: Deadline,
        engines: tuple[Engine | None, Engine | None] = NO_ENGINES,
    ) -> Comparison:
        self.deadline, self.counts = deadline, tuple(counts)
        with Session(deadline) as session:
            questions, isolated = self._questions()
            self.asking = Questions(
                self.made, (*questions, *isolated), self.settings, session, engines
            )
            found = [*self._tables(), *self._decided(), *self._moved(), *self._staged()]
        return Comparison(self.counts, tuple(found), self._only())

    def _forms(self, both: Both, moves: Mapping[str, str]) -> tuple[Forms, Forms]:
        first, second = (
            Forms(both[side], calls, renamed, self.alone[side], self.through[side])
            for side, calls, renamed in ((0, {}, {}), (1, self.calls, moves))
        )
        return first, second

    # ── what is asked ────────────────────────────────────────────────────────────────────────

    def _openness(self) -> tuple[list[Openness], tuple[list[Decision], list[Decision]]]:
        found: list[Openness] = []
        more: tuple[list[Decision], list[Decision]] = [], []
        for name, places in self._shared_moves():
            for index, pair in enumerate(places):
                label = pair[0].phase.label
                when = f"may_{name}_{index}"
                asked = [may(when, one) for one in pair]
                if not _alike(asked):
                    continue
                which = None
                choices = [one.option.choice for one in pair]
                if all(c is not None for c in choices):
                    which = f"choose_{name}_{index}"
                    chosen = [may(which, one, choosing=True) for one in pair]
                    which = which if _alike(chosen) else None
                    for side in SIDES if which else ():
                        more[side].append(chosen[side])
                for side in SIDES:
                    more[side].append(asked[side])
                told = None if unnamed(label) else label
                found.append(Openness(name, pair, told, when, which))
        return found, more

    def _shared_moves(self) -> Iterator[tuple[str, list[tuple[Found, Found]]]]:
        """The moves of both, each with the phases in which both have it."""
        theirs = {self.move_calls.get(name, name): name for name in self.moves[1]}
        for name, places in self.moves[0].items():
            if name not in theirs:
                continue
            others = self.moves[1][theirs[name]]
            pairs = []
            for one in places:
                for other in others:
                    labels = one.phase.label, other.phase.label
                    if labels[0] == labels[1] or all(unnamed(label) for label in labels):
                        pairs.append((one, other))
                        break
            yield name, pairs

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

    # ── what differs without anybody asking ──────────────────────────────────────────────────

    def unlike(self, nodes: tuple[Iterable[Node], Iterable[Node]]) -> tuple[str, ...]:
        """The facts and zones that aren't the same for these parts of both."""
        found: dict[str, None] = {}
        parts = tuple(touched(p, n) for p, n in zip(self.both, nodes, strict=True))
        for name in (*parts[0].facts, *parts[1].facts):
            facts = [f for p in self.both for f in p.facts if f.name == name]
            if len({(f.type, f.low, f.high, f.per_player) for f in facts}) > 1:
                found[name] = None
        for name, looked in self._zones(parts):
            zones = [z for p in self.both for z in p.zones if z.name == name]
            if len({looked(z) for z in zones}) > 1:
                found[name] = None
        return tuple(sorted(found))

    def _zones(self, parts: Sequence[Touched]) -> Iterator[tuple[str, object]]:
        for part in parts:
            yield from ((n, lambda z: (z.is_pile, z.rows)) for n in part.rows)
            yield from ((n, lambda z: (z.is_pile, z.rows, z.limit)) for n in part.room)
            yield from ((n, lambda z: z.shown) for n in part.shown)

    # ── decisions ────────────────────────────────────────────────────────────────────────────

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
        return Compared(
            "table", names, self.statuses[mine.name], cards=cards, often=often
        )

    def _know(self, name: str, status: Status) -> None:
        self.statuses[name] = status
        if status == "equal":
            self.equal.add(name)

    def _decided(self) -> Iterator[Compared]:
        left = [(m, d) for m, d in self.decisions if m.name not in self.statuses]
        self._same_at_sight(left)
        known = {name for name, status in self.statuses.items()}
        for mine, theirs in left:
            names = mine.name, theirs.name
            if mine.name in known:
                yield Compared("decision", names, "equal")
        for mine, theirs in self._in_order(left):
            if mine.name not in known:
                forms = tuple(f.decision(d) for f, d in zip(self.forms, (mine, theirs), strict=True))
                yield self._asked("decision", (mine.name, theirs.name), mine.name, mine, forms)

    def _same_at_sight(self, left: Sequence[tuple[Decision, Decision]]) -> None:
        """Those of the same form that ask only such."""
        candidates = {
            m.name: self._asks(m)
            for m, d in left
            if self.forms[0].decision(m) == self.forms[1].decision(d) and not self.unlike(((m,), (d,)))
        }
        while True:
            settled = set(candidates) | self.equal
            kept = {name: asks for name, asks in candidates.items() if asks <= settled}
            if len(kept) == len(candidates):
                break
            candidates = kept
        for name in candidates:
            self._know(name, "equal")

    def _asks(self, mine: Decision) -> Set[str]:
        return touched(self.both[0], (mine,)).decisions

    def _in_order(
        self, left: Sequence[tuple[Decision, Decision]]
    ) -> Iterator[tuple[Decision, Decision]]:
        """What is asked before what asks it."""
        waiting, done = list(left), set[str]()
        names = {m.name for m, _ in left}
        while waiting:
            ready = [p for p in waiting if (self._asks(p[0]) & names) - {p[0].name} <= done]
            for pair in ready or waiting[:1]:
                waiting.remove(pair)
                done.add(pair[0].name)
                yield pair

    def _asked(
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
            name for name in sorted(self._asks_of(mine)) if self.statuses.get(name, "equal") != "equal"
        )
        if causes and (forms[0] == forms[1] or not self._by_itself(question)):
            return "follows", causes
        return "differs", ()

    def _sought(self, question: str, found: Findings) -> Findings:
        """What a look at some situations finds, where there is no formula."""
        names = self._names_in_both(question)
        nodes = tuple((self.extended[side].decision(names[side]),) for side in SIDES)
        try:
            cases = self.asking.sought(question, self._field((nodes[0], nodes[1]), 1))
        except Unanswered:
            return found
        return replace(found, cases=cases)

    def _unusual(self, question: str) -> tuple[str, ...]:
        """The facts that only one of them has, and that a question reads."""
        nodes = tuple(
            (self.extended[side].decision(name),)
            for side, name in enumerate(self._names_in_both(question))
        )
        return tuple(self._facts_alone((nodes[0], nodes[1])))

    def _names_in_both(self, question: str) -> tuple[str, str]:
        theirs = {m.name: d.name for m, d in self.decisions}
        return question, theirs.get(question, question)

    def _asks_of(self, mine: Node) -> Set[str]:
        return touched(self.both[0], (mine,)).decisions

    def _by_itself(self, question: str) -> bool:
        """Whether they may differ also where they would ask the same."""
        return self.asking.differ(f"{question}+", self.counts[:2])

    # ── moves ────────────────────────────────────────────────────────────────────────────────

    def _moved(self) -> Iterator[Compared]:
        told: set[tuple[Asked, str]] = set()
        for one in self.openness:
            for compared in self._opened(one):
                if compared.status == "equal":
                    yield compared
                elif (compared.asked, one.name) not in told:
                    told.add((compared.asked, one.name))
                    yield compared
        yield from self._placed()

    def _opened(self, one: Openness) -> Iterator[Compared]:
        pair, names = one.found, (one.found[0].option.name, one.found[1].option.name)
        forms = [f.openness(x.phase, x.option) for f, x in zip(self.forms, pair, strict=True)]
        mine = self.extended[0].decision(one.when)
        theirs = self.extended[1].decision(one.when)
        asks = self._asks_of(mine)
        same = forms[0] == forms[1] and not self.unlike(((mine,), (theirs,)))
        if same and asks <= self.equal:
            yield Compared("action", names, "equal", label=one.label)
        else:
            when = self._asked("action", names, one.when, mine, forms, one.label)
            yield when
            if when.status == "equal" and one.which is not None:
                yield self._asked("choice", names, one.which, mine, forms, one.label)
        yield self._effect(one, names)

    def _effect(self, one: Openness, names: tuple[str, str]) -> Compared:
        bodies = tuple(x.option.body for x in one.found)
        forms = [f.effect(x.phase, x.option) for f, x in zip(self.forms, one.found, strict=True)]
        ways = (Way({}, self.through[0]), Way(self.move_calls, self.through[1]))
        trial = of_moves(self.made, one.found, ways)
        nodes = (tuple(_parts(one.found[0])), tuple(_parts(one.found[1])))
        usual = [self._usual_effect(side, one) for side in SIDES]
        found = self._tried("effect", names, forms, bodies, nodes, trial, usual)
        return replace(found, label=one.label)

    def _usual_effect(self, side: int, one: Openness) -> object:
        """The form of what comes of it as long as nothing is so that only one of them knows."""
        found, forms = one.found[side], self.usual[side]
        for other in self.usual_moves[side].get(found.option.name, ()):
            if other.phase.label == found.phase.label:
                return forms.effect(other.phase, other.option)
        return side

    def _tried(
        self,
        asked: Asked,
        names: tuple[str, str],
        forms: Sequence[object],
        bodies: Sequence[Sequence[Node]],
        nodes: tuple[Sequence[Node], Sequence[Node]],
        trial: Trial,
        usual: Sequence[object],
        size: int = 1,
    ) -> Compared:
        unlike = self.unlike((bodies[0], bodies[1]))
        asks = touched(self.both[0], bodies[0]).decisions
        causes = tuple(sorted(n for n in asks if self.statuses.get(n, "equal") != "equal"))
        if forms[0] == forms[1]:
            if unlike or causes:
                return Compared(asked, names, "follows", causes=(*unlike, *causes))
            return Compared(asked, names, "equal")
        if usual[0] == usual[1]:
            alone = self._facts_alone(nodes)
            return Compared(asked, names, "follows", causes=tuple(dict.fromkeys((*alone, *unlike, *causes))))
        alone = tuple(self._facts_alone(nodes))
        try:
            usual_field = self._field(nodes, size, besides=alone)
            tried = first_difference(self.made, trial, usual_field, self.deadline)
            if tried is not None:
                return Compared(asked, names, "differs", tried=tried)
            if alone:
                field = self._field(nodes, size)
                tried = first_difference(self.made, trial, field, self.deadline)
                if tried is not None:
                    return Compared(asked, names, "follows", tried=tried, causes=alone)
        except Unanswered as unanswered:
            return Compared(asked, names, "unknown", reason=unanswered.reason)
        return Compared(asked, names, "unknown", reason="tried")

    def _facts_alone(self, nodes: tuple[Sequence[Node], Sequence[Node]]) -> list[str]:
        """The facts that only one of them has, and that matter here."""
        found = [
            name
            for side, program in enumerate(self.extended)
            for name in touched(program, [*nodes[side], *_all_asked(program, nodes[side])]).facts
            if name in self.alone[side]
        ]
        return sorted(set(found))

    def _field(
        self,
        nodes: tuple[Sequence[Node], Sequence[Node]],
        size: int,
        besides: Sequence[str] = (),
    ) -> Iterator[Deal]:
        facts: set[str] = set()
        zones: set[str] = set()
        for side, program in enumerate(self.extended):
            inside = [*nodes[side], *_all_asked(program, nodes[side])]
            read = touched(program, inside).facts - set(besides)
            facts |= {self.made.facts[side][n] for n in read}
            zones |= {self.made.zones[side][n] for n in zones_named(program, inside)}
        foreign = any(self.made.foreign)
        return Field(self.made.program, facts, zones, foreign, size).situations(self.counts)

    def _placed(self) -> Iterator[Compared]:
        """In which of the phases of both a move is open in one of them only."""
        theirs = {self.move_calls.get(name, name): name for name in self.moves[1]}
        phases = [
            {b.label for b in p.blocks if not unnamed(b.label)} for p in self.both
        ]
        for name, places in self.moves[0].items():
            if name in theirs:
                others = self.moves[1][theirs[name]]
                mine = {one.phase.label for one in places} & phases[1]
                their = {one.phase.label for one in others} & phases[0]
                for label in sorted(mine ^ their):
                    reason = "first" if label in mine else "second"
                    yield Compared(
                        "place", (name, theirs[name]), "differs", reason=reason, label=label
                    )

    # ── stages ───────────────────────────────────────────────────────────────────────────────

    def _staged(self) -> Iterator[Compared]:
        both = [stages(p) for p in self.both]
        for label, stage in both[0].items():
            other = both[1].get(label)
            if other is None:
                continue
            mine, theirs = (steps(f, s) for f, s in zip(self.forms, (stage, other), strict=True))
            own = f"{label}."
            shared = [name for name in mine if name in theirs and name.startswith(own)]
            for name in shared:
                yield self._step(name, mine[name], theirs[name], label)
            if shared != [name for name in theirs if name in shared]:
                yield Compared("order", (label, label), "differs")

    def _step(self, name: str, mine: Step, theirs: Step, label: str) -> Compared:
        forms = [
            (f.body(s.body), s.choosing) for f, s in zip(self.forms, (mine, theirs), strict=True)
        ]
        trial = of_steps(self.made, (mine.body, theirs.body), label)
        pair = (mine.body, theirs.body)
        if forms[0] != forms[1] and (mine.pauses or theirs.pauses):
            return Compared("step", (name, name), "unknown", reason="pauses", label=label)
        usual = [self._usual_step(side, name, label) for side in SIDES]
        found = self._tried("step", (name, name), forms, pair, pair, trial, usual, size=0)
        return replace(found, label=label)

    def _usual_step(self, side: int, name: str, label: str) -> object:
        forms = self.usual[side]
        stage = stages(forms.program).get(label)
        step = None if stage is None else steps(forms, stage).get(name)
        return side if step is None else (forms.body(step.body), step.choosing)

    # ── what only one has ────────────────────────────────────────────────────────────────────

    def _only(self) -> tuple[Mapping[str, tuple[str, ...]], Mapping[str, tuple[str, ...]]]:
        found: list[dict[str, tuple[str, ...]]] = []
        for side, program in enumerate(self.both):
            other = self.both[1 - side]
            decided = {pair[side].name for pair in self.decisions}
            shared = (
                {name for name in self.moves[0] if name in self.moves[1]}
                | set(self.move_calls.values() if side == 0 else self.move_calls)
            )
            labels = {b.label for b in other.blocks}
            mine = [stages(p) for p in self.both]
            names = {
                "decisions": [d.name for d in program.decisions if d.name not in decided],
                "actions": [n for n in self.moves[side] if n not in shared],
                "phases": [
                    b.label
                    for b in program.blocks
                    if not unnamed(b.label) and b.label not in labels
                ],
                "steps": [
                    name
                    for label, stage in mine[side].items()
                    if label in mine[1 - side]
                    for name in steps(self.forms[side], stage)
                    if name not in steps(self.forms[1 - side], mine[1 - side][label])
                    and name.startswith(f"{label}.")
                ],
            }
            found.append({kind: tuple(of) for kind, of in names.items() if of})
        return found[0], found[1]


def _alone(program: Program, other: Program) -> Set[str]:
    """Facts and zones that the other doesn't have."""
    facts, zones = {f.name for f in other.facts}, {z.name for z in other.zones}
    return frozenset(
        {f.name for f in program.facts} - facts | {z.name for z in program.zones} - zones
    )


def _stages_alone(program: Program, other: Program) -> Set[str]:
    labels = {b.label for b in other.blocks}
    return frozenset(set(stages(program)) - labels)


def _as_usual(program: Program, alone: Set[str]) -> Program:
    """The program as it is as long as the facts that only it has are as they were at first."""
    fixed = tuple(
        Setting(f.name, None, origin=f.origin)
        for f in program.facts
        if f.name in alone and isinstance(f.initial, bool | int)
    )
    return agreed(replace(program, settings=fixed), {}) if fixed else program


def _alike(pair: Sequence[Decision]) -> bool:
    kinds = [[(p.type.kind, p.type.zone) for p in d.parameters] for d in pair]
    return kinds[0] == kinds[1]


def _parts(found: Found) -> Iterator[Node]:
    option = found.option
    yield from (option.guard, found.phase.actor, *option.body)
    for one in (option.choice, option.by):
        if one is not None:
            yield one


def _all_asked(program: Program, nodes: Iterable[Node]) -> list[Decision]:
    """The decisions that these parts ask, themselves or through others."""
    found: dict[str, Decision] = {}
    waiting = list(touched(program, nodes).decisions)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = program.decision(name)
            waiting += touched(program, (found[name],)).decisions
    return list(found.values())


__all__ = ["Comparing", "Tried"]
