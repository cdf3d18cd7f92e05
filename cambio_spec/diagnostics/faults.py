"""What is wrong with a catalog, as diagnostics."""

from __future__ import annotations

from pathlib import Path
from typing import assert_never

from cambio_spec.catalog.errors import CatalogError
from cambio_spec.diagnostics import codes
from cambio_spec.diagnostics.diagnostic import Argument, Diagnostic, Label, Message
from cambio_spec.source.files import Span, Unreadable, read


def fault(error: CatalogError, language: str, cwd: Path | None = None) -> Diagnostic:
    """The diagnostic for a catalog's error, with the line of the catalog where it has one.
    Paths are taken relative to `cwd`."""
    code, message = _said(error, language)
    place = _place(error, cwd or Path.cwd())
    return Diagnostic(code.code, code.severity, "refuted", message, place)


def _said(error: CatalogError, language: str) -> tuple[codes.Code, Message]:
    named: dict[str, Argument] = {"name": error.message}
    match error.problem:
        case "unreadable":
            return codes.UNREADABLE_FILE, codes.UNREADABLE_FILE.message(path=error.path)
        case "junk":
            return codes.BROKEN_MESSAGE, codes.BROKEN_MESSAGE.message()
        case "duplicate":
            return codes.DUPLICATE_MESSAGE, codes.DUPLICATE_MESSAGE.message(**named)
        case "missing-message":
            code = codes.MISSING_MESSAGE
            return code, code.message(name=error.message, language=language, path=error.path)
        case "unknown-variable" | "unused-argument":
            code = codes.UNKNOWN_VARIABLE
            return code, code.message(**named, variable=error.subject)
        case "variables-differ" | "functions-differ" | "attributes-differ":
            differs = Message("sentence-differs", {**named, "variable": error.subject})
            return codes.UNKNOWN_VARIABLE, differs
        case "unknown-reference" | "unknown-function" | "cyclic":
            code = codes.UNKNOWN_REFERENCE
            return code, code.message(**named, reference=error.subject)
        case "wrong-argument":
            wrong = Message("wrong-use", {**named, "reason": error.subject})
            return codes.UNKNOWN_REFERENCE, wrong
        case "shadowed-variant" | "zero-is-one":
            choice = Message("broken-choice", {**named, "variant": error.subject})
            return codes.BROKEN_MESSAGE, choice
        case "extra-message":
            return codes.STALE_MESSAGE, codes.STALE_MESSAGE.message(**named)
        case _:
            assert_never(error.problem)


def _place(error: CatalogError, cwd: Path) -> tuple[Label, ...]:
    if error.line == 0:
        return ()
    try:
        file = read(cwd / error.path, error.path)
    except Unreadable:
        return ()
    start = file.offset(error.line)
    return (Label(Span(file, start, start + len(file.line(error.line)))),)
