"""A limit of time for work that can't look at the clock itself, such as playing untrusted rules."""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

SHORTEST = 0.005
"""Seconds between two looks at the clock."""


class OutOfTime(Exception):
    """The time is up, and what was being done was broken off."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Breaks off what stands inside, in this thread, after so many seconds of work: where the
    machine is busy with other things it gets as far as elsewhere. It mustn't wait for anything.

    Raises `OutOfTime` from wherever it is then; only between two steps of Python, so a single
    call into C is waited for. Needs CPython.
    """
    worker, lock, done = threading.get_ident(), threading.Lock(), threading.Event()
    end = time.process_time() + seconds

    def watch() -> None:
        while (missing := end - time.process_time()) > 0:
            if done.wait(max(missing, SHORTEST)):
                return
        with lock:
            if not done.is_set():
                ctypes.pythonapi.PyThreadState_SetAsyncExc(
                    ctypes.c_ulong(worker), ctypes.py_object(OutOfTime)
                )

    threading.Thread(target=watch, daemon=True).start()
    try:
        yield
    finally:
        # Held while the exception is sent: afterwards none can be on its way unnoticed, since the
        # call below is where Python looks for it.
        with lock:
            done.set()
