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
from cambio_spec.rulebook.effects import described
from cambio_spec.rulebook.places import Undescribed
from cambio_spec.rulebook.reference.frame import read, said
from cambio_spec.rulebook.rules import Rule
from cambio_spec.rulebook.running import running
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
            return _joined((_described(step, spoken) for step in steps), spoken)
        case Action() | Power():
            return _joined([_described(node, spoken)], spoken)
        case _:
            return None


def _described(node: Step | Action | Power, spoken: Sentences) -> tuple[Item, ...]:
    try:
        # What an action is said to do where its effects say nothing is no sentence of theirs.
        if isinstance(node, Action) and not described(node.effects, spoken.table):
            return ()
        return spoken.described(Rule("example", "", node, node))
    except Undescribed:
        return ()


def _joined(found: Iterable[tuple[Item, ...]], spoken: Sentences) -> str | None:
    telling = tuple(item for items in found for item in _telling(items))
    return _plain(running(telling, spoken.wording)) or None


def _telling(items: Iterable[Item]) -> Iterator[Item]:
    """Without those that lead to nothing which is said."""
    for item in items:
        blocks = (b for b in item.inner if isinstance(b, Bullets))
        inner = tuple(one for block in blocks for one in _telling(block.items))
        if inner or not item.inner:
            yield Item(item.text, item.marks, (Bullets(inner),) if inner else ())


def _plain(text: Text) -> str:
    return "".join(run.index if isinstance(run, Face) else run.text for run in text)
