"""What is decided besides the scores is told in words, with the rule and where that stands."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import cambio_spec
from cambio_spec import pipeline
from cambio_spec.catalog.catalog import languages
from cambio_spec.diagnostics.codes import UNKNOWN_VARIABLE
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.kernel.statements import Announce
from cambio_spec.kernel.types import BOOLEAN
from cambio_spec.kernel.walk import descendants
from cambio_spec.pipeline.starting import new_game, write_start
from tests.game.situations import SPEC
from tests.play.test_score_sheet import shown

CLASSIC = SPEC.parent / "classic.cambio"
LOST = {"Ana": "KH 2C", "Ben": "5D", "Cleo": "6D"}
TIED = {"Ana": "5H", "Ben": "3D 2D", "Cleo": "AS 4S", "Dan": "5S"}

TEXT = """\
variant heavy of classic:
  add define burdened of player:
    rule light: no because "a test"
    rule laden: yes when held of player > 2 overrides light because "three are a burden"
  add step reveal.burden after count: each player: announce burdened of me because "a test"
"""
YAML = """\
variant: heavy
of: classic
patches:
  - add define: burdened of player
    rules:
      light:
        is: "no"
        because: a test
      laden:
        is: "yes"
        when: held of player > 2
        overrides: [light]
        because: three are a burden
  - add step: reveal.burden
    after: count
    do: "each player: announce burdened of me"
    because: a test
"""
WORDS = """\
said-burdened = { $value ->
    [yes] { ALL($players_list) } schleppt
   *[no] { ALL($players_list) } schleppt nicht
 }
burdened-laden = Wer mehr als { $number-2 } Karten hat, schleppt.
    .for = yes when held of player > 2 overrides light
    .for-burdened-light = no
    .for-reveal-burden = each player: announce burdened of me
    .why = zu viele Karten
    .unsaid = each-player
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    shutil.copy(CLASSIC, tmp_path / "classic.cambio")
    shutil.copytree(SPEC.parent / "locales", tmp_path / "locales")
    return tmp_path


def test_who_has_won_is_told_with_the_rule_and_its_place() -> None:
    rows = shown(LOST, str(CLASSIC), caller="Ana", language="de")
    assert rows[7:10] == [
        "Ana gewinnt das Spiel.",
        "Ben und Cleo gewinnen das Spiel nicht.",
        "Die Partie ist vorbei.",
    ]
    first = rows.index("Ana gewinnt das Spiel – die wenigsten Punkte")
    assert rows[first + 1] == "  Die wenigsten Punkte gewinnen."
    assert rows[first + 2].startswith("  § gameplay.12, in 004_")
    assert rows[first + 3].startswith("  Regel `won.fewest`, ")
    other = rows.index("Ben und Cleo gewinnen das Spiel nicht – zu viele Punkte")
    assert rows[other + 1].startswith("  § gameplay.12")


@pytest.mark.parametrize("language", languages())
def test_each_way_not_to_win_has_words_of_its_own(language: str) -> None:
    scored = cambio_spec.score(str(CLASSIC), TIED, caller="Ben", language=language)
    won = {said.rules: said for said in scored.told if said.decision == "won"}
    assert {rules: (said.about, said.value) for rules, said in won.items()} == {
        ("won.fewer_cards",): (("Ana", "Dan"), False),
        ("won.caller_yields",): (("Ben",), False),
        ("won.fewest",): (("Cleo",), True),
    }
    for (rule,), said in won.items():
        reason = scored.reasons[rule]
        assert said.said and all(str(player) in said.said for player in said.about)
        assert reason.why and reason.sentence and reason.citations


def test_every_decision_of_the_shipped_games_has_words_in_every_language() -> None:
    """Scores have a column, and the winner of a match a sentence of the tool's."""
    asked: set[tuple[str, str]] = set()
    for game in pipeline.listing("en", SPEC.parent.parent).games:
        for feature in ("", *(f"+{feature.name}" for feature in game.features)):
            name = f"{SPEC.parent / game.name}.cambio{feature}"
            program = pipeline.load(name).program
            said = {n.decide.decision for n in descendants(program) if isinstance(n, Announce)}
            found = {d for d in said if program.decision(d).type == BOOLEAN}
            asked |= {(name, decision) for decision in found}
    assert {decision for _, decision in asked} == {"won", "dared"}
    for name, _ in asked:
        for language in languages():
            scored = cambio_spec.score(name, LOST, caller="Ana", language=language)
            others = [said for said in scored.told if said.decision in ("won", "dared")]
            assert others and all(said.said for said in others)
            assert all(scored.reasons[rule].sentence for said in others for rule in said.rules)


@pytest.mark.parametrize(("file", "text"), [("heavy.cambio", TEXT), ("heavy.yaml", YAML)])
def test_a_decision_of_an_editors_own(house: Path, file: str, text: str) -> None:
    (house / file).write_text(text, encoding="utf-8")
    hands = {"Ana": "KH 2C AS", "Ben": "5D"}
    rows = shown(hands, "classic+heavy", caller="Ana", language="de", cwd=house)
    assert "`burdened` von Ana: ja" in rows
    first = rows.index("`burdened` von Ana: ja", rows.index("`burdened` von Ben: nein") + 1)
    assert rows[first + 1 : first + 3] == [
        "  `yes when held of player > 2 overrides light`",
        "  Grund: „three are a burden“.",
    ]

    (house / "locales" / "de" / "heavy.ftl").write_text(WORDS, encoding="utf-8")
    rows = shown(hands, "classic+heavy", caller="Ana", language="de", cwd=house)
    assert "Ana schleppt." in rows
    first = rows.index("Ana schleppt – zu viele Karten")
    assert rows[first + 1] == "  Wer mehr als 2 Karten hat, schleppt."


def test_words_that_ask_for_what_there_is_not_are_a_finding(house: Path) -> None:
    """For a person who checks the rule set; the referee can't say them either."""
    path = house / "locales" / "de" / "classic.ftl"
    path.write_text(
        path.read_text(encoding="utf-8").replace("{ ALL($players_list) }", "{ $winner }"),
        encoding="utf-8",
    )
    report = pipeline.check(str(house / "classic.cambio"), players=(2,))
    assert {finding.code for finding in report.findings} == {UNKNOWN_VARIABLE.code}
    with pytest.raises(Rejected):
        cambio_spec.score("classic", LOST, caller="Ana", language="de", cwd=house)


def test_words_of_what_a_variant_removes_are_left_out_there(tmp_path: Path) -> None:
    write_start(new_game("solo"), tmp_path)
    with (tmp_path / "solo.cambio").open("a", encoding="utf-8") as rules:
        rules.write("\nvariant v of solo: remove define ahead\n")
    codes = {f.code for f in pipeline.check("solo+v", players=(2,), cwd=tmp_path).findings}
    assert UNKNOWN_VARIABLE.code not in codes

    for path in tmp_path.glob("locales/en/solo.ftl"):
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("said-ahead = {", "said-ahead = { $winer }{"), "utf-8")
    codes = {f.code for f in pipeline.check("solo", players=(2,), cwd=tmp_path).findings}
    assert UNKNOWN_VARIABLE.code in codes
