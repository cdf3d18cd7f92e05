"""The cookbook: house rules, each with what the check says of it and what the books say then."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
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
from cambio_spec.source.shipped import rule_files, shipped

if TYPE_CHECKING:
    from cambio_spec.rulebook.document import Document
    from cambio_spec.rulebook.reference.cookbook import Entry

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


@cache
def recipes() -> tuple[Recipe, ...]:
    """All house rules of the cookbook, checked. Raises `Rejected` for one that can't be loaded."""
    return tuple(
        _recipe(group, path) for group in GROUPS for path in rule_files(shipped() / FOLDER / group)
    )


def _recipe(group: str, path: Path) -> Recipe:
    loaded = loading.load(path.name, path.parent)
    report = checked(loaded, loaded.ruleset.program.counts)
    return Recipe(group, path, loaded, report)


def page(language: str) -> str:
    """The page of house rules in one language. Raises `Rejected` and `CatalogError`."""
    from cambio_spec.rulebook.reference.cookbook import cookbook_page

    known = [(group, [r for r in recipes() if r.group == group]) for group in GROUPS]
    entries = [(group, [_entry(r, language) for r in found]) for group, found in known if found]
    return cookbook_page(language, entries)


def _entry(recipe: Recipe, language: str) -> Entry:
    from cambio_spec.rulebook.news import news
    from cambio_spec.rulebook.reference.cookbook import Entry
    from cambio_spec.rulebook.wording import load as wording

    ruleset = recipe.loaded.ruleset
    said = wording(language, words(recipe.loaded, language))
    name = f"variant-{recipe.name.replace('_', '-')}"
    game = loading.load(ruleset.game.name.text, shipped())
    printed = (
        ()
        if recipe.report.exit_status
        else news(_book(recipe.loaded, language), _book(game, language))
    )
    return Entry(
        said.string(name, {}, "title"),
        said.string(name, {}),
        recipe.file.read_text(encoding="utf-8"),
        "cambio" if recipe.file.suffix == ".cambio" else "yaml",
        f"cambio-spec check --only {recipe.file.name}",
        _answer(recipe, language),
        printed,
    )


def _book(loaded: Loaded, language: str) -> Document:
    from cambio_spec.pipeline.building import documents

    return documents(loaded, language)[0]


def _answer(recipe: Recipe, language: str) -> str:
    """What `check` prints where no edition is at hand."""
    printed = StringIO()
    console = Console(file=printed, width=WIDTH, color_system=None)
    roles = roles_of(recipe.loaded)(language)
    show(recipe.report, console, Catalog.shipped(language), roles=roles)
    return printed.getvalue().rstrip("\n")
