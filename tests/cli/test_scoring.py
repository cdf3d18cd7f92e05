"""The command `score`: how it is called, its exit statuses, and its JSON."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest

from cambio_spec.catalog.catalog import languages
from cambio_spec.pipeline import answering
from cambio_spec.proof.outcome import ReadingsDisagree
from tests.cli.calling import PROJECT, SMALL, Answer, Caller

TIE = ("--caller", "Ana", "Ana=KH 9S", "Ben=7D", "Cleo=AS QC")
PRINTED = str(PROJECT / "spec" / "printed" / "fr.cambio")
ARTICLE = str(PROJECT / "spec" / "printed" / "en.cambio")


def answered(answer: Answer) -> dict[str, Any]:
    return cast(dict[str, Any], answer.json)


def test_a_round_that_the_rules_decide(call: Caller) -> None:
    answer = call("score", "cambio", *TIE)
    assert (answer.status, answer.err) == (0, "")
    assert "Ana · caller   K♥ 9♠   −2 + 9 = 7        0\n" in answer.out


def test_options_may_stand_anywhere(call: Caller) -> None:
    order = ("--running", "Cleo=88", "cambio", "Ana=KH 9S", "--caller=Ana", "Ben=7D", "Cleo=AS QC")
    assert call("score", *order).out == call("score", "cambio", *TIE, "--running", "Cleo=88").out


def test_a_round_in_json(call: Caller) -> None:
    answer = call("score", "cambio", *TIE, "--running", "Ben=3", "--json")
    assert (answer.status, answer.err) == (0, "")
    said = answered(answer)
    assert list(said) == [
        "ruleset",
        "hash",
        "decision",
        "facts",
        "players",
        "announcements",
        "over",
        "winner",
        "winners",
        "findings",
    ]
    assert (said["ruleset"], said["decision"], said["findings"]) == ("cambio", "score", [])
    assert said["facts"] == {"caller": "Ana", "running of Ben": 3}
    ana, ben, cleo = said["players"]
    assert {**ana, "text": "", "file": "", "line": 0} == {
        "player": "Ana",
        "cards": [{"card": "KH", "worth": -2}, {"card": "9S", "worth": 9}],
        "total": 7,
        "besides": [],
        "score": 0,
        "rule": "score.tied_caller",
        "rules": ["score.tied_caller"],
        "why": "called, and shares the lowest total",
        "sentence": "If you called and share the lowest total, though, you count as a winner: "
        "you score 0 and pay no penalty.",
        "text": "",
        "because": "scoring.4 is headed: no Cambio penalty",
        "citations": [
            {"citation": "scoring.4", "place": "000_1a065366a1bb189a.txt:43", "text": None}
        ],
        "file": "",
        "line": 0,
        "running": 0,
        "counted": True,
        "out": False,
    }
    assert (ben["score"], ben["running"], cleo["score"]) == (7, 10, 13)
    told = said["announcements"][0]
    assert list(told)[:6] == ["decision", "about", "value", "said", "rule", "rules"]
    assert [told[key] for key in ("decision", "about", "value", "said", "rules")] == [
        *("score", ["Ana"], 0, None, ["score.tied_caller"])
    ]
    reason = ("rule", "why", "sentence", "text", "because", "citations", "file", "line")
    assert [told[key] for key in reason] == [ana[key] for key in reason]


@pytest.mark.parametrize("form", ["human", "json"])
def test_rules_that_can_not_decide(call: Caller, form: str) -> None:
    flags = ("--json",) if form == "json" else ()
    answer = call("score", PRINTED, *TIE, *flags)
    assert (answer.status, answer.err) == (1, "")
    for said in (
        "scoring.3 and scoring.4 both apply to Ana: 17 or 0. Which is",
        "scoring.3 and scoring.4 both apply to Ben: 0 or 7. Which is",
    ):
        assert said in " ".join(answer.out.split())
    if form == "json":
        found = answered(answer)
        assert [player["score"] for player in found["players"]] == [None, None, 13]
        assert [finding["rules"] for finding in found["findings"]] == [
            ["score.miscalled", "score.tied_caller"],
            ["score.lowest_other", "score.tied_other"],
        ]


def test_the_scores_hold_where_only_the_match_is_in_doubt(call: Caller) -> None:
    hands = ("--caller", "Ana", "Ana=5H", "Ben=4D", "Cleo=9S", "--running", "Cleo=91")
    answer = call("score", PRINTED, *hands, "--json")
    assert answer.status == 1
    players = answered(answer)["players"]
    assert [(player["score"], player["running"]) for player in players] == [
        (15, 15),
        (0, 0),
        (9, 100),
    ]
    (finding,) = answered(answer)["findings"]
    assert finding["rules"] == ["match_over.first_out", "match_over.last_left"]

    shown = call("score", PRINTED, *hands).out
    assert "Cleo           9♠      9           9      100\n" in shown
    assert "The match goes on." not in shown


def test_of_three_rules_at_odds_one_for_each_value_is_shown(call: Caller) -> None:
    answer = call("score", PRINTED, "--caller", "Ana", "Ana=", "Ben=KS")
    assert answer.status == 1
    assert "scoring.3 and scoring.4 both apply to Ana: 10 or 0. Which is\nmeant?" in answer.out
    assert "One more rule applies here." in answer.out


def test_no_rule_names_a_winner_of_the_round(call: Caller) -> None:
    answer = call("score", ARTICLE, "--caller", "Ana", "Ana=5H", "Ben=4D", "Cleo=4S")
    assert answer.status == 1
    assert "error[CAM401]: With these cards, no rule says what `winner` is." in answer.out


def test_a_card_without_a_value_is_named_with_the_line_that_leaves_it_out(call: Caller) -> None:
    """What the cards come to is said of everybody else."""
    answer = call("score", ARTICLE, "--caller", "Ana", "Ana=KH AC", "Ben=5D 2S")
    assert answer.status == 1
    assert re.search(r"^Ana · caller +K♥ A♣ +\?$", answer.out, flags=re.MULTILINE)
    assert re.search(r"^Ben +5♦ 2♠ +5 \+ 2 = 7 +7$", answer.out, flags=re.MULTILINE)
    assert "error[CAM401]: No rule says what `points` is for A♣." in answer.out
    assert "§ gameplay.12, in 004_a23460de69bcf63f.txt:17" in answer.out


def test_the_article_is_scored_as_it_stands_where_it_says_enough(call: Caller) -> None:
    answer = call("score", ARTICLE, "--caller", "Ana", "Ana=KH 2C", "Ben=5D")
    assert answer.status == 0
    assert "Ana wins" in answer.out


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("form", ["human", "json"])
def test_a_round_that_can_not_be(call: Caller, form: str, language: str) -> None:
    flags = ("--json",) if form == "json" else ()
    wrong = ("--caller", "Bne", "Ana=KH 1H", "Ben=KH", "--lang", language)
    answer = call("score", "cambio", *wrong, *flags)
    assert answer.status == 2
    said = answer.out if form == "json" else answer.err
    assert (answer.err if form == "json" else answer.out) == ""
    for code in ("CAM092", "CAM093", "CAM094"):
        assert code in said
    caller = {
        "en": "There is no player called `Bne`",
        "de": "Hier spielt niemand namens `Bne`",
        "es": "Aquí no hay ningún jugador con el nombre `Bne`",
        "fr": "Aucun joueur ne s’appelle ici `Bne`",
        "pt": "Não há aqui ninguém chamado `Bne`",
    }
    assert caller[language] in said
    if form == "json":
        assert (answered(answer)["players"], answered(answer)["hash"]) == ([], None)


@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        (["score"], 2),
        (["score", "cambio"], 2),
        (["score", "none.cambio", "Ana=KH", "Ben=5D"], 2),
        (["score", "cambio", *TIE, "--lang", "xx"], 2),
        (["score", "cambio", *TIE, "--caller"], 2),
        (["score", "cambio", *TIE, "--running", "Ana"], 2),
        (["score", "cambio", *TIE, "--running", "=5"], 2),
        (["score", "cambio", *TIE, "--out", ""], 2),
        (["score", "cambio", *TIE, "--out", "Ana"], 2),
        (["score", "cambio", *TIE, "--fact", ""], 2),
        (["score", "cambio", *TIE, "--fact", "="], 2),
        (["score", "cambio", *TIE, "--fact", "caller=nobody"], 2),
        (["score", "cambio", *TIE, "--fact", "dealer=Ben"], 0),
        (["score", "small.cambio", "Ana=KH", "Ben=5D"], 2),
        (["score", "--help"], 0),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_the_exit_status(call: Caller, arguments: list[str], status: int) -> None:
    call.write("small.cambio", SMALL)
    assert call(*arguments).status == status


OUT = ("--out", "Cleo", "--running", "Cleo=100")
FOUR = ("--caller", "Ana", "Ana=KH 2C", "Ben=5D", "Cleo=2D", "Dan=3D")


@pytest.mark.parametrize(
    ("ruleset", "hands", "status"),
    [
        ("cambio+empty_wins", ("Ana=KH 2C", "Ben=5D"), 2),
        ("cambio+empty_wins", ("Ana=KH 2C", "Ben="), 0),
        ("cambio+empty_wins", ("--caller", "Ben", "Ana=KH 2C", "Ben=5D"), 0),
        # Who is out has no cards, but that has ended no round.
        ("cambio+empty_wins", ("Ana=KH 2C", "Ben=5D", *OUT), 2),
        ("cambio+empty_wins", ("Ana=KH 2C", "Ben=", *OUT), 0),
        # A team has no cards left when neither partner has.
        ("cambio+team+empty_wins", ("Ana=", "Ben=5D", "Cleo=2D", "Dan=3D"), 2),
        ("cambio+team+empty_wins", ("Ana=", "Ben=5D", "Cleo=", "Dan=3D"), 0),
        ("classic", ("Ana=KH 2C", "Ben=5D"), 2),
        ("classic+rummy", ("Ana=KH 2C", "Ben=5D"), 2),
        ("cambio+team", (*FOUR, "--running", "Ana=10"), 2),
        ("cambio+team", (*FOUR, "--running", "Ana=10", "--running", "Cleo=10"), 0),
        ("cambio+team+rounds=5", (*FOUR, "--running", "Ana=-3"), 2),
        ("cambio+team", FOUR[:-1], 2),
        ("cambio+team", (*FOUR, "Eva=2H"), 2),
        ("cambio+team", (*FOUR, "Eva=2H", "Finn=3H"), 0),
    ],
)
def test_only_what_play_leads_to_is_scored(
    call: Caller, ruleset: str, hands: tuple[str, ...], status: int
) -> None:
    answer = call("score", ruleset, *hands)
    assert (answer.status, bool(answer.out)) == (status, status == 0)
    assert ("CAM097" in answer.err or "CAM060" in answer.err) == (status == 2)


@pytest.mark.parametrize(
    ("language", "count", "ended", "totals"),
    [
        ("en", "for 4 or 6", '`--caller NAME` or `NAME="CARDS"`', "for Ana and Cleo"),
        ("de", "für 4 oder 6", '`--caller NAME` oder `NAME="KARTEN"`', "Für Ana und Cleo"),
        ("es", "con 4 o bien 6", '`--caller NOMBRE` o bien `NOMBRE="CARTAS"`', "Ana y Cleo"),
        ("fr", "être 4 ou 6", '`--caller NOM` ou `NOM="CARTES"`', "pour Ana et Cleo"),
        ("pt", "para 4 ou 6", '`--caller NOME` ou `NOME="CARTAS"`', "com Ana e Cleo"),
    ],
)
def test_a_situation_is_refused_in_the_readers_language(
    call: Caller, language: str, count: str, ended: str, totals: str
) -> None:
    def said(*arguments: str) -> str:
        answer = call("score", *arguments, "--lang", language)
        assert (answer.status, answer.out) == (2, "")
        return " ".join(answer.err.split())

    team = said("cambio+team", *FOUR[:-1])
    assert count in team and "needs players 4 or 6" in team
    assert ended in said("cambio+empty_wins", "Ana=KH 2C", "Ben=5D")
    different = said("cambio+team", *FOUR, "--running", "Ana=10")
    assert totals in different and "`running of Ana` = 10" in different


def test_readings_that_disagree(call: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    def disagree(*_: object) -> None:
        raise ReadingsDisagree("engine", "reveal", 1, 2)

    monkeypatch.setattr(answering, "agreed", disagree)
    answer = call("score", "cambio", *TIE)
    assert (answer.status, answer.out) == (3, "")
    assert "engine: reveal: expected 1, found 2" in answer.err
    assert "Two readings of one rule gave different answers." in answer.err
