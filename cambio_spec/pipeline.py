"""The passes in their order: the only module that knows all of them.

Everything that a command does is a call here. Paths are taken relative to `cwd`.
"""

from __future__ import annotations

import keyword
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cambio_spec.catalog.catalog import languages
from cambio_spec.catalog.errors import CatalogError
from cambio_spec.catalog.verify import problems
from cambio_spec.diagnostics.codes import (
    BAD_PLAYER_COUNT,
    BAD_TIME_LIMIT,
    DUPLICATE_NAME,
    STALE_OUTPUT,
    UNKNOWN_LANGUAGE,
    UNWRITABLE_FILE,
)
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message, Rejected
from cambio_spec.diagnostics.faults import fault
from cambio_spec.diagnostics.nearest import help_nearest
from cambio_spec.diagnostics.report import Report, rejected, summarise
from cambio_spec.kernel.state import Position, Slots, Value
from cambio_spec.model import load as loading
from cambio_spec.model.accepting import accepted
from cambio_spec.model.canonical import canonical
from cambio_spec.model.load import Loaded
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.model.rulings import moot
from cambio_spec.proof.outcome import Answer, Engine
from cambio_spec.source import citations, output
from cambio_spec.source.shipped import rule_files, shipped

PATIENCE = 60.0
"""Seconds for the check of one rule set: no file may keep the tool busy for ever."""

FORMATS = ("engine", "md", "pdf", "png")

Book = Callable[[str], tuple[str, str | None] | None]
"""A citation to where it stands (`FILE:LINE`) and what is written there, if it is at hand."""


@dataclass(frozen=True, slots=True)
class Checked:
    """A report, and the books that its rule set cites."""

    report: Report
    book: Book


class OpenFindings(Exception):
    """Rule sets that can't be printed before they are mended. Never empty."""

    def __init__(self, found: tuple[Checked, ...]) -> None:
        super().__init__(", ".join(checked.report.ruleset for checked in found))
        self.found = found


def tool_version() -> str:
    # Imported here: it costs as much as reading a rule set, and only printing asks for it.
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("cambio-spec")
    except PackageNotFoundError:
        return "unknown"


def asked_for(name: str | None, cwd: Path) -> tuple[str, ...]:
    """The rule sets that a name stands for; without one, the shipped games. Raises `Rejected`."""
    if name is None:
        return tuple(str(path) for path in rule_files(shipped()))
    return loading.targets(name, cwd)


def load(name: str, cwd: Path | None = None) -> Ruleset:
    """A rule set by file or by name (`cambio`, `cambio+my_house`). Raises `Rejected`."""
    return loading.load(name, cwd or Path()).ruleset


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
        return Checked(_checked(loaded, _counts(loaded, players), timeout), _book(loaded, cwd))
    except Rejected as error:
        return _rejected(name, error.diagnostics)


def _rejected(name: str, diagnostics: Sequence[Diagnostic]) -> Checked:
    return Checked(rejected(name, diagnostics), lambda _: None)


def _counts(loaded: Loaded, players: Sequence[int] | None) -> tuple[int, ...]:
    """The numbers of players to look at, each once. Raises `Rejected`."""
    fewest, most = loaded.ruleset.program.fewest, loaded.ruleset.program.most
    if players is None:
        return tuple(range(fewest, most + 1))
    counts = tuple(sorted(set(players)))
    for count in counts:
        if not fewest <= count <= most:
            place = Label(loaded.ruleset.rules["players"].item.span)
            raise Rejected((BAD_PLAYER_COUNT.at(place, found=count, fewest=fewest, most=most),))
    return counts


def _checked(loaded: Loaded, counts: tuple[int, ...], timeout: float = PATIENCE) -> Report:
    # Z3 takes a while to import, and most commands don't prove anything.
    from cambio_spec.proof.findings import findings, proved
    from cambio_spec.proof.solve import prove

    ruleset = loaded.ruleset
    proofs = prove(ruleset.program, counts, timeout, _engine_reading(ruleset))
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
        words = _words(loaded, language)
        if not any(path.is_file() for path in words):
            continue
        try:
            said = wording(language, words)
            broken = [fault(p, language) for p in problems(said.catalog, said.own)]
            found += broken or sentence_findings(loaded.ruleset, said)
        except CatalogError as error:
            found.append(fault(error, language))
    return tuple(found)


