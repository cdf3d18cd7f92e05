"""A question that is left open is printed as one, with what a reader has to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec.diagnostics.diagnostic import Diagnostic
from cambio_spec.rulebook.book import Edition, build_rulebook, sentence_findings
from cambio_spec.rulebook.markdown import render_markdown
from cambio_spec.rulebook.wording import Wording
from tests.rulebook.rule_sets import LANGUAGES, house_words, varied

PATCH = "add question drinks open"
WORDS = "question-drinks = Who drinks first?\n    .for = open\n    .reason = Nobody says.\n"
SAID = {
    "en": "Left open: agree on it before you play.",
    "de": "Offen gelassen: Einigen Sie sich, bevor Sie spielen.",
    "es": "Queda abierta: pónganse de acuerdo antes de jugar.",
    "fr": "Laissé ouvert : mettez-vous d’accord avant de jouer.",
    "pt": "Fica em aberto: combinem antes de jogar.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_says_that_it_is_open(language: str, tmp_path: Path) -> None:
    said = house_words(language, tmp_path, WORDS)
    book = render_markdown(build_rulebook(Edition(varied(PATCH), said, "test")))
    place = book.index("Who drinks first?")
    assert SAID[language] in book[place:].replace("\N{NO-BREAK SPACE}", " ")
    assert "Nobody says." in book[place:]


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        ("", ("question-drinks = …", "    .for = open", "    .reason = …")),
        (WORDS.replace("    .for = open\n", ""), ("    .for = open",)),
    ],
)
def test_it_needs_words_too_but_no_ruling(
    words: str, lines: tuple[str, ...], tmp_path: Path
) -> None:
    (missing,) = findings(house_words("en", tmp_path, words))
    assert missing.lines == lines


def test_words_that_tell_of_a_ruling_are_out_of_date(tmp_path: Path) -> None:
    said = house_words("en", tmp_path, WORDS.replace(".for = open", ".for = the_oldest"))
    (outdated,) = findings(said)
    assert outdated.lines == ("    .for = open",)


def findings(said: Wording) -> list[Diagnostic]:
    return [f for f in sentence_findings(varied(PATCH), said) if f.severity != "note"]
