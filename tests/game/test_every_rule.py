"""Every rule of the game has a test that shows it, at the place of the book that it cites."""

from __future__ import annotations

from cambio_spec.source.citations import parse, place
from tests.game.book import Shown, all_shown
from tests.game.situations import rules_of_the_game

CHAPTERS = {
    "test_players": {"players"},
    "test_deck": {"deck"},
    "test_setup": {"setup"},
    "test_play": {"play"},
    "test_powers": {"play"},
    "test_sticking": {"play"},
    "test_calling": {"play"},
    "test_scoring": {"scoring"},
    "test_winning": {"victory", "goal"},
}

ALL = tuple(all_shown())
RULES = rules_of_the_game().rules
QUESTIONS = {q.name.text: q.ruling.text for q in rules_of_the_game().questions}


def shown(tests: tuple[Shown, ...]) -> set[str]:
    return {rule for test in tests for rule in test.rules}


def test_every_rule_is_shown_by_a_test() -> None:
    assert set(RULES) - shown(ALL) == set()


def test_no_test_shows_a_rule_that_there_is_not() -> None:
    assert shown(ALL) - set(RULES) == set()


def test_every_chapter_has_its_tests() -> None:
    assert {test.module for test in ALL} == {*CHAPTERS, "test_rulings"}


def test_tests_are_named_after_places_in_their_chapter() -> None:
    editions = rules_of_the_game().editions
    for test in ALL:
        if test.module == "test_rulings":
            continue
        assert test.place is not None, test.name
        assert test.place.split(".")[0] in CHAPTERS[test.module], test.name
        assert place(parse(test.place), editions) is not None, test.name


def test_a_rule_is_shown_at_a_place_that_it_cites() -> None:
    """Rules that cite nothing, because no book has them, may be shown anywhere."""
    at = {(rule, test.place) for test in ALL for rule in test.rules}
    for rule in RULES.values():
        places = {cite.rpartition(":")[2] for cite in rule.cites}
        if rule.id not in QUESTIONS and places:
            assert any((rule.id, place) in at for place in places), (rule.id, places)


def test_every_question_has_a_test_of_its_ruling() -> None:
    rulings = [test for test in ALL if test.module == "test_rulings"]
    for question, ruling in QUESTIONS.items():
        name = f"test_{question}_ruled_{ruling}"
        assert any(t.name.startswith(name) and question in t.rules for t in rulings), name
    for test in rulings:
        assert test.name.split("_ruled_")[0].removeprefix("test_") in QUESTIONS, test.name
