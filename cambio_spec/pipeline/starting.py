"""`new game` and `new variant`: a commented start, in memory and then on disk."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.constructs.variant import Variant
from cambio_spec.diagnostics.codes import (
    FILE_EXISTS,
    GAME_OUT_OF_REACH,
    UNKNOWN_GAME,
    UNWRITABLE_FILE,
)
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.diagnostics.nearest import help_nearest
from cambio_spec.model import load as loading
from cambio_spec.model.build import build
from cambio_spec.model.configuring import ask, configuration
from cambio_spec.model.load import Loaded, read_document
from cambio_spec.pipeline.asking import spoken_languages, words
from cambio_spec.pipeline.building import documents
from cambio_spec.pipeline.checking import checked, player_counts
from cambio_spec.source import output
from cambio_spec.source.files import SourceFile
from cambio_spec.source.shipped import find, known_names, rule_files, shipped
from cambio_spec.starts.changes import Change, changes
from cambio_spec.starts.game import game_sentences, game_text
from cambio_spec.starts.names import refuse_name
from cambio_spec.starts.variant import variant_sentences, variant_text
from cambio_spec.syntax.parse import parse


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
    spoken = spoken_languages(languages)
    files = {Path(f"{name}.cambio"): game_text(name, Catalog.shipped(comments)).encode()}
    for language in spoken:
        files[_sentences(language, name)] = game_sentences(name, language).encode()
    return Started(name, files, spoken)


def new_variant(
    name: str,
    of: str,
    languages: Sequence[str] = (),
    comments: str = "en",
    out: Path | None = None,
    cwd: Path | None = None,
) -> Started:
    """A variant of the game `of` with one change that its rulebooks show, for the folder `out`.

    Raises `Rejected` for a name that it can't have, a game that can't be loaded, and a folder from
    which the variant wouldn't find its game.
    """
    where = cwd or Path()
    refuse_name(name, _taken())
    spoken = spoken_languages(languages)
    game = loading.load(of, where)
    if game.variants:
        near = help_nearest(of, [n for n in known_names(where) if n != of])
        raise Rejected((UNKNOWN_GAME.at(name=of, help=near),))
    _refuse_apart(game, where / (out or Path()), out or Path(), where)
    catalog = Catalog.shipped(comments)
    change = _shown(game, name, catalog)
    files = {Path(f"{name}.cambio"): variant_text(name, change, game.ruleset, catalog).encode()}
    said = tuple(language for language in spoken if _has_sentences(game, language))
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
        raise Rejected(
            (
                GAME_OUT_OF_REACH.at(
                    name=name,
                    path=_relative(game.game, cwd),
                    folder=str(shown),
                    beside=_relative(game.game.parent, cwd),
                ),
            )
        )


def _relative(path: Path, cwd: Path) -> str:
    return str(path.relative_to(cwd)) if path.is_relative_to(cwd) else str(path)


def _has_sentences(game: Loaded, language: str) -> bool:
    return any(path.is_file() for path in words(game, language))


# ── which change shows ───────────────────────────────────────────────────────────────────


def _shown(game: Loaded, name: str, catalog: Catalog) -> Change:
    """The first change with which the game is no worse than before, and reads differently in the
    rulebook of every language that it has sentences in."""
    books = dict(_books(game))
    *real, last = changes(game.ruleset, name)
    for change in real:
        try:
            varied = _varied(game, variant_text(name, change, game.ruleset, catalog))
        except Rejected:
            continue
        if (status := _status(varied)) and status > _status(game):
            continue
        printed = dict(_books(varied))
        if printed.keys() == books.keys() and all(printed[n] != books[n] for n in books):
            return change
    return last


def _status(loaded: Loaded) -> int:
    return checked(loaded, player_counts(loaded, None)).exit_status


def _varied(game: Loaded, text: str) -> Loaded:
    """A game with the variant of this text, which no file holds yet."""
    base = game.ruleset
    declarations = parse(SourceFile("new", text)).declarations
    variants = tuple(node for node in declarations if isinstance(node, Variant))
    names = [v.name.text for v in variants]
    asked, label = [ask(name) for name in names], "+".join([base.game.name.text, *names])
    pool = (*base.pool, *variants)
    ruleset = build(configuration(base.game, base.base, pool, asked, label))
    return Loaded(ruleset, game.game, tuple(game.game.with_stem(v.name.text) for v in variants))


def _books(loaded: Loaded) -> Iterator[tuple[str, object]]:
    """The sections of the rulebook in each language that has sentences and can be printed."""
    for language in spoken_languages(()):
        if _has_sentences(loaded, language):
            try:
                book, _ = documents(loaded, language)
            except Rejected:
                continue
            yield language, book.sections
