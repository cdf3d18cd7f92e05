"""`list` shows what there is, and is stopped by nothing that lies beside it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from cambio_spec import pipeline
from cambio_spec.catalog.catalog import languages
from cambio_spec.constructs.question import Question
from cambio_spec.source import shipped
from tests.cli.calling import SMALL, Caller

OPEN = """
question who_starts ruled youngest by setup.deal because "somebody has to"
question ties ruled shared [scoring.3]

variant inner of small:
  set few = 3 because "a test"

param few = 2 because "a test"
"""
GAME = SMALL.replace("deal 2", "deal few") + OPEN
FILES = {
    "small.cambio": GAME,
    "locales/en/small.ftl": "game = The small one\n",
    "locales/de/small.ftl": "game = Das kleine Spiel\n",
    "outer.cambio": 'variant outer of small:\n  set few = 1 because "a test"\n',
    "bad.cambio": "variant bad of small:\n  set many = 1\n",
    "lost.cambio": "variant lost of nothing:\n  set few = 1\n",
    "torn.cambio": "game torn of",
    "loose.cambio": "param x = 1\n",
    "dud.cambio": "game dud\nplayers 2 to 3, clockwise\ndeck spanish in stock\n",
}

SHOWN = """\
dud · dud.cambio
  error[CAM020]: There is no deck called `spanish`.

The small one · small · 2 to 4 players · small.cambio

  Variants
    inner
    outer         outer.cambio

  Variants that can’t be played
    bad · bad.cambio
      error[CAM024]: The variant `bad` changes `many`, but the game has no such
      rule.

  Questions, their rulings, and the rules that carry them out
    who_starts   youngest   setup.deal
    ties         shared

What can’t be listed
    loose.cambio   error[CAM028]: The game doesn’t say what it is called.
    lost.cambio    error[CAM027]: There is no game called `nothing` to build on.
    torn.cambio    error[CAM010]: `game` is missing before `of`.

