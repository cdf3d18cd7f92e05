"""How often what differs does: counted where that can be, else in rounds that are played."""

from __future__ import annotations

from dataclasses import replace

from cambio_spec.kernel.program import Decision
from cambio_spec.kernel.statements import Announce
from cambio_spec.kernel.walk import descendants
from cambio_spec.proof.difference.compare import Comparing
from cambio_spec.proof.difference.compiled import Run
from cambio_spec.proof.difference.counting import Counting
from cambio_spec.proof.difference.forms import unnamed
from cambio_spec.proof.difference.joined import of_side
from cambio_spec.proof.difference.outcome import Compared, Comparison, Often
from cambio_spec.proof.difference.sampling import Engines, Samples, often, played
from cambio_spec.proof.solver import Deadline, Unanswered

COUNTED = (2, 3)
"""Numbers of players for which it is told."""


class Oftener:
    """For one comparison. `deadline` is that of all; what isn't told by then is left out."""

    def __init__(
        self, comparing: Comparing, engines: Engines, run: Run, deadline: Deadline
    ) -> None:
        self._comparing, self._engines, self._deadline = comparing, engines, deadline
        self._made = comparing.made
        self._counting = Counting(comparing.made, run, deadline)
        self._samples: dict[int, Samples | None] = {}

    def told(self, comparison: Comparison) -> Comparison:
        found = tuple(self._with(one, comparison) for one in comparison.compared)
        return replace(comparison, compared=found)

    def _with(self, one: Compared, comparison: Comparison) -> Compared:
        asked = one.status in ("differs", "follows") and one.cases
        if not asked or one.asked not in ("decision", "action", "choice"):
            return one
        known: list[Often] = []
        for players in (n for n in self._numbers(one) if n in comparison.players):
            try:
                found = self._often(one, players)
            except Unanswered:
                found = None
            if found is not None:
                known.append(found)
        return replace(one, often=tuple(known))

    def _numbers(self, one: Compared) -> tuple[int, ...]:
        """What only follows from something else is told for the fewest, unless it is announced."""
        program = self._comparing.both[0]
        told = any(
            isinstance(n, Announce) and n.decide.decision == one.names[0]
            for n in descendants(program)
        )
        return COUNTED if told or one.status == "differs" else COUNTED[:1]

    def _often(self, one: Compared, players: int) -> Often | None:
        pair, labels = self._asked(one)
        if one.asked == "decision":
            counted = self._counting.often(*self._joined(pair), players)
            if counted is not None:
                return counted
        if players not in self._samples:
            self._samples[players] = played(self._made, self._engines, players, self._deadline)
        samples = self._samples[players]
        if samples is None:
            return None
        return often(self._made, pair, samples, labels, players, self._deadline)

    def _joined(self, pair: tuple[Decision, Decision]) -> tuple[Decision, Decision]:
        program = self._made.program
        first, second = (program.decision(of_side(d.name, s)) for s, d in enumerate(pair))
        return first, second

    def _asked(self, one: Compared) -> tuple[tuple[Decision, Decision], list[str]]:
        """The two decisions, and in which phases they are asked."""
        names, labels = one.names, [""]
        if one.asked != "decision":
            opened = [o for o in self._comparing.openness if o.name == one.names[0]]
            here = next(o for o in opened if o.label == one.label)
            name = here.when if one.asked == "action" else here.which
            assert name is not None
            names = name, name
            labels = [o.found[0].phase.label for o in opened]
            labels = [label for label in labels if unnamed(label) == (one.label is None)]
        first, second = (self._made.both[side].decision(name) for side, name in enumerate(names))
        return (first, second), labels
