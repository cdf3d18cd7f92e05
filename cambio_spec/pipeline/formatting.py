"""`fmt`: rule files in the canonical format."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cambio_spec.diagnostics.codes import UNWRITABLE_FILE
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.model.canonical import canonical
from cambio_spec.source import output


def format_files(names: Sequence[str], cwd: Path, rewrite: bool) -> tuple[str, ...]:
    """The rule files whose text isn't canonical; all of them are rewritten if `rewrite`.

    Raises `Rejected` before any file is written.
    """
    changed = canonical(names, cwd)
    if rewrite:
        try:
            output.replace_all({cwd / path: content for path, content in changed.items()})
        except output.Unwritable as error:
            raise Rejected((UNWRITABLE_FILE.at(path=str(error.path)),)) from None
    return tuple(str(path) for path in changed)