Languages: LANGUAGES
"""


@pytest.fixture
def alone(call: Caller, monkeypatch: pytest.MonkeyPatch) -> Caller:
    """Nothing comes with the product, and the folder holds all there can be."""
    (call.folder / "nothing").mkdir()
    monkeypatch.setattr(shipped, "shipped", lambda: call.folder / "nothing")
    for name, text in FILES.items():
        call.write(name, text)
    return call


def listed(call: Caller, *arguments: str) -> dict[str, Any]:
    answer = call("list", "--json", *arguments)
    assert (answer.status, answer.err) == (0, "")
    return cast(dict[str, Any], answer.json)


def test_everything_is_shown(alone: Caller) -> None:
    answer = alone("list")
    assert (answer.status, answer.err) == (0, "")
    *others, last = languages()
    assert answer.out == SHOWN.replace("LANGUAGES", f"{', '.join(others)} and {last}")


def test_a_variant_that_is_called_like_an_option(alone: Caller) -> None:
    """It is told what is wrong with the variant, not with the option."""
    alone.write("small.cambio", GAME + 'option swift, default off because "a test"\n')
    alone.write("swift.cambio", 'variant swift of small:\n  set few = 1 because "a test"\n')
    said = "swift · swift.cambio\n      error[CAM021]: There are two variants or options called"
    assert said in alone("list").out


def test_titles_and_faults_in_another_language(alone: Caller) -> None:
    said = alone("list", "--lang", "de").out
    assert "Das kleine Spiel · small · 2 bis 4 Personen · small.cambio" in said
    assert "Fehler[CAM024]: Die Variante `bad` ändert `many`" in said
    assert alone("list", "--lang", "xx").status == 2


def test_the_same_for_other_programs(alone: Caller) -> None:
    found = listed(alone)
    assert list(found) == ["games", "unlisted", "languages"]
    assert found["languages"] == list(languages())
    dud, small = found["games"]
    assert list(small) == [
        *("name", "file", "title", "players", "features", "options", "questions", "fault")
    ]
    assert [small[key] for key in ("name", "file", "title", "players", "options", "fault")] == [
        *("small", "small.cambio", "The small one", [2, 3, 4], [], None)
    ]
    features = {one["name"]: (one["file"], one["fault"]) for one in small["features"]}
    assert features["inner"] == ("small.cambio", None)
    assert features["outer"] == ("outer.cambio", None)
    assert features["bad"][1] == {
        "code": "CAM024",
        "message": "The variant `bad` changes `many`, but the game has no such rule.",
    }
    assert small["questions"] == [
        {
            "name": "who_starts",
            "ruling": "youngest",
            "rules": ["setup.deal"],
            "citations": [],
            "because": "somebody has to",
        },
        {
            "name": "ties",
            "ruling": "shared",
            "rules": [],
            "citations": ["scoring.3"],
            "because": None,
        },
    ]
    assert (dud["name"], dud["players"], dud["fault"]["code"]) == ("dud", [], "CAM020")
    unlisted = {one["file"]: one["fault"]["code"] for one in found["unlisted"]}
    assert unlisted == {"loose.cambio": "CAM028", "lost.cambio": "CAM027", "torn.cambio": "CAM010"}


def test_the_shipped_game_with_all_that_it_rules(call: Caller) -> None:
    game = next(g for g in listed(call)["games"] if g["name"] != "classic")
    ruleset = pipeline.load("cambio", call.folder)
    assert (game["name"], game["title"], game["players"]) == ("cambio", "Cambio", [2, 3, 4, 5, 6])
    assert [q["name"] for q in game["questions"]] == [q.name.text for q in ruleset.all(Question)]
    assert all(q["because"] for q in game["questions"])
    cited = {c for q in game["questions"] for c in q["citations"]}
    assert {"scoring.3", "fr:play.5"} <= cited
    assert call("list").out.startswith(
        "Cambio · cambio · 2 to 6 players · comes with cambio-spec\n"
    )


def test_every_listed_variant_can_be_checked_by_its_name(alone: Caller) -> None:
    (small,) = (game for game in listed(alone)["games"] if game["fault"] is None)
    for feature in small["features"]:
        status = alone("check", f"small+{feature['name']}", "--players", "2").status
        assert (status == 2) == (feature["fault"] is not None)


def test_several_variants_in_one_file(alone: Caller) -> None:
    """They change the same number, and so can't be played together; each is listed."""
    one = "variant {} of small:\n  set few = 1\n"
    alone.write("pair.cambio", one.format("this") + one.format("that"))
    (small,) = (game for game in listed(alone)["games"] if game["fault"] is None)
    found = {f["name"]: f for f in small["features"] if f["file"] == "pair.cambio"}
    assert list(found) == ["this", "that"]


def test_what_is_nearer_hides_what_is_farther(call: Caller) -> None:
    call.write("cambio.cambio", SMALL.replace("game small", "game cambio"))
    game = next(g for g in listed(call)["games"] if g["name"] != "classic")
    assert (game["file"], game["players"]) == ("cambio.cambio", [2, 3, 4])


def test_files_that_are_no_text(alone: Caller) -> None:
    (alone.folder / "bytes.cambio").write_bytes(b"\xff\xfe")
    (alone.folder / "empty.cambio").write_text("")
    (alone.folder / "gone.cambio").symlink_to(alone.folder / "nowhere")
    found = {one["file"]: one["fault"]["code"] for one in listed(alone)["unlisted"]}
    assert (found["bytes.cambio"], found["empty.cambio"]) == ("CAM003", "CAM005")
    assert "gone.cambio" not in found


def test_a_title_that_cannot_be_said(alone: Caller) -> None:
    alone.write("locales/en/small.ftl", "game = { $nothing }\n")
    assert "small · 2 to 4 players" in alone("list").out
    alone.write("locales/en/small.ftl", "what is this\n")
    assert "small · 2 to 4 players" in alone("list").out


def test_nothing_at_all(call: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shipped, "shipped", lambda: call.folder / "none")
    found = listed(call)
    assert (found["games"], found["unlisted"]) == ([], [])
    assert call("list").out.startswith("Languages: ")


def test_the_typed_call(tmp_path: Path) -> None:
    (tmp_path / "small.cambio").write_text(GAME, encoding="utf-8")
    found = pipeline.listing("de", tmp_path)
    assert {"small", "cambio", "classic"} == {game.name for game in found.games}