def _words(loaded: Loaded, language: str) -> tuple[Path, ...]:
    """The files of a game's own sentences, and of those that its variants add: beside the rules."""
    ruleset = loaded.ruleset
    written = [(loaded.game, ruleset.game.name.text)]
    written += zip(loaded.variants, ruleset.features, strict=True)
    found = (path.parent / "locales" / language / f"{name}.ftl" for path, name in written)
    return tuple(dict.fromkeys(found))


def engine_source(ruleset: Ruleset) -> str:
    """The Python module that plays a rule set."""
    from cambio_spec.engine.emit import emit

    rules = {
        rule.id: rule.text + (f" [{', '.join(rule.cites)}]" if rule.cites else "")
        for rule in ruleset.rules.values()
    }
    return emit(ruleset.program, f"The engine of {ruleset.name}.", rules)


def _engine_reading(ruleset: Ruleset) -> Engine:
    """The generated engine's answers, for replaying witnesses; made when first asked."""

    @cache
    def module() -> Callable[..., Answer]:
        from cambio_spec.engine.loader import load as load_engine

        made = load_engine(engine_source(ruleset), ruleset.game.name.text)

        def answer(
            players: int,
            zones: Mapping[Position, Slots],
            facts: Mapping[Position, Value],
            decision: str,
            arguments: tuple[Value, ...],
        ) -> Answer:
            told = {
                name if owner is None else (name, owner): v for (name, owner), v in facts.items()
            }
            state = made.deal_state(players, zones, told)
            verdict = made.decide(state, decision, *arguments)
            return verdict.status, verdict.value, tuple(verdict.rules)

        return answer

    return lambda *asked: module()(*asked)


@dataclass(frozen=True, slots=True)
class Built:
    """What a build makes: each file below the output folder, and its bytes."""

    files: Mapping[Path, bytes]


def build(
    names: Sequence[str] = (),
    only_languages: Sequence[str] = (),
    formats: Sequence[str] = FORMATS,
    draft: bool = False,
    cwd: Path | None = None,
) -> Built:
    """The engine, rulebooks and rule sheets of the rule sets, in memory.

    Raises `Rejected` for what can't be loaded or printed and for two rule sets of one name, and
    unless `draft` `OpenFindings`.
    """
    where = cwd or Path()
    spoken = _languages(only_languages)
    targets = dict.fromkeys(t for name in names or (None,) for t in asked_for(name, where))
    loaded = [loading.load(target, where) for target in targets]
    _refuse_one_name(loaded)
    checked = [Checked(_checked(one, _counts(one, None)), _book(one, where)) for one in loaded]
    if not draft and (found := tuple(c for c in checked if c.report.exit_status)):
        raise OpenFindings(found)
    files: dict[Path, bytes] = {}
    for one, known in zip(loaded, checked, strict=True):
        files |= _files(one, spoken, formats, draft=draft and bool(known.report.exit_status))
    return Built(files)


def _refuse_one_name(loaded: Sequence[Loaded]) -> None:
    """Raises `Rejected` for two rule sets that would be printed to the same files."""
    seen: dict[str, Loaded] = {}
    for one in loaded:
        name = module_name(one.ruleset)
        other = seen.setdefault(name, one)
        if (other.game.resolve(), other.ruleset.digest) != (
            one.game.resolve(),
            one.ruleset.digest,
        ):
            first = Label(other.ruleset.game.name.span, Message("first-label"))
            second = Label(one.ruleset.game.name.span)
            raise Rejected((DUPLICATE_NAME.at(second, first, category="game", name=name),))


