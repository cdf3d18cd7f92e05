"""Every configuration of a game: all sets of its variants, each with its options at some values.

A configuration is refused with a reason, or played: a number of random rounds at every number of
players that it takes, each to its end.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, combinations
from pathlib import Path

from cambio_spec import pipeline
from cambio_spec.constructs.option import Option, Range, write_value
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.engine.loader import load as load_engine

SPEC = Path(__file__).parents[2] / "spec"
REASONS = frozenset({"CAM050", "CAM051", "CAM052", "CAM053"})
"""The codes with which features that don't go together are refused."""


@dataclass(frozen=True, slots=True)
class Played:
    """What came of one configuration: the codes that it was refused with, or what went wrong in
    play, and how many rounds were played."""

    name: str
    refused: tuple[str, ...]
    faults: tuple[str, ...]
    rounds: int


def variant_sets(game: str) -> Iterator[tuple[str, ...]]:
    names = [v.name.text for v in pipeline.load(str(SPEC / f"{game}.cambio")).own_variants]
    yield from chain.from_iterable(combinations(names, n) for n in range(len(names) + 1))


def option_values(option: Option) -> Iterator[int | bool]:
    """Every value of a short list, the ends of a range."""
    match option.values:
        case None:
            yield from (False, True)
        case Range(low=low, high=high):
            yield from dict.fromkeys((low, option.default.value, high))
        case listed:
            yield from listed.values


def settings(name: str) -> tuple[str, ...]:
    """Each option of a configuration at each of its values but the usual one, as the name of
    another configuration says it; none where the features don't go together."""
    found: list[str] = []
    try:
        options = pipeline.load(name).options
    except Rejected:
        return ()
    for option in options:
        for value in option_values(option):
            if value != option.default.value:
                found.append(f"{option.name.text}={write_value(value)}")
    return tuple(found)


def configurations(game: str) -> Iterator[str]:
    """All sets of variants as usual, and each with every option once changed, and with all
    switches on."""
    base = str(SPEC / f"{game}.cambio")
    for chosen in variant_sets(game):
        name = "+".join((base, *chosen))
        yield name
        changed = settings(name)
        switched = tuple(s for s in changed if s.endswith("=on"))
        yield from (f"{name}+{setting}" for setting in changed)
        if len(switched) > 1:
            yield "+".join((name, *switched))


def played(name: str, rounds: int) -> Played:
    """Plays that many random rounds at every number of players."""
    label = name.rpartition("/")[2]
    try:
        ruleset = pipeline.load(name)
    except Rejected as rejected:
        return Played(label, tuple(d.code for d in rejected.diagnostics), (), 0)
    engine = load_engine(pipeline.engine_source(ruleset), "combination")
    faults: list[str] = []
    done = 0
    for players in ruleset.program.counts:
        for seed in range(rounds):
            state = engine.random_round(players, seed)
            done += 1
            if state.status != "over":
                faults.append(f"{players} players, seed {seed}: {state.status} {state.halt}")
    return Played(label, (), tuple(faults), done)
