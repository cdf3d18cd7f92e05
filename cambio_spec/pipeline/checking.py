"""`check`: everything that can be found in a rule set, in one report."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from cambio_spec.catalog.catalog import languages
from cambio_spec.catalog.errors import CatalogError
from cambio_spec.catalog.verify import problems
from cambio_spec.diagnostics.codes import BAD_PLAYER_COUNT, BAD_TIME_LIMIT
from cambio_spec.diagnostics.diagnostic import Argument, Diagnostic, Label, Message, Rejected
from cambio_spec.diagnostics.faults import fault
from cambio_spec.diagnostics.report import Report, rejected, summarise
from cambio_spec.diagnostics.scene import NO_ROLES, Roles
from cambio_spec.model import load as loading
from cambio_spec.model.accepting import accepted
from cambio_spec.model.load import Loaded
from cambio_spec.model.rulings import moot
from cambio_spec.pipeline.asking import asked_for, words
from cambio_spec.pipeline.engines import engine_reading
from cambio_spec.source import citations

PATIENCE = 60.0
"""Seconds for the check of one rule set: no file may keep the tool busy for ever."""

Book = Callable[[str], tuple[str, str | None] | None]
"""A citation to where it stands (`FILE:LINE`) and what is written there, if it is at hand."""


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
    """Everything that can be found in one rule set; what can't be loaded is reported too.

    `timeout` is wall time in seconds. Raises `ReadingsDisagree` where two readings of a rule
    differ (a fault of ours).
    """
    return _check(name, players, timeout, cwd or Path()).report


def check_all(
    names: Sequence[str],
    players: Sequence[int] | None = None,
    timeout: float = PATIENCE,
    cwd: Path | None = None,
) -> tuple[Checked, ...]:
    """`check` for each rule set that the names stand for; without a name, the shipped games."""
    where = cwd or Path()
    found: list[Checked] = []
    for name in names or (None,):
        try:
            found += (_check(t, players, timeout, where) for t in asked_for(name, where))
        except Rejected as error:
            found.append(_rejected(name or "", error.diagnostics))
    return tuple(found)


def _check(name: str, players: Sequence[int] | None, timeout: float, cwd: Path) -> Checked:
    if not 0 < timeout < float("inf"):
        return _rejected(name, (BAD_TIME_LIMIT.at(found=f"{timeout:g}"),))
    try:
        loaded = loading.load(name, cwd)
        report = checked(loaded, player_counts(loaded, players), timeout)
        return Checked(report, book_of(loaded, cwd), roles_of(loaded))
    except Rejected as error:
        return _rejected(name, error.diagnostics)


def _rejected(name: str, diagnostics: Sequence[Diagnostic]) -> Checked:
    return Checked(rejected(name, diagnostics), lambda _: None, lambda _: NO_ROLES)


def player_counts(loaded: Loaded, players: Sequence[int] | None) -> tuple[int, ...]:
    """The numbers of players to look at, each once. Raises `Rejected`."""
    ruleset = loaded.ruleset
    known = ruleset.program.counts
    if players is None:
        return known
    counts = tuple(sorted(set(players)))
    for count in counts:
        if count not in known:
            limits = ruleset.family.limiting(ruleset.played)
            said = [limit.needs.span for limit in limits if count not in limit.needs.counts]
            place = said[0] if said else ruleset.rules["players"].item.span
            raise Rejected((_no_such_count(Label(place), count, known),))
    return counts


def _no_such_count(place: Label, count: int, known: tuple[int, ...]) -> Diagnostic:
    fault = BAD_PLAYER_COUNT.at(place, found=count, fewest=known[0], most=known[-1])
    if len(known) > 1 and known == tuple(range(known[0], known[-1] + 1)):
        return fault
    listed: dict[str, Argument] = {"found": count, "counts_list": tuple(map(str, known))}
    return replace(fault, message=Message("bad-player-count-listed", listed))


def checked(loaded: Loaded, counts: tuple[int, ...], timeout: float = PATIENCE) -> Report:
    # Z3 takes a while to import, and most commands don't prove anything.
    from cambio_spec.proof.findings import findings, proved
    from cambio_spec.proof.solve import prove

    ruleset = loaded.ruleset
    proofs = prove(ruleset.program, counts, timeout, engine_reading(ruleset), ruleset.open)
    found = (*ruleset.findings, *_said_badly(loaded), *findings(ruleset, proofs))
    once = [f for index, f in enumerate(found) if f not in found[:index]]
    known = accepted(ruleset, moot(ruleset, once))
    return Report(ruleset.name, ruleset.digest, counts, known, summarise(known, proved(proofs)))


def _said_badly(loaded: Loaded) -> tuple[Diagnostic, ...]:
    """What the sentences of a game leave out. A game that has none isn't meant to be printed."""
    from cambio_spec.rulebook.book import sentence_findings
    from cambio_spec.rulebook.wording import load as wording

    found: list[Diagnostic] = []
    for language in languages():
        files = words(loaded, language)
        if not any(path.is_file() for path in files):
            continue
        try:
            said = wording(language, files)
            broken = [fault(p, language) for p in problems(said.catalog, said.own)]
            found += broken or sentence_findings(loaded.ruleset.agreed(), said)
        except CatalogError as error:
            found.append(fault(error, language))
    return tuple(found)


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

    def look_up(text: str) -> tuple[str, str | None] | None:
        place = citations.place(citations.parse(text), editions)
        if place is None:
            return None
        file, line = place
        return f"{file}:{line}", citations.line_text(place, folders)

    return look_up
