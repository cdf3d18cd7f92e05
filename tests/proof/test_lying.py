"""What is proved of how cards lie and who knows them, and what play may leave them like."""

from __future__ import annotations

import pytest

from cambio_spec.kernel.expressions import (
    AttributeOf,
    CardAt,
    Expr,
    FaceUp,
    Fold,
    KnownTo,
    LineOf,
    OwnerOf,
    ReadFact,
    Size,
    Unary,
)
from cambio_spec.kernel.program import Decision, DecisionRule, Fact, Parameter, Program, Shown
from cambio_spec.kernel.statements import (
    EndMatch,
    Every,
    Gather,
    Look,
    Move,
    Shuffle,
    Statement,
    Swap,
    Top,
    Turn,
)
from cambio_spec.kernel.types import BOOLEAN, INTEGER, PLAYER, PLAYER_OR_NOBODY, Type, spot_in
from cambio_spec.proof.cases import Cases
from cambio_spec.proof.lies import Lies, lies
from cambio_spec.proof.outcome import Outcome
from cambio_spec.proof.solve import prove
from tests.kernel.building import (
    O,
    const,
    fact,
    hands,
    local,
    op,
    pile,
    program,
    rule,
    spots,
    stage,
    zone,
)

SPOT = spot_in("hand")
SOMEBODY = fact("turn", PLAYER)
HAND = zone("hand", SOMEBODY)
EVERY = Every(HAND, None, origin=O)
DEALT = Move(Top(zone("stock"), origin=O), Top(HAND, origin=O), None, origin=O)
FLIPPED = Turn(EVERY, "up", origin=O)
COVERED = Turn(EVERY, "down", origin=O)
LOOKED = Look(SOMEBODY, EVERY, origin=O)
DROPPED = Move(Top(zone("heap"), origin=O), Top(HAND, origin=O), "down", origin=O)
ONTO = Move(Top(zone("stock"), origin=O), Top(zone("heap"), origin=O), None, origin=O)
BACK = Gather(HAND, zone("stock"), 0, origin=O)
MIXED = Shuffle(HAND, origin=O)
SWAPPED = Swap(fact("there", SPOT), fact("there", SPOT), origin=O)


def played(
    *statements: Statement, shown: Shown = "down", decisions: tuple[Decision, ...] = ()
) -> Program:
    """Play that consists of these statements, in a game with hands of two rows of two."""
    return program(
        stage("start", *statements, EndMatch(origin=O)),
        zones=(hands(2, 2, shown=shown, limit=4), pile("heap", "up")),
        facts=(
            Fact("turn", False, PLAYER, 0, None, None, origin=O),
            Fact("who", False, PLAYER_OR_NOBODY, None, None, None, origin=O),
            Fact("there", False, SPOT, None, None, None, origin=O),
        ),
        decisions=decisions,
    )


# ── what play may leave cards like ────────────────────────────────────────────────────────────


def ways(faces: str, to_owner: str = "", to_others: str = "") -> Lies:
    """In letters: up, down; known, not known."""
    return Lies(
        frozenset(letter == "u" for letter in faces),
        frozenset(letter == "k" for letter in to_owner),
        frozenset(letter == "k" for letter in to_others),
    )


@pytest.mark.parametrize(
    ("shown", "statements", "expected"),
    [
        ("down", [], ways("d", "n", "n")),
        ("up", [], ways("u")),
        ("owner", [], ways("d", "k", "n")),
        ("down", [DEALT], ways("d", "n", "n")),
        ("owner", [DEALT], ways("d", "k", "n")),
        ("owner", [DEALT, MIXED], ways("d", "kn", "n")),
        ("owner", [DEALT, SWAPPED], ways("d", "kn", "kn")),
        ("down", [DEALT, LOOKED], ways("d", "kn", "kn")),
        ("down", [DEALT, FLIPPED], ways("ud", "n", "n")),
        ("down", [COVERED, FLIPPED, DEALT], ways("ud", "kn", "kn")),
        ("up", [DEALT], ways("u")),
        ("up", [DEALT, COVERED], ways("ud", "k", "k")),
        ("up", [DEALT, COVERED, MIXED], ways("ud", "kn", "kn")),
        ("down", [ONTO, DROPPED], ways("d", "kn", "kn")),
        ("down", [COVERED], ways("d", "n", "n")),
        ("up", [COVERED], ways("ud", "k", "k")),
        ("down", [DEALT, LOOKED, BACK], ways("d", "kn", "kn")),
    ],
)
def test_cards_lie_in_no_more_ways_than_statements_can_leave_them_in(
    shown: Shown, statements: list[Statement], expected: Lies
) -> None:
    assert lies(played(*statements, shown=shown))["hand"] == expected


