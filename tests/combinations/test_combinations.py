"""Every combination of features is refused with a reason or can be played to the end.

Here a sample; `python -m tests.combinations` plays all of them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.combinations.lattice import REASONS, played, sample, shipped, variant_sets

GAMES = tuple(map(shipped, ("cambio", "classic")))
SAMPLE, ROUNDS = 8, 8


@pytest.mark.parametrize("game", GAMES)
def test_there_is_every_set_of_variants(game: Path) -> None:
    sets = list(variant_sets(game))
    names = {name for chosen in sets for name in chosen}
    assert len(sets) == 2 ** len(names)


@pytest.mark.parametrize("name", [n for game in GAMES for n in sample(game, SAMPLE)])
def test_it_is_refused_with_a_reason_or_played_to_the_end(name: str) -> None:
    came = played(name, ROUNDS)
    assert came.faults == ()
    assert came.rounds or REASONS.issuperset(came.refused), came.refused
