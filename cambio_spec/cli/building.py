"""`build` and `fmt`: commands that write files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from cambio_spec import pipeline
from cambio_spec.cli.app import FINDINGS, Lang, Names, app
from cambio_spec.cli.console import catalog_of, console_to, language_of, say
from cambio_spec.diagnostics.human import show_all, show_finding


@app.command()
def fmt(
    names: Annotated[list[str], typer.Argument(metavar="PATH...", help="Rule files or folders.")],
    check_only: Annotated[
        bool, typer.Option("--check", help="Change nothing; say what isn't canonical.")
    ] = False,
    lang: Lang = "en",
) -> None:
    """Write rule files in the canonical format; comments stay."""
    catalog = catalog_of(lang)
    changed = pipeline.format_files(names, Path(), rewrite=not check_only)
    message = "fmt-would-change" if check_only else "fmt-changed"
    for path in changed:
        say(catalog.say(message, path=path) + "\n")
    raise typer.Exit(FINDINGS if changed and check_only else 0)


@app.command()
def build(
    names: Names = None,
    check_only: Annotated[
        bool, typer.Option("--check", help="Write nothing; say what is stale.")
    ] = False,
    langs: Annotated[list[str] | None, typer.Option("--lang", help="Only these languages.")] = None,
    formats: Annotated[
        list[str] | None,
        typer.Option("--format", metavar="|".join(pipeline.FORMATS), help="Only these."),
    ] = None,
    out: Annotated[Path, typer.Option(help="The output folder.")] = Path("generated"),
    draft: Annotated[
        bool, typer.Option("--draft", help="Print in spite of findings, marked on every page.")
    ] = False,
) -> None:
    """Write the engine, the rulebooks, the rule sheets and, without names, the reference."""
    for name in formats or ():
        if name not in pipeline.FORMATS:
            raise typer.BadParameter(f"{name!r} is none of {', '.join(pipeline.FORMATS)}")
    catalog = catalog_of(language_of([]))
    with_ = pipeline.With(pipeline.known_here(), most=None)
    try:
        built = pipeline.build(
            names or (), langs or (), formats or pipeline.FORMATS, draft, with_=with_
        )
    except pipeline.OpenFindings as error:
        shown = [(one.report, one.book, one.roles(catalog.language)) for one in error.found]
        show_all(shown, console_to(stderr=True), catalog)
        console_to(stderr=True).print(catalog.say("build-refused"))
        raise typer.Exit(FINDINGS) from None
    if check_only:
        stale = pipeline.stale(built, out, whole=not (names or langs or formats))
        for finding in stale:
            show_finding(finding, console_to(stderr=True), catalog)
        raise typer.Exit(FINDINGS if stale else 0)
    for finding in built.unprinted:
        show_finding(replace(finding, severity="note"), console_to(stderr=True), catalog)
    pipeline.write(built, out)
    say("".join(f"{out / path}\n" for path in sorted(built.files)))
