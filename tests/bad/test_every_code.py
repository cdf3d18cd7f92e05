"""Every code is raised somewhere, and some case shows how it looks."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from cambio_spec.diagnostics import codes
from cambio_spec.diagnostics.codes import Code
from tests.literate.case import parse

PACKAGE = Path(codes.__file__).parents[1]
CASES = Path(__file__).parents[1]
BY_NAME = {name: code for name, code in vars(codes).items() if isinstance(code, Code)}


def shown() -> set[str]:
    """The codes of the headlines in what the cases print."""
    cases = [*CASES.glob("good/*.md"), *CASES.glob("bad/*.md")]
    printed = [c.expected for path in cases for c in parse(path.read_text("utf-8")).consoles]
    return {code for text in printed for code in re.findall(r"^[\w ]+\[(CAM\d{3})\]", text, re.M)}


@cache
def modules() -> dict[Path, str]:
    """The modules that may raise a code, without their imports."""
    texts = {path: path.read_text("utf-8") for path in PACKAGE.rglob("*.py")}
    return {
        path: re.sub(r"^from \S+ import (?:\([^)]*\)|.*)$", "", text, flags=re.M)
        for path, text in texts.items()
        if path.name != "codes.py"
    }


def uses(name: str) -> list[Path]:
    """The modules that name a code other than to import or compare it."""
    use = re.compile(rf"\b{name}(?:\.at\(|\.message\(|,)")
    return [path for path, text in modules().items() if use.search(text)]


@pytest.mark.parametrize("name", BY_NAME)
def test_a_code_is_raised(name: str) -> None:
    assert uses(name)


def test_every_code_is_shown() -> None:
    seen = shown()
    assert not {code.code: name for name, code in BY_NAME.items() if code.code not in seen}


def test_a_code_that_nothing_raises_would_be_found() -> None:
    assert not uses("NO_SUCH_CODE")
