"""How long things take here and now: `python -m tests.benchmarks`, or of checks alone, and in more
detail, `python -m tests.benchmarks check`.

No test: times say as much of the machine as of the program. What is compared is measured in one
run, side by side, and the fastest of several runs counts.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

from cambio_spec import pipeline
from cambio_spec.engine.loader import load as load_engine
from cambio_spec.kernel import play
from cambio_spec.kernel.program import Program
from tests.benchmarks import checks
from tests.benchmarks.timing import PROJECT, command, module, row, seconds

GAME = "spec/cambio.cambio"
SECONDS = 1.0
"""For each rate."""
SENTENCE = """
from cambio_spec.catalog.catalog import Catalog
Catalog.shipped("de").say("no-such-file", path="x")
"""


def main() -> None:
    ruleset = pipeline.load(GAME, PROJECT)
    engine = load_engine(pipeline.engine_source(ruleset), "cambio")
    with tempfile.TemporaryDirectory() as folder:
        row("python -c pass", seconds(command("-c", "pass", home=folder)))
        row("a first sentence", seconds(command("-c", SENTENCE, home=folder)))
        row("check, first of all", seconds(check(folder), runs=1))
        row("check, cold", seconds(check(folder)))
        row("check, all features", seconds(module(folder, "check", GAME), runs=1))
        row("check of what can't be read", seconds(module(folder, "check", "none.cambio")))
        out = str(Path(folder, "out"))
        row("build", seconds(module(folder, "build", GAME, "--out", out), runs=2))
        row("build --check", seconds(module(folder, "build", GAME, "--check", "--out", out), 2))
    print(f"\n{'random rounds a second':<28}{'engine':>10}{'evaluator':>12}{'ratio':>8}")
    for players in range(ruleset.program.fewest, ruleset.program.most + 1):
        fast = rate(partial(engine_round, engine, players))
        slow = rate(partial(evaluator_round, ruleset.program, players))
        print(f"{players} players{fast:>29,.0f}{slow:>12,.1f}{fast / slow:>8,.0f}")


def check(home: str) -> Callable[[], None]:
    return module(home, "check", "--only", GAME)


def rate(play_round: Callable[[int], None]) -> float:
    """Rounds a second, over `SECONDS` and at least one round."""
    rounds, began = 0, time.perf_counter()
    while rounds == 0 or time.perf_counter() - began < SECONDS:
        play_round(rounds)
        rounds += 1
    return rounds / (time.perf_counter() - began)


def engine_round(engine: ModuleType, players: int, seed: int) -> None:
    state: Any = engine.new_round(players, seed)
    draw = chooser(seed)
    while moves := engine.legal(state):
        engine.apply(state, moves[draw(len(moves))])


def evaluator_round(program: Program, players: int, seed: int) -> None:
    state = play.new_round(program, players, seed)
    draw = chooser(seed)
    while moves := play.legal(program, state):
        state = play.apply(program, state, moves[draw(len(moves))])


def chooser(seed: int) -> Callable[[int], int]:
    """The same choices on both sides, from a generator that costs next to nothing."""
    state = seed * 2 + 1

    def below(limit: int) -> int:
        nonlocal state
        state = state * 6364136223846793005 + 1442695040888963407 & 0xFFFFFFFFFFFFFFFF
        return (state >> 33) % limit

    return below


if __name__ == "__main__":
    checks.main() if sys.argv[1:] == ["check"] else main()
