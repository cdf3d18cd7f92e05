"""What all commands share: the application, its common arguments, the exit statuses."""

from __future__ import annotations

from typing import Annotated

import typer

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
