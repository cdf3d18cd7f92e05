"""What the rules say and what the book says can't part: numbers come from the rules, and a
sentence whose rule has changed is refused."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.diagnostics.diagnostic import Argument, Rejected
from cambio_spec.diagnostics.human import rows
from cambio_spec.rulebook.book import Edition, build_rulebook, sentence_findings
from cambio_spec.rulebook.markdown import render_markdown
from tests.rulebook.rule_sets import LANGUAGES, book, cambio, document, shipped_book, words

Changes = Mapping[str, str]
PENALTY = """{ $penalty ->
    [one] { $penalty }\N{NO-BREAK SPACE}point
   *[other] { $penalty }\N{NO-BREAK SPACE}points
 }."""


def found(
    language: str, folder: Path, rules: Changes | None = None, said: Changes | None = None
) -> list[tuple[str, dict[str, Argument]]]:
    diagnostics = sentence_findings(cambio(rules), words(language, folder, said))
    return [(d.message.id, dict(d.message.arguments)) for d in diagnostics]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_unsaid(language: str, tmp_path: Path) -> None:
    assert found(language, tmp_path) == []


NUMBERS = {
    "param penalty = 10": ("param penalty = 37", "37"),
    "1 to 1000, default 100": ("1 to 1000, default 143", "143"),
    "J is 11": ("J is 19", "19"),
    "red K is -2": ("red K is -17", "−17"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_changes_in_every_language(language: str, tmp_path: Path) -> None:
    before = shipped_book(language)
    after = book(language, tmp_path, {old: new for old, (new, _) in NUMBERS.items()})
    for _, number in NUMBERS.values():
        whole = re.compile(rf"(?<!\d){number}(?!\d)")
        assert whole.search(after) and not whole.search(before), number


@pytest.mark.parametrize(
    ("language", "players"),
    [
        ("en", "2 to 5"),
        ("de", "2 bis 5"),
        ("es", "2 a 5"),
        ("fr", "2 à 5"),
        ("pt", "2 a 5"),
    ],
)
def test_the_number_of_players_changes(language: str, players: str, tmp_path: Path) -> None:
    said = document(language, tmp_path, {"players 2 to 6": "players 2 to 5"}).subtitle
    assert players in said.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_old_penalty_is_gone(language: str, tmp_path: Path) -> None:
    said = book(language, tmp_path, {"param penalty = 10": "param penalty = 37"})
    assert "10\N{NO-BREAK SPACE}" not in said


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Turn a card in your grid face up."),
        ("de", "Decken Sie eine Karte in Ihrer Auslage auf."),
        ("es", "Ponga boca arriba una carta que haya en su cuadrícula."),
        ("fr", "Retournez face visible une carte de votre grille."),
        ("pt", "Revele uma carta na sua grade."),
    ],
)
def test_a_power_of_other_effects_needs_no_sentence(
    language: str, sentence: str, tmp_path: Path
) -> None:
    power = "power unmask on 2: choose mine in grid of me; turn mine up\n\npower peek_own"
    said = book(language, tmp_path, {"power peek_own": power})
    assert sentence in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_whose_rule_has_changed_is_refused(language: str, tmp_path: Path) -> None:
    rules = {"rule tied_caller: 0 when": "rule tied_caller: 1 when"}
    ((kind, arguments),) = found(language, tmp_path, rules)
    assert kind == "outdated-message"
    assert (arguments["name"], arguments["rule"]) == ("score-tied-caller", "score.tied_caller")
    with pytest.raises(Rejected):
        book(language, tmp_path, rules)


def test_a_ruling_that_has_changed_is_refused(tmp_path: Path) -> None:
    ((kind, arguments),) = found("en", tmp_path, {"ruled reshuffle": "ruled stop_the_round"})
    assert (kind, arguments["name"]) == ("outdated-message", "question-stock-out")


@pytest.mark.parametrize(
    ("sentence", "without", "atom"),
    [
        (PENALTY, "some points more", "penalty"),
        ("At { $limit }\N{NO-BREAK SPACE}points or more", "With too many points", "limit"),
        ("Put the drawn card { face-up } ", "Put the drawn card ", "face-up"),
        ("power cards, you { may } now", "power cards, you now", "may"),
        ("{ each-player.opening } turns the cards", "You turn the cards", "each-player"),
        (
            "Put the drawn card { face-up } { zone-discard.to }.",
            "Put it { face-up }.",
            "zone-discard",
        ),
    ],
)
def test_what_a_sentence_leaves_out_is_found(
    sentence: str, without: str, atom: str, tmp_path: Path
) -> None:
    missing = found("en", tmp_path, said={sentence: without})
    assert (f"`{atom}`",) in [a.get("what_list") for kind, a in missing if kind == "unsaid"]


@pytest.mark.parametrize(
    ("old", "new", "atom"),
    [
        ("total of player + penalty when", "total of player + 5 when", "number-5"),
        ("if rank of spot = rank of top of discard", "if rank of spot = K", "rank-k"),
        ("turn grid of me up", "turn row 2 of grid of me up", "number-2"),
        ("player: size of grid of player = 0", "player: size of hand of player = 0", "zone-hand"),
        ("action pass in turn", "action pass by any player in turn", "any-player"),
    ],
)
def test_what_a_rule_has_gained_must_be_said(old: str, new: str, atom: str, tmp_path: Path) -> None:
    """Also where somebody has copied the rule into the sentence without changing its text."""
    missing = found("en", tmp_path, rules={old: new}, said={old: new})
    assert (f"`{atom}`",) in [a.get("what_list") for kind, a in missing if kind == "unsaid"]


def test_a_rule_without_a_sentence_is_found(tmp_path: Path) -> None:
    rule = "rule tied_other: total"
    new = "rule unheard: 3 when total of player = 3 overrides winner [scoring.1]\n  " + rule
    ((kind, arguments),) = found("en", tmp_path, {rule: new})
    assert (kind, arguments["name"]) == ("missing-message", "score-unheard")


@pytest.mark.parametrize(
    ("said", "lacks", "line"),
    [
        ({"    .for = reshuffle\n": ""}, ("`.for`",), "    .for = reshuffle"),
        ({"question-stock-out = ": "question-stock-out =\n    .x = "}, ("`= …`",), "question-"),
    ],
)
def test_what_a_question_lacks_is_named(
    said: Changes, lacks: tuple[str, ...], line: str, tmp_path: Path
) -> None:
    """It isn't missing: one of its parts is."""
    (found,) = sentence_findings(cambio(), words("en", tmp_path, said))
    assert found.message.id == "missing-forms"
    assert found.message.arguments["forms_list"] == lacks
    assert found.labels[0].span.text.startswith("question-stock-out =")
    (written,) = found.lines
    assert written.startswith(line)


