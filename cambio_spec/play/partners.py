"""Who plays together, by what the rule set says of partners."""

from __future__ import annotations

from cambio_spec.kernel.evaluate import evaluate
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.scope import Undecided, Undefined
from cambio_spec.kernel.state import State


def side(program: Program, state: State, seat: int) -> tuple[int, ...]:
    """A player, then their partners as they come around the table."""
    others = ((seat + step) % state.players for step in range(1, state.players))
    return (seat, *(other for other in others if _together(program, state, seat, other)))


def _together(program: Program, state: State, me: int, it: int) -> bool:
    if program.partners is None:
        return False
    try:
        return bool(evaluate(program, state, program.partners, {"me": me, "it": it}))
    except (Undefined, Undecided):
        return False  # nobody is a partner of whom the rules can't say it
