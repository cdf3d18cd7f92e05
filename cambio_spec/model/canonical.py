"""The canonical way to write rule files, and which of them aren't written so."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cambio_spec.diagnostics.diagnostic import Diagnostic, Rejected
from cambio_spec.model.documents import read_document
from cambio_spec.model.load import targets
from cambio_spec.nodes.surface import Document
from cambio_spec.source.files import SourceFile
from cambio_spec.syntax.spelling import format_as, parse_as


def canonical(names: Sequence[str], cwd: Path) -> dict[Path, bytes]:
    """The files, as named, whose text isn't canonical, each with the text that is.

    Raises `Rejected` with the faults of all files, where one can't be read.
    """
    changed: dict[Path, bytes] = {}
    faults: list[Diagnostic] = []
    for target in (target for name in names for target in targets(name, cwd)):
        try:
            document = read_document(cwd / target, target)
            text = written(Path(target), document)
        except Rejected as error:
            faults += error.diagnostics
            continue
        if text != document.span.file.text:
            changed[Path(target)] = text.encode()
    if faults:
        raise Rejected(tuple(faults))
    return changed


def converted(source: Path, shown: str, target: Path) -> bytes:
    """What a rule file says, as it is written to `target`. Raises `Rejected`."""
    return written(target, read_document(source, shown)).encode()


def written(path: Path, document: Document) -> str:
    """A document in the spelling of that path, the canonical way. Raises `Rejected`."""
    text = format_as(path, document)
    # A file is somebody's work: nothing is written that doesn't read as it did.
    if text != document.span.file.text and parse_as(path, SourceFile(str(path), text)) != document:
        raise AssertionError(f"{path}: the canonical text says something else")
    return text
