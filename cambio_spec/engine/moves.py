"""Cards that change their place: from one zone to another, one by one or all together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from cambio_spec.engine.expressions import code, grid, seat, zone
from cambio_spec.engine.plan import Place
from cambio_spec.engine.writer import Writer, quoted
from cambio_spec.kernel.expressions import Expr, Local, ReadFact, ZoneRef
from cambio_spec.kernel.program import Shown, Zone
from cambio_spec.kernel.statements import At, Gather, Move, Top
from cambio_spec.kernel.typing import type_of


def source_card(place: Place, source: Top | At) -> str:
    """The card that must lie there, left where it lies."""
    match source:
        case Top(zone=ref):
            return f'top({pile(place, ref)}, {quoted(place.origin)}, "no-card")'
        case At(spot=spot):
            lying = f"{grid(place, spot)}, {code(place, spot)}"
            return f'card_at({lying}, {quoted(place.origin)}, "no-card")'
        case _:
            assert_never(source)


def pile(place: Place, ref: ZoneRef) -> str:
    """The list of a pile. Raises `ValueError` for a grid, which has no top."""
    if not place.plan.program.zone(ref.zone).is_pile:
        raise ValueError(f"{place.origin}: the top of the grid {ref.zone!r}")
    return zone(place, ref)


@dataclass(frozen=True, slots=True)
class End:
    """Where a move begins or ends. `key` is the text of the owner or of the spot, None where the
    zone is nobody's; `at_spot` says which of them."""

    zone: Zone
    lists: str
    key: str | None
    at_spot: bool

    @property
    def owner(self) -> str | None:
        return f"{self.key}[0]" if self.at_spot else self.key

    @property
    def cards(self) -> str:
        """The list of cards that is meant, or that the spot lies in."""
        return self.lists if self.owner is None else f"{self.lists}[{self.owner}]"


def sure(place: Place, expr: Expr | None) -> bool:
    """Whether an owner or a spot can be read at any time while cards move: that can't fail, is
    always the same, and is short enough to be written where it is needed."""
    if expr is None:
        return True
    if place.may_be_nobody(expr):
        return False
    return isinstance(expr, Local) or (isinstance(expr, ReadFact) and expr.owner is None)


def key_of(end: Top | At) -> Expr | None:
    return end.spot if isinstance(end, At) else end.zone.owner


def end_of(place: Place, writer: Writer, end: Top | At, name: str) -> End:
    """Reads the owner or the spot into a variable, if it has to be read now and once."""
    expr, program = key_of(end), place.plan.program
    key = None
    if expr is not None:
        key = code(place, expr) if isinstance(end, At) else seat(place, expr)
        if not sure(place, expr):
            variable = place.scope.spare(name)
            writer.line(f"{variable} = {key}")
            key = variable
    if isinstance(end, At):
        return End(program.zone(type_of(end.spot).zone or ""), grid(place, end.spot), key, True)
    names = place.plan.names
    return End(program.zone(end.zone.zone), f"state.{names.zones[end.zone.zone]}", key, False)


def write_move(place: Place, writer: Writer, move: Move) -> None:
    """The card is looked for, then the target; only then does anything change."""
    card = place.scope.spare("card")
    source = end_of(place, writer, move.source, "source")
    if not source.at_spot and not source.zone.is_pile:
        raise ValueError(f"{place.origin}: the top of the grid {source.zone.name!r}")
    can_fail = isinstance(move.target, At) or not sure(place, key_of(move.target))
    if can_fail or place.plan.program.zone(name_of(move.target)).limit is not None:
        looked = "card_at" if source.at_spot else "top"
        writer.line(f'{card} = {looked}({from_where(source)}, {quoted(place.origin)}, "no-card")')
        target = end_of(place, writer, move.target, "target")
        write_requirements(place, writer, source, target)
        gone = f"put_at({from_where(source)}, None)" if source.at_spot else f"{source.cards}.pop()"
        writer.line(gone)
    else:
        taken = "take_at" if source.at_spot else "take_top"
        writer.line(f"{card} = {taken}({from_where(source)}, {quoted(place.origin)})")
        target = end_of(place, writer, move.target, "target")
    writer.line(put(target, card))
    write_shown(writer, target, move.face or target.zone.shown, card)


def name_of(end: Top | At) -> str:
    return type_of(end.spot).zone or "" if isinstance(end, At) else end.zone.zone


def from_where(source: End) -> str:
    return f"{source.lists}, {source.key}" if source.at_spot else source.cards


def write_requirements(place: Place, writer: Writer, source: End, target: End) -> None:
    """That the slot is free, and the zone not full: once the card has left where it lay."""
    same = source.zone == target.zone
    if target.at_spot:
        line = f"require_empty({target.lists}, {target.key}, {quoted(place.origin)})"
        if same and source.at_spot:
            with writer.block(f"if {target.key} != {source.key}:"):
                writer.line(line)
        else:
            writer.line(line)
    if target.zone.limit is None:
        return
    room = f"require_room({target.cards}, {target.zone.limit}, {quoted(place.origin)}"
    if same:
        room += f", leaving=int({source.owner} == {target.owner})"
    writer.line(room + ")")


def put(target: End, card: str) -> str:
    if target.at_spot:
        return f"put_at({target.lists}, {target.key}, {card})"
    return (
        f"{target.cards}.append({card})"
        if target.zone.is_pile
        else f"put_on({target.cards}, {card})"
    )


def write_shown(writer: Writer, target: End, shown: Shown, card: str) -> None:
    """The face of a card that was put somewhere, and who gets to know it by that."""
    if shown == "up":
        writer.line(f"face_up(state, {card})")
        return
    writer.line(f"state.up[{card}] = False")
    if shown == "owner" and target.owner is not None:
        writer.line(f"state.seen[{card}] |= 1 << {target.owner}")


def write_gather(place: Place, writer: Writer, gather: Gather) -> None:
    source, names = place.plan.program.zone(gather.source.zone), place.plan.names
    if source.per_player and gather.source.owner is None:
        sources = f"state.{names.zones[source.name]}"
    else:
        sources = f"[{zone(place, gather.source)}]"
    owner = gather.target.owner
    if not (sure(place, gather.source.owner) and sure(place, owner)):
        # whose it is, the kernel asks for the source first
        variable = place.scope.spare("sources")
        writer.line(f"{variable} = {sources}")
        sources = variable
    target = end_of(place, writer, Top(gather.target, origin=gather.origin), "target")
    options = [f"limit={target.zone.limit}"] if target.zone.limit is not None else []
    options += [] if source.is_pile else ["closing=False"]
    asked = ", ".join([sources, target.cards, str(gather.keep), quoted(place.origin), *options])
    card = place.scope.spare("card")
    with writer.block(f"for {card} in gather({asked}):"):
        write_shown(writer, target, target.zone.shown, card)
