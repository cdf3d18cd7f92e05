"""Every rule of the game has a test that shows it, at the place of the book that it cites.

So has everything that a variant adds, changes or takes away, in the tests of that variant.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import pytest

from cambio_spec.constructs.question import Question, ruled
from cambio_spec.constructs.variant import Variant
from cambio_spec.model.ruleset import Rule, Ruleset
from cambio_spec.source.citations import parse, place
from tests.game.book import Shown, all_shown, rules_shown
from tests.game.situations import rules_of_the_game
from tests.game.table import rules_of

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
    "test_options": {"play", "scoring", "victory", "goal"},
}

ALL = tuple(all_shown())
USUAL = tuple(test for test in ALL if test.variant is None)
GAME = rules_of_the_game()
VARIANTS: Mapping[str, Variant] = {v.name.text: v for v in GAME.own_variants}

each_variant = pytest.mark.parametrize("variant", VARIANTS)


@cache
def varied(variant: str) -> Ruleset:
    return rules_of(f"cambio+{variant}").ruleset


def shown_for(variant: str) -> tuple[Shown, ...]:
    return tuple(test for test in ALL if test.variant == variant)


def touched(variant: str) -> set[str]:
    """The rules that a variant adds, words differently or takes away."""
    usual, here = GAME.rules, varied(variant).rules
    changed = {id for id in usual.keys() & here.keys() if usual[id].text != here[id].text}
    return changed | (usual.keys() ^ here.keys())


# ── the game as it usually is ──────────────────────────────────────────────────────────────


def test_every_rule_is_shown_by_a_test() -> None:
    assert GAME.rules.keys() - rules_shown(USUAL) == set()


def test_no_test_shows_a_rule_that_there_is_not() -> None:
    assert rules_shown(USUAL) - GAME.rules.keys() == set()


def test_every_chapter_has_its_tests() -> None:
    assert {test.module for test in USUAL} == {*CHAPTERS, "test_rulings"}


def test_tests_are_named_after_places_in_their_chapter() -> None:
    for test in USUAL:
        if test.module == "test_rulings":
            continue
        assert test.place is not None, test.name
        assert test.place.split(".")[0] in CHAPTERS[test.module], test.name
        assert place(parse(test.place), GAME.editions) is not None, test.name


def test_a_rule_is_shown_at_a_place_that_it_cites() -> None:
    for rule in GAME.rules.values():
        assert not_where_it_is_cited(rule, GAME, USUAL) == set(), rule.id


def not_where_it_is_cited(rule: Rule, ruleset: Ruleset, tests: tuple[Shown, ...]) -> set[str]:
    """The places that a rule cites if no test shows it at one of them. What no book has cites
    nothing, and may be shown anywhere; a question is shown by a test named after it."""
    places = {cite.rpartition(":")[2] for cite in rule.cites}
    if rule.id in rulings(ruleset) or places & {t.place for t in tests if rule.id in t.rules}:
        return set()
    return places


def test_every_question_has_a_test_of_its_ruling() -> None:
    assert {test.question for test in USUAL if test.module == "test_rulings"} <= set(rulings(GAME))
    assert unanswered(rulings(GAME), USUAL) == set()


def rulings(ruleset: Ruleset) -> dict[str, str]:
    """Of all questions that are written, also those that come up only if something is agreed on."""
    asked = (d for d in ruleset.written if isinstance(d, Question))
    return {question.name.text: ruled(question) for question in asked}


def unanswered(asked: Mapping[str, str], tests: tuple[Shown, ...]) -> set[str]:
    """The names of the tests that are missing."""
    expected = {f"test_{question}_ruled_{ruling}": question for question, ruling in asked.items()}
    return {
        name
        for name, question in expected.items()
        if not any(f"{t.name}_".startswith(f"{name}_") and question in t.rules for t in tests)
    }


# ── variants ───────────────────────────────────────────────────────────────────────────────


def test_every_variant_has_its_tests() -> None:
    assert {test.variant for test in ALL if test.variant is not None} == set(VARIANTS)


@each_variant
def test_what_a_variant_adds_changes_or_takes_away_is_shown_by_its_tests(variant: str) -> None:
    assert touched(variant) - rules_shown(shown_for(variant)) == set()


@each_variant
def test_no_test_of_a_variant_shows_a_rule_that_there_is_not(variant: str) -> None:
    there = varied(variant).rules.keys() | touched(variant)
    assert rules_shown(shown_for(variant)) - there == set()


@each_variant
def test_tests_of_a_variant_are_named_after_its_place_or_its_questions(variant: str) -> None:
    places = {f"{cite.section}.{cite.item}" for cite in VARIANTS[variant].cites}
    for test in shown_for(variant):
        known = test.place in places or test.question in rulings(varied(variant))
        assert known, test.name


@each_variant
def test_what_a_variant_cites_is_shown_at_that_place(variant: str) -> None:
    here, usual = varied(variant), GAME.rules
    for id in touched(variant) & here.rules.keys():
        if id not in usual or usual[id].cites != here.rules[id].cites:
            assert not_where_it_is_cited(here.rules[id], here, shown_for(variant)) == set(), id


@each_variant
def test_every_question_of_a_variant_has_a_test_of_its_ruling(variant: str) -> None:
    added = rulings(varied(variant)).items() - rulings(GAME).items()
    assert unanswered(dict(added), shown_for(variant)) == set()
