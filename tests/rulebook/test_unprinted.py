"""A form of a sentence that nothing prints is found; whatever is printed somewhere isn't."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.diagnostics.sentences import sentence
from cambio_spec.rulebook.findings import findings
from cambio_spec.rulebook.sentences import sentences
from tests.rulebook.rule_sets import LANGUAGES
from tests.rulebook.small import small, small_words

WINNER = "    .why = lowest total\n"
POWER = "power renew on Q: shuffle stock\n"


def found(folder: Path, old: str, new: str, more: str = "") -> list[str]:
    """The forms that nothing prints, once something stands in the sentences for what was there."""
    words = small_words(folder, changes={old: new} if old else {"": new})
    said = sentences(small(None, more), words, draft=False)
    told = [d for d in findings(said) if d.message.id == "unprinted-form"]
    assert all(d.code == "CAM110" and d.severity == "warning" for d in told)
    return [f"{d.message.arguments['name']}.{d.message.arguments['form']}" for d in told]


def test_a_reason_needs_the_rule_that_it_explains(tmp_path: Path) -> None:
    new = f"{WINNER}    .why-score-miscalled = called too early\n"
    assert found(tmp_path, WINNER, new) == ["score-winner.why-score-miscalled"]
    assert found(tmp_path, WINNER, WINNER) == []


@pytest.mark.parametrize(
    ("old", "new", "form"),
    [
        ("opening-first-dealer = Agree on who deals first.\n", "short", "opening-first-dealer"),
        ("setup-shuffle = Shuffle all { $cards } cards.\n", "title", "setup-shuffle"),
        ("setup-shuffle = Shuffle all { $cards } cards.\n", "term", "setup-shuffle"),
        ("game = { $title }\n", "short", "game"),
    ],
)
def test_there_is_no_place_for_it(tmp_path: Path, old: str, new: str, form: str) -> None:
    changed = old.replace("{ $title }", "Example") + f"    .{new} = In short.\n"
    assert found(tmp_path, old, changed) == [f"{form}.{new}"]


def test_there_is_a_place_for_it(tmp_path: Path) -> None:
    shuffle = "setup-shuffle = Shuffle all { $cards } cards.\n"
    assert found(tmp_path, shuffle, f"{shuffle}    .short = In short.\n") == []
    power = f"renew = Shuffle.\n    .title = Wind\n    .for = {POWER}"
    assert found(tmp_path, "", power, POWER) == []


def test_a_form_that_another_sentence_quotes_is_printed(tmp_path: Path) -> None:
    old = "opening-first-dealer = Agree on who deals first.\n"
    quoting = "opening-first-dealer = { opening-first-dealer.short } deals first.\n"
    assert found(tmp_path, old, f"{quoting}    .short = Whoever likes\n") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(language: str, tmp_path: Path) -> None:
    new = f"{WINNER}    .why-score-miscalled = called too early\n"
    words = small_words(tmp_path, changes={WINNER: new})
    told = findings(sentences(small(), words, draft=False))
    (one,) = [d for d in told if d.message.id == "unprinted-form"]
    assert ".why-score-miscalled" in sentence(one.message, Catalog.shipped(language))
    assert one.help is not None
    assert ".for-score-miscalled" in sentence(one.help, Catalog.shipped(language))
