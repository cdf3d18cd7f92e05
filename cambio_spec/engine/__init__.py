"""Python engines made from kernel programs."""

from __future__ import annotations

from cambio_spec.engine.emit import emit
from cambio_spec.engine.loader import load

__all__ = ["emit", "load"]
