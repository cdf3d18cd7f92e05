"""What the rulebook says of an example, where it has a sentence for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cambio_spec.constructs.action import Action
from cambio_spec.constructs.deck import DeckPart
from cambio_spec.constructs.players import PlayersPart
from cambio_spec.constructs.power import Power
from cambio_spec.constructs.stage import StagePart
from cambio_spec.nodes.parts import Step
from cambio_spec.rulebook.document import Bullets, Face, Item, Text
from cambio_spec.rulebook.places import Undescribed
from cambio_spec.rulebook.reference.frame import read, said
from cambio_spec.rulebook.rules import Rule
from cambio_spec.rulebook.sentences import Sentences


def in_the_book(example: str, language: str) -> str | None:
    """One line of text on a declaration; None for what the book has no sentence for."""
    spoken = said(language)
    (node,) = read(example)
    match node:
        case PlayersPart(fewest=fewest, most=most, direction=direction):
            given = {"fewest": fewest, "most": most, "direction": direction}
            return spoken.wording.string("players-range", given)
        case DeckPart():
            return spoken.string("deck-size")
        case StagePart(steps=steps):
            return _joined(_described(step, spoken) for step in steps)
        case Action() | Power():
            return _joined([_described(node, spoken)])
        case _:
            return None


def _described(node: Step | Action | Power, spoken: Sentences) -> tuple[Item, ...]:
    try:
        return spoken.described(Rule("example", "", node, node))
    except Undescribed:
        return ()


def _joined(found: Iterable[tuple[Item, ...]]) -> str | None:
    return " ".join(text for items in found for text in _texts(items)) or None


def _texts(items: Iterable[Item]) -> Iterator[str]:
    """Sentences and what stands below them, one after the other; those that lead to nothing
    which is said are left out."""
    for item in items:
        below = [text for b in item.inner if isinstance(b, Bullets) for text in _texts(b.items)]
        if below or not item.inner:
            yield from (_plain(item.text), *below)


def _plain(text: Text) -> str:
    return "".join(run.index if isinstance(run, Face) else run.text for run in text)
