"""How fast the machine is right now: what bounds on time are held against."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from pathlib import Path

from cambio_spec.source.files import SourceFile
from cambio_spec.syntax.parse import parse

SHIPPED = Path(__file__).parents[1] / "spec" / "cambio.cambio"
QUIET = 0.05
"""Processor seconds that reading the shipped game takes on a machine that does nothing else."""


def seconds(work: Callable[[], object]) -> float:
    """Processor seconds. What other tests keep in memory isn't gone through for it."""
    gc.freeze()
    try:
        began = time.process_time()
        work()
        return time.process_time() - began
    finally:
        gc.unfreeze()


def reading() -> float:
    """Processor seconds that reading the shipped game takes now."""
    shipped = SourceFile("cambio.cambio", SHIPPED.read_text("utf-8"))
    parse(shipped)
    return min(seconds(lambda: parse(shipped)) for _ in range(3))
