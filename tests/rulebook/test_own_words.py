"""The sentences are our own: no run of eight words is that of an edition."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cambio_spec.catalog.catalog import LOCALES, Catalog
from cambio_spec.catalog.lint import lint
from cambio_spec.source.shipped import shipped
from tests.rulebook.rule_sets import LANGUAGES, shipped_book

EDITIONS = Path(__file__).parents[2] / ".." / "shared" / "editions"
RUN = 8


def runs(text: str) -> Iterator[tuple[str, ...]]:
    words = re.findall(r"\w+", text.casefold())
    return zip(*(words[i:] for i in range(RUN)), strict=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_copied(language: str) -> None:
    editions = sorted(EDITIONS.glob("*.txt"))
    if not editions:
        if os.environ.get("CI") == "true":
            pytest.fail("the editions are not at hand, and nobody would notice a copied sentence")
        pytest.skip("the editions are not at hand")
    catalog = shipped() / "locales" / language / "cambio.ftl"
    texts = (shipped_book(language), catalog.read_text(encoding="utf-8"))
    written = {run for text in texts for run in runs(text)}
    for edition in editions:
        copied = written & set(runs(edition.read_text(encoding="utf-8")))
        assert not copied, (edition.name, copied)


def test_a_copied_sentence_would_be_found() -> None:
    line = "Lassen Sie niemanden anderen sie sehen, bevor der Zug beginnt."
    assert set(runs(line)) & set(runs("x " + line.upper()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str) -> None:
    def catalog(name: str) -> Catalog:
        return Catalog.load(name, [LOCALES / name, shipped() / "locales" / name])

    assert [str(error) for error in lint(catalog("en"), catalog(language))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    said = shipped_book(language)
    assert '"' not in said
    assert not re.search(r"(?<![\w|-])-\d", said), "a true minus"
    quotes = {"en": "“”", "de": "„“"}[language]
    assert said.count(quotes[0]) == said.count(quotes[1]) > 0
