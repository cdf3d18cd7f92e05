"""What the language has to be able to say, axis by axis: each value is used by a relative of the
game, by a shipped game, or by a case of its own, and stands there as it is shown here."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
PLACES = (ROOT / "tests" / "games", ROOT / "spec", ROOT / "tests" / "good")
AXES = yaml.safe_load(Path(__file__).with_name("axes.yaml").read_text(encoding="utf-8"))
"""By axis and value, where the value is used, and the words that say it there."""

VALUES = [(axis, value) for axis, values in AXES.items() for value in values]


@cache
def rules_of(name: str) -> str:
    """The rules of a game or of a case, with single spaces."""
    for folder in PLACES:
        for suffix in (".cambio", ".md"):
            path = folder / f"{name}{suffix}"
            if path.is_file():
                return _spaced(path.read_text(encoding="utf-8"))
    raise AssertionError(f"no game and no case is called {name}")


def _spaced(text: str) -> str:
    return re.sub(r"\s+", " ", text)


@pytest.mark.parametrize(("axis", "value"), VALUES)
def test_every_value_of_every_axis_is_said_somewhere(axis: str, value: str) -> None:
    ((name, words),) = AXES[axis][value].items()
    assert words in rules_of(name)
