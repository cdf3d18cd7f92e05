"""What shows at the table of cards that somebody hasn't seen."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass

from cambio_spec.diagnostics.diagnostic import Diagnostic
from cambio_spec.kernel.expressions import RuleId
from cambio_spec.kernel.program import Program
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.pipeline.engines import Readings


@dataclass(frozen=True, slots=True)
class Told:
    """`findings`, the rules that they are about, and how many questions were `proved`."""

    findings: tuple[Diagnostic, ...]
    rules: frozenset[RuleId]
    proved: int


def leaking(
    ruleset: Ruleset,
    players: Sequence[int],
    readings: Readings,
    besides: Set[RuleId] = frozenset(),
    whole: Program | None = None,
) -> Told:
    """What is not proved to tell nothing, but for the rules in `besides`. `whole` is the program
    with all values that options may have; without one, those of the configuration are looked at.

    Raises `ReadingsDisagree` where two readings play a witness differently (a fault of ours)."""
    from cambio_spec.proof.knowledge.findings import leaks
    from cambio_spec.proof.knowledge.flow import studied
    from cambio_spec.proof.knowledge.replay import replayed
    from cambio_spec.proof.knowledge.search import Sought, sought

    program = ruleset.program
    study = studied(program if whole is None else whole)
    suspects = [suspect for suspect in study.suspects if suspect.origin not in besides]
    if not suspects:
        return Told((), frozenset(), study.proved)
    elsewhere = [] if whole is None else suspects
    if whole is not None:
        suspects = [s for s in studied(program).suspects if s.origin not in besides]
    found = list(sought(program, suspects, players))
    for one in found:
        if one.leak is not None:
            replayed(program, one.leak, readings.watch)
    here = {suspect.origin for suspect in suspects}
    found += [Sought(suspect, None, 0) for suspect in elsewhere if suspect.origin not in here]
    rules = frozenset(suspect.origin for suspect in (*suspects, *elsewhere))
    return Told(leaks(ruleset, found), rules, study.proved)


def racing(
    ruleset: Ruleset,
    players: Sequence[int],
    readings: Readings,
    besides: Set[RuleId] = frozenset(),
) -> Told:
    """Which actions of several players are neither proved to be independent nor ordered by a rule,
    but for those in `besides`. Raises `ReadingsDisagree` as `leaking` does."""
    from cambio_spec.proof.races.findings import races
    from cambio_spec.proof.races.ordering import ordering
    from cambio_spec.proof.races.replay import replayed
    from cambio_spec.proof.races.search import judged

    program = ruleset.program
    found = judged(program, players, lambda pair: ordering(ruleset, pair), besides)
    for one in found:
        if one.race is not None:
            replayed(program, one.race, readings.run)
    left = [one for one in found if one.verdict in ("matters", "open")]
    rules = frozenset(option.origin for one in left for option in one.pair.out_of_turn)
    return Told(races(ruleset, found), rules, len(found) - len(left))
