"""`list`: which games there are to be found, their variants, options and questions, and in which
languages the tool speaks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from cambio_spec.catalog.catalog import languages
from cambio_spec.catalog.errors import CatalogError
from cambio_spec.constructs.game import Game
from cambio_spec.constructs.option import OneOf, Range, write_value
from cambio_spec.constructs.variant import Variant
from cambio_spec.diagnostics.codes import MISSING_PART, UNKNOWN_GAME
from cambio_spec.diagnostics.diagnostic import Diagnostic, Rejected
from cambio_spec.diagnostics.nearest import help_nearest
from cambio_spec.model import load as loading
from cambio_spec.model.documents import read_document
from cambio_spec.model.load import Loaded
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.nodes.features import written_clause
from cambio_spec.nodes.surface import Document
from cambio_spec.pipeline.asking import words
from cambio_spec.source.shipped import find, known_names


@dataclass(frozen=True, slots=True)
class ListedVariant:
    """A variant, whether or not it can be played: `fault` is the first reason why not. `says` is
    what it says of other features, as written: `needs players 4 or 6`."""

    name: str
    file: str
    title: str
    says: tuple[str, ...]
    citations: tuple[str, ...]
    fault: Diagnostic | None


@dataclass(frozen=True, slots=True)
class ListedOption:
    """What the players agree on before play. `values` are those it may have, as people say it:
    `on` and `off`, numbers one by one, or the ends of a range."""

    name: str
    values: tuple[str, ...]
    is_range: bool
    default: str
    says: tuple[str, ...]
    citations: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ListedQuestion:
    """What the books leave open; `rules` carry the ruling out."""

    name: str
    ruling: str
    rules: tuple[str, ...]
    citations: tuple[str, ...]
    because: str | None


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A game, by the name that its file gives it. `players` are the numbers of players that it is
    for. Where it has a `fault`, nothing else but its name and variants is known."""

    name: str
    file: str
    title: str
    players: tuple[int, ...]
    features: tuple[ListedVariant, ...]
    options: tuple[ListedOption, ...]
    questions: tuple[ListedQuestion, ...]
    fault: Diagnostic | None


@dataclass(frozen=True, slots=True)
class Unlisted:
    """A rule file of which can't be told what it holds, or that belongs to no game."""

    file: str
    fault: Diagnostic


@dataclass(frozen=True, slots=True)
class Listing:
    games: tuple[ListedGame, ...]
    unlisted: tuple[Unlisted, ...]
    languages: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _File:
    path: Path
    shown: str
    document: Document

    @property
    def game(self) -> str | None:
        found = (d.name.text for d in self.document.declarations if isinstance(d, Game))
        return next(found, None)

    @property
    def variants(self) -> tuple[Variant, ...]:
        return tuple(d for d in self.document.declarations if isinstance(d, Variant))


def listing(language: str = "en", cwd: Path | None = None) -> Listing:
    """Everything that a name can stand for from the current folder, in its `spec` and among the
    shipped rule sets, titles in `language`. What can't be read is listed with its fault."""
    where = cwd or Path()
    files: list[_File] = []
    unlisted: list[Unlisted] = []
    for path in filter(None, (find(name, where) for name in known_names(where))):
        shown = _shown(path, where)
        try:
            files.append(_File(path, shown, read_document(path, shown)))
        except Rejected as error:
            unlisted.append(Unlisted(shown, error.diagnostics[0]))
    games = tuple(_game(file, files, language, where) for file in files if file.game is not None)
    unlisted += _stray(files)
    return Listing(games, tuple(sorted(unlisted, key=lambda one: one.file)), languages())


def _shown(path: Path, cwd: Path) -> str:
    return str(path.relative_to(cwd) if path.is_relative_to(cwd) else path)


def _stray(files: Sequence[_File]) -> Iterator[Unlisted]:
    """Files without a game whose variants, if any, are of none of the games."""
    games = [file.game for file in files if file.game is not None]
    for file in files:
        if file.game is not None:
            continue
        if not file.variants:
            yield Unlisted(file.shown, MISSING_PART.at(file.document.span, part="game"))
        for base in (v.base for v in file.variants if v.base.text not in games):
            near = help_nearest(base.text, games)
            yield Unlisted(file.shown, UNKNOWN_GAME.at(base.span, name=base.text, help=near))


def _game(file: _File, files: Sequence[_File], language: str, cwd: Path) -> ListedGame:
    assert file.game is not None
    variants = tuple(_variants(file, files, language, cwd))
    try:
        loaded = loading.load(str(file.path), cwd)
    except Rejected as error:
        fault = error.diagnostics[0]
        return ListedGame(file.game, file.shown, file.game, (), variants, (), (), fault)
    ruleset = loaded.ruleset
    return ListedGame(
        file.game,
        file.shown,
        _title(loaded, language, "game", None) or ruleset.game.name.text,
        ruleset.program.counts,
        variants,
        tuple(_options(ruleset)),
        tuple(_questions(ruleset)),
        None,
    )


def _title(loaded: Loaded, language: str, message: str, part: str | None) -> str | None:
    """What its rulebook calls something; None where there is no such word that can be said."""
    from cambio_spec.rulebook.wording import load as wording

    try:
        said = wording(language, words(loaded, language))
        return said.string(message, {}, part) if said.has(message, part) else None
    except CatalogError:
        return None


def _variants(
    game: _File, files: Sequence[_File], language: str, cwd: Path
) -> Iterator[ListedVariant]:
    """The game's own variants, then those in other files."""
    for file in (game, *(f for f in files if f.game is None)):
        for variant in file.variants:
            if variant.base.text == game.game:
                yield _variant(variant, file, game, language, cwd)


def _variant(variant: Variant, file: _File, game: _File, language: str, cwd: Path) -> ListedVariant:
    name = variant.name.text
    says = tuple(written_clause(clause) for clause in variant.clauses)
    cites = tuple(cite.text for cite in variant.cites)
    # By its file, a variant is itself even where an option has the same name.
    one_of_many = file is game or (file.path.stem == name and len(file.variants) > 1)
    try:
        loaded = loading.load(f"{game.path}+{name}" if one_of_many else str(file.path), cwd)
    except Rejected as error:
        return ListedVariant(name, file.shown, name, says, cites, error.diagnostics[0])
    title = _title(loaded, language, f"variant-{name.replace('_', '-')}", "title") or name
    return ListedVariant(name, file.shown, title, says, cites, None)


def _options(ruleset: Ruleset) -> Iterator[ListedOption]:
    for option in ruleset.options:
        name = option.name.text
        values: tuple[str, ...]
        match option.values:
            case Range(low=low, high=high):
                values = (str(low), str(high))
            case OneOf(values=numbers):
                values = tuple(str(number) for number in numbers)
            case None:
                values = ("on", "off")
        yield ListedOption(
            name,
            values,
            isinstance(option.values, Range),
            write_value(option.default.value),
            tuple(written_clause(clause) for clause in option.clauses),
            ruleset.rules[name].cites,
        )


def _questions(ruleset: Ruleset) -> Iterator[ListedQuestion]:
    for question in ruleset.questions:
        rule = ruleset.rules[question.name.text]
        rules = tuple(path.text for path in question.rules)
        name, ruling = question.name.text, question.ruling.text
        yield ListedQuestion(name, ruling, rules, rule.cites, rule.because)
