"""A whole small game, to play the kernel with: draw a card, keep it in your grid or lay it off.

Each player is dealt two cards and sees one. In turn a player draws; then swaps the card for one
of their own, or lays it off and, if it is red, may look at a card of anybody's. Laying off the
last card of the stock, or stopping, ends the round: the lowest sum of pips gets a point, and two
points end the match.
"""

from __future__ import annotations

from cambio_spec.kernel.cards import Deck, french_52
from cambio_spec.kernel.expressions import (
    AttributeOf,
    CardAt,
    Const,
    Decide,
    Expr,
    Fold,
    Players,
    Seat,
    Size,
    TopCard,
)
from cambio_spec.kernel.program import Decision, Fact, Parameter, Program
from cambio_spec.kernel.statements import (
    Announce,
    At,
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
    Top,
    Turn,
)
from cambio_spec.kernel.types import BOOLEAN, COLOUR, INTEGER, PLAYER, PLAYER_OR_NOBODY
from tests.kernel.building import (
    HAND,
    O,
    choose,
    const,
    fact,
    goto,
    hands,
    local,
    op,
    option,
    phase,
    pile,
    rule,
    spots,
    stage,
    zone,
)

TURN, P = fact("turn", PLAYER), local("p", PLAYER)
STOCK, HELD, HEAP = (Top(zone(name), origin=O) for name in ("stock", "held", "heap"))
MINE = At(local("mine", HAND), origin=O)
TOP = TopCard(zone("heap"), origin=O)
EVERYBODY = Players(None, origin=O)


def ask(decision: str, player: Expr) -> Decide:
    return Decide(INTEGER, decision, (player,), origin=O)


def move(source: Top | At, target: Top | At) -> Move:
    return Move(source, target, None, origin="move")


def each(*body: Statement) -> ForEach:
    return ForEach("p", EVERYBODY, None, body, origin=O)


def gather(source: str) -> Gather:
    return Gather(zone(source), zone("stock"), 0, origin="gather")


SPOT = local("x", HAND)
TOTAL = Decision(
    "total",
    (Parameter("player", PLAYER),),
    INTEGER,
    const(True),
    (
        rule(
            "total.pips",
            const(True),
            Fold(
                INTEGER,
                "sum",
                "x",
                spots(local("player", PLAYER)),
                None,
                AttributeOf("pip", CardAt(SPOT, origin=O), origin=O),
                origin=O,
            ),
        ),
    ),
    origin="define total",
)
LEAST = Fold(INTEGER, "least", "q", EVERYBODY, None, ask("total", local("q", PLAYER)), origin=O)
POINT = Decision(
    "point",
    (Parameter("player", PLAYER),),
    INTEGER,
    const(True),
    (
        rule("point.others", const(True), const(0)),
        rule(
            "point.lowest",
            op(ask("total", local("player", PLAYER)), "=", LEAST),
            const(1),
            "point.others",
        ),
    ),
    origin="define point",
)
WON = Fold(
    BOOLEAN, "some", "q", EVERYBODY, op(fact("points", owner=local("q", PLAYER)), ">=", const(2)),
    None, origin=O,
)  # fmt: skip

BLOCKS = (
    stage("match", goto("round")),
    stage(
        "round",
        gather("hand"),
        gather("heap"),
        gather("held"),
        Turn(Every(zone("stock"), None, origin=O), "down", origin=O),
        Shuffle(zone("stock"), origin=O),
        *[each(move(STOCK, Top(zone("hand", P), origin=O)))] * 2,
        each(Look(P, Every(zone("hand", P), 1, origin=O), origin=O)),
        goto("draw"),
    ),
    phase(
        "draw",
        option("draw", move(STOCK, HELD), Look(TURN, HELD, origin=O), goto("held")),
        option("stop", goto("reveal")),
        actor=TURN,
    ),
    phase(
        "held",
        option(
            "swap",
            move(MINE, HEAP),
            move(HELD, MINE),
            goto("next"),
            choice=choose("mine", HAND, spots(TURN)),
        ),
        option(
            "lay_off",
            move(HELD, HEAP),
            If(
                op(AttributeOf("colour", TOP, origin=O), "=", Const(COLOUR, "red", origin=O)),
                (goto("look"),),
                (goto("next"),),
                origin=O,
            ),
        ),
        actor=TURN,
    ),
    phase(
        "look",
        option("look", goto("seen", local("mine", HAND)), choice=choose("mine", HAND, spots())),
        option("pass", goto("next")),
        actor=TURN,
    ),
    stage(
        "seen",
        Look(TURN, At(local("spot", HAND), origin=O), origin=O),
        goto("next"),
        parameters=(Parameter("spot", HAND),),
    ),
    stage(
        "next",
        SetFact("turn", None, Seat(TURN, 1, origin=O), origin=O),
        If(
            op(Size(zone("stock"), origin=O), "=", const(0)),
            (goto("reveal"),),
            (goto("draw"),),
            origin=O,
        ),
    ),
    stage(
        "reveal",
        each(
            Turn(Every(zone("hand", P), None, origin=O), "up", origin=O),
        ),
        each(Announce(ask("point", P), origin=O)),
        each(
            SetFact("points", P, op(fact("points", owner=P), "+", ask("point", P)), origin="points")
        ),
        If(WON, (EndMatch(origin=O),), (EndRound("round", origin=O),), origin=O),
    ),
)


def small_game() -> Program:
    cards = tuple(card for card in french_52().cards if card.pip in (1, 7, 12))
    zones = (pile("stock"), hands(1, 1), pile("held", limit=1), pile("heap", "up"))
    return Program(
        name="small",
        fewest=2,
        most=4,
        direction=1,
        deck=Deck("aces, sevens and queens", cards),
        stock="stock",
        zones=zones,
        facts=(
            Fact("turn", False, PLAYER, 0, None, None, origin=O),
            Fact("points", True, INTEGER, 0, 0, 2, origin=O),
            Fact("guest", False, PLAYER_OR_NOBODY, None, None, None, origin=O),
        ),
        decisions=(TOTAL, POINT),
        blocks=BLOCKS,
        match_start="match",
        round_start="round",
    )
