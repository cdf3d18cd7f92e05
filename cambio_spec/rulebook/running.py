"""Lists of sentences where there is room for one item only: what stands below one of them stays
below it, and what comes after it comes after it. For a line of an example, as running text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from cambio_spec.rulebook.document import Block, Bullets, Item, Paragraph, Plain, Run, Text
from cambio_spec.rulebook.wording import Wording


def as_one(found: Iterable[Item], wording: Wording) -> Item:
    """Items as a single one, for a cell, a box or a line of a list. A sentence goes on in the same
    paragraph, until one has something below it; after that a new paragraph begins, so that
    nobody takes it for a part of what stands below. Without marks."""
    told: list[Block] = []
    text: Text = ()
    for item in found:
        goes_on = _has_one_below(item)
        said = running((item,), wording) if goes_on else item.text
        text = (*text, *((Plain(" "),) if text else ()), *said)
        if item.inner:
            told += [Paragraph(text), *(() if goes_on else _closed_below(item, wording).inner)]
            text = ()
    if text or not told:
        told.append(Paragraph(text))
    first, *rest = told
    assert isinstance(first, Paragraph)
    return Item(first.text, inner=tuple(rest))


def closed_up(item: Item, wording: Wording) -> Item:
    """An entry of a list, or a paragraph, that leads to one sentence only: the two are said as one,
    and no list is set for it. Where that sentence leads to something in turn, a list is clearer."""
    item = _closed_below(item, wording)
    match item.inner:
        case (Bullets(items=(Item(text=below, inner=()),)),) if not _leads_on(below):
            return Item(running((item,), wording), item.marks)
        case _:
            return item


def _closed_below(item: Item, wording: Wording) -> Item:
    inner = (
        Bullets(tuple(closed_up(below, wording) for below in block.items))
        if isinstance(block, Bullets)
        else block
        for block in item.inner
    )
    return replace(item, inner=tuple(inner))


def _leads_on(text: Text) -> bool:
    return any(isinstance(run, Plain) and ":" in run.text for run in text)


def _has_one_below(item: Item) -> bool:
    """Whether a single sentence stands below an item: it ends the one that leads to it."""
    match item.inner:
        case (Bullets(items=(Item(inner=()),)),):
            return True
        case _:
            return False


def running(found: Iterable[Item], wording: Wording) -> Text:
    """Items and what stands below them, one after the other. Below a colon there is no list any
    more but the rest of a sentence, which many languages begin with a small letter."""
    runs: list[Run] = []
    for item in found:
        inner = [i for b in item.inner if isinstance(b, Bullets) for i in b.items]
        below = running(inner, wording)
        runs += [*((Plain(" "),) if runs else ()), *item.text]
        if below:
            goes_on = _ends_in_colon(item.text) and wording.string("after-colon", {}) == "small"
            runs += [Plain(" "), *(_small(below) if goes_on else below)]
    return tuple(runs)


def _ends_in_colon(text: Text) -> bool:
    return bool(text) and isinstance(text[-1], Plain) and text[-1].text.endswith(":")


def _small(text: Text) -> Text:
    """With a small first letter; what is all in capitals stays as it is."""
    first, *rest = text
    if not isinstance(first, Plain) or first.text[1:2].isupper():
        return text
    return (Plain(first.text[:1].lower() + first.text[1:]), *rest)
