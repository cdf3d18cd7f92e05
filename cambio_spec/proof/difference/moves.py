"""Whether a move is open, and with which choice, as decisions that can be proved like any other."""

from __future__ import annotations

from cambio_spec.kernel.expressions import Binary, Const, Expr, Fold, Local, Scalar, Spots
from cambio_spec.kernel.folding import sure
from cambio_spec.kernel.program import Choice, Decision, DecisionRule, Parameter
from cambio_spec.kernel.types import BOOLEAN, PLAYER
from cambio_spec.proof.difference.matching import Found
from cambio_spec.proof.difference.renaming import Names

ME, CHOSEN = "me", "chosen"


def may(name: str, found: Found, choosing: bool = False) -> Decision:
    """Whether `me` may take the option where the phase waits; with `choosing`, whether with the
    value `chosen`. The parameters of the phase come first."""
    phase, option = found.phase, found.option
    o, choice = option.origin, option.choice
    names = {p.name: f"{p.name}_" for p in phase.parameters}
    me = Local(PLAYER, ME, origin=o)
    parameters = [Parameter(names[p.name], p.type) for p in phase.parameters]
    parameters.append(Parameter(ME, PLAYER))
    open_to = option.guard
    if choice is not None:
        chosen: Expr | None = None
        if choosing:
            parameters.append(Parameter(CHOSEN, choice.type))
            chosen = Local(choice.type, CHOSEN, origin=o)
        open_to = _and(open_to, _some(choice, chosen))
    if option.by is None:
        value = _and(Binary("=", me, phase.actor, origin=o), open_to)
    else:
        by = option.by
        it = Local(PLAYER, by.variable, origin=o)
        whose = Binary("=", it, me, origin=o)
        where = _and(whose, open_to if by.where is None else _and(by.where, open_to))
        value = Fold(BOOLEAN, "some", by.variable, by.domain, where, None, origin=o)
    value = Names(variables=names).of(value)
    yes = _const(True, o)
    rule = DecisionRule(yes, value, (), origin=o)
    return Decision(name, tuple(parameters), BOOLEAN, yes, (rule,), origin=o)


def _some(choice: Choice, chosen: Expr | None) -> Expr:
    """Whether there is something to choose, or this is one of the things."""
    o, where = choice.origin, choice.where
    if chosen is not None:
        it = Local(choice.type, choice.variable, origin=o)
        same = Binary("=", it, chosen, origin=o)
        where = same if where is None else _and(same, where)
    elif where is not None and isinstance(choice.domain, Spots) and not sure(where):
        # Spot after spot, as they are asked: one may have no value where the next one has.
        it = Local(choice.type, choice.variable, origin=o)
        where = _and(Binary("=", it, it, origin=o), where)
    return Fold(BOOLEAN, "some", choice.variable, choice.domain, where, None, origin=o)


def _and(left: Expr, right: Expr) -> Expr:
    if isinstance(left, Const) and left.value is True:
        return right
    return Binary("and", left, right, origin=left.origin)


def _const(value: Scalar, origin: str) -> Const:
    return Const(BOOLEAN, value, origin=origin)
