"""Partners are a rule like others: the book has to say who plays together."""

from __future__ import annotations

from pathlib import Path

from cambio_spec.rulebook.book import Edition, build_rulebook, sentence_findings
from cambio_spec.rulebook.document import Paragraph, Plain
from tests.rulebook.rule_sets import cambio, words

CONDITION = "it is neighbour of neighbour of me"
RULES = {
    "deck french_52 in stock": f"partners when {CONDITION} [players.1]\n\ndeck french_52 in stock"
}
SAID = {
    "setup-deal =": "partners = Whoever sits opposite you is your partner.\n"
    f"    .for = partners when {CONDITION}\n\nsetup-deal ="
}


def test_without_a_sentence_it_is_missing(tmp_path: Path) -> None:
    (missing,) = sentence_findings(cambio(RULES), words("en", tmp_path))
    assert (missing.message.id, missing.message.arguments["name"]) == (
        "missing-message",
        "partners",
    )
    assert missing.lines == ("partners = …", f"    .for = partners when {CONDITION}")


def test_it_is_said_among_the_players_with_its_source(tmp_path: Path) -> None:
    made = build_rulebook(Edition(cambio(RULES), words("en", tmp_path, SAID), "test"))
    (section,) = (s for s in made.sections if s.anchor == "players")
    (paragraph,) = (
        block
        for block in section.blocks
        if isinstance(block, Paragraph)
        and Plain("Whoever sits opposite you is your partner.") in block.text
    )
    assert paragraph.marks == ("players.1",)


def test_a_sentence_for_another_condition_is_outdated(tmp_path: Path) -> None:
    other = {key: text.replace("neighbour of neighbour", "neighbour") for key, text in SAID.items()}
    (outdated,) = sentence_findings(cambio(RULES), words("en", tmp_path, other))
    assert outdated.message.id == "outdated-message"
