"""What is told of a place once, for all rules that take a card of it or put one there: how a pile
is made up from another one, and how many cards a grid takes at most."""

from __future__ import annotations

from collections.abc import Iterator

from cambio_spec.constructs.phase import PhasePart
from cambio_spec.constructs.zone import ZonePart
from cambio_spec.nodes.surface import Expression, Of, Word
from cambio_spec.rulebook.document import Text
from cambio_spec.rulebook.places import Place, Table


def told_once(node: ZonePart | PhasePart, table: Table) -> Iterator[Text]:
    """Nothing of a phase, nor of most places. Raises `Unworded`."""
    if isinstance(node, PhasePart):
        return
    if node.refill is not None:
        pile, other = _own(node.name, table), _own(node.refill.source, table)
        told = {
            "subject": table.phrase(pile, "subject"),
            "object": table.phrase(pile, "object"),
            "of": table.phrase(other, "of"),
            "keeps": "yes" if node.refill.keeps else "no",
        }
        yield table.wording.text("zone-refilled", told)
    if node.most is not None:
        grid = table.phrase(_own(node.name, table), "subject")
        yield table.wording.text("zone-most", {"subject": grid, "most": node.most})


def _own(name: Word, table: Table) -> Place:
    """That of whoever acts, where each player has one."""
    whose: Expression = name
    if table.program.zone(name.text).per_player:
        whose = Of(name, Word("me", span=name.span), span=name.span)
    return table.place(whose)
