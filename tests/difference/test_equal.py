"""What is written otherwise and means the same, is proved to be the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec import pipeline
from cambio_spec.source.shipped import shipped
from tests.difference.games import GAME, changed, compared, found

PROJECT = Path(__file__).parents[2]
GAMES = [
    *("cambio", "classic"),
    *(str(path) for path in sorted((shipped() / "printed").glob("*.cambio"))),
    *(str(path) for path in sorted((PROJECT / "tests" / "games").glob("*.cambio"))),
]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_the_same_as_itself(game: str) -> None:
    diff = pipeline.diff(game, game, timeout=300)
    assert (diff.equal, diff.differences, diff.only) == (True, (), ({}, {}))
    assert diff.proved > 10


@pytest.mark.parametrize("game", ["cambio", str(PROJECT / "spec" / "printed" / "de.cambio")])
def test_both_spellings_are_the_same(game: str, tmp_path: Path) -> None:
    source = str(PROJECT / "spec" / "cambio.cambio") if game == "cambio" else game
    pipeline.convert(source, str(tmp_path / "other.yaml"), cwd=tmp_path)
    assert pipeline.diff(game, str(tmp_path / "other.yaml"), timeout=300).equal is True


@pytest.mark.parametrize(
    "change",
    [
        ("rule others", "rule everybody"),
        ("total of player > lowest", "not (total of player <= lowest)"),
        ("total of player = lowest overrides", "lowest = total of player overrides"),
        ("total of player + 5", "5 + total of player"),
        ("sum points of cards in grid of player", "0 + (sum points of cards in grid of player)"),
        ("choose spot in grid of me", "choose card_place in grid of me"),
        ("size of stock > 0", "size of stock >= 1"),
        ("A is 1", "A is pip of card"),
        ('because "a test"', 'because "another reason"'),
    ],
)
def test_other_words_for_the_same(change: tuple[str, str], tmp_path: Path) -> None:
    changes = [change]
    if change[1] == "rule everybody":
        changes.append(("overrides others", "overrides everybody"))
    if change[1].startswith("choose card_place"):
        changes += [
            ("move spot to discard", "move card_place to discard"),
            ("me to spot", "me to card_place"),
        ]
    diff = compared(tmp_path, GAME, changed(*changes))
    assert (diff.equal, found(diff)) == (True, set())


def test_a_decision_of_another_name_is_found_by_what_it_means(tmp_path: Path) -> None:
    diff = compared(tmp_path, GAME, changed(("lowest", "fewest")))
    assert diff.equal is True


def test_a_move_of_another_name_is_found_by_what_comes_of_it(tmp_path: Path) -> None:
    diff = compared(tmp_path, GAME, changed(("power peek on", "power glance on")))
    assert diff.equal is True


def test_conditions_in_moves_may_be_written_the_other_way_round(tmp_path: Path) -> None:
    step = "if active is caller then go to reveal else go to turn"
    other = "if not (caller is not active) then go to reveal else go to turn"
    assert compared(tmp_path, GAME, changed((step, other))).equal is True


def test_what_nobody_can_ever_do_comes_to_the_same(tmp_path: Path) -> None:
    never = (
        'action never in turn when size of stock > 60: go to {} because "a test"\n'
        "action call in turn"
    )
    games = [changed(("action call in turn", never.format(to))) for to in ("next", "turn")]
    assert compared(tmp_path, games[0], games[1]).equal is True


def test_what_cannot_be_settled_is_never_called_equal(tmp_path: Path) -> None:
    """Turned twice, a card lies as before: no situation tells them apart, no form shows it."""
    other = changed(
        ("let caller be me; go to next", "let caller be me; let caller be me; go to next")
    )
    diff = compared(tmp_path, GAME, other)
    assert (diff.equal, diff.exit_status) == (None, 1)
    assert found(diff) == {("effect", "call", "unknown")}


def test_out_of_time_nothing_is_known(tmp_path: Path) -> None:
    (tmp_path / "a.cambio").write_text(GAME, encoding="utf-8")
    other = changed(("total of player + 5", "total of player + 2 + 3"))
    (tmp_path / "b.cambio").write_text(other, encoding="utf-8")
    diff = pipeline.diff("a.cambio", "b.cambio", timeout=0.0001, cwd=tmp_path)
    assert (diff.equal, diff.exit_status) == (None, 1)
    assert {d.status for d in diff.differences} == {"unknown"}
