"""`new game` and `new variant`: a commented start, in memory and then on disk."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.constructs.variant import Variant
from cambio_spec.diagnostics.codes import (
    FILE_EXISTS,
    GAME_OUT_OF_REACH,
    MISSING_MESSAGE,
    UNKNOWN_GAME,
    UNWRITABLE_FILE,
)
from cambio_spec.diagnostics.diagnostic import Diagnostic, Message, Rejected
from cambio_spec.diagnostics.nearest import help_nearest
from cambio_spec.diagnostics.report import Report, counts_against
from cambio_spec.model import load as loading
from cambio_spec.model.build import build
from cambio_spec.model.configuring import ask, configuration
from cambio_spec.model.documents import read_document
from cambio_spec.model.load import Loaded
from cambio_spec.pipeline.asking import spoken_languages
from cambio_spec.pipeline.building import documents
from cambio_spec.pipeline.checking import checked, player_counts
from cambio_spec.pipeline.speaking import has_sentences
from cambio_spec.source import output
from cambio_spec.source.shipped import find, known_names, rule_files, shipped
from cambio_spec.starts.changes import Change, changes, others
from cambio_spec.starts.game import declared_names, game_sentences, game_text
from cambio_spec.starts.names import names_in, refuse_declared, refuse_in_start, refuse_name
from cambio_spec.starts.variant import patch_lines, variant_sentences, variant_text


@dataclass(frozen=True, slots=True)
class Started:
    """What a start is made of: each file below the folder that it is written into. `languages`
    are those in which it, together with its game, has sentences."""

    name: str
    files: Mapping[Path, bytes]
    languages: tuple[str, ...]


def new_game(name: str, languages: Sequence[str] = (), comments: str = "en") -> Started:
    """A small complete game of that name, commented in the language `comments`, with its sentences
    in these languages, or in all. Raises `Rejected` for a name that it can't have."""
    refuse_name(name, _taken())
    refuse_in_start(name, declared_names())
    spoken = spoken_languages(languages)
    files = {Path(f"{name}.cambio"): game_text(name, Catalog.shipped(comments)).encode()}
    for language in spoken:
        files[_sentences(language, name)] = game_sentences(name, language).encode()
    started = Started(name, files, spoken)
    with _written(started) as folder:
        refuse_findings(_report(loading.load(f"{name}.cambio", folder)))
    return started


def new_variant(
    name: str,
    of: str,
    languages: Sequence[str] = (),
    comments: str = "en",
    out: Path | None = None,
    cwd: Path | None = None,
) -> Started:
    """A variant of the game `of` with one change that its rulebooks show, for the folder `out`.

    Raises `Rejected` for a name that it can't have, a game that can't be loaded, a folder from
    which the variant wouldn't find its game, and a game that no variant can be written of.
    """
    where = cwd or Path()
    refuse_name(name, _taken())
    spoken = spoken_languages(languages)
    game = loading.load(of, where)
    if game.variants:
        near = help_nearest(of, [n for n in known_names(where) if n != of])
        raise Rejected((UNKNOWN_GAME.at(name=of, help=near),))
    refuse_declared(name, game.ruleset.game.name.text, names_in(game.ruleset))
    _refuse_apart(game, where / (out or Path()), out or Path(), where)
    catalog, before = Catalog.shipped(comments), _report(game)
    change = _shown(game, before, name, spoken, catalog)
    ways = others(game.ruleset, lambda patch: _stands(patch, game, before, name), change.way)
    return _variant(game, name, change, spoken, catalog, tuple(ways))


def _variant(
    game: Loaded,
    name: str,
    change: Change,
    spoken: Sequence[str],
    catalog: Catalog,
    ways: Sequence[tuple[str, str]] = (),
) -> Started:
    """The files of a variant with this change, in those of the languages that its game speaks;
    `ways` are further patches, as comments."""
    text = variant_text(name, change, game.ruleset, catalog, ways)
    files = {Path(f"{name}.cambio"): text.encode()}
    said = tuple(language for language in spoken if has_sentences(game, language))
    for language in said:
        sentences = variant_sentences(change, Catalog.shipped(language))
        if sentences is not None:
            files[_sentences(language, name)] = sentences.encode()
    return Started(name, files, said)


def write_start(started: Started, out: Path) -> None:
    """Writes a start, whole or not at all. Raises `Rejected`, also where anything that it would
    write is there already, or a folder that has its name."""
    for place in (out / started.name, *(out / path for path in started.files)):
        if os.path.lexists(place):
            raise Rejected((FILE_EXISTS.at(path=str(place)),))
    try:
        output.write(out, started.files)
    except output.Unwritable as error:
        raise Rejected((UNWRITABLE_FILE.at(path=str(error.path)),)) from None


def _sentences(language: str, name: str) -> Path:
    return Path("locales") / language / f"{name}.ftl"


