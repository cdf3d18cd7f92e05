"""What a rulebook is before it is laid out: sections of blocks, and text as runs.

Renderers walk this and never parse a string: what is strong, a card or a mark was decided here.
Every string is in the reader's language already, and none of it is markup.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Suit = Literal["hearts", "spades", "diamonds", "clubs", "none"]
SUIT_GLYPHS: dict[Suit, str] = {
    "hearts": "♥",
    "spades": "♠",
    "diamonds": "♦",
    "clubs": "♣",
    "none": "",
}


@dataclass(frozen=True, slots=True)
class Plain:
    text: str


@dataclass(frozen=True, slots=True)
class Strong:
    text: str


@dataclass(frozen=True, slots=True)
class Face:
    """A card seen from the front. `index` is what its corner shows in the reader's language (`K`,
    `10`); `suit` None stands for that rank in every suit, "none" for a joker, which has none. A
    picture is read out as `name`."""

    index: str
    suit: Suit | None
    name: str


Run = Plain | Strong | Face
Text = tuple[Run, ...]


def plain(text: str) -> Text:
    return (Plain(text),) if text else ()


def strong(text: str) -> Text:
    return (Strong(text),) if text else ()


def spoken(text: Text) -> str:
    """As it is written where there are no pictures: `K♥`."""
    return "".join(
        f"{run.index}{'' if run.suit is None else SUIT_GLYPHS[run.suit]}"
        if isinstance(run, Face)
        else run.text
        for run in text
    )


@dataclass(frozen=True, slots=True)
class Paragraph:
    """`marks` are the book places that the rules said here cite, in a stable order."""

    text: Text
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Item:
    """One entry of a list; `inner` is set below it, indented."""

    text: Text
    marks: tuple[str, ...] = ()
    inner: tuple[Block, ...] = ()


@dataclass(frozen=True, slots=True)
class Bullets:
    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Steps:
    """Numbered from 1: the order matters."""

    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Laid:
    """Cards as they lie in front of a player, the nearest row first; None is a gap."""

    rows: tuple[tuple[Face | None, ...], ...]

    @property
    def faces(self) -> tuple[Face, ...]:
        return tuple(face for row in self.rows for face in row if face is not None)


Cell = Text | Item | Laid
"""What a cell of a table holds: a text, one with lists below it, or cards in rows."""


@dataclass(frozen=True, slots=True)
class Table:
    """`header` names the columns; every row has as many cells. `numbers` are the columns
    (from 0) that hold figures and are set flush right."""

    header: tuple[Text, ...]
    rows: tuple[tuple[Cell, ...], ...]
    numbers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ShelfEntry:
    """Cards that share a worth: pictures above, `caption` below. `range` means from the first half
    of the cards to the second: of a run of ranks, the first rank and the last."""

    cards: tuple[Face, ...]
    range: bool
    caption: Text


@dataclass(frozen=True, slots=True)
class CardShelf:
    """A row of card pictures with what each is worth; `header` names the two lines where a
    renderer sets them as a table."""

    header: tuple[Text, Text]
    entries: tuple[ShelfEntry, ...]


@dataclass(frozen=True, slots=True)
class GridDiagram:
    """A player's grid from above. `rows` holds the slots of each row, the row nearest its owner
    first; `marked` are the rows (from 1, as rows are counted) that `label` points at."""

    rows: tuple[int, ...]
    marked: tuple[int, ...]
    label: str
    owner: str
    alt: str


@dataclass(frozen=True, slots=True)
class Branch:
    """One thing a player may do, what it takes, and what it opens."""

    title: Text
    body: Item | None
    forks: tuple[Branch, ...] = ()


@dataclass(frozen=True, slots=True)
class TurnFlow:
    """`start` leads to exactly one of `branches`; `any_time` may come before or after."""

    start: str
    branches: tuple[Branch, ...]
    any_time: tuple[Branch, ...]
    alt: str


@dataclass(frozen=True, slots=True)
class Question:
    question: Text
    ruling: Text
    reason: Text
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Questions:
    entries: tuple[Question, ...]


@dataclass(frozen=True, slots=True)
class GlossaryEntry:
    term: str
    meaning: Text


@dataclass(frozen=True, slots=True)
class Glossary:
    entries: tuple[GlossaryEntry, ...]


@dataclass(frozen=True, slots=True)
class Note:
    """An aside, set apart from the rules around it."""

    title: str
    text: Text


Block = (
    Paragraph
    | Bullets
    | Steps
    | Table
    | CardShelf
    | GridDiagram
    | TurnFlow
    | Questions
    | Glossary
    | Note
)


@dataclass(frozen=True, slots=True)
class Section:
    """`anchor` is stable across languages: `play`, `scoring`."""

    anchor: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Document:
    """A whole book or sheet. `language` is as readers' machines know it, with the country
    where that matters (`pt-BR`). `stamp` says from what it was printed and stands on every page;
    `draft` is None, or the words that mark every page of a print with open findings."""

    layout: Literal["book", "sheet"]
    language: str
    title: str
    subtitle: str
    author: str
    stamp: str
    draft: str | None
    sections: tuple[Section, ...]
