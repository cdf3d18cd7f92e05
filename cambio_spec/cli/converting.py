"""`convert`: from one spelling to the other."""

from __future__ import annotations

from typing import Annotated

import typer

from cambio_spec import pipeline
from cambio_spec.cli.app import Lang, app
from cambio_spec.cli.console import catalog_of, say


@app.command()
def convert(
    source: Annotated[
        str, typer.Argument(metavar="A", help="A rule file, or the name of a rule set.")
    ],
    target: Annotated[
        str, typer.Argument(metavar="B", help="The file to write: .cambio, .yaml or .yml.")
    ],
    force: Annotated[
        bool, typer.Option("--force", help="Write B even if it is there and says something else.")
    ] = False,
    lang: Lang = "en",
) -> None:
    """Write what the rule file A says to B, as text or as YAML; comments stay."""
    catalog = catalog_of(lang)
    written = pipeline.convert(source, target, force)
    message = "convert-written" if written else "convert-unchanged"
    say(catalog.say(message, source=source, path=target) + "\n")
