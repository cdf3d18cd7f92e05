"""`build`: the engine, the rulebooks, the rule sheets and the reference, in memory and then on
disk."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from cambio_spec.catalog.errors import CatalogError
from cambio_spec.diagnostics.codes import DUPLICATE_NAME, STALE_OUTPUT, UNWRITABLE_FILE
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message, Rejected
from cambio_spec.diagnostics.faults import fault
from cambio_spec.diagnostics.report import Summary
from cambio_spec.model import load as loading
from cambio_spec.model.load import Loaded
from cambio_spec.pipeline.asking import asked_for, spoken_languages, words
from cambio_spec.pipeline.checking import Checked, book_of, checked, player_counts, roles_of
from cambio_spec.pipeline.engines import engine_source, module_name
from cambio_spec.pipeline.reference import FOLDER as REFERENCE
from cambio_spec.pipeline.reference import reference
from cambio_spec.pipeline.speaking import has_sentences, languages_of, speechless, unprinted
from cambio_spec.pipeline.working import BY_ITSELF, With
from cambio_spec.source import output

if TYPE_CHECKING:
    from cambio_spec.rulebook.document import Document

FORMATS = ("engine", "md", "pdf", "png", "schema")

PRINTED = frozenset(("md", "pdf", "png"))
"""The formats of books and sheets, which need sentences."""

SCHEMA = Path("reference") / "cambio.schema.json"


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


@dataclass(frozen=True, slots=True)
class Built:
    """What a build makes: each file below the output folder, and its bytes. `unprinted` says of
    which rule sets no books were asked for by language, and none could be printed."""

    files: Mapping[Path, bytes]
    unprinted: tuple[Diagnostic, ...] = ()


def build(
    names: Sequence[str] = (),
    only_languages: Sequence[str] = (),
    formats: Sequence[str] = FORMATS,
    draft: bool = False,
    cwd: Path | None = None,
    with_: With = BY_ITSELF,
) -> Built:
    """The engine, rulebooks and rule sheets of the rule sets and the schema of rule files, in
    memory; without names, those of the shipped games, and the reference for editors. Without
    languages, books are printed in those in which a rule set has sentences; with them, no faults
    of other sentences matter.

    Raises `Rejected` for what can't be loaded or printed and for two rule sets of one name, and
    unless `draft` `OpenFindings`.
    """
    where = cwd or Path()
    spoken = spoken_languages(only_languages)
    targets = dict.fromkeys(t for name in names or (None,) for t in asked_for(name, where))
    loaded = [loading.load(target, where) for target in targets]
    _refuse_one_name(loaded)
    heard = spoken if only_languages else ()
    known = [
        Checked(
            checked(one, player_counts(one, None), spoken=heard, with_=with_),
            book_of(one, where),
            roles_of(one),
        )
        for one in loaded
    ]
    if not draft and (found := tuple(c for c in known if c.report.exit_status)):
        raise OpenFindings(found)
    if not draft:
        _refuse_speechless(loaded, heard, formats)
    files: dict[Path, bytes] = {}
    if "schema" in formats:
        files[SCHEMA] = _schema()
    for one, its in zip(loaded, known, strict=True):
        its_own = spoken if only_languages or draft else languages_of(one)
        marked = draft and bool(its.report.exit_status or not languages_of(one))
        files |= _files(one, its_own, formats, marked, its.report.summary)
    if not names and "md" in formats:
        files |= reference(spoken, with_)
    with_.known.keep()
    silent = (unprinted(one) for one in loaded if PRINTED & set(formats) and not draft)
    return Built(files, tuple(found for found in silent if found is not None))


def _refuse_speechless(
    loaded: Sequence[Loaded], asked: Sequence[str], formats: Sequence[str]
) -> None:
    """Raises `Rejected` where books are asked for, by language or as nothing but books, that there
    are no sentences for."""
    if not PRINTED & set(formats):
        return
    lacks = [speechless(o, lang) for o in loaded for lang in asked if not has_sentences(o, lang)]
    if not asked and "engine" not in formats:
        lacks = [found for found in map(unprinted, loaded) if found is not None]
    if lacks:
        raise Rejected(tuple(lacks))


def _schema() -> bytes:
    """What editors know about rule files in YAML; the same for all rule sets."""
    from cambio_spec.syntax.yaml.schema import schema_text

    return schema_text().encode()


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


def _files(
    loaded: Loaded, spoken: Sequence[str], formats: Sequence[str], draft: bool, summary: Summary
) -> dict[Path, bytes]:
    files: dict[Path, bytes] = {}
    if "engine" in formats:
        name = f"{module_name(loaded.ruleset)}.py"
        files[Path("engine") / name] = engine_source(loaded.ruleset).encode()
    if PRINTED & set(formats):
        files |= _printed(loaded, spoken, formats, draft, summary)
    return files


def _printed(
    loaded: Loaded, spoken: Sequence[str], formats: Sequence[str], draft: bool, summary: Summary
) -> dict[Path, bytes]:
    from cambio_spec.rulebook.markdown import render_markdown
    from cambio_spec.rulebook.typst import render_pdf, render_png

    name = loaded.ruleset.name
    files: dict[Path, bytes] = {}
    for language in spoken:
        made = documents(loaded, language, draft, summary)
        for kind, document in zip(("rulebooks", "sheets"), made, strict=True):
            stem = Path(kind) / language / name
            if "md" in formats and kind == "rulebooks":
                files[stem.with_name(f"{name}.md")] = render_markdown(document).encode()
            if "pdf" in formats:
                files[stem.with_name(f"{name}.pdf")] = render_pdf(document)
            if "png" in formats and kind == "sheets":
                files[stem.with_name(f"{name}.png")] = render_png(document)
    return files


def documents(
    loaded: Loaded, language: str, draft: bool = False, summary: Summary | None = None
) -> tuple[Document, Document]:
    """The rulebook and the rule sheet of a rule set in one language; `summary` is what its check
    came to. Raises `Rejected`."""
    from cambio_spec.rulebook.book import Edition, build_documents
    from cambio_spec.rulebook.wording import load as wording

    try:
        said = wording(language, words(loaded, language))
        edition = Edition(loaded.ruleset.agreed(), said, tool_version(), draft, summary=summary)
        return build_documents(edition)
    except CatalogError as error:
        raise Rejected((fault(error, language),)) from None


OWNED = ("engine", "rulebooks", "sheets", REFERENCE)
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
