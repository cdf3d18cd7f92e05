"""What a shape is: effects that people have one sentence for; and the choices of cards in it."""

from __future__ import annotations

from cambio_spec.nodes.surface import Choose, PlaceDomain
from cambio_spec.rulebook.document import Text
from cambio_spec.rulebook.places import Table

Shape = tuple[int, Text, Table]
"""How many effects are said, how, and what has been chosen since."""


def is_card(chosen: Choose) -> bool:
    """Whether it is a choice among all cards of a place."""
    return isinstance(chosen.domain, PlaceDomain) and chosen.when is None


def choosing(chosen: Choose, table: Table) -> Table:
    """What has been chosen after a card was."""
    assert isinstance(chosen.domain, PlaceDomain)
    return table.choosing(chosen.name.text, table.place(chosen.domain.place))
