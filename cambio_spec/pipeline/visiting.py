"""Single configurations beside the one that was asked for: what shows only when one of them is
looked at by itself, in its words, its texts and its play.

A question that depends on nothing else than with fewer features isn't asked again.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, cast

from cambio_spec.diagnostics.codes import (
    EXCLUDED,
    LEFT_OUT,
    NO_COUNT_LEFT,
    UNMET_NEED,
    UNUSED_ACCEPT,
)
from cambio_spec.diagnostics.diagnostic import Diagnostic, Rejected
from cambio_spec.diagnostics.report import counts_against
from cambio_spec.model.accepting import accepted
from cambio_spec.model.idle import idle_variants
from cambio_spec.model.lattice import Features
from cambio_spec.model.load import AtHand, Loaded
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.pipeline.engines import Readings
from cambio_spec.pipeline.going_on import course_print, going_on, remembered
from cambio_spec.pipeline.knowing import watched
from cambio_spec.pipeline.looking import Counts, by_chance, stopped, told_of, written
from cambio_spec.pipeline.winning import ended_wrong, ends_print
from cambio_spec.pipeline.working import With
from cambio_spec.proof.assumptions import assumptions, contradictions
from cambio_spec.proof.solver import Unanswered

UNFIT = frozenset(code.code for code in (UNMET_NEED, EXCLUDED, NO_COUNT_LEFT))
"""Why features can't be played together as they say themselves: no fault of theirs, unless it is a
variant alone that nobody can play."""

FEW_MOVES = 3_000
"""So many are tried to show that play halts with some features."""


def _assumed(ruleset: Ruleset, counts: Counts) -> Mapping[str, str]:
    return assumptions(ruleset.program, counts)


Way = Literal["goes on", "ends", "assumes"]
_WAYS: Mapping[Way, Callable[[Ruleset, Counts], object]] = {
    "goes on": course_print,
    "ends": ends_print,
    "assumes": _assumed,
}
"""What is asked of a configuration, and a print of all that it depends on."""


@dataclass(frozen=True, slots=True)
class Visited:
    """What was found in the words, the texts and the play of a configuration, which variants have
    nothing to do in it, and what is proved of its play; None where the time was up before.
    `accepted` are the codes and rules of what was found and is accepted."""

    findings: tuple[Diagnostic, ...]
    idle: tuple[Diagnostic, ...] = ()
    proved: tuple[str, ...] = ()
    accepted: frozenset[tuple[str, str]] = frozenset()


@dataclass(frozen=True, slots=True)
class Visits:
    """`loaded` is the configuration that was asked for, `players` are the numbers of them that
    were, None for all; `until` is on the monotonic clock."""

    loaded: Loaded
    at_hand: AtHand
    players: Sequence[int] | None
    until: float
    with_: With
    _made: dict[Features, Loaded] = field(default_factory=dict)
    _prints: dict[tuple[Way, Features], object] = field(default_factory=dict)

    def visited(self, features: Features) -> Visited | None:
        """What shows in play with one feature isn't sought again with two."""
        if time.monotonic() > self.until:
            return None
        try:
            loaded = self.configured(features)
        except Rejected as rejected:
            return Visited(self.clash(features, rejected))
        found, proved = written(loaded), tuple[str, ...]()
        if counts := self.counts(loaded):
            try:
                more, proved = self._played(features, loaded, counts, found)
            except Unanswered:
                return None
            found += more
        used = frozenset((f.code, r) for f in found if f.status == "accepted" for r in f.rules)
        return Visited(tuple(filter(counted, found)), idle_variants(loaded), proved, used)

    def _played(
        self, features: Features, loaded: Loaded, counts: Counts, known: tuple[Diagnostic, ...]
    ) -> tuple[tuple[Diagnostic, ...], tuple[str, ...]]:
        """What shows beside what is `known` from the words and texts, and what is proved. Raises
        `Unanswered`."""
        found, proved = tuple[Diagnostic, ...](), tuple[str, ...]()
        if self._in_its_own_way("goes on", features):
            one_more = len(features) == len(self.loaded.asked) + 1
            tried = by_chance(loaded, counts, Readings(loaded.ruleset)) if one_more else None
            is_proved = self.with_.known.is_proved
            course = going_on(loaded.ruleset, counts, self.until, is_proved, FEW_MOVES)
            if course is None:
                raise Unanswered("time")
            found += stopped(loaded.ruleset, tried, course, known)
            proved = remembered(loaded.ruleset, counts, course)
        wrong, ends = self._ends(features, loaded, counts)
        # With a variant, for all values of its options.
        whole = any(one.value is None for one in features)
        found += wrong + watched(loaded.ruleset, counts, self.until, whole).findings
        found += self._never_asked(features, loaded, counts)
        return _accepted(loaded, found), proved + ends

    def _ends(
        self, features: Features, loaded: Loaded, counts: Counts
    ) -> tuple[tuple[Diagnostic, ...], tuple[str, ...]]:
        """How a match may end without one winner, and what is proved of that."""
        if not self._in_its_own_way("ends", features):
            return (), ()
        prints = ends_print(loaded.ruleset, counts)
        if all(map(self.with_.known.is_proved, prints)):
            return (), ()
        keep = self.with_.queries(loaded.ruleset.name)
        wrong = ended_wrong(loaded, counts, self.until, keep)
        return wrong, () if wrong else prints

    def _never_asked(
        self, features: Features, loaded: Loaded, counts: Counts
    ) -> tuple[Diagnostic, ...]:
        """The definitions that take for granted what can't be, as they didn't with less of the
        features. Raises `Unanswered`."""
        here = self._taken_for_granted(features)
        known = [self._taken_for_granted(some) for some in self._fewer(features)]
        new = {name for name, text in here.items() if all(k.get(name) != text for k in known)}
        found = contradictions(loaded.ruleset.program, counts, new, self.until)
        return told_of(loaded, found)

    def _taken_for_granted(self, features: Features) -> Mapping[str, str]:
        return cast("Mapping[str, str] | None", self._print("assumes", features)) or {}

    # ── what is the same with less of the features ───────────────────────────────────────

    def _in_its_own_way(self, way: Way, features: Features) -> bool:
        """Whether what is asked depends on something else than with less of the features: what is
        proved of that would be all that can be."""
        here = self._print(way, features)
        return all(here != self._print(way, some) for some in self._fewer(features))

    def _fewer(self, features: Features) -> Iterator[Features]:
        """With one less of the features that weren't asked for."""
        known = set(self.loaded.asked)
        for one in features:
            some = tuple(f for f in features if f is not one)
            if known <= set(some):
                yield some

    def _print(self, way: Way, features: Features) -> object:
        """None where these can't be played together."""
        if (way, features) not in self._prints:
            try:
                loaded = self.configured(features)
            except Rejected:
                return None
            self._prints[way, features] = _WAYS[way](loaded.ruleset, self.counts(loaded))
        return self._prints[way, features]

    # ── configurations ───────────────────────────────────────────────────────────────────

    def configured(self, features: Features) -> Loaded:
        """Raises `Rejected`."""
        if features not in self._made:
            more = [one.written for one in features if one not in self.loaded.asked]
            name = "+".join((self.loaded.ruleset.name, *more))
            self._made[features] = self.at_hand.configured(features, name)
        return self._made[features]

    def clash(self, features: Features, rejected: Rejected) -> tuple[Diagnostic, ...]:
        """Why features can't be played together, as far as that is a fault."""
        more = [one for one in features if one not in self.loaded.asked]
        alone = not self.loaded.asked and len(more) == 1 and features[0].value is None
        return tuple(d for d in rejected.diagnostics if alone or d.code not in UNFIT)

    def counts(self, loaded: Loaded) -> Counts:
        """The numbers of players to look at."""
        known = loaded.ruleset.program.counts
        return tuple(c for c in known if self.players is None or c in self.players)


def _accepted(loaded: Loaded, findings: Sequence[Diagnostic]) -> tuple[Diagnostic, ...]:
    found = accepted(loaded.ruleset, findings)
    return tuple(finding for finding in found if finding.code != UNUSED_ACCEPT.code)


def counted(finding: Diagnostic) -> bool:
    """Whether it is told of further configurations: what counts among findings, and what a book
    leaves out without anybody having said so."""
    return counts_against(finding) or finding.code == LEFT_OUT.code
