"""The commands: parse arguments, call the pipeline, print, exit. No logic."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from enum import StrEnum
from itertools import pairwise
from pathlib import Path
from typing import Annotated, TextIO

import typer
from rich.console import Console

from cambio_spec import pipeline
from cambio_spec.catalog.catalog import Catalog, languages
from cambio_spec.diagnostics.codes import BAD_PLAYER_COUNT, UNKNOWN_LANGUAGE, UNWRITABLE_FILE
from cambio_spec.diagnostics.diagnostic import Diagnostic, Message, Rejected
from cambio_spec.diagnostics.explain import UnknownCode, page, show_page
from cambio_spec.diagnostics.human import show_all, show_finding
from cambio_spec.diagnostics.nearest import help_nearest
from cambio_spec.diagnostics.report import exit_status
from cambio_spec.diagnostics.sentences import sentence
from cambio_spec.proof.outcome import ReadingsDisagree

app = typer.Typer(
    name="cambio-spec",
    help="Card-game rules written once, then checked, played and printed.",
    no_args_is_help=True,
    add_completion=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

FINDINGS, INPUT_IS_WRONG, OUR_FAULT = 1, 2, 3
LANGUAGE_VARIABLE = "CAMBIO_SPEC_LANG"
Lang = Annotated[
    str, typer.Option("--lang", envvar=LANGUAGE_VARIABLE, help="The language of the answer.")
]
Names = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[PATH or RULESET]...",
        help="Files, folders, or names such as cambio or cambio+my_house. "
        "Without one: the shipped games.",
    ),
]


class Format(StrEnum):
    human = "human"
    json = "json"


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
        return _refuse(error.diagnostics, _language(argv))
    except Exception as error:
        said = "readings-disagree" if isinstance(error, ReadingsDisagree) else "our-fault"
        _write(f"cambio-spec: {type(error).__name__}: {error}\n", sys.stderr)
        _write(_catalog(_language(argv)).say(said) + "\n", sys.stderr)
        return OUR_FAULT
    return 0


def _language(argv: Sequence[str]) -> str:
    """The language that a call asks for, before the call has been understood."""
    words = [os.environ.get(LANGUAGE_VARIABLE, "")]
    words += [value for name, value in pairwise(argv) if name == "--lang"]
    words += [word.removeprefix("--lang=") for word in argv if word.startswith("--lang=")]
    return next((word for word in reversed(words) if word in languages()), "en")


def _catalog(language: str) -> Catalog:
    """Raises `Rejected` for a language that has no sentences."""
    if language not in languages():
        near = help_nearest(language, languages())
        raise Rejected((UNKNOWN_LANGUAGE.at(name=language, help=near),))
    return Catalog.shipped(language)


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Whoever reads has seen enough; the exit status stays what it is."""
        _close(sys.stderr if self.stderr else sys.stdout)


def _console(stderr: bool = False) -> Console:
    # Made per call: a test, or a pipe, may have changed where the output goes.
    return _Console(stderr=stderr, highlight=False, markup=False, emoji=False, soft_wrap=False)


def _write(text: str, stream: TextIO | None = None) -> None:
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


def _refuse(diagnostics: Sequence[Diagnostic], language: str) -> int:
    console, catalog = _console(stderr=True), _catalog(language)
    for diagnostic in diagnostics:
        show_finding(diagnostic, console, catalog)
    return INPUT_IS_WRONG


@app.command()
def check(
    names: Names = None,
    output: Annotated[Format, typer.Option("--format", help="How to answer.")] = Format.human,
    players: Annotated[
        str | None, typer.Option(metavar="2,4 or 2-6", help="Only these numbers of players.")
    ] = None,
    timeout: Annotated[
        float, typer.Option(metavar="S", help="Seconds for the check of one rule set.")
    ] = pipeline.PATIENCE,
    lang: Lang = "en",
) -> None:
    """Find what is wrong: gaps, contradictions, dead rules, each with a real deal."""
    catalog = _catalog(lang)
    counts = None if players is None else _counts(players)
    checked = pipeline.check_all(names or (), counts, timeout)
    reports = [one.report for one in checked]
    if output is Format.json:
        from cambio_spec.diagnostics.as_json import as_json

        _write(as_json(reports, catalog, several=len(reports) > 1))
    else:
        show_all([(one.report, one.book) for one in checked], _console(), catalog)
        _write("")
    raise typer.Exit(exit_status(reports))


