"""What effects that are done in one go are lowered to."""

from __future__ import annotations

import pytest

from cambio_spec.kernel.expressions import Decide
from cambio_spec.kernel.statements import (
    Announce,
    Cut,
    EndMatch,
    EndRound,
    Every,
    ForEach,
    Gather,
    If,
    Look,
    Move,
    SetFact,
    Shuffle,
    Statement,
    Turn,
)
from cambio_spec.kernel.types import INTEGER
from tests.constructs.frame import body, lowered, options, program
from tests.constructs.kernel_nodes import (
    ACTIVE,
    CALLER,
    DEALER,
    DISCARD,
    STOCK,
    YES,
    O,
    at,
    binary,
    each,
    everybody,
    go,
    grid,
    left,
    move,
    number,
    numbers,
    option,
    player,
    size,
    spot,
    top,
)

FACT = SetFact("caller", None, ACTIVE, origin=O)
SHUFFLE = Shuffle(STOCK, origin=O)
EMPTY = binary("=", size(STOCK), number(0))
LAP = each("player", move(top(STOCK), top(grid(player("player")))), start=left(DEALER))
SCORE = Decide(INTEGER, "score", (ACTIVE,), origin=O)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("move top of stock to discard", move(top(STOCK), top(DISCARD))),
        ("move stock to discard", move(top(STOCK), top(DISCARD))),
        (
            "move top of stock to grid of me, face up",
            Move(top(STOCK), top(grid(ACTIVE)), "up", origin=O),
        ),
        ("gather rest of discard into stock", Gather(DISCARD, STOCK, 1, origin=O)),
        ("gather all of discard into stock", Gather(DISCARD, STOCK, 0, origin=O)),
        ("gather all of grid of me into discard", Gather(grid(ACTIVE), DISCARD, 0, origin=O)),
        (
            "deal few from stock to each grid from left of dealer",
            ForEach(
                "card",
                numbers(number(1), number(2, "few")),
                None,
                (
                    each(
                        "player", move(top(STOCK), top(grid(player("player")))), start=left(DEALER)
                    ),
                ),
                origin=O,
            ),
        ),
        ("turn grid of me up", Turn(Every(grid(ACTIVE), None, origin=O), "up", origin=O)),
        (
            "turn row 2 of grid of dealer down",
            Turn(Every(grid(DEALER), 2, origin=O), "down", origin=O),
        ),
        ("turn top of discard down", Turn(top(DISCARD), "down", origin=O)),
        ("look at top of stock", Look(ACTIVE, top(STOCK), origin=O)),
        ("shuffle stock", SHUFFLE),
        ("cut stock at few - 1", Cut(STOCK, binary("-", number(2, "few"), number(1)), origin=O)),
        ("let caller be me", FACT),
        (
            "let marks of dealer be -1",
            SetFact("marks", DEALER, number(-1), origin=O),
        ),
        ("announce score of me", Announce(SCORE, origin=O)),
        ("if size of stock = 0 then shuffle stock", If(EMPTY, (SHUFFLE,), (), origin=O)),
        (
            "if size of stock = 0 then shuffle stock else let caller be me",
            If(EMPTY, (SHUFFLE,), (FACT,), origin=O),
        ),
        (
            "each player from dealer when me is not caller: turn grid of me up",
            each(
                "player",
                Turn(Every(grid(player("player")), None, origin=O), "up", origin=O),
                start=DEALER,
                where=binary("!=", player("player"), CALLER),
            ),
        ),
        (
            "each player: each player: let caller be me",
            each(
                "player",
                each("player_2", SetFact("caller", None, player("player_2"), origin=O)),
            ),
        ),
        ("as left of dealer: look at top of stock", Look(left(DEALER), top(STOCK), origin=O)),
        ("as right of me: look at top of stock", Look(left(ACTIVE, -1), top(STOCK), origin=O)),
    ],
)
def test_an_effect(text: str, expected: Statement) -> None:
    assert body(text) == (expected,)


def test_effects_in_brackets_are_done_one_after_the_other() -> None:
    assert body("(shuffle stock; (let caller be me)); shuffle stock") == (SHUFFLE, FACT, SHUFFLE)


def test_everything_is_gathered_from_every_other_zone() -> None:
    names = ("discard", "grid", "hand")
    found = body("gather everything into stock")
    assert [s.source.zone for s in found if isinstance(s, Gather)] == list(names)
    assert all(isinstance(s, Gather) and s.source.owner is None and s.keep == 0 for s in found)


def test_everything_is_gathered_from_the_same_zone_of_the_others() -> None:
    *rest, others = body("gather everything into hand of me")
    assert [s.source.zone for s in rest if isinstance(s, Gather)] == ["stock", "discard", "grid"]
    assert isinstance(others, ForEach)
    assert others.where == binary("!=", player("player"), ACTIVE)
    (theirs,) = others.body
    assert isinstance(theirs, Gather)
    assert (theirs.source.zone, theirs.source.owner) == ("hand", player("player"))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("go to next", go("next")),
        ("end round, go to standings", EndRound("standings", origin=O)),
        ("end match", EndMatch(origin=O)),
        (
            "if size of stock = 0 then end match else go to next",
            If(EMPTY, (EndMatch(origin=O),), (go("next"),), origin=O),
        ),
    ],
)
def test_an_effect_that_leads_elsewhere(text: str, expected: Statement) -> None:
    found, blocks = lowered(text)
    assert (found.body, blocks) == ((expected,), {})


def test_a_branch_that_leads_elsewhere_may_fall_through() -> None:
    found, _ = lowered("if size of stock = 0 then end match; shuffle stock")
    assert found.body == (
        If(EMPTY, (EndMatch(origin=O),), (), origin=O),
        SHUFFLE,
        go("turn"),
    )


def test_a_spot_is_a_place_and_stands_for_its_card() -> None:
    found, _ = lowered("choose mine in grid of me; move mine to discard; turn mine up")
    assert found.body == (
        move(at(spot("mine")), top(DISCARD)),
        Turn(at(spot("mine")), "up", origin=O),
        go("turn"),
    )


def test_who_has_left_is_passed_over() -> None:
    made = program(
        "players 2 to 4, clockwise, leaving when marks of it = 9\n"
        "action act in turn: each player: shuffle stock",
        without=("players",),
    )
    loop = options(made)["act"].body[0]
    assert isinstance(loop, ForEach) and loop.domain == everybody()
    assert loop.where is not None


def test_an_action_in_two_phases_is_an_option_in_each() -> None:
    made = program("phase extra: dealer acts\naction act in turn, extra: shuffle stock")
    for label in ("turn", "extra"):
        assert options(made, label)["act"] == option("act", SHUFFLE, go(label), guard=YES)
