"""What is proved of decisions, and what is found wrong with them, over real hands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from cambio_spec.kernel.expressions import AttributeOf, Binary, Const, Expr, Fold, Numbers, TopCard
from cambio_spec.kernel.program import Decision, Program
from cambio_spec.kernel.types import BOOLEAN, CARD, PLAYER, PLAYER_OR_NOBODY, RANK
from cambio_spec.proof.outcome import Deal, NearMiss, Outcome
from cambio_spec.proof.solve import prove
from tests.proof.scoring import (
    ALONE,
    AT,
    CALLER,
    IS_LOWEST,
    PLAYER_HERE,
    TRUE,
    ask,
    both,
    cards,
    dealer,
    decision,
    each,
    everyone,
    fold,
    hand,
    integer,
    lap,
    no,
    op,
    overriding,
    pile,
    points,
    program,
    rank,
    rule,
    running,
    score,
    scoring,
    size,
    stock,
    top,
    total,
)

ACE = Const(RANK, "A", origin=AT)
FALSE = Const(BOOLEAN, False, origin=AT)
OF_PLAYER = [("player", PLAYER)]


def faults(game: Program, **options: list[int]) -> list[Outcome]:
    outcomes = [o for proof in prove(game, options.get("players")) for o in proof.outcomes]
    return [outcome for outcome in outcomes if outcome.status != "proved"]


def fault(game: Program) -> Outcome:
    found = faults(game)
    assert len(found) == 1, found
    return found[0]


def dealt(outcome: Outcome) -> Deal:
    assert outcome.witness is not None
    return outcome.witness


def codes(game: Program, deal: Deal, zone: str) -> list[str]:
    """The cards in a zone, owner by owner."""
    held = (slots for (name, _), slots in deal.zones.items() if name == zone)
    return [" ".join(game.deck.cards[c].code for c in slots if c is not None) for slots in held]


def dead(game: Program) -> dict[str, tuple[str, ...]]:
    return {o.rules[0]: o.rules[1:] for o in faults(game) if o.kind == "dead-rule"}


# ── overlaps ──────────────────────────────────────────────────────────────────────────────────


def test_a_complete_scoring_is_proved_for_every_number_of_players() -> None:
    proofs = prove(scoring(score()))
    assert [p.decision for p in proofs] == ["points", "total", "lowest", "score"]
    assert {p.players for p in proofs} == {(2, 3, 4, 5, 6)}
    assert {o.status for p in proofs for o in p.outcomes} == {"proved"}
    assert {o.kind for o in proofs[-1].outcomes} == {
        *("gap", "overlap", "dead-rule", "undefined-value")
    }


def test_two_rules_for_a_tied_caller_overlap_in_the_smallest_deal() -> None:
    game = scoring(score(overriding("tied_caller", "winner")))
    found = fault(game)
    assert (found.kind, found.rules, found.players) == ("overlap", ("miscalled", "tied_caller"), 2)
    assert found.values == {"miscalled": 11, "tied_caller": 0}
    assert codes(game, dealt(found), "hand") == ["AH", "AS"]
    assert dealt(found).facts == {("caller", None): 0}
    assert dealt(found).arguments == (0,)
    assert found.applies["winner"] is True
    assert found.applies["tied_other"] is False


def test_rules_that_overlap_with_the_same_value_are_no_fault() -> None:
    twice = rule("again", total(PLAYER_HERE), no(ALONE))
    rules = decision("score", rule("others", total(PLAYER_HERE)), twice, of=OF_PLAYER)
    assert not faults(scoring(rules))


def test_several_overlaps_of_one_decision_are_all_found() -> None:
    values = (rule(f"r{i}", integer(i), op(size(pile()), ">", integer(i))) for i in range(3))
    none = rule("none", integer(0), op(size(pile()), "=", integer(0)))
    found = faults(program(decision("d", *values, none)))
    assert [o.rules for o in found] == [("r0", "r1"), ("r0", "r2"), ("r1", "r2")]
    assert [len(dealt(o).zones["pile", None]) for o in found] == [2, 3, 3]


# ── gaps ──────────────────────────────────────────────────────────────────────────────────────


def strict_scoring() -> Decision:
    """Nobody wins where several are lowest: a rule for them was forgotten."""
    beaten = op(total(PLAYER_HERE), ">", ask("lowest"))
    return decision(
        "score",
        rule("winner", integer(0), both(IS_LOWEST, ALONE)),
        rule("others", total(PLAYER_HERE), beaten),
        of=OF_PLAYER,
    )


def test_a_gap_tells_which_rules_nearly_applied_and_why_not() -> None:
    game = scoring(strict_scoring())
    found = fault(game)
    assert (found.kind, found.rules, found.players) == ("gap", (), 2)
    assert codes(game, dealt(found), "hand") == ["AH", "AS"]
    winner, others = found.near
    assert isinstance(ALONE, Binary)
    assert winner == NearMiss("winner", ALONE.right, None, failed_conjuncts=1, conjuncts=3)
    assert others.failed == op(total(PLAYER_HERE), ">", ask("lowest"))


def test_a_gap_that_needs_three_players_is_found_with_three() -> None:
    lowest = fold("count", everyone(), op(total(each()), "=", ask("lowest")))
    few = rule("few", integer(1), op(lowest, "<", integer(3)))
    found = fault(scoring(decision("tie", few)))
    assert found.players == 3
    assert not faults(scoring(decision("tie", few)), players=[2])


def test_a_card_without_a_value_is_the_fault_of_its_table_alone() -> None:
    table = points()
    aces = rule("points.pips", integer(1), op(rank(card()), "!=", Const(RANK, "K", origin=AT)))
    aces = replace(aces, guard=both(aces.guard, op(rank(card()), "!=", ACE)))
    without = replace(table, rules=(aces, *table.rules[1:]))
    game = scoring(score())
    game = replace(game, decisions=(without, *game.decisions[1:]))
    found = fault(game)
    assert (found.decision, found.kind) == ("points", "gap")
    assert dealt(found).arguments == (0,)
    assert game.deck.cards[0].code == "AH"


def card() -> Expr:
    return replace(each(CARD), name="card")


# ── dead rules ────────────────────────────────────────────────────────────────────────────────


def test_a_rule_that_is_always_overridden_is_dead_and_names_what_shadows_it() -> None:
    low, high = op(lap(), "<", integer(5)), op(lap(), ">=", integer(5))
    game = program(
        decision(
            "d",
            rule("base", integer(0)),
            rule("unneeded", integer(0), op(lap(), "<", integer(2)), "base"),
            rule("low", integer(1), low, "base unneeded"),
            rule("high", integer(2), high, "base"),
        )
    )
    assert dead(game) == {"base": ("low", "high"), "unneeded": ("low",)}


@pytest.mark.parametrize(
    "impossible",
    [
        pytest.param("five aces", id="more aces than the deck has"),
        pytest.param("five cards", id="more cards than a hand holds"),
        pytest.param("six kings", id="more kings in all hands than the deck has"),
        pytest.param("lap ten", id="a number out of its range"),
        pytest.param("53 cards", id="more cards on the table than there are"),
    ],
)
def test_what_no_real_deal_allows_makes_a_dead_rule(impossible: str) -> None:
    king = Const(RANK, "K", origin=AT)
    kings = fold("count", cards(hand(each())), op(rank(inner()), "=", king), variable="inner")
    aces = fold("count", cards(hand(PLAYER_HERE)), op(rank(each(CARD)), "=", ACE))
    everywhere = op(size(stock()), "+", op(size(pile()), "+", hands()))
    guards: Mapping[str, Expr] = {
        "five aces": op(aces, ">", integer(4)),
        "five cards": op(size(hand(PLAYER_HERE)), ">", integer(4)),
        "six kings": op(fold("sum", everyone(), None, kings), ">", integer(4)),
        "lap ten": op(lap(), ">", integer(9)),
        "53 cards": op(everywhere, "!=", integer(52)),
    }
    dead_rule = rule("never", integer(1), guards[impossible], "base")
    game = program(decision("d", rule("base", integer(0)), dead_rule, of=OF_PLAYER))
    assert dead(game) == {"never": ()}


def inner() -> Expr:
    return replace(each(CARD), name="inner")


def hands() -> Fold:
    return fold("sum", everyone(), None, size(hand(each())))


def test_a_rule_that_applies_only_with_many_players_is_alive() -> None:
    crowd = op(fold("count", everyone()), ">=", integer(6))
    game = program(decision("d", rule("base", integer(0)), rule("six", integer(1), crowd, "base")))
    assert not faults(game)
    assert faults(game, players=[2, 3])


# ── undefined values ──────────────────────────────────────────────────────────────────────────


def test_the_top_of_an_empty_pile_is_undefined() -> None:
    game = program(decision("d", rule("top", AttributeOf("pip", top(pile()), origin=AT))))
    found = fault(game)
    assert (found.kind, found.rules) == ("undefined-value", ("top",))
    assert dealt(found).zones == {("pile", None): ()}
    assert isinstance(found.valueless, TopCard)


def test_a_guard_that_asks_first_whether_there_is_a_card_has_a_value() -> None:
    some = op(size(pile()), ">", integer(0))
    ace = both(some, op(rank(top(pile())), "=", ACE))
    game = program(
        decision("d", rule("ace", TRUE, ace), rule("other", FALSE, no(ace)), kind=BOOLEAN)
    )
    assert not faults(game)


def test_the_total_of_nobody_is_the_fault_of_the_rule_that_asks_for_it() -> None:
    found = fault(scoring(score(given=TRUE)))
    assert (found.kind, found.decision, found.rules) == (
        *("undefined-value", "score"),
        ("tied_other",),
    )
    assert dealt(found).facts == {("caller", None): None}
    assert found.applies["tied_other"] is None
    assert found.valueless == total(CALLER)


def test_the_least_of_nothing_is_undefined_and_needs_an_empty_hand() -> None:
    least = fold("least", cards(hand(PLAYER_HERE)), None, AttributeOf("pip", each(CARD), origin=AT))
    game = program(decision("d", rule("least", least), of=OF_PLAYER))
    found = fault(game)
    assert (found.kind, found.valueless) == ("undefined-value", least)
    assert codes(game, dealt(found), "hand") == ["", "AH"]


def test_what_a_decision_assumes_is_the_duty_of_whoever_asks_it() -> None:
    asked = decision("top", rule("top", pip_of_top()), given=op(size(pile()), ">", integer(0)))
    careless = decision("careless", rule("any", ask("top")))
    careful = decision("careful", rule("any", ask("top")), given=op(size(pile()), ">", integer(2)))
    found = fault(program(asked, careless, careful))
    assert (found.kind, found.decision, found.rules) == ("undefined-value", "careless", ("any",))
    assert found.valueless == ask("top")


def pip_of_top() -> Expr:
    return AttributeOf("pip", top(pile()), origin=AT)


def test_an_assumption_that_has_no_value_is_named_by_the_decision() -> None:
    found = fault(
        program(decision("d", rule("any", integer(0)), given=op(pip_of_top(), ">", integer(1))))
    )
    assert (found.kind, found.rules) == ("undefined-value", ("d",))
    assert isinstance(found.valueless, TopCard)


def test_an_assumption_that_is_never_true_is_a_contradiction_and_proves_nothing() -> None:
    never = both(op(lap(), ">", integer(4)), op(lap(), "<", integer(3)))
    (proof,) = prove(program(decision("d", rule("any", integer(0)), given=never)))
    (found,) = proof.outcomes
    assert (found.kind, found.status, found.rules) == ("contradiction", "refuted", ("d",))


# ── witnesses ─────────────────────────────────────────────────────────────────────────────────


def test_every_hand_holds_a_card_unless_emptiness_is_the_point() -> None:
    empty = op(size(hand(PLAYER_HERE)), "=", integer(0))
    rules = (rule("base", integer(0)), rule("empty", integer(1), empty))
    game = program(decision("d", *rules, of=OF_PLAYER), fewest=3)
    assert codes(game, dealt(fault(game)), "hand") == ["", "AH", "2H"]


def test_cards_that_must_leave_the_stock_lie_somewhere_real() -> None:
    exhausted = op(size(stock()), "=", integer(0))
    game = program(decision("d", rule("base", integer(0)), rule("out", integer(1), exhausted)))
    zones = dealt(fault(game)).zones
    assert zones["stock", None] == ()
    assert sorted(c for slots in zones.values() for c in slots if c is not None) == list(range(52))


def test_numbers_lie_as_near_to_nothing_as_can_be() -> None:
    below = op(running(PLAYER_HERE), "<", integer(-3))
    game = program(
        decision("d", rule("base", integer(0)), rule("low", integer(1), below), of=OF_PLAYER)
    )
    assert dealt(fault(game)).facts == {("sum", 0): -4, ("sum", 1): 0}


def test_the_top_card_of_a_witness_lies_on_top() -> None:
    king = Const(RANK, "K", origin=AT)
    on_top = both(op(size(pile()), ">", integer(1)), op(rank(top(pile())), "=", king))
    game = program(decision("d", rule("base", integer(0)), rule("king", integer(1), on_top)))
    found = dealt(faults(game)[0])
    assert codes(game, found, "pile") == ["AH KH"]


def test_order_in_the_direction_of_play_is_kept() -> None:
    """The first in turn whose hand is empty, from the dealer: not the one of the lowest seat."""
    empty = op(size(hand(each())), "=", integer(0))
    first = fold("first", everyone(dealer()), empty, kind=PLAYER_OR_NOBODY)
    lowest = fold("first", everyone(), empty, kind=PLAYER_OR_NOBODY)
    game = program(
        decision("d", rule("turn", first), rule("seat", lowest), kind=PLAYER_OR_NOBODY),
    )
    found = fault(game)
    assert found.values == {"turn": 1, "seat": 0}
    assert dealt(found).facts == {("dealer", None): 1}


def test_a_sum_of_what_depends_on_the_state_counts_every_copy() -> None:
    twice = fold("sum", cards(pile()), None, lap())
    product = op(twice, "=", integer(6))
    both_nonzero = op(lap(), "=", integer(2))
    found = fault(
        program(
            decision(
                "d",
                rule("base", integer(0)),
                rule("six", integer(1), both(product, both_nonzero)),
            )
        )
    )
    assert len(dealt(found).zones["pile", None]) == 3


def test_numbers_are_spelled_out() -> None:
    domain = Numbers(integer(1), size(pile()), origin=AT)
    amount = fold("sum", domain, None, replace(each(), type=integer(0).type))
    found = fault(
        program(
            decision(
                "d", rule("base", integer(0)), rule("ten", integer(1), op(amount, "=", integer(10)))
            )
        )
    )
    assert len(dealt(found).zones["pile", None]) == 4


def test_only_what_a_decision_reads_is_in_its_witness() -> None:
    game = scoring(score(overriding("tied_caller", "winner")))
    deal = dealt(fault(game))
    assert set(deal.zones) == {("hand", 0), ("hand", 1)}
    assert set(deal.facts) == {("caller", None)}
