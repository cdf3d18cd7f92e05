"""Effects at which play stops for a player: how they are cut into blocks, and that play comes to
the same as if they were simply done one after the other."""

from __future__ import annotations

import pytest

from cambio_spec.kernel import play
from cambio_spec.kernel.expressions import AttributeOf, CardAt, Local, TopCard, Unary
from cambio_spec.kernel.program import Phase, Stage
from cambio_spec.kernel.state import Move, State, Value
from cambio_spec.kernel.statements import If, Look, Shuffle, Swap
from cambio_spec.kernel.types import INTEGER
from tests.constructs.direct_play import Direct
from tests.constructs.frame import as_phase, as_stage, framed, lowered, options, program, ruleset
from tests.constructs.kernel_nodes import (
    ACTIVE,
    BACK,
    DEALER,
    DISCARD,
    STOCK,
    YES,
    O,
    at,
    binary,
    choice,
    go,
    left,
    number,
    numbers,
    option,
    others_spots,
    parameter,
    player,
    rank,
    size,
    some,
    spot,
    spots,
)

SHUFFLE = Shuffle(STOCK, origin=O)
ENOUGH = binary(">", size(STOCK), number(0))
SWAP = Swap(spot("mine"), spot("theirs"), origin=O)


# ── what is cut ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "effects",
    [
        "choose mine in row 1 of grid of me when rank of it = K; look at mine",
        "choose mine in row 1 of grid of me when rank of mine = K; look at mine",
        "(choose mine in row 1 of grid of me when rank of it = K; look at mine)",
    ],
)
def test_a_choice_that_comes_first_is_part_of_taking_the_action(effects: str) -> None:
    found, blocks = lowered(effects)
    kings = binary("=", AttributeOf("rank", CardAt(spot("mine"), origin=O), origin=O), rank("K"))
    asked = choice("mine", spots(ACTIVE, 1), kings)
    assert found == option("act", Look(ACTIVE, at(spot("mine")), origin=O), BACK, asked=asked)
    assert blocks == {}


def test_a_later_choice_is_a_phase_that_knows_the_earlier_ones() -> None:
    found, blocks = lowered(
        "choose mine in grid of me; choose theirs in grid of any opponent; swap mine with theirs"
    )
    domain, others = others_spots("theirs", ACTIVE)
    assert found == option("act", go("act.1", spot("mine")), asked=choice("mine", spots(ACTIVE)))
    asked = choice("theirs", domain, others)
    assert blocks == {
        "act.1": Phase(
            "act.1",
            (parameter(spot("mine")),),
            ACTIVE,
            (option("theirs", SWAP, BACK, asked=asked),),
            origin=O,
        )
    }


def test_what_may_be_done_is_asked_and_both_answers_go_on() -> None:
    found, blocks = lowered("may cut stock at 1; shuffle stock; end match")
    assert found == option("act", go("act.2"))
    yes, no = as_phase(blocks["act.2"]).options
    assert (yes.body[-1], no.body) == (go("act.1"), (go("act.1"),))
    assert as_stage(blocks["act.1"]).body[0] == SHUFFLE


@pytest.mark.parametrize(
    "effects",
    ["may choose n in 1 to 3", "may (choose n in 1 to 3; cut stock at n)"],
)
def test_what_may_be_done_is_open_only_while_there_is_something_to_choose(effects: str) -> None:
    _, blocks = lowered(effects)
    (asked,) = blocks.values()
    yes, no = as_phase(asked).options
    assert yes.choice == choice("n", numbers(number(1), number(3)))
    assert no == option("no", BACK)


def test_a_branch_that_pauses_leads_to_where_the_other_goes_on() -> None:
    _, blocks = lowered("if size of stock > 0 then (choose n in 1 to 3); shuffle stock; end match")
    assert [type(b) for b in blocks.values()] == [Stage, Phase]
    assert as_stage(blocks["act.1"]).body[0] == SHUFFLE
    (picked,) = as_phase(blocks["act.2"]).options
    assert picked.body == (go("act.1"),)


def test_branches_that_pause_and_lead_elsewhere_need_nothing_after_them() -> None:
    made = program(
        "stage fork: step on: if size of stock > 0 then (as dealer: choose n in 1 to 3;"
        " go to turn) else go to next"
    )
    fork = as_stage(made.block("fork"))
    assert fork.body == (If(ENOUGH, (go("fork.1"),), (go("next"),), origin=O),)


