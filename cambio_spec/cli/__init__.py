"""The commands: parse arguments, call the pipeline, print, exit. No logic."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence

from cambio_spec.cli import building, checking, comparing, converting, listing, scoring, starting
from cambio_spec.cli.app import OUR_FAULT, app
from cambio_spec.cli.console import catalog_of, language_of, refuse, say
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.proof.outcome import ReadingsDisagree

COMMANDS = (checking, comparing, listing, scoring, building, converting, starting)
"""The modules of the commands; importing them is what makes `app` know them."""


def run(argv: Sequence[str]) -> int:
    """The exit status of a command line; whatever goes wrong, it is never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal of another alphabet shows a question mark where it lacks a character.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app(list(argv), prog_name="cambio-spec")
    except SystemExit as error:
        return error.code if isinstance(error.code, int) else int(bool(error.code))
    except Rejected as error:
        return refuse(error.diagnostics, language_of(argv))
    except Exception as error:
        said = "readings-disagree" if isinstance(error, ReadingsDisagree) else "our-fault"
        say(f"cambio-spec: {type(error).__name__}: {error}\n", sys.stderr)
        say(catalog_of(language_of(argv)).say(said) + "\n", sys.stderr)
        return OUR_FAULT
    return 0
