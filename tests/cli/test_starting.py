"""`new` writes a whole start into a place where nothing is, or nothing at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cambio_spec.catalog.catalog import languages
from cambio_spec.pipeline import starting
from cambio_spec.starts.changes import Change
from tests.cli.calling import SMALL, Answer, Caller

GAME = ["solo.cambio", *sorted(f"locales/{language}/solo.ftl" for language in languages())]


def there(folder: Path) -> list[str]:
    return sorted(str(p.relative_to(folder)) for p in folder.rglob("*") if p.is_file())


def refused(answer: Answer, code: str) -> None:
    assert (answer.status, answer.out) == (2, "")
    assert f"[{code}]" in answer.err


def test_a_new_game_can_be_checked_at_once(call: Caller) -> None:
    answer = call("new", "game", "solo")
    assert (answer.status, answer.err) == (0, "")
    *written, empty, following = answer.out.splitlines()
    assert sorted(written) == there(call.folder) == sorted(GAME)
    assert empty == ""
    assert following == "Next: `cambio-spec check solo`, then `cambio-spec build solo`."
    assert call("check", "solo").status == 0
    assert call("fmt", "--check", "solo.cambio").status == 0


def test_a_new_variant_can_be_checked_at_once(call: Caller) -> None:
    call("new", "game", "solo", "--lang", "en")
    answer = call("new", "variant", "house", "--of", "solo")
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.splitlines()[0] == "house.cambio"
    assert call("check", "house").out.startswith("✓ solo+house")
    assert call("fmt", "--check", "house.cambio").status == 0


def test_the_language_of_the_comments(call: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    call("new", "game", "one", "--lang", "de")
    assert "Hausregel" in (call.folder / "one.cambio").read_text("utf-8")
    assert there(call.folder) == ["locales/de/one.ftl", "one.cambio"]
    monkeypatch.setenv("CAMBIO_SPEC_LANG", "de")
    assert "Weiter mit" in call("new", "game", "two").out
    assert "Hausregel" in (call.folder / "two.cambio").read_text("utf-8")
    call("new", "game", "three", "--lang", "en", "--lang", "de")
    assert "house rule" in (call.folder / "three.cambio").read_text("utf-8")
    refused(call("new", "game", "four", "--lang", "xx"), "CAM062")


def test_another_folder(call: Caller) -> None:
    answer = call("new", "game", "solo", "-o", "games/mine", "--lang", "en")
    assert answer.out.splitlines()[0] == "games/mine/solo.cambio"
    assert "`cambio-spec build games/mine/solo.cambio --lang en`" in answer.out
    assert call("check", "games/mine").status == 0
    refused(call("new", "variant", "house", "--of", "games/mine/solo.cambio"), "CAM066")
    beside = ("--of", "games/mine/solo.cambio", "--out", "games/mine")
    assert call("new", "variant", "house", *beside).status == 0
    assert call("check", "games/mine/house.cambio").status == 0


def test_a_game_in_a_file_of_another_name(call: Caller) -> None:
    call.write("other.cambio")
    refused(call("new", "variant", "house", "--of", "other.cambio"), "CAM066")


def test_another_game_of_that_name_is_nearer(call: Caller) -> None:
    """It would be the one that the variant varies."""
    call.write("small.cambio")
    call.write("sub/small.cambio", SMALL.replace("2 to 4", "2 to 3"))
    refused(call("new", "variant", "house", "--of", "small", "--out", "sub"), "CAM066")


@pytest.mark.parametrize("at", GAME)
def test_what_is_there_is_never_overwritten(call: Caller, at: str) -> None:
    call.write(at, "mine")
    refused(call("new", "game", "solo"), "CAM065")
    assert there(call.folder) == [at]
    assert (call.folder / at).read_text("utf-8") == "mine"


def test_a_folder_or_a_broken_link_is_there_too(call: Caller) -> None:
    (call.folder / "solo").mkdir()
    refused(call("new", "game", "solo"), "CAM065")
    (call.folder / "duo.cambio").symlink_to(call.folder / "nowhere")
    refused(call("new", "game", "duo"), "CAM065")
    assert there(call.folder) == []


def test_a_failure_in_the_middle_leaves_nothing(
    call: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, count = os.replace, 0

    def failing(source: str, target: str) -> None:
        nonlocal count
        count += 1
        if count == 2:
            raise OSError(28, "no space left")
        real(source, target)

    monkeypatch.setattr(os, "replace", failing)
    refused(call("new", "game", "solo"), "CAM009")
    assert there(call.folder) == []


@pytest.mark.parametrize("name", ["../solo", "/solo", "sub/solo", "solo.cambio", "So", "no"])
@pytest.mark.parametrize("what", [("game",), ("variant", "--of", "cambio")], ids=" ".join)
def test_names_that_are_none(call: Caller, what: tuple[str, ...], name: str) -> None:
    answer = call("new", what[0], name, *what[1:])
    refused(answer, "CAM016" if name == "no" else "CAM063")
    assert there(call.folder.parent) == []


def test_names_that_are_taken(call: Caller) -> None:
    refused(call("new", "game", "cambio"), "CAM064")
    refused(call("new", "variant", "cambio", "--of", "cambio"), "CAM064")


@pytest.mark.parametrize(
    ("name", "where"),
    [("limit", "option limit"), ("caller", "fact caller"), ("points", "table points")],
)
def test_a_variant_is_called_like_nothing_in_its_game(call: Caller, name: str, where: str) -> None:
    answer = call("new", "variant", name, "--of", "cambio")
    refused(answer, "CAM064")
    assert where in answer.err
    assert there(call.folder) == []


def test_nor_like_anything_that_another_variant_brings(call: Caller) -> None:
    call.write("small.cambio")
    call.write("rich.cambio", 'variant rich of small:\n  add param x = 2 because "a test"\n')
    call.write(
        "small.cambio", SMALL + "variant inner of small, excludes rich:\n  add param z = 1\n"
    )
    for name in ("x", "z", "rich", "small"):
        refused(call("new", "variant", name, "--of", "small", "--out", "."), "CAM064")


def test_a_game_is_called_like_nothing_that_it_begins_with(call: Caller) -> None:
    for name in ("caller", "points", "stock"):
        refused(call("new", "game", name), "CAM064")
    assert there(call.folder) == []


def test_a_start_that_fails_its_own_check_is_never_written(
    call: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    call.write("small.cambio")
    wrong = Change("set few = 3", "set", "start-variant-row", {})
    monkeypatch.setattr(starting, "changes", lambda *_: [wrong])
    refused(call("new", "variant", "house", "--of", "small"), "CAM024")
    text = SMALL.replace("game small", "game solo") + "param idle = 1\n"
    monkeypatch.setattr(starting, "game_text", lambda *_: text)
    refused(call("new", "game", "solo"), "CAM210")
    assert there(call.folder) == ["small.cambio"]


def test_what_there_is_no_variant_of(call: Caller) -> None:
    call.write("small.cambio")
    call.write("mine.cambio", 'variant mine of small:\n  add param x = 2 because "a test"\n')
    call.write("torn.cambio", "game torn of")
    refused(call("new", "variant", "house", "--of", "none"), "CAM007")
    refused(call("new", "variant", "house", "--of", "mine"), "CAM027")
    refused(call("new", "variant", "house", "--of", "torn"), "CAM010")
    assert call("new", "variant", "house").status == 2
    assert call("new").status == 2


def test_a_variant_of_a_game_with_faults(call: Caller) -> None:
    """It can't be better than its game, but it is no worse."""
    call.write("small.cambio", SMALL + "\nparam idle = 30\n")
    assert call("new", "variant", "house", "--of", "small").status == 0
    assert "set idle = 15" in (call.folder / "house.cambio").read_text("utf-8")
