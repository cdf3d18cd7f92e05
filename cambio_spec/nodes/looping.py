"""Loops whose turns wait for players: a block for each turn, which leads to the next.

Such a block takes the element whose turn it is, what is needed to know the last one, and whatever
the surroundings have bound.
"""

from __future__ import annotations

from dataclasses import dataclass

from cambio_spec.kernel.expressions import Binary, Const, Expr, Local, Numbers, Players, Seat
from cambio_spec.kernel.statements import Goto, If
from cambio_spec.kernel.types import INTEGER, PLAYER
from cambio_spec.nodes.flow import Continue, Flow, Statements, always
from cambio_spec.nodes.scope import Scope
from cambio_spec.nodes.surface import Effect


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of a loop: its element, the scope in which the effect is done, the condition."""

    element: Local
    scope: Scope
    where: Expr | None
    effect: Effect


def around_the_table(
    turn: Turn, domain: Players, flow: Flow, scope: Scope, then: Continue
) -> Statements:
    """Player after player, until it is the first one's turn again."""
    o = scope.origin
    player, start = turn.element, domain.start
    first = Local(PLAYER, turn.scope.fresh("first"), origin=o)
    around, inner = scope.variables, turn.scope.within(first)
    label = flow.label()
    after = flow.stage(scope, then(scope))
    seat = Seat(player, 1, origin=o)
    again = Goto(label, (seat, first, *around), origin=o)
    last = Binary("=", seat, first, origin=o)
    onward = flow.stage(inner, (If(last, after, (again,), origin=o),))
    flow.add_stage(label, (player, first, *around), _once(turn, inner, flow, onward), o)
    # To be zero seats on from somebody there has to be somebody.
    begin = Const(PLAYER, 0, origin=o) if start is None else Seat(start, 0, origin=o)
    return (Goto(label, (begin, begin, *around), origin=o),)


def counting_up(
    turn: Turn, domain: Numbers, flow: Flow, scope: Scope, then: Continue
) -> Statements:
    """Number after number, until the last one has been passed."""
    o = scope.origin
    number = turn.element
    last = Local(INTEGER, turn.scope.fresh("last"), origin=o)
    around, inner = scope.variables, turn.scope.within(last)
    label = flow.label()
    after = flow.stage(scope, then(scope))
    following = Binary("+", number, Const(INTEGER, 1, origin=o), origin=o)
    onward = flow.stage(inner, (Goto(label, (following, last, *around), origin=o),))
    left = Binary("<=", number, last, origin=o)
    body = (If(left, _once(turn, inner, flow, onward), after, origin=o),)
    flow.add_stage(label, (number, last, *around), body, o)
    return (Goto(label, (domain.low, domain.high, *around), origin=o),)


def _once(turn: Turn, inner: Scope, flow: Flow, onward: Statements) -> Statements:
    body = flow.effect(turn.effect, inner, always(onward))
    return body if turn.where is None else (If(turn.where, body, onward, origin=inner.origin),)
