"""How a pile is made up from another one, in one sentence for all rules that take a card of it."""

from __future__ import annotations

from cambio_spec.constructs.zone import ZonePart
from cambio_spec.nodes.surface import Expression, Of, Word
from cambio_spec.rulebook.document import Text
from cambio_spec.rulebook.places import Place, Table


def said_refill(node: ZonePart, table: Table) -> Text:
    """Raises `Unworded`."""
    assert node.refill is not None
    pile, other = _own(node.name, table), _own(node.refill.source, table)
    told = {
        "subject": table.phrase(pile, "subject"),
        "object": table.phrase(pile, "object"),
        "of": table.phrase(other, "of"),
        "keeps": "yes" if node.refill.keeps else "no",
    }
    return table.wording.text("zone-refilled", told)


def _own(name: Word, table: Table) -> Place:
    """That of whoever acts, where each player has one."""
    whose: Expression = name
    if table.program.zone(name.text).per_player:
        whose = Of(name, Word("me", span=name.span), span=name.span)
    return table.place(whose)
