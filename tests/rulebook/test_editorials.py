"""Rules for people: they stand in the book, in their section, and on the sheet; never left out."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec.constructs.editorial import SECTIONS
from cambio_spec.diagnostics.codes import MISSING_MESSAGE
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.rulebook.book import Edition, build_rulebook, build_sheet
from cambio_spec.rulebook.findings import findings
from cambio_spec.rulebook.markdown import render_markdown
from cambio_spec.rulebook.sentences import sentences
from cambio_spec.rulebook.wording import Wording, load
from tests.constructs.frame import framed, ruleset

SENTENCE = "Nobody may whistle while others think."
SHORT = "No whistling."


def with_editorial(section: str) -> Ruleset:
    return ruleset(framed(f'editorial quiet in {section} because "it is rude"'))


def wording(folder: Path, section: str) -> Wording:
    file = folder / "frame.ftl"
    said = f"quiet = {SENTENCE}\n    .short = {SHORT}\n    .for = editorial quiet in {section}\n"
    file.write_text(said, encoding="utf-8")
    return load("en", [file])


@pytest.mark.parametrize("section", SECTIONS)
def test_it_stands_in_its_section_of_the_book_once(tmp_path: Path, section: str) -> None:
    edition = Edition(with_editorial(section), wording(tmp_path, section), "test", draft=True)
    book = build_rulebook(edition)
    assert render_markdown(book).count(SENTENCE) == 1
    (here,) = (s for s in book.sections if s.anchor == section)
    assert SENTENCE in repr(here.blocks)


@pytest.mark.parametrize("section", [s for s in SECTIONS if s != "players"])
def test_the_sheet_has_it_in_few_words(tmp_path: Path, section: str) -> None:
    edition = Edition(with_editorial(section), wording(tmp_path, section), "test", draft=True)
    sheet = build_sheet(edition)
    (here,) = (s for s in sheet.sections if s.anchor == section)
    assert SHORT in repr(here.blocks)


def test_without_a_sentence_it_is_missed() -> None:
    said = sentences(with_editorial("play"), load("en", []), draft=False)
    (missed,) = (d for d in findings(said) if "quiet" in d.rules)
    assert missed.code == MISSING_MESSAGE.code
