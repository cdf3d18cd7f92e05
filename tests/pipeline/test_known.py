"""What has been proved is remembered by what it means; nothing that others wrote is believed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cambio_spec import pipeline
from cambio_spec.pipeline import known as knowing
from cambio_spec.pipeline.known import NOTHING, Known, known_here
from cambio_spec.pipeline.working import With
from cambio_spec.proof import solve
from tests.model.test_together import GAME, SOUND


def here(folder: Path) -> Known:
    return Known(folder / "proofs" / "proved")


def remembered(folder: Path, *fingerprints: str) -> None:
    known = here(folder)
    assert not known.is_proved("anything")
    known.proved(fingerprints)
    known.keep()


def test_what_is_proved_is_known_the_next_time(tmp_path: Path) -> None:
    remembered(tmp_path, "one", "two")
    known = here(tmp_path)
    assert known.is_proved("one") and known.is_proved("two") and not known.is_proved("three")


def test_nobody_else_may_look_or_write(tmp_path: Path) -> None:
    remembered(tmp_path, "one")
    assert (tmp_path / "proofs").stat().st_mode & 0o777 == 0o700
    assert (tmp_path / "proofs" / "proved").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("what", ["proofs", "proofs/proved"])
def test_what_others_may_write_to_is_not_read(tmp_path: Path, what: str) -> None:
    remembered(tmp_path, "one")
    (tmp_path / what).chmod(0o777)
    assert not here(tmp_path).is_proved("one")


@pytest.mark.parametrize("damage", [b"", b"\xff\x00" * 5000, b"x" * 64 + b"\n", b"{}", b"\n" * 99])
def test_a_damaged_file_knows_nothing_and_is_written_anew(tmp_path: Path, damage: bytes) -> None:
    remembered(tmp_path, "one")
    file = tmp_path / "proofs" / "proved"
    file.write_bytes(damage + file.read_bytes()[:40])
    assert not here(tmp_path).is_proved("one")
    remembered(tmp_path, "one")
    assert here(tmp_path).is_proved("one")


def test_where_nothing_can_be_kept_everything_is_proved_again(tmp_path: Path) -> None:
    (tmp_path / "proofs").write_text("no folder")
    remembered(tmp_path, "one")
    assert not here(tmp_path).is_proved("one")
    (tmp_path / "proofs").unlink()
    (tmp_path / "proofs" / "proved").mkdir(parents=True)
    remembered(tmp_path, "one")
    assert not here(tmp_path).is_proved("one")


def test_it_does_not_grow_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowing, "MOST", 3)
    remembered(tmp_path, "one", "two", "three", "four")
    assert (tmp_path / "proofs" / "proved").read_text().count("\n") == 3
    assert here(tmp_path).is_proved("four") and not here(tmp_path).is_proved("one")


def test_another_solver_or_another_version_proves_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    remembered(tmp_path, "one")
    monkeypatch.setattr(knowing, "_tool", lambda: "another")
    assert not here(tmp_path).is_proved("one")


def test_it_is_the_users_own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("CAMBIO_SPEC_CACHE", "on")
    file = known_here().file
    assert file is not None and file.is_relative_to(tmp_path / "cambio-spec")
    monkeypatch.setenv("CAMBIO_SPEC_CACHE", "off")
    assert known_here().file is None


# ── checks ───────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The decisions that are proved anew."""
    found: list[str] = []
    proof = solve._DecisionProof.proof

    def noted(self: solve._DecisionProof, *arguments: object) -> object:
        found.append(self._decision.name)
        return proof(self, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(solve._DecisionProof, "proof", noted)
    return found


def checked(folder: Path, rules: str, known: Known, timeout: float = 60) -> list[str]:
    (folder / "small.cambio").write_text(GAME + rules, encoding="utf-8")
    path = str(folder / "small.cambio")
    (found,) = pipeline.check_all([path], None, timeout, cwd=folder, with_=With(known))
    return [f"{finding.code} {finding.status}" for finding in found.report.findings]


@pytest.mark.parametrize(
    "changed",
    [
        SOUND.replace("  rule any", "  # a remark\n\n    rule   any"),
        SOUND.replace("rule any", "rule whatever"),
        SOUND.replace("a test", "another reason"),
    ],
)
def test_layout_labels_and_reasons_change_nothing(
    tmp_path: Path, asked: list[str], changed: str
) -> None:
    assert checked(tmp_path, SOUND, here(tmp_path)) == [] and asked == ["worth"]
    asked.clear()
    assert checked(tmp_path, changed, here(tmp_path)) == [] and asked == []


def test_another_meaning_is_proved_anew(tmp_path: Path, asked: list[str]) -> None:
    checked(tmp_path, SOUND, here(tmp_path))
    asked.clear()
    checked(tmp_path, SOUND.replace("any: 1", "any: 2"), here(tmp_path))
    assert asked == ["worth"]


def test_what_fails_is_never_remembered(tmp_path: Path, asked: list[str]) -> None:
    gap = SOUND.replace("any: 1", "any: 1 when size of hand of player > 1")
    first = checked(tmp_path, gap, here(tmp_path))
    assert first == ["CAM401 refuted"]
    asked.clear()
    assert checked(tmp_path, gap, here(tmp_path)) == first and "worth" in asked


def test_what_is_unknown_is_never_remembered(tmp_path: Path) -> None:
    late = checked(tmp_path, SOUND, here(tmp_path), timeout=1e-9)
    assert late and all(told.endswith("unknown") for told in late)
    assert not (tmp_path / "proofs").exists()
    assert checked(tmp_path, SOUND, here(tmp_path)) == []


def test_without_a_cache_everything_is_proved(tmp_path: Path, asked: list[str]) -> None:
    checked(tmp_path, SOUND, here(tmp_path))
    asked.clear()
    checked(tmp_path, SOUND, NOTHING)
    assert asked == ["worth"]
    assert os.listdir(tmp_path / "proofs") == ["proved"]
