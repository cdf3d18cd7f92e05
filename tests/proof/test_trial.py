"""Games played by chance: what halts is found, replayed, and shown with as few moves as may be."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cambio_spec import pipeline
from cambio_spec.diagnostics.diagnostic import Diagnostic
from cambio_spec.kernel.state import Move
from cambio_spec.pipeline.engines import Readings
from cambio_spec.proof import trial
from cambio_spec.proof.outcome import ReadingsDisagree
from cambio_spec.proof.trial import Endless, Played, too_wide, tried

GAME = """\
game small
players 2 to 3, clockwise because "a test"
deck french_52 in stock because "a test"
zone stock: pile, face down because "a test"
zone discard: pile, face up because "a test"
zone hand of player: 1 card, face up because "a test"
fact active is a player or nobody because "a test"

stage opening of match:
  step start: go to setup because "a test"
stage setup of round:
  step begin: let active be first of players; go to turn because "a test"
phase turn: active acts because "a test"
"""
STOP = 'action stop in turn: end match because "a test"\n'


def findings(tmp_path: Path, rules: str) -> list[Diagnostic]:
    file = tmp_path / "small.cambio"
    file.write_text(GAME + rules)
    return [f for f in pipeline.check(str(file)).findings if f.code != "CAM210"]


def test_a_game_that_always_goes_on_is_no_finding(tmp_path: Path) -> None:
    assert findings(tmp_path, STOP) == []


def test_play_that_stops_is_found_for_the_fewest_players_with_the_fewest_moves(
    tmp_path: Path,
) -> None:
    rules = (
        "action go_on in turn when active = first of players:"
        ' let active be left of active because "x"\n'
    )
    (found,) = findings(tmp_path, rules)
    assert (found.code, found.rules) == ("CAM300", ("turn",))
    assert found.message.arguments["reason"] == "no-move"
    assert found.witness is not None
    assert (found.witness.players, found.witness.moves) == (2, ("Ana: go_on",))


def test_a_card_that_is_not_there_is_told_with_the_moves_in_words(tmp_path: Path) -> None:
    rules = STOP + (
        "action take in turn: choose who in players; choose many in 2 to 2;"
        ' move top of discard to hand of who because "x"\n'
    )
    (found,) = findings(tmp_path, rules)
    assert found.message.arguments["reason"] == "no-card"
    assert found.witness is not None
    assert found.witness.moves in {
        ("Ana: take Ana", "Ana: many 2"),
        ("Ana: take Ben", "Ana: many 2"),
    }


def test_what_a_proof_tells_is_not_told_again(tmp_path: Path) -> None:
    rules = (
        'define best of player:\n  rule any: 1 when size of hand of player > 0 because "x"\n'
        'action ask in turn when best of active = 1: end match because "x"\n'
    )
    assert [f.code for f in findings(tmp_path, rules)] == ["CAM401"]


def test_nobody_is_made_to_choose_among_a_million_numbers(tmp_path: Path) -> None:
    file = tmp_path / "small.cambio"
    file.write_text(
        GAME + 'action count in turn: choose n in 1 to 1000000; end match because "x"\n'
    )
    ruleset = pipeline.load(str(file))
    assert too_wide(ruleset.program) == "count"
    (found,) = (f for f in pipeline.check(str(file)).findings if f.code == "CAM301")
    assert (found.status, found.rules) == ("unknown", ("count",))
    assert found.message.arguments["reason"] == "choice"


def test_rules_that_take_for_ever_are_broken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial, "PATIENCE", 0.1)
    file = tmp_path / "small.cambio"
    file.write_text(GAME + STOP)

    def for_ever(*_: object) -> object:
        while True:
            pass

    found = tried(pipeline.load(str(file)).program, (2, 3), for_ever)  # type: ignore[arg-type]
    assert found == Endless(2, "time")


def test_a_stop_that_the_evaluator_does_not_see_is_a_fault_of_ours(tmp_path: Path) -> None:
    file = tmp_path / "small.cambio"
    file.write_text(GAME + STOP)
    program = pipeline.load(str(file)).program
    with pytest.raises(ReadingsDisagree):
        tried(program, (2,), lambda *_: Played((), ("full", "turn", None, (), ()), None))


def test_the_shipped_games_go_on_at_every_table() -> None:
    for game in ("cambio", "classic"):
        ruleset = pipeline.load(game)
        assert too_wide(ruleset.program) is None
        assert tried(ruleset.program, ruleset.program.counts, Readings(ruleset).play) is None


ON = 'action on in turn: let active be left of active because "x"\n'


def test_a_round_that_nobody_can_end_is_proved_never_to_end(tmp_path: Path) -> None:
    (found,) = findings(tmp_path, ON)
    assert (found.code, found.status, found.rules) == ("CAM301", "refuted", ("turn",))
    assert found.message.arguments["count"] == 2


def test_only_some_tables_may_have_rounds_that_never_end(tmp_path: Path) -> None:
    rules = ON + 'action stop in turn when number of everyone = 2: end match because "x"\n'
    (found,) = findings(tmp_path, rules)
    assert (found.code, found.message.arguments["count"]) == ("CAM301", 3)


def test_what_ends_a_round_may_come_up_seldom(tmp_path: Path) -> None:
    rules = (
        'fact gone is a number because "x"\n'
        'action on in turn: let gone be gone + 1; let active be left of active because "x"\n'
        'action stop in turn when gone > 4000: end match because "x"\n'
    )
    assert findings(tmp_path, rules) == []


def test_play_that_halts_is_told_beside_rounds_that_never_end(tmp_path: Path) -> None:
    rules = ON + (
        "action take in turn when number of everyone = 3: move top of discard to hand of active"
        ' because "x"\n'
    )
    told = {(f.code, f.message.arguments["count"]) for f in findings(tmp_path, rules)}
    assert told == {("CAM301", 2), ("CAM302", 3)}


def test_matches_that_take_for_ever_leave_no_doubt_about_rounds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial, "PATIENCE", 0.1)
    file = tmp_path / "small.cambio"
    file.write_text(GAME + STOP)

    def play(_: int, __: int, single_round: bool, ___: int) -> Played:
        while not single_round:
            pass
        return Played((), None, None)

    assert tried(pipeline.load(str(file)).program, (2, 3), play) is None


REACTIONS = """\
game throwing
players 2 to 8, clockwise because "a test"
deck french_52 in stock because "a test"
zone stock: pile, face down because "a test"
zone discard: pile, face up because "a test"
zone grid of player: 2+2 slots or more, face down because "a test"
zone hand of player: 1 card, seen by its owner because "a test"
fact active is a player because "a test"
fact caller is a player or nobody because "a test"

