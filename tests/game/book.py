"""Which test stands for which rule, and for which place in the books."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])

PLACE = re.compile(r"test_([a-z]+)_([0-9]+)_")
MARK = "shows"


def shows(*rules: str) -> Callable[[Test], Test]:
    """Marks a test that fails where one of these rules isn't what the book says."""

    def mark(test: Test) -> Test:
        setattr(test, MARK, rules)
        return test

    return mark


@dataclass(frozen=True, slots=True)
class Shown:
    """A test of the game. `place` is `scoring.3` for `test_scoring_3_…`, None for a ruling."""

    module: str
    name: str
    place: str | None
    rules: tuple[str, ...]


def all_shown() -> Iterator[Shown]:
    """All tests of the game that say which rules they show."""
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        module = import_module(f"tests.game.{path.stem}")
        for name, test in vars(module).items():
            rules = getattr(test, MARK, None)
            if name.startswith("test_") and rules is not None:
                match = PLACE.match(name)
                place = f"{match[1]}.{match[2]}" if match else None
                yield Shown(path.stem, name, place, rules)
