"""Every rule of the game and its variants has a test that shows it, at a place that it cites."""

from __future__ import annotations

from cambio_spec.constructs.question import ruled
from cambio_spec.source.citations import parse, place
from tests.classic.situations import rules
from tests.game.book import Shown, all_shown

CHAPTERS = {
    "test_gameplay": {"about", "gameplay"},
    "test_powers": {"gameplay"},
    "test_sticking": {"gameplay", "penalties"},
    "test_penalties": {"penalties"},
    "test_ending": {"gameplay"},
    "test_variants": {"about", "variants"},
}
PLAYED = ("classic", "classic+two_hands", "classic+high_stakes", "classic+rummy+two_packs")

ALL = tuple(all_shown("classic"))
READINGS = [rule for game in PLAYED for rule in rules(game).rules.values()]
RULES = {rule.id for rule in READINGS}
QUESTIONS = {q.name.text: ruled(q) for game in PLAYED for q in rules(game).questions}


def shown(tests: tuple[Shown, ...]) -> set[str]:
    return {rule for test in tests for rule in test.rules}


def test_every_rule_is_shown_by_a_test() -> None:
    assert RULES - shown(ALL) == set()


def test_no_test_shows_a_rule_that_there_is_not() -> None:
    assert shown(ALL) - RULES == set()


def test_tests_are_named_after_places_in_their_chapter() -> None:
    assert {test.module for test in ALL} == {*CHAPTERS, "test_rulings"}
    for test in ALL:
        if test.module == "test_rulings":
            continue
        assert test.place is not None, test.name
        assert test.place.split(".")[0] in CHAPTERS[test.module], test.name
        assert place(parse(test.place), rules().editions) is not None, test.name


def test_a_rule_is_shown_at_a_place_that_it_cites() -> None:
    at = {(rule, test.place) for test in ALL for rule in test.rules if test.place}
    rulings = shown(tuple(test for test in ALL if test.module == "test_rulings"))
    for rule in READINGS:
        if rule.id not in QUESTIONS and rule.cites:
            cited = any((rule.id, place) in at for place in rule.cites)
            assert cited or (rule.because and rule.id in rulings), (rule.id, rule.cites)


def test_every_question_has_a_test_of_its_ruling() -> None:
    rulings = [test for test in ALL if test.module == "test_rulings"]
    for question, ruling in QUESTIONS.items():
        name = f"test_{question}_ruled_{ruling}"
        assert any(t.name.startswith(name) and question in t.rules for t in rulings), name
    for test in rulings:
        assert test.name.split("_ruled_")[0].removeprefix("test_") in QUESTIONS, test.name
