"""Pieces of Markdown as GitHub reads it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence


def anchor(heading: str) -> str:
    """What GitHub calls the place of a heading, if no heading before reads the same."""
    bare = re.sub(r"[`*]", "", heading).strip().lower()
    return re.sub(r"[^\w\- ]", "", bare).replace(" ", "-")


def link(text: str, heading: str, file: str = "") -> str:
    return f"[{text}]({file}#{anchor(heading)})"


def code(text: str) -> str:
    """Code inside a line, or in the cell of a table."""
    return f"`{text}`"


def fenced(text: str, language: str = "text") -> list[str]:
    return [f"```{language}", *text.rstrip("\n").split("\n"), "```", ""]


def table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """A table and an empty line; a bar in a cell doesn't end it."""
    shown = ("| " + " | ".join(map(_cell, line)) + " |" for line in (header, *rows))
    first, *others = shown
    return [first, "|" + "---|" * len(header), *others, ""]


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
