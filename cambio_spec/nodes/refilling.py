"""Piles that are made up from another one as soon as a card is wanted of them and none is left."""

from __future__ import annotations

from cambio_spec.diagnostics.codes import WRONG_TYPE
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.kernel.expressions import Binary, Const, Size, ZoneRef
from cambio_spec.kernel.program import Zone
from cambio_spec.kernel.statements import Gather, If, Shuffle, Statement, Target, Top
from cambio_spec.kernel.types import INTEGER
from cambio_spec.nodes.scope import Scope
from cambio_spec.nodes.surface import Refill


def refilled(place: Target, scope: Scope) -> tuple[Statement, ...]:
    """What happens before the top card of a pile is taken or seen; nothing of any other place."""
    if not isinstance(place, Top):
        return ()
    name = place.zone.zone
    refill = scope.names.refill(name)
    if refill is None:
        return ()
    # What the zone says belongs to its own rule, wherever a card is wanted.
    source = source_of(refill, name, scope)
    o, keep = name, int(refill.keeps)
    pile = ZoneRef(name, place.zone.owner, origin=o)
    other = ZoneRef(source.name, place.zone.owner if source.per_player else None, origin=o)
    empty = Binary("=", Size(pile, origin=o), Const(INTEGER, 0, origin=o), origin=o)
    left = Binary(">", Size(other, origin=o), Const(INTEGER, keep, origin=o), origin=o)
    wanted = Binary("and", empty, left, origin=o)
    return (
        If(wanted, (Gather(other, pile, keep, origin=o), Shuffle(pile, origin=o)), (), origin=o),
    )


def source_of(refill: Refill, name: str, scope: Scope) -> Zone:
    """The pile that another one is made up from. Raises `Rejected` for what is no other pile, or
    one of each player where there is one for all."""
    own, source = scope.names.look_up(name), scope.find(refill.source)
    assert isinstance(own, Zone)
    if not isinstance(source, Zone) or not source.is_pile:
        found = "grid" if isinstance(source, Zone) else "other"
        raise Rejected((WRONG_TYPE.at(refill.source.span, expected="pile", found=found),))
    if source.name == name or (source.per_player and not own.per_player):
        raise Rejected((WRONG_TYPE.at(refill.source.span, expected="another-pile", found="other"),))
    return source
