"""What a loop over numbers does so many times, where people have one sentence for all of it."""

from __future__ import annotations

from cambio_spec.constructs.each_in import EachIn
from cambio_spec.constructs.move import MoveCard
from cambio_spec.constructs.when import When
from cambio_spec.nodes.surface import Expression, Number, Of, Operation, Word


def drawn_by(effect: EachIn) -> tuple[MoveCard, bool] | None:
    """What a loop does that takes so many cards from the top of a pile to another place, and
    whether it takes no more than there are."""
    match effect:
        case EachIn(where=None, effect=MoveCard() as move) if _pile_drawn_from(move) is not None:
            return move, False
        case EachIn(
            where=None,
            effect=When(condition=condition, then=MoveCard() as move, otherwise=None),
        ) if _is_left(condition, _pile_drawn_from(move)):
            return move, True
        case _:
            return None


def _pile_drawn_from(move: MoveCard) -> Expression | None:
    match move:
        case MoveCard(card=Of(name=Word(text="top"), argument=pile), place=Word() | Of()):
            return pile
        case _:
            return None


def _is_left(condition: Expression, pile: Expression | None) -> bool:
    """Whether a condition asks for nothing but a card in a pile."""
    match condition:
        case Operation(
            operator=">", left=Of(name=Word(text="size"), argument=here), right=Number(value=0)
        ):
            return here == pile
        case _:
            return False
