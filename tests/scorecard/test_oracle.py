"""Brute force finds faults that are known to be there, and none where there is none. An oracle that
never finds anything would make every checker look good."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec.model import load as loading
from cambio_spec.model.load import Loaded
from tests.scorecard.apart import told_apart
from tests.scorecard.oracle import Judged, judged
from tests.scorecard.plays import played

GAME = """\
game small

players 2 to 4, clockwise because "a test"

deck french_52 in stock because "a test"

zone stock: pile, face down because "a test"
zone discard: pile, face up because "a test"
zone hand of player: 2+2 slots, face up because "a test"

param fine = 5 because "a test"

fact caller is a player or nobody because "a test"
fact active is a player because "a test"

stage opening of match:
  step start: go to setup because "a test"

stage setup of round:
  step deal: deal 2 from stock to each hand because "a test"
  step begin: let active be first of players; go to turn because "a test"

phase turn: active acts because "a test"

action shed in turn when size of hand of me > 0:
    choose gone in hand of me; move gone to discard; go to next because "a test"

action call in turn: let caller be me; go to ending because "a test"

stage next:
  step on: let active be left of active; if size of hand of active = 0 then go to ending
      else go to turn because "a test"

stage ending:
  step count: each player: announce score of me because "a test"
  step finish: end round, go to after because "a test"

stage after:
  step finish: end match because "a test"

define total of player: sum pip of cards in hand of player because "a test"
define lowest: least total of players because "a test"

define score of player:
  rule others: total of player when total of player > lowest because "a test"
  rule winner: 0 when total of player = lowest because "a test"
  rule fined: total of player + fine when player is caller and total of player > lowest
      overrides others because "a test"
"""


def loaded(folder: Path, text: str) -> Loaded:
    path = folder / "small.cambio"
    path.write_text(text, encoding="utf-8")
    return loading.load(str(path), folder)


def changed(before: str, after: str) -> str:
    assert GAME.count(before) == 1
    return GAME.replace(before, after)


def found(folder: Path, text: str) -> Judged:
    game, mutant = loaded(folder, GAME).ruleset, loaded(folder, text).ruleset
    return judged(game.program, mutant.program, mutant.open, (2, 3))


def test_a_game_has_no_faults_that_it_hasnt(tmp_path: Path) -> None:
    same = found(tmp_path, GAME)
    assert same == Judged({}, frozenset(), frozenset(), None)
    ruleset = loaded(tmp_path, GAME).ruleset
    play = played(ruleset.program, (2, 3))
    assert play.halts == {} and play.ended == play.begun == 20


@pytest.mark.parametrize(
    ("before", "after", "fault", "where"),
    [
        (
            "rule others: total of player when total of player > lowest",
            "rule others: total of player when total of player > lowest + 1",
            "gap",
            "score",
        ),
        ("      overrides others because", "      because", "overlap", "score"),
        (
            "rule winner: 0 when total of player = lowest",
            "rule winner: pip of top of discard when total of player = lowest",
            "undefined-value",
            "score",
        ),
        (
            "player is caller and total of player > lowest",
            "player is caller and total of player < lowest",
            "dead-rule",
            "score.fined",
        ),
    ],
)
def test_a_fault_of_a_decision_is_seen(
    tmp_path: Path, before: str, after: str, fault: str, where: str
) -> None:
    faults = found(tmp_path, changed(before, after)).faults
    assert where in faults[fault]  # type: ignore[index]


def test_rules_that_apply_are_seen(tmp_path: Path) -> None:
    one = found(tmp_path, changed("param fine = 5", "param fine = 6"))
    assert one.faults == {} and one.differs == "score"
    assert one.applied == {"score.others", "score.winner", "score.fined"}


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ("deal 2 from stock", "deal 5 from stock", "full"),
        (
            "size of hand of me > 0",
            "size of hand of me > 1",
            None,
        ),
        ("let active be first of players; go to turn", "go to turn", None),
        (
            "  step count: each player: announce",
            "  step count: move top of discard to hand of first of players; each player: announce",
            "no-card",
        ),
    ],
)
def test_play_that_halts_is_seen(
    tmp_path: Path, before: str, after: str, reason: str | None
) -> None:
    play = played(loaded(tmp_path, changed(before, after)).ruleset.program, (2, 3))
    assert {halt.reason for halt in play.halts} == ({reason} if reason else set())


def test_play_without_an_end_is_seen(tmp_path: Path) -> None:
    endless = changed("move gone to discard; go to next", "go to next").replace(
        'action call in turn: let caller be me; go to ending because "a test"\n\n', ""
    )
    play = played(loaded(tmp_path, endless).ruleset.program, (2, 3))
    assert play.ended == 0 and play.halts == {}


def test_play_that_goes_another_way_is_seen(tmp_path: Path) -> None:
    other = changed("let active be left of active", "let active be right of active")
    usual = played(loaded(tmp_path, GAME).ruleset.program, (3,))
    assert usual == played(loaded(tmp_path, GAME).ruleset.program, (3,))
    assert usual.paths != played(loaded(tmp_path, other).ruleset.program, (3,)).paths


def test_what_diff_says_is_asked_again(tmp_path: Path) -> None:
    game = loaded(tmp_path, GAME)
    assert told_apart(game, game, (2,)).said == "equal"
    other = loaded(tmp_path, changed("param fine = 5", "param fine = 6"))
    apart = told_apart(game, other, (2,))
    assert apart.said == "differs" and apart.wrong == ()


def test_it_knows_nothing_of_the_prover() -> None:
    folder = Path(__file__).parent
    for name in ("situations.py", "oracle.py", "plays.py"):
        text = (folder / name).read_text(encoding="utf-8")
        assert "cambio_spec.proof" not in text and "cambio_spec.pipeline" not in text
