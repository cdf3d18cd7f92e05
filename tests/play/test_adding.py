"""What is shown beside a score explains it: the sum, what else goes into it, and the rule."""

from __future__ import annotations

from pathlib import Path

import pytest

import cambio_spec
from cambio_spec.play.scored import Score
from tests.play.rule_sets import COUNT, PIPS, written
from tests.play.test_score_sheet import shown

HANDS = {"Ana": "KH 2C", "Ben": "5D"}
SCORE = COUNT.replace("pips of me", "score of me")
FINE = 'define fine of player: 3 because "a test"'
GOLF = "tests/games/golf.cambio"


def plain(name: str, value: str) -> str:
    return f'define {name} of player: {value} because "a test"'


def ruled(name: str, usual: str, high: str) -> str:
    return f"""define {name} of player:
  rule own: {usual} because "a test"
  rule high: {high} when pips of player > 10 overrides own because "a test"
"""


def write(folder: Path, *parts: str) -> None:
    (folder / "small.cambio").write_text(written(PIPS, *parts, SCORE), encoding="utf-8")


def players(folder: Path, *parts: str) -> tuple[Score, ...]:
    write(folder, *parts)
    return cambio_spec.score("small.cambio", HANDS, cwd=folder).players


@pytest.mark.parametrize(
    ("score", "expected"),
    [
        ("pips of player", [(15, ()), (5, ())]),
        ("pips of player + 3", [(18, (3,)), (8, (3,))]),
        ("pips of player - fine of player", [(12, (-3,)), (2, (-3,))]),
        ("2 * fine of player + pips of player - 1", [(20, (6, -1)), (10, (6, -1))]),
        # The rule says itself that it doubles the sum; that of three doubled sums says no rule.
        ("2 * pips of player", [(15, ()), (5, ())]),
        ("100 - pips of player", [(15, ()), (5, ())]),
    ],
)
def test_what_a_plain_score_adds_is_shown_with_the_sum(
    score: str, expected: list[object], tmp_path: Path
) -> None:
    found = players(tmp_path, FINE, plain("score", score))
    assert [(one.total, one.besides) for one in found] == expected


def test_a_rule_of_the_score_speaks_of_the_total_beneath_it(tmp_path: Path) -> None:
    total = plain("total", "pips of player - fine of player")
    score = ruled("score", "total of player", "2 * total of player + 1")
    ana, ben = players(tmp_path, FINE, total, score)
    assert (ana.total, ana.besides, ana.score, ana.rules) == (12, (-3,), 25, ("score.high",))
    assert (ben.total, ben.besides, ben.score, ben.rules) == (2, (-3,), 2, ("score.own",))


def test_a_sum_that_the_total_does_not_add_is_not_shown(tmp_path: Path) -> None:
    total = plain("total", "2 * pips of player - 3")
    score = ruled("score", "total of player", "0")
    found = players(tmp_path, total, score)
    rows = shown(HANDS, "small.cambio", cwd=tmp_path)
    assert [one.total for one in found] == [None, None]
    assert rows[2].split() == ["Player", "Cards", "Score"]


def test_the_sum_is_that_of_the_rule_that_gave_the_score(tmp_path: Path) -> None:
    ones = 'table ones of card: because "a test"\n  A to K is 1'
    few = plain("few", "sum ones of cards in hand of player")
    ana, ben = players(tmp_path, ones, few, ruled("score", "few of player", "pips of player"))
    assert (ana.total, ana.score) == (15, 15)
    assert (ben.total, ben.score) == (1, 1)


def test_golf_takes_the_reward_off_the_cards() -> None:
    hands = {"Ana": "9H 9S JH 9C 9D 8S", "Ben": "2H 3H KS AS JK 4D"}
    rows = shown(hands, GOLF, width=120, facts={"finisher": "Ana"})
    assert "0 + 0 + 10 + 0 + 0 + 8 − 10 = 8      16" in rows[3]
    assert "−2 + 3 + 0 + 1 − 5 + 4 = 1            1" in rows[4]


# ── the rule that mattered ─────────────────────────────────────────────────────────────────


def test_a_split_score_is_explained_by_the_rule_that_mattered(tmp_path: Path) -> None:
    counted = ruled("counted", "pips of player", "2 * pips of player")
    ana, ben = players(
        tmp_path, FINE, counted, plain("score", "counted of player + fine of player")
    )
    assert (ana.score, ana.total, ana.rules) == (33, 15, ("score", "counted.high"))
    assert (ben.score, ben.total, ben.rules) == (8, 5, ("score", "counted.own"))
    told = cambio_spec.score("small.cambio", HANDS, cwd=tmp_path).announcements
    assert [one.rules for one in told] == [ana.rules, ben.rules]


def test_a_score_that_is_another_decision_has_its_reasons(tmp_path: Path) -> None:
    counted = ruled("counted", "pips of player", "2 * pips of player")
    found = players(tmp_path, counted, plain("score", "counted of player"))
    assert [one.rules for one in found] == [("counted.high",), ("counted.own",)]


def test_of_several_the_exception_matters_most(tmp_path: Path) -> None:
    extra, main = ruled("extra", "1", "2"), ruled("main", "pips of player", "3")
    score = plain("score", "main of player + extra of player")
    ana, ben = players(tmp_path, extra, main, score)
    assert ana.rules == ("score", "extra.high", "main.high")
    assert ben.rules == ("score", "extra.own", "main.own")
    never = main.replace("pips of player > 10", "pips of player > 99")
    assert players(tmp_path, extra, never, score)[0].rules[-1] == "extra.high"


def test_what_is_shown_keeps_a_true_minus(tmp_path: Path) -> None:
    """A card of a number below zero, in a game that has no words for its cards."""
    write(tmp_path, plain("score", "pips of player"))
    text = (tmp_path / "small.cambio").read_text(encoding="utf-8")
    text = text.replace("deck french_52", "deck 4 of minus 2 to 3")
    (tmp_path / "small.cambio").write_text(text, encoding="utf-8")
    rows = shown({"Ana": "-2 3", "Ben": "-1"}, "small.cambio", cwd=tmp_path)
    assert rows[3].split() == ["Ana", "−2", "3", "−2", "+", "3", "=", "1", "1"]
    assert not any("-" in row for row in rows[3:5])
