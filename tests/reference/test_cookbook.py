"""The cookbook of house rules: each stands as it is formatted, is checked, and is printed."""

from __future__ import annotations

import re
from functools import cache

import pytest

from cambio_spec.catalog.catalog import languages
from cambio_spec.pipeline.cookbook import GROUPS, Recipe, page, recipes
from cambio_spec.pipeline.formatting import format_files
from cambio_spec.source.shipped import shipped

WRONG = GROUPS[-1]
FEWEST = 30
CODES = ["CAM300", "CAM401", "CAM410", "CAM420"]

printed = cache(page)


def named(recipe: Recipe) -> str:
    return recipe.name


def test_there_are_thirty_house_rules_that_can_be_played() -> None:
    assert len([r for r in recipes() if r.group != WRONG]) >= FEWEST


def test_each_mistake_is_of_another_kind() -> None:
    found = [d.code for r in recipes() if r.group == WRONG for d in r.report.findings]
    assert sorted(found) == CODES


def test_house_rules_are_shown_in_both_spellings() -> None:
    assert {recipe.file.suffix for recipe in recipes()} == {".cambio", ".yaml"}


def test_every_file_of_the_cookbook_is_in_it() -> None:
    folder = shipped() / "cookbook"
    files = {path for path in folder.rglob("*") if path.suffix in (".cambio", ".yaml", ".yml")}
    assert files == {recipe.file for recipe in recipes()}


@pytest.mark.parametrize("recipe", recipes(), ids=named)
def test_a_house_rule_is_found_right_and_a_mistake_is_found(recipe: Recipe) -> None:
    assert recipe.report.loaded
    assert len(recipe.report.findings) == (1 if recipe.group == WRONG else 0)
    assert bool(recipe.report.exit_status) == (recipe.group == WRONG)


@pytest.mark.parametrize("recipe", recipes(), ids=named)
def test_a_house_rule_is_formatted(recipe: Recipe) -> None:
    assert format_files([recipe.file.name], recipe.file.parent, rewrite=False) == ()


@pytest.mark.parametrize("recipe", recipes(), ids=named)
def test_a_house_rule_changes_one_game_and_is_called_what_its_file_is(recipe: Recipe) -> None:
    assert recipe.loaded.ruleset.features == (recipe.file.stem,)


@pytest.mark.parametrize("language", languages())
def test_a_page_shows_each_house_rule_with_its_check_and_what_is_printed(language: str) -> None:
    text = printed(language)
    entries = text.split("\n### ")[1:]
    assert len(entries) == len(recipes())
    for entry, recipe in zip(entries, recipes(), strict=True):
        assert recipe.file.read_text(encoding="utf-8").strip() in entry
        assert f"$ {recipe.command}\n" in entry
        assert ("\n> - " in entry) == (recipe.group != WRONG)
    assert str(shipped().parent) not in text, "alike on every machine"


@pytest.mark.parametrize("language", languages())
def test_each_heading_is_there_once(language: str) -> None:
    headings = re.findall(r"^#+ (.*)$", printed(language), flags=re.MULTILINE)
    assert len(headings) == len(set(headings))
