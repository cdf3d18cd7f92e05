"""What is wrong with a game only when it is played with some of its features.

The game itself is checked elsewhere. What it decides is proved for all features at once. Its words,
its texts and what happens in play are looked at with each of its variants, and every two of them,
and each of its options. What is found is told with the smallest sets of features that show it.
"""

from __future__ import annotations

import time
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Generic, TypeVar, cast

from cambio_spec.diagnostics.codes import (
    NO_END,
    UNEXPLORED,
    UNREACHABLE,
    UNUSED_ACCEPT,
)
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message, Rejected
from cambio_spec.model.configuring import Asked
from cambio_spec.model.idle import idle_variants
from cambio_spec.model.lattice import Features, above, clashing, options
from cambio_spec.model.load import AtHand, Loaded
from cambio_spec.pipeline.combinations import Combinations, Combining, Fails
from cambio_spec.pipeline.going_on import remembered
from cambio_spec.pipeline.looking import (
    Counts,
    Looked,
    Seen,
    concluded,
    doubts,
    found_with,
    live,
    looked,
    proven,
    seen,
)
from cambio_spec.pipeline.visiting import Visited, Visits, counted
from cambio_spec.pipeline.working import Part, With, all_done
from cambio_spec.proof.outcome import Outcome, question

OPEN = ("refuted", "unknown")

