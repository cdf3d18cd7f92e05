"""`check --smt DIR`: what the solver is asked, for whoever wants to ask another one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.calling import Caller

FAULTY = """
define score of player:
  rule plain: total of player because "a test"
  rule none: 0 when total of player = 0 or size of hand of player = 2 because "a test"
"""


def written(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in folder.rglob("*")
        if path.is_file()
    }


@pytest.fixture
def faulty(call: Caller) -> Path:
    path = call.write("small.cambio")
    path.write_text(path.read_text(encoding="utf-8") + FAULTY, encoding="utf-8")
    return path


def test_every_question_is_a_script_with_its_answer(call: Caller, faulty: Path) -> None:
    plain = call("check", faulty.name, "--no-cache")
    assert call("check", faulty.name, "--smt", "asked") == plain
    files = written(call.folder / "asked")
    assert {name.split("/")[0] for name in files} == {"small", "small--all"}
    for name, text in files.items():
        assert re.fullmatch(r"[\w/.+-]+\.[0-9a-f]{12}\.smt2", name)
        head, _, script = text.partition("(set-info :status ")
        assert head.startswith("; cambio-spec ")
        assert all(line.startswith("; ") for line in head.splitlines())
        assert f"The answer was: {script.partition(')')[0]}\n" in head
        assert script.endswith("(check-sat)\n(exit)\n")
        assert script.count("(check-sat)") == 1
    (overlap, *_) = (text for name, text in files.items() if "smaller.overlap" in name)
    assert ";   overlap: score.plain, score.none\n" in overlap


def test_the_same_questions_are_the_same_files(call: Caller, faulty: Path) -> None:
    call("check", faulty.name, "--smt", "asked")
    first = written(call.folder / "asked")
    assert len(first) > 10
    call("check", faulty.name, "--smt", "asked")
    assert written(call.folder / "asked") == first


def test_what_is_remembered_is_asked_anew(
    call: Caller, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv("CAMBIO_SPEC_CACHE", raising=False)
    path = call.write("small.cambio")
    assert call("check", path.name).status == 0
    assert call("check", path.name, "--smt", "asked").status == 0
    assert written(call.folder / "asked") != {}


@pytest.mark.parametrize("processes", ["1", "3"])
def test_processes_write_the_same(
    call: Caller, faulty: Path, monkeypatch: pytest.MonkeyPatch, processes: str
) -> None:
    call("check", faulty.name, "--smt", "asked")
    monkeypatch.setenv("CAMBIO_SPEC_PROCESSES", processes)
    call("check", faulty.name, "--smt", "again")
    assert written(call.folder / "again") == written(call.folder / "asked")


@pytest.mark.parametrize(("language", "answer"), [("de", "Die Antwort war"), ("pt", "A resposta")])
def test_the_head_speaks_the_language_of_the_answer(
    call: Caller, faulty: Path, language: str, answer: str
) -> None:
    call("check", faulty.name, "--smt", "asked", "--lang", language)
    files = written(call.folder / "asked")
    assert files and all(f"; {answer}" in text for text in files.values())


def test_a_folder_that_can_not_be_written_is_told(call: Caller, faulty: Path) -> None:
    call.write("taken", "a file")
    answer = call("check", faulty.name, "--smt", "taken")
    assert answer.status == 2
    assert "CAM009" in answer.err and "taken" in answer.err
    assert (call.folder / "taken").read_text(encoding="utf-8") == "a file"


def test_a_file_that_can_not_be_put_there_is_told(call: Caller, faulty: Path) -> None:
    """Also where it turns out only while the check is going on."""
    call.write("asked/small", "in the way")
    answer = call("check", faulty.name, "--only", "--smt", "asked")
    assert answer.status == 2
    assert "CAM009" in answer.out + answer.err
    assert written(call.folder / "asked") == {"small": "in the way"}