def test_what_one_zone_shows_is_known_of_its_cards_elsewhere() -> None:
    ontop = Move(Top(zone("stock"), origin=O), Top(zone("heap"), origin=O), "down", origin=O)
    game = played(DEALT, LOOKED, BACK, ontop)
    assert lies(played(DEALT, ontop))["heap"].to_others == frozenset({False})
    assert lies(game)["heap"].to_others == frozenset({False, True})


# ── what is proved ────────────────────────────────────────────────────────────────────────────

IT = local("it", SPOT)
ME = local("me", PLAYER)
UP = FaceUp(IT, origin=O)
KNOWN = KnownTo(IT, ME, origin=O)
TURNING = (DEALT, FLIPPED, LOOKED)


def no(operand: Expr) -> Unary:
    return Unary("not", operand, origin=O)


def count(where: Expr, variable: str = "it") -> Fold:
    return Fold(INTEGER, "count", variable, spots(ME), where, None, origin=O)


def asked(*rules: DecisionRule, of: tuple[tuple[str, Type], ...] = (("me", PLAYER),)) -> Decision:
    parameters = tuple(Parameter(*parameter) for parameter in of)
    return Decision("d", parameters, INTEGER, const(True), rules, origin="d")


def outcomes(game: Program) -> dict[tuple[str, ...], Outcome]:
    found = [outcome for proof in prove(game) for outcome in proof.outcomes]
    return {(o.kind, *o.rules[:1]): o for o in found}


def statuses(game: Program) -> set[tuple[str, str]]:
    return {(o.kind, o.status) for o in outcomes(game).values() if o.status != "proved"}


def test_all_or_not_all_lying_face_up_leaves_nothing_out() -> None:
    complete = asked(
        rule("all", op(count(no(UP)), "=", const(0)), const(0)),
        rule("some", op(count(no(UP)), ">", const(0)), const(1)),
    )
    assert statuses(played(*TURNING, decisions=(complete,))) == set()


def test_what_lies_face_up_everybody_knows() -> None:
    never = asked(
        rule("always", const(True), const(0)),
        rule("never", op(count(op(UP, "and", no(KNOWN))), ">", const(0)), const(0)),
    )
    assert statuses(played(*TURNING, decisions=(never,))) == {("dead-rule", "refuted")}


def test_where_nothing_turns_a_card_none_lies_otherwise_than_its_zone_shows() -> None:
    some_up = asked(
        rule("always", const(True), const(0)),
        rule("up", op(count(UP), ">", const(0)), const(0)),
    )
    assert statuses(played(DEALT, decisions=(some_up,))) == {("dead-rule", "refuted")}
    assert statuses(played(DEALT, FLIPPED, decisions=(some_up,))) == set()


def test_the_smallest_deal_turns_as_few_cards_as_can_be_and_is_replayed() -> None:
    gap = asked(rule("few", op(count(UP), "<", const(2)), const(0)))
    deal = outcomes(played(*TURNING, decisions=(gap,)))["gap",].witness
    assert deal is not None
    assert deal.arguments == (0,)
    assert deal.faces["hand", 0] == (True, True, False, False)
    assert not any(deal.faces["hand", 1])
    assert deal.seen == {}
    known = asked(rule("few", op(count(op(KNOWN, "and", no(UP))), "<", const(1)), const(0)))
    deal = outcomes(played(*TURNING, decisions=(known,)))["gap",].witness
    assert deal is not None
    assert (deal.faces["hand", 0][0], deal.seen["hand", 0]) == (False, (0b01, 0, 0, 0))
    assert set(deal.seen["hand", 1]) == {0}


