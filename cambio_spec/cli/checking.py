"""`check` and `explain`: what is wrong, and what that means."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from cambio_spec import pipeline
from cambio_spec.catalog.catalog import Catalog
from cambio_spec.cli.app import INPUT_IS_WRONG, Lang, Names, app
from cambio_spec.cli.console import catalog_of, console_to, say
from cambio_spec.cli.progress import Progress
from cambio_spec.diagnostics.codes import BAD_PLAYER_COUNT
from cambio_spec.diagnostics.diagnostic import Diagnostic, Message, Rejected
from cambio_spec.diagnostics.explain import UnknownCode, page, show_page
from cambio_spec.diagnostics.human import show_all
from cambio_spec.diagnostics.plain import Told
from cambio_spec.diagnostics.report import exit_status
from cambio_spec.diagnostics.sentences import sentence


class Format(StrEnum):
    human = "human"
    json = "json"
    sarif = "sarif"
    github = "github"


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
    only: Annotated[
        bool, typer.Option("--only", help="Exactly these configurations, no others of the game.")
    ] = False,
    no_cache: Annotated[
        bool, typer.Option("--no-cache", help="Prove everything anew, and remember nothing.")
    ] = False,
    smt: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Also write all that the solver is asked, as SMT-LIB 2."),
    ] = None,
    lang: Lang = "en",
) -> None:
    """Find what is wrong: gaps, contradictions, dead rules, each with a real deal."""
    catalog = catalog_of(lang)
    asked = None if players is None else counts(players)
    # What is remembered isn't asked, so it couldn't be written down.
    known = pipeline.NOTHING if no_cache or smt is not None else pipeline.known_here()
    queries = pipeline.nobody if smt is None else pipeline.Scripts.to(smt, catalog)
    with Progress(catalog) as progress:
        with_ = pipeline.With(known, progress, most=None, queries=queries)
        checked = pipeline.check_all(names or (), asked, timeout, only=only, with_=with_)
    _answer(checked, output, catalog)
    raise typer.Exit(exit_status([one.report for one in checked]))


def _answer(checked: Sequence[pipeline.Checked], output: Format, catalog: Catalog) -> None:
    reports = [one.report for one in checked]
    shown = [(one.report, one.book, one.roles(catalog.language)) for one in checked]
    match output:
        case Format.human:
            show_all(shown, console_to(), catalog)
            say("")
        case Format.json:
            from cambio_spec.diagnostics.as_json import as_json

            say(as_json(reports, catalog, several=len(reports) > 1))
        case Format.sarif:
            from cambio_spec.diagnostics.sarif import as_sarif

            say(as_sarif([Told(*one) for one in shown], catalog))
        case Format.github:
            from cambio_spec.diagnostics.github import as_github

            say(as_github([Told(*one) for one in shown], catalog))


def counts(text: str) -> tuple[int, ...]:
    """`3`, `2,4` or `2-6`. Raises `Rejected`."""
    found: list[int] = []
    for part in text.split(","):
        low, dash, high = (word.strip() for word in part.partition("-"))
        ends = (low, high if dash else low)
        if not all(end.isascii() and end.isdecimal() and len(end) < 4 for end in ends):
            raise Rejected((_no_count(text),))
        found += range(int(ends[0]), int(ends[1]) + 1)
    if not found:
        raise Rejected((_no_count(text),))
    return tuple(found)


def _no_count(text: str) -> Diagnostic:
    said = Message("no-player-count", {"found": text})
    return replace(BAD_PLAYER_COUNT.at(), message=said)


@app.command()
def explain(
    code: Annotated[str, typer.Argument(metavar="CODE", help="For example CAM410.")],
    lang: Lang = "en",
) -> None:
    """Show one page on a code: what, why, an example that fails, how to mend it."""
    catalog = catalog_of(lang)
    try:
        show_page(page(code, catalog.language), console_to())
    except UnknownCode as error:
        say(sentence(error.message, catalog) + "\n", sys.stderr)
        raise typer.Exit(INPUT_IS_WRONG) from None
    say("")
