"""Where rule sets are sought, and what is in the wheel."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from cambio_spec.source.shipped import find, known_names, rule_files, shipped

ROOT = Path(__file__).parents[2]


def test_the_source_tree_is_its_own_shipment() -> None:
    assert shipped() == ROOT / "spec"
    assert find("cambio", ROOT / "tests") == ROOT / "spec" / "cambio.cambio"


def test_nearer_rule_sets_come_first(tmp_path: Path) -> None:
    (tmp_path / "spec").mkdir()
    below = tmp_path / "spec" / "cambio.cambio"
    below.write_text("", encoding="utf-8")
    assert find("cambio", tmp_path) == below
    here = tmp_path / "cambio.cambio"
    here.write_text("", encoding="utf-8")
    assert find("cambio", tmp_path) == here


@pytest.mark.parametrize("name", ["", "../spec/cambio", "spec/cambio", "cambio.cambio", ".", "x\0"])
def test_only_plain_names_are_sought(name: str) -> None:
    assert find(name, ROOT / "spec") is None


def test_a_folder_means_the_rule_sets_directly_in_it(tmp_path: Path) -> None:
    for name in ("b.cambio", "a.cambio", "c.yml", "b.yaml", "below/c.cambio", "d.txt", ".e.yaml"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("", encoding="utf-8")
    (tmp_path / "folder.cambio").mkdir()
    names = ["a.cambio", "b.cambio", "b.yaml", "c.yml"]
    assert [path.name for path in rule_files(tmp_path)] == names


def test_a_rule_set_may_be_text_or_yaml(tmp_path: Path) -> None:
    for name in ("mine.yml", "mine.yaml", "mine.cambio"):
        (tmp_path / name).write_text("", encoding="utf-8")
        assert find("mine", tmp_path) == tmp_path / name


def test_known_names_are_those_that_can_be_found(tmp_path: Path) -> None:
    (tmp_path / "mine.cambio").write_text("", encoding="utf-8")
    names = known_names(tmp_path)
    assert {"cambio", "mine"} <= set(names)
    assert all(find(name, tmp_path) for name in names)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this tree, built as `pip install` would, but with the backend at hand."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", str(ROOT), "--no-deps", "--quiet"]
    done = subprocess.run(
        [*command, "--no-build-isolation", "--wheel-dir", str(folder)],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    (path,) = folder.glob("*.whl")
    return path


def test_the_wheel_holds_everything_that_is_read_at_run_time(wheel: Path) -> None:
    held = set(zipfile.ZipFile(wheel).namelist())
    package = [path for path in (ROOT / "cambio_spec").rglob("*") if path.is_file()]
    rules = [path for path in (ROOT / "spec").rglob("*") if path.is_file()]
    expected = {
        path.relative_to(ROOT).as_posix() for path in package if "__pycache__" not in path.parts
    } | {f"cambio_spec/{path.relative_to(ROOT).as_posix()}" for path in rules}
    assert expected - held == set()
    assert {"cambio_spec/spec/cambio.cambio", "cambio_spec/py.typed"} <= held


def test_the_wheel_holds_nothing_else(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.split("/")[0] for name in names} == {"cambio_spec", names[-1].split("/")[0]}
    assert not [name for name in names if "__pycache__" in name]


def test_an_installed_package_finds_its_own_rule_sets(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path)
    script = (
        "from pathlib import Path; from cambio_spec.source.shipped import find, shipped;"
        "print(shipped()); print(find('cambio', Path.cwd()))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    folder = tmp_path / "cambio_spec" / "spec"
    assert done.stdout.splitlines() == [str(folder), str(folder / "cambio.cambio")]
