"""Writing what was made: whole files or none, and only below the output folder."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

NEW_FILE = 0o644


class Unwritable(Exception):
    """The output folder, or a file in it, can't be written. Nothing has changed."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


@dataclass(frozen=True, slots=True, order=True)
class Stale:
    """A file, relative to the output folder, that isn't what was built."""

    path: Path
    how: Literal["different", "left-over", "missing"]


def _inside(folder: Path, name: Path) -> Path:
    """Raises `ValueError` for a name that leads out of the folder."""
    if name.is_absolute() or ".." in name.parts:
        raise ValueError(f"{name} leads out of the output folder")
    return folder / name


def write(folder: Path, files: Mapping[Path, bytes]) -> None:
    """Puts files below a folder, all of them or none. Raises `Unwritable`."""
    replace_all({_inside(folder, name): content for name, content in files.items()})


def replace_all(files: Mapping[Path, bytes]) -> None:
    """Everything is written beside its place first, and only then put there; what goes wrong on
    the way is undone. Links are followed, and a file keeps its mode. Raises `Unwritable`."""
    staged: list[tuple[Path, Path, bytes | None]] = []
    put: list[tuple[Path, bytes | None]] = []
    place = Path()
    try:
        for name, content in files.items():
            place = name.resolve() if name.is_symlink() else name
            place.parent.mkdir(parents=True, exist_ok=True)
            old = place.read_bytes() if place.exists() else None
            staged.append((_beside(place, content), place, old))
        for temporary, place, old in staged:
            os.replace(temporary, place)
            put.append((place, old))
    except BaseException as error:
        for done, old in reversed(put):
            _put_back(done, old)
        if isinstance(error, OSError):
            raise Unwritable(place) from None
        raise
    finally:
        for temporary, _, _ in staged:
            temporary.unlink(missing_ok=True)


def _put_back(place: Path, old: bytes | None) -> None:
    if old is None:
        place.unlink(missing_ok=True)
    else:
        os.replace(_beside(place, old), place)


def _beside(place: Path, content: bytes) -> Path:
    """A new file in the same folder, so that it can be put in its place in one step."""
    handle, name = tempfile.mkstemp(prefix=".new-", dir=place.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        os.chmod(name, place.stat().st_mode & 0o777 if place.exists() else NEW_FILE)
    except BaseException:
        Path(name).unlink()
        raise
    return Path(name)


def stale(folder: Path, files: Mapping[Path, bytes], owned: Collection[str]) -> tuple[Stale, ...]:
    """What isn't as `files` say: missing, different, or left over in one of the `owned` folders
    below `folder`."""
    found: list[Stale] = []
    for name, content in files.items():
        present = _content(folder / name)
        if present != content:
            found.append(Stale(name, "missing" if present is None else "different"))
    for top in owned:
        for path in (folder / top).rglob("*"):
            name = path.relative_to(folder)
            if path.is_file() and name not in files and "__pycache__" not in name.parts:
                found.append(Stale(name, "left-over"))
    return tuple(sorted(found))


def _content(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except OSError:
        return None
