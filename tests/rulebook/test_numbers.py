"""Numbers without a name: a sentence may use each that stands in its rules, and has to use those
that are neither 0 nor 1."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec.catalog.catalog import Catalog, languages
from cambio_spec.diagnostics.diagnostic import Diagnostic
from cambio_spec.diagnostics.sentences import help_text
from cambio_spec.rulebook.book import sentence_findings
from tests.rulebook.small import small, small_words

RULES = {
    "a choice": "action several in turn: choose n in 1 to 4; go to next",
    "a condition": "action several in turn when size of discard > 0: go to next",
    "a row": "action several in turn: turn row 1 of grid of me up; go to next",
    "a number below zero": "define several of player: size of hand of player + -3",
}


def found(rule: str, said: str, folder: Path) -> list[Diagnostic]:
    """What is found in a sentence for the rule."""
    text = "\n    .title = Some" if rule.startswith("action") else ""
    rules = small(more=f'\n{rule} because "a test"\n')
    more = f"several = {said}{text}\n    .for = {rule}\n    .unsaid = face-up, zone-hand"
    words = small_words(folder, changes={"": more})
    return [
        f for f in sentence_findings(rules, words) if f.message.arguments.get("name") == "several"
    ]


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("a choice", "From { $number-1 } to { $number-4 }."),
        ("a choice", "Up to { $number-4 }."),
        ("a condition", "If there are more than { $number-0 }."),
        ("a condition", "If there is a card { zone-discard.in }."),
        ("a row", "Row { $number-1 } { zone-grid.own-of }."),
        ("a number below zero", "{ SIGNED($number-minus-3) } points."),
    ],
)
def test_each_number_of_a_rule_may_be_used_and_neither_0_nor_1_has_to_be(
    kind: str, said: str, tmp_path: Path
) -> None:
    numbers = [
        f for f in found(RULES[kind], said, tmp_path) if "number" in str(f.message.arguments)
    ]
    assert numbers == []


def test_another_number_is_refused_with_those_that_there_are(tmp_path: Path) -> None:
    said = "From { $number-2 } to { $number-4 }."
    (fault,) = found(RULES["a choice"], said, tmp_path)
    assert fault.message.id == "unknown-variable"
    assert fault.help is not None and fault.help.id == "other-numbers-help"
    assert fault.help.arguments["numbers_list"] == ("`$number-1`", "`$number-4`")


@pytest.mark.parametrize("language", languages())
def test_where_there_are_no_numbers_it_is_said_in_every_language(
    language: str, tmp_path: Path
) -> None:
    (fault,) = found("action several in turn: go to turn", "Take { $number-4 }.", tmp_path)
    assert fault.help is not None and fault.help.arguments["numbers_list"] == ()
    assert help_text(fault, Catalog.shipped(language))


def test_what_has_to_be_said_is_shown_as_a_sentence_uses_it(tmp_path: Path) -> None:
    (fault,) = found(RULES["a choice"], "From { $number-1 } on.", tmp_path)
    assert fault.message.id == "unsaid"
    assert fault.message.arguments["what_list"] == ("`number-4`",)
    assert fault.help is not None and fault.help.id == "unsaid-number-help"
