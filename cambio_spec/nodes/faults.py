"""Going on after a fault, to report everything that is wrong in one run."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from cambio_spec.diagnostics.diagnostic import Diagnostic, Rejected

T = TypeVar("T")


def all_of(works: Iterable[Callable[[], T]]) -> tuple[T, ...]:
    """What each of them gives. Raises `Rejected` with the faults of all, each told once."""
    results: list[T] = []
    faults: list[Diagnostic] = []
    for work in works:
        try:
            results.append(work())
        except Rejected as rejected:
            faults += [d for d in rejected.diagnostics if d not in faults]
    if faults:
        raise Rejected(tuple(faults))
    return tuple(results)
