"""The sentences are our own: no run of eight words is that of an edition."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from cambio_spec.catalog.catalog import LOCALES, Catalog
from cambio_spec.catalog.lint import lint
from cambio_spec.pipeline.cookbook import FOLDER, GROUPS
from cambio_spec.rulebook.wording import load
from cambio_spec.source.shipped import rule_files, shipped
from tests.rulebook.rule_sets import LANGUAGES, shipped_book

EDITIONS = Path(__file__).parents[2] / ".." / "shared" / "editions"
RUN = 8
QUOTES = {
    "en": "“”",
    "de": "„“",
    "es": "«»",
    "fr": "«»",
    "pt": "“”",
}


def runs(text: str) -> Iterator[tuple[str, ...]]:
    words = re.findall(r"\w+", text.casefold())
    return zip(*(words[i:] for i in range(RUN)), strict=False)


def copied(texts: Iterable[str]) -> dict[str, set[tuple[str, ...]]]:
    """By edition, the runs of words that stand there, too."""
    editions = sorted(EDITIONS.glob("*.txt"))
    if not editions:
        if os.environ.get("CI") == "true":
            pytest.fail("the editions are not at hand, and nobody would notice a copied sentence")
        pytest.skip("the editions are not at hand")
    written = {run for text in texts for run in runs(text)}
    found = {e.name: written & set(runs(e.read_text(encoding="utf-8"))) for e in editions}
    return {name: same for name, same in found.items() if same}


FOLDERS = sorted(path.parent for path in shipped().rglob("en") if path.parent.name == "locales")
"""Where the rule files that come with the tool have their sentences, by language."""


def sentences(language: str) -> Iterator[str]:
    """All sentences of a language: the tool's, its explain pages, those of the games and of their
    variants, and of the house rules in the cookbook."""
    for folder in (LOCALES / language, *(folder / language for folder in FOLDERS)):
        for path in sorted(p for kind in ("ftl", "md") for p in folder.rglob(f"*.{kind}")):
            yield path.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_copied(language: str) -> None:
    assert copied(sentences(language)) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_none_comes_about_where_sentences_are_put_together(language: str) -> None:
    assert copied([shipped_book(language)]) == {}


def test_no_reason_in_a_rule_file_is_copied() -> None:
    files = [path for kind in ("cambio", "yaml") for path in shipped().rglob(f"*.{kind}")]
    assert copied(path.read_text(encoding="utf-8") for path in files) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_are_those_of_the_tool_and_of_the_games(language: str) -> None:
    read = "".join(sentences(language))
    known = ("fmt-changed", "score-miscalled", "score-kamikaze")
    assert all(f"\n{name} =" in read for name in known)


def test_a_copied_sentence_would_be_found() -> None:
    line = "Lassen Sie niemanden anderen sie sehen, bevor der Zug beginnt."
    assert set(runs(line)) & set(runs("x " + line.upper()))


def base(house_rule: Path) -> str:
    """The game that a house rule changes."""
    found = re.search(r"\bof:? (\w+)", house_rule.read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


MAIN = shipped() / "locales"
GAMES = [(path.name,) for path in sorted((MAIN / "en").glob("*.ftl"))]
"""The catalogs that belong together: that of a game, or of a game and of a house rule of it."""
HOUSE_RULES = [
    (f"{base(path)}.ftl", f"{group}/{path.stem}.ftl")
    for group in GROUPS
    for path in rule_files(shipped() / FOLDER / group)
]


@pytest.mark.parametrize("files", [*GAMES, *HOUSE_RULES], ids=lambda files: files[-1])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str, files: tuple[str, ...]) -> None:
    def catalog(name: str) -> Catalog:
        game, *others = files
        paths = [MAIN / name / game]
        for other in others:
            group, _, file = other.partition("/")
            paths.append(shipped() / FOLDER / group / "locales" / name / file)
            assert paths[-1].is_file()
        return load(name, paths).catalog

    assert [str(error) for error in lint(catalog("en"), catalog(language))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    said = shipped_book(language)
    assert '"' not in said
    assert not re.search(r"(?<![\w|-])-\d", said), "a true minus"
    opening, closing = tuple(QUOTES[language])
    assert said.count(opening) == said.count(closing) > 0