def test_a_zone_that_lies_open_keeps_its_cards_up_where_that_will_do() -> None:
    gap = asked(rule("none", op(count(no(UP)), "<", const(1)), const(0)))
    game = played(DEALT, COVERED, shown="up", decisions=(gap,))
    deal = outcomes(game)["gap",].witness
    assert deal is not None
    assert sorted(deal.faces["hand", 0]) == [False] * 4
    assert deal.faces["hand", 1][0] is True


THERE = ReadFact(SPOT, "there", None, origin=O)


@pytest.mark.parametrize("how", ["up", "known"])
def test_an_empty_slot_lies_no_way_and_nobody_knows_it(how: str) -> None:
    it = FaceUp(THERE, origin=O) if how == "up" else KnownTo(THERE, ME, origin=O)
    game = played(*TURNING, decisions=(asked(rule("r", it, const(0))),))
    outcome = outcomes(game)["undefined-value", "r"]
    assert outcome.status == "refuted"
    assert outcome.valueless == it


def test_nobody_knows_nothing_and_it_is_they_who_lack_a_value() -> None:
    who = fact("who", PLAYER_OR_NOBODY)
    asking = rule("r", op(count(KnownTo(IT, who, origin=O)), "=", const(0)), const(0))
    outcome = outcomes(played(*TURNING, decisions=(asked(asking),)))["undefined-value", "r"]
    assert outcome.status == "refuted"
    assert outcome.valueless == who


def test_columns_of_equal_cards_are_found_by_comparing_each_spot_with_the_others() -> None:
    """Whatever counts twice in a column leaves an even number."""
    other = local("other", SPOT)

    def rank(spot: Expr) -> Expr:
        return AttributeOf("pip", CardAt(spot, origin=O), origin=O)

    mate = Fold(
        BOOLEAN,
        "some",
        "other",
        spots(ME),
        op(
            op(op(IT, "!=", other), "and", FaceUp(other, origin=O)),
            "and",
            op(
                op(LineOf("column", other, origin=O), "=", LineOf("column", IT, origin=O)),
                "and",
                op(rank(other), "=", rank(IT)),
            ),
        ),
        None,
        origin=O,
    )
    paired = count(op(UP, "and", mate))
    rules = (
        rule("none", op(paired, "=", const(0)), const(0)),
        rule("two", op(paired, "=", const(2)), const(2)),
        rule("four", op(paired, "=", const(4)), const(4)),
    )
    # The deck has two kings, but no other two cards that are equal.
    game = played(*TURNING, decisions=(asked(*rules),))
    assert {key for key, o in outcomes(game).items() if o.status != "proved"} == {
        ("dead-rule", "four")
    }


def grown(*rules: DecisionRule, of: tuple[tuple[str, Type], ...] = (("me", PLAYER),)) -> Program:
    """The same play with hands that grow: two rows of two, and what lies beyond."""
    return program(
        stage("start", *TURNING, EndMatch(origin=O)),
        zones=(hands(2, 2), pile("heap", "up")),
        facts=(Fact("turn", False, PLAYER, 0, None, None, origin=O),),
        decisions=(asked(*rules, of=of),),
    )


SIZE = Size(zone("hand", ME), origin=O)


def test_a_row_of_a_grid_that_grows_is_asked_about_alone() -> None:
    up = Fold(INTEGER, "count", "it", spots(ME, 1), UP, None, origin=O)
    unlike = op(op(SIZE, "<", const(5)), "or", op(up, "<", const(1)))
    deal = outcomes(grown(rule("r", unlike, const(0))))["gap",].witness
    assert deal is not None
    assert len(deal.zones["hand", 0]) == len(deal.faces["hand", 0])
    assert sum(deal.faces["hand", 0]) == 1


