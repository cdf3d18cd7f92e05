"""What `check` finds in the books' own words: where they contradict themselves or say nothing.

Each finding is here with its rules, its smallest deal, and what the rules say of that deal when
they are asked again, in the evaluator and in the engine generated from the same file.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

import cambio_spec
from cambio_spec import pipeline
from cambio_spec.diagnostics.codes import REGISTRY
from cambio_spec.diagnostics.diagnostic import Diagnostic, Witness
from cambio_spec.diagnostics.report import Report
from cambio_spec.engine.loader import load
from cambio_spec.kernel import play
from cambio_spec.kernel.evaluate import decide
from cambio_spec.kernel.state import Position, Value, Verdict
from cambio_spec.model.ruleset import Ruleset
from tests.game.situations import NAMES, Fact

FOLDER = Path(__file__).parents[2] / "spec" / "printed"


@dataclass(frozen=True)
class Expected:
    """`cites` are the places of the book that disagree or fall silent; `gives` is what each of
    the rules says, empty in a gap; `hands` the cards of each player in the zone asked about.
    `about` is a player or a card."""

    kind: str
    decision: str
    rules: tuple[str, ...]
    cites: tuple[str, ...]
    players: int
    about: str | None = None
    players_named: Mapping[str, str] = field(default_factory=dict)
    hands: Mapping[str, str] = field(default_factory=dict)
    running: Mapping[str, int] = field(default_factory=dict)
    gives: Mapping[str, str] = field(default_factory=dict)


def overlap(decision: str, cites: str, players: int, **gives: str) -> Expected:
    """Two rules that say different things, whatever the cards."""
    given = {f"{decision}.{rule}": value for rule, value in gives.items()}
    return Expected("overlap", decision, tuple(given), tuple(cites.split()), players, gives=given)


# ── editions 000 to 003 ────────────────────────────────────────────────────────────────────

SHARED = {
    "equal cards for the deal": Expected(
        "gap",
        "first_dealer",
        ("first_dealer.highest",),
        ("players.1",),
        2,
        hands={"Ana": "AH", "Ben": "AS"},
    ),
    "a card from the discard pile may be thrown out again, or not": overlap(
        "taken_card_may_go_out", "about.2 play.3", 2, introduced="yes", swapped="no"
    ),
    "any player may stick, but only in their own turn": Expected(
        "overlap",
        "may_stick",
        ("may_stick.anybody", "may_stick.own_turn"),
        ("play.5",),
        2,
        about="Ana",
        players_named={"active": "Ben"},
        gives={"may_stick.anybody": "yes", "may_stick.own_turn": "no"},
    ),
    "who is not next after the caller may call, or not": Expected(
        "gap",
        "may_call",
        ("may_call.first", "may_call.right_after"),
        ("play.6",),
        3,
        about="Ana",
        players_named={"caller": "Ben"},
    ),
    "others tie and nobody is strictly lowest": Expected(
        "gap",
        "round_winner",
        ("round_winner.lowest", "round_winner.caller"),
        ("scoring.1", "scoring.4"),
        3,
        players_named={"caller": "Ana"},
        hands={"Ana": "AH", "Ben": "KH", "Cleo": "KD"},
    ),
    "the caller ties: ten more or nothing": Expected(
        "overlap",
        "score",
        ("score.miscalled", "score.tied_caller"),
        ("scoring.3", "scoring.4"),
        2,
        about="Ana",
        players_named={"caller": "Ana"},
        hands={"Ana": "AH", "Ben": "AS"},
        gives={"score.miscalled": "11", "score.tied_caller": "0"},
    ),
    "who ties with the caller: nothing or their total": Expected(
        "overlap",
        "score",
        ("score.lowest_other", "score.tied_other"),
        ("scoring.3", "scoring.4"),
        2,
        about="Ana",
        players_named={"caller": "Ben"},
        hands={"Ana": "AH", "Ben": "AS"},
        gives={"score.lowest_other": "0", "score.tied_other": "1"},
    ),
    "a beaten caller without cards": Expected(
        "overlap",
        "score",
        ("score.miscalled", "score.emptied"),
        ("scoring.3", "scoring.5"),
        2,
        about="Ana",
        players_named={"caller": "Ana"},
        hands={"Ana": "", "Ben": "KH"},
        gives={"score.miscalled": "10", "score.emptied": "0"},
    ),
    "the winner at -2 adds more than a loser at -1": Expected(
        "overlap",
        "winner_adds_fewest",
        ("winner_adds_fewest.meant", "winner_adds_fewest.counted"),
        ("goal.1", "scoring.1", "scoring.2"),
        2,
        players_named={"caller": "Ana"},
        hands={"Ana": "KH", "Ben": "AH KD"},
        gives={"winner_adds_fewest.meant": "yes", "winner_adds_fewest.counted": "no"},
    ),
    "exactly a hundred: reached, but not exceeded": Expected(
        "overlap",
        "eliminated",
        ("eliminated.reached", "eliminated.exceeded"),
        ("victory.1", "goal.1"),
        2,
        about="Ana",
        running={"Ana": 100, "Ben": 0},
        gives={"eliminated.reached": "yes", "eliminated.exceeded": "no"},
    ),
    "everybody reaches a hundred": Expected(
        "gap",
        "match_winner",
        ("match_winner.last", "match_winner.nobody_yet"),
        ("victory.1",),
        2,
        running={"Ana": 100, "Ben": 100},
    ),
    "exactly a hundred: the match is lost, or goes on": Expected(
        "overlap",
        "match_over",
        ("match_over.first_out", "match_over.last_left"),
        ("about.1", "about.2", "victory.1"),
        3,
        running={"Ana": 0, "Ben": 0, "Cleo": 100},
        gives={"match_over.first_out": "yes", "match_over.last_left": "no"},
    ),
}
GERMAN = {
    "the discard pile is open, and its cards are face down": overlap(
        "discards_are_open",
        "glossary.3 setup.4 play.2 play.3 glossary.4",
        2,
        shown="yes",
        covered="no",
    )
}

# ── edition 004 ────────────────────────────────────────────────────────────────────────────

ROWS = ("2_to_10", "J", "Q", "black_K", "red_K", "joker")
ENCYCLOPEDIA = {
    "the ace is worth nothing that is said": Expected(
        "gap", "points", tuple(f"points.{row}" for row in ROWS), ("gameplay.12",), 2, about="AH"
    ),
    "nobody begins the first game": Expected(
        "gap", "first_player", ("first_player.winner",), ("gameplay.12",), 2
    ),
    "nobody has begun the discard pile": Expected(
        "undefined-value", "on_top", ("on_top",), ("gameplay.4",), 2
    ),
    "powers must be used, or may": overlap(
        "must_use_powers", "about.2 gameplay.3", 2, introduced="yes", if_desired="no"
    ),
    "the caller has a last turn, or only the others": Expected(
        "overlap",
        "has_last_turn",
        ("has_last_turn.each", "has_last_turn.everyone_else"),
        ("about.2", "gameplay.12"),
        2,
        about="Ana",
        players_named={"caller": "Ana"},
        gives={"has_last_turn.each": "yes", "has_last_turn.everyone_else": "no"},
    ),
    "the second card of a rank sticks, or is too late": overlap(
        "second_of_a_rank_sticks", "gameplay.11 penalties.1", 2, same_rank="yes", too_late="no"
    ),
    "every offence is punished, and this one is not": overlap(
        "playing_out_of_turn_is_punished",
        "penalties.3",
        2,
        any_other_rule="yes",
        no_offence="no",
    ),
    "several others tie in points and cards": Expected(
        "gap",
        "winner",
        ("winner.fewest_points", "winner.most_cards", "winner.not_the_caller"),
        ("gameplay.12",),
        3,
        players_named={"caller": "Ana"},
        hands={"Ana": "2H", "Ben": "2S", "Cleo": "2D"},
    ),
}

FINDINGS: Mapping[str, Mapping[str, Expected]] = {
    "de": {**SHARED, **GERMAN},
    "pt": SHARED,
    "fr": SHARED,
    "es": SHARED,
    "en": ENCYCLOPEDIA,
}
each = pytest.mark.parametrize(
    ("edition", "name"), [(edition, name) for edition, found in FINDINGS.items() for name in found]
)


@cache
def report(edition: str) -> Report:
    """The check, for all numbers of players."""
    return cambio_spec.check(str(FOLDER / f"{edition}.cambio"))


@cache
def printed(edition: str) -> tuple[Ruleset, ModuleType]:
    """The book's own words, and the engine that they make."""
    ruleset = pipeline.load(str(FOLDER / f"{edition}.cambio"))
    return ruleset, load(pipeline.engine_source(ruleset), f"printed_{edition}")


