"""The page of house rules: how each is written, what the check says, what is printed then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.diagnostics.sentences import labelled
from cambio_spec.rulebook.escaping import markdown_text
from cambio_spec.rulebook.news import News
from cambio_spec.rulebook.reference.markdown import fenced, link


@dataclass(frozen=True, slots=True)
class Entry:
    """A house rule: its name and what it is, in words; its text, and in which `spelling` (cambio
    or yaml); the command that checks it and what that answers; what changes in the rulebook."""

    title: str
    about: str
    text: str
    spelling: str
    command: str
    answer: str
    printed: tuple[News, ...]


def cookbook_page(language: str, groups: Sequence[tuple[str, Sequence[Entry]]]) -> str:
    """The whole page in one language, the entries under the names of their groups. Raises
    `CatalogError` for a message that is missing."""
    catalog = Catalog.shipped(language)
    return "\n".join(_page(catalog, groups))


def _page(catalog: Catalog, groups: Sequence[tuple[str, Sequence[Entry]]]) -> Iterator[str]:
    yield from (f"# {catalog.say('cookbook')}", "", catalog.say("cookbook-intro"), "")
    for group, entries in groups:
        heading = catalog.say(f"cookbook-{group}")
        links = ", ".join(link(entry.title, entry.title) for entry in entries)
        yield f"- {labelled(link(heading, heading), links, catalog)}"
    yield ""
    for group, entries in groups:
        yield from (f"## {catalog.say(f'cookbook-{group}')}", "")
        for entry in entries:
            yield from _entry(entry, catalog)


def _entry(entry: Entry, catalog: Catalog) -> Iterator[str]:
    yield from (f"### {markdown_text(entry.title)}", "", markdown_text(entry.about), "")
    yield from fenced(entry.text, entry.spelling)
    yield from fenced(f"$ {entry.command}\n{entry.answer}", "console")
    fresh = [(new.section, new.fresh) for new in entry.printed if new.fresh]
    gone = [(new.section, new.gone) for new in entry.printed if new.gone]
    yield from _listed(catalog.say("cookbook-new"), fresh)
    yield from _listed(catalog.say("cookbook-gone"), gone)


def _listed(label: str, found: Sequence[tuple[str, Sequence[str]]]) -> Iterator[str]:
    """Sentences of the rulebook, under the names of their sections; nothing if there are none."""
    if not found:
        return
    yield f"> **{label}**"
    for section, sentences in found:
        yield from (">", f"> *{markdown_text(section)}*", ">")
        yield from (f"> - {markdown_text(sentence)}" for sentence in sentences)
    yield ""
