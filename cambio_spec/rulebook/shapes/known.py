"""All the shapes that there are."""

from __future__ import annotations

from collections.abc import Callable

from cambio_spec.nodes.surface import Effect
from cambio_spec.rulebook.places import Table
from cambio_spec.rulebook.shapes.alike import all_chosen
from cambio_spec.rulebook.shapes.everybody import everybody
from cambio_spec.rulebook.shapes.moves import moves
from cambio_spec.rulebook.shapes.piles import piles
from cambio_spec.rulebook.shapes.seen import one_card, several_looks
from cambio_spec.rulebook.shapes.shape import Shape
from cambio_spec.rulebook.shapes.swaps import swaps

Finder = Callable[[tuple[Effect, ...], Table], Shape | None]
FINDERS: tuple[Finder, ...] = (
    several_looks,
    swaps,
    moves,
    one_card,
    all_chosen,
    piles,
    everybody,
)
"""Longer shapes come before those with which they begin."""


def shape(effects: tuple[Effect, ...], table: Table) -> Shape | None:
    """The longest shape with which `effects` begin, if any."""
    return next((found for find in FINDERS if (found := find(effects, table))), None)
