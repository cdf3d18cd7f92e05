"""The rule sets that come with the product, and how the name of a rule set is sought."""

from __future__ import annotations

import os
import re
from pathlib import Path

SUFFIXES = (".cambio", ".yaml", ".yml")

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")


def shipped() -> Path:
    """The folder of the shipped rule sets: inside the installed package, or the project's
    `spec` where the package is used from its source tree."""
    package = Path(__file__).resolve().parent.parent
    installed = package / "spec"
    return installed if installed.is_dir() else package.parent / "spec"


def rule_files(folder: Path) -> tuple[Path, ...]:
    """The rule sets directly in a folder, not below it and not hidden, by name.

    Raises `OSError` where the folder can't be listed.
    """
    return tuple(
        sorted(
            path
            for path in folder.iterdir()
            if path.suffix in SUFFIXES and path.is_file() and not path.name.startswith(".")
        )
    )


def find(name: str, cwd: Path) -> Path | None:
    """The file of the rule set `name`: sought in the current folder, in its `spec`, then among
    the shipped ones. None if there is none, or if `name` is no plain name."""
    if _NAME.fullmatch(name) is None:
        return None
    for folder in (cwd, cwd / "spec", shipped()):
        for suffix in SUFFIXES:
            path = folder / (name + suffix)
            if os.path.isfile(path):
                return path
    return None


def known_names(cwd: Path) -> tuple[str, ...]:
    """Every name that `find` would find, for suggestions."""
    names = set()
    for folder in (cwd, cwd / "spec", shipped()):
        try:
            names |= {path.stem for path in rule_files(folder)}
        except OSError:
            continue
    return tuple(sorted(names))
