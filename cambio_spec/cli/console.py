"""How commands speak: a language, a console, and output that may fail."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from typing import TextIO

from rich.console import Console

from cambio_spec.catalog.catalog import Catalog, languages, spoken
from cambio_spec.cli.app import INPUT_IS_WRONG, LANGUAGE_VARIABLE
from cambio_spec.diagnostics.codes import UNKNOWN_LANGUAGE, UNWRITABLE_FILE
from cambio_spec.diagnostics.diagnostic import Diagnostic, Rejected
from cambio_spec.diagnostics.human import show_finding
from cambio_spec.diagnostics.nearest import help_nearest


def language_of(argv: Sequence[str]) -> str:
    """The language that a call asks for, before the call has been understood."""
    words = [os.environ.get(LANGUAGE_VARIABLE, "")]
    words += [value for name, value in pairwise(argv) if name == "--lang"]
    words += [word.removeprefix("--lang=") for word in argv if word.startswith("--lang=")]
    found = (spoken(word, languages()) for word in reversed(words))
    return next(filter(None, found), "en")


def catalog_of(language: str) -> Catalog:
    """Raises `Rejected` for a language that has no sentences."""
    found = spoken(language, languages())
    if found is None:
        near = help_nearest(language, languages())
        raise Rejected((UNKNOWN_LANGUAGE.at(name=language, help=near),))
    return Catalog.shipped(found)


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Whoever reads has seen enough; the exit status stays what it is."""
        _close(sys.stderr if self.stderr else sys.stdout)


def console_to(stderr: bool = False) -> Console:
    # Made per call: a test, or a pipe, may have changed where the output goes.
    return _Console(stderr=stderr, highlight=False, markup=False, emoji=False, soft_wrap=False)


def say(text: str, stream: TextIO | None = None) -> None:
    """Raises `Rejected` where the output can't take it, for example because a disk is full."""
    out = stream or sys.stdout
    try:
        out.write(text)
        out.flush()
    except BrokenPipeError:
        _close(out)
    except OSError:
        _close(out)
        raise Rejected((UNWRITABLE_FILE.at(path="stdout"),)) from None


def _close(stream: TextIO) -> None:
    """Whatever is still written there goes nowhere, and nothing complains at the end."""
    with suppress(OSError, ValueError), open(os.devnull, "w") as nowhere:
        os.dup2(nowhere.fileno(), stream.fileno())


def refuse(diagnostics: Sequence[Diagnostic], language: str) -> int:
    console, catalog = console_to(stderr=True), catalog_of(language)
    for diagnostic in diagnostics:
        show_finding(diagnostic, console, catalog)
    return INPUT_IS_WRONG
