"""How a pile is made up from another one, in one sentence for all rules that take a card of it."""

from __future__ import annotations

from collections.abc import Iterator

from cambio_spec.constructs.phase import PhasePart
from cambio_spec.constructs.zone import ZonePart
from cambio_spec.nodes.surface import Expression, Of, Word
from cambio_spec.rulebook.document import Text
from cambio_spec.rulebook.places import Place, Table


def refill(node: ZonePart | PhasePart, table: Table) -> Iterator[Text]:
    """Nothing of a phase, nor of a place that isn't refilled. Raises `Unworded`."""
    if isinstance(node, PhasePart) or node.refill is None:
        return
    pile, other = _own(node.name, table), _own(node.refill.source, table)
    told = {
        "subject": table.phrase(pile, "subject"),
        "object": table.phrase(pile, "object"),
        "of": table.phrase(other, "of"),
        "keeps": "yes" if node.refill.keeps else "no",
    }
    yield table.wording.text("zone-refilled", told)


def _own(name: Word, table: Table) -> Place:
    """That of whoever acts, where each player has one."""
    whose: Expression = name
    if table.program.zone(name.text).per_player:
        whose = Of(name, Word("me", span=name.span), span=name.span)
    return table.place(whose)
