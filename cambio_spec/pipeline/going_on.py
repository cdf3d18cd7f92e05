"""Whether play can always go on, for every number of players that is asked about."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from cambio_spec.diagnostics.diagnostic import Diagnostic
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.pipeline.engines import Readings
from cambio_spec.proof.play.mattering import print_of
from cambio_spec.proof.play.proving import Course, course
from cambio_spec.proof.play.real import MOST_MOVES
from cambio_spec.source.time_limit import OutOfTime, at_most

__all__ = ["Course", "course_print", "going_on", "remembered", "went_on", "went_wrong"]

PATIENCE = 30.0
"""Seconds: rules that somebody else wrote may take any time."""
QUESTIONS = 2
"""Whether a player is ever without a move, and whether a card or a place is ever missing."""


def going_on(
    ruleset: Ruleset,
    counts: Sequence[int],
    until: float,
    is_proved: Callable[[str], bool] = lambda _: False,
    moves: int = MOST_MOVES,
) -> Course | None:
    """None where there isn't the time: `until` is on the monotonic clock. So many `moves` are tried
    to show a halt that isn't ruled out. Raises `ReadingsDisagree` where a game that halts doesn't
    in another reading (a fault of ours)."""
    if is_proved(course_print(ruleset, counts)):
        return Course(tuple(counts))
    seconds = min(PATIENCE, until - time.monotonic())
    if seconds <= 0:
        return None
    try:
        with at_most(seconds):
            return course(ruleset.program, tuple(counts), Readings(ruleset).playing, moves=moves)
    except OutOfTime:
        return None


def remembered(ruleset: Ruleset, counts: Sequence[int], found: Course | None) -> tuple[str, ...]:
    """What is worth remembering: that there is nothing to say but that all is proved."""
    proved = found is not None and found == Course(tuple(counts), steps=found.steps)
    return (course_print(ruleset, counts),) if proved else ()


def went_wrong(
    ruleset: Ruleset, found: Course | None, known: Sequence[Diagnostic]
) -> tuple[Diagnostic, ...]:
    """The findings about play, but for what those that are `known` tell already."""
    from cambio_spec.proof.play.told import course_findings

    return course_findings(ruleset, found, known)


def went_on(found: Course | None) -> int:
    """How many questions are proved."""
    if found is None or found.stops or found.doubts or found.unfinished or not found.proved:
        return 0
    return QUESTIONS


def course_print(ruleset: Ruleset, counts: Sequence[int]) -> str:
    """All that the answer depends on, as a short text."""
    return print_of(ruleset.program, counts)
