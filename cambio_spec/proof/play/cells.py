"""How many cards may lie in a place, and what is known of them: intervals that hold every case."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

Range = tuple[int, int]
"""From the lowest to the highest, both included."""

ENDLESS = 1 << 40
"""Beyond every number that rules reckon with: no bound."""
ANY_NUMBER: Range = (-ENDLESS, ENDLESS)

NO, YES, EITHER = 1, 2, 3
"""What a condition may be: a mask of false and true."""


class Cell(NamedTuple):
    """A zone of one owner. `low` to `high` cards lie there; of those in a grid, `down_low` to
    `down_high` lie face down, and `new_low` to `new_high` are unknown to whose grid it is. `top` is
    the mask of what the top card of a pile may be; `fresh` is whether it is certain that nobody
    knows any card of the pile."""

    low: int
    high: int
    down_low: int = 0
    down_high: int = 0
    new_low: int = 0
    new_high: int = 0
    top: int = 0
    fresh: bool = False


class Token(NamedTuple):
    """A place of a grid that a choice or a loop has singled out: whether a card lies there, face
    up, known to whose grid it is, and the mask of what it may be."""

    seat: int
    zone: int
    there: int
    up: int
    known: int
    cards: int


def without(cell: Cell, up: int, known: int) -> Cell:
    """With one card less, which lay like that."""
    down_low, down_high = _less(cell.down_low, cell.down_high, up)
    new_low, new_high = _less(cell.new_low, cell.new_high, known)
    low, high = max(cell.low - 1, 0), cell.high - 1
    return cell._replace(
        low=low,
        high=high,
        down_low=min(down_low, high),
        down_high=min(down_high, high),
        new_low=min(new_low, high),
        new_high=min(new_high, high),
    )


def _less(low: int, high: int, has_not: int) -> Range:
    if has_not == YES:
        return low, high
    if has_not == NO:
        return max(low - 1, 0), max(high - 1, 0)
    return max(low - 1, 0), high


def with_one(cell: Cell, up: int, known: int) -> Cell:
    """With one card more, which lies like that."""
    return cell._replace(
        low=cell.low + 1,
        high=cell.high + 1,
        down_low=cell.down_low + (up == NO),
        down_high=cell.down_high + (up != YES),
        new_low=cell.new_low + (known == NO),
        new_high=cell.new_high + (known != YES),
    )


def sized(cell: Cell, low: int, high: int) -> Cell | None:
    """The cell where it holds from `low` to `high` cards; None where it never does."""
    low, high = max(cell.low, low, cell.down_low, cell.new_low), min(cell.high, high)
    if low > high:
        return None
    return cell._replace(
        low=low, high=high, down_high=min(cell.down_high, high), new_high=min(cell.new_high, high)
    )


def joined(one: Cell, other: Cell) -> Cell:
    return Cell(
        min(one.low, other.low),
        max(one.high, other.high),
        min(one.down_low, other.down_low),
        max(one.down_high, other.down_high),
        min(one.new_low, other.new_low),
        max(one.new_high, other.new_high),
        one.top | other.top,
        one.fresh and other.fresh,
    )


def widened(old: Cell, new: Cell, most: int, steps: tuple[int, ...]) -> Cell:
    """`new`, which holds `old`, with every bound that has moved moved on: of how many cards lie
    there, to the next of `steps`, of how many lie face down or are unknown, as far as it goes."""
    low, high = widened_range((old.low, old.high), (new.low, new.high), steps)
    low, high = max(low, 0), min(high, most)
    return Cell(
        low,
        high,
        new.down_low if new.down_low >= old.down_low else 0,
        new.down_high if new.down_high <= old.down_high else high,
        new.new_low if new.new_low >= old.new_low else 0,
        new.new_high if new.new_high <= old.new_high else high,
        new.top,
        new.fresh,
    )


def widened_range(old: Range, new: Range, steps: tuple[int, ...]) -> Range:
    low = old[0] if new[0] >= old[0] else _next(steps, new[0], -ENDLESS, up=False)
    high = old[1] if new[1] <= old[1] else _next(steps, new[1], ENDLESS, up=True)
    return low, high


def _next(steps: Iterable[int], bound: int, end: int, up: bool) -> int:
    if up:
        return min((s for s in steps if s >= bound), default=end)
    return max((s for s in steps if s <= bound), default=end)


def within(one: Cell, other: Cell) -> bool:
    """Whether `other` holds all that `one` does."""
    return (
        other.low <= one.low
        and one.high <= other.high
        and other.down_low <= one.down_low
        and one.down_high <= other.down_high
        and other.new_low <= one.new_low
        and one.new_high <= other.new_high
        and one.top | other.top == other.top
        and (one.fresh or not other.fresh)
    )


def bounded_range(one: Range, by: Range) -> Range | None:
    """What two ranges share; None where that is nothing."""
    low, high = max(one[0], by[0]), min(one[1], by[1])
    return None if low > high else (low, high)
