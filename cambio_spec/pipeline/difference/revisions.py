"""Rule files as they were in a revision that git keeps: read through `git`, never checked out.

A revision is text that somebody typed. No shell sees it, it can't be taken for an option, and what
git runs for a repository (pagers, hooks, filters) isn't run.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from cambio_spec.diagnostics.codes import NO_SUCH_REVISION
from cambio_spec.diagnostics.diagnostic import Diagnostic, Message, Rejected
from cambio_spec.source.files import MAX_BYTES
from cambio_spec.source.shipped import SUFFIXES

PATIENCE = 20
"""Seconds for one call of git."""
MOST_FILES = 200
_REVISION = re.compile(r"[A-Za-z0-9_./~^@{}+-]{1,200}")


@contextmanager
def at_revision(path: Path, revision: str) -> Iterator[tuple[str, Path]]:
    """The name of the file in its repository, and a folder where it lies under that name as it was
    in a revision, with the other rule files that lay beside it. Raises `Rejected`."""
    top, commit = _commit(path, revision)
    inside = Path(os.path.realpath(path)).relative_to(top)
    with TemporaryDirectory() as folder:
        there = Path(folder)
        names = _beside(top, commit, inside.parent)
        if inside.name not in names:
            raise Rejected((_fault("not-in-revision", path=str(inside), revision=revision),))
        (there / inside.parent).mkdir(parents=True, exist_ok=True)
        for name in names[:MOST_FILES]:
            text = _git(
                top, "show", "--no-textconv", f"{commit}:{(inside.parent / name).as_posix()}"
            )
            if text is None or len(text) > MAX_BYTES:
                continue
            (there / inside.parent / name).write_bytes(text)
        yield str(inside), there


def _commit(path: Path, revision: str) -> tuple[Path, str]:
    """The top of the repository that a file lies in, and the full name of the revision."""
    where = path.parent if path.parent.is_dir() else Path()
    top = _git(where, "rev-parse", "--show-toplevel")
    if top is None:
        raise Rejected((_fault("no-repository", path=str(path)),))
    known = None
    if _REVISION.fullmatch(revision) and not revision.startswith("-"):
        wanted = f"{revision}^{{commit}}"
        known = _git(where, "rev-parse", "--verify", "--quiet", "--end-of-options", wanted)
    if known is None:
        raise Rejected((NO_SUCH_REVISION.at(revision=revision),))
    folder = top.decode(errors="surrogateescape").strip("\n")
    return Path(os.path.realpath(folder)), known.decode("ascii").strip()


def _beside(top: Path, commit: str, folder: Path) -> list[str]:
    """The names of the rule files in a folder of a revision."""
    place = f"{commit}:{'' if folder == Path() else folder.as_posix()}"
    listed = _git(top, "ls-tree", "-z", "--name-only", place)
    names = (listed or b"").decode(errors="surrogateescape").split("\0")
    return [name for name in names if name.endswith(SUFFIXES) and "/" not in name]


def _git(folder: Path, *arguments: str) -> bytes | None:
    """What git answers, None where it refuses. Raises `Rejected` where there is no git."""
    command = ["git", "-c", "core.fsmonitor=false", "--no-pager", *arguments]
    safe = {"GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0"}
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env={**os.environ, **safe},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        raise Rejected((_fault("no-git"),)) from None
    return done.stdout if done.returncode == 0 else None


def _fault(message: str, **arguments: str) -> Diagnostic:
    from dataclasses import replace

    return replace(
        NO_SUCH_REVISION.at(revision=""),
        message=Message(message, arguments),
        help=Message(f"{message}-help"),
    )
