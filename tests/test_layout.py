"""The house rules: what is where, how large it may be, and who may know what."""

from __future__ import annotations

import ast
import re
import shutil
import statistics
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "cambio_spec"
MODULES = sorted(PACKAGE.rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))
OTHER_SOURCES = sorted(
    path for suffix in ("lark", "j2", "typ") for path in PACKAGE.rglob(f"*.{suffix}")
)
TOP_LEVEL = {
    ".ci",
    ".gitignore",
    "CHANGELOG.md",
    "LICENSE",
    "Makefile",
    "README.md",
    "cambio_spec",
    "generated",
    "pyproject.toml",
    "spec",
    "tests",
}


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def length(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


@cache
def files() -> tuple[Path, ...]:
    """Everything that is or would be committed."""
    done = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        pytest.skip(f"no git work tree: {done.stderr.strip()}")
    listed = {ROOT / entry for entry in done.stdout.split("\0") if entry}
    return tuple(sorted(path for path in listed if path.is_file()))


# Sizes


@pytest.mark.parametrize("path", [*MODULES, *TESTS, *OTHER_SOURCES], ids=name)
def test_a_module_has_at_most_400_lines(path: Path) -> None:
    assert length(path) <= 400


def test_the_median_module_has_less_than_200_lines() -> None:
    lengths = [length(path) for path in MODULES]
    assert statistics.median([lines for lines in lengths if lines]) < 200


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_a_function_has_at_most_60_lines(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    sizes = {
        node.name: (node.end_lineno or node.lineno) - node.lineno + 1
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    assert {function: size for function, size in sizes.items() if size > 60} == {}


def test_no_module_is_named_for_nothing() -> None:
    vague = re.compile(r"(utils?|helpers?|managers?|data|misc|common)")
    assert [name(path) for path in MODULES if vague.fullmatch(path.stem)] == []


# The core doesn't know this game

GAME_WORDS = re.compile(
    r"(stick(s|ing)?|stuck|callers?|powers?|jokers?|cambio|penalt(y|ies))", re.IGNORECASE
)
OWN_NAME = re.compile(r"\bcambio[_-]spec\b|\.cambio\b")
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
CORE = sorted(
    path
    for folder in ("kernel", "proof", "engine")
    for path in (PACKAGE / folder).rglob("*")
    if path.is_file() and "__pycache__" not in path.parts
)


def game_words(text: str) -> list[str]:
    """The words of this game in a text, parts of identifiers too; the product's name is none.
    `stuck` is a word of the kernel's own, for play that can't go on."""
    words = WORD.findall(OWN_NAME.sub(" ", text))
    return [word for word in words if GAME_WORDS.fullmatch(word) and word.lower() != "stuck"]


@pytest.mark.parametrize("path", CORE, ids=name)
def test_the_core_does_not_name_this_game(path: Path) -> None:
    assert game_words(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("from cambio_spec.kernel import x  # a .cambio file, cambio-spec", []),
        ("the recaller sticky powerful halt stuck", []),
        (
            "def caller_of(): stickCard; JOKER; Penalty2; cambio",
            "caller stick JOKER Penalty cambio",
        ),
        ("# the powers of callers: sticking, penalties", "powers callers sticking penalties"),
    ],
)
def test_game_words_are_seen(text: str, found: str | list[str]) -> None:
    assert game_words(text) == (found.split() if isinstance(found, str) else found)


# Code that runs text

LOADERS = {"cambio_spec/engine/loader.py"}


def text_runners(source: str) -> list[int]:
    """The lines that call `eval`, `exec` or `compile` of Python itself."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func).removeprefix("builtins.")
        if called in ("eval", "exec", "compile"):
            found.append(node.lineno)
    return sorted(found)


@pytest.mark.parametrize("path", [p for p in MODULES if name(p) not in LOADERS], ids=name)
def test_only_the_loader_runs_text(path: Path) -> None:
    assert text_runners(path.read_text(encoding="utf-8")) == []


def test_text_runners_are_seen() -> None:
    source = "exec(a)\nbuiltins.eval(b)\nmodel.eval(c)\nre.compile(d)\ncompile(e, f, g)\n"
    assert text_runners(source) == [1, 2, 5]


# Imports


def lint_imports(root: Path) -> subprocess.CompletedProcess[str]:
    command = shutil.which("lint-imports", path=str(Path(sys.executable).parent))
    assert command is not None, "import-linter isn't installed beside this Python"
    return subprocess.run(
        [command, "--no-cache", "--no-logo"], cwd=root, capture_output=True, text=True
    )


def test_a_module_without_a_place_in_the_contract_fails(tmp_path: Path) -> None:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for path in MODULES:
        copy = tmp_path / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    kept = lint_imports(tmp_path)
    assert kept.returncode == 0, kept.stdout

    (tmp_path / "cambio_spec" / "stowaway.py").write_text("", encoding="utf-8")
    broken = lint_imports(tmp_path)
    assert broken.returncode == 1
    assert "stowaway" in broken.stdout


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_no_module_imports_the_public_calls(path: Path) -> None:
    """`cambio_spec` itself offers the pipeline's calls: to import them from inside would go
    upward where no layer sees it."""
    inside = {module.stem for module in PACKAGE.iterdir()}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                assert "cambio_spec" not in [alias.name for alias in names]
            case ast.ImportFrom(module="cambio_spec", names=names):
                assert {alias.name for alias in names} <= inside
            case ast.ImportFrom(level=level):
                assert level == 0, "imports are absolute"


# The tree


def test_the_top_level_is_as_agreed() -> None:
    assert {path.relative_to(ROOT).parts[0] for path in files()} - TOP_LEVEL == set()


def test_no_file_names_a_place_on_this_machine() -> None:
    homes = rb"/(?:home|Users|root)/[\w.]"
    beside = re.escape(f"{ROOT.parent}/".encode()) if len(ROOT.parent.parts) > 1 else homes
    place = re.compile(homes + rb"|" + beside)
    assert [name(path) for path in files() if place.search(path.read_bytes())] == []