def test_a_loop_that_pauses_is_a_block_that_comes_back_until_it_is_the_first_ones_turn() -> None:
    found, blocks = lowered("choose n in 1 to 3; each player from dealer: may cut stock at n")
    count = Local(INTEGER, "n", origin=O)
    who, first = player("player"), player("first")
    assert found.choice == choice("n", numbers(number(1), number(3)))
    assert found.body == (go("act.1", left(DEALER, 0), left(DEALER, 0), count),)
    assert [p.name for p in as_stage(blocks["act.1"]).parameters] == ["player", "first", "n"]
    (test,) = as_stage(blocks["act.2"]).body
    assert isinstance(test, If)
    assert test.condition == binary("=", left(who), first)
    assert test.then == (BACK,)
    assert test.otherwise == (go("act.1", left(who), first, count),)


# ── who acts ─────────────────────────────────────────────────────────────────────────────────


def test_who_acts_is_remembered_only_where_the_words_would_change_their_meaning() -> None:
    plain, blocks = lowered("let dealer be me; look at row 1 of grid of me")
    assert blocks == {} and len(plain.body) == 3
    found, blocks = lowered("let active be left of active; look at top of stock")
    assert found.body == (go("act.1", ACTIVE),)
    (block,) = blocks.values()
    assert isinstance(block, Stage) and block.parameters == (parameter(player("actor")),)
    looks = [s for s in block.body if isinstance(s, Look)]
    assert [s.player for s in looks] == [player("actor")]


@pytest.mark.parametrize(
    ("effects", "cut"),
    [
        ("as dealer: let caller be me", False),
        ("as dealer: let dealer be left of me", True),
        ("as left of dealer: (let dealer be me)", True),
        ("as worst: let caller be me", True),
        ("as marked_one: shuffle stock", True),
        ("each player: as left of me: let dealer be me", False),
        ("each player: as dealer: let dealer be left of me", True),
        ("if size of stock > 0 then (as dealer: let dealer be left of me)", True),
        ("choose who in everyone; as who: let active be who", True),
    ],
)
def test_when_somebody_else_acts(effects: str, cut: bool) -> None:
    made = program(f"define worst: dealer define marked_one: dealer action act in turn: {effects}")
    stages = [b for b in made.blocks if b.label.startswith("act.") and isinstance(b, Stage)]
    assert bool(stages) == cut


# ── that it comes to the same ────────────────────────────────────────────────────────────────

DEALT = "deal 2 from stock to each grid; deal 1 from stock to each hand; move stock to discard"


def in_play(declarations: str) -> str:
    start = f"stage setup of round: step on: gather everything into stock; {DEALT}; go to turn"
    return framed(f"{start}\n{declarations}", without=("stage setup",))


def follow(text: str, picks: list[int], players: int = 3) -> State:
    """Plays both ways, and says where they part."""
    rules = ruleset(text)
    state = play.new_round(rules.program, players, 5)
    direct = Direct(rules, players, 5, True)
    for pick in picks:
        moves = list(play.legal(rules.program, state))
        asked = direct.asked
        assert moves == ([] if asked is None else list(asked.options))
        assert (direct.state.zones, direct.state.facts) == (state.zones, state.facts)
        assert direct.state.seen == state.seen
        if not moves:
            break
        move = moves[pick % len(moves)]
        state = play.apply(rules.program, state, move)
        direct.take(*move)
    return state


@pytest.mark.parametrize(
    "effects",
    [
        "let active be left of active; choose mine in grid of me; look at mine",
        "as left of dealer: (let dealer be me; choose mine in grid of me; look at mine)",
        "each player: as left of dealer: (let dealer be me; look at row 1 of grid of me)",
        "each player from left of me: (choose mine in grid of me; move mine to discard)",
        "each player: (choose one in grid of me; each player: (choose two in grid of me"
        " when two != one; swap one with two)); look at grid of me",
        "choose n in 1 to 3; each player: each player: (may cut stock at n)",
        "each player: (may (choose n in 1 to 3; cut stock at n); may (choose n in 4 to 5;"
        " cut stock at n))",
        "choose one in grid of me; (choose two in grid of me; swap one with two); choose two in"
        " grid of any opponent; swap one with two",
        "if size of stock > 40 then (may shuffle stock) else (choose n in 1 to 3); cut stock at 1",
        "each player when size of stock > 10: (may (deal 2 from stock to each hand))",
        "choose who in opponents from left of me; as who: (choose mine in grid of me; as left of"
        " me: (choose theirs in grid of me; swap mine with theirs); look at mine)",
        "choose mine in grid of me; as owner of mine: (let active be left of active; look at mine)",
        "choose first_one in grid of me; each player: (choose player_2 in grid of me;"
        " swap first_one with player_2)",
    ],
)
@pytest.mark.parametrize("picks", [[0] * 12, [1] * 12, [1, 0, 2, 1, 0, 1, 2, 0, 1, 1, 0, 2]])
def test_effects_as_written_and_as_lowered(effects: str, picks: list[int]) -> None:
    follow(in_play(f"action act in turn: {effects}"), picks)


