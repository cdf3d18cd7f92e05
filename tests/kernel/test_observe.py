"""What a player may know, and nothing else."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from cambio_spec.kernel.expressions import Cards, Seat
from cambio_spec.kernel.play import apply, deal_state, legal, new_match, observe
from cambio_spec.kernel.program import Fact, Parameter
from cambio_spec.kernel.state import Move, State
from cambio_spec.kernel.statements import EndMatch, Look, Top
from cambio_spec.kernel.types import CARD, PLAYER
from tests.kernel.building import (
    O,
    choose,
    fact,
    goto,
    local,
    option,
    phase,
    program,
    stage,
    zone,
)
from tests.kernel.small_game import small_game

GAME = small_game()
FIRST = fact("first", PLAYER)
SECOND = Seat(FIRST, 1, origin=O)
DEALT = deal_state(
    GAME,
    2,
    {
        ("hand", 0): ["AH", "QS"],
        ("hand", 1): ["7C", None],
        ("heap", None): ["QD"],
        ("held", None): ["QH"],
    },
    {"turn": 1},
    label="held",
)


def test_cards_that_are_unknown_are_question_marks() -> None:
    seen = observe(GAME, replace(DEALT, seen=(0b01, *DEALT.seen[1:])), 0)
    assert seen["zones"] == {
        "stock": ["?"] * 7,
        "hand": [["AH", "?"], ["?", None]],
        "held": ["?"],
        "heap": ["QD"],
    }
    assert seen["up"] == {
        "stock": [False] * 7,
        "hand": [[False, False], [False, False]],
        "held": [False],
        "heap": [True],
    }


def test_a_card_that_lies_face_up_is_seen_even_where_a_shuffle_made_it_unknown() -> None:
    unknown = replace(DEALT, seen=(0,) * len(DEALT.seen))
    zones = observe(GAME, unknown, 0)["zones"]
    assert isinstance(zones, dict)
    assert zones["heap"] == ["QD"]


def test_only_the_actor_sees_their_moves() -> None:
    actor, other = observe(GAME, DEALT, 1), observe(GAME, DEALT, 0)
    assert (actor["actor"], actor["label"]) == (1, "held")
    assert actor["moves"] == list(legal(GAME, DEALT))
    assert (other["actor"], other["moves"]) == (1, [])


def test_facts_announcements_and_moves_are_public() -> None:
    state = new_match(GAME, 2, 4)
    state = apply(GAME, state, Move(0, "stop", None))
    seen = observe(GAME, state, 1)
    assert seen["log"] == [(0, "stop", None)]
    facts, announced = seen["facts"], seen["announcements"]
    assert isinstance(facts, dict) and isinstance(announced, list)
    assert facts["turn"] == 0 and facts["guest"] is None
    assert facts["points"] == [state.facts["points", 0], state.facts["points", 1]]
    assert [a[:2] for a in announced] == [("point", (0,)), ("point", (1,))]


def test_when_play_is_over_nobody_is_to_move() -> None:
    over = replace(DEALT, status="over", label="reveal", arguments=())
    seen = observe(GAME, over, 1)
    assert (seen["label"], seen["actor"], seen["moves"]) == ("over", None, [])


def test_the_choice_of_a_card_is_known_to_whoever_knew_the_card() -> None:
    """Also later, when somebody else gets to know the card: what was chosen stays hidden."""
    top = Top(zone("stock"), origin=O)
    card = Parameter("card", CARD)
    g = program(
        stage("start", Look(SECOND, top, origin=O), goto("choose")),
        phase(
            "choose",
            option(
                "pick",
                goto("wait", local("c", CARD)),
                choice=choose("c", CARD, Cards(zone("stock"), origin=O)),
            ),
            actor=FIRST,
        ),
        phase("wait", option("go", EndMatch(origin=O)), actor=SECOND, parameters=(card,)),
        facts=(Fact("first", False, PLAYER, 0, None, None, origin=O),),
    )
    state = new_match(g, 3, 0)
    last = len(g.deck.cards) - 1
    state = apply(g, state, Move(0, "pick", last))
    hidden = (0, "pick", "?")
    assert [observe(g, state, p)["log"] for p in (0, 1, 2)] == [
        [(0, "pick", last)],
        [(0, "pick", last)],
        [hidden],
    ]
    assert [observe(g, state, p)["arguments"] for p in (1, 2)] == [[last], ["?"]]
    shown = replace(state, seen=(0b111,) * len(state.seen))
    assert observe(g, shown, 2)["log"] == [hidden]


def shuffled_apart(state: State, player: int, order: list[int]) -> State:
    """The same state with the cards that a player doesn't know in other places."""
    hidden = [
        card
        for card in range(len(state.seen))
        if not state.seen[card] >> player & 1 and card not in state.zones["heap", None]
    ]
    moved = dict(zip(hidden, sorted(hidden, key=lambda c: order[c]), strict=True))
    seen = list(state.seen)
    for old, new in moved.items():
        seen[new] = state.seen[old]
    zones = {
        at: tuple(None if c is None else moved.get(c, c) for c in slots)
        for at, slots in state.zones.items()
    }
    return replace(state, zones=zones, seen=tuple(seen))


@given(
    st.integers(0, 1),
    st.integers(0, 2**32),
    st.lists(st.integers(0, 9), max_size=20),
    st.permutations(range(12)),
)
def test_two_states_that_differ_in_unknown_cards_only_look_the_same(
    player: int, seed: int, picks: list[int], order: list[int]
) -> None:
    state = new_match(GAME, 2, seed)
    for pick in picks:
        if moves := legal(GAME, state):
            state = apply(GAME, state, moves[pick % len(moves)])
    other = shuffled_apart(state, player, order)
    assert observe(GAME, other, player) == observe(GAME, state, player)
