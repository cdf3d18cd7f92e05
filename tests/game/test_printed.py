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
from cambio_spec.source import citations
from tests.game.situations import NAMES, Fact

SPEC = Path(__file__).parents[2] / "spec" / "printed" / "cambio.cambio"
EDITIONS = Path(__file__).parents[3] / "shared" / "editions"


@dataclass(frozen=True)
class Expected:
    """`cites` are the places of the books that disagree or fall silent; `gives` is what each of
    the rules says, empty in a gap; `hands` the cards of each player in the zone asked about."""

    kind: str
    decision: str
    rules: tuple[str, ...]
    cites: tuple[str, ...]
    players: int
    about: str | None = None
    caller: str | None = None
    hands: Mapping[str, str] = field(default_factory=dict)
    running: Mapping[str, int] = field(default_factory=dict)
    gives: Mapping[str, str] = field(default_factory=dict)


FINDINGS = {
    "equal cards for the deal": Expected(
        "gap",
        "first_dealer",
        ("first_dealer.highest",),
        ("players.1",),
        2,
        hands={"Ana": "AH", "Ben": "AS"},
    ),
    "others tie and nobody is strictly lowest": Expected(
        "gap",
        "round_winner",
        ("round_winner.lowest", "round_winner.caller"),
        ("scoring.1", "scoring.4"),
        3,
        caller="Ana",
        hands={"Ana": "AH", "Ben": "KH", "Cleo": "KD"},
    ),
    "the caller ties: ten more or nothing": Expected(
        "overlap",
        "score",
        ("score.miscalled", "score.tied_caller"),
        ("scoring.3", "scoring.4"),
        2,
        about="Ana",
        caller="Ana",
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
        caller="Ben",
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
        caller="Ana",
        hands={"Ana": "", "Ben": "KH"},
        gives={"score.miscalled": "10", "score.emptied": "0"},
    ),
    "exactly a hundred": Expected(
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
    "the first one out ends the match or leaves it": Expected(
        "overlap",
        "match_over",
        ("match_over.first_out", "match_over.last_left"),
        ("about.1", "about.2", "victory.1"),
        3,
        running={"Ana": 0, "Ben": 0, "Cleo": 100},
        gives={"match_over.first_out": "yes", "match_over.last_left": "no"},
    ),
}

each = pytest.mark.parametrize("name", FINDINGS)


@cache
def report() -> Report:
    """The check, for 2 to 6 players."""
    return cambio_spec.check(str(SPEC))


@cache
def printed() -> tuple[Ruleset, ModuleType]:
    """The books' own words, and the engine that they make."""
    ruleset = pipeline.load(str(SPEC))
    return ruleset, load(pipeline.engine_source(ruleset), "printed")


def found(name: str) -> Diagnostic:
    expected = FINDINGS[name]
    (finding,) = (f for f in report().findings if f.rules == expected.rules)
    return finding


def witness(name: str) -> Witness:
    shown = found(name).witness
    assert shown is not None
    return shown


def test_nothing_is_found_but_what_the_books_leave_open() -> None:
    assert [f.rules for f in report().findings] == [f.rules for f in in_order()]
    assert (report().exit_status, report().summary.refuted) == (1, len(FINDINGS))
    assert report().summary.unknown == 0


def in_order() -> list[Expected]:
    """The findings by where they stand in the file."""
    rules = list(printed()[0].rules)
    return sorted(FINDINGS.values(), key=lambda f: [rules.index(rule) for rule in f.rules])


@each
def test_a_finding_has_its_kind_and_its_place_in_the_books(name: str) -> None:
    expected, finding = FINDINGS[name], found(name)
    assert REGISTRY[finding.code].kind == expected.kind
    assert (finding.severity, finding.status) == ("error", "refuted")
    cited = [cite for label in finding.labels for cite in label.citations]
    assert tuple(dict.fromkeys(cited)) == expected.cites


@each
def test_a_finding_shows_the_smallest_deal(name: str) -> None:
    expected, shown = FINDINGS[name], witness(name)
    assert shown.players == expected.players
    hands = {NAMES[hand.player]: " ".join(hand.cards) for hand in shown.hands}
    assert hands == expected.hands
    assert {v.rule: v.value for v in shown.values} == expected.gives
    facts = {NAMES.index(player): points for player, points in expected.running.items()}
    for player, points in facts.items():
        assert str(shown.facts[f"running of {player}"]) == str(points)


@each
def test_the_deal_says_the_same_when_it_is_played_again(name: str) -> None:
    """Each rule alone, and all of them together, in the evaluator and in the engine."""
    expected = FINDINGS[name]
    status = "gap" if expected.kind == "gap" else "conflict"
    applying = () if expected.kind == "gap" else expected.rules
    assert asked_again(expected) == (status, None, applying)


def asked_again(expected: Expected) -> Verdict:
    zone = "lot" if expected.decision == "first_dealer" else "grid"
    zones: dict[Position, list[str]] = {
        (zone, NAMES.index(name)): cards.split() for name, cards in expected.hands.items()
    }
    facts: dict[Fact, Value] = {
        ("running", NAMES.index(name)): points for name, points in expected.running.items()
    }
    if expected.caller is not None:
        facts["caller"] = NAMES.index(expected.caller)
    arguments = () if expected.about is None else (NAMES.index(expected.about),)
    ruleset, engine = printed()
    program = ruleset.program
    state = play.deal_state(program, expected.players, zones, facts)
    told = decide(program, state, expected.decision, arguments)
    found = engine.deal_state(expected.players, zones, facts)
    assert tuple(engine.decide(found, expected.decision, *arguments)) == tuple(told)
    return told


def test_two_players_can_not_show_what_takes_three() -> None:
    two = cambio_spec.check(str(SPEC), players=[2])
    assert [f.rules for f in two.findings] == [f.rules for f in in_order() if f.players == 2]


# ── the words of the books ─────────────────────────────────────────────────────────────────

SAID = {
    # what the editions say there, in German and in French; enough to see that the line is right
    "players.1": ("höchste Karte", "carte la plus haute"),
    "deck.1": ("52-Karten-Kartendeck", "52 cartes"),
    "goal.1": ("zu überschreiten", "dépasser"),
    "about.2": ("Der erste Spieler, der eine", "Le premier joueur à atteindre"),
    "about.1": ("der erste Spieler, der 100", "le premier joueur à atteindre 100"),
    "setup.1": ("hebt ab", "coupe le jeu"),
    "setup.2": ("4 Karten verdeckt", "4 cartes face cachée"),
    "setup.3": ("den Rest verdeckt", "le reste face cachée"),
    "setup.4": ("um den Ablagestapel zu starten", "face visible à côté pour commencer"),
    "setup.5": ("die zwei Karten", "les deux cartes"),
    "setup.6": ("links vom Geber", "à la gauche du donneur"),
    "play.1": ("genau eine dieser Aktionen", "exactement l'une de ces actions"),
    "play.2": ("Vom Talon ziehen", "Piocher dans la pioche"),
    "play.3": ("Vom Ablagestapel ziehen", "Piocher dans la défausse"),
    "play.4": ("Besondere Kartenkräfte", "Pouvoirs spéciaux"),
    "play.5": ("Anlegen", "Coller"),
    "play.6": ("genau einen weiteren Zug", "exactement un tour de plus"),
    "play.7": ("deckt jeder Spieler", "chaque joueur retourne"),
    "scoring.1": ("0 Punkte", "0 point"),
    "scoring.2": ("Alle anderen", "Tous les autres"),
    "scoring.3": ("+10 Punkte", "+10 points"),
    "scoring.4": ("gleichauf", "à égalité"),
    "scoring.5": ("null Karten", "zéro cartes"),
    "victory.1": ("erreicht oder überschreitet", "atteigne ou dépasse"),
}


def test_every_place_that_is_cited_is_looked_up() -> None:
    cited = {cite.rpartition(":")[2] for rule in printed()[0].rules.values() for cite in rule.cites}
    assert cited == set(SAID)


@pytest.mark.parametrize("cite", SAID)
def test_a_place_that_is_cited_says_what_the_rule_says(cite: str) -> None:
    if not EDITIONS.is_dir():
        pytest.skip("the editions are not at hand")
    editions = printed()[0].editions
    for language, words in zip(("de", "fr"), SAID[cite], strict=True):
        place = citations.place(citations.parse(f"{language}:{cite}"), editions)
        assert place is not None
        assert words in (citations.line_text(place, [EDITIONS]) or "")
