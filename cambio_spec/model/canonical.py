"""Which rule files don't have the canonical text, and what that text is."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cambio_spec.diagnostics.diagnostic import Diagnostic, Rejected
from cambio_spec.model.load import read_document, targets
from cambio_spec.source.files import SourceFile
from cambio_spec.syntax.format import format_document
from cambio_spec.syntax.parse import parse


def canonical(names: Sequence[str], cwd: Path) -> dict[Path, bytes]:
    """The files, as named, whose text isn't canonical, each with the text that is.

    Raises `Rejected` with the faults of all files, where one can't be read.
    """
    changed: dict[Path, bytes] = {}
    faults: list[Diagnostic] = []
    for target in (target for name in names for target in targets(name, cwd)):
        try:
            document = read_document(cwd / target, target)
        except Rejected as error:
            faults += error.diagnostics
            continue
        text = format_document(document)
        if text != document.span.file.text:
            # A file is somebody's work: nothing is written that doesn't read as it did.
            if parse(SourceFile(target, text)) != document:
                raise AssertionError(f"{target}: the canonical text says something else")
            changed[Path(target)] = text.encode()
    if faults:
        raise Rejected(tuple(faults))
    return changed
