"""Play never leaves a card otherwise than the prover takes to be possible."""

from __future__ import annotations

from collections import Counter

from hypothesis import HealthCheck, given, settings

from cambio_spec.kernel.state import State
from cambio_spec.proof.lies import Lies, lies
from tests.agreement.random_programs import Playthrough, playthroughs, states

many = settings(max_examples=150, suppress_health_check=list(HealthCheck))


def test_every_card_in_play_lies_in_a_way_that_was_foreseen() -> None:
    told: Counter[bool] = Counter()

    @many
    @given(playthroughs())
    def foreseen(game: Playthrough) -> None:
        ways = lies(game.program)
        told.update(len(way.faces) == 1 for way in ways.values())
        for state in states(game):
            for (zone, owner), cards in state.zones.items():
                for slot, card in enumerate(cards):
                    if card is not None:
                        up = state.faces[zone, owner][slot]
                        refuse_surprise(ways[zone], state, owner, card, up)

    foreseen()
    # Else all would be foreseen because everything is.
    assert told[True] > told.total() / 10, told


def refuse_surprise(way: Lies, state: State, owner: int | None, card: int, up: bool) -> None:
    assert up in way.faces
    if up:
        return
    for player in range(state.players):
        known = bool(state.seen[card] >> player & 1)
        assert known in (way.to_owner if player == owner else way.to_others)
