"""A limit of time for work that can't look at the clock itself, such as playing untrusted rules."""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial


class OutOfTime(Exception):
    """The time is up, and what was being done was broken off."""


BUSY = 5
"""Wall time may be so many times longer: other work on the machine isn't held against this."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Breaks off what stands inside, in this thread, after it has worked for so many seconds, or
    waited for several times as many.

    Raises `OutOfTime` from wherever it is then; only between two steps of Python, so a single
    call into C is waited for. Needs CPython.
    """
    worker, lock, left = threading.get_ident(), threading.Lock(), False
    stopped = threading.Event()
    worked, until = _clock(worker), time.monotonic() + seconds * BUSY
    end = worked() + seconds

    def watch() -> None:
        while (more := min(end - worked(), until - time.monotonic())) > 0:
            if stopped.wait(more):
                return
        with lock:
            if not left:
                ctypes.pythonapi.PyThreadState_SetAsyncExc(
                    ctypes.c_ulong(worker), ctypes.py_object(OutOfTime)
                )

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    try:
        yield
    finally:
        # Held while the exception is sent: afterwards none can be on its way unnoticed, since the
        # call below is where Python looks for it.
        with lock:
            left = True
        stopped.set()
        watcher.join()


def _clock(thread: int) -> Callable[[], float]:
    """How long a thread has worked; wall time where the system doesn't say."""
    if not hasattr(time, "pthread_getcpuclockid"):
        return time.monotonic
    return partial(time.clock_gettime, time.pthread_getcpuclockid(thread))
