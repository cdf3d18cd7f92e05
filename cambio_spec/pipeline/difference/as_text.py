"""Differences for people at a terminal: grouped, each in a line, with its smallest situation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.text import Text

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.diagnostics.excerpt import visible, wrapped
from cambio_spec.diagnostics.sentences import labelled
from cambio_spec.pipeline.difference.result import GROUPS, Diff, Difference
from cambio_spec.pipeline.difference.sentences import details, message

WIDEST = 100
MOST_LINES = 2
"""Of one thing, so many differences are told; the first are those that tell most."""


def show(diff: Diff, console: Console, catalog: Catalog) -> None:
    width = min(console.width, WIDEST)
    for line in _lines(diff, catalog, width):
        console.print(line, soft_wrap=True)


def _lines(diff: Diff, catalog: Catalog, width: int) -> Iterator[Text]:
    first = True
    for group in GROUPS:
        found = [d for d in diff.of(group) if d.status == "differs"]
        if found:
            yield from [] if first else [Text()]
            first = False
            yield Text(catalog.say(f"difference-group-{group}"), style="bold")
            few = list(_few(found))
            last = {(one.kind, one.name): one for one in few}
            for one in few:
                counted = last[one.kind, one.name] is one
                yield from _told(one, diff, catalog, width, counted)
    for part in (
        _following(diff, catalog, width),
        _unknown(diff, catalog, width),
        _only(diff, catalog, width),
    ):
        lines = list(part)
        if lines:
            yield from [] if first else [Text()]
            first = False
            yield from lines
    yield from [] if first else [Text()]
    yield from (
        _summary(diff, catalog, line) for line in _wrapped(_sum(diff, catalog), width, "", "")
    )


def _few(found: Sequence[Difference]) -> Iterator[Difference]:
    """Not more than two of the same thing, and only such in which both answer if there are any."""
    told: dict[tuple[str, str], int] = {}
    for one in found:
        key = one.kind, one.name
        told[key] = told.get(key, 0) + 1
        lesser = any(part.verdict != "value" for part in one.parts) and told[key] > 1
        if one.kind == "table" or (told[key] <= MOST_LINES and not lesser):
            yield one


def _told(
    one: Difference, diff: Diff, catalog: Catalog, width: int, counted: bool
) -> Iterator[Text]:
    """How often is `counted` for all that is told of one thing together."""
    yield from (Text(line) for line in _wrapped(message(one, diff, catalog), width, "  ", "    "))
    for detail in details(one, catalog, counted):
        yield from (Text(line, style="dim") for line in _wrapped(detail, width, "      ", "      "))


def _following(diff: Diff, catalog: Catalog, width: int) -> Iterator[Text]:
    """What differs only because something else does: by what that is."""
    by_cause: dict[tuple[str, ...], list[str]] = {}
    for one in diff.differences:
        if one.status == "follows":
            names = by_cause.setdefault(one.causes, [])
            names += [] if one.name in names else [one.name]
    if by_cause:
        yield Text(catalog.say("difference-following"), style="bold")
    for causes, names in by_cause.items():
        said = catalog.say(
            "difference-follow-line",
            names_list=_quoted(names),
            causes_list=_quoted(causes),
        )
        yield from (Text(line) for line in _wrapped(said, width, "  ", "    "))


def _unknown(diff: Diff, catalog: Catalog, width: int) -> Iterator[Text]:
    found = [d for d in diff.differences if d.status == "unknown"]
    if found:
        yield Text(catalog.say("difference-not-known"), style="bold magenta")
    for one in found:
        said = message(one, diff, catalog)
        yield from (Text(line) for line in _wrapped(said, width, "  ", "    "))


def _only(diff: Diff, catalog: Catalog, width: int) -> Iterator[Text]:
    for name, only in zip(diff.names, diff.only, strict=True):
        if only:
            yield Text(catalog.say("difference-only", name=visible(name)), style="bold")
        for kind, names in only.items():
            heading = catalog.say(f"difference-{kind}", count=len(names))
            said = labelled(heading, ", ".join(names), catalog)
            yield from (Text(line) for line in _wrapped(said, width, "  ", "    "))


def _quoted(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(f"`{name}`" for name in names)


def _sum(diff: Diff, catalog: Catalog) -> str:
    names = {"a": visible(diff.names[0]), "b": visible(diff.names[1])}
    if diff.equal:
        return f"✓ {catalog.say('difference-equal', proved=diff.proved, **names)}"
    things = {
        status: len({(d.kind, d.name) for d in diff.differences if d.status == status})
        for status in ("differs", "follows", "unknown")
    }
    alone = sum(len(names) for only in diff.only for names in only.values())
    said = catalog.say(
        "difference-summary",
        **names,
        differs=things["differs"],
        follows=things["follows"],
        alone=alone,
        unknown=things["unknown"],
        proved=diff.proved,
    )
    return f"{'?' if diff.equal is None else '✗'} {said}"


def _summary(diff: Diff, catalog: Catalog, line: str) -> Text:
    style = "green" if diff.equal else "magenta" if diff.equal is None else "red"
    return Text(line, style=f"bold {style}")


def _wrapped(text: str, width: int, first: str, others: str) -> Iterator[str]:
    lines = wrapped(visible(text), width - len(others))
    for index, line in enumerate(lines):
        yield f"{first if index == 0 else others}{line}"
