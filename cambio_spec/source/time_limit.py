"""A limit of time for work that can't look at the clock itself, such as playing untrusted rules."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Iterator
from contextlib import contextmanager


class OutOfTime(Exception):
    """The time is up, and what was being done was broken off."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Breaks off what stands inside, in this thread, after so many seconds of wall time.

    Raises `OutOfTime` from wherever it is then; only between two steps of Python, so a single
    call into C is waited for. Needs CPython.
    """
    worker, lock, left = threading.get_ident(), threading.Lock(), False

    def break_off() -> None:
        with lock:
            if not left:
                ctypes.pythonapi.PyThreadState_SetAsyncExc(
                    ctypes.c_ulong(worker), ctypes.py_object(OutOfTime)
                )

    timer = threading.Timer(seconds, break_off)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        # Held while the exception is sent: afterwards none can be on its way unnoticed, since the
        # call below is where Python looks for it.
        with lock:
            left = True
        timer.cancel()