def module_name(ruleset: Ruleset) -> str:
    """What the engine of a rule set is called: a name that Python can import."""
    name = ruleset.name.replace("+", "_")
    return name + "_" if keyword.iskeyword(name) else name


def _languages(asked: Sequence[str]) -> tuple[str, ...]:
    known = languages()
    for language in asked:
        if language not in known:
            near = help_nearest(language, known)
            raise Rejected((UNKNOWN_LANGUAGE.at(name=language, help=near),))
    return tuple(asked) or known


def _files(
    loaded: Loaded, spoken: Sequence[str], formats: Sequence[str], draft: bool
) -> dict[Path, bytes]:
    files: dict[Path, bytes] = {}
    if "engine" in formats:
        name = f"{module_name(loaded.ruleset)}.py"
        files[Path("engine") / name] = engine_source(loaded.ruleset).encode()
    if {"md", "pdf", "png"} & set(formats):
        files |= _printed(loaded, spoken, formats, draft)
    return files


def _printed(
    loaded: Loaded, spoken: Sequence[str], formats: Sequence[str], draft: bool
) -> dict[Path, bytes]:
    from cambio_spec.rulebook.book import Edition, build_documents
    from cambio_spec.rulebook.markdown import render_markdown
    from cambio_spec.rulebook.typst import render_pdf, render_png
    from cambio_spec.rulebook.wording import load as wording

    ruleset = loaded.ruleset
    files: dict[Path, bytes] = {}
    for language in spoken:
        try:
            words = wording(language, _words(loaded, language))
            edition = Edition(ruleset, words, tool_version(), draft)
            documents = build_documents(edition)
            for kind, made in zip(("rulebooks", "sheets"), documents, strict=True):
                stem = Path(kind) / language / ruleset.name
                if "md" in formats and kind == "rulebooks":
                    files[stem.with_name(f"{ruleset.name}.md")] = render_markdown(made).encode()
                if "pdf" in formats:
                    files[stem.with_name(f"{ruleset.name}.pdf")] = render_pdf(made)
                if "png" in formats and kind == "sheets":
                    files[stem.with_name(f"{ruleset.name}.png")] = render_png(made)
        except CatalogError as error:
            raise Rejected((fault(error, language),)) from None
    return files


OWNED = ("engine", "rulebooks", "sheets")
"""The folders below the output folder that a full build fills, and nothing else does."""


def write(built: Built, out: Path) -> None:
    """Writes a build, whole or not at all. Raises `Rejected`."""
    try:
        output.write(out, built.files)
    except output.Unwritable as error:
        raise Rejected((UNWRITABLE_FILE.at(path=str(error.path)),)) from None


def stale(built: Built, out: Path, whole: bool) -> tuple[Diagnostic, ...]:
    """What below `out` isn't what was built, as one finding; after a `whole` build, what is left
    over too."""
    found = output.stale(out, built.files, OWNED if whole else ())
    if not found:
        return ()
    notes = tuple(Message(f"note-{one.how}", {"path": str(out / one.path)}) for one in found)
    return (STALE_OUTPUT.at(path=str(out), notes=notes),)


def format_files(names: Sequence[str], cwd: Path, rewrite: bool) -> tuple[str, ...]:
    """The rule files whose text isn't canonical; all of them are rewritten if `rewrite`.

    Raises `Rejected` before any file is written.
    """
    changed = canonical(names, cwd)
    if rewrite:
        try:
            output.replace_all({cwd / path: content for path, content in changed.items()})
        except output.Unwritable as error:
            raise Rejected((UNWRITABLE_FILE.at(path=str(error.path)),)) from None
    return tuple(str(path) for path in changed)


def _book(loaded: Loaded, cwd: Path) -> Book:
    editions = loaded.ruleset.editions
    folders = citations.edition_folders(loaded.game, cwd, os.environ)

    def look_up(text: str) -> tuple[str, str | None] | None:
        place = citations.place(citations.parse(text), editions)
        if place is None:
            return None
        file, line = place
        return f"{file}:{line}", citations.line_text(place, folders)

    return look_up
