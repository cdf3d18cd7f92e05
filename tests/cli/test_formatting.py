"""`fmt` never loses anything, and writes every file or none."""

from __future__ import annotations

import pytest

from cambio_spec.model import canonical
from tests.cli.calling import SMALL, Caller

UNTIDY = SMALL.replace("players 2", "# how many\nplayers   2")


def test_only_what_is_not_canonical_is_written(call: Caller) -> None:
    tidy, untidy = call.write("tidy.cambio"), call.write("untidy.cambio", UNTIDY)
    untidy.chmod(0o600)
    before = tidy.stat().st_mtime_ns
    answer = call("fmt", ".")
    assert (answer.status, answer.err) == (0, "")
    assert answer.out == "`untidy.cambio` is now in the canonical format.\n"
    assert tidy.stat().st_mtime_ns == before
    assert untidy.read_text("utf-8") == UNTIDY.replace("players   2", "players 2")
    assert untidy.stat().st_mode & 0o777 == 0o600
    assert call("fmt", "--check", ".").status == 0


def test_check_writes_nothing(call: Caller) -> None:
    path = call.write("untidy.cambio", UNTIDY)
    assert call("fmt", "--check", "untidy.cambio").status == 1
    assert path.read_text("utf-8") == UNTIDY


@pytest.mark.parametrize("other", ["bad.cambio", "none.cambio"])
def test_one_bad_file_stops_all(call: Caller, other: str) -> None:
    path = call.write("untidy.cambio", UNTIDY)
    call.write("bad.cambio", "game\n")
    answer = call("fmt", "untidy.cambio", other)
    assert (answer.status, answer.out) == (2, "")
    assert path.read_text("utf-8") == UNTIDY


def test_every_bad_file_is_named(call: Caller) -> None:
    call.write("a.cambio", "game\n")
    call.write("b.cambio", "deck\n")
    answer = call("fmt", ".")
    assert "a.cambio:1" in answer.err and "b.cambio:1" in answer.err


def test_a_name_of_a_rule_set_is_no_file(call: Caller) -> None:
    answer = call("fmt", "cambio")
    assert answer.status == 2
    assert "There is no file or folder `cambio`." in answer.err
    assert list(call.folder.iterdir()) == []


def test_a_link_stays_a_link(call: Caller) -> None:
    real = call.write("real/small.cambio", UNTIDY)
    link = call.folder / "link.cambio"
    link.symlink_to(real)
    assert call("fmt", "link.cambio").status == 0
    assert link.is_symlink()
    assert real.read_text("utf-8") != UNTIDY


def test_text_that_says_something_else_is_never_written(
    call: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = call.write("untidy.cambio", UNTIDY)
    monkeypatch.setattr(canonical, "format_as", lambda *_: "game other\n")
    assert call("fmt", "untidy.cambio").status == 3
    assert path.read_text("utf-8") == UNTIDY


def test_a_folder_that_cannot_be_written(call: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    path = call.write("untidy.cambio", UNTIDY)

    def refuse(*_: object, **__: object) -> None:
        raise OSError(30, "read-only file system")

    monkeypatch.setattr("tempfile.mkstemp", refuse)
    answer = call("fmt", "untidy.cambio")
    assert answer.status == 2
    assert "`untidy.cambio` can’t be written." in answer.err
    assert path.read_text("utf-8") == UNTIDY