def test_cards_beyond_the_rows_lie_and_are_known_like_others() -> None:
    """Five cards that lie face down and that I know: more than the rows hold."""
    mine = count(op(no(UP), "and", KNOWN))
    deal = outcomes(grown(rule("few", op(mine, "<", const(5)), const(0))))["gap",].witness
    assert deal is not None
    assert len(deal.zones["hand", 0]) == 5
    assert deal.faces["hand", 0] == (False,) * 5
    assert deal.seen["hand", 0] == (0b01,) * 5


def test_all_or_not_all_lying_face_up_leaves_nothing_out_of_a_grid_that_grows() -> None:
    down = count(no(UP))
    halves = (
        rule("all", op(down, "=", const(0)), const(0)),
        rule("some", op(down, ">", const(0)), const(1)),
    )
    assert statuses(grown(*halves)) == set()
    rows = rule("rows", op(down, "<=", const(4)), const(0))
    assert statuses(grown(rows)) == {("gap", "refuted")}


def test_of_what_lies_beyond_the_rows_too_everybody_knows_what_is_up() -> None:
    you = local("you", PLAYER)
    hidden = op(UP, "and", no(KnownTo(IT, you, origin=O)))
    never = rule("never", op(count(hidden), ">", const(0)), const(0))
    of = (("me", PLAYER), ("you", PLAYER))
    assert ("dead-rule", "refuted") in statuses(
        grown(rule("r", const(True), const(0)), never, of=of)
    )


def test_what_one_knows_and_the_other_does_not_is_told_apart_beyond_the_rows() -> None:
    """Of two kings beyond the rows, one may be known to me and one to you, but not two and one."""
    you = local("you", PLAYER)
    pip = AttributeOf("pip", CardAt(IT, origin=O), origin=O)
    king = op(op(pip, "=", const(13)), "and", no(UP))
    mine = op(KNOWN, "and", no(KnownTo(IT, you, origin=O)))
    yours = op(KnownTo(IT, you, origin=O), "and", no(KNOWN))
    each = (count(op(king, "and", mine)), count(op(king, "and", yours)))
    one_each = op(op(each[0], "=", const(1)), "and", op(each[1], "=", const(1)))
    two_each = op(op(each[0], "=", const(2)), "and", op(each[1], "=", const(1)))
    of = (("me", PLAYER), ("you", PLAYER))
    always = rule("always", const(True), const(0))
    in_rows = [
        Fold(INTEGER, "count", "it", spots(ME, row), op(pip, "=", const(13)), None, origin=O)
        for row in (1, 2)
    ]
    beyond = op(op(in_rows[0], "=", const(0)), "and", op(in_rows[1], "=", const(0)))
    alive = grown(always, rule("r", op(beyond, "and", one_each), const(0)), of=of)
    dead = grown(always, rule("r", op(beyond, "and", two_each), const(0)), of=of)
    assert ("dead-rule", "refuted") not in statuses(alive)
    assert ("dead-rule", "refuted") in statuses(dead)


def test_what_others_know_is_left_out_where_only_owners_are_asked() -> None:
    """Else there would be a number for each set of players, and too many to prove anything."""
    mine = count(op(no(UP), "and", KNOWN))
    his = count(KnownTo(IT, OwnerOf(IT, origin=O), origin=O))
    for asking, expected in ((mine, 3), (his, 3), (count(KnownTo(IT, SOMEBODY, origin=O)), 5)):
        game = grown(rule("r", op(asking, "<", const(9)), const(0)))
        case = Cases(game, lambda: None).case(game.decisions[0], 2)
        hand = case.symbols.zones["hand", 0]
        ways = {(batch.up, batch.knowers) for batch in hand.beyond}
        assert len(ways) == expected
    assert outcomes(game)["gap",].status == "proved"


def test_where_a_card_lies_beyond_the_rows_stays_unknown() -> None:
    first = op(LineOf("column", IT, origin=O), "=", const(1))
    asking = grown(rule("r", op(count(first), "<", const(9)), const(0)))
    unknown = [o for o in outcomes(asking).values() if o.status == "unknown"]
    assert {o.reason for o in unknown} == {"may-grow"}
