"""The scorecard: how much of what is put wrong on purpose `check` finds.

python -m tests.scorecard               the whole corpus, in some ten minutes
python -m tests.scorecard --sample 25   so many of the mutants
python -m tests.scorecard --write       the page under generated/ too
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tests.scorecard.handmade import cases, tried
from tests.scorecard.judging import Result, result
from tests.scorecard.mutate import ROOT, SIZE, Mutant, corpus, fingerprint
from tests.scorecard.table import ENOUGH, handmade_score, page, score, wrong

PAGE = ROOT / "generated" / "scorecard.md"
PROCESSES = 2


def main(arguments: Sequence[str]) -> int:
    """1 where too little was found, or anything was told wrongly."""
    parser = argparse.ArgumentParser(prog="python -m tests.scorecard")
    parser.add_argument("--sample", type=int, default=SIZE, metavar="N")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args(arguments)
    chosen = corpus(asked.sample)
    results = judged(chosen)
    made = [tried(path) for path in cases()]
    text = page(results, made, fingerprint(chosen))
    print(text, end="")
    if asked.write:
        PAGE.write_text(text, encoding="utf-8")
    found = min(score(results).share, handmade_score(made).share)
    return int(found < ENOUGH or bool(wrong(results)))


def judged(chosen: Sequence[Mutant]) -> list[Result]:
    """One after the other in each process; a process that is lost is a fault of ours."""
    found: list[Result] = []
    with ProcessPoolExecutor(PROCESSES) as processes:
        for number, one in enumerate(processes.map(result, chosen), 1):
            found.append(one)
            if sys.stderr.isatty():
                print(f"\r{number} of {len(chosen)}", end="", file=sys.stderr, flush=True)
    return found


def written() -> str:
    return Path(PAGE).read_text(encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
