"""What is described keeps the order and the nesting of its rule, wherever it is printed."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec.rulebook.document import Bullets, Item, Paragraph, Plain, Table, TurnFlow
from cambio_spec.rulebook.markdown import render_markdown
from cambio_spec.rulebook.running import as_one
from cambio_spec.rulebook.typst import render_pdf
from cambio_spec.rulebook.wording import load
from tests.rulebook.small import blocks, printed, small, small_words

DRAW = "move top of stock to hand of me; go to holding"
REFILL = "if size of stock = 0 then (turn top of discard down; shuffle stock); "
SENTENCES = """draw = Take the top card { zone-stock.of } { zone-hand.own-to } without showing it.
    .title = Draw
    .short = Only you see the card.
    .for = action draw in turn: move top of stock to hand of me; go to holding
"""
RULES = {f"action draw in turn: {DRAW}": f"action draw in turn: {REFILL}{DRAW}"}
WORDS = {SENTENCES: "draw =\n    .title = Draw\n"}
POWER = f"power refresh on J: {REFILL}move top of stock to discard"


def item(text: str, *below: Item) -> Item:
    return Item((Plain(text),) if text else (), inner=(Bullets(below),) if below else ())


IF = item("If it is empty:", item("Refill it."), item("Shuffle it."))
ONE = item("If it is empty:", item("Shuffle it."))


def test_what_follows_a_list_stands_after_it() -> None:
    wording = load("en", [])
    made = as_one([item("Look."), IF, item("Draw."), item("Rest.")], wording)
    assert "".join(r.text for r in made.text if isinstance(r, Plain)) == "Look. If it is empty:"
    after = Paragraph((Plain("Draw."), Plain(" "), Plain("Rest.")))
    assert made.inner == (*IF.inner, after)


def test_one_sentence_below_another_ends_it_and_its_paragraph() -> None:
    made = as_one([ONE, item("Draw.")], load("en", []))
    assert "".join(r.text for r in made.text if isinstance(r, Plain)) == (
        "If it is empty: shuffle it."
    )
    assert made.inner == (Paragraph((Plain("Draw."),)),)


def test_nothing_is_nothing() -> None:
    assert as_one([], load("en", [])) == Item(())


@pytest.fixture
def documents(tmp_path: Path) -> tuple[str, str]:
    made = printed(small(RULES, POWER), small_words(tmp_path, changes=WORDS))
    for document in made:
        assert render_pdf(document)
    book, sheet = (render_markdown(document) for document in made)
    return book, sheet


def test_the_actions_of_the_book_say_what_the_rule_does_first(documents: tuple[str, str]) -> None:
    assert """\
- **Draw**. If the stock is empty:

  - Turn the top card of the discard pile face down.
  - Shuffle the stock.

  Put the top card of the stock into your hand""" in documents[0]
    assert "is empty: Turn" not in documents[0]


def test_a_description_needs_no_room_in_the_diagram_that_its_order_has_not(
    documents: tuple[str, str],
) -> None:
    for document in documents:
        _, _, flow = document.partition("**Your turn**")
        first, shuffled, drawn = (
            flow.index(said) for said in ("If the stock is empty", "Shuffle the", "Put the top")
        )
        assert first < shuffled < drawn


def test_a_power_keeps_its_list_in_a_cell(documents: tuple[str, str]) -> None:
    for document in documents:
        (row,) = [line for line in document.splitlines() if line.startswith("| J | If")]
        assert "If the stock is empty:<ul><li>" in row
        assert "Shuffle the stock.</li></ul>Put the top card" in row


def test_both_are_more_than_text(tmp_path: Path) -> None:
    book, _ = printed(small(RULES, POWER), small_words(tmp_path, changes=WORDS))
    (flow,) = [b for b in blocks(book, "play") if isinstance(b, TurnFlow)]
    assert flow.branches[0].body is not None
    assert [type(block) for block in flow.branches[0].body.inner] == [Bullets, Paragraph]
    (table,) = [b for b in blocks(book, "powers") if isinstance(b, Table)]
    assert isinstance(table.rows[0][1], Item)
