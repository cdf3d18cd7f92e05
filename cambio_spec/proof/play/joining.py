"""Mixing situations: the smallest that stands for all states of several."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cambio_spec.kernel.types import Kind
from cambio_spec.proof.play.cells import Cell, Token, joined, widened, widened_range
from cambio_spec.proof.play.situation import Abstract, Situation, Table

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

    def wider(a: Abstract, b: Abstract) -> Abstract:
        if a == b:
            return b
        if isinstance(b, Cell):
            return widened(a, b, made.total, made.steps)
        return widened_range(a, b, made.steps) if isinstance(b, tuple) else b

    return Situation(
        [wider(a, b) for a, b in zip(old.common, new.common, strict=True)],
        [
            b if a == b else tuple(wider(x, y) for x, y in zip(a, b, strict=True))
            for a, b in zip(old.seats, new.seats, strict=True)
        ],
        [wider(a, b) for a, b in zip(old.facts, new.facts, strict=True)],
        new.tokens,
        new.env,
    )
