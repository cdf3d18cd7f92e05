"""`convert`: a rule file in the other spelling."""

from __future__ import annotations

import os
from pathlib import Path

from cambio_spec.diagnostics.codes import (
    FOLDER_NOT_FILE,
    SAME_FILE,
    TARGET_EXISTS,
    UNKNOWN_SPELLING,
    UNWRITABLE_FILE,
)
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.model.canonical import converted
from cambio_spec.model.load import locate
from cambio_spec.source import output
from cambio_spec.source.shipped import SUFFIXES


def convert(source: str, target: str, force: bool = False, cwd: Path | None = None) -> bool:
    """Writes what the rule file `source` says to `target`, in the spelling of that name, whole or
    not at all. False where the file says it already.

    Raises `Rejected`, also for a file that is there and says something else, unless `force`.
    """
    where = cwd or Path()
    found, place = locate(source, where), where / target
    if os.path.isdir(place):
        raise Rejected((FOLDER_NOT_FILE.at(path=target),))
    if place.suffix not in SUFFIXES:
        raise Rejected((UNKNOWN_SPELLING.at(path=target),))
    if _is_one_file(found, place):
        raise Rejected((SAME_FILE.at(path=target),))
    content = converted(found, source, place)
    if os.path.lexists(place):
        if _holds(place, content):
            return False
        if not force:
            raise Rejected((TARGET_EXISTS.at(path=target),))
    try:
        output.replace_all({place: content})
    except output.Unwritable as error:
        raise Rejected((UNWRITABLE_FILE.at(path=str(error.path)),)) from None
    return True


def _is_one_file(one: Path, other: Path) -> bool:
    """The same file under two names counts as well."""
    try:
        return one.samefile(other)
    except OSError:
        return one.absolute() == other.absolute()


def _holds(path: Path, content: bytes) -> bool:
    try:
        return path.read_bytes() == content
    except OSError:
        return False
