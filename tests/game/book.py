"""Which test stands for which rule, and for which place in the books.

A test of the game is named after the place that it was written from, `test_scoring_3_…`, or after
the question that the books leave open, `test_caller_tie_ruled_no_penalty_…`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])

TESTS = Path(__file__).parents[1]
PLACE = re.compile(r"test_([a-z]+)_([0-9]+)_")
RULING = re.compile(r"test_([a-z_]+)_ruled_")
MARK = "shows"


def shows(*rules: str) -> Callable[[Test], Test]:
    """Marks a test that fails where one of these rules isn't what the book says, or, where a
    variant takes the rule away, is still there."""

    def mark(test: Test) -> Test:
        setattr(test, MARK, rules)
        return test

    return mark


@dataclass(frozen=True, slots=True)
class Shown:
    """A test of a game, and the variant that its module is about, None for the game as it usually
    is."""

    module: str
    variant: str | None
    name: str
    rules: tuple[str, ...]

    @property
    def place(self) -> str | None:
        match = PLACE.match(self.name)
        return f"{match[1]}.{match[2]}" if match else None

    @property
    def question(self) -> str | None:
        match = RULING.match(self.name)
        return match[1] if match else None


def all_shown(folder: str = "game") -> Iterator[Shown]:
    """All tests of a game that say which rules they show."""
    yield from _in(TESTS / folder, f"tests.{folder}", variant=False)
    yield from _in(TESTS / folder / "variants", f"tests.{folder}.variants", variant=True)


def _in(folder: Path, package: str, *, variant: bool) -> Iterator[Shown]:
    for path in sorted(folder.glob("test_*.py")):
        module = import_module(f"{package}.{path.stem}")
        for name, test in vars(module).items():
            rules = getattr(test, MARK, None)
            if name.startswith("test_") and rules is not None:
                about = path.stem.removeprefix("test_") if variant else None
                yield Shown(path.stem, about, name, rules)


def rules_shown(tests: Iterable[Shown]) -> set[str]:
    return {rule for test in tests for rule in test.rules}
