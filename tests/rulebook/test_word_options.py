"""Options whose value is a word: each word has words of its own in the book of every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec.diagnostics.codes import UNKNOWN_REFERENCE, UNSAID
from cambio_spec.diagnostics.diagnostic import Diagnostic
from cambio_spec.rulebook.book import Edition, build_rulebook
from cambio_spec.rulebook.findings import findings
from cambio_spec.rulebook.markdown import render_markdown
from cambio_spec.rulebook.sentences import sentences
from cambio_spec.rulebook.wording import Wording, load
from tests.constructs.frame import framed, ruleset
from tests.rulebook.rule_sets import LANGUAGES

OPTION = "option race_for is first or seat_order or youngest, default {}"
WORDS = ("first", "seat_order", "youngest")
TOLD = """\
option-race-for = { $race-for ->
    [first] Quick hands.
    [seat_order] Round the table.
   *[youngest] Youth first.
 }
"""
SENTENCES = {"first": "Quick hands.", "seat_order": "Round the table.", "youngest": "Youth first."}


def wording(folder: Path, language: str, said: str) -> Wording:
    file = folder / f"{language}.ftl"
    file.write_text(said, encoding="utf-8")
    return load(language, [file])


def found(folder: Path, said: str) -> list[Diagnostic]:
    rules = ruleset(framed(OPTION.format("first")))
    told = findings(sentences(rules, wording(folder, "en", said), draft=False))
    return [d for d in told if "race_for" in d.rules]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", WORDS)
def test_the_book_says_what_is_agreed_on(tmp_path: Path, language: str, word: str) -> None:
    rules = ruleset(framed(OPTION.format(word)))
    edition = Edition(rules, wording(tmp_path, language, TOLD), "test", draft=True)
    book = render_markdown(build_rulebook(edition))
    assert [said for said in SENTENCES.values() if said in book] == [SENTENCES[word]]


def test_a_sentence_for_each_word_is_fine(tmp_path: Path) -> None:
    assert found(tmp_path, TOLD) == []
    assert found(tmp_path, TOLD.replace("[youngest]", "[other]")) == []


@pytest.mark.parametrize(
    ("old", "new"),
    [("[seat_order]", "[seat-order]"), ("[youngest]", "[young]"), ("[first]", "[0]")],
)
def test_a_variant_for_what_is_no_word_is_found_where_it_stands(
    tmp_path: Path, old: str, new: str
) -> None:
    (first, *_) = found(tmp_path, TOLD.replace(old, new))
    assert first.code == UNKNOWN_REFERENCE.code
    assert first.labels[0].span.text == new.strip("[]")


def test_words_that_the_sentence_does_not_tell_apart_are_found(tmp_path: Path) -> None:
    (alike,) = found(tmp_path, TOLD.replace("    [seat_order] Round the table.\n", ""))
    assert alike.code == UNSAID.code
    assert alike.message.arguments["values_list"] == ("`seat_order`", "`youngest`")
    (silent,) = found(tmp_path, "option-race-for = Something is agreed on.\n")
    assert len(silent.message.arguments["values_list"]) == len(WORDS)  # type: ignore[arg-type]


def test_what_it_leaves_out_on_purpose_is_no_fault(tmp_path: Path) -> None:
    quiet = "option-race-for = Something is agreed on.\n    .unsaid = race-for\n"
    assert found(tmp_path, quiet) == []


def test_two_choices_together_may_tell_the_words_apart(tmp_path: Path) -> None:
    said = """\
option-race-for = { $race-for ->
    [first] Quick
   *[other] Slow
 } and { $race-for ->
    [youngest] young
   *[other] old
 }.
"""
    assert found(tmp_path, said) == []


@pytest.mark.parametrize("word", WORDS)
def test_a_sentence_may_use_the_numbers_that_another_word_asks_for(
    tmp_path: Path, word: str
) -> None:
    limited = """
param cap = 17
action stop in turn when race_for = first: let marks of me be cap; end match
"""
    told = """\
option-race-for = { $race-for ->
    [first] Up to { $cap }.
    [seat_order] Not up to { $cap }.
   *[youngest] Less than { $cap }.
 }
"""
    rules = ruleset(framed(f"{OPTION.format(word)}\n{limited}"))
    book = render_markdown(
        build_rulebook(Edition(rules, wording(tmp_path, "en", told), "test", draft=True))
    )
    assert "p to 17." in book or "Less than 17." in book
