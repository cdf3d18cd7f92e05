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
from cambio_spec.nodes.surface import Effect, Expression, PlayersDomain, Surface, Word


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
    """The words of an expression, with those of who takes part where it goes past the others."""
    passing = False
    for node in inside(who):
        if isinstance(node, Word):
            passing = passing or node.text in ("left", "right")
            yield node
        passing = passing or isinstance(node, PlayersDomain)
    if passing and names.taking_part is not None:
        yield from (node for node in inside(names.taking_part) if isinstance(node, Word))


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
