from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.calling import Caller


@pytest.fixture
def call(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Caller:
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("CAMBIO_SPEC_LANG", raising=False)
    return Caller(folder, capsys)
