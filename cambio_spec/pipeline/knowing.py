"""What shows at the table of cards that somebody hasn't seen, and who may act at once."""

from __future__ import annotations

import time
from collections.abc import Sequence, Set
from dataclasses import dataclass

from cambio_spec.diagnostics.codes import LEAK, RACE
from cambio_spec.diagnostics.diagnostic import Diagnostic
from cambio_spec.kernel.expressions import RuleId
from cambio_spec.kernel.program import Program
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.pipeline.engines import Readings
from cambio_spec.source.time_limit import OutOfTime, at_most

PATIENCE = 30.0
"""Seconds for either question: rules that somebody else wrote may take any time."""


@dataclass(frozen=True, slots=True)
class Watched:
    """`findings`, the rules that they are about, and how many questions were `proved`."""

    findings: tuple[Diagnostic, ...]
    rules: frozenset[RuleId]
    proved: int


def watched(ruleset: Ruleset, players: Sequence[int], until: float, whole: bool = False) -> Watched:
    """What the rules tell of hidden cards; if `whole`, for all values of options. And who may act
    at once. `until` is on the monotonic clock. Raises `ReadingsDisagree` as `leaking` does."""
    readings, every = Readings(ruleset), ruleset.open if whole else None
    leaks = leaking(ruleset, players, readings, frozenset(), every, until - time.monotonic())
    races = racing(ruleset, players, readings, frozenset(), until - time.monotonic())
    findings = (*leaks.findings, *races.findings)
    return Watched(findings, leaks.rules | races.rules, leaks.proved + races.proved)


def leaking(
    ruleset: Ruleset,
    players: Sequence[int],
    readings: Readings,
    besides: Set[RuleId] = frozenset(),
    whole: Program | None = None,
    seconds: float = PATIENCE,
) -> Watched:
    """What is not proved to tell nothing, but for the rules in `besides`. `whole` is the program
    with all values that options may have; without one, those of the configuration are looked at.

    Raises `ReadingsDisagree` where two readings play a witness differently (a fault of ours)."""
    from cambio_spec.proof.knowledge.findings import leaks, too_late
    from cambio_spec.proof.knowledge.flow import studied
    from cambio_spec.proof.knowledge.replay import replayed
    from cambio_spec.proof.knowledge.search import Sought, sought

    program, found, proved = ruleset.program, list[Sought](), 0
    late: tuple[Diagnostic, ...] = ()
    try:
        with at_most(_limit(seconds)):
            study = studied(program if whole is None else whole)
            suspects = [suspect for suspect in study.suspects if suspect.origin not in besides]
            proved, here = study.proved, suspects
            if whole is not None and suspects:
                here = [s for s in studied(program).suspects if s.origin not in besides]
            for one in sought(program, here, players):
                if one.leak is not None:
                    replayed(program, one.leak, readings.watch)
                found.append(one)
            origins = {suspect.origin for suspect in here}
            found += [Sought(s, None, 0) for s in suspects if s.origin not in origins]
    except OutOfTime:
        late = (too_late(ruleset, LEAK),)
    rules = frozenset(one.suspect.origin for one in found)
    return Watched((*leaks(ruleset, found), *late), rules, proved)


def racing(
    ruleset: Ruleset,
    players: Sequence[int],
    readings: Readings,
    besides: Set[RuleId] = frozenset(),
    seconds: float = PATIENCE,
) -> Watched:
    """Which actions of several players are neither proved to be independent nor ordered by a rule,
    but for those in `besides`. Raises `ReadingsDisagree` as `leaking` does."""
    from cambio_spec.proof.knowledge.findings import too_late
    from cambio_spec.proof.races.findings import races
    from cambio_spec.proof.races.ordering import ordering
    from cambio_spec.proof.races.replay import replayed
    from cambio_spec.proof.races.search import Judged, judged

    program, found = ruleset.program, list[Judged]()
    late: tuple[Diagnostic, ...] = ()
    try:
        with at_most(_limit(seconds)):
            for one in judged(program, players, lambda pair: ordering(ruleset, pair), besides):
                if one.race is not None:
                    replayed(program, one.race, readings.run)
                found.append(one)
    except OutOfTime:
        late = (too_late(ruleset, RACE),)
    left = [one for one in found if one.verdict in ("matters", "open")]
    rules = frozenset(option.origin for one in left for option in one.pair.out_of_turn)
    return Watched((*races(ruleset, found), *late), rules, len(found) - len(left))


def _limit(seconds: float) -> float:
    return max(0.01, min(PATIENCE, seconds))
