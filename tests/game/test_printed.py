"""What `check` finds in the books' own words: where they contradict themselves or say nothing.

Each finding is in `printed_findings` with its rules, its smallest deal, and what the rules say of
that deal when they are asked again, in the evaluator and in the engine generated from the file.
"""

from __future__ import annotations

import time
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
from cambio_spec.model import load as loading
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.pipeline.looking import proven
from cambio_spec.proof.findings import findings
from tests.game.printed_findings import BOOKS, FINDINGS, Expected
from tests.game.situations import NAMES, Fact
from tests.once import once

FOLDER = Path(__file__).parents[2] / "spec" / "printed"
EDITIONS = (*BOOKS, "en")
AGREED = {
    **dict.fromkeys(BOOKS, (
        "", "blind", "joker", "five_cards", "team", "open_kings", "no_penalty", "rounds=5",
        "stick_any_turn", "tied_both", "empty_wins",
    )),
    "en": ("", "two_hands", "high_stakes", "rummy"),
}  # fmt: skip
each = pytest.mark.parametrize(
    ("edition", "name"),
    [(edition, name) for name, found in FINDINGS.items() for edition in found.editions],
)


@once
def report(edition: str) -> Report:
    """The check of what a book says, for all numbers of players."""
    return cambio_spec.check(named(edition))


@once
def left_open(edition: str, agreed: str) -> tuple[tuple[Diagnostic, ...], int]:
    """What isn't proved of the decisions with what is agreed on, and of how many that isn't known:
    for the fewest players, but with teams for all numbers. Play is another matter."""
    loaded = loading.load(named(edition, agreed), Path())
    counts = loaded.ruleset.program.counts
    here = counts if "team" in agreed else counts[:1]
    proofs = proven(loaded, here, time.monotonic() + 120)
    doubts = (o for proof in proofs for o in proof.outcomes if o.status == "unknown")
    return findings(loaded.ruleset, proofs), len(list(doubts))


def named(edition: str, agreed: str = "") -> str:
    return str(FOLDER / f"{edition}.cambio") + ("+" + agreed if agreed else "")


@cache
def printed(edition: str, agreed: str = "") -> tuple[Ruleset, ModuleType]:
    """The book's own words, and the engine that they make."""
    ruleset = pipeline.load(named(edition, agreed))
    return ruleset, load(pipeline.engine_source(ruleset), f"printed_{edition}")


STOPS = "CAM300"
"""The finding of play that can't go on."""

NO_TARGET = "CAM302"
"""The finding of a step that needs what isn't there."""

LEAK, RACE, BETTER_IS_WORSE, BEST_IS_WORSE = "CAM330", "CAM340", "CAM451", "CAM452"
BESIDES = {STOPS, NO_TARGET, LEAK, RACE, BETTER_IS_WORSE, BEST_IS_WORSE}
"""What isn't about a decision that the book leaves open."""


def expected_in(edition: str, agreed: str) -> list[Expected]:
    """In what is agreed on; what the books say otherwise holds there as well."""
    found = [f for f in FINDINGS.values() if edition in f.editions]
    return [f for f in found if f.agreed == agreed]


def found(edition: str, name: str) -> Diagnostic:
    expected = FINDINGS[name]
    agreed = expected.agreed
    every = left_open(edition, agreed)[0] if agreed else report(edition).findings
    (finding,) = (f for f in every if f.rules == expected.rules)
    return finding


def witness(edition: str, name: str) -> Witness:
    shown = found(edition, name).witness
    assert shown is not None
    return shown


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_is_found_but_what_the_book_leaves_open(edition: str) -> None:
    told, expected = report(edition), expected_in(edition, "")
    shown = [f for f in told.findings if f.code not in BESIDES]
    assert {f.rules for f in shown} == {f.rules for f in expected}
    assert (told.exit_status, len(shown)) == (1, len(expected))
    assert told.summary.unknown == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_stick_that_must_match_tells_what_a_hidden_card_is(edition: str) -> None:
    """play.5: whoever may stick holds such a card, and everybody sees who may."""
    (finding,) = (
        f
        for f in report(edition).findings
        if (f.code, f.rules, f.status) == (LEAK, ("stick",), "refuted")
    )
    assert finding.witness is not None and finding.witness.other is not None


@pytest.mark.parametrize("edition", BOOKS)
def test_below_zero_a_loser_gains_more_than_the_winner(edition: str) -> None:
    """scoring.1 and scoring.2: the lowest scores 0, everybody else their total."""
    for code in (BETTER_IS_WORSE, BEST_IS_WORSE):
        (finding,) = (f for f in report(edition).findings if f.code == code)
        assert finding.witness is not None
        given = {value.rule: value.value for value in finding.witness.values}
        totals = [int(given[f"total of {name}"]) for name in ("Ana", "Ben")]
        scores = [int(given[f"score of {name}"]) for name in ("Ana", "Ben")]
        assert totals[0] < totals[1] <= 0 and scores[0] > scores[1]


@pytest.mark.parametrize(
    ("edition", "ranks"), [("de", {"A"}), ("fr", {"A"}), ("pt", set()), ("es", set())]
)
def test_play_stops_where_the_first_dealer_is_to_be_found(edition: str, ranks: set[str]) -> None:
    """players.1: where cards are drawn, nobody knows whether an ace is the highest or the lowest;
    two books don't say that any are."""
    (finding,) = (f for f in report(edition).findings if f.code == STOPS)
    assert finding.rules == ("first_dealer",)
    assert finding.witness is not None
    drawn = [c for hand in finding.witness.hands for c in hand.cards if hand.zone == "lot"]
    assert {card[:-1] for card in drawn} & {"A"} == ranks
    assert bool(drawn) == bool(ranks)


