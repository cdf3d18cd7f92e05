"""How what one book says differs from what another one says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import assert_never

from cambio_spec.rulebook.document import (
    Block,
    Bullets,
    CardShelf,
    Cell,
    Document,
    Glossary,
    GridDiagram,
    Item,
    Laid,
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


ALIKE = 0.5
"""From what share of the shorter one's words on a sentence is another, reworded."""


@dataclass(frozen=True, slots=True)
class News:
    """What is new in one section and what is gone from it, in the order of the books, without
    marks. A sentence that was only reworded is new, and not gone."""

    section: str
    fresh: tuple[str, ...]
    gone: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Said:
    """A sentence; what it is about, where it answers a question or stands in a table; and how it
    is named where it is gone."""

    text: str
    about: str
    name: str


def news(document: Document, before: Document) -> tuple[News, ...]:
    """How the rules of `document` differ from those of `before`, section by section, in the
    order of `document`; sections that only `before` has come last."""
    now, then = _by_section(document), _by_section(before)
    titles = {s.anchor: s.title for d in (before, document) for s in _rules(d)}
    found: list[News] = []
    for anchor in (*now, *(anchor for anchor in then if anchor not in now)):
        here, there = now.get(anchor, {}), then.get(anchor, {})
        fresh = [said for text, said in here.items() if text not in there]
        left = [said for text, said in there.items() if text not in here]
        gone = tuple(said.name for said in left if not any(_same(said, new) for new in fresh))
        if fresh or gone:
            found.append(News(titles[anchor], tuple(said.text for said in fresh), gone))
    return tuple(found)


def _same(old: _Said, new: _Said) -> bool:
    """Whether a sentence takes the place of another one."""
    if old.about and old.about == new.about:
        return True
    words, others = old.text.split(), new.text.split()
    blocks = SequenceMatcher(None, words, others, autojunk=False).get_matching_blocks()
    return sum(block.size for block in blocks) >= ALIKE * min(len(words), len(others))


def _by_section(document: Document) -> dict[str, dict[str, _Said]]:
    return {s.anchor: {said.text: said for said in _said(s.blocks)} for s in _rules(document)}


def _rules(document: Document) -> Iterator[Section]:
    return (s for s in document.sections if s.anchor not in BESIDE_THE_RULES)


def _said(blocks: Sequence[Block]) -> Iterator[_Said]:
    for block, below in zip(blocks, (*blocks[1:], None), strict=False):
        match block:
            case Paragraph() if isinstance(below, Table) and below.numbers:
                continue  # it leads to an example
            case Paragraph(text=text):
                yield _sentence(spoken(text))
            case Bullets(items=items) | Steps(items=items):
                yield from _items(items)
            case Table(rows=rows, numbers=()):
                for row in rows:
                    cells = tuple(map(_cell, row))
                    line = " – ".join(filter(None, cells))
                    yield _Said(line, cells[0], line)
            case CardShelf(entries=entries):
                for entry in entries:
                    shown = [spoken((card,)) for card in entry.cards]
                    half = len(shown) // 2 if entry.range else 0
                    sides = (" ".join(shown[:half]), " ".join(shown[half:]))
                    cards = "–".join(filter(None, sides))
                    worth = f"{cards} = {spoken(entry.caption)}"
                    yield _Said(worth, cards, worth)
            case Questions(entries=asked):
                for q in asked:
                    question = spoken(q.question)
                    yield _Said(f"{question} {spoken(q.ruling)}", question, question)
            case Glossary() | TurnFlow() | GridDiagram() | Note() | Table():
                continue  # pictures, examples and asides of what is said elsewhere
            case _:
                assert_never(block)


def _cell(cell: Cell) -> str:
    match cell:
        case Item(text=text, inner=inner):
            return " ".join((spoken(text), *(said.text for said in _said(inner))))
        case Laid():
            return spoken(cell.faces)
        case _:
            return spoken(cell)


def _items(items: Iterable[Item]) -> Iterator[_Said]:
    for item in items:
        yield _sentence(spoken(item.text))
        yield from _said(item.inner)


def _sentence(text: str) -> _Said:
    return _Said(text, "", text)
