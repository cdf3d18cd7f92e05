"""How much may be encoded of one decision, and what has taken most of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import assert_never

from cambio_spec.kernel.expressions import (
    Cards,
    Const,
    Domain,
    Fold,
    Gaps,
    Numbers,
    Players,
    RuleId,
    Spots,
    ZoneRef,
)

MOST_NODES = 150_000
"""Beyond so many expressions for one decision and number of players it is given up: unknown."""

Loop = tuple[str, int]
"""What a fold goes through, as rules write it (`spots in grid`), and how many there are."""

Nest = tuple[Loop, ...]
"""Loops, each within the one before."""


class Budget:
    """Counts the expressions that are encoded, by the rule and the loops in which they stand."""

    def __init__(self) -> None:
        self.left = MOST_NODES
        self._nest: Nest = ()
        self._spent = Counter[tuple[RuleId, Nest]]()

    def start(self) -> None:
        """With another decision, which may grow as large again."""
        self.left = MOST_NODES
        self._spent.clear()

    @contextmanager
    def within(self, fold: Fold, count: int) -> Iterator[None]:
        """Inside a fold, over so many elements."""
        around = self._nest
        self._nest = (*around, (gone_through(fold.domain), count))
        try:
            yield
        finally:
            self._nest = around

    def spend(self, origin: RuleId) -> bool:
        """One expression; whether there was one left."""
        self.left -= 1
        self._spent[origin, self._nest] += 1
        return self.left >= 0

    def most(self) -> tuple[RuleId, Nest]:
        """The rule and the loops in which most was spent."""
        return max(self._spent.items(), key=lambda spent: spent[1])[0]


def gone_through(domain: Domain) -> str:
    """A domain as rules write it, without whose it is."""
    match domain:
        case Players():
            return "players"
        case Cards(zone=ZoneRef(zone=zone)):
            return f"cards in {zone}"
        case Spots(zone=zone, row=None):
            return f"spots in {zone}"
        case Spots(zone=zone, row=row):
            return f"spots in row {row} of {zone}"
        case Gaps(zone=zone):
            return f"gaps in {zone}"
        case Numbers(low=Const(value=low), high=Const(value=high)):
            return f"{low} to {high}"
        case Numbers():
            return "… to …"
        case _:
            assert_never(domain)
