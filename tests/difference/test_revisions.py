"""A file against itself in a revision: read through git, and nothing else is done."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from cambio_spec import pipeline
from cambio_spec.diagnostics.diagnostic import Rejected
from tests.difference.games import GAME, changed, found


def git(folder: Path, *arguments: str) -> None:
    who = ("-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *who, *arguments], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    (tmp_path / "rules").mkdir()
    git(tmp_path, "init", "-q")
    (tmp_path / "rules" / "small.cambio").write_text(GAME, encoding="utf-8")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-qm", "one")
    return tmp_path


def refused(folder: Path, name: str, revision: str) -> str:
    with pytest.raises(Rejected) as raised:
        pipeline.diff(name, git=revision, cwd=folder)
    (fault,) = raised.value.diagnostics
    assert fault.code == "CAM067"
    return fault.message.id


def test_nothing_has_changed(repository: Path) -> None:
    assert pipeline.diff("rules/small.cambio", git="HEAD", cwd=repository).equal is True


def test_what_has_changed_since(repository: Path) -> None:
    other = changed(("total of player + 5", "total of player + 6"))
    (repository / "rules" / "small.cambio").write_text(other, encoding="utf-8")
    diff = pipeline.diff("rules/small.cambio", git="HEAD", cwd=repository, timeout=300)
    assert ("decision", "score", "differs") in found(diff)
    (score,) = [d for d in diff.differences if d.name == "score"]
    assert [part.values for part in score.parts] == [(7,), (8,)]
    assert diff.names == ("rules/small.cambio (HEAD)", "rules/small.cambio")


def test_a_variant_and_its_game_are_both_of_that_revision(repository: Path) -> None:
    variant = (
        "variant harsh of small: replace rule score.penalty: total of player + 9"
        " when player is caller and total of player > lowest overrides others"
        ' because "a test"\n'
    )
    path = repository / "rules" / "harsh.cambio"
    path.write_text(variant, encoding="utf-8")
    git(repository, "add", ".")
    git(repository, "commit", "-qm", "two")
    game = repository / "rules" / "small.cambio"
    game.write_text(changed(("A is 1", "A is 2")), encoding="utf-8")
    diff = pipeline.diff("rules/harsh.cambio", git="HEAD", cwd=repository, timeout=300)
    assert ("table", "points", "differs") in found(diff)


@pytest.mark.parametrize(
    "revision",
    [
        "nowhere",
        "--output=x",
        "-h",
        "HEAD:rules",
        "$(touch x)",
        "HEAD;touch x",
        "",
        " ",
        "a\nb",
        "x" * 500,
    ],
)
def test_no_such_revision(repository: Path, revision: str) -> None:
    assert refused(repository, "rules/small.cambio", revision) == "no-such-revision"
    assert sorted(p.name for p in repository.iterdir()) == [".git", "rules"]


def test_a_file_that_was_not_there(repository: Path) -> None:
    (repository / "rules" / "new.cambio").write_text(GAME, encoding="utf-8")
    assert refused(repository, "rules/new.cambio", "HEAD") == "not-in-revision"


def test_no_repository(tmp_path: Path) -> None:
    (tmp_path / "small.cambio").write_text(GAME, encoding="utf-8")
    assert refused(tmp_path, "small.cambio", "HEAD") == "no-repository"


def test_no_git(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(repository))
    assert refused(repository, "rules/small.cambio", "HEAD") == "no-git"


def test_nothing_is_left_behind(repository: Path) -> None:
    before = sorted(repository.rglob("*.cambio"))
    pipeline.diff("rules/small.cambio", git="HEAD", cwd=repository)
    assert sorted(repository.rglob("*.cambio")) == before
