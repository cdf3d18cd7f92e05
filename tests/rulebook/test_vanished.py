"""A rule is said only by what the book of a configuration prints: where the one sentence that says
it has no place there, it is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec.diagnostics.diagnostic import Diagnostic, Message
from cambio_spec.rulebook.findings import findings
from cambio_spec.rulebook.sentences import sentences
from cambio_spec.rulebook.wording import load
from tests.rulebook.rule_sets import cambio, changed, game_words, varied
from tests.rulebook.small import small, small_words

TOTAL = "    .for = define total of player: sum points of cards in grid of player\n"
OWN = f"total = Your total is what the cards {{ zone-grid.own-in }} are worth together.\n{TOTAL}"
DEFINED = " = define total of player: sum points of cards in grid of player"
SHIPPED = f"""
total = Your total is the sum of the points of all the cards {{ zone-grid.own-in }}.
    .for{DEFINED}
"""
THROW = "replace action throw in holding: move hand of me to discard; go to closing"
FOR_TOTAL = TOTAL.replace(".for ", ".for-total ")


def missing(found: tuple[Diagnostic, ...]) -> list[Diagnostic]:
    return [d for d in found if d.code == "CAM100"]


def said_by(folder: Path, sentence: str, more: str = "") -> list[Diagnostic]:
    """What is missing once `sentence` alone says what a total is."""
    words = small_words(folder, changes={OWN: "", "": sentence})
    return missing(findings(sentences(small(None, more), words, draft=False)))


@pytest.mark.parametrize(
    "name",
    ["hint", "zone-pot", "said-total", "role-total", "question-total", "option-total", "powers"],
)
def test_what_no_book_prints_says_nothing(tmp_path: Path, name: str) -> None:
    found = said_by(tmp_path, f"{name} = Count all your cards.\n{FOR_TOTAL}")
    assert [d.rules for d in found] == [("total",)]


@pytest.mark.parametrize("name", ["about-total", "object-total", "deck", "players"])
def test_what_every_book_prints_says_it(tmp_path: Path, name: str) -> None:
    assert said_by(tmp_path, f"{name} = Count all your cards.\n{FOR_TOTAL}") == []


def test_the_sentence_above_the_powers_says_it_where_there_are_powers(tmp_path: Path) -> None:
    power = "power renew on Q: shuffle stock\n"
    assert said_by(tmp_path, f"powers = Count all your cards.\n{FOR_TOTAL}", power) == []


def test_a_message_without_a_sentence_says_nothing(tmp_path: Path) -> None:
    found = said_by(tmp_path, f"total =\n    .why = all of them\n{TOTAL}")
    assert [d.rules for d in found] == [("total",)]
    assert found[0].message.id == "missing-message"


def test_a_sentence_whose_place_another_one_takes_says_nothing(tmp_path: Path) -> None:
    """The first that says a rule stands at its place; the rule's own is printed nowhere."""
    shuffle = "gather everything into stock; shuffle stock"
    first = (
        f"about-cards = First of all the cards are shuffled.\n    .for-setup-shuffle = {shuffle}\n"
    )
    own = f"    .for = {shuffle}\n"
    words = small_words(
        tmp_path,
        changes={
            OWN: "",
            "## The game\n": f"## The game\n\n{first}",
            own: own + FOR_TOTAL,
        },
    )
    found = missing(findings(sentences(small(), words, draft=False)))
    assert [d.rules for d in found] == [("total",)]


def test_the_finding_shows_the_sentence_that_has_no_place(tmp_path: Path) -> None:
    (found,) = said_by(tmp_path, f"hint = Count all your cards.\n{FOR_TOTAL}")
    rule, sentence = found.labels
    assert rule.span.file.path == "test.cambio"
    assert sentence.message is not None and sentence.message.id == "label-not-printed"
    assert sentence.span.file.path.endswith("en.ftl")


@pytest.mark.parametrize(
    ("sentence", "patch"),
    [
        ("deck = ", "replace deck 2 french_52 in stock"),
        ("players = ", "replace players 2 to 4, clockwise"),
        ("glossary-stick = ", "remove action stick"),
        ("glossary-throw = ", THROW),
    ],
)
def test_a_variant_takes_away_the_sentence_that_also_said_it(
    tmp_path: Path, sentence: str, patch: str
) -> None:
    said = changed(game_words("en").read_text(encoding="utf-8"), {SHIPPED: ""})
    head, told, rest = said.partition(f"\n{sentence}")
    body, gap, rest = rest.partition("\n\n")
    file = tmp_path / "cambio.ftl"
    file.write_text(f"{head}{told}{body}\n    .for-total{DEFINED}{gap}{rest}", encoding="utf-8")
    own = Path("home/locales/en/house.ftl")
    words = load("en", [file, own])
    plain = findings(sentences(cambio(), load("en", [file]), draft=False))
    assert [d for d in missing(plain) if d.rules == ("total",)] == []
    found = findings(sentences(varied(patch), words, draft=False))
    (total,) = [d for d in missing(found) if d.rules == ("total",)]
    assert total.labels[0].message == Message("label-took-away")
    assert total.labels[0].span.file.path == "home/house.cambio"
    assert total.message.arguments["path"] == str(own)