POWERS = """
power peek on A, 2, 3, 4, 5, 6, 7, 8, 9 optional: choose mine in grid of me; look at mine
power rob on 5, 6, 7, 8, 9, 10, J, Q, K: choose mine in grid of any opponent; move mine to discard
"""


@pytest.mark.parametrize(
    "effects",
    [
        "offer powers on top of discard",
        "choose mine in grid of me; move mine to discard; offer powers on top of discard;"
        " choose theirs in grid of any opponent; look at theirs",
        "choose mine in grid of me; offer powers on mine; look at mine",
        "each player: (offer powers on top of hand of me; move hand of me to discard)",
    ],
)
@pytest.mark.parametrize("picks", [[0] * 10, [1, 3, 2, 5, 1, 3, 2, 4, 0, 1], [2, 4, 0, 6, 3, 1, 2]])
def test_powers_as_written_and_as_offered(effects: str, picks: list[int]) -> None:
    """A power doesn't know what was chosen where it is offered, even under the same name."""
    follow(in_play(f"action act in turn: {effects}{POWERS}"), picks)


def test_a_power_that_must_be_used_can_not_be_declined() -> None:
    made = program(
        "power must on A: shuffle stock power can on A optional: shuffle stock"
        " action act in turn: offer powers on top of discard"
    )
    asked = next(b for b in made.blocks if b.label.startswith("act.") and isinstance(b, Phase))
    is_ace = binary("=", AttributeOf("rank", TopCard(DISCARD, origin=O), origin=O), rank("A"))
    assert asked.options == (
        option("must", SHUFFLE, BACK, guard=is_ace),
        option("can", SHUFFLE, BACK, guard=is_ace),
        option("decline", BACK, guard=Unary("not", is_ace, origin=O)),
    )


def test_powers_are_offered_only_where_one_can_be_used() -> None:
    made = program(
        "power peek on A optional: choose mine in grid of me; look at mine"
        " action act in turn: offer powers on top of discard"
    )
    act = options(made)["act"]
    is_ace = binary("=", AttributeOf("rank", TopCard(DISCARD, origin=O), origin=O), rank("A"))
    usable = binary("and", is_ace, some("mine", spots(ACTIVE), None))
    assert act.body == (If(usable, (go("act.1"),), (), origin=O), BACK)
    assert options(made, "act.1")["decline"].guard == YES


@pytest.mark.parametrize(("seat", "out", "right"), [(0, {2}, 1), (1, {0}, 2), (2, {0, 1}, 2)])
def test_to_the_right_sits_the_next_who_has_not_left(seat: int, out: set[int], right: int) -> None:
    text = framed(
        "players 2 to 4, clockwise, leaving when marks of it = 9\n"
        "action act in turn: choose who in everyone; let caller be right of who",
        without=("players",),
    )
    made = ruleset(text).program
    facts: dict[str | tuple[str, int], Value] = {("marks", player): 9 for player in out}
    state = play.deal_state(made, 3, {}, facts, label="turn")
    state = play.apply(made, state, Move(0, "act", seat))
    assert state.facts["caller", None] == right


def test_nobody_can_not_be_the_first_in_a_loop() -> None:
    text = framed("action act in turn: each player from caller: (shuffle stock; may shuffle stock)")
    made = ruleset(text).program
    state = play.new_round(made, 3, 1)
    after = play.apply(made, state, Move(0, "act", None))
    assert after.halt is not None and after.halt.reason == "undefined"
    assert after.random == state.random


def test_who_acts_is_asked_even_where_nothing_depends_on_it() -> None:
    """A decision that gives nobody stops play, whatever is done then."""
    who = "define who: rule one: active when no"
    made = program(f"{who}\naction act in turn: as who: shuffle stock; go to next")
    after = play.apply(made, play.new_round(made, 2, 1), Move(0, "act", None))
    assert after.halt is not None and after.halt.reason == "gap"
