"""The same for every card that was chosen: people say `turn both face up`."""

from __future__ import annotations

from collections.abc import Sequence

from cambio_spec.constructs.move import MoveCard
from cambio_spec.constructs.turn_over import TurnOver
from cambio_spec.nodes.surface import Effect, Expression, Of, Operation, Word
from cambio_spec.rulebook.conjuncts import conjuncts
from cambio_spec.rulebook.places import Table
from cambio_spec.rulebook.shapes.shape import Shape
from cambio_spec.rulebook.wording import Argument


def all_chosen(effects: tuple[Effect, ...], table: Table) -> Shape | None:
    """The same for every card that was chosen, where there are several: they are turned over, or
    go to the same pile."""
    names = tuple(table.chosen)
    alike = effects[: len(names)]
    if len(names) < 2 or len(alike) < len(names):
        return None
    count: dict[str, Argument] = {"count": len(names)}
    match alike[0]:
        case TurnOver(face=face):
            turned = [e.cards for e in alike if isinstance(e, TurnOver) and e.face == face]
            if _are(turned, names):
                return (
                    len(names),
                    table.say("effect-turn-all-chosen", {**count, "face": face}),
                    table,
                )
        case MoveCard(place=Word() | Of() as goal, face=face) if not table.is_chosen(goal):
            moved = [
                e.card
                for e in alike
                if isinstance(e, MoveCard) and (e.place, e.face) == (goal, face)
            ]
            if _are(moved, names):
                place = table.place(goal)
                goes = {"to": table.phrase(place, "to"), "face": table.lies(place, face)}
                return (
                    len(names),
                    table.say("effect-move-all-chosen", {**count, **goes}),
                    table,
                )
    return None


def _are(cards: Sequence[Expression], names: Sequence[str]) -> bool:
    return sorted(c.text for c in cards if isinstance(c, Word)) == sorted(names)


def same_rank(node: Expression, table: Table) -> int | None:
    """How many cards were chosen, where a condition says that all of them have the same rank."""
    names = set(table.chosen)
    joined: set[str] = set()
    for part in conjuncts(node):
        match part:
            case Operation(
                operator=("=" | "is"),
                left=Of(name=Word(text="rank"), argument=Word(text=one)),
                right=Of(name=Word(text="rank"), argument=Word(text=other)),
            ) if {one, other} <= names and (not joined or joined & {one, other}):
                joined |= {one, other}
            case _:
                return None
    return len(names) if joined == names else None
