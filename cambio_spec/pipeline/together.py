"""What is wrong with a game only when it is played with some of its features.

The game itself is checked elsewhere. What it decides is proved for all features at once. Its words,
its texts and what happens in play are looked at with each of its variants, and every two of them,
and each of its options. What is found is told with the smallest sets of features that show it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Generic, Literal, TypeVar, cast

from cambio_spec.diagnostics.codes import (
    EXCLUDED,
    LEFT_OUT,
    NO_COUNT_LEFT,
    NO_END,
    UNEXPLORED,
    UNMET_NEED,
    UNREACHABLE,
    UNUSED_ACCEPT,
)
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message, Rejected
from cambio_spec.diagnostics.report import counts_against
from cambio_spec.model.accepting import accepted
from cambio_spec.model.configuring import Asked
from cambio_spec.model.idle import idle_variants
from cambio_spec.model.lattice import Features, above, clashing, options
from cambio_spec.model.load import AtHand, Loaded
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.pipeline.combinations import Combinations, Combining, Fails
from cambio_spec.pipeline.engines import Readings
from cambio_spec.pipeline.going_on import course_print, going_on, remembered
from cambio_spec.pipeline.knowing import watched
from cambio_spec.pipeline.looking import (
    Counts,
    Looked,
    Seen,
    by_chance,
    concluded,
    doubts,
    found_with,
    live,
    looked,
    proven,
    seen,
    stopped,
    written,
)
from cambio_spec.pipeline.winning import ended_wrong, ends_print
from cambio_spec.pipeline.working import Part, With, all_done
from cambio_spec.proof.outcome import Outcome, question

UNFIT = frozenset(code.code for code in (UNMET_NEED, EXCLUDED, NO_COUNT_LEFT))
"""Why features can't be played together as they say themselves: no fault of theirs, unless it is a
variant alone that nobody can play."""


OPEN = ("refuted", "unknown")
FEW_MOVES = 3_000
"""So many are tried to show that play halts with some features."""

Way = Literal["goes on", "ends"]
_WAYS: Mapping[Way, Callable[[Ruleset, Counts], object]] = {
    "goes on": course_print,
    "ends": ends_print,
}
"""What of play is asked of a configuration, and a print of all that it depends on."""

K = TypeVar("K", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Together:
    """What was found in the configuration that was asked for, and with further features, in how
    many `configurations`."""

    alone: Looked
    findings: tuple[Diagnostic, ...]
    configurations: int


@dataclass(frozen=True, slots=True)
class Visited:
    """What was found in the words, the texts and the play of a configuration, which variants have
    nothing to do in it, and what is proved of its play; None where the time was up before."""

    findings: tuple[Diagnostic, ...]
    idle: tuple[Diagnostic, ...] = ()
    proved: tuple[str, ...] = ()


def together(
    loaded: Loaded, counts: Counts, players: Sequence[int] | None, until: float, with_: With
) -> Together:
    """All that is found in a configuration, and what is found only with further features. `until`
    is on the monotonic clock; what isn't looked at by then is told as unknown."""
    if loaded.at_hand is None:
        return Together(looked(loaded, counts, until - time.monotonic(), with_=with_), (), 0)
    return _Search(loaded, loaded.at_hand, counts, players, until, with_).done()


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
    players: Sequence[int] | None
    until: float
    with_: With
    left: int = 0
    _found: list[Diagnostic] = field(default_factory=list)
    _findings: _Known[object] = field(default_factory=_Known)
    _used: set[tuple[str, str]] = field(default_factory=set)
    _made: dict[Features, Loaded] = field(default_factory=dict)
    _prints: dict[tuple[Way, Features], object] = field(default_factory=dict)

    def done(self) -> Together:
        combining = Combining(self.loaded, self.at_hand, self.counts, self.until, self.with_)
        visits = self._visits()
        parts: list[Part[object]] = [
            *combining.parts,
            partial(seen, self.loaded, self.counts, self.until, self.with_.known),
            *(partial(self._visited, features) for features in visits),
        ]
        answers = all_done(parts, self.with_.done, self.with_.most)
        proofs = len(combining.parts)
        whole = combining.done(cast(Any, answers[:proofs]))
        here = cast(Seen, answers[proofs])
        self.with_.known.proved(remembered(self.loaded.ruleset, self.counts, here.course))
        alone, found = self._settled(whole, here)
        self._tell(self.loaded.asked, filter(_counts, alone.findings), news=False)
        self._tell(self.loaded.asked, idle_variants(self.loaded), news=False)
        self._tell_visits(visits, cast(Any, answers[proofs + 1 :]))
        self._tell_broken(whole)
        self._tell_fails(whole, found, alone)
        self.left += whole.left
        count = len(visits) - self.left if whole.count is None or self.left else whole.count - 1
        return Together(self._without_used(alone), self._all_found(alone), max(count, 0))

    def _visits(self) -> tuple[Features, ...]:
        """The configurations that are looked at for themselves."""
        changed = ((*self.loaded.asked, option) for option in options(self.loaded))
        sets = dict.fromkeys((*changed, *above(self.loaded), *clashing(self.loaded)))
        return tuple(sets)

    def _visited(self, features: Features) -> Visited | None:
        """What shows in play with one feature isn't sought again with two."""
        if time.monotonic() > self.until:
            return None
        try:
            loaded = self._configured(features)
        except Rejected as rejected:
            return Visited(self._clash(features, rejected))
        found, proved = written(loaded), tuple[str, ...]()
        if counts := self._counts(loaded):
            if self._in_its_own_way("goes on", features):
                one_more = len(features) == len(self.loaded.asked) + 1
                tried = by_chance(loaded, counts, Readings(loaded.ruleset)) if one_more else None
                is_proved = self.with_.known.is_proved
                course = going_on(loaded.ruleset, counts, self.until, is_proved, FEW_MOVES)
                if course is None:
                    return None
                found += _accepted(loaded, stopped(loaded.ruleset, tried, course, found))
                proved = remembered(loaded.ruleset, counts, course)
            wrong, ends = self._ends(features, loaded, counts)
            found, proved = found + _accepted(loaded, wrong), proved + ends
            # With a variant, for all values of its options.
            whole = any(one.value is None for one in features)
            told = watched(loaded.ruleset, counts, self.until, whole)
            found += _accepted(loaded, told.findings)
        return Visited(tuple(filter(_counts, found)), idle_variants(loaded), proved)

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

    def _in_its_own_way(self, way: Way, features: Features) -> bool:
        """Whether what is asked depends on something else than with less of the features: what is
        proved of that would be all that can be."""
        here = self._print(way, features)
        fewer = (tuple(f for f in features if f is not one) for one in features)
        known = set(self.loaded.asked)
        return all(here != self._print(way, some) for some in fewer if known <= set(some))

    def _print(self, way: Way, features: Features) -> object:
        """None where these can't be played together."""
        if (way, features) not in self._prints:
            try:
                loaded = self._configured(features)
            except Rejected:
                return None
            self._prints[way, features] = _WAYS[way](loaded.ruleset, self._counts(loaded))
        return self._prints[way, features]

    def _configured(self, features: Features) -> Loaded:
        """Raises `Rejected`."""
        if features not in self._made:
            more = [one.written for one in features if one not in self.loaded.asked]
            name = "+".join((self.loaded.ruleset.name, *more))
            self._made[features] = self.at_hand.configured(features, name)
        return self._made[features]

    def _clash(self, features: Features, rejected: Rejected) -> tuple[Diagnostic, ...]:
        more = [one for one in features if one not in self.loaded.asked]
        alone = not self.loaded.asked and len(more) == 1 and features[0].value is None
        return tuple(d for d in rejected.diagnostics if alone or d.code not in UNFIT)

    def _counts(self, loaded: Loaded) -> Counts:
        known = loaded.ruleset.program.counts
        return tuple(c for c in known if self.players is None or c in self.players)

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
            loaded = self._configured(fails.features)
        except Rejected as rejected:
            return self._clash(fails.features, rejected)
        keep = self.with_.queries(loaded.ruleset.name)
        return found_with(loaded, self._counts(loaded), self.until, fails.questions, keep)

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
            self._tell(features, visited.findings)
            self._tell(features, visited.idle)
            self.with_.known.proved(visited.proved)

    def _tell_broken(self, whole: Combinations) -> None:
        for features in whole.broken:
            try:
                self._configured(features)
            except Rejected as rejected:
                self._tell(features, self._clash(features, rejected))

    def _tell_fails(
        self,
        whole: Combinations,
        found: Sequence[tuple[Fails, tuple[Diagnostic, ...]]],
        alone: Looked,
    ) -> None:
        for fails, findings in found:
            self._used |= {(f.code, r) for f in findings if f.status == "accepted" for r in f.rules}
            self._tell(fails.features, filter(_counts, findings))
        open_here = {question(outcome) for outcome in alone.unproved}
        for fails in whole.fails:
            if fails.doubtful is not None and question(fails.doubtful) not in open_here:
                self._tell_doubt(fails.features, fails.doubtful)

    def _tell_doubt(self, features: Features, doubtful: Outcome) -> None:
        """What isn't known, where it can be shown; else that something wasn't looked at."""
        try:
            loaded = self._configured(features)
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


def _accepted(loaded: Loaded, findings: Sequence[Diagnostic]) -> tuple[Diagnostic, ...]:
    found = accepted(loaded.ruleset, findings)
    return tuple(finding for finding in found if finding.code != UNUSED_ACCEPT.code)


def _follows(finding: Diagnostic, every: Sequence[Diagnostic]) -> bool:
    """Where something else is wrong, that may be why something is never come to."""
    if finding.code != UNREACHABLE.code:
        return False
    here = set(finding.features)
    faults = (one for one in every if one.code != UNREACHABLE.code)
    return any(one.status in OPEN and here.issuperset(one.features) for one in faults)


def _counts(finding: Diagnostic) -> bool:
    return counts_against(finding) or finding.code == LEFT_OUT.code


def _key(finding: Diagnostic) -> object:
    """What makes two findings the same, whatever deal shows them. A round that goes on for ever may
    be broken off anywhere, and with any number of players."""
    if finding.code == NO_END.code:
        return finding.code
    said = finding.message.arguments
    place = finding.labels[0].span if finding.labels else None
    about = (said.get("language"), said.get("name"))
    return finding.code, finding.status, finding.rules, place, about
