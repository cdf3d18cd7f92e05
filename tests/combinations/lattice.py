"""Every configuration of a game: all sets of its variants, with all values of its options together,
of a range its ends and the usual one.

A configuration is refused with a reason, or played: a number of random rounds at every number of
players that it takes, and some matches, each to its end.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, combinations, product
from pathlib import Path

from cambio_spec import pipeline
from cambio_spec.constructs.option import Option, Range, write_value
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.engine.loader import load as load_engine
from cambio_spec.kernel.agreeing import Agreed

SPEC = Path(__file__).parents[2] / "spec"
REASONS = frozenset({"CAM050", "CAM051", "CAM052", "CAM053"})
"""The codes with which features that don't go together are refused."""


@dataclass(frozen=True, slots=True)
class Played:
    """What came of one configuration: the codes that it was refused with, or what went wrong in
    play, and how many rounds and matches were played."""

    name: str
    refused: tuple[str, ...]
    faults: tuple[str, ...]
    rounds: int
    matches: int


def shipped(game: str) -> Path:
    return SPEC / f"{game}.cambio"


def variant_sets(game: Path) -> Iterator[tuple[str, ...]]:
    names = [v.name.text for v in pipeline.load(str(game)).own_variants]
    yield from chain.from_iterable(combinations(names, n) for n in range(len(names) + 1))


def option_values(option: Option) -> Iterator[Agreed]:
    """Every value of a short list, the ends of a range."""
    match option.values:
        case Range(low=low, high=high):
            yield from dict.fromkeys((low, option.default.value, high))
        case _:
            yield from option.listed or ()


def settings(name: str) -> Iterator[tuple[str, ...]]:
    """Every agreement on the options of a configuration, as the name of another says it: each
    option at each of its values, with each of the others; none where the features don't go
    together."""
    try:
        options = pipeline.load(name).options
    except Rejected:
        yield ()
        return
    for values in product(*(tuple(option_values(option)) for option in options)):
        chosen = zip(options, values, strict=True)
        yield tuple(f"{o.name.text}={write_value(v)}" for o, v in chosen if v != o.default.value)


def configurations(game: Path) -> Iterator[str]:
    """All sets of variants, each with every agreement on its options."""
    for chosen in variant_sets(game):
        name = "+".join((str(game), *chosen))
        yield from ("+".join((name, *agreed)) for agreed in settings(name))


def sample(game: Path, size: int) -> list[str]:
    """The game itself, all variants together, and others drawn by seed."""
    known = list(configurations(game))
    whole = max(known, key=lambda name: (name.count("+"), name))
    drawn = random.Random(2026).sample(known, min(size, len(known)))
    return list(dict.fromkeys((known[0], whole, *drawn)))


def played(name: str, rounds: int) -> Played:
    """Plays that many random rounds at every number of players, and a match for every ten."""
    label = name.rpartition("/")[2]
    try:
        ruleset = pipeline.load(name)
    except Rejected as rejected:
        return Played(label, tuple(d.code for d in rejected.diagnostics), (), 0, 0)
    engine = load_engine(pipeline.engine_source(ruleset), "combination")
    faults: list[str] = []
    counts, matches = ruleset.program.counts, -(-rounds // 10)
    for players in counts:
        for by_chance, times in ((engine.random_round, rounds), (engine.play_random, matches)):
            for seed in range(times):
                state = by_chance(players, seed)
                if state.status != "over":
                    what = f"{by_chance.__name__}({players}, {seed})"
                    faults.append(f"{what}: {state.status} {state.halt}")
    return Played(label, (), tuple(faults), rounds * len(counts), matches * len(counts))
