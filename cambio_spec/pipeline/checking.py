"""`check`: everything that can be found in a rule set, in one report."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from cambio_spec.catalog.errors import CatalogError
from cambio_spec.diagnostics.codes import BAD_TIME_LIMIT
from cambio_spec.diagnostics.diagnostic import Diagnostic, Rejected
from cambio_spec.diagnostics.human import Book, Quoted, nothing_at_hand
from cambio_spec.diagnostics.report import Report, rejected, summarise
from cambio_spec.diagnostics.scene import NO_ROLES, Roles
from cambio_spec.model import load as loading
from cambio_spec.model.counts import wrong_count
from cambio_spec.model.idle import idle
from cambio_spec.model.load import Loaded
from cambio_spec.pipeline.asking import asked_for, words
from cambio_spec.pipeline.looking import Counts, Looked, looked
from cambio_spec.pipeline.speaking import unprinted
from cambio_spec.pipeline.together import Together, together
from cambio_spec.pipeline.working import BY_ITSELF, With
from cambio_spec.source import citations

PATIENCE = 60.0
"""Seconds for the check of one rule set: no file may keep the tool busy for ever."""


@dataclass(frozen=True, slots=True)
class Checked:
    """A report, the books that its rule set cites, and by language, what its roles are called."""

    report: Report
    book: Book
    roles: Callable[[str], Roles]


def check(
    name: str,
    players: Sequence[int] | None = None,
    timeout: float = PATIENCE,
    cwd: Path | None = None,
) -> Report:
    """Everything that can be found in one configuration; what can't be loaded is reported too.

    `timeout` is wall time in seconds. Raises `ReadingsDisagree` where two readings of a rule
    differ (a fault of ours).
    """
    return _check(name, players, timeout, cwd or Path(), True, BY_ITSELF).report


def check_all(
    names: Sequence[str],
    players: Sequence[int] | None = None,
    timeout: float = PATIENCE,
    cwd: Path | None = None,
    only: bool = True,
    with_: With = BY_ITSELF,
) -> tuple[Checked, ...]:
    """`check` for each rule set that the names stand for; without a name, the shipped games.
    Unless `only` these are meant, each is also checked with the features that may join it."""
    where = cwd or Path()
    found: list[Checked] = []
    for name in names or (None,):
        try:
            found += (
                _check(t, players, timeout, where, only, with_) for t in asked_for(name, where)
            )
        except Rejected as error:
            found.append(_rejected(name or "", error.diagnostics))
    with_.known.keep()
    return tuple(found)


def _check(
    name: str,
    players: Sequence[int] | None,
    timeout: float,
    cwd: Path,
    only: bool,
    with_: With,
) -> Checked:
    if not 0 < timeout < float("inf"):
        return _rejected(name, (BAD_TIME_LIMIT.at(found=f"{timeout:g}"),))
    try:
        loaded = loading.load(name, cwd)
        counts, until = player_counts(loaded, players), time.monotonic() + timeout
        if only:
            more = Together(looked(loaded, counts, timeout, with_=with_), (), 0)
        else:
            more = together(loaded, counts, players, until, with_)
        idly = replace(more.alone, findings=(*idle(loaded), *more.alone.findings))
        report = _report(loaded, counts, idly, more.findings, more.configurations)
        return Checked(report, book_of(loaded, cwd), roles_of(loaded))
    except Rejected as error:
        return _rejected(name, error.diagnostics)


def _rejected(name: str, diagnostics: Sequence[Diagnostic]) -> Checked:
    return Checked(rejected(name, diagnostics), nothing_at_hand, lambda _: NO_ROLES)


def player_counts(loaded: Loaded, players: Sequence[int] | None) -> tuple[int, ...]:
    """The numbers of players to look at, each once. Raises `Rejected`."""
    ruleset = loaded.ruleset
    known = ruleset.program.counts
    if players is None:
        return known
    counts = tuple(sorted(set(players)))
    for count in counts:
        if count not in known:
            raise Rejected((wrong_count(ruleset, count),))
    return counts


def checked(
    loaded: Loaded,
    counts: Counts,
    timeout: float = PATIENCE,
    spoken: Sequence[str] = (),
    with_: With = BY_ITSELF,
) -> Report:
    """The report on exactly this configuration, and on its sentences in the languages `spoken`, in
    all without any."""
    return _report(loaded, counts, looked(loaded, counts, timeout, spoken, with_))


def _report(
    loaded: Loaded,
    counts: Counts,
    found: Looked,
    more: Sequence[Diagnostic] = (),
    combinations: int = 0,
) -> Report:
    ruleset, findings = loaded.ruleset, (*found.findings, *more)
    summary = summarise(findings, found.proved)
    return Report(
        ruleset.name,
        ruleset.digest,
        counts,
        findings,
        summary,
        combinations=combinations,
        unprinted=unprinted(loaded),
    )


def roles_of(loaded: Loaded) -> Callable[[str], Roles]:
    """What the sentences of a game call whoever a fact names, as far as they can be said."""

    def look_up(language: str) -> Roles:
        from cambio_spec.play.reasons import roles
        from cambio_spec.rulebook.wording import load as wording

        try:
            return roles(loaded.ruleset.program, wording(language, words(loaded, language)))
        except CatalogError:
            return NO_ROLES

    return look_up


def book_of(loaded: Loaded, cwd: Path) -> Book:
    editions = loaded.ruleset.editions
    folders = citations.edition_folders(loaded.game, cwd, os.environ)

    def look_up(text: str, language: str) -> Quoted | None:
        place = citations.place(citations.parse(text), editions, language)
        if place is None:
            return None
        file, line = place
        own = editions.get(language) == file
        return Quoted(f"{file}:{line}", citations.line_text(place, folders), own)

    return look_up
