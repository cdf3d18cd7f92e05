"""`list`: which games there are to be found, their variants, options and questions, and in which
languages the tool speaks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from cambio_spec.catalog.catalog import languages
from cambio_spec.catalog.errors import CatalogError
from cambio_spec.constructs.option import Option, Range, write_value
from cambio_spec.constructs.variant import Variant
from cambio_spec.diagnostics.codes import MISSING_PART, UNKNOWN_GAME
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.diagnostics.nearest import help_nearest
from cambio_spec.model import load as loading
from cambio_spec.model.load import Loaded
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.nodes.features import written_clause
from cambio_spec.pipeline.asking import words
from cambio_spec.pipeline.doubles import RuleFile, doubles
from cambio_spec.pipeline.listed import (
    ListedGame,
    ListedOption,
    ListedQuestion,
    ListedVariant,
    Listing,
    Unlisted,
)
from cambio_spec.pipeline.questions import questions
from cambio_spec.pipeline.sought import Sought, everything, named


def listing(language: str = "en", cwd: Path | None = None, names: Sequence[str] = ()) -> Listing:
    """Everything that these names of files, folders and rule sets stand for; without one, that any
    name can stand for from the current folder, in its `spec` and among the shipped rule sets.
    Titles in `language`. What can't be read is listed with its fault. Raises `Rejected` for a name
    that stands for nothing."""
    where = cwd or Path()
    sought = named(names, where) if names else everything(where)
    games = tuple(_game(file, only, sought.around, language, where) for file, only in sought.games)
    unlisted = [*sought.unlisted, *_stray(sought)]
    listed = tuple(sorted(unlisted, key=lambda one: one.file))
    told = sought.around if not names else tuple(_of_games(sought))
    return Listing(games, listed, languages(), tuple(doubles(told, where)))


def _of_games(sought: Sought) -> Iterator[RuleFile]:
    """The files that hold the games or variants of them."""
    games = [file for file, _ in sought.games]
    names = {file.game for file in games}
    for file in sought.around:
        if file in games or (
            file.game is None and any(v.base.text in names for v in file.variants)
        ):
            yield file


def _stray(sought: Sought) -> Iterator[Unlisted]:
    """Files without a game whose variants, if any, are of none of the games."""
    games = [file.game for file in sought.around if file.game is not None]
    for file in sought.astray:
        if not file.variants:
            yield Unlisted(file.shown, MISSING_PART.at(file.document.span, part="game"))
        for base in (v.base for v in file.variants if v.base.text not in games):
            near = help_nearest(base.text, games)
            yield Unlisted(file.shown, UNKNOWN_GAME.at(base.span, name=base.text, help=near))


def _game(
    file: RuleFile,
    only: frozenset[str] | None,
    files: Sequence[RuleFile],
    language: str,
    cwd: Path,
) -> ListedGame:
    """With those of its variants that were asked for, with all where `only` is None."""
    assert file.game is not None
    known = _variants(file, files, language, cwd)
    variants = tuple(v for v in known if only is None or v.name in only)
    try:
        loaded = loading.load(str(file.path), cwd)
    except Rejected as error:
        fault = error.diagnostics[0]
        return ListedGame(file.game, file.shown, file.game, (), variants, (), (), fault)
    ruleset = loaded.ruleset
    asked = questions(loaded, str(file.path), None, cwd)
    hanging = {v.name: tuple(q for q in asked if q.when.under == v.name) for v in variants}
    options = tuple(_without(option, variants) for option in _options(ruleset, asked))
    elsewhere = {*hanging, *(option.name for option in options)}
    return ListedGame(
        file.game,
        file.shown,
        _title(loaded, language, "game", None) or ruleset.game.name.text,
        ruleset.program.counts,
        tuple(replace(v, questions=(*hanging[v.name], *v.questions)) for v in variants),
        options,
        tuple(q for q in asked if q.when.under not in elsewhere),
        None,
    )


def _without(option: ListedOption, variants: Sequence[ListedVariant]) -> ListedOption:
    removed_by = tuple(v.name for v in variants if option.name in v.removed)
    return replace(option, removed_by=removed_by)


def _title(loaded: Loaded, language: str, message: str, part: str | None) -> str | None:
    """What its rulebook calls something; None where there is no such word that can be said."""
    from cambio_spec.rulebook.wording import load as wording

    try:
        said = wording(language, words(loaded, language))
        return said.string(message, {}, part) if said.has(message, part) else None
    except CatalogError:
        return None


def _variants(
    game: RuleFile, files: Sequence[RuleFile], language: str, cwd: Path
) -> Iterator[ListedVariant]:
    """The game's own variants, then those in other files."""
    for file in (game, *(f for f in files if f.game is None)):
        for variant in file.variants:
            if variant.base.text == game.game:
                yield _variant(variant, file, game, language, cwd)


def _variant(
    variant: Variant, file: RuleFile, game: RuleFile, language: str, cwd: Path
) -> ListedVariant:
    name = variant.name.text
    listed = ListedVariant(
        name,
        file.shown,
        name,
        tuple(written_clause(clause) for clause in variant.clauses),
        variant.clauses,
        tuple(cite.text for cite in variant.cites),
        (),
        (),
        None,
    )
    # By its file, a variant is itself even where an option has the same name.
    one_of_many = file is game or (file.path.stem == name and len(file.variants) > 1)
    base = str(game.path if one_of_many else file.path)
    try:
        loaded = loading.load(f"{base}+{name}" if one_of_many else base, cwd)
    except Rejected as error:
        return replace(listed, fault=error.diagnostics[0])
    title = _title(loaded, language, f"variant-{name.replace('_', '-')}", "title") or name
    asked = questions(loaded, base, name, cwd)
    own = {option.name.text for option in variant.declared if isinstance(option, Option)}
    options = tuple(o for o in _options(loaded.ruleset, asked) if o.name in own)
    usual = (d.name.text for d in loaded.ruleset.base if isinstance(d, Option))
    left = {option.name.text for option in loaded.ruleset.options}
    removed = tuple(option for option in usual if option not in left)
    return replace(listed, title=title, options=options, questions=asked, removed=removed)


def _options(ruleset: Ruleset, asked: Sequence[ListedQuestion]) -> Iterator[ListedOption]:
    for option in ruleset.options:
        name = option.name.text
        values: tuple[str, ...]
        if isinstance(option.values, Range):
            values = (str(option.values.low), str(option.values.high))
        else:
            values = tuple(write_value(value) for value in option.listed or ())
        yield ListedOption(
            name,
            values,
            isinstance(option.values, Range),
            write_value(option.default.value),
            tuple(written_clause(clause) for clause in option.clauses),
            option.clauses,
            ruleset.rules[name].cites,
            tuple(q for q in asked if q.when.under == name),
        )
