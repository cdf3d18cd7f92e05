"""The scorecard as a page: what was sought, what was found, what was told wrongly."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tests.scorecard.handmade import Handmade, known_kinds
from tests.scorecard.judging import Result
from tests.scorecard.operators import OPERATORS

ENOUGH = 0.95
"""The share of faults that has to be found."""

STEPS = (0.5, 1, 2, 5, 10, 20, 40, 60)
"""Seconds: finer than this no time is told, for it differs from run to run."""

TITLE = "# Scorecard of the checker"
ABOUT = (
    "What `check` finds of faults that were put into rule sets on purpose: by operators, in",
    "copies of the shipped games and of those under `tests/games`, and by hand. What is to be",
    "found in a copy is told by brute force, which shares no code with the prover: small hands and",
    "short games in the reference meaning. `python -m tests.scorecard --write` makes this page.",
)
SEEDED_KINDS = ("gap", "overlap", "undefined-value", "dead-rule", "halt")


@dataclass(frozen=True, slots=True)
class Score:
    """`expected` faults, of which so many were `found`."""

    expected: int
    found: int

    @property
    def share(self) -> float:
        return self.found / self.expected if self.expected else 1.0


def score(results: Sequence[Result]) -> Score:
    """Of the seeded faults: those that brute force shows, and files that can't be loaded."""
    expected = sum(max(1, len(r.expected)) for r in results if r.expected or _unloaded(r))
    missed = sum(len(r.missed) + (r.crashed is not None) for r in results)
    return Score(expected, expected - missed)


def handmade_score(made: Sequence[Handmade]) -> Score:
    return Score(sum(len(m.expected) for m in made), sum(len(m.expected & m.found) for m in made))


def wrong(results: Sequence[Result]) -> list[str]:
    """All that was told wrongly, a line each."""
    return [f"{r.name}: {said}" for r in results for said in (*r.alarms, *r.lies)]


def missed(results: Sequence[Result]) -> list[str]:
    lines = [f"{r.name}: {kind}" for r in results for kind in r.missed]
    return lines + [f"{r.name}: {r.crashed}" for r in results if r.crashed is not None]


def _unloaded(result: Result) -> bool:
    return bool(result.refused) or result.crashed is not None


def at_most(seconds: Iterable[float]) -> str:
    """The 95th percentile, coarsely."""
    rising = sorted(seconds)
    if not rising:
        return "–"
    value = rising[math.ceil(len(rising) * 0.95) - 1]
    return next((f"≤ {step:g} s" for step in STEPS if value <= step), f"> {STEPS[-1]} s")


def page(results: Sequence[Result], made: Sequence[Handmade], corpus: str) -> str:
    whole, hand = score(results), handmade_score(made)
    alarms, sound = wrong(results), [r for r in results if r.sound]
    lines = [
        TITLE,
        "",
        *ABOUT,
        "",
        f"- corpus `{corpus}`: {len(results)} mutants, {len(made)} cases made by hand",
        f"- seeded faults found: {whole.found} of {whole.expected} ({_percent(whole)})",
        f"- faults made by hand found: {hand.found} of {hand.expected} ({_percent(hand)})",
        f"- told wrongly: {len(alarms)}",
        f"- mutants without any fault that shows: {len(sound)}; of these `diff` tells"
        f" {_said(sound, 'differs')} from the game, proves {_said(sound, 'equal')} equal, and"
        f" doesn’t know of {_said(sound, 'unknown')}",
        "",
        *_seeded(results),
        *_operators(results),
        *_by_hand(made),
        *_listed("Missed", missed(results)),
        *_listed("Told wrongly", alarms),
        *_listed("What `diff` doesn’t know of", [r.name for r in results if r.apart == "unknown"]),
        "Times are the 95th percentile of a check, rounded up to one of a few steps, on the",
        "machine that made this page.",
    ]
    return "\n".join(lines) + "\n"


def _seeded(results: Sequence[Result]) -> list[str]:
    rows = []
    alarms = [said for r in results for said in r.alarms]
    for kind in SEEDED_KINDS:
        here = [r for r in results if kind in r.expected]
        lost = sum(kind in r.missed for r in here)
        wrongly = sum(said.split()[0] == kind for said in alarms)
        rows.append(_row(kind, here, Score(len(here), len(here) - lost), wrongly))
    refused = [r for r in results if _unloaded(r)]
    found = sum(r.crashed is None for r in refused)
    rows.append(_row("refused", refused, Score(len(refused), found), 0))
    sound = [r for r in results if r.sound]
    rows.append(_row("none", sound, Score(0, 0), sum(len(r.lies) for r in sound)))
    beyond = sorted({kind for r in results for kind in r.beyond})
    told = [f"{kind} {sum(kind in r.beyond for r in results)}" for kind in beyond]
    return [
        "## Seeded faults by kind",
        "",
        "| fault | mutants | found | share | told wrongly | time |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
        *rows,
        "",
        "A halt is play that can’t go on, or has no end; a refused file can’t be loaded. Found",
        "besides, where brute force has no word or didn’t look far enough: "
        f"{', '.join(told) or 'nothing'}.",
        "",
    ]


def _row(name: str, here: Sequence[Result], one: Score, wrongly: int) -> str:
    found, share = (str(one.found), _percent(one)) if one.expected else ("–", "–")
    times = at_most(r.seconds for r in here)
    return f"| {name} | {len(here)} | {found} | {share} | {wrongly} | {times} |"


def _operators(results: Sequence[Result]) -> list[str]:
    def counts(name: str) -> str:
        here = [r for r in results if r.operator == name]
        one = score(here)
        sound = sum(r.sound for r in here)
        share = _percent(one) if one.expected else "–"
        return (
            f"| {name} | {len(here)} | {one.expected} | {one.found} | {share} | {sound}"
            f" | {len(wrong(here))} |"
        )

    return [
        "## Seeded faults by operator",
        "",
        "| operator | mutants | faults | found | share | without fault | told wrongly |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
        *map(counts, OPERATORS),
        "",
    ]


def _by_hand(made: Sequence[Handmade]) -> list[str]:
    def counts(kind: str) -> str:
        here = [m for m in made if kind in m.expected]
        found = sum(kind in m.found for m in here)
        share = _percent(Score(len(here), found)) if here else "–"
        return f"| {kind} | {len(here)} | {found} | {share} | {at_most(m.seconds for m in here)} |"

    return [
        "## Faults made by hand",
        "",
        "| kind | cases | found | share | time |",
        "| --- | ---: | ---: | ---: | ---: |",
        *map(counts, known_kinds()),
        "",
    ]


def _listed(title: str, lines: Sequence[str]) -> list[str]:
    return [f"## {title}", "", *(f"- {line}" for line in lines), ""] if lines else []


def _said(results: Sequence[Result], word: str) -> int:
    return sum(r.apart == word for r in results)


def _percent(one: Score) -> str:
    # Never rounded up to a bar that isn't reached.
    return f"{math.floor(one.share * 1000) / 10:g} %"
