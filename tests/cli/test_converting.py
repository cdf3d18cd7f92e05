"""`convert` writes the other spelling, whole or not at all, and never over somebody's work."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cambio_spec.model import canonical
from tests.cli.calling import PROJECT, SMALL, Caller

UNTIDY = SMALL.replace("players 2", "# how many\nplayers   2")


@pytest.mark.parametrize("name", ["cambio", "classic", "printed/de", "printed/en"])
def test_there_and_back(call: Caller, name: str) -> None:
    shipped = PROJECT / "spec" / f"{name}.cambio"
    answer = call("convert", str(shipped), "c.yaml")
    assert (answer.status, answer.err) == (0, "")
    assert answer.out == f"`c.yaml` now says what `{shipped}` says.\n"
    assert call("convert", "c.yaml", "c.cambio").status == 0
    assert (call.folder / "c.cambio").read_bytes() == shipped.read_bytes()
    assert call("fmt", "--check", "c.yaml", "c.cambio").status == 0


def test_a_rule_set_by_its_name(call: Caller) -> None:
    assert call("convert", "cambio", "mine.yml").status == 0
    assert (call.folder / "mine.yml").read_text("utf-8").startswith("# Cambio as")


def test_what_is_not_canonical_becomes_so(call: Caller) -> None:
    call.write("untidy.cambio", UNTIDY)
    assert call("convert", "untidy.cambio", "tidy.yaml").status == 0
    assert call("fmt", "--check", "tidy.yaml").status == 0
    assert call("convert", "tidy.yaml", "tidy.cambio").status == 0
    assert (call.folder / "tidy.cambio").read_text() == UNTIDY.replace("players   2", "players 2")


def test_what_says_the_same_is_left_alone(call: Caller) -> None:
    call.write("small.cambio")
    assert call("convert", "small.cambio", "small.yaml").status == 0
    before = (call.folder / "small.yaml").stat().st_mtime_ns
    answer = call("convert", "small.cambio", "small.yaml")
    assert (answer.status, answer.out) == (
        0,
        "`small.yaml` already says what `small.cambio` says.\n",
    )
    assert (call.folder / "small.yaml").stat().st_mtime_ns == before


def test_nothing_is_written_over_unasked(call: Caller) -> None:
    call.write("small.cambio")
    path = call.write("small.yaml", "mine")
    path.chmod(0o600)
    answer = call("convert", "small.cambio", "small.yaml")
    assert (answer.status, answer.out) == (2, "")
    assert "CAM081" in answer.err and "--force" in answer.err
    assert path.read_text() == "mine"
    assert call("convert", "--force", "small.cambio", "small.yaml").status == 0
    assert path.read_text().startswith("- game: small\n")
    assert path.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("force", [(), ("--force",)])
def test_a_file_is_not_converted_to_itself(call: Caller, force: tuple[str, ...]) -> None:
    path = call.write("small.cambio", UNTIDY)
    (call.folder / "link.yaml").symlink_to(path)
    os.link(path, call.folder / "other.yaml")
    for target in ("small.cambio", "./small.cambio", "link.yaml", "other.yaml"):
        answer = call("convert", *force, "small.cambio", target)
        assert (answer.status, answer.out) == (2, "")
        assert "CAM080" in answer.err
    assert path.read_text("utf-8") == UNTIDY


@pytest.mark.parametrize(
    ("source", "target", "code"),
    [
        ("small.cambio", "small.txt", "CAM082"),
        ("small.cambio", "small", "CAM082"),
        ("small.cambio", ".", "CAM008"),
        ("small.cambio", "small.cambio/x.yaml", "CAM009"),
        (".", "x.yaml", "CAM008"),
        ("none.yaml", "x.cambio", "CAM001"),
        ("none", "x.cambio", "CAM007"),
        ("bad.yaml", "x.cambio", "CAM072"),
        ("bad.yaml", "bad.cambio", "CAM072"),
        ("empty.yaml", "x.cambio", "CAM005"),
        ("twice.cambio", "x.yaml", "CAM074"),
    ],
)
def test_what_cannot_be_converted(call: Caller, source: str, target: str, code: str) -> None:
    call.write("small.cambio")
    call.write("bad.yaml", "gane: g\n")
    call.write("empty.yaml", "# nothing\n")
    call.write("twice.cambio", "game g\ndefine d:\n rule a: 1\n # the other\n rule a: 2\n")
    before = sorted(call.folder.rglob("*"))
    answer = call("convert", source, target)
    assert (answer.status, answer.out) == (2, "")
    assert code in answer.err
    assert sorted(call.folder.rglob("*")) == before


def test_two_editions_of_one_name(call: Caller) -> None:
    call.write("g.cambio", 'game g edition de "a" edition de "b"\n')
    answer = call("convert", "g.cambio", "g.yaml")
    assert answer.status == 2
    assert "CAM074" in answer.err and "g.cambio:1:1" in answer.err


def test_what_says_something_else_is_never_written(
    call: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    call.write("small.cambio")
    monkeypatch.setattr(canonical, "format_as", lambda *_: "game: other\n")
    assert call("convert", "small.cambio", "small.yaml").status == 3
    assert not (call.folder / "small.yaml").exists()


def test_a_folder_that_cannot_be_written(call: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    call.write("small.cambio")

    def refuse(*_: object, **__: object) -> None:
        raise OSError(28, "no space left")

    monkeypatch.setattr("tempfile.mkstemp", refuse)
    answer = call("convert", "small.cambio", "small.yaml")
    assert answer.status == 2
    assert "`small.yaml` can’t be written." in answer.err


def test_yaml_is_formatted_checked_and_built(call: Caller) -> None:
    call.write("small.cambio")
    call("convert", "small.cambio", "sub/small.yml")
    path = Path("sub/small.yml")
    path.write_text(path.read_text().replace("- game: small", "- game:  'small'"))
    assert call("fmt", "--check", "sub").status == 1
    assert call("fmt", "sub").out == "`sub/small.yml` is now in the canonical format.\n"
    assert call("check", "sub").status == 0
    call("convert", "sub/small.yml", "small.yaml")
    (call.folder / "small.cambio").unlink()
    assert call("check", "small").status == 0
    answer = call("build", "small", "--format", "engine", "--format", "schema", "--out", "out")
    assert answer.out.splitlines() == ["out/engine/small.py", "out/reference/cambio.schema.json"]
