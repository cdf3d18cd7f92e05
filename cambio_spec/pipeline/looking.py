"""Everything that can be found in one configuration."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from cambio_spec.catalog.catalog import languages
from cambio_spec.catalog.errors import CatalogError
from cambio_spec.catalog.verify import problems
from cambio_spec.constructs.players import PlayersPart
from cambio_spec.diagnostics.codes import UNUSED_ACCEPT
from cambio_spec.diagnostics.diagnostic import Argument, Diagnostic
from cambio_spec.diagnostics.faults import fault
from cambio_spec.kernel.agreeing import limited
from cambio_spec.kernel.program import Program
from cambio_spec.model.accepting import accepted
from cambio_spec.model.load import Loaded
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.model.rulings import moot
from cambio_spec.pipeline.asking import words
from cambio_spec.pipeline.engines import Readings
from cambio_spec.pipeline.going_on import Course, going_on, remembered, went_on, went_wrong
from cambio_spec.pipeline.knowing import Watched, watched
from cambio_spec.pipeline.known import NOTHING, Known
from cambio_spec.pipeline.working import BY_ITSELF, Part, With, all_done
from cambio_spec.proof.expectations import expecting, only_said
from cambio_spec.proof.outcome import (
    Outcome,
    OutcomeKind,
    Proof,
    Question,
    all_expected,
    all_proved,
)
from cambio_spec.proof.queries import Keep, forget

if TYPE_CHECKING:
    from cambio_spec.proof.trial import Endless, Stop

Counts = tuple[int, ...]
Findings = tuple[Diagnostic, ...]


@dataclass(frozen=True, slots=True)
class Looked:
    """`findings` in the order of the passes, `unproved` what a proof was sought for in vain, and
    the number of questions that were `proved`."""

    findings: tuple[Diagnostic, ...]
    unproved: tuple[Outcome, ...]
    proved: int


@dataclass(frozen=True, slots=True)
class Seen:
    """What a configuration shows beside its decisions: in its texts, in a few games by chance, of
    whether play can always go on (None where there wasn't the time), and of what players may learn
    and who may act at once."""

    written: tuple[Diagnostic, ...]
    tried: Stop | Endless | None
    course: Course | None
    watched: Watched


def looked(
    loaded: Loaded,
    counts: Counts,
    timeout: float,
    spoken: Sequence[str] = (),
    with_: With = BY_ITSELF,
) -> Looked:
    """All that can be found for these numbers of players, within so many seconds, in the sentences
    of the languages `spoken`, of all without any. Raises `ReadingsDisagree` where two readings of a
    rule differ (a fault of ours)."""
    known, until = with_.known, time.monotonic() + timeout
    prints = fingerprints(loaded.ruleset, counts) if known.file is not None else {}
    sound = frozenset(name for name, text in prints.items() if known.is_proved(text))
    parts: list[Part[object]] = [
        partial(written, loaded, spoken),
        partial(proven, loaded, counts, until, sound, with_.queries(loaded.ruleset.name)),
        partial(by_chance, loaded, counts, Readings(loaded.ruleset)),
        partial(going_on, loaded.ruleset, counts, until, known.is_proved),
        partial(watched, loaded.ruleset, counts, until),
    ]
    said, found, played, went, seen_there = all_done(parts, with_.done, with_.most)
    known.proved(remembered(loaded.ruleset, counts, cast("Course | None", went)))
    proofs = cast("tuple[Proof, ...]", found)
    good = (p.decision for p in proofs if all(o.status == "proved" for o in p.outcomes))
    known.proved(prints[name] for name in good if name in prints and name not in sound)
    here = Seen(cast(Any, said), cast(Any, played), cast(Any, went), cast(Any, seen_there))
    return concluded(loaded, here, proofs)


def seen(loaded: Loaded, counts: Counts, until: float, known: Known = NOTHING) -> Seen:
    tried = by_chance(loaded, counts, Readings(loaded.ruleset))
    went = going_on(loaded.ruleset, counts, until, known.is_proved)
    return Seen(written(loaded), tried, went, watched(loaded.ruleset, counts, until))


def proven(
    loaded: Loaded,
    counts: Counts,
    until: float,
    sound: Set[str] = frozenset(),
    keep: Keep = forget,
) -> tuple[Proof, ...]:
    """All that is asked of the decisions; of those that are `sound`, all is proved before."""
    ruleset, whole = loaded.ruleset, for_all_players(loaded.ruleset)
    program = expecting(ruleset.program)
    asked = [d for d in program.decisions if not only_said(d.name)]
    left = [d for d in asked if d.name not in sound]
    proofs: tuple[Proof, ...] = ()
    if left:
        # Z3 takes a while to import, and most commands don't prove anything.
        from cambio_spec.proof.solve import prove

        timeout = max(until - time.monotonic(), 0.001)
        answer = Readings(ruleset).answer
        proofs = prove(program, counts, timeout, answer, whole, passed=sound, keep=keep)
    before = (
        all_expected(d, counts)
        if d.name in program.properties
        else all_proved(d, whole.decision(d.name), counts)
        for d in asked
        if d.name in sound
    )
    return (*proofs, *before)


def live(proofs: Sequence[Proof], alive: Set[str]) -> tuple[Proof, ...]:
    """The proofs, in which no rule is dead that applies in another configuration."""

    def live_one(outcome: Outcome) -> Outcome:
        if outcome.kind != "dead-rule" or outcome.rules[0] not in alive:
            return outcome
        return replace(outcome, status="proved", rules=outcome.rules[:1])

    return tuple(replace(p, outcomes=tuple(map(live_one, p.outcomes))) for p in proofs)


def concluded(loaded: Loaded, found: Seen, proofs: Sequence[Proof]) -> Looked:
    from cambio_spec.proof.findings import findings, proved
    from cambio_spec.proof.stops import trial_findings

    ruleset, judged = loaded.ruleset, findings(loaded.ruleset, proofs)
    never = () if found.course is None else found.course.endless
    stopped_at = trial_findings(ruleset, found.tried, judged, never)
    known = (*found.written, *judged, *stopped_at)
    all_found = (*known, *went_wrong(ruleset, found.course, known), *found.watched.findings)
    once = [f for index, f in enumerate(all_found) if f not in all_found[:index]]
    open_questions = (o for p in proofs for o in p.outcomes if o.status != "proved")
    return Looked(
        accepted(ruleset, moot(ruleset, once)),
        tuple(open_questions),
        proved(proofs) + went_on(found.course) + found.watched.proved,
    )


def found_with(
    loaded: Loaded, counts: Counts, until: float, wanted: Set[Question], keep: Keep = forget
) -> tuple[Diagnostic, ...]:
    """The findings for questions that aren't proved. Those that come out otherwise here are told as
    unknown."""
    from cambio_spec.proof.findings import findings

    ruleset, decisions = loaded.ruleset, {name for _, name, *_ in wanted}
    known = expecting(ruleset.program).decisions
    passed = frozenset(d.name for d in known if d.name not in decisions)
    proofs = proven(loaded, counts, until, passed, keep) if counts else ()
    open_ones: list[Proof] = []
    seen: set[Question] = set()
    for proof in (p for p in proofs if p.decision in decisions):
        left = [o for o in proof.outcomes if o.status != "proved" and _is_wanted(o, wanted)]
        seen |= {_wanted_as(outcome) for outcome in left}
        open_ones.append(replace(proof, outcomes=tuple(left)))
    told = accepted(ruleset, moot(ruleset, findings(ruleset, open_ones)))
    found = [finding for finding in told if finding.code != UNUSED_ACCEPT.code]
    contradicted = {name for kind, name, *_ in seen if kind == "contradiction"}
    # A rule that never applies with the values that were asked for may do so with others.
    sought = (q for q in wanted if q[0] != "dead-rule")
    missing = sorted(q for q in sought if q not in seen and q[1] not in contradicted)
    lost = (
        Outcome(cast(OutcomeKind, kind), "unknown", name, tuple(rules))
        for kind, name, *rules in missing
    )
    return (*found, *doubts(loaded, lost))


def _is_wanted(outcome: Outcome, wanted: Set[Question]) -> bool:
    return outcome.kind == "contradiction" or _wanted_as(outcome) in wanted


def _wanted_as(outcome: Outcome) -> Question:
    """By which question it is sought: not by what makes a rule dead."""
    rules = outcome.rules[:1] if outcome.kind == "dead-rule" else outcome.rules
    return outcome.kind, outcome.decision, *rules


def doubts(loaded: Loaded, outcomes: Iterable[Outcome]) -> tuple[Diagnostic, ...]:
    """What isn't known of a configuration."""
    return told_of(
        loaded,
        (
            replace(outcome, status="unknown", witness=None, reason=outcome.reason or "solver")
            for outcome in outcomes
        ),
    )


def told_of(loaded: Loaded, outcomes: Iterable[Outcome]) -> tuple[Diagnostic, ...]:
    from cambio_spec.proof.findings import finding

    return tuple(finding(loaded.ruleset, outcome) for outcome in outcomes)


def fingerprints(ruleset: Ruleset, counts: Counts) -> Mapping[str, str]:
    """What the proofs of each decision depend on: for one configuration and the numbers of players
    that are asked for, but whether a rule is dead, for all."""
    from cambio_spec.proof.fingerprint import Fingerprints

    whole = limited(for_all_players(ruleset))
    program = expecting(ruleset.program)
    here, all_ = Fingerprints(program, counts), Fingerprints(whole, whole.counts)
    names = [decision.name for decision in ruleset.program.decisions]
    asked = {name: f"{here.of(name).text} {all_.of(name).text}" for name in names}
    return {**asked, **{name: here.of(name).text for name in program.properties}}


def for_all_players(ruleset: Ruleset) -> Program:
    """The open program, for all numbers of players of the game: what a variant leaves of them, or
    somebody asked for, makes no rule of the game dead."""
    for part in ruleset.base:
        if isinstance(part, PlayersPart):
            counts = part.counts
            return replace(ruleset.open, fewest=counts[0], most=counts[-1], only=counts)
    return ruleset.open


def written(loaded: Loaded, spoken: Sequence[str] = ()) -> tuple[Diagnostic, ...]:
    """What can be told from the rules as they are written, and from the sentences that say them in
    the languages `spoken`, in all without any."""
    return (*loaded.ruleset.findings, *_said_badly(loaded, spoken or languages()))


def stopped(
    ruleset: Ruleset, tried: Stop | Endless | None, course: Course, known: Findings
) -> Findings:
    """What shows in a few games that are played by chance, and what is found about play: one can't
    go on, or no round ends; but for what those that are `known` tell already."""
    from cambio_spec.proof.stops import trial_findings

    found = trial_findings(ruleset, tried, (), course.endless)
    return (*found, *went_wrong(ruleset, course, (*known, *found)))


def by_chance(loaded: Loaded, counts: Counts, readings: Readings) -> Stop | Endless | None:
    from cambio_spec.proof.trial import tried

    return tried(loaded.ruleset.program, counts, readings.play)


def _said_badly(loaded: Loaded, spoken: Sequence[str]) -> tuple[Diagnostic, ...]:
    """What the sentences of a game leave out. A game that has none isn't meant to be printed."""
    from cambio_spec.rulebook.book import sentence_findings
    from cambio_spec.rulebook.languages import dropped
    from cambio_spec.rulebook.told import Told, told
    from cambio_spec.rulebook.wording import Wording
    from cambio_spec.rulebook.wording import load as wording

    found: list[Diagnostic] = []
    wordings: list[Wording] = []
    here: Told | None = None
    for language in spoken:
        files = words(loaded, language)
        if not any(path.is_file() for path in files):
            continue
        try:
            said = wording(language, files)
            wordings.append(said)
            broken = [fault(p, language) for p in problems(said.catalog, said.own)]
            found += broken or sentence_findings(here or (here := told(loaded.ruleset)), said)
        except CatalogError as error:
            found.append(fault(error, language))
    known = {_about(finding) for finding in found}
    return (*found, *(lack for lack in dropped(wordings) if _about(lack) not in known))


def _about(finding: Diagnostic) -> tuple[Argument | None, Argument | None]:
    """Which message of which language a finding is about."""
    said = finding.message.arguments
    return said.get("language"), said.get("name")
