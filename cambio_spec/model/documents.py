"""Rule files as documents, in whichever spelling."""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path

from cambio_spec.diagnostics.codes import (
    EMPTY_FILE,
    FOLDER_NOT_FILE,
    NO_SUCH_FILE,
    NOT_UTF8,
    TOO_LARGE,
    UNREADABLE_FILE,
)
from cambio_spec.diagnostics.diagnostic import Diagnostic, Rejected
from cambio_spec.nodes.surface import Document
from cambio_spec.source.files import MAX_BYTES, SourceFile, Span, Unreadable, read
from cambio_spec.syntax.spelling import parse_as


def read_document(path: Path, shown: str) -> Document:
    """A rule file. Raises `Rejected` for what can't be read, is empty, or makes no sense."""
    try:
        file = read(path, shown)
    except Unreadable as error:
        raise Rejected((_unreadable(error),)) from None
    document = _parsed(path, file, file.place)
    if not document.declarations:
        raise Rejected((EMPTY_FILE.at(Span(file, 0, 0), path=shown),))
    return document


@lru_cache(maxsize=16)
def _parsed(path: Path, file: SourceFile, _place: Path | None) -> Document:
    """The same document for the same text from the same place: a game is read again with each of
    its features. Raises `Rejected`."""
    return parse_as(path, file)


def shown(path: Path, cwd: Path) -> str:
    """A path as people can open it: from where they are, if it lies there or below; else in full,
    as for what comes with the product."""
    whole = Path(os.path.abspath(path))
    here = Path(os.path.abspath(cwd))
    return str(whole.relative_to(here) if whole.is_relative_to(here) else path)


def _unreadable(error: Unreadable) -> Diagnostic:
    match error.reason:
        case "missing":
            return NO_SUCH_FILE.at(path=error.path)
        case "too-large":
            return TOO_LARGE.at(path=error.path, limit=MAX_BYTES)
        case "not-utf8":
            file = SourceFile(error.path, error.text)
            at = len(error.text.encode()[: error.offset].decode())
            return NOT_UTF8.at(Span(file, at, at + 1), path=error.path)
        case "directory":
            return FOLDER_NOT_FILE.at(path=error.path)
        case _:
            return UNREADABLE_FILE.at(path=error.path)
