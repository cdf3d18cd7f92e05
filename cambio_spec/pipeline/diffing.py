"""`diff`: in what two rule sets differ, or that they are the same."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cambio_spec.pipeline.checking import PATIENCE

# Proofs and the engine are needed for an answer, and most commands don't give any.
if TYPE_CHECKING:
    from cambio_spec.pipeline.difference.result import Diff


def diff(
    first: str,
    second: str | None = None,
    players: Sequence[int] | None = None,
    timeout: float = PATIENCE,
    git: str | None = None,
    cwd: Path | None = None,
) -> Diff:
    """In what two rule sets differ, with the smallest situation for each: `diff("cambio",
    "cambio+open_kings")`. With a revision, `git`, the first one is taken as it was then, and the
    second one is the first as it is now unless another is named.

    `equal` is true where everything was proved to be the same, and None where that isn't known.
    `timeout` is wall time in seconds. Raises `Rejected` for what can't be loaded, and
    `ReadingsDisagree` where two readings of a rule differ (a fault of ours).
    """
    from cambio_spec.pipeline.difference.comparing import compared

    return compared(first, second, players, timeout, git, cwd or Path())
