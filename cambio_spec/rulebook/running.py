"""Lists of sentences as running text, for a cell of a table or a line of an example."""

from __future__ import annotations

from collections.abc import Iterable

from cambio_spec.rulebook.document import Bullets, Item, Plain, Run, Text
from cambio_spec.rulebook.wording import Wording


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