def _counts(text: str) -> tuple[int, ...]:
    """`3`, `2,4` or `2-6`. Raises `Rejected`."""
    counts: list[int] = []
    for part in text.split(","):
        low, dash, high = (word.strip() for word in part.partition("-"))
        ends = (low, high if dash else low)
        if not all(end.isascii() and end.isdecimal() and len(end) < 4 for end in ends):
            raise Rejected((_no_count(text),))
        counts += range(int(ends[0]), int(ends[1]) + 1)
    if not counts:
        raise Rejected((_no_count(text),))
    return tuple(counts)


def _no_count(text: str) -> Diagnostic:
    said = Message("no-player-count", {"found": text})
    return replace(BAD_PLAYER_COUNT.at(), message=said)


@app.command()
def explain(
    code: Annotated[str, typer.Argument(metavar="CODE", help="For example CAM410.")],
    lang: Lang = "en",
) -> None:
    """Show one page on a code: what, why, an example that fails, how to mend it."""
    catalog = _catalog(lang)
    try:
        show_page(page(code, lang), _console())
    except UnknownCode as error:
        _write(sentence(error.message, catalog) + "\n", sys.stderr)
        raise typer.Exit(INPUT_IS_WRONG) from None
    _write("")


@app.command()
def fmt(
    names: Annotated[list[str], typer.Argument(metavar="PATH...", help="Rule files or folders.")],
    check_only: Annotated[
        bool, typer.Option("--check", help="Change nothing; say what isn't canonical.")
    ] = False,
    lang: Lang = "en",
) -> None:
    """Write rule files in the canonical format; comments stay."""
    catalog = _catalog(lang)
    changed = pipeline.format_files(names, Path(), rewrite=not check_only)
    message = "fmt-would-change" if check_only else "fmt-changed"
    for path in changed:
        _write(catalog.say(message, path=path) + "\n")
    raise typer.Exit(FINDINGS if changed and check_only else 0)


@app.command()
def build(
    names: Names = None,
    check_only: Annotated[
        bool, typer.Option("--check", help="Write nothing; say what is stale.")
    ] = False,
    langs: Annotated[list[str] | None, typer.Option("--lang", help="Only these languages.")] = None,
    formats: Annotated[
        list[str] | None, typer.Option("--format", metavar="engine|md|pdf|png", help="Only these.")
    ] = None,
    out: Annotated[Path, typer.Option(help="The output folder.")] = Path("generated"),
    draft: Annotated[
        bool, typer.Option("--draft", help="Print in spite of findings, marked on every page.")
    ] = False,
) -> None:
    """Write the engine, the rulebooks and the rule sheets."""
    for name in formats or ():
        if name not in pipeline.FORMATS:
            raise typer.BadParameter(f"{name!r} is none of {', '.join(pipeline.FORMATS)}")
    catalog = _catalog(_language([]))
    try:
        built = pipeline.build(names or (), langs or (), formats or pipeline.FORMATS, draft)
    except pipeline.OpenFindings as error:
        show_all([(one.report, one.book) for one in error.found], _console(stderr=True), catalog)
        _console(stderr=True).print(catalog.say("build-refused"))
        raise typer.Exit(FINDINGS) from None
    if check_only:
        stale = pipeline.stale(built, out, whole=not (names or langs or formats))
        for finding in stale:
            show_finding(finding, _console(stderr=True), catalog)
        raise typer.Exit(FINDINGS if stale else 0)
    pipeline.write(built, out)
    _write("".join(f"{out / path}\n" for path in sorted(built.files)))
