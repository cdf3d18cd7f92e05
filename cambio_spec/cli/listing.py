"""`list`: games, variants, options, questions and languages, as tables or as JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cambio_spec import pipeline
from cambio_spec.catalog.catalog import Catalog
from cambio_spec.cli.app import Lang, app
from cambio_spec.cli.console import catalog_of, console_to, say
from cambio_spec.diagnostics.diagnostic import Diagnostic
from cambio_spec.diagnostics.excerpt import visible
from cambio_spec.diagnostics.sentences import sentence
from cambio_spec.pipeline import ListedGame, ListedOption, ListedVariant, Listing
from cambio_spec.source import shipped

Row = tuple[str | Text, ...]


@app.command("list")
def list_(
    as_json: Annotated[
        bool, typer.Option("--json", help="One object, for other programs.")
    ] = False,
    lang: Lang = "en",
) -> None:
    """Show the games that can be found, their variants, options and questions; the languages."""
    catalog = catalog_of(lang)
    found = pipeline.listing(lang)
    if as_json:
        said = json.dumps(_object(found, catalog), indent=2, ensure_ascii=False)
        say(said + "\n")
        return
    console = console_to()
    with console.capture() as captured:
        for part in _parts(found, catalog):
            console.print(part)
    say(re.sub(r" +$", "", captured.get(), flags=re.MULTILINE))


# ── for other programs ───────────────────────────────────────────────────────────────────


def _object(listing: Listing, catalog: Catalog) -> dict[str, Any]:
    """Other people's scripts rely on these keys."""
    return {
        "games": [_game_object(game, catalog) for game in listing.games],
        "unlisted": [
            {"file": one.file, "fault": _fault_object(one.fault, catalog)}
            for one in listing.unlisted
        ],
        "languages": list(listing.languages),
    }


def _game_object(game: ListedGame, catalog: Catalog) -> dict[str, Any]:
    return {
        "name": game.name,
        "file": game.file,
        "title": game.title,
        "players": list(game.players),
        "features": [
            {
                "name": feature.name,
                "file": feature.file,
                "title": feature.title,
                "says": list(feature.says),
                "citations": list(feature.citations),
                "fault": _fault_object(feature.fault, catalog),
            }
            for feature in game.features
        ],
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "range": option.is_range,
                "default": option.default,
                "says": list(option.says),
                "citations": list(option.citations),
            }
            for option in game.options
        ],
        "questions": [
            {
                "name": question.name,
                "ruling": question.ruling,
                "rules": list(question.rules),
                "citations": list(question.citations),
                "because": question.because,
            }
            for question in game.questions
        ],
        "fault": _fault_object(game.fault, catalog),
    }


def _fault_object(fault: Diagnostic | None, catalog: Catalog) -> dict[str, str] | None:
    if fault is None:
        return None
    return {"code": fault.code, "message": sentence(fault.message, catalog)}


# ── for people ───────────────────────────────────────────────────────────────────────────


def _parts(listing: Listing, catalog: Catalog) -> Iterator[RenderableType]:
    for game in listing.games:
        yield from _game(game, catalog)
    if listing.unlisted:
        yield _heading("list-unlisted", catalog)
        yield _table((one.file, _fault(one.fault, catalog)) for one in listing.unlisted)
        yield ""
    yield Text(catalog.say("list-languages", names_list=listing.languages))


def _game(game: ListedGame, catalog: Catalog) -> Iterator[RenderableType]:
    title = Text(visible(game.title), style="bold")
    if game.title != game.name:
        title.append(f" · {visible(game.name)}", style="cyan")
    if game.players:
        fewest, most = game.players[0], game.players[-1]
        title.append(f" · {catalog.say('list-players', fewest=fewest, most=most)}", style="dim")
    title.append(f" · {_place(game.file, catalog)}", style="dim")
    yield title
    if game.fault is not None:
        yield Padding(_fault(game.fault, catalog), (0, 0, 0, 2))
    parts: dict[str, list[Row]] = {
        "list-variants": [_variant(f, game.file, catalog) for f in game.features if not f.fault],
        "list-options": [_option(option, catalog) for option in game.options],
        "list-questions": [(q.name, q.ruling, ", ".join(q.rules)) for q in game.questions],
    }
    for heading, rows in parts.items():
        if rows:
            yield ""
            yield Padding(_heading(heading, catalog), (0, 0, 0, 2))
            yield _table(rows)
        if heading == "list-variants":
            yield from _unplayable(game, catalog)
    yield ""


def _unplayable(game: ListedGame, catalog: Catalog) -> Iterator[RenderableType]:
    """The variants that can't be loaded, each with the reason below it: a sentence is no cell of
    a table."""
    faulty = [(f, f.fault) for f in game.features if f.fault is not None]
    if faulty:
        yield ""
        yield Padding(_heading("list-unplayable", catalog), (0, 0, 0, 2))
    for feature, fault in faulty:
        name = Text(visible(feature.name), style="cyan")
        name.append(f" · {_place(feature.file, catalog)}", style="dim")
        yield Padding(name, (0, 0, 0, 4))
        yield Padding(_fault(fault, catalog), (0, 0, 0, 6))


def _variant(feature: ListedVariant, home: str, catalog: Catalog) -> Row:
    place = "" if feature.file == home else _place(feature.file, catalog)
    told = "" if feature.title == feature.name else feature.title
    limits = ", ".join(text for text in feature.says if not text.startswith("after "))
    return feature.name, told, limits, place


def _option(option: ListedOption, catalog: Catalog) -> Row:
    if option.is_range:
        values = catalog.say("list-range", low=option.values[0], high=option.values[-1])
    else:
        values = catalog.say("list-values", values_list=option.values)
    default = catalog.say("list-default", value=option.default)
    return option.name, values, default, ", ".join(option.says)


def _place(file: str, catalog: Catalog) -> str:
    """A file; one that is far from here, because it came with the product, by that."""
    far = Path(file).is_relative_to(shipped.shipped())
    return catalog.say("list-shipped") if far else visible(file)


def _fault(fault: Diagnostic, catalog: Catalog) -> Text:
    said = visible(sentence(fault.message, catalog))
    return Text(f"{catalog.say('severity-error')}[{fault.code}]: {said}", style="red")


def _heading(name: str, catalog: Catalog) -> Text:
    return Text(catalog.say(name), style="bold")


def _table(rows: Iterable[Row]) -> RenderableType:
    """Columns as wide as they need be, the last one with what is left."""
    listed = list(rows)
    table = Table.grid(padding=(0, 3, 0, 0))
    for column in range(len(listed[0])):
        table.add_column(style="cyan" if column == 0 else "", overflow="fold")
    for row in listed:
        table.add_row(*(Text(visible(c)) if isinstance(c, str) else c for c in row))
    return Padding(table, (0, 0, 0, 4))
