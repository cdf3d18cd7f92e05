"""The types of kernel expressions. Integers are exact; there are no floats."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Kind(Enum):
    INTEGER = "integer"
    BOOLEAN = "boolean"
    RANK = "rank"
    SUIT = "suit"
    COLOUR = "colour"
    CARD = "card"
    SPOT = "spot"
    PLAYER = "player"
    ZONE = "zone"
    WORD = "word"


@dataclass(frozen=True, slots=True)
class Type:
    """A kind, and what narrows it.

    `optional` is meant for players: the value may also be nobody (`None`).
    `zone` is the zone that a spot lies in; spots of different zones don't mix.
    `setting` is the one whose `words` these are, in their order; nor do words of two settings mix.
    """

    kind: Kind
    optional: bool = False
    zone: str | None = None
    setting: str | None = None
    words: tuple[str, ...] = ()

    def __str__(self) -> str:
        return self.kind.value + (" or nobody" if self.optional else "")


INTEGER = Type(Kind.INTEGER)
BOOLEAN = Type(Kind.BOOLEAN)
RANK = Type(Kind.RANK)
SUIT = Type(Kind.SUIT)
COLOUR = Type(Kind.COLOUR)
CARD = Type(Kind.CARD)
PLAYER = Type(Kind.PLAYER)
PLAYER_OR_NOBODY = Type(Kind.PLAYER, optional=True)
ZONE = Type(Kind.ZONE)


def spot_in(zone: str) -> Type:
    return Type(Kind.SPOT, zone=zone)


def word_of(setting: str, words: tuple[str, ...]) -> Type:
    return Type(Kind.WORD, setting=setting, words=words)
