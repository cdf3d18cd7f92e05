"""Work done by several processes comes out as it does from one, and leaves no process behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from functools import partial
from pathlib import Path

import pytest

from cambio_spec.pipeline.working import all_done

ROOT = Path(__file__).parents[2]
ENDLESS = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs this may ignore it
import os, sys, time
from functools import partial
from cambio_spec.pipeline.working import all_done
def wait(number):
    os.write(1, f"{os.getpid()}\\n".encode())
    time.sleep(600)
all_done([partial(wait, number) for number in range(4)], most=2)
"""


def of(number: int) -> tuple[int, int]:
    return number, os.getpid()


def fails(number: int) -> int:
    if number == 2:
        raise KeyError(number)
    return number


def dies(parent: int, number: int) -> int:
    if os.getpid() != parent and number == 1:
        os._exit(9)
    return number


def unsaid(number: int) -> object:
    return lambda: number


def alone() -> bool:
    """Whether processes are made here at all."""
    return hasattr(os, "fork") and threading.active_count() == 1


def test_the_answers_come_in_the_order_of_the_parts() -> None:
    found = all_done([partial(of, number) for number in range(20)], most=3)
    assert [number for number, _ in found] == list(range(20))
    assert alone() == (os.getpid() not in {process for _, process in found})


def test_what_fails_is_told_as_it_is() -> None:
    with pytest.raises(KeyError):
        all_done([partial(fails, number) for number in range(4)], most=2)


def test_a_process_that_dies_is_done_without() -> None:
    parts = [partial(dies, os.getpid(), number) for number in range(6)]
    assert all_done(parts, most=2) == list(range(6))


def test_what_a_process_can_not_send_is_found_out_here() -> None:
    first, _ = all_done([partial(unsaid, 1), partial(unsaid, 2)], most=2)
    assert callable(first) and first() == 1


def test_one_process_is_enough() -> None:
    found = all_done([partial(of, 1), partial(of, 2)], most=1)
    assert {process for _, process in found} == {os.getpid()}


def test_it_is_told_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    all_done([partial(of, n) for n in range(5)], lambda done, all_: told.append((done, all_)), 2)
    assert told and {all_ for _, all_ in told} == {5}
    assert [done for done, _ in told] == sorted(done for done, _ in told)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no processes are made here")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_no_process_outlives_the_one_that_made_it(how: signal.Signals) -> None:
    running = subprocess.Popen(
        [sys.executable, "-c", ENDLESS],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert running.stdout is not None
    with running.stdout as told:
        processes = [int(told.readline()) for _ in range(2)]
        running.send_signal(how)
        running.wait(60)
    until = time.monotonic() + 60
    while any(map(lives, processes)):
        assert time.monotonic() < until, "still there"
        time.sleep(0.05)


def lives(process: int) -> bool:
    """A process that has ended and that nobody has asked about doesn't count."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"
