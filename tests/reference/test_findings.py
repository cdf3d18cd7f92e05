"""The reference of the findings holds every page, whole, and leads to each."""

from __future__ import annotations

import pytest

from cambio_spec.catalog.catalog import languages
from cambio_spec.diagnostics.codes import REGISTRY
from cambio_spec.diagnostics.explain import page
from cambio_spec.rulebook.reference.findings import finding_heading, findings_page
from tests.reference.github import anchors, headings, links, tables


@pytest.mark.parametrize("language", languages())
def test_every_code_is_listed_and_has_its_page(language: str) -> None:
    text = findings_page(language)
    listed = [anchor for _, anchor in links(text)]
    assert len(listed) == len(REGISTRY)
    assert set(listed) <= set(anchors(text))
    own = [heading for heading in headings(text) if heading.startswith("CAM")]
    assert own == [finding_heading(code, language) for code in sorted(REGISTRY)]


@pytest.mark.parametrize("language", languages())
def test_nothing_of_a_page_is_lost(language: str) -> None:
    text = findings_page(language)
    for code in REGISTRY:
        for line in page(code, language).splitlines():
            assert line in text or f"#{line}" in text


@pytest.mark.parametrize("language", languages())
def test_comments_in_examples_stay_comments(language: str) -> None:
    """Only headings go one step down."""
    _, *lines = page("CAM430", language).splitlines()
    comments = [line for line in lines if line.startswith("# ")]
    assert comments
    for line in comments:
        assert f"\n{line}\n" in findings_page(language)
        assert f"\n#{line}\n" not in findings_page(language)


@pytest.mark.parametrize("language", languages())
def test_how_grave_it_is(language: str) -> None:
    rows = [row for table in tables(findings_page(language)) for row in table[1:]]
    graves = {row[0].strip()[1:7]: row[1].strip() for row in rows}
    assert len(graves) == len(REGISTRY)
    assert len(set(graves.values())) == 3
    assert graves["CAM401"] == graves["CAM410"] != graves["CAM420"] != graves["CAM212"]
