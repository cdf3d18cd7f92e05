"""The answer at a terminal, in every language and at any width."""

from __future__ import annotations

import io
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import cambio_spec
from cambio_spec.catalog.catalog import Catalog, languages
from cambio_spec.play.score_sheet import show_score
from tests.game.situations import SPEC
from tests.play.rule_sets import COUNT, PIPS, written

TIE = {"Ana": "KH 9S", "Ben": "7D", "Cleo": "AS QC"}


def shown(
    hands: Mapping[str, str],
    name: str = str(SPEC),
    width: int = 80,
    language: str = "en",
    **told: Any,
) -> list[str]:
    scored = cambio_spec.score(name, hands, language=language, **told)
    out = io.StringIO()
    console = Console(file=out, width=width, highlight=False, markup=False, emoji=False)
    show_score(scored, console, Catalog.shipped(language))
    return out.getvalue().splitlines()


def test_a_round_in_english() -> None:
    rows = shown(TIE, caller="Ana", running={"Cleo": 88})
    assert rows[:8] == [
        "By the rules of cambio:",
        "",
        "Player         Cards   Total         Score   So far",
        "Ana · caller   K♥ 9♠   −2 + 9 = 7        0        0",
        "Ben            7♦      7                 7        7",
        "Cleo           A♠ Q♣   1 + 12 = 13      13      101",
        "",
        "Cleo is out of the match.",
    ]
    assert rows[8:13] == [
        "The match goes on.",
        "",
        "Ana – called, and shares the lowest total",
        "  If you called and share the lowest total, though, you count as a winner: you",
        "  score 0 and pay no penalty.",
    ]


def test_a_round_in_german() -> None:
    rows = shown(TIE, caller="Ana", running={"Cleo": 88, "Ben": 99}, language="de")
    assert rows[:9] == [
        "Nach den Regeln von cambio:",
        "",
        "Person              Karten   Summe         Punkte   Stand",
        "Ana · hat gerufen   K♥ 9♠    −2 + 9 = 7         0       0",
        "Ben                 7♦       7                  7     106",
        "Cleo                A♠ D♣    1 + 12 = 13       13     101",
        "",
        "Ana gewinnt die Partie.",
        "",
    ]
    assert "Ana – hat gerufen und teilt sich die niedrigste Summe" in rows
    assert "  Wer zuletzt übrig bleibt, gewinnt die Partie. Solange es noch 2 oder mehr" in rows


def test_a_match_that_is_just_begun_says_nothing_of_its_standing() -> None:
    rows = shown(TIE, caller="Ana")
    assert rows[2] == "Player         Cards   Total         Score"
    assert rows[6:8] == ["", "Ana – called, and shares the lowest total"]


def test_a_grid_without_cards_and_a_player_who_is_out() -> None:
    rows = shown({"Ana": "", "Ben": "KC"}, caller="Ana", out=["Eva"], running={"Eva": 104})
    assert [row.split() for row in rows[3:6]] == [
        ["Ana", "·", "caller", "no", "cards", "0", "0", "0"],
        ["Ben", "K♣", "0", "0", "0"],
        ["Eva", "·", "out", "–", "104"],
    ]


def test_several_who_got_theirs_by_one_rule_are_told_together() -> None:
    rows = shown({"Ana": "9H", "Ben": "2S", "Cleo": "2C", "Dan": "2D"}, caller="Ana")
    assert "Ben, Cleo and Dan – lowest total" in rows


def test_two_rules_that_agree_are_both_told() -> None:
    rows = shown({"Ana": "", "Ben": ""}, caller="Ana")
    heads = [row for row in rows if row.startswith(("Ana –", "Ana and"))]
    assert heads == ["Ana – called, and shares the lowest total", "Ana and Ben – no card left"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [30, 50, 80, 120])
def test_nothing_is_wider_than_the_terminal(width: int, language: str) -> None:
    hands = {"Ana": "KH 10S AC JD", "Søren": "QC QD QH QS", "Maximiliane": "2S 2C"}
    running = {"Ana": 80, "Søren": 60}
    rows = shown(hands, width=width, language=language, caller="Søren", running=running)
    # Where a citation leads is one word.
    prose = [row.rstrip() for row in rows if not row.startswith("  §")]
    assert max(map(cell_len, prose)) <= width
    words = " ".join(" ".join(rows).split())
    queen = {"de": "D♣", "fr": "D♣"}.get(language, "Q♣")
    for said in ("A♣", "10♠", queen, "Søren", "score.miscalled"):
        assert said in words


def test_names_can_not_steer_the_terminal() -> None:
    rows = shown({"A\x1b[2Jna": "KC", "B\u202een": "2D"}, caller="B\u202een")
    text = "\n".join(rows)
    assert "\x1b" not in text and "\u202e" not in text
    assert "A␛[2Jna" in text


def test_what_else_is_announced(tmp_path: Path) -> None:
    rich = 'define rich of player: pips of player > 20 because "a test"'
    first = 'define ahead: first of players where pips of it > 9 because "a test"'
    said = COUNT.replace("announce pips of me", "(announce rich of me; announce pips of me)")
    said = said.replace("end match", "announce ahead; end match")
    (tmp_path / "small.cambio").write_text(written(PIPS, rich, first, said), encoding="utf-8")
    rows = shown({"Ana": "KH 2C", "Ben": "JD QC"}, "small.cambio", cwd=tmp_path)
    assert rows[6:9] == ["`rich` of Ana: no", "`rich` of Ben: yes", "Ana wins the match."]
    assert rows[10:14] == [
        "Ana and Ben",
        "  `sum pip of cards in hand of player`",
        "  Because “a test”.",
        "  Rule `pips`, small.cambio:" + rows[13].rpartition(":")[2],
    ]
