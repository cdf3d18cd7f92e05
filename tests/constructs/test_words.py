"""Options whose value is a word: which words they may have, and what these mean beside them."""

from __future__ import annotations

import pytest

from cambio_spec.constructs.option import NO_VALUES, OneOfWords, Option
from cambio_spec.kernel.agreeing import agreed
from cambio_spec.kernel.expressions import Const
from cambio_spec.kernel.program import Program
from cambio_spec.nodes.naming import WORDS
from cambio_spec.nodes.scope import RESERVED
from cambio_spec.source.files import SourceFile
from cambio_spec.syntax.format import format_document
from cambio_spec.syntax.parse import parse
from tests.constructs.frame import as_phase, faults, framed, ruleset

FREE = sorted(WORDS - NO_VALUES)
"""Words of the language that an option may have."""


def game(option: str, *rules: str) -> str:
    return framed("\n".join([option, *rules]))


def value(program: Program, decision: str, **values: str) -> object:
    """What a decision gives, where it is always the same once all is agreed on."""
    (rule,) = agreed(program, values).decision(decision).rules
    assert isinstance(rule.value, Const)
    return rule.value.value


@pytest.mark.parametrize("word", [*FREE, "none", "open", "on_sight", "default", "option", "of_all"])
def test_a_word_that_is_read_as_nothing_else_is_free(word: str) -> None:
    text = game(
        f"option race is other or {word}, default {word}",
        f"define same: race = {word} and (race is {word} or {word} != race)",
        f"define turned: not (race is not {word})",
        f"variant house of frame: set race = {word}",
    )
    program = ruleset(text).open
    assert value(program, "same") is True
    assert value(program, "turned") is True
    assert value(program, "same", race="other") is False
    printed = format_document(parse(SourceFile("test.cambio", text)))
    assert f"option race is other or {word}, default {word}" in printed
    assert f"race = {word} and (race is {word} or {word} != race)" in printed


@pytest.mark.parametrize("word", sorted(NO_VALUES))
def test_a_word_that_is_read_as_something_else_is_refused(word: str) -> None:
    (found, *_) = faults(game(f"option race is other or {word}, default other"))
    assert found.code in ("CAM010", "CAM016")
    assert found.labels[0].span.text == word


def test_every_reserved_word_is_one_or_the_other() -> None:
    assert NO_VALUES | set(FREE) >= RESERVED
    assert {"first", "any", "everyone", "player", "left"} <= set(FREE)


@pytest.mark.parametrize("name", ["few", "caller", "marks", "stock", "score", "race", "worth"])
def test_a_word_is_no_name_of_what_can_be_compared(name: str) -> None:
    worth = "table worth of card: A to K is pip of card"
    found = faults(game(f"option race is other or {name}, default other", worth))
    assert [d.code for d in found] == ["CAM021"]
    assert found[0].labels[0].span.text == name


@pytest.mark.parametrize("name", ["turn", "setup", "wait"])
def test_it_may_be_called_like_a_phase_a_stage_or_an_action(name: str) -> None:
    option = f"option race is other or {name}, default {name}"
    program = ruleset(game(option, f"define d: race = {name}"))
    assert value(program.open, "d") is True


def test_two_options_may_have_the_same_word() -> None:
    text = game(
        "option race is first or last, default first",
        "option tie is last or first, default last",
        "define d: race = first and tie = last",
    )
    assert value(ruleset(text).open, "d") is True
    assert value(ruleset(text).open, "d", tie="first") is False


def test_what_is_chosen_may_be_called_like_a_word() -> None:
    """Beside the option it is the word, elsewhere what was chosen."""
    text = game(
        "option race is first or mine, default mine",
        "action more in turn: choose mine in grid of me when race = mine; turn mine up; go to next",
    )
    usual, other = ruleset(text).open, {"race": "first"}
    assert [o.name for o in as_phase(agreed(usual, {}).block("turn")).options] == ["wait", "more"]
    # Nobody may choose where it isn't that word.
    assert [o.name for o in as_phase(agreed(usual, other).block("turn")).options] == ["wait"]


def test_a_definition_may_give_the_word() -> None:
    text = game(
        "option race is first or last, default first",
        "define mode: race",
        "define d: mode is last",
    )
    assert value(ruleset(text).open, "d") is False
    assert value(ruleset(text).open, "d", race="last") is True


@pytest.mark.parametrize(
    ("rule", "code"),
    [
        ("race = firs", "CAM054"),
        ("firs is not race", "CAM054"),
        ("race = tie", "CAM032"),
        ("mode = tie", "CAM032"),
        ("race = 1", "CAM032"),
        ("race = few", "CAM032"),
        ("race = caller", "CAM032"),
        ("race = yes", "CAM032"),
        ("race < last", "CAM032"),
        ("race", None),
        ("first", "CAM020"),
        ("race + 1 > 2", "CAM030"),
        ("not race", "CAM030"),
        ("exactly race of players where yes", "CAM030"),
    ],
)
def test_a_word_is_compared_with_words_of_its_option_only(rule: str, code: str | None) -> None:
    text = game(
        "option race is first or last, default first",
        "option tie is first or last, default first",
        "define mode: race",
        f"define d: {rule}",
    )
    if code is None:
        assert ruleset(text)
        return
    assert [d.code for d in faults(text)] == [code]


def test_a_default_that_is_none_of_the_words_is_told_with_the_nearest() -> None:
    (found,) = faults(game("option race is first or seat_order, default seatorder"))
    assert found.code == "CAM054"
    assert found.help is not None and found.help.arguments == {"nearest": "seat_order"}


def test_the_values_are_kept_in_their_order() -> None:
    (option,) = ruleset(game("option race is last or first or none, default none")).all(Option)
    assert isinstance(option.values, OneOfWords)
    assert option.listed == ("last", "first", "none")
