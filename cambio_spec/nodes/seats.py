"""Who still takes part, who plays with whom, and who sits beside whom."""

from __future__ import annotations

from dataclasses import replace

from cambio_spec.diagnostics.codes import CYCLIC_DEFINITION
from cambio_spec.diagnostics.diagnostic import Message, Rejected
from cambio_spec.kernel.expressions import Binary, Const, Expr, Fold, Local, Players, Seat, Unary
from cambio_spec.kernel.types import BOOLEAN, INTEGER, PLAYER
from cambio_spec.nodes.scope import Scope
from cambio_spec.nodes.surface import Expression


def taking_part(player: Expr, scope: Scope) -> Expr | None:
    """The condition that `player` has not left the game; None where nobody ever leaves.

    Raises `Rejected`, also where that condition asks in turn who takes part.
    """
    left = scope.names.taking_part
    if left is None:
        return None
    if scope.leaving:
        raise _circular("players", left)
    inside = replace(scope, me=None, locals={}, leaving=True).within(player).bind("it", player)
    return Unary("not", inside.elaborate(left, BOOLEAN), origin=scope.origin)


def enough_play(scope: Scope, seats: tuple[int, int, int] | None) -> Expr | None:
    """That a contest is still on: as long as anything is decided, two take part (or as many as
    the game needs, if fewer; `seats` are the fewest, the most and the direction). None where
    nobody ever leaves."""
    if scope.names.taking_part is None or seats is None:
        return None
    o = scope.origin
    player = Local(PLAYER, scope.fresh(), origin=o)
    everybody = Players(None, origin=o)
    part = taking_part(player, scope)
    count = Fold(INTEGER, "count", player.name, everybody, part, None, origin=o)
    return Binary(">=", count, Const(INTEGER, min(2, seats[0]), origin=o), origin=o)


def opposed(player: Expr, to: Expr, scope: Scope) -> Expr:
    """The condition that `player` is an opponent of `to`: somebody else, and no partner.

    Raises `Rejected`, also where the condition for partners asks in turn who is an opponent.
    """
    other = Binary("!=", player, to, origin=scope.origin)
    together = partner(player, to, scope)
    if together is None:
        return other
    apart = Unary("not", together, origin=scope.origin)
    return Binary("and", other, apart, origin=scope.origin)


def partner(player: Expr, of: Expr, scope: Scope) -> Expr | None:
    """The condition that `player` is a partner of `of`; None where there are no partners.

    Raises `Rejected` as `opposed` does.
    """
    condition = scope.names.partners
    if condition is None:
        return None
    if scope.dividing:
        raise _circular("partners", condition)
    inside = replace(scope, me=of, locals={}, origin="partners", dividing=True)
    return inside.within(player).bind("it", player).elaborate(condition, BOOLEAN)


def _circular(name: str, condition: Expression) -> Rejected:
    """The error for a condition that asks for what it defines."""
    itself = Message("cyclic-definition-itself", {"name": name})
    fault = CYCLIC_DEFINITION.at(condition.span)
    return Rejected((replace(fault, message=itself, help=Message(f"{itself.id}-help")),))


def beside(player: Expr, step: int, scope: Scope) -> Expr:
    """The next player to the left (1) or to the right (-1) who takes part."""
    if scope.names.taking_part is None:
        return Seat(player, step, origin=scope.origin)
    return _onward(player, None, scope) if step > 0 else _before(player, scope)


def _onward(player: Expr, until: Expr | None, scope: Scope) -> Expr:
    """The first to the left of `player` who takes part, or who is `until`."""
    o = scope.origin
    candidate = Local(PLAYER, scope.fresh(), origin=o)
    where = taking_part(candidate, scope.within(candidate))
    assert where is not None
    if until is not None:
        where = Binary("or", where, Binary("=", candidate, until, origin=o), origin=o)
    domain = Players(Seat(player, 1, origin=o), origin=o)
    return Fold(PLAYER, "first", candidate.name, domain, where, None, origin=o)


def _before(player: Expr, scope: Scope) -> Expr:
    """The one who takes part and comes to `player` next.

    Seats can only be gone through to the left. `player` may be a long expression: it is asked
    once, or `right of right of …` would grow without measure. It has to be somebody, or it would
    have no seat that is zero seats on.
    """
    o = scope.origin
    everybody = Players(None, origin=o)
    candidate = Local(PLAYER, scope.fresh(), origin=o)
    inner = scope.within(candidate)
    meant = Local(PLAYER, inner.fresh(), origin=o)
    onward = _onward(candidate, meant, inner.within(meant))
    is_meant = Binary("=", meant, Seat(player, 0, origin=o), origin=o)
    reaches = Binary("and", is_meant, Binary("=", onward, meant, origin=o), origin=o)
    found = Fold(BOOLEAN, "some", meant.name, everybody, reaches, None, origin=o)
    part = taking_part(candidate, inner)
    assert part is not None
    where = Binary("and", part, found, origin=o)
    return Fold(PLAYER, "first", candidate.name, everybody, where, None, origin=o)
