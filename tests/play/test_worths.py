"""The sum that is shown is the one that the score was worked out from."""

from __future__ import annotations

from pathlib import Path

import pytest

import cambio_spec
from cambio_spec.play.scored import Score, Scored
from tests.play.rule_sets import written
from tests.play.test_score_sheet import shown

HANDS = {"Ana": "KH 2C", "Ben": "5D"}
GRID = 'zone grid of player: 4 slots, face down because "a test"'
OPEN = "define points of player: sum pip of spots in grid of player where it is face up"
OPEN += ' because "a test"'
PLAIN = 'define points of player: sum pip of cards in grid of player because "a test"'


def tell(*steps: str) -> str:
    lines = [f'  step s{n}: {step} because "a test"' for n, step in enumerate(steps)]
    return "\n".join(["stage tell:", *lines, '  step finish: end match because "a test"'])


def scored(folder: Path, *parts: str) -> Scored:
    text = written(GRID, *parts).replace("to each hand", "to each grid")
    (folder / "small.cambio").write_text(text, encoding="utf-8")
    return cambio_spec.score("small.cambio", HANDS, cwd=folder)


def sums(found: Scored) -> list[tuple[list[int | None], int | None, object]]:
    def said(one: Score) -> tuple[list[int | None], int | None, object]:
        return [worth for _, worth in one.cards], one.total, one.score

    return [said(one) for one in found.players]


SAY = "each player: announce points of me"
UP = "each player: turn grid of me up"


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        ((SAY,), [([0, 0], 0, 0), ([0], 0, 0)]),
        ((UP, SAY), [([13, 2], 15, 15), ([5], 5, 5)]),
        ((SAY, UP), [([0, 0], 0, 0), ([0], 0, 0)]),
        # Each is seen as the cards lie when it is their turn.
        (
            ("each player: (announce points of me; each player: turn grid of me up)",),
            [([0, 0], 0, 0), ([5], 5, 5)],
        ),
    ],
)
def test_cards_may_be_turned_before_they_are_counted(
    steps: tuple[str, ...], expected: list[object], tmp_path: Path
) -> None:
    assert sums(scored(tmp_path, OPEN, tell(*steps))) == expected


def test_who_looks_at_the_sum_sees_that_too(tmp_path: Path) -> None:
    scored(tmp_path, OPEN, tell(UP, SAY))
    rows = shown(HANDS, "small.cambio", cwd=tmp_path)
    assert [row.split()[3:] for row in rows[3:4]] == [["13", "+", "2", "=", "15", "15"]]


def test_a_card_that_is_gone_before_adds_nothing(tmp_path: Path) -> None:
    away = "each player: each spot in grid of me where pip of spot > 9: move spot to discard"
    assert sums(scored(tmp_path, PLAIN, tell(away, SAY))) == [([0, 2], 2, 2), ([5], 5, 5)]


def test_cards_that_come_before_are_in_the_sum_alone(tmp_path: Path) -> None:
    """Which they are is chance: the cards that were told can't be added up to it."""
    more = "each player: move top of stock to grid of me"
    found = scored(tmp_path, PLAIN, tell(more, SAY))
    for one in found.players:
        assert one.total == one.score != 0
        assert {worth for _, worth in one.cards} == {None}
    rows = shown(HANDS, "small.cambio", cwd=tmp_path)
    assert rows[3].split()[3:] == [str(found.players[0].total)] * 2


def test_facts_may_change_before_too(tmp_path: Path) -> None:
    facts = 'fact price of player is a number because "a test"'
    points = "define points of player: sum pip of spots in grid of player where price of player > 1"
    pay = "each player: let price of me be 2"
    found = scored(tmp_path, facts, f'{points} because "a test"', tell(pay, SAY))
    assert sums(found) == [([13, 2], 15, 15), ([5], 5, 5)]


def test_where_the_rules_can_not_decide_the_sum_is_that_of_the_same_table(tmp_path: Path) -> None:
    pay = """
define pay of player:
  rule plain: points of player because "a test"
  rule double: 2 * points of player when points of player > 4 because "a test"
"""
    found = scored(tmp_path, OPEN, pay, tell(UP, SAY.replace("points", "pay")))
    assert sums(found) == [([13, 2], 15, None), ([5], 5, None)]


def test_who_gets_no_score_has_no_sum_either(tmp_path: Path) -> None:
    some = "each player when size of grid of me > 1: announce points of me"
    assert sums(scored(tmp_path, OPEN, tell(UP, some))) == [([13, 2], 15, 15), ([None], None, None)]
