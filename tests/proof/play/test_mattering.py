"""What play depends on, and what it doesn't: a proof about play holds for all that has it in
common."""

from __future__ import annotations

import pytest

from cambio_spec import pipeline
from cambio_spec.kernel.program import Program
from cambio_spec.proof.play.mattering import print_of


def program(name: str) -> Program:
    return pipeline.load(name).program


@pytest.mark.parametrize("feature", ["open_kings", "no_penalty", "limit=1000", "tied_both=on"])
def test_how_a_round_is_scored_is_nothing_to_play(feature: str) -> None:
    plain, other = program("cambio"), program(f"cambio+{feature}")
    assert plain != other
    assert print_of(plain, (2, 3)) == print_of(other, (2, 3))


@pytest.mark.parametrize("feature", ["joker", "five_cards", "blind", "rounds=5"])
def test_cards_deals_powers_and_ends_are(feature: str) -> None:
    assert print_of(program("cambio"), (2, 3)) != print_of(program(f"cambio+{feature}"), (2, 3))


def test_so_are_the_numbers_of_players() -> None:
    assert print_of(program("cambio"), (2, 3)) != print_of(program("cambio"), (2, 4))
