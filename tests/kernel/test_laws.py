"""What holds in every state that play reaches, whatever the program and the moves."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cambio_spec.kernel.play import apply, legal, new_match, observe, replay, snapshot
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.state import State
from tests.agreement.random_programs import Playthrough, playthroughs, states
from tests.kernel.small_game import small_game

GAME = small_game()
random_play = settings(max_examples=60, suppress_health_check=list(HealthCheck))


def lawful(program: Program, state: State) -> None:
    """Every card lies in one place; faces go with the cards; limits and ranges are kept."""
    lying = [card for at in state.zones for card in state.cards(at)]
    assert sorted(lying) == list(range(len(program.deck.cards)))
    for at, slots in state.zones.items():
        zone, up = program.zone(at[0]), state.faces[at]
        assert len(slots) == len(up)
        assert not any(face for card, face in zip(slots, up, strict=True) if card is None)
        assert zone.limit is None or len(state.cards(at)) <= zone.limit
        assert (None not in slots) if zone.is_pile else len(slots) >= sum(zone.rows)
    assert all(0 <= mask <= state.everybody for mask in state.seen)
    assert 0 < state.random < 2**64
    for (name, _), value in state.facts.items():
        low, high = program.fact(name).low, program.fact(name).high
        assert low is None or (isinstance(value, int) and value >= low)
        assert high is None or (isinstance(value, int) and value <= high)
    assert (state.status == "halted") == (state.halt is not None)
    assert (state.status == "waiting") == bool(legal(program, state))


@given(st.integers(2, 4), st.integers(0, 2**64 - 1), st.lists(st.integers(0, 99), max_size=60))
def test_the_small_game_keeps_the_laws(players: int, seed: int, picks: list[int]) -> None:
    state = new_match(GAME, players, seed)
    lawful(GAME, state)
    for pick in picks:
        if moves := legal(GAME, state):
            state = apply(GAME, state, moves[pick % len(moves)])
            lawful(GAME, state)
            assert state.halt is None


@random_play
@given(playthroughs())
def test_random_programs_keep_the_laws(game: Playthrough) -> None:
    for state in states(game):
        lawful(game.program, state)


@random_play
@given(playthroughs())
def test_a_step_leaves_the_state_before_it_as_it_was(game: Playthrough) -> None:
    before: list[tuple[State, object]] = []
    for state in states(game):
        before.append((state, snapshot(game.program, state)))
    assert all(snapshot(game.program, state) == taken for state, taken in before)


@random_play
@given(playthroughs())
def test_a_log_replays(game: Playthrough) -> None:
    *_, last = states(game)
    moves = [logged.move for logged in last.log]
    again = replay(game.program, game.players, game.seed, moves, game.single_round)
    assert snapshot(game.program, again) == snapshot(game.program, last)


@random_play
@given(playthroughs())
def test_everybody_observes_the_same_public_part(game: Playthrough) -> None:
    for state in states(game):
        everybody = [observe(game.program, state, p) for p in range(game.players)]
        for key in ("players", "label", "actor", "facts", "up", "announcements"):
            assert len({repr(seen[key]) for seen in everybody}) == 1
        assert [seen["player"] for seen in everybody] == list(range(game.players))
