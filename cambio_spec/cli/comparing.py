"""`diff`: in what two rule sets differ."""

from __future__ import annotations

from typing import Annotated

import typer

from cambio_spec import pipeline
from cambio_spec.cli.app import Lang, app
from cambio_spec.cli.checking import counts
from cambio_spec.cli.console import catalog_of, console_to, say


@app.command()
def diff(
    first: Annotated[str, typer.Argument(metavar="A", help="A file, or a name.")],
    second: Annotated[
        str | None,
        typer.Argument(metavar="B", help="Another one; not needed with --git.", show_default=False),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Answer in JSON.")] = False,
    players: Annotated[
        str | None, typer.Option(metavar="2,4 or 2-6", help="Only these numbers of players.")
    ] = None,
    timeout: Annotated[
        float, typer.Option(metavar="S", help="Seconds for all of it.")
    ] = pipeline.PATIENCE,
    git: Annotated[
        str | None,
        typer.Option(
            "--git", metavar="REV", help="A as it was in this revision; B is A as it is now."
        ),
    ] = None,
    lang: Lang = "en",
) -> None:
    """Say in what two rule sets differ, each with the smallest situation; or prove them equal."""
    # Here, so that no other command waits for them.
    from cambio_spec.pipeline.difference.as_json import as_json
    from cambio_spec.pipeline.difference.as_text import show

    catalog = catalog_of(lang)
    if second is None and git is None:
        raise typer.BadParameter(catalog.say("difference-one-name"))
    asked = None if players is None else counts(players)
    found = pipeline.diff(first, second, asked, timeout, git)
    if json:
        say(as_json(found, catalog))
    else:
        show(found, console_to(), catalog)
        say("")
    raise typer.Exit(found.exit_status)
