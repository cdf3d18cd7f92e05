"""Every row of `questions.md` is somewhere in the literal readings: as a finding, as a difference
between the editions, as what the words settle, as a rule for people; or it is about no rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from cambio_spec.constructs.editorial import Editorial
from cambio_spec.kernel import play
from cambio_spec.kernel.evaluate import decide
from cambio_spec.kernel.state import Position
from tests.game.printed_findings import BOOKS, FINDINGS
from tests.game.test_printed import printed

ROWS = tuple(f"D{number:02}" for number in range(1, 109))

FOR_PEOPLE: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "D20": ("special_ranks", BOOKS),
    "D22": ("announced_power", BOOKS),
    "D35": ("lowest_declared", BOOKS),
    "D61": ("larger_games", ("en",)),
    "D100": ("offences", ("en",)),
}
"""No engine can act on these: whether a 7 is special, what is announced, what is believed."""

ABOUT_WORDS = (
    *("D21", "D29", "D48", "D49", "D57", "D58", "D63", "D64", "D66", "D89"),
    *(f"D{number}" for number in range(80, 89)),
)
"""How a rule is worded, not what it says."""

ABOUT_TIPS = ("D10", *(f"D{number}" for number in range(73, 80)))
"""Advice to players that is off."""

TESTED = (
    *("D02", "D03", "D09", "D18", "D26", "D32", "D33", "D34", "D46", "D60", "D61", "D67", "D69"),
    *("D71", "D90", "D92", "D93", "D94", "D96", "D105", "D108"),
)
"""Where the editions differ or their words settle it: see the tests below, and D71 in
`test_printed`."""


def test_every_row_is_somewhere() -> None:
    found = {row for finding in FINDINGS.values() for row in finding.rows.split()}
    told = found | {*FOR_PEOPLE, *ABOUT_WORDS, *ABOUT_TIPS, *TESTED}
    assert sorted(told, key=lambda row: int(row[1:])) == list(ROWS)


def test_what_is_about_no_rule_is_nowhere_else() -> None:
    found = {row for finding in FINDINGS.values() for row in finding.rows.split()}
    assert not found & {*ABOUT_WORDS, *ABOUT_TIPS}


@pytest.mark.parametrize("row", FOR_PEOPLE)
def test_what_only_people_can_do_is_a_rule_for_people(row: str) -> None:
    name, editions = FOR_PEOPLE[row]
    for edition in (*BOOKS, "en"):
        rule = printed(edition)[0].rules.get(name)
        assert (rule is not None) is (edition in editions)
        assert rule is None or (isinstance(rule.item, Editorial) and rule.cites)


@pytest.mark.parametrize("finding", FINDINGS)
def test_an_edition_without_the_fault_says_something_else(finding: str) -> None:
    """It has no such rules, or they are at odds in another way, which is in the table too."""
    expected = FINDINGS[finding]
    same_tradition = ("en",) if expected.editions == ("en",) else BOOKS
    for edition in set(same_tradition) - set(expected.editions):
        rules = printed(edition, expected.agreed)[0].rules
        faults = {other.rules for other in FINDINGS.values() if edition in other.editions}
        assert expected.rules in faults or not all(rule in rules for rule in expected.rules)


# ── a table to act at ──────────────────────────────────────────────────────────────────────


def table(edition: str, label: str, agreed: str = "", facts: Any = None, **zones: str) -> Any:
    """`hand_0="AD"`, `grid_1="AS"`, `discard="9C"`, and whoever acts in `label`."""
    laid: dict[tuple[str, int | None], list[str]] = {}
    for zone, cards in zones.items():
        name, _, seat = zone.partition("_")
        laid[name, int(seat) if seat else None] = cards.split()
    return printed(edition, agreed)[1].deal_state(2, laid, facts or {}, label=label)


def kinds(edition: str, state: Any, agreed: str = "") -> list[str]:
    return [kind for _, kind, _ in printed(edition, agreed)[1].legal(state)]


def done(edition: str, state: Any, *moves: str) -> Any:
    """The state after the moves, each the first of its kind."""
    engine = printed(edition)[1]
    for kind in moves:
        engine.apply(state, next(move for move in engine.legal(state) if move[1] == kind))
    return state


def worth(edition: str, decision: str, card: str, agreed: str = "") -> object:
    program = printed(edition, agreed)[0].program
    code = [known.code for known in program.deck.cards].index(card)
    return decide(program, play.deal_state(program, 2, {}), decision, (code,)).value


# ── how the editions differ ────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("edition", "seen"), [("de", "?"), ("pt", "2H"), ("fr", "2H"), ("es", "2H")]
)
def test_only_the_german_edition_swaps_face_down(edition: str, seen: str) -> None:
    """Rows D02 and D03: what a drawn card, or one from the discard pile, replaces in the grid."""
    state = table(edition, "holding", hand_0="AD", grid_0="2H", grid_1="AS", discard="9C")
    after = done(edition, state, "keep", "spot")
    assert printed(edition)[1].observe(after, 1)["zones"]["discard"][-1] == seen


@pytest.mark.parametrize("edition", BOOKS)
def test_play_halts_where_the_book_does_not_say_how_a_card_lies(edition: str) -> None:
    """Rows D07 and D08: a card discarded directly, and one taken from the discard pile."""
    engine = printed(edition)[1]
    thrown = table(edition, "holding", hand_0="AD", grid_0="2H", grid_1="AS", discard="9C")
    assert engine.observe(done(edition, thrown, "throw"), 1)["label"] == "halted"
    taken = table(edition, "turn", grid_0="2H", grid_1="AS", discard="9C")
    assert engine.observe(done(edition, taken, "take", "spot"), 1)["label"] == "halted"


@pytest.mark.parametrize(
    ("edition", "fits"), [("de", False), ("pt", False), ("fr", True), ("es", False)]
)
def test_a_red_king_sticks_on_a_black_one_by_rank_but_not_by_value(
    edition: str, fits: bool
) -> None:
    """Row D09."""
    assert sticks(edition, "KC", "KH") is fits


@pytest.mark.parametrize("edition", BOOKS)
def test_equal_ranks_of_equal_value_stick_everywhere(edition: str) -> None:
    assert sticks(edition, "9C", "9H")


@pytest.mark.parametrize("edition", BOOKS)
def test_open_kings_are_alike_by_value_too(edition: str) -> None:
    assert sticks(edition, "KC", "KH", "open_kings")


def sticks(edition: str, top: str, card: str, agreed: str = "") -> bool:
    state = table(edition, "turn", agreed, grid_0=card, grid_1="AS", discard=top)
    return "stick" in kinds(edition, state, agreed)


def test_one_joker_sticks_on_the_other_by_value() -> None:
    """Row D67: by rank it depends on whether a joker has one."""
    for edition in ("de", "pt", "es"):
        assert sticks(edition, "JK", "JK", "joker")
        assert "can_be_ranked.ranked" not in printed(edition, "joker")[0].rules
    assert "can_be_ranked.ranked" in printed("fr", "joker")[0].rules


def test_only_the_article_sticks_the_cards_of_others() -> None:
    """Row D18."""
    has = {edition: "stick_theirs" in printed(edition)[0].rules for edition in (*BOOKS, "en")}
    assert has == {"de": False, "pt": False, "fr": False, "es": False, "en": True}


def test_a_member_has_to_call_in_the_french_edition_only() -> None:
    """Row D69."""
    for edition in ("de", "pt", "es"):
        program = printed(edition, "team")[0].program
        state = play.deal_state(program, 4, {})
        assert decide(program, state, "a_member_must_call", ()).value is False


@pytest.mark.parametrize(
    ("edition", "draws"), [("de", True), ("pt", False), ("fr", True), ("es", False)]
)
def test_cards_are_drawn_for_the_first_deal_where_it_is_said(edition: str, draws: bool) -> None:
    assert ("opening.draw" in printed(edition)[0].rules) is draws


@pytest.mark.parametrize(
    ("edition", "players", "cards"), [*((book, (2, 3, 4, 5, 6), 52) for book in BOOKS),
                                      ("en", (2, 3, 4, 5, 6, 7, 8), 54)],
)  # fmt: skip
def test_players_and_cards(edition: str, players: tuple[int, ...], cards: int) -> None:
    """Rows D61 and D93."""
    program = printed(edition)[0].program
    assert (program.counts, len(program.deck.cards)) == (players, cards)


@pytest.mark.parametrize(
    ("card", "book", "article"),
    [("JH", 11, 10), ("QH", 12, 10), ("KS", 0, 10), ("KH", -2, -1), ("7C", 7, 7)],
)
def test_values(card: str, book: int, article: int) -> None:
    """Row D90."""
    assert {worth(edition, "points", card) for edition in BOOKS} == {book}
    assert worth("en", "points", card) == article


def test_jokers_are_worth() -> None:
    """Row D90."""
    assert {worth(edition, "points", "JK", "joker") for edition in BOOKS} == {-5}
    assert worth("en", "points", "JK") == 0


def test_powers() -> None:
    """Row D92."""
    shared = {"peek_own", "peek_other"}
    names = shared | {"blind_swap", "look_swap", "blind_switch", "look_switch"}
    for edition in BOOKS:
        assert names & set(printed(edition)[0].rules) == shared | {"blind_swap", "look_swap"}
    assert names & set(printed("en")[0].rules) == shared | {"blind_switch", "look_switch"}


def test_most_cards_win_a_tie_in_the_article() -> None:
    """Row D94."""
    program = printed("en")[0].program
    state = play.deal_state(
        program, 2, {("grid", 0): ["2H"], ("grid", 1): ["KH", "3S"]}, {"caller": 0}
    )
    told = decide(program, state, "winner", ())
    assert (told.value, told.rules) == (1, ("winner.most_cards",))


def test_a_wrong_call_costs_nothing_in_the_article_but_in_rummy() -> None:
    """Rows D96 and D108: one game, without scores that are added up."""
    assert not {"score.own", "penalty", "running"} & set(printed("en")[0].rules)
    assert {"score.own", "penalty", "running"} <= set(printed("en", "rummy")[0].rules)


def test_two_hands_are_punished_where_that_is_agreed() -> None:
    """Row D105."""
    usual, agreed = (printed("en", option)[0].agreed().rules for option in ("", "two_hands"))
    assert "two_handed_switch" not in usual
    assert "two_handed_switch" in agreed


# ── what the words settle ──────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("edition", (*BOOKS, "en"))
def test_a_call_may_come_on_the_first_turn(edition: str) -> None:
    """Row D32: a turn is all that it takes."""
    state = table(edition, "turn", grid_0="2H 3H", grid_1="AS", discard="9C")
    assert "call" in kinds(edition, state)


@pytest.mark.parametrize("edition", (*BOOKS, "en"))
def test_last_turns_are_turns(edition: str) -> None:
    """Row D34: drawing and sticking, once somebody has called, but no second call."""
    state = table(edition, "turn", facts={"caller": 1}, grid_0="9H", grid_1="AS", discard="9C")
    assert {"draw", "take", "stick"} <= set(kinds(edition, state))
    assert "call" not in kinds(edition, state)


@pytest.mark.parametrize("edition", (*BOOKS, "en"))
def test_no_power_spares_the_caller(edition: str) -> None:
    """Row D33: any opponent, the books say."""
    for name, power in printed(edition)[0].rules.items():
        if name in ("peek_other", "blind_swap", "look_swap", "blind_switch", "look_switch"):
            assert "caller" not in str(power.item)


@pytest.mark.parametrize("edition", BOOKS)
def test_the_first_discard_has_no_power(edition: str) -> None:
    """Row D26: only a card that is discarded by choice from the stock has one."""
    rules = printed(edition)[0].rules
    offering = {name for name, rule in rules.items() if "OfferPowers(" in repr(rule.item)}
    assert offering == {"throw"}


@pytest.mark.parametrize("edition", BOOKS)
def test_without_the_penalty_the_lowest_still_scores_nothing(edition: str) -> None:
    """Row D46: by the item on the winner, whoever has called."""
    program = printed(edition, "no_penalty")[0].program
    state = play.deal_state(program, 2, {("grid", 0): ["5H"], ("grid", 1): ["2S"]}, {"caller": 0})
    told = [decide(program, state, "score", (seat,)).value for seat in (0, 1)]
    assert told == [5, 0]


@pytest.mark.parametrize("edition", BOOKS)
def test_who_ties_with_the_caller_scores_nothing_where_that_is_agreed(edition: str) -> None:
    """Row D72."""
    zones: dict[Position, list[str]] = {("grid", 0): ["AH"], ("grid", 1): ["AS"]}
    program = printed(edition, "tied_both")[0].program
    state = play.deal_state(program, 2, zones, {"caller": 0})
    assert decide(program, state, "score", (1,)).value == 0


def test_who_goes_first() -> None:
    """Row D60: left of the dealer, or whoever has won the last game."""
    for edition in BOOKS:
        program = printed(edition)[0].program
        state = play.deal_state(program, 3, {}, {"dealer": 1})
        assert decide(program, state, "starter", ()).value == 2
    program = printed("en")[0].program
    state = play.deal_state(program, 3, {}, {"last_winner": 1})
    assert decide(program, state, "first_player", ()).value == 1
