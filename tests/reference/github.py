"""Markdown as GitHub reads it: headings and their anchors, links, code and tables."""

from __future__ import annotations

import re

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", flags=re.MULTILINE | re.DOTALL)


def without_code(page: str) -> str:
    return FENCE.sub("", page)


def headings(page: str) -> list[str]:
    return re.findall(r"^#{1,6} (.*)$", without_code(page), flags=re.MULTILINE)


def anchors(page: str) -> list[str]:
    """As the site makes them: a second heading that reads the same gets a number."""
    found: list[str] = []
    for heading in headings(page):
        plain = heading.replace("`", "").lower()
        kept = "".join(c for c in plain if c.isalnum() or c in " -_").replace(" ", "-")
        same = sum(re.fullmatch(re.escape(kept) + r"(-\d+)?", a) is not None for a in found)
        found.append(f"{kept}-{same}" if same else kept)
    return found


def links(page: str) -> list[tuple[str, str]]:
    """The file, empty for the page itself, and the anchor of each link."""
    return re.findall(r"\]\(([\w.]*)#?([^)]*)\)", without_code(page))


def blocks(page: str, language: str) -> list[str]:
    return [text for name, text in FENCE.findall(page) if name == language]


def tables(page: str) -> list[list[list[str]]]:
    """The rows of each table, as cells; the line below the header is left out."""
    found = re.findall(r"(?:^\|.*\|$\n?)+", without_code(page), flags=re.MULTILINE)
    return [
        [re.split(r"(?<!\\)\|", line)[1:-1] for line in table.splitlines() if "---" not in line]
        for table in found
    ]
