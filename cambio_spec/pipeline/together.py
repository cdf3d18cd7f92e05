"""What is wrong with a game only when it is played with some of its features.

The game itself is checked elsewhere. Here each of its variants joins it, and every two of them,
and each of its options; what is found only then is told with the smallest set of features that
shows it. Options are left open in proofs, so that one proof is good for all their values.
"""

from __future__ import annotations

import time
from collections.abc import Hashable, Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar

from cambio_spec.constructs.option import write_value
from cambio_spec.diagnostics.codes import (
    ALWAYS_OVERRIDDEN,
    DEAD_RULE,
    EXCLUDED,
    LEFT_OUT,
    NO_COUNT_LEFT,
    NO_END,
    UNEXPLORED,
    UNMET_NEED,
    UNUSED_ACCEPT,
)
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message, Rejected
from cambio_spec.diagnostics.report import counts_against
from cambio_spec.kernel.agreeing import limited
from cambio_spec.kernel.asking import alike
from cambio_spec.kernel.program import Program, Setting
from cambio_spec.model.accepting import accepted
from cambio_spec.model.configuring import Asked
from cambio_spec.model.idle import idle_variants
from cambio_spec.model.lattice import Features, above, options
from cambio_spec.model.load import AtHand, Loaded
from cambio_spec.pipeline.engines import Readings
from cambio_spec.pipeline.knowing import leaking, racing
from cambio_spec.pipeline.looking import Counts, Looked, for_all_players, looked, stopped, written
from cambio_spec.proof.outcome import Outcome, Question, question

UNFIT = frozenset(code.code for code in (UNMET_NEED, EXCLUDED, NO_COUNT_LEFT))
"""Why features can't be played together as they say themselves: no fault of theirs, unless it is a
variant alone that nobody can play."""


K = TypeVar("K", bound=Hashable)


DEAD = frozenset(code.code for code in (DEAD_RULE, ALWAYS_OVERRIDDEN))


@dataclass(frozen=True, slots=True)
class Together:
    """What was found with further features, in how many `configurations`."""

    findings: tuple[Diagnostic, ...]
    configurations: int


def together(
    loaded: Loaded, alone: Looked, players: Sequence[int] | None, until: float
) -> Together:
    """What is found only with features besides those of a configuration, in which `alone` was
    found. `until` is on the monotonic clock; what isn't looked at by then is told as unknown."""
    if loaded.at_hand is None:
        return Together((), 0)
    search = _Search(loaded, loaded.at_hand, players, until)
    search.tell(loaded.asked, alone.findings, news=False)
    search.idle(loaded.asked, loaded, news=False)
    search.failed(loaded.asked, alone.unproved)
    search.known(loaded.asked, alone.leaking, alone.racing)
    search.settings(loaded)
    for option in options(loaded):
        search.option((*loaded.asked, option))
    for features in above(loaded):
        search.visit(features)
    return Together(search.all_found(), search.configurations)


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

    def under(self, features: Iterable[Asked]) -> frozenset[K]:
        """What was found with these features, or some of them."""
        here = frozenset(features)
        return frozenset(key for less, key in self.keys if less <= here)


