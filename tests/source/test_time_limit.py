"""Work that can't look at the clock is broken off all the same, and nothing else is."""

from __future__ import annotations

import time

import pytest

from cambio_spec.source.time_limit import OutOfTime, at_most


def test_endless_work_is_broken_off() -> None:
    begun = time.monotonic()
    with pytest.raises(OutOfTime), at_most(0.05):
        while True:
            pass
    assert time.monotonic() - begun < 10


def test_quick_work_is_left_alone_also_afterwards() -> None:
    for _ in range(50):
        with at_most(0.02):
            pass
    time.sleep(0.05)


def test_what_fails_inside_is_told_as_it_is() -> None:
    with pytest.raises(KeyError), at_most(60):
        raise KeyError
