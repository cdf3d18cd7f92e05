"""A variant's books: what it removes leaves no trace, what it adds is asked for, and nothing else
changes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.constructs.action import Action
from cambio_spec.constructs.define import Define
from cambio_spec.constructs.power import Power
from cambio_spec.diagnostics.diagnostic import Diagnostic
from cambio_spec.rulebook.book import Edition, build_sheet, sentence_findings
from cambio_spec.rulebook.markdown import render_markdown
from tests.rulebook.rule_sets import (
    LANGUAGES,
    cambio,
    house_book,
    house_words,
    shipped_book,
    varied,
)

GONE = {
    "remove action stick": {
        "en": r"\bst[iu]ck|\bsticking",
        "de": r"(?i)anleg",
        "es": r"(?i)\bpega",
        "fr": r"(?i)\bcoll(er|ez|ant)\b",
        "pt": r"(?i)\bcol(ar|a|ou|ei)\b",
    },
    "remove action take": {
        "en": r"(?i)take the top discard|neither draw",
        "de": r"Oberste Ablage|weder ziehen",
        "es": r"Tomar de la pila|robar ni tomar",
        "fr": r"(?i)prendre dans la défausse",
        "pt": r"Pegar da pilha|comprar nem pegar",
    },
    "remove rule score.miscalled": {
        "en": r"(?i)penalty (?!is m)|\b10 (points|more)",
        "de": r"Straf[ep](?! steht)|\b10 Punkte",
        "es": r"(?i)penaliz|\b10 puntos",
        "fr": r"(?i)pénalité(?! n’est)|\b10 (points|de plus)",
        "pt": r"(?i)penalidade|\b10 pontos",
    },
    "remove rule score.tied_caller": {
        "en": r"taken to have won|no penalty",
        "de": r"keine Strafe",
        "es": r"ronda por ganada|no paga penalización",
        "fr": r"gagnée pour vous|sans pénalité",
        "pt": r"a vitória é sua|não paga penalidade",
    },
    "remove rule score.tied_other": {
        "en": r"share the lowest total with",
        "de": r"mit der Person teilt",
        "es": r"comparten el total más bajo con",
        "fr": r"total le plus bas avec l’appelant",
        "pt": r"empata no menor total com",
    },
    "remove power look_swap": {
        "en": r"(?i)queen|swap the two",
        "de": r"Dame|die beiden tauschen",
        "es": r"(?i)reina\b|puede intercambiarlas",
        "fr": r"\bdame\b|pouvez ensuite les échanger",
        "pt": r"(?i)\bdama\b|pode trocar as duas",
    },
    "remove step setup.peek": {
        "en": r"look once|some of them",
        "de": r"ein einziges Mal|einige davon",
        "es": r"una sola vez|solo conoce algunas",
        "fr": r"une seule fois|quelques-unes",
        "pt": r"uma única vez|só conhece algumas",
    },
}
QUEEN = {
    "en": "queen",
    "de": "Dame",
    "es": "reina",
    "fr": "dame",
    "pt": "dama",
}
POWERS = tuple(
    f"remove power {name}" for name in ("peek_own", "peek_other", "blind_swap", "look_swap")
)


def said_about(language: str, folder: Path, *patches: str, own: str = "") -> list[Diagnostic]:
    ruleset = varied(*patches)
    assert not ruleset.findings
    return list(sentence_findings(ruleset, house_words(language, folder, own)))


def words_of(text: str) -> str:
    return " ".join(text.replace("\N{NO-BREAK SPACE}", " ").split())


def without_options(book: str, language: str) -> str:
    """A book without what is to be agreed on: options tell of what else there could be."""
    title = Catalog.shipped(language).say("section-agreed")
    before, _, after = book.partition(f"## {title}\n")
    return before + after.partition("\n## ")[2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("patch", GONE)
def test_what_is_removed_leaves_no_trace(patch: str, language: str, tmp_path: Path) -> None:
    assert said_about(language, tmp_path, patch) == []
    trace = re.compile(GONE[patch][language])
    assert trace.search(words_of(shipped_book(language)))
    book = without_options(house_book(language, tmp_path, patch), language)
    assert not trace.search(words_of(book))
    edition = Edition(varied(patch), house_words(language, tmp_path), "test")
    assert not trace.search(words_of(render_markdown(build_sheet(edition))))


@pytest.mark.parametrize(
    ("language", "trace"),
    [
        ("en", r"(?i)\bpower"),
        ("de", r"Kraft|Kräfte"),
        ("es", r"(?i)\bpoder"),
        ("fr", r"(?i)\bpouvoir"),
        ("pt", r"(?i)\bpoder"),
    ],
)
def test_a_game_without_powers_has_no_word_on_them(
    language: str, trace: str, tmp_path: Path
) -> None:
    assert said_about(language, tmp_path, *POWERS) == []
    assert not re.search(trace, house_book(language, tmp_path, *POWERS))


def _removable() -> Iterator[str]:
    for node in cambio().declarations:
        match node:
            case Define(name=name) if name.text == "score":
                yield from (f"rule {node.rule_id(rule)}" for rule in node.rules)
            case Action(name=name) if name.text not in ("draw", "finish"):
                yield f"action {name.text}"
            case Power(name=name):
                yield f"power {name.text}"


REMOVABLE = tuple(_removable())
CARRIED = {
    "rule score.others": ["says-removed-rule"],
    "rule score.winner": ["missing-message"],
}
"""What other rules are said together with: the game's sentence won't do without them."""


@pytest.mark.parametrize("what", REMOVABLE)
def test_removing_a_rule_raises_no_false_alarm(what: str, tmp_path: Path) -> None:
    for language in LANGUAGES:
        found = said_about(language, tmp_path, f"remove {what}")
        assert [d.message.id for d in found] == CARRIED.get(what, [])


TIE = "I called and share the lowest total. Do I pay the 10 points?"
LOST = {
    "action keep": {"Keep it", "Keep"},
    "action throw": {"Throw it", "Throw", "When exactly may I use a power?"},
    "action take": {"Take the top discard"},
    "action call": {
        "Call “Cambio”",
        "Call",
        "Caller",
        "How soon may I call?",
        "May I call although I don’t believe that I’ll win the round?",
        "May somebody else call as well?",
    },
    "action stick": {
        "Stick a card",
        "Stick",
        "Do I stick a card by its points or by its rank?",
        "Does sticking use up my turn?",
        "What if I turn up a card that doesn’t match?",
        "Can I fill a gap that sticking has left?",
    },
    "action pass": {"Pass", "What if I can’t do anything at all?"},
    "power look_swap": {"Does the queen make me swap the two cards?"},
    "rule score.miscalled": {TIE, "Penalty"},
    "rule score.tied_caller": {TIE},
    "rule score.below_zero": {"My total is below zero, but I haven’t won. Do I lose points?"},
    "rule score.emptied": {"Do I win at once when I have no cards left?"},
}
"""The actions, questions and words that go with a rule; whatever isn't listed stays."""

