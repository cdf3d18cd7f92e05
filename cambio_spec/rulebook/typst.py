"""A document as PDF or as a picture, by Typst: the same bytes for the same document.

PDFs are tagged (PDF/UA-1), and whatever Typst warns of is an error.
"""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from typing import Literal

import typst
from jinja2 import Environment, Undefined

from cambio_spec.diagnostics.codes import OVERFULL_SHEET, UNPRINTABLE
from cambio_spec.diagnostics.diagnostic import Diagnostic, Message, Rejected
from cambio_spec.rulebook.document import (
    Block,
    CardShelf,
    Document,
    Face,
    GridDiagram,
    Laid,
    Paragraph,
    Section,
    Table,
    Text,
    TurnFlow,
    spoken,
)
from cambio_spec.rulebook.escaping import typst_environment

PRINTED = datetime(2025, 1, 1, tzinfo=UTC)
"""The date in every file: when a rulebook was printed is no part of it."""

SHEET_SIZES = (115, 110, 105, 100, 95, 90, 85, 80)
"""Type sizes of a sheet in tenths of a point: the largest at which it fits its page is taken.
Below 8 points nobody reads it at a table."""

SHEET_WIDTH = 210
"""In millimetres, as the template of the sheet has it (A4)."""

OVERFLOW = "the sheet does not fit on one page"

_MISSING = re.compile(r'the text `"(.*)"` could not be displayed')


class _Refused(Exception):
    """Typst refused the document, or a sheet doesn't fit on its page. `reason` is Typst's."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def render_pdf(document: Document) -> bytes:
    """Raises `Rejected` where a sheet doesn't fit on its page, unless it is a draft, and for what
    Typst warns of, such as a character that no font has."""
    return _rendered(document, "pdf")


def render_png(document: Document, width: int = 680) -> bytes:
    """The first page, `width` pixels wide. Raises `Rejected`, as `render_pdf` does."""
    return _rendered(document, "png", width)


def _rendered(document: Document, form: Literal["pdf", "png"], width: int = 0) -> bytes:
    """A sheet in the largest type with which it fits on its page."""
    made = _fitting(document, SHEET_SIZES[0], form, width)
    if made is not None:
        return made
    smaller: tuple[int, ...] = SHEET_SIZES[1:]
    while smaller:
        half = len(smaller) // 2
        fitting = _fitting(document, smaller[half], form, width)
        made, smaller = (
            (made, smaller[half + 1 :]) if fitting is None else (fitting, smaller[:half])
        )
    if made is None:
        raise Rejected((OVERFULL_SHEET.at(language=document.language),))
    return made


def _fitting(
    document: Document, tenths: int, form: Literal["pdf", "png"], width: int
) -> bytes | None:
    try:
        return _compiled(typst_source(document, tenths), form, width)
    except _Refused as error:
        if OVERFLOW in error.reason:
            return None
        raise Rejected((_unprintable(document, error.reason),)) from None


def _unprintable(document: Document, reason: str) -> Diagnostic:
    missing = _MISSING.search(reason)
    if missing is not None:
        return UNPRINTABLE.at(language=document.language, text=missing[1])
    said = {"language": document.language, "reason": reason}
    return replace(UNPRINTABLE.at(), message=Message("unprintable-otherwise", said))


def typst_source(document: Document, tenths: int = SHEET_SIZES[0]) -> str:
    """The Typst source of a book, or of a sheet with type of `tenths` of a point. A draft may go
    on for several pages at the smallest size."""
    environment, two_by_two = _environment(), _is_two_by_two(document)
    if document.layout == "book":
        template = environment.get_template("book.typ.j2")
        return template.render(document=document, two_by_two=two_by_two)
    return environment.get_template("sheet.typ.j2").render(
        document=document,
        two_by_two=two_by_two,
        tenths=tenths,
        overflow=OVERFLOW,
        one_page=document.draft is None or tenths != SHEET_SIZES[-1],
        rows=_rows(document.sections),
    )


def _is_two_by_two(document: Document) -> bool:
    """Whether two rows of two cards are dealt to each player."""
    blocks = (block for section in document.sections for block in section.blocks)
    return any(isinstance(block, GridDiagram) and block.rows == (2, 2) for block in blocks)


@cache
def _environment() -> Environment:
    environment = typst_environment()
    environment.globals.update(
        only_cards=_only_cards, leads=_leads, holds_cards=_holds_cards, words=_words
    )
    return environment


@cache
def _compiler() -> typst.Compiler:
    """One for all documents: loading its fonts takes longer than setting a book."""
    return typst.Compiler(ignore_system_fonts=True)


def _leads(block: Block, following: Block | Undefined) -> bool:
    """Whether a paragraph introduces cards or a table, and must not be parted from them. What
    stands before the picture of a turn is a rule like others."""
    return isinstance(block, Paragraph) and isinstance(following, CardShelf | Table)


def _words(text: Text) -> list[str]:
    return spoken(text).split()


def _holds_cards(table: Table) -> bool:
    """Whether a table shows what lies in front of players, and so may be longer than a page."""
    return any(isinstance(cell, Laid) for row in table.rows for cell in row)


def _only_cards(text: Text) -> tuple[Face, ...]:
    """The cards of a text in which nothing else stands, else none."""
    if any(not isinstance(run, Face) and run.text.strip() for run in text):
        return ()
    return tuple(run for run in text if isinstance(run, Face))


def _rows(sections: tuple[Section, ...]) -> list[tuple[Section, ...]]:
    """The panels of a sheet: one that holds something wide alone, the others together."""
    rows: list[tuple[Section, ...]] = []
    for section in sections:
        if rows and not _wide(section) and not _wide(rows[-1][-1]):
            rows[-1] = (*rows[-1], section)
        else:
            rows.append((section,))
    return rows


def _wide(section: Section) -> bool:
    return any(isinstance(block, CardShelf | TurnFlow) for block in section.blocks)


def _compiled(source: str, form: Literal["pdf", "png"], width: int) -> bytes:
    """`width` is in pixels, for a picture of an A4 page. Raises `_Refused`."""
    try:
        made, warnings = _compiler().compile_with_warnings(
            source.encode(),
            format=form,
            ppi=width * 25.4 / SHEET_WIDTH if form == "png" else None,
            pdf_standards=["ua-1"] if form == "pdf" else [],
            timestamp=PRINTED,
        )
    except typst.TypstError as error:
        raise _Refused(error.message) from None
    if warnings:
        raise _Refused("; ".join(warning.message for warning in warnings))
    first = made[0] if isinstance(made, list) else made
    assert isinstance(first, bytes)
    return first
