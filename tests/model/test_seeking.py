"""Where a rule set is looked for that isn't at hand, and how far."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.model import seeking
from cambio_spec.model.load import load

MINE = 'variant mine of cambio:\n  set penalty = 5 because "a test"\n'


def advice(name: str, cwd: Path) -> str | None:
    """What the hint says to write."""
    with pytest.raises(Rejected) as refused:
        load(name, cwd)
    (found,) = refused.value.diagnostics
    assert found.code == "CAM007"
    return None if found.help is None else str(found.help.arguments.get("nearest"))


def put(path: Path, text: str = MINE) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.mark.parametrize("below", ["house", "a/b/c", "spec/printed"])
def test_below_this_folder(tmp_path: Path, below: str) -> None:
    put(tmp_path / below / "mine.cambio")
    for name in ("mine", "cambio+mine"):
        assert advice(name, tmp_path) == f"{below}/mine.cambio"
    assert advice("cambio+joker+mine", tmp_path) == f"{below}/mine.cambio+joker"
    assert load(f"{below}/mine.cambio+joker", tmp_path).ruleset.name == "cambio+joker+mine"


def test_in_the_folder_above(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    put(tmp_path / "mine.cambio")
    assert advice("mine", tmp_path / "sub") == "../mine.cambio"


def test_in_a_file_of_another_name(tmp_path: Path) -> None:
    put(tmp_path / "house.yaml", "- variant: mine\n  of: cambio\n")
    assert advice("cambio+mine", tmp_path) == "house.yaml"
    put(tmp_path / "whole.cambio", f"game whole\n{MINE.replace('mine', 'own')}")
    assert advice("cambio+own", tmp_path) == "whole.cambio+own"
    put(tmp_path / "x" / "renamed.cambio", "game solo\n")
    assert advice("solo", tmp_path) == "x/renamed.cambio"


def test_a_name_within_another_is_none(tmp_path: Path) -> None:
    put(tmp_path / "x" / "long.cambio", MINE.replace("mine", "mine_too") + "# variant mine of it\n")
    assert advice("mine", tmp_path) != "x/long.cambio"


def test_not_too_deep_nor_behind_links_nor_in_hidden_folders(tmp_path: Path) -> None:
    put(tmp_path / "a/b/c/d/mine.cambio")
    put(tmp_path / ".hidden/mine.cambio")
    os.symlink(tmp_path, tmp_path / "round")
    assert "mine" not in str(advice("mine", tmp_path))


def test_not_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seeking, "MOST_FOLDERS", 5)
    for number in range(30):
        put(tmp_path / f"f{number:02}" / "other.cambio", MINE.replace("mine", "other"))
    put(tmp_path / "z" / "mine.cambio")
    assert advice("mine", tmp_path) != "z/mine.cambio"
    monkeypatch.setattr(seeking, "MOST_FOLDERS", 50)
    assert advice("mine", tmp_path) == "z/mine.cambio"


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("+joker", "cambio+joker"),
        ("+joker+limit=50", "cambio+joker+limit=50"),
        ("+rummy", "classic+rummy"),
        ("cambio+", "cambio"),
        ("cambio++joker+", "cambio+joker"),
        ("cambio+rummy", "classic+rummy"),
        ("cambio+games=3", "classic+games=3"),
        ("joker", "cambio+joker"),
        ("cambio+jokr", "cambio+joker"),
        ("cambio+joker+limt=50", "cambio+joker+limit=50"),
    ],
)
def test_which_rule_set_is_meant(tmp_path: Path, name: str, meant: str) -> None:
    assert advice(name, tmp_path) == meant


def test_a_rule_file_with_faults_hides_nothing(tmp_path: Path) -> None:
    put(tmp_path / "torn.cambio", "game torn of")
    assert advice("+joker", tmp_path) == "cambio+joker"