@dataclass(slots=True)
class _Search:
    loaded: Loaded
    at_hand: AtHand
    players: Sequence[int] | None
    until: float
    configurations: int = 0
    left: int = 0
    _found: list[Diagnostic] = field(default_factory=list)
    _findings: _Known[object] = field(default_factory=_Known)
    _proved: list[tuple[frozenset[Asked], Program]] = field(default_factory=list)
    _failed: _Known[Question] = field(default_factory=_Known)
    _leaks: _Known[str] = field(default_factory=_Known)
    _races: _Known[str] = field(default_factory=_Known)

    def all_found(self) -> tuple[Diagnostic, ...]:
        if not self.left:
            return tuple(self._found)
        place = Label(self.loaded.ruleset.game.name.span, Message("unexplored-label"))
        help = Message("unexplored-help")
        late = UNEXPLORED.at(place, status="unknown", help=help, count=self.left)
        return (*self._found, late)

    def tell(self, features: Features, findings: Iterable[Diagnostic], news: bool = True) -> None:
        """Remembers what counts among findings, and what a book leaves out without anybody having
        said so; where it is `news`, tells it."""
        self._tell(features, filter(_counts, findings), news)

    def _tell(self, features: Features, findings: Iterable[Diagnostic], news: bool = True) -> None:
        labels = tuple(one.written for one in features)
        for finding in findings:
            if self._findings.add(features, _key(finding)) and news:
                self._found.append(replace(finding, features=labels))

    def idle(self, features: Features, loaded: Loaded, news: bool = True) -> None:
        """Tells which variants the others leave nothing to do, if they have something to do with
        fewer."""
        self._tell(features, idle_variants(loaded), news)

    def failed(self, features: Features, outcomes: Iterable[Outcome]) -> None:
        """Remembers what couldn't be proved: with more features it isn't asked again."""
        for outcome in outcomes:
            self._failed.add(features, question(outcome))

    def settings(self, loaded: Loaded) -> None:
        """Proves a configuration for all values of the options that it leaves open."""
        if loaded.ruleset.open.settings:
            self._prove(loaded.asked, loaded)
            self._watch(loaded.asked, loaded, whole=True)

    def option(self, features: Features) -> None:
        """Looks at a configuration with one option changed: at its words, and at play."""
        if (loaded := self._configured(features)) is not None:
            self.configurations += 1
            self._look(features, loaded)
            self._watch(features, loaded)

    def visit(self, features: Features) -> None:
        """Looks at a configuration, and proves it for all values of its options."""
        if (loaded := self._configured(features)) is not None:
            self.configurations += 1
            self._look(features, loaded)
            self.idle(features, loaded)
            self._prove(features, loaded)
            self._watch(features, loaded, whole=True)

    def _configured(self, features: Features) -> Loaded | None:
        """None for features that don't go together, and where the time is up."""
        if time.monotonic() > self.until:
            self.left += 1
            return None
        more = [one.written for one in features if one not in self.loaded.asked]
        try:
            return self.at_hand.configured(features, "+".join((self.loaded.ruleset.name, *more)))
        except Rejected as rejected:
            alone = not self.loaded.asked and len(more) == 1 and features[0].value is None
            fit = (d for d in rejected.diagnostics if alone or d.code not in UNFIT)
            self.tell(features, fit)
            return None

    def _look(self, features: Features, loaded: Loaded) -> None:
        """At all but what needs a proof. What shows in play with one feature isn't sought again
        with two."""
        found = written(loaded)
        if len(features) == len(self.loaded.asked) + 1 and (counts := self._counts(loaded)):
            found += stopped(loaded, counts, Readings(loaded.ruleset))
        self.tell(features, found)

    def known(self, features: Features, leaks: Iterable[str], races: Iterable[str]) -> None:
        """Remembers which rules may show hidden cards, and which actions may race: with more
        features they aren't asked again."""
        for rule in leaks:
            self._leaks.add(features, rule)
        for rule in races:
            self._races.add(features, rule)

    def _watch(self, features: Features, loaded: Loaded, whole: bool = False) -> None:
        """Looks for what the rules tell of hidden cards; if `whole`, for all values of options.
        And at who may act at once."""
        if not (counts := self._counts(loaded)) or time.monotonic() > self.until:
            return
        ruleset, readings = loaded.ruleset, Readings(loaded.ruleset)
        every = ruleset.open if whole else None
        left, known = self.until - time.monotonic(), self._leaks.under(features)
        leaks = leaking(ruleset, counts, readings, known, every, left)
        left, known = self.until - time.monotonic(), self._races.under(features)
        races = racing(ruleset, counts, readings, known, left)
        self.known(features, leaks.rules, races.rules)
        found = accepted(ruleset, (*leaks.findings, *races.findings))
        self._tell(features, (f for f in found if f.code != UNUSED_ACCEPT.code))

    def _prove(self, features: Features, loaded: Loaded) -> None:
        from cambio_spec.proof.solve import prove

        counts, left = self._counts(loaded), self.until - time.monotonic()
        if not counts or left <= 0:
            self.left += left <= 0
            return
        whole = _open(features, loaded)
        known = self._failed.under(features)
        same = self._same(features, whole)
        undecided = for_all_players(loaded.ruleset)
        proofs = prove(whole, counts, left, None, undecided, known, same)
        self._proved.append((frozenset(features), whole))
        news = [o for p in proofs for o in p.outcomes if o.status != "proved"]
        self.failed(features, news)
        if news:
            self._settle(features, loaded, news, known)

    def _same(self, features: Features, program: Program) -> Set[str]:
        """The decisions that were looked at with some of these features, and are what they were."""
        here = frozenset(features)
        fewer = [alike(program, other) for less, other in self._proved if less <= here]
        return frozenset[str]().union(*fewer)

    def _settle(
        self, features: Features, loaded: Loaded, news: Sequence[Outcome], known: Set[Question]
    ) -> None:
        """Tells what an open proof has found: in the configuration with the usual values, and in
        those with the values of its witnesses, each looked at for itself."""
        settled: set[object] = set()
        witnessed = [_at(outcome, features, loaded) for outcome in news]
        for chosen in dict.fromkeys([features, *witnessed]):
            here = loaded if chosen == features else self._configured(chosen)
            if here is None or not (counts := self._counts(here)):
                continue
            left = max(self.until - time.monotonic(), 0.001)
            seen = looked(here, counts, left, known)
            settled |= {question(outcome) for outcome in seen.unproved}
            self.tell(chosen, (f for f in seen.findings if not self._is_idle(f, here)))
        doubtful = (outcome for outcome in news if question(outcome) not in settled)
        self.tell(features, _doubts(features, loaded, doubtful))

    def _is_idle(self, finding: Diagnostic, loaded: Loaded) -> bool:
        """An `accept` of what was found with fewer features, and so isn't asked again; a rule that
        applies in other configurations, and only has nothing to do in this one."""
        place = finding.labels[0].span
        if finding.code == UNUSED_ACCEPT.code:
            return place in (accept.span for accept in self.loaded.ruleset.accepts)
        if finding.code not in DEAD:
            return False
        known = self.loaded.ruleset.variants
        added = [v for v in loaded.ruleset.variants if v not in known]
        own = (v.span for v in added if place.file.path == v.span.file.path)
        return len(added) > 1 or not any(o.start <= place.start < o.end for o in own)

    def _counts(self, loaded: Loaded) -> Counts:
        known = loaded.ruleset.program.counts
        return tuple(c for c in known if self.players is None or c in self.players)


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