def found(edition: str, name: str) -> Diagnostic:
    expected = FINDINGS[edition][name]
    (finding,) = (f for f in report(edition).findings if f.rules == expected.rules)
    return finding


def witness(edition: str, name: str) -> Witness:
    shown = found(edition, name).witness
    assert shown is not None
    return shown


@pytest.mark.parametrize("edition", FINDINGS)
def test_nothing_is_found_but_what_the_book_leaves_open(edition: str) -> None:
    told = report(edition)
    assert {f.rules for f in told.findings} == {f.rules for f in FINDINGS[edition].values()}
    assert [f.rules for f in told.findings] == [f.rules for f in in_order(edition)]
    assert (told.exit_status, told.summary.refuted) == (1, len(FINDINGS[edition]))
    assert told.summary.unknown == 0


def in_order(edition: str) -> list[Expected]:
    """The findings by where they stand in the file."""
    rules = list(printed(edition)[0].rules)
    return sorted(FINDINGS[edition].values(), key=lambda f: [rules.index(rule) for rule in f.rules])


@each
def test_a_finding_has_its_kind_and_its_place_in_the_book(edition: str, name: str) -> None:
    expected, finding = FINDINGS[edition][name], found(edition, name)
    assert REGISTRY[finding.code].kind == expected.kind
    assert (finding.severity, finding.status) == ("error", "refuted")
    cited = [cite for label in finding.labels for cite in label.citations]
    assert tuple(dict.fromkeys(cited)) == expected.cites


