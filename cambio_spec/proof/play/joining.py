"""Mixing situations: the smallest that stands for all states of several."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cambio_spec.kernel.types import Kind
from cambio_spec.proof.play.cells import Cell, Token, joined, widened, widened_range, within
from cambio_spec.proof.play.situation import Abstract, Situation, Steps, Table

Key = tuple[Any, ...]


def frozen(here: Situation) -> Key:
    """Equal for equal situations."""
    return (
        tuple(here.common),
        tuple(here.seats),
        tuple(here.facts),
        tuple(here.tokens),
        tuple(here.env.items()),
    )


def join_cases(made: Table, cases: Sequence[Situation]) -> list[Situation]:
    """Those that differ only in how many cards lie where, in numbers and in what is kept for each
    player are mixed."""
    found: dict[Key, Situation] = {}
    for case in cases:
        key = _unmixed(made, case)
        before = found.get(key)
        found[key] = case if before is None else joined_situations(before, case)
    return list(found.values())


def _unmixed(made: Table, here: Situation) -> Key:
    plain = (
        value
        for fact, value in zip(made.common_facts, here.facts, strict=False)
        if fact.type.kind is not Kind.INTEGER
    )
    own = (
        tuple(seat[made.fact_index[f.name]] for seat in here.seats)
        for f in made.own_facts
        if f.name in made.tracked.facts and f.type.kind is not Kind.INTEGER
    )
    places = tuple((token.seat, token.zone) for token in here.tokens)
    return (tuple(here.env.items()), tuple(plain), here.facts[-1], tuple(own), places)


def joined_situations(one: Situation, other: Situation) -> Situation:
    """Of situations with the same variables and the same places singled out."""
    return Situation(
        [joined(a, b) for a, b in zip(one.common, other.common, strict=True)],
        [joined_seats(a, b) for a, b in zip(one.seats, other.seats, strict=True)],
        [mixed_pair(a, b) for a, b in zip(one.facts, other.facts, strict=True)],
        [_joined_tokens(a, b) for a, b in zip(one.tokens, other.tokens, strict=True)],
        {
            name: value if value == other.env[name] else mixed_pair(value, other.env[name])
            for name, value in one.env.items()
        },
    )


def joined_seats(one: tuple[Any, ...], other: tuple[Any, ...]) -> tuple[Any, ...]:
    if one == other:
        return one
    return tuple(
        a if a == b else joined(a, b) if isinstance(a, Cell) else mixed_pair(a, b)
        for a, b in zip(one, other, strict=True)
    )


def stands_for(one: Situation, other: Situation) -> bool:
    """Whether it does for all that the other does, with the same places singled out."""
    seats = zip(one.seats, other.seats, strict=True)
    return (
        all(map(_holds, one.facts, other.facts))
        and all(map(within, other.common, one.common))
        and all(a == b or all(map(_holds, a, b)) for a, b in seats)
        and all(map(_holds_token, one.tokens, other.tokens))
    )


def _holds(one: Abstract, other: Abstract) -> bool:
    if one == other:
        return True
    if isinstance(one, Cell):
        return within(other, one)
    if isinstance(one, tuple):
        return bool(one[0] <= other[0] and other[1] <= one[1])
    return bool(one | other == one)


def _holds_token(one: Token, other: Token) -> bool:
    masks = zip(one[2:], other[2:], strict=True)
    return one[:2] == other[:2] and all(a | b == a for a, b in masks)


def mixed_pair(one: Abstract, other: Abstract) -> Abstract:
    if isinstance(one, tuple):
        return min(one[0], other[0]), max(one[1], other[1])
    return one | other


def _joined_tokens(one: Token, other: Token) -> Token:
    return Token(
        one.seat,
        one.zone,
        one.there | other.there,
        one.up | other.up,
        one.known | other.known,
        one.cards | other.cards,
    )


def same(before: Sequence[Situation], after: Sequence[Situation]) -> bool:
    return [frozen(case) for case in before] == [frozen(case) for case in after]


def widen_case(made: Table, before: Sequence[Situation], after: Situation) -> Situation:
    """Bounds that have moved since `before` are moved on, so that they move but a few times."""
    key = _unmixed(made, after)
    old = next((case for case in before if _unmixed(made, case) == key), None)
    return after if old is None else widened_situation(made, old, after)


def widened_situation(made: Table, old: Situation, new: Situation) -> Situation:
    """`new`, which stands for all that `old` does, and for more."""

    def wider(a: Abstract, b: Abstract, steps: Steps) -> Abstract:
        if a == b:
            return b
        if isinstance(b, Cell):
            return widened(a, b, made.total, steps)
        return widened_range(a, b, steps) if isinstance(b, tuple) else b

    return Situation(
        list(map(wider, old.common, new.common, made.common_steps)),
        [
            b if a == b else tuple(map(wider, a, b, made.own_steps))
            for a, b in zip(old.seats, new.seats, strict=True)
        ],
        list(map(wider, old.facts, new.facts, made.fact_steps)),
        new.tokens,
        new.env,
    )
