"""A document as Markdown: CommonMark with GitHub's tables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from jinja2 import Environment
from markupsafe import Markup

from cambio_spec.rulebook.document import SUIT_GLYPHS, Document, GridDiagram, Suit
from cambio_spec.rulebook.escaping import markdown_environment, visible


def render_markdown(document: Document) -> str:
    """One file, the same for the same document; ends with one line feed."""
    printed = _environment().get_template("document.md.j2").render(document=document)
    lines = re.sub(r"\n{3,}", "\n\n", re.sub(r"[ \t]+$", "", printed, flags=re.MULTILINE))
    return lines.strip("\n") + "\n"


@cache
def _environment() -> Environment:
    environment = markdown_environment()
    environment.globals.update(sign=_sign, literal=Markup, ordinal=_ordinal, drawn=_drawn)
    return environment


def _sign(suit: Suit) -> str:
    return SUIT_GLYPHS[suit]


def _ordinal(number: int) -> Markup:
    return Markup(f"{number}. ")


def _drawn(diagram: GridDiagram) -> Iterator[Markup]:
    """The grid in box-drawing characters, a line at a time, for a fenced code block, which shows
    whatever stands in it as it is and ends at a line of backticks."""
    widest = max(diagram.rows)
    for number in range(len(diagram.rows), 0, -1):
        slots = diagram.rows[number - 1]
        pad = " " * (3 * (widest - slots))
        note = f"  ← {_fenced(diagram.label)}" if (number,) == diagram.marked[:1] else ""
        yield Markup(pad + " ".join(["┌───┐"] * slots))
        yield Markup(pad + " ".join(["│░░░│"] * slots) + note)
        yield Markup(pad + " ".join(["└───┘"] * slots))
    yield Markup(_fenced(diagram.owner).center(6 * widest - 1).rstrip())


def _fenced(text: str) -> str:
    return visible(text).replace("`", "´")
