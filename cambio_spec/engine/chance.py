"""The part of the runtime that draws lots: one generator, of integers, so that a seed gives the
same game on any machine. Embedded first."""

from __future__ import annotations

MASK = (1 << 64) - 1


def seeded(seed: int) -> int:
    """The generator that a seed starts: one step of splitmix64."""
    z = (seed + 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return (z ^ (z >> 31)) or 1


def following(generator: int) -> int:
    """The next state of the generator: xorshift64* (Vigna 2016)."""
    x = generator ^ (generator >> 12)
    x = (x ^ (x << 25)) & MASK
    return x ^ (x >> 27)


def below(generator: int, n: int) -> int:
    """The integer from 0 to n - 1 that a generator stands for."""
    return (((generator * 2685821657736338717) & MASK) >> 32) * n >> 32
