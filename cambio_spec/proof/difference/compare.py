"""Two programs, compared decision by decision, move by move, step by step.

What has the same form and depends on nothing that differs is equal without asking. Decisions, and
when a move is open, are proved by the solver. What comes of a move is tried where its form isn't
the same; if no difference is found then, it is unknown.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cambio_spec.kernel.expressions import Node
from cambio_spec.proof.difference.deciding import Deciding
from cambio_spec.proof.difference.effects import (
    Offers,
    Trial,
    first_difference,
    of_moves,
    of_stages,
    of_steps,
    offering,
)
from cambio_spec.proof.difference.forms import touched, unnamed
from cambio_spec.proof.difference.joined import SIDES
from cambio_spec.proof.difference.matching import Found
from cambio_spec.proof.difference.outcome import Asked, Compared, Comparison, Tried
from cambio_spec.proof.difference.prepared import Openness
from cambio_spec.proof.difference.stepping import Way
from cambio_spec.proof.difference.steps import Step, stages, steps
from cambio_spec.proof.outcome import Deal, Engine
from cambio_spec.proof.solver import Deadline, Session, Unanswered

NO_ENGINES: tuple[None, None] = None, None


class Comparing(Deciding):
    """All of one pair of programs."""

    deadline: Deadline
    offers: Offers

    def compare(
        self,
        counts: Sequence[int],
        deadline: Deadline,
        engines: tuple[Engine | None, Engine | None] = NO_ENGINES,
    ) -> Comparison:
        self.deadline = deadline
        theirs = {self.move_calls.get(name, name): f[0] for name, f in self.moves[1].items()}
        self.offers = offering(self.made, ({n: f[0] for n, f in self.moves[0].items()}, theirs))
        with Session(deadline) as session:
            self.begin(counts, session, engines)
            found = [*self.decided(), *self._moved(), *self._staged()]
        return Comparison(self.counts, tuple(found), self.only())

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
        for names in self.unlike_moves:
            yield Compared("action", names, "unknown", reason="solver")
        yield from self._placed()

    def _opened(self, one: Openness) -> Iterator[Compared]:
        pair, names = one.found, (one.found[0].option.name, one.found[1].option.name)
        forms = [f.openness(x.phase, x.option) for f, x in zip(self.forms, pair, strict=True)]
        mine = self.extended[0].decision(one.when)
        theirs = self.extended[1].decision(one.when)
        asks = self.asks(mine)
        same = forms[0] == forms[1] and not self.unlike(((mine,), (theirs,)))
        if same and asks <= self.equal:
            yield Compared("action", names, "equal", label=one.label)
        else:
            when = self.asked("action", names, one.when, mine, forms, one.label)
            yield when
            if when.status == "equal" and one.which is not None:
                yield self.asked("choice", names, one.which, mine, forms, one.label)
        yield self._effect(one, names)

    @property
    def _ways(self) -> tuple[Way, Way]:
        return Way({}, self.through[0]), Way(self.move_calls, self.through[1])

    def _effect(self, one: Openness, names: tuple[str, str]) -> Compared:
        bodies = tuple(x.option.body for x in one.found)
        forms = [f.effect(x.phase, x.option) for f, x in zip(self.forms, one.found, strict=True)]
        trial = of_moves(self.made, one.found, self._ways)
        nodes = (tuple(_parts(one.found[0])), tuple(_parts(one.found[1])))
        usual = [self._usual_effect(side, one) for side in SIDES]
        found = self._tried("effect", names, forms, bodies, nodes, trial, usual)
        labels = one.found[0].phase.label, one.found[1].phase.label
        if found.status == "unknown" and not self.asking.open_in_both(one.when, self.counts):
            # Nobody can ever do it in both: there is nothing that could come of it.
            found = replace(found, status="equal", reason=None)
        return _placed_in(found, labels, one.label)

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
            if unlike or any(self.statuses[name] != "unknown" for name in causes):
                return Compared(asked, names, "follows", causes=(*unlike, *causes))
            if causes:
                return Compared(asked, names, "unknown", reason="asked")
            return Compared(asked, names, "equal")
        if usual[0] == usual[1]:
            all_causes = dict.fromkeys((*self.facts_alone(nodes), *unlike, *causes))
            return Compared(asked, names, "follows", causes=tuple(all_causes))
        alone = tuple(self.facts_alone(nodes))
        try:
            usual_field = self.field(nodes, self.counts, size, alone)
            tried = self._first(trial, usual_field)
            if tried is not None:
                return Compared(asked, names, "differs", tried=tried)
            if alone:
                field = self.field(nodes, self.counts, size)
                tried = self._first(trial, field)
                if tried is not None:
                    return Compared(asked, names, "follows", tried=tried, causes=alone)
        except Unanswered as unanswered:
            return Compared(asked, names, "unknown", reason=unanswered.reason)
        reason = "tried" if self.made.program.deck.cards else "no-cards"
        return Compared(asked, names, "unknown", reason=reason)

    def _first(self, trial: Trial, situations: Iterator[Deal]) -> Tried | None:
        return first_difference(self.made, trial, situations, self.deadline, self.offers)

    def _placed(self) -> Iterator[Compared]:
        """In which of the phases of both a move is open in one of them only."""
        theirs = {self.move_calls.get(name, name): name for name in self.moves[1]}
        phases = [{b.label for b in p.blocks if not unnamed(b.label)} for p in self.both]
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
            unlike = [
                name for name in shared if self._body(0, mine[name]) != self._body(1, theirs[name])
            ]
            alone = len(unlike) == 1 and len(mine) == len(theirs) == len({*mine, *theirs})
            for name in shared:
                yield self._step(name, mine[name], theirs[name], label, alone)
            if shared != [name for name in theirs if name in shared]:
                yield Compared("order", (label, label), "differs")

    def _body(self, side: int, step: Step) -> object:
        return self.forms[side].body(step.body), step.choosing

    def _step(self, name: str, mine: Step, theirs: Step, label: str, alone: bool) -> Compared:
        """Where somebody chooses in the step, the whole stage is tried; if the step is `alone` in
        being different, it is by that."""
        forms = [self._body(0, mine), self._body(1, theirs)]
        trial = of_steps(self.made, (mine.body, theirs.body), label)
        pair: tuple[Sequence[Node], Sequence[Node]] = (mine.body, theirs.body)
        if forms[0] != forms[1] and (mine.pauses or theirs.pauses):
            if not alone:
                return Compared("step", (name, name), "unknown", reason="pauses", label=label)
            trial = of_stages(self.made, label, self._ways)
            bodies = [stages(p)[label].body for p in self.both]
            pair = bodies[0], bodies[1]
        usual = [self._usual_step(side, name, label) for side in SIDES]
        found = self._tried("step", (name, name), forms, pair, pair, trial, usual, size=0)
        return _placed_in(found, (label, label), label)

    def _usual_step(self, side: int, name: str, label: str) -> object:
        forms = self.usual[side]
        stage = stages(forms.program).get(label)
        step = None if stage is None else steps(forms, stage).get(name)
        return side if step is None else (forms.body(step.body), step.choosing)


def _placed_in(found: Compared, labels: tuple[str, str], label: str | None) -> Compared:
    tried = None if found.tried is None else replace(found.tried, labels=labels)
    return replace(found, tried=tried, label=label)


def _parts(found: Found) -> Iterator[Node]:
    option = found.option
    yield from (option.guard, found.phase.actor, *option.body)
    for one in (option.choice, option.by):
        if one is not None:
            yield one
