"""Whether the words for whoever acts still mean the same player a few effects later.

`me` is whoever takes an action, or was named by an `as`, from its first effect to its last. Where
`let active be left of active` would give the words another meaning, the player has to be
remembered.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from cambio_spec.kernel.program import Fact, Zone
from cambio_spec.nodes.scope import Names, Signature
from cambio_spec.nodes.surface import (
    Effect,
    Expression,
    OfAnybody,
    PlayersDomain,
    Surface,
    Word,
)


def steady(who: Expression, done: object, names: Names) -> bool:
    """Whether `who` names one player all through `done`, which is an effect or several.

    What rests on where cards lie, or on a decision, counts as unsteady whatever is done.
    """
    changed = {node.changed for node in inside(done) if isinstance(node, Effect)}
    for word in _asked(who, names):
        match names.look_up(word.text):
            case Fact(name=name) if name in changed:
                return False
            case Signature() | Zone():
                return False
            case _:
                continue
    return True


def _asked(who: Expression, names: Names) -> Iterator[Word]:
    """The words of an expression, with those of who plays together where it asks for opponents,
    and of who takes part where it goes past those who don't."""
    nodes = list(inside(who))
    if names.partners is not None and any(map(_opposes, nodes)):
        nodes += inside(names.partners)
    if names.taking_part is not None and any(map(_passes, nodes)):
        nodes += inside(names.taking_part)
    return (node for node in nodes if isinstance(node, Word))


def _opposes(node: Surface) -> bool:
    match node:
        case OfAnybody(who="opponent") | PlayersDomain(noun="opponents"):
            return True
        case _:
            return False


def _passes(node: Surface) -> bool:
    if isinstance(node, Word):
        return node.text in ("left", "right")
    return isinstance(node, PlayersDomain | OfAnybody)


def inside(node: object) -> Iterator[Surface]:
    """The surface nodes of a node or of several, at any depth, each before what it contains."""
    if isinstance(node, tuple):
        for part in node:
            yield from inside(part)
    elif isinstance(node, Surface) and is_dataclass(node):
        yield node
        for field in fields(node):
            if field.name != "span":
                yield from inside(getattr(node, field.name))
