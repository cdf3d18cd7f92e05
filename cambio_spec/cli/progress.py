"""How far a check is: on a terminal, for who waits longer than a moment."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from types import TracebackType

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.cli.console import console_to

MOMENT = 0.5
"""Seconds in which nobody wonders what is going on."""


class Progress:
    """A bar on standard error, gone when all is done. It runs in no thread of its own: processes
    are made meanwhile."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog
        self._begun = time.monotonic()
        self._shown = sys.stderr.isatty()
        self._stop: Callable[[], None] = _nothing
        self._update: Callable[[int, int], None] = _ignore

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stop()

    def __call__(self, done: int, total: int) -> None:
        if not self._shown or time.monotonic() - self._begun < MOMENT:
            return
        if self._update is _ignore:
            self._start()
        self._update(done, total)

    def _start(self) -> None:
        # Most calls show no bar, and needn't wait for what draws it.
        from rich import progress

        bar = progress.Progress(
            progress.TextColumn("{task.description}", markup=False),
            progress.BarColumn(),
            progress.MofNCompleteColumn(),
            console=console_to(stderr=True),
            transient=True,
            auto_refresh=False,
        )
        task = bar.add_task(self._catalog.say("checking"))

        def update(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total, refresh=True)

        bar.start()
        self._update, self._stop = update, bar.stop


def _nothing() -> None:
    """Where there is no bar, none has to go."""


def _ignore(_done: int, _total: int) -> None:
    """Nobody is told."""
