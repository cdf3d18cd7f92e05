"""`diff`: whether two rule sets are the same, or in what they differ."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from types import ModuleType

from cambio_spec.diagnostics.codes import BAD_PLAYER_COUNT, BAD_TIME_LIMIT
from cambio_spec.diagnostics.diagnostic import Message, Rejected
from cambio_spec.kernel.agreeing import agreed
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.state import Value
from cambio_spec.model import load as loading
from cambio_spec.model.counts import wrong_count
from cambio_spec.model.load import Loaded
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.pipeline.difference.declared import Both, declared, only
from cambio_spec.pipeline.difference.result import Diff, Only
from cambio_spec.pipeline.difference.revisions import at_revision
from cambio_spec.pipeline.difference.telling import Telling
from cambio_spec.proof.difference.compare import Comparing
from cambio_spec.proof.difference.compiled import Counted
from cambio_spec.proof.difference.decisions import Settings
from cambio_spec.proof.difference.oftener import Oftener
from cambio_spec.proof.difference.outcome import Comparison
from cambio_spec.proof.difference.replaying import Playing, replayed
from cambio_spec.proof.difference.sampling import Player
from cambio_spec.proof.outcome import Answer, Deal
from cambio_spec.proof.solver import Deadline

LONGEST_COUNT = 30.0
"""Seconds, for telling how often."""


def compared(
    first: str,
    second: str | None,
    players: Sequence[int] | None,
    timeout: float,
    revision: str | None,
    cwd: Path,
) -> Diff:
    """Raises `Rejected` and `ReadingsDisagree`."""
    if not 0 < timeout < float("inf"):
        raise Rejected((BAD_TIME_LIMIT.at(found=f"{timeout:g}"),))
    deadline = Deadline(time.monotonic() + timeout)
    with ExitStack() as opened:
        loaded = _loaded(first, second, revision, cwd, opened)
        both = loaded[0].ruleset, loaded[1].ruleset
        counts = _counts(both, players)
        comparing, engines, comparison = proved(loaded, counts, deadline)
        comparison = _often(comparing, engines, comparison, deadline)
        names = _names(first, second, revision, both)
        return told(both, comparing, comparison, counts, names)


def proved(
    loaded: tuple[Loaded, Loaded], counts: tuple[int, ...], deadline: Deadline
) -> tuple[Comparing, Engines, Comparison]:
    """What is the same in both for these numbers of players, and what isn't, each with a situation
    that was replayed in all readings. Raises `ReadingsDisagree`."""
    programs, settings = _agreed(loaded)
    comparing = Comparing(*programs, settings)
    engines = Engines(comparing)
    answers = engines.answer(0), engines.answer(1)
    comparison = comparing.compare(counts, deadline, answers)
    for one in comparison.compared:
        replayed(comparing.extended, engines.playing, one)
    return comparing, engines, comparison


def _loaded(
    first: str, second: str | None, revision: str | None, cwd: Path, opened: ExitStack
) -> tuple[Loaded, Loaded]:
    """With a revision: the one as it was then, and the one (or the other) as it is now."""
    now = loading.load(_one(second if second is not None else first, cwd), cwd)
    if revision is None:
        return loading.load(_one(first, cwd), cwd), now
    base, features = loading.split(first, cwd)
    path = loading.locate(base, cwd)
    name, folder = opened.enter_context(at_revision(path, revision))
    return loading.load("+".join((name, *features)), folder), now


def _one(name: str, cwd: Path) -> str:
    """The rule set of that name, or the only one in a folder. Raises `Rejected`."""
    found = loading.targets(name, cwd)
    return found[0] if len(found) == 1 else name


def _names(first: str, second: str | None, revision: str | None, both: Both) -> tuple[str, str]:
    if revision is not None:
        return f"{first} ({revision})", second if second is not None else first
    names = both[0].name, both[1].name
    return names if names[0] != names[1] else (first, second or first)


def _counts(both: Both, players: Sequence[int] | None) -> tuple[int, ...]:
    """The numbers of players that both take, or those asked for. Raises `Rejected`."""
    known = [r.program.counts for r in both]
    shared = tuple(n for n in known[0] if n in known[1])
    if not shared:
        about = {"first": both[0].name, "second": both[1].name}
        fault = BAD_PLAYER_COUNT.at(*(r.game.name.span for r in both))
        raise Rejected((replace(fault, message=Message("no-shared-count", about)),))
    if players is None:
        return shared
    for count in sorted(set(players)):
        for ruleset in both:
            if count not in ruleset.program.counts:
                raise Rejected((wrong_count(ruleset, count),))
    return tuple(sorted(set(players)))


def _agreed(loaded: tuple[Loaded, Loaded]) -> tuple[tuple[Program, Program], Settings]:
    """Both programs. Options that both have, and of which nobody has named a value, stay open: they
    are the same in both, whatever is agreed on."""
    first, second = (one.ruleset for one in loaded)
    named = {one.name for part in loaded for one in part.asked}
    theirs = {s.fact: s for s in second.open.settings}
    settings: dict[str, tuple[Value, tuple[Value, ...] | None]] = {}
    for setting in first.open.settings:
        other = theirs.get(setting.fact)
        if other is None or setting.fact in named or setting.values != other.values:
            continue
        facts = first.open.fact(setting.fact), second.open.fact(setting.fact)
        if (facts[0].type, facts[0].low, facts[0].high) != (
            facts[1].type,
            facts[1].low,
            facts[1].high,
        ):
            continue
        settings[setting.fact] = first.settings[setting.fact], setting.values
    programs = tuple(_fixed(one.ruleset, settings) for one in loaded)
    return (programs[0], programs[1]), settings


def _fixed(ruleset: Ruleset, left: Mapping[str, object]) -> Program:
    program = ruleset.open
    fixed = tuple(s for s in program.settings if s.fact not in left)
    facts = tuple(
        replace(f, initial=ruleset.settings[f.name]) if f.name in left else f for f in program.facts
    )
    return agreed(replace(program, settings=fixed, facts=facts), ruleset.settings)


class Engines:
    """The engine of either program, made when it is first asked."""

    def __init__(self, comparing: Comparing) -> None:
        self._programs = comparing.extended
        self._made: dict[int, ModuleType] = {}

    def module(self, side: int) -> ModuleType:
        if side not in self._made:
            from cambio_spec.engine.emit import emit
            from cambio_spec.engine.loader import load

            program = self._programs[side]
            self._made[side] = load(emit(program), program.name)
        return self._made[side]

    def player(self, side: int) -> Player:
        module: Player = self.module(side)
        return module

    def playing(self, side: int) -> Playing:
        module: Playing = self.module(side)
        return module

    def answer(self, side: int) -> _Answering:
        return _Answering(self, side)


class _Answering:
    """A `proof.outcome.Engine` of one of the two."""

    def __init__(self, engines: Engines, side: int) -> None:
        self._engines, self._side = engines, side

    def __call__(self, deal: Deal, decision: str) -> Answer:
        from cambio_spec.pipeline.engines import answered

        return answered(self._engines.module(self._side), deal, decision)


def _run(text: str) -> Counted:
    from cambio_spec.engine.loader import load

    counted: Counted = load(text, "count").counted
    return counted


def _often(
    comparing: Comparing, engines: Engines, comparison: Comparison, deadline: Deadline
) -> Comparison:
    until = time.monotonic() + LONGEST_COUNT
    limit = until if deadline.at is None else min(until, deadline.at)
    return Oftener(comparing, engines.player, _run, Deadline(limit)).told(comparison)


def told(
    both: Both,
    comparing: Comparing,
    comparison: Comparison,
    counts: tuple[int, ...],
    names: tuple[str, str],
) -> Diff:
    """The same for people."""
    telling = Telling(both, comparing.extended)
    found = [*declared(both), *(d for one in comparison.compared for d in telling.told(one))]
    proved = sum(one.status == "equal" for one in comparison.compared)
    apart = only(both)
    alone = tuple({**apart[side], **_decided(comparison, side)} for side in (0, 1))
    return Diff(names, counts, tuple(found), (alone[0], alone[1]), proved)


def _decided(comparison: Comparison, side: int) -> Only:
    return dict(comparison.only[side])
