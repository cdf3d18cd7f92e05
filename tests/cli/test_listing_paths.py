"""`list` of a file, a folder or a name shows only what is there."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from cambio_spec import pipeline
from cambio_spec.source import shipped
from tests.cli.calling import SMALL, Caller
from tests.cli.test_listing import FILES, GAME, listed


@pytest.fixture
def alone(call: Caller, monkeypatch: pytest.MonkeyPatch) -> Caller:
    """Nothing comes with the product."""
    (call.folder / "nothing").mkdir()
    monkeypatch.setattr(shipped, "shipped", lambda: call.folder / "nothing")
    for name, text in FILES.items():
        call.write(name, text)
    return call


def names_in(found: dict[str, Any]) -> dict[str, list[str]]:
    return {g["name"]: [f["name"] for f in g["features"]] for g in found["games"]}


@pytest.fixture
def apart(alone: Caller) -> Caller:
    """Another folder, with a game and a variant of it beside one of a game elsewhere."""
    (alone.folder / "house").mkdir()
    alone.write("house/tiny.cambio", SMALL.replace("game small", "game tiny"))
    alone.write("house/odd.cambio", 'variant odd of tiny:\n  remove rule score.low because "x"\n')
    alone.write("house/far.cambio", "variant far of nowhere:\n  set few = 1\n")
    alone.write("house/torn.cambio", "game torn of")
    return alone


def test_a_folder(apart: Caller) -> None:
    found = listed(apart, "house")
    assert names_in(found) == {"tiny": ["odd"]}
    unlisted = {one["file"]: one["fault"]["code"] for one in found["unlisted"]}
    assert unlisted == {"house/far.cambio": "CAM027", "house/torn.cambio": "CAM010"}
    assert "tiny · 2 to 4 players · house/tiny.cambio" in apart("list", "house").out


def test_a_game_by_its_name_or_its_file_comes_with_the_variants_beside_it(apart: Caller) -> None:
    for name in ("small", "small.cambio", str(apart.folder / "small.cambio")):
        found = listed(apart, name)
        assert names_in(found) == {"small": ["inner", "bad", "outer"]}
        assert found["unlisted"] == []
    assert [q["name"] for q in listed(apart, "small")["games"][0]["questions"]] == [
        *("who_starts", "ties")
    ]


def test_a_file_of_variants_is_listed_with_its_game(apart: Caller) -> None:
    assert names_in(listed(apart, "outer.cambio")) == {"small": ["outer"]}
    assert names_in(listed(apart, "house/odd.cambio")) == {"tiny": ["odd"]}
    assert names_in(listed(apart, "outer", "house")) == {"small": ["outer"], "tiny": ["odd"]}


def test_a_configuration_is_its_game_with_these_variants(apart: Caller) -> None:
    assert names_in(listed(apart, "small+inner")) == {"small": ["inner"]}
    assert names_in(listed(apart, "small+inner", "outer")) == {"small": ["inner", "outer"]}
    assert names_in(listed(apart, "small+inner", "small")) == {"small": ["inner", "bad", "outer"]}


@pytest.mark.parametrize("name", ["nothing_there", "none.cambio", "small+nothing", "empty", "+"])
def test_what_there_is_not(apart: Caller, name: str) -> None:
    (apart.folder / "empty").mkdir()
    answer = apart("list", name)
    assert (answer.status, answer.out) == (2, "")


def test_a_file_that_holds_no_game_and_one_that_makes_no_sense(apart: Caller) -> None:
    for name, code in (("loose.cambio", "CAM028"), ("torn.cambio", "CAM010")):
        found = listed(apart, name)
        assert found["games"] == []
        assert [(one["file"], one["fault"]["code"]) for one in found["unlisted"]] == [(name, code)]


def test_races_of_a_path(apart: Caller) -> None:
    by_name = apart("list", "house/tiny.cambio", "--races", "--json")
    assert by_name.status == 0
    assert cast(Any, by_name.json)[0]["ruleset"] == "tiny"
    assert apart("list", "--races", "house/tiny.cambio", "--json").out == by_name.out


def test_the_typed_call_for_a_path(tmp_path: Path) -> None:
    (tmp_path / "small.cambio").write_text(GAME, encoding="utf-8")
    found = pipeline.listing("en", tmp_path, ["small.cambio"])
    assert [game.name for game in found.games] == ["small"]
