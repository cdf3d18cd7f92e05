"""The shared random generator: the published algorithms, to the digit."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cambio_spec.kernel.random import below, following, seeded, shuffled

seeds = st.integers(0, 2**64 - 1)


def test_a_seed_goes_through_splitmix64() -> None:
    # The first output of splitmix64 for seed 0, as its author's C code prints it.
    assert seeded(0) == 0xE220A8397B1DCDAF


def test_the_one_seed_that_splitmix64_sends_to_zero_starts_at_one() -> None:
    assert seeded(-0x9E3779B97F4A7C15) == 1


def test_seeds_count_modulo_two_to_the_64() -> None:
    assert seeded(-1) == seeded(2**64 - 1)


def test_xorshift64_star_step() -> None:
    # From 1: 1 ^ 1<<25 = 0x2000001, then ^ itself >> 27 = 0 leaves it.
    state, output = following(1)
    assert state == 0x2000001
    assert output == (0x2000001 * 2685821657736338717 % 2**64) >> 32


def test_each_shift_of_the_step() -> None:
    # 2^40; >> 12 adds 2^28; << 25 adds 2^53 (and 2^65, lost); >> 27 adds 2^26, 2^13 and 2^1.
    assert following(1 << 40)[0] == sum(1 << bit for bit in (53, 40, 28, 26, 13, 1))


@given(seeds, st.integers(1, 1000))
def test_below_stays_below(seed: int, n: int) -> None:
    generator, drawn = below(seeded(seed), n)
    assert 0 <= drawn < n
    assert 0 < generator < 2**64


@given(seeds, st.lists(st.integers(), max_size=20))
def test_a_shuffle_loses_and_invents_nothing(seed: int, items: list[int]) -> None:
    _, mixed = shuffled(seeded(seed), items)
    assert sorted(mixed) == sorted(items)


def test_a_shuffle_swaps_from_the_last_down() -> None:
    generator = seeded(7)
    expected = ["a", "b", "c"]
    for i in (2, 1):
        generator, j = below(generator, i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert shuffled(seeded(7), ["a", "b", "c"]) == (generator, tuple(expected))


def test_every_order_of_three_is_about_as_likely() -> None:
    orders = [shuffled(seeded(seed), "abc")[1] for seed in range(6000)]
    assert {orders.count(order) // 200 for order in set(orders)} <= {4, 5}
    assert len(set(orders)) == 6
