"""Card-game rules written once, then checked, played and printed.

What the commands call can be called from Python too; see `cambio_spec.pipeline`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cambio_spec.pipeline import (
        build,
        check,
        convert,
        diff,
        listing,
        load,
        new_game,
        new_variant,
        score,
    )

__all__ = [
    "build",
    "check",
    "convert",
    "diff",
    "listing",
    "load",
    "new_game",
    "new_variant",
    "score",
]


def __getattr__(name: str) -> Any:
    """The public calls, imported when they are first used: most of the package is small, and
    importing one room of it shouldn't import the solver."""
    if name in __all__:
        from cambio_spec import pipeline

        return getattr(pipeline, name)
    raise AttributeError(f"module 'cambio_spec' has no attribute {name!r}")
