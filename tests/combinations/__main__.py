"""All combinations of features, all numbers of players: `python -m tests.combinations [ROUNDS]`."""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from tests.combinations.lattice import REASONS, Played, configurations, played
from tests.combinations.test_combinations import GAMES


def wrong(came: Played) -> bool:
    return bool(came.faults) or not (came.rounds or REASONS.issuperset(came.refused))


def main(rounds: int) -> int:
    names = [name for game in GAMES for name in configurations(game)]
    with ProcessPoolExecutor() as pool:
        found = list(pool.map(partial(played, rounds=rounds), names, chunksize=4))
    for came in found:
        if came.refused:
            print(f"{came.name}: refused, {', '.join(came.refused)}")
        for fault in came.faults[:3]:
            print(f"{came.name}: {fault}")
    bad = [came for came in found if wrong(came)]
    total, matches = sum(came.rounds for came in found), sum(came.matches for came in found)
    print(
        f"{len(found)} configurations, {total:,} rounds, {matches:,} matches,"
        f" {len(bad)} with faults"
    )
    return 1 if bad else 0


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 100))
