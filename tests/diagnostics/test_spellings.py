"""A hint shows what to write as it is written in the file at hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from cambio_spec.catalog.catalog import Catalog, languages
from cambio_spec.diagnostics.codes import MISSING_PART, UNCITED
from cambio_spec.diagnostics.diagnostic import Message, Rejected
from cambio_spec.diagnostics.sentences import help_text
from cambio_spec.source.files import SourceFile, Span, read
from cambio_spec.syntax.parse import parse

EN = Catalog.shipped("en")
IN_YAML = "-in-yaml"
ADVICE = [name for name in EN.entries if re.search(r"^help-|-help$", name)]
ABOUT_TEXT = {"unclosed-text-help", "unknown-character-help"}
"""What is said of text only: of a value of YAML, `_Moved` says something else."""


def shown(message: str, language: str) -> Iterator[str]:
    """What stands in backticks anywhere in a message, in all of its choices."""
    written = Catalog.shipped(language).entries[message].text
    for snippet in re.findall(r"`([^`]+)`", written):
        yield re.sub(r"\{[^}]*\}", "x", snippet).replace("…", "x")


def is_text_only(snippet: str) -> bool:
    """Whether it is a declaration, a reason, a citation or a rule of the text spelling, none of
    which can be a value of YAML."""
    if re.match(r"\[[a-z]+\.\d|because \"", snippet):
        return True
    for begun in (snippet, snippet.removesuffix(": x") + ": turn x up"):
        try:
            return bool(parse(SourceFile("a.cambio", begun)).declarations)
        except Rejected:
            continue
    return " when " in snippet and not snippet.startswith("action")


@pytest.mark.parametrize("message", ADVICE)
def test_advice_in_the_words_of_the_text_has_a_twin_in_yaml(message: str) -> None:
    if any(map(is_text_only, shown(message, "en"))):
        assert EN.has(message + IN_YAML) or message in ABOUT_TEXT


def test_the_words_of_the_text_are_told_from_those_of_both() -> None:
    for snippet in ("game cambio", "[scoring.3]", 'because "x"', "action stick in turn: x"):
        assert is_text_only(snippet)
    for snippet in ("go to", "each player: announce score of me", "if x then x", "overrides"):
        assert not is_text_only(snippet)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("message", [name for name in EN.entries if name.endswith(IN_YAML)])
def test_what_a_twin_shows_is_yaml(message: str, language: str) -> None:
    for snippet in shown(message, language):
        assert not is_text_only(snippet)
        if ":" in snippet:
            assert isinstance(yaml.safe_load(snippet), dict | list | str), snippet


def test_which_spelling_a_file_has() -> None:
    at = {path: Span(SourceFile(path, "x"), 0, 1) for path in ("a.cambio", "a.yaml", "a.YML")}
    said = {path: help_text(UNCITED.at(span, rule="x"), EN) for path, span in at.items()}
    assert '`because "…"`' in str(said["a.cambio"])
    assert said["a.yaml"] == said["a.YML"]
    assert "`cites: [scoring.3]`" in str(said["a.yaml"])


def test_a_rule_set_that_is_named_without_its_suffix(tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text("- game: mine\n", encoding="utf-8")
    file = read(tmp_path / "mine.yaml", "mine")
    found = MISSING_PART.at(Span(file, 0, 1), part="deck")
    assert "`- deck: french_52`" in str(help_text(found, EN))


def test_advice_of_its_own_is_spelt_too() -> None:
    help_ = Message("help-by-any-player")
    place = Span(SourceFile("a.yaml", "x"), 0, 1)
    assert "`- action: stick by any player`" in str(help_text(UNCITED.at(place, help=help_), EN))
