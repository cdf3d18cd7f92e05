"""A table to try statements on.

The heap (face up) holds 7C; hands have three slots, seat 0 holding KD in slot 0 and QS in slot 1,
seat 1 KC in slot 0; the stock holds, from bottom to top, AH 2H 3S 10D. Nobody knows any card.
"""

from __future__ import annotations

from dataclasses import replace

from cambio_spec.kernel.expressions import Expr
from cambio_spec.kernel.play import deal_state
from cambio_spec.kernel.program import Decision, Fact, Parameter, Program, Shown, Zone
from cambio_spec.kernel.running import sequence
from cambio_spec.kernel.scope import Scope
from cambio_spec.kernel.state import Halt, Position, State
from cambio_spec.kernel.statements import (
    At,
    EndMatch,
    Every,
    Face,
    Move,
    Statement,
    Top,
)
from cambio_spec.kernel.types import BOOLEAN, INTEGER, PLAYER_OR_NOBODY
from tests.kernel.building import (
    HAND,
    SEATS,
    O,
    const,
    fact,
    hands,
    local,
    op,
    pile,
    program,
    rule,
    stage,
    zone,
)

NOBODY = fact("leader", PLAYER_OR_NOBODY)
STOCK: Position = ("stock", None)
HEAP: Position = ("heap", None)
FACTS = (
    Fact("round", False, INTEGER, 3, 0, 5, origin=O),
    Fact("score", True, INTEGER, 0, None, None, origin=O),
    Fact("leader", False, PLAYER_OR_NOBODY, None, None, None, origin=O),
    Fact("flag", False, BOOLEAN, False, None, None, origin=O),
)
WORTH = Decision(
    "worth",
    (Parameter("n", INTEGER),),
    INTEGER,
    op(local("n"), "<", const(9)),
    (
        rule("even", op(local("n"), "=", const(2)), const(20)),
        rule("odd", op(local("n"), "=", const(3)), const(30)),
        rule("also", op(local("n"), "=", const(3)), const(31)),
    ),
    origin="define worth",
)


def game(*zones: Zone, shown: Shown = "down", limit: int | None = 3) -> Program:
    return program(
        stage("start", EndMatch(origin=O)),
        zones=(hands(2, 1, shown=shown, limit=limit), pile("heap", "up", 3), *zones),
        facts=FACTS,
        decisions=(WORTH,),
    )


def table(g: Program) -> State:
    hands = {("hand", 0): ["KD", "QS"], ("hand", 1): ["KC"], HEAP: ["7C"]}
    return replace(deal_state(g, 3, hands), seen=(0,) * 8, status="running")


def after(*body: Statement, g: Program | None = None, state: State | None = None) -> State:
    g = g or game()
    spots = {"a": (0, 0), "b": (0, 1), "c": (1, 0), "free": (0, 2), "free1": (1, 2)}
    spots["beside"] = (0, 3)
    return sequence(Scope(g, state or table(g), {**SEATS, **spots}), body)


def at(name: str) -> At:
    return At(local(name, HAND), origin=O)


def top(name: str, owner: Expr | None = None) -> Top:
    return Top(zone(name, owner), origin=O)


def every(name: str, owner: Expr | None = None, row: int | None = None) -> Every:
    return Every(zone(name, owner), row, origin=O)


def move(source: Top | At, target: Top | At, face: Face | None = None) -> Move:
    return Move(source, target, face, origin="move")


def lying(state: State, position: Position) -> list[str | None]:
    """Cards as codes, those face up with a ^."""
    cards = game().deck.cards
    return [
        None if card is None else cards[card].code + "^" * up
        for card, up in zip(state.zones[position], state.faces[position], strict=True)
    ]


def knowing(state: State, code: str) -> set[int]:
    """The seats that know a card."""
    index = [card.code for card in game().deck.cards].index(code)
    return {seat for seat in range(3) if state.seen[index] >> seat & 1}


def halted(reason: str, origin: str, *body: Statement, g: Program | None = None) -> bool:
    """Play halts, for this reason and here, and nothing else has changed."""
    before = table(g or game())
    state = after(*body, g=g, state=before)
    assert state.halt == Halt(reason, origin)  # type: ignore[arg-type]
    return replace(state, status="running", halt=None) == before
