"""Work that falls into parts which don't depend on each other, done by several processes.

A process is a fork, and so knows all that its parent knew; only what it has found goes back. What
comes out is the same as from one process: in the order of the parts, and whatever goes wrong in a
process is done anew in the parent. A process ends when its parent does.
"""

from __future__ import annotations

import os
import pickle
import select
import signal
import struct
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from cambio_spec.pipeline.known import NOTHING, Known
from cambio_spec.proof.queries import Keep, forget

T = TypeVar("T")
Part = Callable[[], T]
Done = Callable[[int, int], None]
"""Is told from time to time how many parts are done, of how many."""

PROCESSES = "CAMBIO_SPEC_PROCESSES"
"""How many processes there may be: a variable of the environment; 1 for no others."""

PATIENCE = 0.2
"""Seconds between two reports of how far it is, and between two looks for the parent."""

LENGTH = struct.Struct("<Q")


def nothing(_done: int, _all: int) -> None:
    """Tells nobody."""


def nobody(_name: str) -> Keep:
    """Nobody is told."""
    return forget


@dataclass(frozen=True, slots=True)
class With:
    """What a check may use: answers that are `known` from before, and so many processes at `most`,
    None for as many as there are processors. `done` is told how far it is. `queries` gives, for
    the name of a configuration, who is told what the solver is asked about it."""

    known: Known = NOTHING
    done: Done = nothing
    most: int | None = 1
    queries: Callable[[str], Keep] = nobody


BY_ITSELF = With()
"""Remembers nothing, tells nobody, and makes no processes: what is called from a program."""


def processes() -> int:
    """As many as there are processors, as far as it may be more than one."""
    said = os.environ.get(PROCESSES, "")
    if said.isascii() and said.isdecimal():
        return max(1, int(said[:3]))
    with suppress(AttributeError, OSError):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def all_done(parts: Sequence[Part[T]], done: Done = nothing, most: int | None = None) -> list[T]:
    """What the parts come to, in their order. Raises what a part raises, the first of them."""
    count = min(processes() if most is None else most, len(parts))
    # A thread would be missing in a fork, with whatever it holds.
    if count < 2 or not hasattr(os, "fork") or threading.active_count() > 1:
        return [_told(part, at, len(parts), done) for at, part in enumerate(parts)]
    found = _spread(parts, count, done)
    return [found[at] if at in found else part() for at, part in enumerate(parts)]


def _told(part: Part[T], at: int, all_: int, done: Done) -> T:
    done(at, all_)
    return part()


def _spread(parts: Sequence[Part[T]], count: int, done: Done) -> dict[int, T]:
    """What processes have found out; a part that failed in one is missing."""
    waiting = list(enumerate(parts))
    found: dict[int, T] = {}
    left = len(parts)
    workers = [_Worker(parts) for _ in range(count)]
    try:
        busy = {worker.answers: worker for worker in workers if worker.take(waiting)}
        while busy:
            ready, _, _ = select.select(list(busy), [], [], PATIENCE)
            for answers in ready:
                worker = busy[answers]
                at = worker.busy_with
                answer = worker.answer()
                left -= 1
                if answer is not None:
                    found[at] = answer[0]
                if not worker.take(waiting):
                    del busy[answers]
            done(len(parts) - left, len(parts))
    finally:
        for worker in workers:
            worker.end()
    return found


class _Worker:
    """A process that does one part after the other."""

    def __init__(self, parts: Sequence[Part[Any]]) -> None:
        asks, self._asks = os.pipe()
        self.answers, answers = os.pipe()
        self.busy_with = -1
        self._ended = False
        sys.stdout.flush()
        sys.stderr.flush()
        parent = os.getpid()
        self._process = os.fork()
        if self._process == 0:
            try:
                os.close(self._asks)
                os.close(self.answers)
                _work(parts, asks, answers, parent)
            finally:
                os._exit(0)
        os.close(asks)
        os.close(answers)

    def take(self, waiting: list[tuple[int, Part[Any]]]) -> bool:
        """Gets the next part, if any is left and the process still lives."""
        if self._ended or not waiting:
            return False
        at, _ = waiting[0]
        try:
            os.write(self._asks, LENGTH.pack(at))
        except OSError:
            return False
        waiting.pop(0)
        self.busy_with = at
        return True

    def answer(self) -> tuple[Any] | None:
        """What came of its part; None where the process couldn't say."""
        try:
            data = _read(self.answers, LENGTH.unpack(_read(self.answers, LENGTH.size))[0])
            found: tuple[Any] | None = pickle.loads(data)
        except Exception:
            # Whatever is the matter with it: its part is done anew by whoever asked.
            self._ended = True
            return None
        return found

    def end(self) -> None:
        os.close(self._asks)
        os.close(self.answers)
        with suppress(ProcessLookupError):
            os.kill(self._process, signal.SIGKILL)
        with suppress(ChildProcessError):
            os.waitpid(self._process, 0)


def _work(parts: Sequence[Part[Any]], asks: int, answers: int, parent: int) -> None:
    # Whoever interrupts means the parent, which then ends this.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    while True:
        try:
            (at,) = LENGTH.unpack(_read(asks, LENGTH.size))
        except EOFError:
            return
        try:
            data = pickle.dumps((parts[at](),))
        except Exception:
            # A fault is raised where the part is done anew, with all that belongs to it.
            data = pickle.dumps(None)
        _write(answers, LENGTH.pack(len(data)) + data)


def _end_with(parent: int) -> None:
    """Doesn't outlive the parent, however that ended."""
    pause = threading.Event()
    while os.getppid() == parent:
        pause.wait(PATIENCE)
    os._exit(0)


def _read(file: int, length: int) -> bytes:
    data = b""
    while len(data) < length:
        more = os.read(file, min(length - len(data), 1 << 20))
        if not more:
            raise EOFError
        data += more
    return data


def _write(file: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(file, view) :]
