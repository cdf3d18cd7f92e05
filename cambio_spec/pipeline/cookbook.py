"""The cookbook: house rules, each with what the check says of it and what the books say then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, partial
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.diagnostics.human import show
from cambio_spec.diagnostics.report import Report
from cambio_spec.model import load as loading
from cambio_spec.model.load import Loaded
from cambio_spec.pipeline.asking import words
from cambio_spec.pipeline.checking import checked, roles_of
from cambio_spec.pipeline.known import Known
from cambio_spec.pipeline.working import BY_ITSELF, With, all_done
from cambio_spec.source.shipped import rule_files, shipped

if TYPE_CHECKING:
    from cambio_spec.rulebook.document import Document
    from cambio_spec.rulebook.news import News
    from cambio_spec.rulebook.reference.cookbook import Entry
    from cambio_spec.rulebook.wording import Wording

FOLDER = "cookbook"
GROUPS = ("setup", "powers", "sticking", "calling", "scoring", "match", "mistakes")
"""The folders of house rules, in the order of a book. Those in the last one are wrong on purpose:
they show what the check finds."""
WIDTH = 80


@dataclass(frozen=True, slots=True)
class Recipe:
    """A house rule, in the configuration that it makes of its game, and what is found in it."""

    group: str
    file: Path
    loaded: Loaded
    report: Report

    @property
    def name(self) -> str:
        return self.loaded.ruleset.features[0]

    @property
    def command(self) -> str:
        """What checks it, from the folder that holds `spec`."""
        return f"cambio-spec check --only {self.file.relative_to(shipped().parent).as_posix()}"


def recipes(with_: With = BY_ITSELF) -> tuple[Recipe, ...]:
    """All house rules of the cookbook, checked. Raises `Rejected` for one that can't be loaded."""
    paths = [path for group in GROUPS for path in rule_files(shipped() / FOLDER / group)]
    parts = [partial(_reported, path, with_.known) for path in paths]
    found: list[Recipe] = []
    for path, (report, news) in zip(paths, all_done(parts, with_.done, with_.most), strict=True):
        with_.known.learn(news)
        found.append(Recipe(path.parent.name, path, _loaded(path), report))
    return tuple(found)


_known_recipes = cache(recipes)


def recipe(path: Path, with_: With = BY_ITSELF) -> Recipe:
    """One of them. Raises `Rejected`."""
    loaded = _loaded(path)
    report = checked(loaded, loaded.ruleset.program.counts, with_=with_)
    return Recipe(path.parent.name, path, loaded, report)


def _loaded(path: Path) -> Loaded:
    # From the folder that holds `spec`: findings then name files alike on every machine.
    root = shipped().parent
    return loading.load(path.relative_to(root).as_posix(), root)


def _reported(path: Path, known: Known) -> tuple[Report, tuple[str, ...]]:
    """What is found in one of them, and what was proved on the way: all that a process tells."""
    return recipe(path, With(known)).report, known.news()


def page(language: str, made: Sequence[Recipe] | None = None) -> str:
    """The page of house rules in one language, of those that are `made` already. Raises `Rejected`
    and `CatalogError`."""
    from cambio_spec.rulebook.reference.cookbook import cookbook_page

    made = _known_recipes() if made is None else made
    known = [(group, [r for r in made if r.group == group]) for group in GROUPS]
    entries = [(group, [_entry(r, language) for r in found]) for group, found in known if found]
    return cookbook_page(language, entries)


def _entry(recipe: Recipe, language: str) -> Entry:
    from cambio_spec.rulebook import agreed
    from cambio_spec.rulebook.atoms import message_name
    from cambio_spec.rulebook.reference.cookbook import Entry
    from cambio_spec.rulebook.sentences import sentences

    ruleset = recipe.loaded.ruleset
    said = sentences(ruleset, _wording(recipe.loaded, language), draft=True)
    (variant,) = ruleset.variants
    name, given = message_name(agreed.VARIANT, recipe.name), agreed.arguments(variant, said)
    return Entry(
        said.wording.string(name, given, agreed.TITLE),
        said.wording.string(name, given),
        recipe.file.read_text(encoding="utf-8"),
        "cambio" if recipe.file.suffix == ".cambio" else "yaml",
        recipe.command,
        _answer(recipe, language),
        () if recipe.report.exit_status else _changes(recipe.loaded, language),
    )


def _changes(loaded: Loaded, language: str) -> tuple[News, ...]:
    from cambio_spec.rulebook.news import news

    return news(_book(loaded, language), plain_book(loaded.ruleset.game.name.text, language))


@cache
def plain_book(game: str, language: str) -> Document:
    """The book of a game without house rules."""
    return _book(loading.load(game, shipped()), language)


def _book(loaded: Loaded, language: str) -> Document:
    from cambio_spec.pipeline.building import tool_version
    from cambio_spec.rulebook.book import Edition, build_rulebook

    said = _wording(loaded, language)
    # What is told of the news between two books leaves examples out.
    return build_rulebook(Edition(loaded.ruleset.agreed(), said, tool_version(), examples=False))


def _wording(loaded: Loaded, language: str) -> Wording:
    from cambio_spec.rulebook.wording import load

    return load(language, words(loaded, language))


def _answer(recipe: Recipe, language: str) -> str:
    """What `check` prints where no edition is at hand."""
    printed = StringIO()
    console = Console(file=printed, width=WIDTH, color_system=None)
    roles = roles_of(recipe.loaded)(language)
    show(recipe.report, console, Catalog.shipped(language), roles=roles)
    return printed.getvalue().rstrip("\n")
