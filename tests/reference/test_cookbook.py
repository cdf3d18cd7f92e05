"""The cookbook of house rules: each stands as it is formatted, is checked, and is printed.

The pages are those under generated/, which are as fresh as some of them are shown to be here; of
all others `build --check` does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from cambio_spec import pipeline
from cambio_spec.catalog.catalog import Catalog, languages
from cambio_spec.pipeline.cookbook import FOLDER, GROUPS, page, recipe
from cambio_spec.source.shipped import rule_files, shipped

GENERATED = Path(__file__).parents[2] / "generated" / "reference"
WRONG = GROUPS[-1]
FEWEST = 30
EVERY = 6
CODES = ["CAM300", "CAM401", "CAM410", "CAM420"]

FILES = [path for group in GROUPS for path in rule_files(shipped() / FOLDER / group)]
RIGHT = [path for path in FILES if path.parent.name != WRONG]

each_rule = pytest.mark.parametrize("file", FILES, ids=lambda path: path.stem)
each_language = pytest.mark.parametrize("language", languages())


@cache
def printed(language: str) -> str:
    return (GENERATED / language / "cookbook.md").read_text(encoding="utf-8")


def entries(language: str) -> Iterator[tuple[Path, str]]:
    """Each house rule, and what the page has on it."""
    return zip(FILES, printed(language).split("\n### ")[1:], strict=True)


@pytest.mark.parametrize("file", FILES[::EVERY], ids=lambda path: path.stem)
def test_what_is_printed_of_a_house_rule_is_fresh(file: Path) -> None:
    shown = dict(entries("en"))[file].partition("\n## ")[0]
    assert page("en", [recipe(file)]).rstrip().endswith(shown.rstrip())


def test_there_are_thirty_house_rules_that_can_be_played() -> None:
    assert len(RIGHT) >= FEWEST


def test_house_rules_are_shown_in_both_spellings() -> None:
    assert {path.suffix for path in RIGHT} == {".cambio", ".yaml"}


def test_every_file_of_the_cookbook_is_in_it() -> None:
    folder = shipped() / FOLDER
    files = {path for path in folder.rglob("*") if path.suffix in (".cambio", ".yaml", ".yml")}
    assert files == set(FILES)


@each_rule
def test_a_house_rule_is_formatted(file: Path) -> None:
    assert pipeline.format_files([file.name], file.parent, rewrite=False) == ()


@each_rule
def test_a_house_rule_changes_one_game_and_is_called_what_its_file_is(file: Path) -> None:
    assert pipeline.load(str(file)).features == (file.stem,)


@each_language
def test_a_page_shows_each_house_rule_and_what_is_printed_then(language: str) -> None:
    for file, entry in entries(language):
        assert file.read_text(encoding="utf-8").strip() in entry
        assert f"$ cambio-spec check --only spec/{FOLDER}/{file.parent.name}/{file.name}\n" in entry
        assert ("\n> - " in entry) == (file.parent.name != WRONG)
    assert str(shipped().parent) not in printed(language), "alike on every machine"


def found_in(language: str) -> str:
    """A headline of what is neither accepted nor only not known to be right."""
    catalog = Catalog.shipped(language)
    passed = "|".join(catalog.say(f"status-{one}") for one in ("accepted", "bounded"))
    return rf"^(?!{passed})\S+\[(CAM\d{{3}})\]"


@each_language
def test_a_house_rule_is_found_right_and_each_mistake_is_of_another_kind(language: str) -> None:
    found: list[str] = []
    for file, entry in entries(language):
        codes = re.findall(found_in(language), entry, flags=re.MULTILINE)
        assert len(codes) == (1 if file.parent.name == WRONG else 0), file.name
        assert bool(re.search(r"^[✓·] ", entry, flags=re.MULTILINE)) == (not codes), file.name
        found += codes
    assert sorted(found) == CODES


@each_language
def test_each_heading_is_there_once(language: str) -> None:
    headings = re.findall(r"^#+ (.*)$", printed(language), flags=re.MULTILINE)
    assert len(headings) == len(set(headings))
