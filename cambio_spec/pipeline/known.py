"""Which questions have been answered before, here or in an earlier run: what is proved stays so.

An entry says that everything that is asked about one decision is proved. It is a fingerprint of
all that this depends on, the program that proves it and the solver with it; so an entry that is
damaged, or another tool's, is one that nobody asks for. What is refuted is never kept: no entry can
say that something fails. That an entry is true is as certain as that nobody else could write it,
so a file that others may write to isn't read.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

from cambio_spec.source.caches import cache_folder

MOST = 8192
"""Entries that are kept, the latest; a check of one game needs some fifty."""

CACHE = "CAMBIO_SPEC_CACHE"
"""`off` in the environment: every question is asked anew."""

LENGTH = hashlib.sha256().digest_size * 2
OTHERS_WRITE = 0o022


@dataclass(eq=False, slots=True)
class Known:
    """`file` is None where nothing is kept."""

    file: Path | None = None
    _found: dict[str, None] | None = None
    _new: dict[str, None] = field(default_factory=dict)
    _tool: str = ""

    def is_proved(self, fingerprint: str) -> bool:
        if self.file is None:
            return False
        if self._found is None:
            self._found = dict.fromkeys(_read(self.file))
        key = self._key(fingerprint)
        return key in self._found or key in self._new

    def proved(self, fingerprints: Iterable[str]) -> None:
        """Remembers that all is proved of these."""
        if self.file is not None:
            self._new.update(dict.fromkeys(self._key(one) for one in fingerprints))

    def news(self) -> tuple[str, ...]:
        """What another process has to `learn` from this one, as entries."""
        return tuple(self._new)

    def learn(self, entries: Iterable[str]) -> None:
        self._new.update(dict.fromkeys(entries))

    def keep(self) -> None:
        """Writes down what is new; where that can't be, it is proved again next time."""
        if self.file is None or not self._new:
            return
        # What another process has written meanwhile stays.
        entries = self._found = dict.fromkeys((*_read(self.file), *self._new))
        self._new = {}
        with suppress(OSError):
            _write(self.file, list(entries)[-MOST:])

    def _key(self, fingerprint: str) -> str:
        if not self._tool:
            self._tool = _tool()
        return hashlib.sha256(f"{self._tool} {fingerprint}".encode()).hexdigest()


NOTHING = Known()


def known_here() -> Known:
    """What the user's own cache knows."""
    if os.environ.get(CACHE) == "off":
        return NOTHING
    return Known(cache_folder() / "proofs" / "proved")


def _read(file: Path) -> Iterator[str]:
    try:
        if not all(map(_is_ours, (file, file.parent))):
            return
        text = file.read_bytes()[: MOST * (LENGTH + 1)].decode("ascii", "replace")
    except OSError:
        return
    yield from (line for line in text.split("\n") if len(line) == LENGTH)


def _is_ours(path: Path) -> bool:
    """Whether only the user can have written it."""
    if not hasattr(os, "geteuid"):
        return True
    stat = path.stat()
    return stat.st_uid == os.geteuid() and not stat.st_mode & OTHERS_WRITE


def _write(file: Path, entries: list[str]) -> None:
    """All at once: whoever reads meanwhile finds the old entries or the new ones."""
    file.parent.parent.mkdir(parents=True, exist_ok=True)
    file.parent.mkdir(mode=0o700, exist_ok=True)
    if not _is_ours(file.parent):
        return
    handle, name = tempfile.mkstemp(dir=file.parent)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as written:
            written.writelines(f"{entry}\n" for entry in entries)
        os.replace(name, file)
    except OSError:
        with suppress(OSError):
            os.unlink(name)
        raise


def _tool() -> str:
    """What proves things: the files of this program that bear on that, and those of the solver, as
    far as their sizes and times tell them from others."""
    package = Path(__file__).parents[1]
    files = [
        file for part in ("kernel", "proof") for file in sorted((package / part).rglob("*.py"))
    ]
    spec = find_spec("z3")
    for folder in (spec and spec.submodule_search_locations) or ():
        files += sorted(Path(folder).glob("z3*.py"))
        files += sorted(Path(folder, "lib").glob("libz3*"))
    stats = ((file.name, file.stat()) for file in files)
    told = [(name, stat.st_size, stat.st_mtime_ns) for name, stat in stats]
    return hashlib.sha256(repr((1, told)).encode()).hexdigest()
