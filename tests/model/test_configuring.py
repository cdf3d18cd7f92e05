"""From what is asked for by name to what is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec.model.load import load
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.pipeline.engines import module_name
from tests.constructs.frame import framed, ruleset
from tests.model.house import GAME, codes, errors, write

OPTIONS = """\
option quick, default off because "r"
option open, default on because "r"
option rounds is 0 or 5 or 7, default 0, needs players 2 or 4 because "r"
option race is first or seat_order, default first because "r"
define over: quick or open or rounds > limit or race = seat_order because "r"
"""
HOUSE = 'variant house of small: set limit = 5 because "r"'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write(tmp_path, {"small.cambio": GAME + OPTIONS, "house.cambio": HOUSE})


def loaded(name: str, folder: Path) -> Ruleset:
    return load(name, folder).ruleset


@pytest.mark.parametrize(
    ("asked", "name", "played"),
    [
        ("small", "small", {"open"}),
        ("small+quick", "small+quick", {"open", "quick"}),
        ("small+quick=on", "small+quick", {"open", "quick"}),
        ("small+quick=off", "small", {"open"}),
        ("small+open", "small", {"open"}),
        ("small+open=off", "small+open=off", set()),
        ("small+rounds=5", "small+rounds=5", {"open", "rounds"}),
        ("small+rounds=0", "small", {"open"}),
        ("small+race=seat_order", "small+race=seat_order", {"open", "race"}),
        ("small+race=first", "small", {"open"}),
        ("small+rounds=5+rounds=5", "small+rounds=5", {"open", "rounds"}),
        (
            "small+rounds=7+quick+house",
            "small+house+quick+rounds=7",
            {*["open", "quick", "house"], "rounds"},
        ),
    ],
)
def test_a_configuration_names_what_is_not_as_usual(
    folder: Path, asked: str, name: str, played: set[str]
) -> None:
    ruleset = loaded(asked, folder)
    assert ruleset.name == name
    assert ruleset.played == frozenset(played)


def test_what_is_not_asked_for_is_as_usual(folder: Path) -> None:
    five = loaded("small+rounds=5", folder)
    assert five.settings == {"quick": False, "open": True, "rounds": 5, "race": "first"}
    assert loaded("small+rounds=5", folder).digest != loaded("small", folder).digest


def test_its_engine_can_be_imported(folder: Path) -> None:
    name = module_name(loaded("small+rounds=5+quick", folder))
    assert name.isidentifier()


def test_an_option_may_limit_the_numbers_of_players(folder: Path) -> None:
    assert loaded("small", folder).program.counts == (2, 3, 4)
    assert loaded("small+rounds=5", folder).program.counts == (2, 4)


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ("small+rounds", "CAM054"),
        ("small+rounds=", "CAM054"),
        ("small+rounds=6", "CAM054"),
        ("small+rounds=-5", "CAM054"),
        ("small+rounds=５", "CAM054"),
        ("small+rounds=on", "CAM054"),
        ("small+rounds=99999999999999999999", "CAM054"),
        ("small+quick=1", "CAM054"),
        ("small+rounds=5+rounds=7", "CAM054"),
        ("small+house=5", "CAM007"),
        ("small+house+house=5", "CAM007"),
        ("small+quik", "CAM007"),
        ("small+", "CAM007"),
        ("small+=5", "CAM007"),
    ],
)
def test_what_can_not_be_agreed_on(folder: Path, asked: str, code: str) -> None:
    assert codes(errors(asked, folder)) == [code]


@pytest.mark.parametrize("clause", ["excludes other", "after other", "needs other"])
def test_a_feature_may_name_one_that_stands_in_a_file_of_its_own(folder: Path, clause: str) -> None:
    mine = HOUSE.replace("house of small", f"mine of small, {clause}")
    other = HOUSE.replace("house", "other").replace("5", "6")
    write(folder, {"mine.cambio": mine, "other.cambio": other})
    if clause == "needs other":
        assert codes(errors("small+mine", folder)) == ["CAM051"]
        return
    assert loaded("small+mine", folder).features == ("mine",)
    if clause == "excludes other":
        assert codes(errors("small+mine+other", folder)) == ["CAM052"]
    else:
        both = loaded("small+mine+other", folder)
        assert both.rules["limit"].text == "param limit = 5"


def test_an_option_of_the_game_may_name_one_too(folder: Path) -> None:
    needing = OPTIONS.replace("quick, default off", "quick, default off, needs house")
    write(folder, {"small.cambio": GAME + needing})
    assert codes(errors("small+quick", folder)) == ["CAM051"]
    assert loaded("small+quick+house", folder).features == ("house",)


def test_what_is_named_and_is_nowhere_is_told(folder: Path) -> None:
    write(folder, {"house.cambio": HOUSE.replace(":", ", excludes nobody_knows:", 1)})
    assert codes(errors("small+house", folder)) == ["CAM020"]


def test_which_options_there_are_may_depend_on_others(folder: Path) -> None:
    more = 'variant more of small: with quick: add option extra, default off because "r"'
    write(folder, {"more.cambio": more})
    assert loaded("small+more+quick+extra", folder).played == {"more", "open", "quick", "extra"}
    assert codes(errors("small+more+extra", folder)) == ["CAM007"]


def test_a_variant_may_change_what_is_usual(folder: Path) -> None:
    write(folder, {"long.cambio": 'variant long of small: set rounds = 7 because "r"'})
    assert loaded("small+long", folder).settings["rounds"] == 7
    assert loaded("small+long+rounds=7", folder).name == "small+long"


@pytest.mark.parametrize("asked", ["race", "race=on", "race=0", "race=", "race=seatorder"])
def test_a_word_that_the_option_does_not_have_is_refused(folder: Path, asked: str) -> None:
    assert codes(errors(f"small+{asked}", folder)) == ["CAM054"]


def test_what_is_agreed_on_is_the_word_itself(folder: Path) -> None:
    assert loaded("small+race=seat_order", folder).settings["race"] == "seat_order"
    assert loaded("small", folder).settings["race"] == "first"


def test_a_phase_stays_where_an_action_of_it_is_left_out() -> None:
    late = "action late in turn when race = first: let marks of me be 1; end match"
    rules = ruleset(framed(f"option race is first or last, default last\n{late}"))
    assert "late" in rules.gone
    assert "turn" not in rules.gone
