"""The states that play starts from."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cambio_spec.engine import emit, load
from cambio_spec.kernel.cards import Deck, french_52
from cambio_spec.kernel.opening import Faces, Facts, Seen
from cambio_spec.kernel.play import Move, apply, deal_state, legal, new_match, new_round, snapshot
from cambio_spec.kernel.random import seeded
from cambio_spec.kernel.state import Position, State
from cambio_spec.kernel.statements import EndMatch
from cambio_spec.nodes.decks import mixed
from tests.kernel.building import O, deck, hands, pile, program, stage
from tests.kernel.small_game import small_game

GAME = program(
    stage("start", EndMatch(origin=O)),
    zones=(hands(2, shown="owner", limit=3), pile("heap", "up", limit=2)),
    cards=deck("AH", "2H", "3S", "KD", "QS"),
)
ENGINE = load(emit(GAME), "dealt")


def codes(state: State, zone: str, owner: int | None = None) -> list[str | None]:
    cards = GAME.deck.cards
    return [None if card is None else cards[card].code for card in state.zones[zone, owner]]


def test_at_first_the_pack_lies_in_the_stock_unseen() -> None:
    state = new_match(GAME, 2, 3)
    assert codes(state, "stock") == ["AH", "2H", "3S", "KD", "QS"]
    assert codes(state, "hand", 1) == [None, None]
    assert state.faces["stock", None] == (False,) * 5
    assert state.seen == (0,) * 5
    assert state.random == seeded(3)


def test_a_pack_that_lies_face_up_is_seen_by_everybody() -> None:
    zones = tuple(replace(z, shown="up") if z.name == "stock" else z for z in GAME.zones)
    open_ = replace(GAME, zones=zones)
    state = new_match(open_, 2, 3)
    assert state.faces["stock", None] == (True,) * 5
    assert state.seen == (0b11,) * 5
    assert load(emit(open_), "open").new_match(2, 3).seen == [0b11] * 5


def test_a_dealt_state_has_these_cards_and_the_rest_in_the_stock() -> None:
    state = deal_state(GAME, 3, {("hand", 0): ["KD", None, "AH"], ("heap", None): [1]})
    assert codes(state, "hand", 0) == ["KD", None, "AH"]
    assert codes(state, "hand", 2) == [None, None]
    assert codes(state, "heap") == ["2H"]
    assert codes(state, "stock") == ["3S", "QS"]


def test_dealt_cards_lie_and_are_known_as_their_zone_is_shown() -> None:
    state = deal_state(GAME, 2, {("hand", 1): ["KD"], ("heap", None): ["2H"]})
    assert state.faces["heap", None] == (True,)
    assert state.faces["hand", 1] == (False, False)
    assert state.seen == (0, 0b11, 0, 0b10, 0)


LAID: dict[Position, list[int | str | None]] = {
    ("hand", 0): ["KD", None, "AH"],
    ("hand", 1): ["2H"],
    ("stock", None): ["3S"],
}


@pytest.mark.parametrize(
    ("faces", "seen", "hand", "known"),
    [
        # AH and KD are the first player's, who sees them; 2H is the second player's.
        ({}, {}, (False, False, False), (0b01, 0b10, 0, 0b01, 0)),
        ({("hand", 0): [True, False, False]}, {}, (True, False, False), (0, 0b10, 0, 0b11, 0)),
        (
            {("hand", 0): [True, False, False]},
            {("hand", 0): [0, 0, 0b10], ("hand", 1): [0]},
            (True, False, False),
            (0b10, 0, 0, 0, 0),
        ),
        ({("stock", None): [True]}, {}, (False, False, False), (0b01, 0b10, 0b11, 0b01, 0)),
    ],
    ids=["as shown", "a face", "who has seen", "in the stock"],
)
def test_how_cards_lie_and_who_has_seen_them_may_be_told(
    faces: Faces, seen: Seen, hand: tuple[bool, ...], known: tuple[int, ...]
) -> None:
    state = deal_state(GAME, 2, LAID, faces=faces, seen=seen)
    assert state.faces["hand", 0] == hand
    assert state.seen == known
    assert state.faces["stock", None][-1] is (("stock", None) in faces)
    found = ENGINE.deal_state(2, LAID, faces=faces, seen=seen)
    assert ENGINE.snapshot(found) == snapshot(GAME, state)


@pytest.mark.parametrize(
    ("told", "message"),
    [
        ({"faces": {("hand", 0): [True, False]}}, "faces"),
        ({"faces": {("hand", 0): [True, True, False]}}, "faces"),
        ({"faces": {("heap", None): [True]}}, "faces"),
        ({"faces": {("attic", None): []}}, "faces"),
        ({"seen": {("hand", 1): [0b100]}}, "seen"),
        ({"seen": {("hand", 1): [-1]}}, "seen"),
        ({"seen": {("hand", 0): [0, 1, 0]}}, "seen"),
        ({"seen": {("hand", 2): []}}, "seen"),
    ],
)
def test_how_no_card_can_lie(told: dict[str, dict[Position, list[int]]], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        deal_state(GAME, 2, LAID, **told)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=message):
        ENGINE.deal_state(2, LAID, **told)


def test_cards_dealt_to_the_stock_lie_on_top_of_the_rest() -> None:
    state = deal_state(GAME, 2, {("stock", None): ["KD", "AH"]})
    assert codes(state, "stock") == ["2H", "3S", "QS", "KD", "AH"]


@pytest.mark.parametrize(
    ("hands", "message"),
    [
        (
            {("hand", 0): ["KD"], ("hand", 1): ["KD"]},
            "card: KD, dealt .* has it: 1",
        ),
        ({("hand", 0): ["KD", 3]}, "card: KD, dealt more often"),
        ({("hand", 0): [3], ("hand", 1): [3]}, "card: 3, dealt more often"),
        ({("hand", 0): ["9C"]}, "card: 9C"),
        ({("hand", 0): [5]}, "card: 5"),
        ({("hand", 2): ["KD"]}, "zone"),
        ({("attic", None): ["KD"]}, "zone"),
        ({("heap", None): ["AH", "2H", "3S"]}, "cards: heap"),
        ({("heap", None): ["AH", None]}, "cards: heap"),
    ],
)
def test_a_deal_that_cannot_be(hands: dict[object, list[str]], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        deal_state(GAME, 2, hands)  # type: ignore[arg-type]


def test_play_goes_on_from_a_dealt_state() -> None:
    g = small_game()
    hands = {("hand", 0): ["AH", "QS"], ("hand", 1): ["7C", "7D"], ("held", None): ["QH"]}
    state = deal_state(g, 2, hands, {"turn": 1}, label="held")
    assert [m[:2] for m in legal(g, state)] == [(1, "swap"), (1, "swap"), (1, "lay_off")]
    state = apply(g, state, Move(1, "lay_off", None))
    seen = apply(g, state, Move(1, "look", (0, 1)))
    queen = [card.code for card in g.deck.cards].index("QS")
    assert seen.seen[queen] == 0b10
    looking = deal_state(g, 2, hands, {"turn": 1}, label="seen", arguments=((0, 1),))
    assert looking.seen[queen] == 0b10


def test_facts_may_be_set_before_a_round() -> None:
    g = small_game()
    assert new_round(g, 3, 0, {("points", 2): 1}).facts["points", 2] == 1
    everybody = new_round(g, 3, 0, {"points": 1})
    assert [everybody.facts["points", seat] for seat in range(3)] == [1, 1, 1]
    unfit: list[Facts] = [{"luck": 1}, {("points", 3): 1}, {("points", 0): 3}, {("turn", 0): 1}]
    for wrong in unfit:
        with pytest.raises(ValueError, match="fact"):
            new_round(g, 3, 0, wrong)


PACKS = program(
    stage("start", EndMatch(origin=O)),
    zones=(hands(2, shown="owner", limit=3), pile("heap", "up", limit=2)),
    cards=Deck(
        "few", tuple(c for c in mixed(french_52(), 2, 3).cards if c.code in ("AH", "KD", "JK"))
    ),
)
ALIKE_ENGINE = load(emit(PACKS), "alike")


def test_of_cards_that_look_alike_each_mention_takes_the_next() -> None:
    assert [card.code for card in PACKS.deck.cards] == ["AH", "KD", "AH", "KD", "JK", "JK", "JK"]
    dealt: dict[Position, list[int | str | None]] = {
        ("hand", 0): ["KD", None, "JK"],
        ("hand", 1): ["JK", "KD"],
        ("heap", None): ["AH", 4],
    }
    state = deal_state(PACKS, 2, dealt)
    assert state.zones["hand", 0] == (1, None, 5)
    assert state.zones["hand", 1] == (6, 3)
    assert state.zones["heap", None] == (0, 4)
    assert state.zones["stock", None] == (2,)
    assert ALIKE_ENGINE.snapshot(ALIKE_ENGINE.deal_state(2, dealt)) == snapshot(PACKS, state)


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        (["AH", "AH", "AH"], "card: AH, dealt more often than the deck has it: 2"),
        (["AH", 0, 2], "card: AH, dealt more often than the deck has it: 2"),
        ([4, 4], "card: 4, dealt more often than the deck has it: 1"),
        (["JK", "JK", "QH"], "card: QH$"),
        ([7], "card: 7$"),
        ([-1], "card: -1$"),
    ],
)
def test_a_card_more_than_there_is(cards: list[int | str | None], message: str) -> None:
    for deal in (lambda at: deal_state(PACKS, 2, at), lambda at: ALIKE_ENGINE.deal_state(2, at)):
        with pytest.raises(ValueError, match=message):
            deal({("hand", 0): cards})