def _taken() -> frozenset[str]:
    """The names of the games and variants that come with the product."""
    names: set[str] = set()
    for path in rule_files(shipped()):
        names.add(path.stem)
        for node in read_document(path, str(path)).declarations:
            if isinstance(node, Variant):
                names.add(node.name.text)
    return frozenset(names)


def _refuse_apart(game: Loaded, folder: Path, shown: Path, cwd: Path) -> None:
    """Raises `Rejected` where a variant in `folder` would find no game, or another one."""
    name = game.ruleset.game.name.text
    beside = folder / game.game.with_stem(name).name
    found = beside if beside.is_file() else find(name, cwd)
    if found is None or found.resolve() != game.game.resolve():
        # Beside the game already, only what its file is called is in the way.
        there = folder.resolve() == game.game.parent.resolve()
        renamed = Message("game-out-of-reach-by-name-help", {"file": beside.name})
        raise Rejected(
            (
                GAME_OUT_OF_REACH.at(
                    help=renamed if there else None,
                    file=beside.name,
                    path=_relative(game.game, cwd),
                    folder=str(shown),
                    beside=_relative(game.game.parent, cwd),
                ),
            )
        )


def _relative(path: Path, cwd: Path) -> str:
    return str(path.relative_to(cwd)) if path.is_relative_to(cwd) else str(path)


# ── only what passes its own check ───────────────────────────────────────────────────────


@contextmanager
def _written(started: Started) -> Iterator[Path]:
    """A start in a folder of its own, for as long as it is looked at. Raises `Rejected` where
    there is no room for one."""
    with TemporaryDirectory(prefix="cambio-spec-") as folder:
        try:
            output.write(Path(folder), started.files)
        except output.Unwritable as error:
            raise Rejected((UNWRITABLE_FILE.at(path=str(error.path)),)) from None
        yield Path(folder)


def refuse_findings(report: Report, known: Sequence[Diagnostic] = ()) -> None:
    """Raises `Rejected` with what counts against a start, apart from what is `known`."""
    found = tuple(f for f in report.findings if counts_against(f) and f not in known)
    if found:
        raise Rejected(found)


def _report(loaded: Loaded) -> Report:
    return checked(loaded, player_counts(loaded, None))


# ── which change shows ───────────────────────────────────────────────────────────────────


def _shown(
    game: Loaded, before: Report, name: str, spoken: Sequence[str], catalog: Catalog
) -> Change:
    """The first change with which the game is no worse than before, and reads differently in the
    rulebook of every language that it has sentences in. Raises `Rejected` where it is worse with
    each."""
    books = dict(_books(game))
    *real, last = changes(game.ruleset, name)
    for change in real:
        started = _variant(game, name, change, spoken, catalog)
        try:
            printed = _passing(started, game, before)
        except Rejected:
            continue
        if printed.keys() == books.keys() and all(printed[n] != books[n] for n in books):
            return change
    _passing(_variant(game, name, last, spoken, catalog), game, before)
    return last


def _stands(patch: str, game: Loaded, before: Report, name: str) -> bool:
    """Whether a game is no worse with this patch alone, but for the sentences that it needs."""
    text = "\n".join(
        (f"variant {name} of {game.ruleset.game.name.text}:", *patch_lines(patch, "-"))
    )
    with _written(Started(name, {Path(f"{name}.cambio"): text.encode()}, ())) as folder:
        try:
            report = _report(_varied(game, folder / f"{name}.cambio"))
        except Rejected:
            return False
    found = (f for f in report.findings if counts_against(f) and f not in before.findings)
    return all(f.code == MISSING_MESSAGE.code for f in found)


def _passing(started: Started, game: Loaded, before: Report) -> Mapping[str, object]:
    """The rulebooks of a game with a variant. Raises `Rejected` where the check of the variant
    finds something, and found nothing in the game alone."""
    with _written(started) as folder:
        varied = _varied(game, folder / f"{started.name}.cambio")
        report = _report(varied)
        if report.exit_status > before.exit_status:
            refuse_findings(report, before.findings)
        return dict(_books(varied))


def _varied(game: Loaded, path: Path) -> Loaded:
    """A game with the variant in this file."""
    base = game.ruleset
    declarations = read_document(path, path.name).declarations
    variants = tuple(node for node in declarations if isinstance(node, Variant))
    names = [v.name.text for v in variants]
    asked, label = [ask(name) for name in names], "+".join([base.game.name.text, *names])
    pool = (*base.pool, *variants)
    ruleset = build(configuration(base.game, base.base, pool, asked, label))
    return Loaded(ruleset, game.game, (path,))


def _books(loaded: Loaded) -> Iterator[tuple[str, object]]:
    """The sections of the rulebook in each language that has sentences and can be printed."""
    for language in spoken_languages(()):
        if has_sentences(loaded, language):
            try:
                book, _ = documents(loaded, language)
            except Rejected:
                continue
            yield language, book.sections
