"""The one random generator that every reading shares: xorshift64* (Vigna 2016).

It is integers only, so a seed gives the same match in Python, in Numba and on any machine.
A generator is its 64-bit state, a number from 1 to 2^64 - 1; every call returns the next one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")

MASK = (1 << 64) - 1


def seeded(seed: int) -> int:
    """The generator that `seed` (any integer, taken mod 2^64) starts: one step of splitmix64,
    because xorshift needs many steps to leave a seed with few bits, and never leaves 0."""
    z = (seed + 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return (z ^ (z >> 31)) or 1


def following(generator: int) -> tuple[int, int]:
    """The next generator and its output, an integer from 0 to 2^32 - 1."""
    x = generator
    x ^= x >> 12
    x = (x ^ (x << 25)) & MASK
    x ^= x >> 27
    return x, ((x * 2685821657736338717) & MASK) >> 32


def below(generator: int, n: int) -> tuple[int, int]:
    """The next generator and an integer from 0 to n - 1."""
    generator, output = following(generator)
    return generator, (output * n) >> 32


def shuffled(generator: int, items: Sequence[Item]) -> tuple[int, tuple[Item, ...]]:
    """The next generator and the items in a random order (Durstenfeld, from the last down)."""
    order = list(items)
    for i in range(len(order) - 1, 0, -1):
        generator, j = below(generator, i + 1)
        order[i], order[j] = order[j], order[i]
    return generator, tuple(order)
