"""Play of any length: what is proved of the games, and what is found when something is left out."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec import pipeline
from cambio_spec.pipeline.engines import Readings
from cambio_spec.proof.play import proving
from cambio_spec.proof.play.proving import Course, course

FOLDER = Path(__file__).parents[2] / "games"


def went(name: str, counts: tuple[int, ...] | None = None) -> Course:
    ruleset = pipeline.load(name)
    return course(ruleset.program, counts or ruleset.program.counts, Readings(ruleset).playing)


@pytest.mark.parametrize("name", ["cambio", "classic"])
def test_the_shipped_games_go_on_at_every_table(name: str) -> None:
    found = went(name)
    assert found == Course(pipeline.load(name).program.counts, steps=found.steps)


@pytest.mark.parametrize("name", ["cabo", "dutch", "golf", "lanterns", "summit", "twelve"])
def test_their_relatives_do_at_the_smallest_tables(name: str) -> None:
    file = str(FOLDER / f"{name}.cambio")
    counts = pipeline.load(file).program.counts[:2]
    found = went(file, counts)
    assert (found.proved, found.stops, found.doubts, found.unfinished) == (counts, (), (), ())


MUTANTS = {
    "nobody may pass": (
        "classic",
        "action pass in turn when",
        "action pass in turn when played = 99 and",
        ("stuck", "turn"),
    ),
    "the stock is not filled up": (
        "cambio",
        "if size of stock = 0 then (gather rest of discard into stock; shuffle stock);\n"
        "    move top of stock to hand of me; go to holding             [play.2]",
        "move top of stock to hand of me; go to holding             [play.2]",
        ("no-card", "draw"),
    ),
    "too many cards are dealt": (
        "cambio",
        "param dealt = 4 ",
        "param dealt = 5 ",
        ("full", "setup.deal"),
    ),
    "a swap asks for no opponent": (
        "cambio",
        "power blind_swap on J optional when some opponents where size of grid of it > 0:",
        "power blind_swap on J optional:",
        ("stuck", "blind_swap"),
    ),
    "the discard pile may be empty": (
        "classic",
        "action take in turn when size of discard > 0:",
        "action take in turn:",
        ("no-card", "take"),
    ),
}


@pytest.mark.parametrize("name", MUTANTS)
def test_what_is_left_out_is_not_proved(name: str, tmp_path: Path) -> None:
    game, before, after, hit = MUTANTS[name]
    text = (Path("spec") / f"{game}.cambio").read_text("utf-8")
    assert text.count(before) == 1
    file = tmp_path / f"{game}.cambio"
    file.write_text(text.replace(before, after), "utf-8")
    found = went(str(file), (2,))
    assert not found.proved
    shown = {(stop.halt.reason, stop.halt.origin) for stop in found.stops}
    assert hit in shown | {doubt for doubt, _ in found.doubts}


def test_a_game_that_is_shown_is_real() -> None:
    found = went("spec/printed/pt.cambio", (2,))
    assert {(stop.halt.reason, stop.halt.origin) for stop in found.stops} == {
        ("stuck", "take"),
        ("stuck", "keep"),
    }
    for stop in found.stops:
        assert stop.state.status == "halted"
        assert [logged.move for logged in stop.state.log] == list(stop.moves)


def test_too_much_is_left_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proving, "MOST_STEPS", 40)
    found = went("cambio", (2, 3))
    assert (found.proved, found.unfinished) == ((), (2, 3))
