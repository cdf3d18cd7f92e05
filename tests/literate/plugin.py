"""Makes every `tests/good/*.md` and `tests/bad/*.md` a pytest item, and adds `--accept`."""

from __future__ import annotations

import difflib
import importlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import cast

import pytest
from _pytest._code.code import TerminalRepr, TracebackStyle

from tests.literate.case import Malformed, parse
from tests.literate.session import Main, Ran, accepted, run, transcripts
from tests.pace import QUIET, reading

SECONDS = 2.0
"""Processor time that it may take to refuse a bad input, on a machine that isn't busy."""


class Failed(Exception):
    """A case that doesn't hold; the message is all there is to show."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--accept",
        action="store_true",
        help="take the present output of the literate cases as the expected one",
    )


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path.suffix == ".md" and file_path.parent.name in ("good", "bad"):
        return LiterateFile.from_parent(parent, path=file_path)
    return None


class LiterateFile(pytest.File):
    def collect(self) -> Iterator[pytest.Item]:
        yield LiterateCase.from_parent(self, name=self.path.stem)


class LiterateCase(pytest.Item):
    def runtest(self) -> None:
        # Imported here, so that a command that can't be imported fails the cases, not pytest.
        main = cast(Main, importlib.import_module("cambio_spec.__main__").main)
        warm_up()
        case = parse(self.path.read_text(encoding="utf-8"))
        results = run(case, main)
        for fault in faults(self.path.parent.name, [ran for block in results for ran in block]):
            raise Failed(fault)
        actual = transcripts(results)
        if self.config.getoption("--accept"):
            self.path.write_text(accepted(case, actual), encoding="utf-8")
            return
        for console, text in zip(case.consoles, actual, strict=True):
            if text != console.expected:
                raise Failed(_difference(self.path, console.expected, text))

    def repr_failure(
        self,
        excinfo: pytest.ExceptionInfo[BaseException],
        style: TracebackStyle | None = None,
    ) -> str | TerminalRepr:
        if isinstance(excinfo.value, Failed | Malformed):
            return f"{self.path}: {excinfo.value}"
        return super().repr_failure(excinfo)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, self.name


@cache
def warm_up() -> None:
    """What costs time once in a process, whatever the input is."""
    importlib.import_module("cambio_spec.cli")
    importlib.import_module("cambio_spec.syntax.parse").grammar()


def too_long(command: Ran) -> bool:
    """Beyond the limit, and beyond what a busy machine excuses."""
    return command.seconds > SECONDS and command.seconds > SECONDS * reading() / QUIET


def faults(kind: str, ran: list[Ran]) -> Iterator[str]:
    """What no accepted output can excuse."""
    for command in ran:
        if command.exit not in (0, 1, 2) or "Traceback (most recent call last)" in command.output:
            yield f"our own bug:\n{command.transcript}"
        if kind == "good" and command.exit != 0:
            yield f"a good case is refused:\n{command.transcript}"
        if kind == "bad" and command.exit == 2 and too_long(command):
            yield f"`{command.command}` took {command.seconds:.1f} s of processor time"
    if kind == "bad" and not any(command.exit for command in ran):
        yield "a bad case passes"


def _difference(path: Path, expected: str, actual: str) -> str:
    lines = difflib.unified_diff(
        expected.splitlines(), actual.splitlines(), "expected", "actual", lineterm=""
    )
    shown = "\n".join(lines)
    return f"the output differs\n{shown}\n\nIf it is right now: pytest --accept {path.name}"