NOTHING = "set penalty = 10"
"""Changes nothing: only the book of the game itself lists the game's other variants."""


def headings(text: str) -> set[str]:
    return set(re.findall(r"\*\*(.+?)\*\*", text.replace("\N{NO-BREAK SPACE}", " ")))


@pytest.mark.parametrize("what", [w for w in REMOVABLE if w not in CARRIED])
def test_nothing_else_vanishes(what: str, tmp_path: Path) -> None:
    before = headings(house_book("en", tmp_path, NOTHING))
    after = headings(house_book("en", tmp_path, f"remove {what}"))
    assert before - after == LOST.get(what, set())
    assert after <= before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("patch", "number"),
    [("set penalty = 5", "5"), ("set limit = 150", "150"), ("replace points of red K is 7", "7")],
)
def test_numbers_that_are_set_are_printed(
    patch: str, number: str, language: str, tmp_path: Path
) -> None:
    assert said_about(language, tmp_path, patch) == []
    said = house_book(language, tmp_path, patch)
    assert re.search(rf"(?<!\d){number}(?!\d)", said)
    assert "cambio+house" in said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "you score your total plus 1 point."),
        ("de", "Ihre Summe und 1 Punkt dazu"),
        ("es", "usted se anota su propio total y 1 punto más"),
        ("fr", "votre total et 1 point de plus"),
        ("pt", "você marca o seu total mais 1 ponto."),
    ],
)
def test_one_point_is_no_points(language: str, said: str, tmp_path: Path) -> None:
    assert said in words_of(house_book(language, tmp_path, "set penalty = 1"))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "| A | Look at one face-down card in an opponent’s grid. |"),
        ("de", "| A | Sehen Sie sich eine verdeckte Karte in einer gegnerischen Auslage an. |"),
        ("es", "| A | Mire una de las cartas boca abajo que haya en la cuadrícula de un rival. |"),
        ("fr", "| A | Regardez une carte face cachée de la grille d’un adversaire. |"),
        ("pt", "| A | Espie uma carta virada para baixo na grade de um oponente. |"),
    ],
)
def test_an_own_power_needs_no_catalog(language: str, said: str, tmp_path: Path) -> None:
    power = "power ace on A optional: choose seen in grid of any opponent; look at seen"
    assert said_about(language, tmp_path, f"add {power}") == []
    lines = house_book(language, tmp_path, f"add {power}").splitlines()
    # In the order of the ranks, though it is declared last.
    assert lines.index(said) < min(i for i, line in enumerate(lines) if line.startswith("| 7 8 |"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replaced_power_is_told_anew_and_old_answers_are_left_out(
    language: str, tmp_path: Path
) -> None:
    patch = "replace power look_swap on Q optional: choose mine in grid of me; look at mine"
    (note,) = said_about(language, tmp_path, patch)
    assert (note.code, note.severity) == ("CAM113", "note")
    names = note.message.arguments["names_list"]
    assert isinstance(names, tuple) and "question-queen-order" in names
    assert note.labels[0].span.text.startswith("power look_swap")
    said = house_book(language, tmp_path, patch)
    assert QUEEN[language] not in said
    own = "question-queen-order = Why?\n    .for = look_then_decide\n    .ruling = So.\n"
    own += "    .reason = Because.\n"
    assert "**Why?**" in house_book(language, tmp_path, patch, own=own)

    held = f"variant-house = Shy queens.\n    .title = Shy\n    .holds = {', '.join(names)}\n"
    assert not said_about(language, tmp_path, patch, own=held)
    assert QUEEN[language] in house_book(language, tmp_path, patch, own=held)


def test_what_is_said_to_hold_has_to_be_there(tmp_path: Path) -> None:
    own = "variant-house = Shy queens.\n    .title = Shy\n    .holds = glossary-queen\n"
    (found,) = said_about("en", tmp_path, "set penalty = 20", own=own)
    assert (found.code, found.message.arguments["reference"]) == ("CAM104", "glossary-queen")


NEW = "add rule score.fifty: 50 when total of player = 40 overrides others"
SENTENCE = """\
score-fifty = With { $number-40 } you score { $value }.
    .for = 50 when total of player = 40 overrides others
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_added_rule_asks_for_its_sentence(language: str, tmp_path: Path) -> None:
    (missing,) = said_about(language, tmp_path, NEW)
    assert missing.code == "CAM100"
    assert missing.labels[0].span.file.path == "home/house.cambio"
    assert missing.message.arguments["path"] == f"home/locales/{language}/house.ftl"
    assert missing.lines == (
        "score-fifty = …",
        "    .for = 50 when total of player = 40 overrides others",
    )
    assert said_about(language, tmp_path, NEW, own=SENTENCE) == []
    said = house_book(language, tmp_path, NEW, own=SENTENCE)
    assert "With 40 you score 50." in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replaced_rule_takes_a_sentence_of_the_variant(language: str, tmp_path: Path) -> None:
    patch = "replace rule score.emptied: 3 when emptied of player"
    found = said_about(language, tmp_path, patch)
    assert [d.message.id for d in found] == ["outdated-in-variant", "left-out"]
    path = f"home/locales/{language}/house.ftl"
    assert {d.message.arguments["path"] for d in found} == {path}
    sentence, *fors = found[0].lines
    assert sentence == "score-emptied = …"
    own = "\n".join([sentence.replace("…", "{ zone-grid.own-in } { $value }"), *fors]) + "\n"
    assert [d.code for d in said_about(language, tmp_path, patch, own=own)] == ["CAM113"]


def test_what_a_sentence_says_besides_is_found_when_it_is_removed(tmp_path: Path) -> None:
    (found,) = said_about("en", tmp_path, "remove rule score.others")
    assert found.message.id == "says-removed-rule"
    assert found.labels[0].span.text == ".for-score-others = total of player"
    assert found.lines[0] == "score-winner = …"
    assert not any("others = total" in line for line in found.lines)


def test_a_sentence_of_the_game_that_is_out_of_date_stays_so_in_a_variant(tmp_path: Path) -> None:
    """Removing what a rule overrides excuses no other change of it."""
    rules = {"rule tied_caller: 0 when": "rule tied_caller: 1 when"}
    ruleset = varied("remove rule score.miscalled", rules=rules)
    found = sentence_findings(ruleset, house_words("en", tmp_path))
    assert [d.message.id for d in found] == ["outdated-message"]