def _at(outcome: Outcome, features: Features, loaded: Loaded) -> Features:
    """The features with the values that the options have in a witness."""
    if outcome.witness is None:
        return features
    program, settled = loaded.ruleset.open, {one.name for one in features}
    values = {name: value for (name, _), value in outcome.witness.facts.items()}
    found = list(features)
    for setting in program.settings:
        value = values.get(setting.fact)
        usual = program.fact(setting.fact).initial
        if isinstance(value, int | str) and value != usual and setting.fact not in settled:
            found.append(Asked(setting.fact, write_value(value)))
    return tuple(found)


def _open(features: Features, loaded: Loaded) -> Program:
    """The program for all values that options may have, but for those that are among the
    features."""
    ruleset, settled = loaded.ruleset, {one.name for one in features}

    def narrowed(setting: Setting) -> Setting:
        name = setting.fact
        return replace(setting, values=(ruleset.settings[name],)) if name in settled else setting

    whole = ruleset.open
    return limited(replace(whole, settings=tuple(map(narrowed, whole.settings))))


def _doubts(
    features: Features, loaded: Loaded, outcomes: Iterable[Outcome]
) -> Iterator[Diagnostic]:
    """What an open proof leaves open, and no configuration by itself shows: not known."""
    from cambio_spec.proof.findings import finding

    whole = replace(loaded.ruleset, program=_open(features, loaded))
    for outcome in outcomes:
        doubt = replace(outcome, status="unknown", witness=None, reason=outcome.reason or "solver")
        yield finding(whole, doubt)
