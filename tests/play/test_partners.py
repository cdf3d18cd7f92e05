"""Whoever plays together wins together: the referee names all of them."""

from __future__ import annotations

from pathlib import Path

import pytest

import cambio_spec
from cambio_spec.catalog.catalog import languages
from tests.game.situations import SPEC
from tests.play.rule_sets import COUNT, PIPS, written
from tests.play.test_score_sheet import shown

TEAM = f"{SPEC}+team"
FOUR = {"Ana": "KH 2C", "Ben": "5D", "Cleo": "9H 9C", "Dan": "AH"}
SIX = {"Ana": "", "Ben": "5D", "Cleo": "9H 9C", "Dan": "", "Eva": "AH", "Finn": "3S"}
WON = {
    "en": "Ben and Dan win the match",
    "de": "Ben und Dan gewinnen die Partie",
    "es": "Ben y Dan ganan la partida",
    "fr": "Ben et Dan gagnent la partie",
    "pt": "Ben e Dan vencem a partida",
}

AHEAD = 'define ahead: first of players where pips of it > 9 because "a test"'
TELL = COUNT.replace("end match", "announce ahead; end match")
HANDS = {"Ana": "2C", "Ben": "JD", "Cleo": "QC", "Dan": "3C"}


def winners(
    folder: Path, *parts: str, facts: dict[str, str] | None = None, name: str = "small.cambio"
) -> tuple[str | None, tuple[str, ...]]:
    (folder / "small.cambio").write_text(written(PIPS, AHEAD, *parts, TELL), encoding="utf-8")
    scored = cambio_spec.score(name, HANDS, facts=facts or {}, cwd=folder)
    return scored.winner, scored.winners


@pytest.mark.parametrize("language", languages())
def test_both_partners_of_the_team_win(language: str) -> None:
    running = {"Ana": 95, "Cleo": 95}
    rows = shown(FOUR, TEAM, caller="Ana", running=running, language=language)
    assert f"{WON[language]}." in rows
    assert WON[language] in rows, "and as the head of the rule that gave it"


def test_with_six_they_are_those_who_sit_opposite_each_other() -> None:
    """Ana and Dan have left the match; Ben has called."""
    running = {"Ana": 120, "Dan": 120, "Cleo": 90, "Finn": 90}
    scored = cambio_spec.score(TEAM, SIX, caller="Ben", running=running, out=["Ana", "Dan"])
    assert (scored.winner, scored.winners) == ("Ben", ("Ben", "Eva"))


def test_without_partners_one_wins(tmp_path: Path) -> None:
    assert winners(tmp_path) == ("Ben", ("Ben",))


def test_partners_may_be_told_as_a_fact(tmp_path: Path) -> None:
    """Whatever the rule set says of partners counts; three may play together, or a last one."""
    side = 'fact side of player is a number from 1 to 3 because "a test"'
    together = 'partners when side of it = side of me because "a test"'
    facts = {"side of Ana": "2", "side of Ben": "2", "side of Cleo": "3", "side of Dan": "2"}
    assert winners(tmp_path, side, together, facts=facts) == ("Ben", ("Ben", "Dan", "Ana"))
    facts["side of Ben"] = "1"
    assert winners(tmp_path, side, together, facts=facts) == ("Ben", ("Ben",))


def test_an_option_may_say_whether_there_are_any(tmp_path: Path) -> None:
    """`mate` is asked by partners only: it is there as long as they may need it."""
    option = 'option pairs, default off because "a test"'
    mate = 'define mate of player: left of left of player because "a test"'
    together = 'partners when pairs and it is mate of me because "a test"'
    parts = (option, mate, together)
    assert winners(tmp_path, *parts) == ("Ben", ("Ben",))
    assert winners(tmp_path, *parts, name="small.cambio+pairs") == ("Ben", ("Ben", "Dan"))


def test_of_whom_the_rules_can_not_say_it_nobody_is_told(tmp_path: Path) -> None:
    mate = "define mate of player:\n rule some: left of left of player when pips of player > 99"
    together = 'partners when it is mate of me because "a test"'
    assert winners(tmp_path, f'{mate} because "a test"', together) == ("Ben", ("Ben",))


def test_own_words_can_name_them_all(tmp_path: Path) -> None:
    together = 'partners when it is left of left of me because "a test"'
    (tmp_path / "small.cambio").write_text(written(PIPS, AHEAD, together, TELL), encoding="utf-8")
    words = tmp_path / "locales" / "en" / "small.ftl"
    words.parent.mkdir(parents=True)
    words.write_text("said-ahead = hail { ALL($players_list) }\n", encoding="utf-8")
    rows = shown(HANDS, "small.cambio", cwd=tmp_path)
    assert "hail Ben and Dan." in rows
