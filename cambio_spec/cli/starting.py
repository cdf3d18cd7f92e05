"""`new game` and `new variant`: commented starts for the editors of rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cambio_spec import pipeline
from cambio_spec.cli.app import app
from cambio_spec.cli.console import catalog_of, language_of, say
from cambio_spec.pipeline import Started

new = typer.Typer(
    help="Write a commented start that can be checked and printed at once.", no_args_is_help=True
)
app.add_typer(new, name="new")

Name = Annotated[
    str, typer.Argument(metavar="NAME", help="Small letters, digits and underscores: my_game.")
]
Langs = Annotated[
    list[str] | None,
    typer.Option(
        "--lang", help="Sentences in these languages only; the first is that of the comments."
    ),
]
Out = Annotated[Path, typer.Option("--out", "-o", help="The folder to write into.")]


@new.command()
def game(name: Name, langs: Langs = None, out: Out = Path()) -> None:
    """A small complete game, with the sentences of its rulebook."""
    _write(pipeline.new_game(name, langs or (), _comments(langs)), out, bool(langs))


@new.command()
def variant(
    name: Name,
    of: Annotated[str, typer.Option("--of", metavar="GAME", help="The game: a name or a file.")],
    langs: Langs = None,
    out: Out = Path(),
) -> None:
    """A variant of a game with one change, and the other ways to change it as comments."""
    started = pipeline.new_variant(name, of, langs or (), _comments(langs), out)
    _write(started, out, bool(langs))


def _comments(langs: list[str] | None) -> str:
    """The language of the comments: the first of those asked for, else the user's."""
    return langs[0] if langs else language_of([])


def _write(started: Started, out: Path, only: bool) -> None:
    pipeline.write_start(started, out)
    say("".join(f"{out / path}\n" for path in started.files))
    name = started.name if out == Path() else str(out / f"{started.name}.cambio")
    catalog = catalog_of(_comments(list(started.languages) if only else None))
    if only and len(started.languages) == 1:
        (language,) = started.languages
        said = catalog.say("start-next-in", name=name, language=language)
    else:
        said = catalog.say("start-next", name=name)
    say(f"\n{said}\n")
