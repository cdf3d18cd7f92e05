"""Calling the command, in this process or as one of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from cambio_spec.__main__ import main

PROJECT = Path(__file__).parents[2]

SMALL = """\
game small

players 2 to 4, clockwise because "a test"

deck french_52 in stock because "a test"

zone stock: pile, face down because "a test"
zone hand of player: 4 cards, face up because "a test"

stage opening of match:
  step start: go to setup because "a test"

stage setup of round:
  step deal: deal 2 from stock to each hand because "a test"
  step finish: end match because "a test"

define total of player: sum pip of cards in hand of player because "a test"
"""


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    out: str
    err: str

    @property
    def json(self) -> object:
        return json.loads(self.out)


class Caller:
    """Calls the command in the current folder, which is an empty one."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder, self._capsys = folder, capsys

    def write(self, name: str, text: str = SMALL) -> Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def __call__(self, *arguments: str) -> Answer:
        self._capsys.readouterr()
        status = main(list(arguments))
        said = self._capsys.readouterr()
        assert "Traceback" not in said.err
        return Answer(status, said.out, said.err)


def process(
    *arguments: str, cwd: Path, env: Mapping[str, str] | None = None, stdout: int = subprocess.PIPE
) -> subprocess.CompletedProcess[bytes]:
    """The command as a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(PROJECT), "NO_COLOR": "1", **(env or {})}
    return subprocess.run(
        [sys.executable, "-m", "cambio_spec", *arguments],
        cwd=cwd,
        env=environment,
        stdout=stdout,
        stderr=subprocess.PIPE,
        timeout=120,
        check=False,
    )