@pytest.mark.parametrize(
    ("edition", "missing"),
    [
        ("pt", {"take", "keep"}),
        ("es", {"take", "keep"}),
        ("fr", {"take", "keep"}),
        ("en", {"take"}),
    ],
)
def test_a_step_may_need_what_is_not_there(edition: str, missing: set[str]) -> None:
    """play.2, play.3: who has stuck all cards has none to replace; gameplay.4: nothing is discarded
    before the first turn."""
    found = [f for f in report(edition).findings if f.code == NO_TARGET]
    assert {f.rules[0] for f in found} == missing
    assert all(f.witness is not None and f.witness.moves for f in found)


@pytest.mark.parametrize(
    ("edition", "agreed"), [(e, a) for e in EDITIONS for a in AGREED[e] if a]
)  # fmt: skip
def test_what_is_agreed_on_leaves_no_more_open_than_the_book(edition: str, agreed: str) -> None:
    found, unknown = left_open(edition, agreed)
    decisions = {f.rules[0].partition(".")[0] for f in report(edition).findings}
    more = (f for f in found if f.code not in BESIDES)
    new = {f.rules for f in more if f.rules[0].partition(".")[0] not in decisions}
    expected = expected_in(edition, agreed)
    assert new == {f.rules for f in expected if f.decision not in decisions}
    assert {f.rules for f in expected} <= {f.rules for f in found}
    assert unknown == 0


@pytest.mark.parametrize("edition", BOOKS)
def test_variants_together_leave_open_what_each_leaves_open(edition: str) -> None:
    """Row D71: the books say nothing of several variants at once, so each says what it says."""
    variants = ("blind", "joker", "five_cards", "team", "open_kings", "no_penalty")
    found, unknown = left_open(edition, "+".join(variants))
    expected = [f for a in variants for f in expected_in(edition, a)]
    assert {f.rules for f in expected} <= {f.rules for f in found}
    assert unknown == 0


@each
def test_a_finding_has_its_kind_and_its_place_in_the_book(edition: str, name: str) -> None:
    expected, finding = FINDINGS[name], found(edition, name)
    assert REGISTRY[finding.code].kind == expected.kind
    assert (finding.severity, finding.status) == ("error", "refuted")
    cited = [cite for label in finding.labels for cite in label.citations]
    assert tuple(dict.fromkeys(cited)) == expected.cites


@each
def test_a_finding_shows_the_smallest_deal(edition: str, name: str) -> None:
    expected, shown = FINDINGS[name], witness(edition, name)
    assert shown.players == expected.players
    hands = {NAMES[hand.player]: " ".join(hand.cards) for hand in shown.hands}
    assert {player: cards for player, cards in hands.items() if cards} == {
        player: cards for player, cards in expected.hands.items() if cards
    }
    assert {v.rule: v.value for v in shown.values} == expected.gives
    for fact, player in expected.players_named.items():
        assert shown.facts[fact] == NAMES.index(player)
    for fact, value in expected.facts.items():
        if not isinstance(value, bool):
            assert str(shown.facts[seated(fact)]) == str(value)


@each
def test_the_deal_says_the_same_when_it_is_played_again(edition: str, name: str) -> None:
    """Each rule alone, and all of them together, in the evaluator and in the engine."""
    expected = FINDINGS[name]
    status = {"gap": "gap", "overlap": "conflict", "undefined-value": "undefined"}[expected.kind]
    told = asked_again(edition, expected)
    assert (told.status, told.value) == (status, None)
    if expected.kind != "undefined-value":
        assert set(told.rules) == set(expected.gives)


def asked_again(edition: str, expected: Expected) -> Verdict:
    zones: dict[Position, list[str]] = {
        (expected.zone, NAMES.index(name)): cards.split() for name, cards in expected.hands.items()
    }
    zones |= {(pile, None): cards.split() for pile, cards in expected.piles.items()}
    facts: dict[Fact, Value] = {at(fact): value for fact, value in expected.facts.items()}
    facts |= {fact: NAMES.index(name) for fact, name in expected.players_named.items()}
    ruleset, engine = printed(edition, expected.agreed)
    program = ruleset.program
    codes = [card.code for card in program.deck.cards]
    about = expected.about
    asked = () if about is None else ((NAMES if about in NAMES else codes).index(about),)
    state = play.deal_state(program, expected.players, zones, facts)
    told = decide(program, state, expected.decision, asked)
    found = engine.deal_state(expected.players, zones, facts)
    assert tuple(engine.decide(found, expected.decision, *asked)) == tuple(told)
    return told


def at(fact: str) -> Fact:
    """`running of Ana` as play keeps it."""
    name, of, player = fact.partition(" of ")
    return (name, NAMES.index(player)) if of else name


def seated(fact: str) -> str:
    """`running of Ana` as a finding calls it."""
    name, of, player = fact.partition(" of ")
    return f"{name} of {NAMES.index(player)}" if of else name


def test_two_players_can_not_show_what_takes_three() -> None:
    two = cambio_spec.check(str(FOLDER / "fr.cambio"), players=[2])
    expected = [f for f in expected_in("fr", "") if f.players == 2]
    shown = {f.rules for f in two.findings if f.code not in BESIDES or f.code == STOPS}
    assert shown == {f.rules for f in expected}
