"""Every block has a place in every template, and printing is the same every time."""

from __future__ import annotations

import struct
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal, cast, get_args

import pytest

from cambio_spec.catalog.catalog import Catalog, spoken
from cambio_spec.diagnostics.diagnostic import Diagnostic, Rejected
from cambio_spec.diagnostics.sentences import sentence
from cambio_spec.rulebook.document import Block, Document, GridDiagram, Paragraph, Section, plain
from cambio_spec.rulebook.markdown import render_markdown
from cambio_spec.rulebook.typst import render_pdf, render_png, typst_source
from tests.rulebook.every_block import every_block
from tests.rulebook.rule_sets import LANGUAGES, document, sheet


def test_the_example_has_every_block() -> None:
    (section,) = every_block("x").sections
    assert {type(block) for block in section.blocks} == set(get_args(Block))


@dataclass(frozen=True)
class Unheard:
    text: str = "x"


def test_a_block_that_no_template_knows_is_refused() -> None:
    section = Section("x", "x", (cast(Block, Unheard()),))
    odd = replace(every_block("x"), sections=(section,))
    with pytest.raises(TypeError, match="Unheard"):
        render_markdown(odd)
    with pytest.raises(TypeError, match="Unheard"):
        typst_source(odd)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pdfs_are_tagged_titled_and_the_same_every_time(language: str, tmp_path: Path) -> None:
    made = document(language, tmp_path)
    pdf = render_pdf(made)
    assert pdf == render_pdf(made)
    assert b"<pdfuaid:part>1</pdfuaid:part>" in pdf
    assert f"<rdf:li>{made.language}</rdf:li>".encode() in pdf
    assert spoken(made.language, [language]) == language
    assert made.title.encode() in pdf


def test_a_book_names_the_country_whose_language_it_is_in(tmp_path: Path) -> None:
    assert document("pt", tmp_path).language == "pt-BR"
    assert sheet("pt", tmp_path).language == "pt-BR"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_is_one_page(language: str, tmp_path: Path) -> None:
    pdf = render_pdf(sheet(language, tmp_path))
    assert b"<</Type/Pages/Count 1/" in pdf


def too_long(folder: Path) -> Document:
    made = sheet("en", folder)
    long = Section("long", "Long", (Paragraph(plain("All work and no play. " * 800)),))
    return replace(made, sections=(*made.sections, long))


def refusal(made: Document) -> Diagnostic:
    with pytest.raises(Rejected) as caught:
        render_pdf(made)
    (diagnostic,) = caught.value.diagnostics
    for language in LANGUAGES:
        assert sentence(diagnostic.message, Catalog.shipped(language))
    return diagnostic


def test_a_sheet_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    assert refusal(too_long(tmp_path)).code == "CAM107"


def test_a_draft_of_a_sheet_takes_the_pages_that_it_needs(tmp_path: Path) -> None:
    pdf = render_pdf(replace(too_long(tmp_path), draft="draft"))
    assert b"<</Type/Pages/Count 1/" not in pdf


def test_a_character_that_no_font_has_is_refused() -> None:
    found = refusal(every_block("\N{HANGUL SYLLABLE GAG}"))
    assert (found.code, found.message.arguments["text"]) == ("CAM106", "\N{HANGUL SYLLABLE GAG}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_as_a_picture(language: str, tmp_path: Path) -> None:
    made = sheet(language, tmp_path)
    png = render_png(made)
    assert png == render_png(made)
    assert png.startswith(b"\x89PNG")
    assert struct.unpack(">II", png[16:24]) == (680, 962)
    # A page that shows it is looked at by people in a hurry.
    assert len(png) < 220_000
    assert struct.unpack(">I", render_png(made, 900)[16:20]) == (900,)


def test_a_draft_is_marked() -> None:
    made = replace(every_block("x"), draft="nobody has checked this")
    assert "> **nobody has checked this**" in render_markdown(made)
    assert '"nobody has checked this"' in typst_source(made)


@pytest.mark.parametrize("layout", ["book", "sheet"])
def test_the_cover_shows_a_grid_only_where_it_is_dealt(layout: Literal["book", "sheet"]) -> None:
    def adorned(rows: tuple[int, ...]) -> bool:
        grid = GridDiagram(rows, (), "x", "x", "x")
        made = replace(every_block("x", layout), sections=(Section("setup", "x", (grid,)),))
        assert render_pdf(made)
        return "mute(fan(" not in typst_source(made)

    assert adorned((2, 2))
    assert not adorned((3, 3)) and not adorned((4,))
