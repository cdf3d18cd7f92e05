"""What a caller of a generated module gets, on a small game with decisions, grids and a match."""

from __future__ import annotations

from typing import Any

import pytest

from cambio_spec.engine import emit, load
from cambio_spec.kernel import play
from cambio_spec.kernel.state import Move
from tests.game.situations import rules_of_the_game
from tests.kernel.small_game import small_game

engine = load(emit(small_game()), "small")


def after(*moves: tuple[int, str, object], seed: int = 1) -> Any:
    state = engine.new_round(2, seed)
    for move in moves:
        engine.apply(state, move)
    return state


def test_a_round_starts_where_a_player_has_to_choose() -> None:
    state = engine.new_round(2, 1)
    assert (state.status, state.label, state.actor) == ("waiting", "draw", 0)
    assert engine.legal(state) == [(0, "draw", None), (0, "stop", None)]
    assert [len(hand) for hand in state.hand] == [2, 2]
    assert sorted([*state.stock, *state.hand[0], *state.hand[1]]) == list(range(12))


def test_a_move_changes_the_state_in_place_and_returns_it() -> None:
    state = engine.new_round(2, 1)
    assert engine.apply(state, (0, "draw", None)) is state
    assert state.label == "held"
    assert engine.legal(state) == [
        (0, "swap", (0, 0)),
        (0, "swap", (0, 1)),
        (0, "lay_off", None),
    ]


def test_moves_of_the_kernel_are_taken_too() -> None:
    state = engine.new_round(2, 1)
    assert engine.apply(state, Move(0, "draw", None)).label == "held"


@pytest.mark.parametrize(
    "move",
    [(1, "draw", None), (0, "swap", (0, 0)), (0, "draw", 1), (0, "fly", None), (), None, "draw"],
)
def test_a_move_that_is_not_legal_is_refused_and_changes_nothing(move: object) -> None:
    state = engine.new_round(2, 1)
    before = engine.snapshot(state)
    with pytest.raises(ValueError, match="not legal"):
        engine.apply(state, move)
    assert engine.snapshot(state) == before
    assert state.log == []


def test_nothing_is_legal_once_play_is_over() -> None:
    state = after((0, "stop", None))
    assert state.status == "over"
    assert engine.legal(state) == []
    with pytest.raises(ValueError, match="not legal"):
        engine.apply(state, (0, "stop", None))


def test_the_end_announces_each_value_with_the_rule_that_gave_it() -> None:
    state = after((0, "stop", None), seed=2)
    winner = min((0, 1), key=lambda player: engine.total(state, player))
    assert engine.total(state, 0) != engine.total(state, 1)
    assert [tuple(said) for said in state.announcements] == [
        ("point", (player,), int(player == winner), (rule,))
        for player in (0, 1)
        for rule in ["point.lowest" if player == winner else "point.others"]
    ]


def test_a_decision_can_be_asked_at_any_time() -> None:
    state = engine.deal_state(2, {("hand", 0): ["AH", "7H"], ("hand", 1): ["QS"]})
    assert engine.decide(state, "total", 0) == ("value", 8, ("total.pips",))
    assert engine.decide(state, "total", 1) == ("value", 12, ("total.pips",))
    assert engine.decide(state, "point", 0) == ("value", 1, ("point.lowest",))


def test_a_player_sees_their_own_looks_and_what_lies_face_up() -> None:
    state = after((0, "draw", None))
    held, (known, unknown) = state.held[0], state.hand[0]
    mine, theirs = engine.observe(state, 0), engine.observe(state, 1)
    assert mine["zones"]["held"] == [engine.CARDS[held]]
    assert theirs["zones"]["held"] == ["?"]
    assert mine["zones"]["hand"] == [[engine.CARDS[known], "?"], ["?", "?"]]
    assert theirs["zones"]["hand"] == [["?", "?"], [engine.CARDS[state.hand[1][0]], "?"]]
    assert engine.CARDS[unknown] not in str(mine["zones"])
    assert len(mine["moves"]) == 3
    assert theirs["moves"] == []


def test_the_same_seed_gives_the_same_match_and_another_seed_another() -> None:
    first, again, other = (engine.play_random(3, seed) for seed in (7, 7, 8))
    assert engine.snapshot(first) == engine.snapshot(again)
    assert engine.snapshot(first) != engine.snapshot(other)
    assert first.status == "over"


def test_a_log_replays() -> None:
    match, single = engine.play_random(4, 3), engine.random_round(4, 3)
    assert engine.snapshot(engine.replay(4, 3, match.log)) == engine.snapshot(match)
    moves = [move for move, _ in single.log]
    again = engine.replay(4, 3, moves, single_round=True)
    assert engine.snapshot(again) == engine.snapshot(single)


def test_a_log_that_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="not legal"):
        engine.replay(4, 3, [(2, "draw", None)])


def test_a_copy_goes_its_own_way() -> None:
    state = engine.new_match(3, 5)
    before, copy = engine.snapshot(state), state.copy()
    assert engine.snapshot(copy) == before
    for _ in range(4):
        engine.apply(copy, copy.moves[0])
    assert engine.snapshot(state) == before
    assert state.log == []
    assert engine.snapshot(copy) != before


def test_facts_are_set_by_name_or_for_one_seat() -> None:
    assert engine.new_round(3, 1, turn=2).actor == 2
    assert engine.new_round(3, 1, points=1).points == [1, 1, 1]
    assert engine.new_round(3, 1, {("points", 2): 2}).points == [0, 0, 2]


@pytest.mark.parametrize(
    "facts", [{"tern": 1}, {("points", 3): 1}, {("turn", 0): 1}, {"points": 3}, {"points": -1}]
)
def test_a_fact_or_a_value_that_is_not_there_is_refused(facts: dict[Any, Any]) -> None:
    with pytest.raises(ValueError, match="fact"):
        engine.new_round(3, 1, facts)


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_a_number_of_players_that_the_game_does_not_take_is_refused(players: int) -> None:
    for start in (engine.new_match, engine.new_round):
        with pytest.raises(ValueError, match="players"):
            start(players, 1)


@pytest.mark.parametrize(
    "hands",
    [
        {("hand", 0): ["AH"], ("hand", 1): ["AH"]},
        {("hand", 2): ["AH"]},
        {("hands", 0): ["AH"]},
        {("hand", 0): ["XX"]},
        {("hand", 0): [12]},
        {("held", None): ["AH", "AS"]},
        {("heap", None): [None]},
    ],
)
def test_cards_that_cannot_lie_so_are_refused(hands: dict[Any, Any]) -> None:
    with pytest.raises(ValueError, match=r"card|zone"):
        engine.deal_state(2, hands)


def test_play_goes_on_from_a_deal() -> None:
    state = engine.deal_state(2, {("held", None): ["AH"]}, {"turn": 1}, label="held")
    assert engine.legal(state) == [(1, "lay_off", None)]
    with pytest.raises(ValueError, match="label"):
        engine.deal_state(2, {}, label="nowhere")


def test_play_goes_on_only_with_the_arguments_that_a_block_takes() -> None:
    program = rules_of_the_game().program
    made = load(emit(program), "game")
    block = next(b for b in program.blocks if b.parameters)
    plain = next(b for b in program.blocks if not b.parameters)
    for label, arguments in ((block.label, ()), (plain.label, (1,)), ("nowhere", ())):
        with pytest.raises(ValueError, match=r"arguments|label"):
            made.deal_state(3, {}, label=label, arguments=arguments)
        with pytest.raises(ValueError, match=r"arguments|label"):
            play.deal_state(program, 3, {}, label=label, arguments=arguments)
