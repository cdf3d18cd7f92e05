"""The picture of a turn in a PDF leaves no half of a page blank."""

from __future__ import annotations

import re

import pytest

from cambio_spec.rulebook.document import (
    Branch,
    Document,
    Item,
    Paragraph,
    Plain,
    Section,
    TurnFlow,
)
from cambio_spec.rulebook.typst import render_pdf, typst_source

LONG = "It takes the place of a card of your grid, which you then put onto the discard pile. " * 4


def branch(title: str, text: str, *forks: Branch) -> Branch:
    return Branch((Plain(title),), Item((Plain(text),)), forks)


def book(
    lines: int, branches: tuple[Branch, ...], any_time: tuple[Branch, ...] = (), after: int = 1
) -> Document:
    """A book with a picture between so many lines."""
    flow = TurnFlow("Your turn", branches, any_time, "A turn")
    line = Paragraph((Plain("A line."),))
    section = Section("play", "Playing", (*[line] * lines, flow, *[line] * after))
    return Document("book", "en", "Game", "Book", "Nobody", "stamp", None, (section,))


def pages(made: Document) -> int:
    found = re.search(rb"/Type/Pages/Count (\d+)", render_pdf(made))
    assert found is not None
    return int(found[1])


def room(branches: tuple[Branch, ...], any_time: tuple[Branch, ...] = ()) -> int:
    """How many lines may stand before the picture until a second page begins."""
    return next(n for n in range(60) if pages(book(n, branches, any_time)) > 1)


def test_a_column_is_as_wide_as_its_text_asks_for() -> None:
    short = [branch(f"Way {n}", "Say so.") for n in range(3)]
    alike = [branch(f"Way {n}", LONG) for n in range(3)]
    long = branch("Long", LONG)
    assert room((long, *short)) >= room((long, *alike)) + 3


def test_forks_are_as_wide_as_their_texts_ask_for() -> None:
    forks = (branch("Long", LONG), branch("Short", "Say so."), branch("Short", "Say so."))
    assert room((branch("Draw", "Look.", *forks),)) >= room((branch("Draw", LONG * 2),)) - 6


@pytest.mark.parametrize("count", [4, 9])
def test_many_columns_have_room_beside_each_other(count: int) -> None:
    many = tuple(branch("Take the top discard", "Say so.") for _ in range(count))
    assert pages(book(0, many)) == 1


def test_what_may_come_at_any_time_may_follow_on_the_next_page() -> None:
    turn = (branch("Draw", "Look."), branch("Take", "Take it."))
    any_time = tuple(branch(f"Throw in {n}", LONG) for n in range(5))
    # It is nearly as high as a page; in one piece it would leave what stands before it alone.
    assert pages(book(8, turn, any_time, after=12)) == 2


def test_no_column_is_narrower_than_a_word_of_its_title() -> None:
    word = "Handkartenwiederherstellung"
    many = (branch("Long", LONG), branch(word, "Say so."), branch("Short", LONG))
    source = typst_source(book(0, many))
    assert f'words: ("{word}", )' in source
    assert pages(book(0, many)) == 1