def test_a_number_that_the_rules_do_not_have_is_found(tmp_path: Path) -> None:
    wrong = found("en", tmp_path, said={PENALTY: "{ $fine }"})
    assert ("unknown-variable", "fine") in [(kind, a.get("variable")) for kind, a in wrong]


def test_a_sentence_that_nothing_uses_is_a_warning(tmp_path: Path) -> None:
    rules = cambio()
    extra = {"score-winner =": "score-nothing = Nobody reads this.\n    .for = x\n\nscore-winner ="}
    (diagnostic,) = sentence_findings(rules, words("en", tmp_path, extra))
    assert (diagnostic.message.id, diagnostic.severity) == ("stale-message", "warning")


def test_a_draft_quotes_what_has_no_sentence(tmp_path: Path) -> None:
    rule = "rule tied_other: total"
    new = "rule unheard: 3 when total of player = 3 overrides winner [scoring.1]\n  " + rule
    edition = Edition(cambio({rule: new}), words("en", tmp_path), "test", draft=True)
    said = render_markdown(build_rulebook(edition))
    assert "3 when total of player = 3 overrides winner" in said


def test_findings_point_at_the_sentence_and_at_the_rule(tmp_path: Path) -> None:
    rules = cambio({"rule tied_caller: 0 when": "rule tied_caller: 1 when"})
    (diagnostic,) = sentence_findings(rules, words("en", tmp_path))
    assert diagnostic.rules == ("score.tied_caller",)
    sentence, rule = (label.span for label in diagnostic.labels)
    assert sentence.file.path.endswith("en.ftl")
    assert sentence.text.startswith(".for = 0 when called of player")
    assert rule.text.startswith("rule tied_caller")
    (line,) = diagnostic.lines
    assert line.startswith("    .for = 1 when called of player and total of player = lowest")


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ({PENALTY: "{ $fine }"}, "score-miscalled = "),
        ({"score-winner =": "lost = Nobody says this.\n\nscore-winner ="}, "lost = "),
        ({PENALTY: "some points more"}, "score-miscalled = "),
        ({".about = call": ".about = shout"}, ".about = shout"),
    ],
)
def test_faults_of_a_sentence_are_located_in_its_file(
    said: Changes, line: str, tmp_path: Path
) -> None:
    for diagnostic in sentence_findings(cambio(), words("en", tmp_path, said)):
        span = diagnostic.labels[0].span
        assert span.file.path.endswith("en.ftl")
        assert span.text.startswith(line)
        break
    else:
        pytest.fail("nothing was found")


def test_what_is_to_be_written_can_be_copied(tmp_path: Path) -> None:
    """The lines of a finding, wrapped as a terminal shows them, are what a catalog takes."""
    rules = {"rule tied_caller: 0 when": "rule tied_caller: 1 when"}
    (diagnostic,) = sentence_findings(cambio(rules), words("en", tmp_path))
    shown = [row.plain for row in rows(diagnostic, Catalog.shipped("en"), 60)]
    start = next(i for i, row in enumerate(shown) if row.lstrip().startswith(".for ="))
    copied = shown[start : shown.index("", start)]
    assert len(copied) > 1 and all(len(row) <= 60 for row in copied)
    before = {
        "    .for = 0 when called of player and total of player = lowest and not alone of player"
        " overrides miscalled\n": "\n".join(copied) + "\n"
    }
    assert found("en", tmp_path, rules, before) == []
