"""Races that no rule decides, as findings: one for each action that may be done out of turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cambio_spec.diagnostics.codes import RACE
from cambio_spec.diagnostics.diagnostic import Diagnostic, Message, Witness
from cambio_spec.kernel.expressions import RuleId
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.proof.knowledge.findings import place, table
from cambio_spec.proof.knowledge.starts import state_of
from cambio_spec.proof.races.search import Judged, Race
from cambio_spec.proof.stops import told_move


def races(ruleset: Ruleset, found: Sequence[Judged]) -> tuple[Diagnostic, ...]:
    """What matters, and what isn't known to matter but isn't proved either. Both are told at the
    first action of a pair that may be done out of turn."""
    return (*_told(ruleset, found, "matters"), *_told(ruleset, found, "open"))


def _told(ruleset: Ruleset, found: Sequence[Judged], verdict: str) -> Iterator[Diagnostic]:
    by_action: dict[RuleId, list[Judged]] = {}
    for one in found:
        if one.verdict == verdict:
            by_action.setdefault(one.pair.out_of_turn[0].origin, []).append(one)
    for action, some in by_action.items():
        others = dict.fromkeys(other for one in some for other in _others(one, action))
        finding = _race if verdict == "matters" else _bounded
        yield finding(ruleset, action, tuple(others), some)


def _others(one: Judged, action: RuleId) -> Iterator[RuleId]:
    """The other action of a pair, or the same one of somebody else."""
    both = [one.pair.first.origin, one.pair.second.origin]
    both.remove(action)
    yield from both


def _race(
    ruleset: Ruleset, action: RuleId, others: tuple[RuleId, ...], some: Sequence[Judged]
) -> Diagnostic:
    one = next(one for one in some if one.race is not None)
    race = one.race
    assert race is not None
    partner = next(_others(one, action))
    first, second = (told_move(ruleset.program, move) for move in (race.first, race.second))
    found = RACE.at(
        place(ruleset, action),
        *((place(ruleset, partner),) if partner != action else ()),
        rules=(action, *(other for other in others if other != action)),
        way=race.way,
        rule=action,
        first=first,
        second=second,
        others_list=others,
    )
    return replace(found, witness=_witness(ruleset, race, (first, second)))


def _bounded(
    ruleset: Ruleset, action: RuleId, others: tuple[RuleId, ...], some: Sequence[Judged]
) -> Diagnostic:
    rules = (action, *(other for other in others if other != action))
    found = RACE.at(place(ruleset, action), rules=rules, status="bounded")
    return replace(
        found,
        message=Message("race-bounded", {"rule": action, "others_list": others}),
        help=Message("race-bounded-help", {"rule": action}),
        bound=Message("bound-races", {"count": sum(one.tried for one in some)}),
    )


def _witness(ruleset: Ruleset, race: Race, moves: tuple[str, str]) -> Witness:
    found = table(ruleset, state_of(ruleset.program, race.start))
    return replace(found, moves=moves, race=True)
