"""What takes long is found out once in a run of the tests, by whichever process is first."""

from __future__ import annotations

import functools
import hashlib
import os
import pickle
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

RUN = "PYTEST_XDIST_TESTRUNUID"
"""Set by pytest-xdist: the same in all processes of a run, and another in each run."""


def folder(run: str) -> Path:
    return Path(tempfile.gettempdir(), f"cambio-spec-tests-{run}")


def own_folder() -> Path | None:
    """A folder of this run that nobody else can write to; None where there is but one process."""
    run = os.environ.get(RUN)
    if run is None:
        return None
    here = folder(run)
    here.mkdir(mode=0o700, exist_ok=True)
    return here


def once(make: Callable[P, T]) -> Callable[P, T]:
    """Remembers what a function gives for each of its arguments, which are told apart by what they
    look like."""
    known: dict[str, T] = {}

    @functools.wraps(make)
    def asked(*args: P.args, **kwargs: P.kwargs) -> T:
        name = f"{make.__module__}.{make.__qualname__} {args!r} {kwargs!r}"
        if name not in known:
            known[name] = _from_file(name, functools.partial(make, *args, **kwargs))
        return known[name]

    return asked


def _from_file(name: str, make: Callable[[], T]) -> T:
    here = own_folder()
    if here is None:
        return make()
    file = here / hashlib.sha256(name.encode()).hexdigest()
    if file.exists():
        found: T = pickle.loads(file.read_bytes())
        return found
    made = make()
    part = file.with_suffix(f".{os.getpid()}")
    part.write_bytes(pickle.dumps(made))
    part.replace(file)
    return made
