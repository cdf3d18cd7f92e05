"""How long something takes, in a process of its own or here."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

PROJECT = Path(__file__).parents[2]


def row(what: str, took: float) -> None:
    print(f"{what:<28}{took:>9.2f} s", flush=True)


def command(*arguments: str, home: str) -> Callable[[], None]:
    """A process with a home of its own, so that the first run finds no cache."""
    environment = {**os.environ, "PYTHONPATH": str(PROJECT), "XDG_CACHE_HOME": home}

    def run() -> None:
        subprocess.run(
            [sys.executable, *arguments],
            cwd=PROJECT,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        )

    return run


def module(home: str, *arguments: str) -> Callable[[], None]:
    return command("-m", "cambio_spec", *arguments, home=home)


def seconds(run: Callable[[], None], runs: int = 5) -> float:
    """Wall time of the fastest run."""
    times = []
    for _ in range(runs):
        began = time.perf_counter()
        run()
        times.append(time.perf_counter() - began)
    return min(times)
