"""Citations: where a published edition says what a rule says.

The index of the editions (section and item to line) ships with the product. Their text does
not; it is shown where the edition is at hand.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cambio_spec.source.files import Unreadable, read

EDITIONS_VARIABLE = "CAMBIO_SPEC_EDITIONS"
EDITIONS_FOLDER = "editions"

_CITATION = re.compile(
    r"(?:(?P<edition>[a-z][a-z0-9_]*):)?(?P<section>[a-z][a-z_]*)\.(?P<item>[1-9][0-9]{0,3})"
)

Place = tuple[str, int]
"""An edition's file name and a line of it, from 1."""


@dataclass(frozen=True, slots=True)
class Citation:
    """Item `item` (from 1) of a section. `edition` is the label under which the rule set
    declares the edition, None for whichever declared edition has the place."""

    edition: str | None
    section: str
    item: int

    def __str__(self) -> str:
        place = f"{self.section}.{self.item}"
        return place if self.edition is None else f"{self.edition}:{place}"


def parse(text: str) -> Citation:
    """The citation written `section.item` or `edition:section.item`.

    Raises `ValueError` for anything else.
    """
    match = _CITATION.fullmatch(text)
    if match is None:
        raise ValueError(f"not a citation: `{text}`")
    return Citation(match["edition"], match["section"], int(match["item"]))


@cache
def _index() -> Mapping[str, Mapping[str, tuple[int, ...]]]:
    text = Path(__file__).with_name("editions.toml").read_text(encoding="utf-8")
    raw = tomllib.loads(text)
    layouts = {
        name: {section: tuple(lines) for section, lines in sections.items()}
        for name, sections in raw["layouts"].items()
    }
    return {file: layouts[layout] for file, layout in raw["files"].items()}


def indexed_files() -> tuple[str, ...]:
    """The file names of the editions that the index knows."""
    return tuple(_index())


def sections(file: str) -> Mapping[str, tuple[int, ...]] | None:
    """The lines of each section's items, item 1 first; None for a file that isn't indexed."""
    return _index().get(file)


def place(
    citation: Citation, editions: Mapping[str, str], language: str | None = None
) -> Place | None:
    """Where a citation leads. `editions` maps the rule set's labels, which are languages, to file
    names; for a citation that names no edition, the one in the reader's `language` counts if it
    has such a place, else the first that has.

    None if the label isn't declared, the file isn't indexed or has no such section or item.
    """
    if citation.edition is None:
        own = [file for label, file in editions.items() if label == language]
        files = [*own, *editions.values()]
    else:
        files = [file for label, file in editions.items() if label == citation.edition]
    for file in files:
        lines = _index().get(file, {}).get(citation.section, ())
        if citation.item <= len(lines):
            return file, lines[citation.item - 1]
    return None


def edition_folders(
    rule_file: Path | None, cwd: Path, environment: Mapping[str, str]
) -> tuple[Path, ...]:
    """The folders in which an edition may be at hand, the preferred one first: the one that the
    environment names, one beside the rule file, one in the current folder."""
    named = environment.get(EDITIONS_VARIABLE)
    return (
        *((cwd / named,) if named else ()),
        *((rule_file.parent / EDITIONS_FOLDER,) if rule_file else ()),
        cwd / EDITIONS_FOLDER,
    )


def line_text(place: Place, folders: Sequence[Path]) -> str | None:
    """What the edition says at a place, stripped; None where the edition isn't at hand.

    Only files that the index knows are opened: the name may come from a rule file.
    """
    file, line = place
    if file not in _index():
        return None
    for folder in folders:
        try:
            return read(folder / file).line(line).strip()
        except (Unreadable, IndexError):
            continue
    return None