stage opening of match:
  step start: go to setup because "a test"
stage setup of round:
  step begin:
    gather everything into stock; shuffle stock; deal 4 from stock to each grid;
    move top of stock to discard; let active be first of players; go to turn because "a test"
phase turn, holding, window: active acts because "a test"
action draw in turn:
  if size of stock = 0 then (gather rest of discard into stock; shuffle stock);
  if size of stock > 0 then (move top of stock to hand of me; go to holding)
  else go to window because "a test"
action call in turn when caller is nobody: let caller be me; go to window because "a test"
action keep in holding:
  choose spot in grid of me; move spot to discard; move hand of me to spot; go to window
  because "a test"
action put in holding: move hand of me to discard; go to window because "a test"
action throw by any player in turn, holding, window:
  choose spot in grid of me; turn spot up;
  if rank of spot = rank of top of discard then move spot to discard
  else (turn spot down; if size of stock > 0 then move top of stock to grid of me)
  because "a test"
action throw_theirs by any player in turn, holding, window:
  choose spot in grid of any opponent; turn spot up;
  if rank of spot = rank of top of discard then move spot to discard
  else (turn spot down; if size of stock > 0 then move top of stock to grid of me)
  because "a test"
action finish in window:
  let active be left of active; if active is caller then end match else go to turn
  because "a test"
"""


def test_games_in_which_anybody_may_throw_at_any_time_are_known_to_end(tmp_path: Path) -> None:
    file = tmp_path / "throwing.cambio"
    file.write_text(REACTIONS)
    ruleset = pipeline.load(str(file))
    assert tried(ruleset.program, ruleset.program.counts, Readings(ruleset).play) is None


def test_a_game_in_which_anybody_may_throw_but_nobody_end_it_is_not_known_to(
    tmp_path: Path,
) -> None:
    file = tmp_path / "throwing.cambio"
    file.write_text(REACTIONS.replace("end match", "go to turn"))
    ruleset = pipeline.load(str(file))
    found = tried(ruleset.program, (2, 3), Readings(ruleset).play)
    assert isinstance(found, Endless)
    assert (found.players, found.reason) == (2, "moves")


def ending(seed: int, players: int = 2) -> Callable[[int, int, bool, int], Played]:
    """Play in which a single round ends, and only with so many players, after 50 moves."""

    def play(count: int, this: int, single_round: bool, most: int) -> Played:
        over = single_round and (this == seed or count != players) and most > 50
        return Played((), None, None if over else "turn")

    return play


def test_what_ends_a_round_may_come_up_early_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "small.cambio"
    file.write_text(GAME + STOP)
    program = pipeline.load(str(file)).program
    assert tried(program, (2, 3), ending(299)) is None
    assert tried(program, (2, 3), ending(300)) == Endless(2, "moves", "turn", 6, 10_000)
    assert tried(program, (2, 3), ending(300, players=3)) == Endless(3, "moves", "turn", 6, 10_000)


def test_rounds_that_were_played_on_without_an_end_are_told_although_time_was_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial, "PATIENCE", 0.1)
    file = tmp_path / "small.cambio"
    file.write_text(GAME + STOP)

    def play(_: int, __: int, ___: bool, most: int) -> Played:
        while most > 400:
            pass
        return Played((), None, "turn")

    found = tried(pipeline.load(str(file)).program, (2, 3), play)
    assert found == Endless(2, "moves", "turn", 300, 100)


def test_a_halt_is_sought_with_fewer_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play halts after as many moves as the seed is away from 50, and one more in a match."""
    asked: list[tuple[int, bool, int]] = []
    stopped: list[object] = []

    def play(_: int, seed: int, single_round: bool, most: int) -> Played:
        asked.append((seed, single_round, most))
        length = abs(seed - 50) + (not single_round)
        if length > most:
            return Played([Move(0, "on", None)] * most, None, "turn")
        return Played([Move(0, "on", None)] * length, ("full", "turn", None, (), ()), None)

    file = tmp_path / "small.cambio"
    file.write_text(GAME + STOP)
    monkeypatch.setattr(trial, "_stop", lambda _, shortest: stopped.append(shortest))
    tried(pipeline.load(str(file)).program, (2,), play)
    (shortest,) = stopped
    assert (shortest.seed, shortest.single_round, shortest.moves) == (50, True, ())  # type: ignore[attr-defined]
    assert asked[-1] == (50, True, 0)
