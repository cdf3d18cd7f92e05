"""Everything that can be found in one configuration."""

from __future__ import annotations

import time
from collections.abc import Sequence, Set
from dataclasses import dataclass, replace

from cambio_spec.catalog.catalog import languages
from cambio_spec.catalog.errors import CatalogError
from cambio_spec.catalog.verify import problems
from cambio_spec.constructs.players import PlayersPart
from cambio_spec.diagnostics.diagnostic import Argument, Diagnostic
from cambio_spec.diagnostics.faults import fault
from cambio_spec.kernel.program import Program
from cambio_spec.model.accepting import accepted
from cambio_spec.model.load import Loaded
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.model.rulings import moot
from cambio_spec.pipeline.asking import words
from cambio_spec.pipeline.engines import Readings
from cambio_spec.pipeline.knowing import leaking, racing
from cambio_spec.proof.outcome import Outcome, Question

Counts = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Looked:
    """`findings` in the order of the passes, `unproved` what a proof was sought for in vain, the
    rules that may be `leaking` and the actions that may be `racing`, and the number of questions
    that were `proved`."""

    findings: tuple[Diagnostic, ...]
    unproved: tuple[Outcome, ...]
    leaking: frozenset[str]
    racing: frozenset[str]
    proved: int


def looked(
    loaded: Loaded,
    counts: Counts,
    timeout: float,
    besides: Set[Question] = frozenset(),
    spoken: Sequence[str] = (),
) -> Looked:
    """All that can be found for these numbers of players, within so many seconds, but for the
    questions in `besides`, in the sentences of the languages `spoken`, of all without any. Raises
    `ReadingsDisagree` where two readings of a rule differ (a fault of ours)."""
    # Z3 takes a while to import, and most commands don't prove anything.
    from cambio_spec.proof.findings import findings, proved
    from cambio_spec.proof.solve import prove

    ruleset, readings = loaded.ruleset, Readings(loaded.ruleset)
    until = time.monotonic() + timeout
    whole = for_all_players(ruleset)
    proofs = prove(ruleset.program, counts, timeout, readings.answer, whole, besides)
    judged = findings(ruleset, proofs)
    told = (
        leaking(ruleset, counts, readings, seconds=until - time.monotonic()),
        racing(ruleset, counts, readings, seconds=until - time.monotonic()),
    )
    found = (
        *written(loaded, spoken),
        *judged,
        *stopped(loaded, counts, readings, judged),
        *(finding for one in told for finding in one.findings),
    )
    once = [f for index, f in enumerate(found) if f not in found[:index]]
    open_questions = (o for p in proofs for o in p.outcomes if o.status != "proved")
    shown = accepted(ruleset, moot(ruleset, once))
    return Looked(shown, tuple(open_questions), told[0].rules, told[1].rules, proved(proofs))


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
    loaded: Loaded, counts: Counts, readings: Readings, known: tuple[Diagnostic, ...] = ()
) -> tuple[Diagnostic, ...]:
    """What shows in a few games that are played by chance: one can't go on, or no round ends."""
    from cambio_spec.proof.stops import trial_findings
    from cambio_spec.proof.trial import tried

    ruleset = loaded.ruleset
    return trial_findings(ruleset, tried(ruleset.program, counts, readings.play), known)


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
