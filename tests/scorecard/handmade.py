"""Faults made by hand, of every kind: the literate cases under `tests/bad`, and those under
`tests/good` that are told something. What a case expects was read by somebody; here it is run
again, and counted by kind."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import get_args

from cambio_spec.__main__ import main
from cambio_spec.diagnostics.codes import REGISTRY, Kind
from tests.literate.case import parse
from tests.literate.session import run

FOLDERS = tuple(Path(__file__).parents[1] / name for name in ("bad", "good"))
HEADLINE = re.compile(r"^(?!accepted)\w[\w ]*\[(CAM\d{3})\]|\"code\": \"(CAM\d{3})\"", re.M)
"""That of a finding, in any language, or its code as data."""


@dataclass(frozen=True, slots=True)
class Handmade:
    """A case, the kinds of faults that are in it, and those that were found."""

    name: str
    expected: frozenset[str]
    found: frozenset[str]
    seconds: float


def cases() -> tuple[Path, ...]:
    """All that expect to find something."""
    found = (path for folder in FOLDERS for path in sorted(folder.glob("*.md")))
    return tuple(path for path in found if expected(path))


def kinds_in(text: str) -> frozenset[str]:
    """Those of the findings that an output tells."""
    codes = (code for found in HEADLINE.findall(text) for code in found if code)
    return frozenset(REGISTRY[code].kind for code in codes)


def expected(path: Path) -> frozenset[str]:
    case = parse(path.read_text(encoding="utf-8"))
    return frozenset(kind for block in case.consoles for kind in kinds_in(block.expected))


def tried(path: Path) -> Handmade:
    case = parse(path.read_text(encoding="utf-8"))
    began = time.monotonic()
    said = [ran.output for block in run(case, main) for ran in block]
    seconds = time.monotonic() - began
    return Handmade(path.stem, expected(path), kinds_in("\n".join(said)), seconds)


def known_kinds() -> Iterator[str]:
    """All kinds of which there is a code, in the order in which they are declared."""
    coded = {code.kind for code in REGISTRY.values()}
    return (kind for kind in get_args(Kind) if kind in coded)