K = TypeVar("K", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Together:
    """What was found in the configuration that was asked for, and with further features, in how
    many `configurations`."""

    alone: Looked
    findings: tuple[Diagnostic, ...]
    configurations: int


def together(
    loaded: Loaded, counts: Counts, players: Sequence[int] | None, until: float, with_: With
) -> Together:
    """All that is found in a configuration, and what is found only with further features. `until`
    is on the monotonic clock; what isn't looked at by then is told as unknown."""
    if loaded.at_hand is None:
        return Together(looked(loaded, counts, until - time.monotonic(), with_=with_), (), 0)
    visits = Visits(loaded, loaded.at_hand, players, until, with_)
    return _Search(loaded, loaded.at_hand, counts, until, with_, visits).done()


@dataclass(slots=True)
class _Known(Generic[K]):
    """What was found so far, each with the features that it was found with."""

    keys: list[tuple[frozenset[Asked], K]] = field(default_factory=list)

    def add(self, features: Iterable[Asked], key: K) -> bool:
        """Whether it is news: found with no smaller set of features."""
        here = frozenset(features)
        if any(known == key and less <= here for less, known in self.keys):
            return False
        self.keys.append((here, key))
        return True


@dataclass(slots=True)
class _Search:
    loaded: Loaded
    at_hand: AtHand
    counts: Counts
    until: float
    with_: With
    _visits: Visits
    left: int = 0
    _found: list[Diagnostic] = field(default_factory=list)
    _findings: _Known[object] = field(default_factory=_Known)
    _used: set[tuple[str, str]] = field(default_factory=set)

    def done(self) -> Together:
        combining = Combining(self.loaded, self.at_hand, self.counts, self.until, self.with_)
        visits = self._to_visit()
        parts: list[Part[object]] = [
            *combining.parts,
            partial(seen, self.loaded, self.counts, self.until, self.with_.known),
            *(partial(self._visits.visited, features) for features in visits),
        ]
        answers = all_done(parts, self.with_.done, self.with_.most)
        proofs = len(combining.parts)
        whole = combining.done(cast(Any, answers[:proofs]))
        here = cast(Seen, answers[proofs])
        self.with_.known.proved(remembered(self.loaded.ruleset, self.counts, here.course))
        alone, found = self._settled(whole, here)
        self._tell(self.loaded.asked, filter(counted, alone.findings), news=False)
        self._tell(self.loaded.asked, idle_variants(self.loaded), news=False)
        self._tell_visits(visits, cast(Any, answers[proofs + 1 :]))
        self._tell_broken(whole)
        self._tell_fails(whole, found, alone)
        self.left += whole.left
        count = len(visits) - self.left if whole.count is None or self.left else whole.count - 1
        return Together(self._without_used(alone), self._all_found(alone), max(count, 0))

    def _to_visit(self) -> tuple[Features, ...]:
        """The configurations that are looked at for themselves."""
        changed = ((*self.loaded.asked, option) for option in options(self.loaded))
        sets = dict.fromkeys((*changed, *above(self.loaded), *clashing(self.loaded)))
        return tuple(sets)

    # ── what is proved ───────────────────────────────────────────────────────────────────

    def _settled(
        self, whole: Combinations, here: Seen
    ) -> tuple[Looked, list[tuple[Fails, tuple[Diagnostic, ...]]]]:
        """The configuration itself, as far as it isn't proved together with all others; and those
        in which something fails, each for itself."""
        alive = self._alive(whole)
        fails = [one for one in whole.fails if one.doubtful is None]
        keep = self.with_.queries(self.loaded.ruleset.name)
        parts: list[Part[object]] = [
            partial(proven, self.loaded, self.counts, self.until, whole.sound, keep),
            *(partial(self._found_with, one) for one in fails),
        ]
        proofs, *found = all_done(parts, self.with_.done, self.with_.most)
        alone = concluded(self.loaded, here, live(cast(Any, proofs), alive))
        return alone, list(zip(fails, cast(Any, found), strict=True))

    def _alive(self, whole: Combinations) -> frozenset[str]:
        """The rules of this configuration that apply in some other."""
        rules = self.loaded.ruleset.rules.items()
        return frozenset(name for name, rule in rules if (name, rule.item.span) in whole.alive)

    def _found_with(self, fails: Fails) -> tuple[Diagnostic, ...]:
        """The findings for what isn't proved with some features, with a deal; where a proof in
        that configuration alone comes out otherwise, it isn't known."""
        try:
            loaded = self._visits.configured(fails.features)
        except Rejected as rejected:
            return self._visits.clash(fails.features, rejected)
        keep = self.with_.queries(loaded.ruleset.name)
        return found_with(loaded, self._visits.counts(loaded), self.until, fails.questions, keep)

    # ── what is told ─────────────────────────────────────────────────────────────────────

    def _tell(self, features: Features, findings: Iterable[Diagnostic], news: bool = True) -> None:
        """Remembers what counts among findings, and what a book leaves out without anybody having
        said so; where it is `news`, tells it."""
        labels = tuple(one.written for one in features)
        for finding in findings:
            if self._findings.add(features, _key(finding)) and news:
                self._found.append(replace(finding, features=labels))

    def _tell_visits(self, visits: Sequence[Features], found: Sequence[Visited | None]) -> None:
        for features, visited in zip(visits, found, strict=True):
            if visited is None:
                self.left += 1
                continue
            self._used |= visited.accepted
            self._tell(features, visited.findings)
            self._tell(features, visited.idle)
            self.with_.known.proved(visited.proved)

    def _tell_broken(self, whole: Combinations) -> None:
        for features in whole.broken:
            try:
                self._visits.configured(features)
            except Rejected as rejected:
                self._tell(features, self._visits.clash(features, rejected))

    def _tell_fails(
        self,
        whole: Combinations,
        found: Sequence[tuple[Fails, tuple[Diagnostic, ...]]],
        alone: Looked,
    ) -> None:
        for fails, findings in found:
            self._used |= {(f.code, r) for f in findings if f.status == "accepted" for r in f.rules}
            self._tell(fails.features, filter(counted, findings))
        open_here = {question(outcome) for outcome in alone.unproved}
        for fails in whole.fails:
            if fails.doubtful is not None and question(fails.doubtful) not in open_here:
                self._tell_doubt(fails.features, fails.doubtful)

    def _tell_doubt(self, features: Features, doubtful: Outcome) -> None:
        """What isn't known, where it can be shown; else that something wasn't looked at."""
        try:
            loaded = self._visits.configured(features)
        except Rejected:
            self.left += 1
            return
        ruleset = loaded.ruleset
        names = {*ruleset.rules, *(d.name for d in ruleset.program.decisions)}
        if {doubtful.decision, *doubtful.rules} <= names:
            self._tell(features, doubts(loaded, (doubtful,)))
        else:
            self.left += 1

    def _without_used(self, alone: Looked) -> Looked:
        """What is accepted in another configuration is no idle `accept`."""
        accepts = {a.span: (a.code, a.rule.text) for a in self.loaded.ruleset.accepts}

        def is_used(finding: Diagnostic) -> bool:
            if finding.code != UNUSED_ACCEPT.code:
                return False
            said = accepts.get(finding.labels[0].span)
            return said is not None and said in self._used

        return replace(alone, findings=tuple(f for f in alone.findings if not is_used(f)))

    def _all_found(self, alone: Looked) -> tuple[Diagnostic, ...]:
        every = (*alone.findings, *self._found)
        found = tuple(f for f in self._found if not _follows(f, every))
        if not self.left:
            return found
        place = Label(self.loaded.ruleset.game.name.span, Message("unexplored-label"))
        help = Message("unexplored-help")
        late = UNEXPLORED.at(place, status="unknown", help=help, count=self.left)
        return (*found, late)


def _follows(finding: Diagnostic, every: Sequence[Diagnostic]) -> bool:
    """Where something else is wrong, that may be why something is never come to."""
    if finding.code != UNREACHABLE.code:
        return False
    here = set(finding.features)
    faults = (one for one in every if one.code != UNREACHABLE.code)
    return any(one.status in OPEN and here.issuperset(one.features) for one in faults)


def _key(finding: Diagnostic) -> object:
    """What makes two findings the same, whatever deal shows them. A round that goes on for ever may
    be broken off anywhere, and with any number of players; a word that is missing is missing
    once, however many rules need it."""
    if finding.code == NO_END.code:
        return finding.code
    said = finding.message.arguments
    about = (said.get("language"), said.get("name"))
    if None not in about:
        return finding.code, finding.status, about
    place = finding.labels[0].span if finding.labels else None
    return finding.code, finding.status, finding.rules, place, about
