"""What one book says that another one doesn't."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import assert_never

from cambio_spec.rulebook.document import (
    Block,
    Bullets,
    CardShelf,
    Document,
    Glossary,
    GridDiagram,
    Item,
    Note,
    Paragraph,
    Questions,
    Section,
    Steps,
    Table,
    TurnFlow,
    spoken,
)

BESIDE_THE_RULES = ("about", "varied", "agreed", "variants", "glossary")
"""Sections that tell what the rules are about, and none of them."""


@dataclass(frozen=True, slots=True)
class News:
    """New sentences of one section, in their order, without marks."""

    section: str
    sentences: tuple[str, ...]


def news(document: Document, before: Document) -> tuple[News, ...]:
    """What the rules of `document` say and those of `before` don't, section by section."""
    known = {said for section in _rules(before) for said in _sentences(section.blocks)}
    found: list[News] = []
    for section in _rules(document):
        fresh = tuple(said for said in _sentences(section.blocks) if said not in known)
        if fresh:
            found.append(News(section.title, tuple(dict.fromkeys(fresh))))
    return tuple(found)


def _rules(document: Document) -> Iterator[Section]:
    return (s for s in document.sections if s.anchor not in BESIDE_THE_RULES)


def _sentences(blocks: Iterable[Block]) -> Iterator[str]:
    for block in blocks:
        match block:
            case Paragraph(text=text):
                yield spoken(text)
            case Bullets(items=items) | Steps(items=items):
                yield from _items(items)
            case Table(rows=rows, numbers=()):
                yield from (" – ".join(filter(None, map(spoken, row))) for row in rows)
            case CardShelf(entries=entries):
                for entry in entries:
                    between = "–" if entry.range else " "
                    cards = between.join(spoken((card,)) for card in entry.cards)
                    yield f"{cards}: {spoken(entry.caption)}"
            case Questions(entries=asked):
                yield from (f"{spoken(q.question)} {spoken(q.ruling)}" for q in asked)
            case GridDiagram(alt=alt):
                yield alt
            case Glossary() | TurnFlow() | Note() | Table():
                continue  # pictures, examples and asides of what is said elsewhere
            case _:
                assert_never(block)


def _items(items: Iterable[Item]) -> Iterator[str]:
    for item in items:
        yield spoken(item.text)
        yield from _sentences(item.inner)
