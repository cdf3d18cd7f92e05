"""`list`: games, variants, options, questions and languages, as tables or as JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cambio_spec import pipeline
from cambio_spec.catalog.catalog import Catalog
from cambio_spec.cli.app import Lang, app
from cambio_spec.cli.console import catalog_of, console_to, say
from cambio_spec.cli.list_json import as_object
from cambio_spec.cli.list_races import races_as_json, races_for_people
from cambio_spec.cli.list_words import asked, conditions, counted, option_conditions, value
from cambio_spec.diagnostics.diagnostic import Diagnostic
from cambio_spec.diagnostics.excerpt import visible
from cambio_spec.diagnostics.human import marked
from cambio_spec.diagnostics.human import rows as finding_rows
from cambio_spec.diagnostics.sentences import sentence
from cambio_spec.pipeline import (
    ListedGame,
    ListedOption,
    ListedQuestion,
    ListedVariant,
    Listing,
)
from cambio_spec.source import shipped

Row = tuple[str | Text, ...]


@app.command("list")
def list_(
    names: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[PATH or RULESET]...",
            help="Files, folders, or names. Without one: all that can be found.",
        ),
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="One object, for other programs.")
    ] = False,
    races: Annotated[
        bool, typer.Option("--races", help="Instead: who may act at once in them.")
    ] = False,
    lang: Lang = "en",
) -> None:
    """Show the games that can be found, their variants, options and questions; the languages."""
    catalog = catalog_of(lang)
    if races:
        _races(names, as_json, catalog)
        return
    found = pipeline.listing(lang, names=names or ())
    if as_json:
        said = json.dumps(as_object(found, catalog), indent=2, ensure_ascii=False)
        say(said + "\n")
        return
    _print(_parts(found, catalog, console_to().width))


def _races(names: list[str] | None, as_json: bool, catalog: Catalog) -> None:
    """Of the rule sets of these names; without one, of the shipped games."""
    found = [matrix for name in names or (None,) for matrix in pipeline.matrices(name)]
    if as_json:
        say(races_as_json(found) + "\n")
    else:
        _print(races_for_people(found, catalog))


def _print(parts: Iterable[RenderableType]) -> None:
    console = console_to()
    with console.capture() as captured:
        for part in parts:
            console.print(part)
    say(re.sub(r" +$", "", captured.get(), flags=re.MULTILINE))


# ── for people ───────────────────────────────────────────────────────────────────────────


def _parts(listing: Listing, catalog: Catalog, width: int) -> Iterator[RenderableType]:
    for game in listing.games:
        yield from _game(game, catalog)
    if listing.unlisted:
        yield _heading("list-unlisted", catalog)
        yield _table((one.file, _fault(one.fault, catalog)) for one in listing.unlisted)
        yield ""
    for finding in listing.findings:
        yield from finding_rows(finding, catalog, width)
        yield ""
    yield Text(catalog.say("list-languages", names_list=listing.languages))


def _game(game: ListedGame, catalog: Catalog) -> Iterator[RenderableType]:
    title = Text(visible(game.title), style="bold")
    if game.title != game.name:
        title.append(f" · {visible(game.name)}", style="cyan")
    if game.players:
        title.append(f" · {_players(game.players, catalog)}", style="dim")
    title.append(f" · {_place(game.file, catalog)}", style="dim")
    yield title
    if game.fault is not None:
        yield Padding(_fault(game.fault, catalog), (0, 0, 0, 2))
    parts: dict[str, list[Row]] = {
        "list-variants": [_variant(f, game.file, catalog) for f in game.features if not f.fault],
        "list-options": [*(_option(o, catalog) for o in game.options), *_brought(game, catalog)],
        "list-questions": [],
    }
    by_condition = _questions(game, catalog)
    parts["list-questions"] += by_condition.pop(None, [])
    for heading, rows in parts.items():
        if rows or (heading == "list-questions" and by_condition):
            yield ""
            yield Padding(_heading(heading, catalog), (0, 0, 0, 2))
        if rows:
            yield _table(rows)
        if heading == "list-variants":
            yield from _unplayable(game, catalog)
    for condition, rows in by_condition.items():
        yield ""
        yield Padding(marked(visible(condition or "")), (0, 0, 0, 4))
        yield _table(rows, indent=6)
    yield ""


def _players(counts: tuple[int, ...], catalog: Catalog) -> str:
    fewest, most = counts[0], counts[-1]
    if counts == tuple(range(fewest, most + 1)) and len(counts) > 1:
        return catalog.say("list-players", fewest=fewest, most=most)
    return counted("list-players-some", counts, catalog)


def _questions(game: ListedGame, catalog: Catalog) -> dict[str | None, list[Row]]:
    """By when they are asked, None for always: those of the game, then those of its features."""
    found: dict[str | None, list[Row]] = {}
    every: list[ListedQuestion] = list(game.questions)
    every += (q for feature in game.features for q in feature.questions)
    every += (q for option in game.options for q in option.questions)
    for question in every:
        ruling = question.ruling or catalog.say("list-question-open")
        row = (question.name, ruling, ", ".join(question.rules))
        found.setdefault(asked(question.when, catalog), []).append(row)
    return found


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
    limits = marked(", ".join(conditions(feature.clauses, catalog)))
    return feature.name, told, limits, place


def _option(option: ListedOption, catalog: Catalog) -> Row:
    if option.is_range:
        values = catalog.say("list-range", low=option.values[0], high=option.values[-1])
    else:
        values = catalog.say("list-values", values_list=tuple(map(value, option.values)))
    default = catalog.say("list-default", value=value(option.default))
    limits = ", ".join(option_conditions(option, catalog))
    return option.name, marked(values), marked(default), marked(visible(limits))


def _brought(game: ListedGame, catalog: Catalog) -> Iterator[Row]:
    """The options that variants bring, each with whose it is."""
    for feature in game.features:
        only = catalog.say("list-needs", feature=feature.name)
        for option in feature.options:
            name, values, default, limits = _option(option, catalog)
            yield name, values, default, limits or marked(visible(only))


def _place(file: str, catalog: Catalog) -> str:
    """A file; one that is far from here, because it came with the product, by that."""
    far = Path(file).is_relative_to(shipped.shipped())
    return catalog.say("list-shipped") if far else visible(file)


def _fault(fault: Diagnostic, catalog: Catalog) -> Text:
    said = visible(sentence(fault.message, catalog))
    return Text(f"{catalog.say('severity-error')}[{fault.code}]: {said}", style="red")


def _heading(name: str, catalog: Catalog) -> Text:
    return Text(catalog.say(name), style="bold")


def _table(rows: Iterable[Row], indent: int = 4) -> RenderableType:
    """Columns as wide as they need be, the last one with what is left."""
    listed = list(rows)
    table = Table.grid(padding=(0, 3, 0, 0))
    for column in range(len(listed[0])):
        table.add_column(style="cyan" if column == 0 else "", overflow="fold")
    for row in listed:
        table.add_row(*(Text(visible(c)) if isinstance(c, str) else c for c in row))
    return Padding(table, (0, 0, 0, indent))