@each
def test_a_finding_shows_the_smallest_deal(edition: str, name: str) -> None:
    expected, shown = FINDINGS[edition][name], witness(edition, name)
    assert shown.players == expected.players
    hands = {NAMES[hand.player]: " ".join(hand.cards) for hand in shown.hands}
    assert hands == expected.hands
    assert {v.rule: v.value for v in shown.values} == expected.gives
    for player, points in expected.running.items():
        assert str(shown.facts[f"running of {NAMES.index(player)}"]) == str(points)
    for fact, player in expected.players_named.items():
        assert shown.facts[fact] == NAMES.index(player)


@each
def test_the_deal_says_the_same_when_it_is_played_again(edition: str, name: str) -> None:
    """Each rule alone, and all of them together, in the evaluator and in the engine."""
    expected = FINDINGS[edition][name]
    status = {"gap": "gap", "overlap": "conflict", "undefined-value": "undefined"}[expected.kind]
    applying = expected.rules if expected.kind == "overlap" else ()
    told = asked_again(edition, expected)
    assert (told.status, told.value) == (status, None)
    assert told.rules == applying or expected.kind == "undefined-value"


def asked_again(edition: str, expected: Expected) -> Verdict:
    zone = "lot" if expected.decision == "first_dealer" else "grid"
    zones: dict[Position, list[str]] = {
        (zone, NAMES.index(name)): cards.split() for name, cards in expected.hands.items()
    }
    facts: dict[Fact, Value] = {
        ("running", NAMES.index(name)): points for name, points in expected.running.items()
    }
    facts |= {fact: NAMES.index(name) for fact, name in expected.players_named.items()}
    ruleset, engine = printed(edition)
    program = ruleset.program
    codes = [card.code for card in program.deck.cards]
    about = expected.about
    asked = () if about is None else ((NAMES if about in NAMES else codes).index(about),)
    state = play.deal_state(program, expected.players, zones, facts)
    told = decide(program, state, expected.decision, asked)
    found = engine.deal_state(expected.players, zones, facts)
    assert tuple(engine.decide(found, expected.decision, *asked)) == tuple(told)
    return told


def test_two_players_can_not_show_what_takes_three() -> None:
    two = cambio_spec.check(str(FOLDER / "fr.cambio"), players=[2])
    assert [f.rules for f in two.findings] == [f.rules for f in in_order("fr") if f.players == 2]


# ── how the editions differ ────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("edition", "fits"), [("de", False), ("pt", False), ("fr", True), ("es", False)]
)
def test_a_red_king_sticks_on_a_black_one_by_rank_but_not_by_value(
    edition: str, fits: bool
) -> None:
    assert sticks(edition, "KC", "KH") is fits


@pytest.mark.parametrize("edition", ["de", "pt", "fr", "es"])
def test_equal_ranks_of_equal_value_stick_everywhere(edition: str) -> None:
    assert sticks(edition, "9C", "9H")


def sticks(edition: str, top: str, card: str) -> bool:
    engine = printed(edition)[1]
    zones = {("discard", None): [top], ("grid", 0): [card], ("grid", 1): ["AS"]}
    state = engine.deal_state(2, zones, {}, label="turn")
    return any(move[1] == "stick" for move in engine.legal(state))


@pytest.mark.parametrize(
    ("edition", "seen"), [("de", "?"), ("pt", "AD"), ("fr", "AD"), ("es", "AD")]
)
def test_only_the_german_edition_discards_face_down(edition: str, seen: str) -> None:
    engine = printed(edition)[1]
    zones = {
        ("hand", 0): ["AD"],
        ("grid", 0): ["2H"],
        ("grid", 1): ["AS"],
        ("discard", None): ["9C"],
    }
    state = engine.deal_state(2, zones, {}, label="holding")
    engine.apply(state, next(m for m in engine.legal(state) if m[1] == "throw"))
    assert engine.observe(state, 1)["zones"]["discard"][-1] == seen
