"""`list` shows what there is, and is stopped by nothing that lies beside it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

import pytest

from cambio_spec import pipeline
from cambio_spec.catalog.catalog import languages
from cambio_spec.constructs.question import Question
from cambio_spec.source import shipped
from tests.cli.calling import SMALL, Caller
from tests.game.table import SPEC

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
    assert list(found) == ["games", "unlisted", "languages", "findings"]
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
            "condition": None,
            "asked": None,
        },
        {
            "name": "ties",
            "ruling": "shared",
            "rules": [],
            "citations": ["scoring.3"],
            "because": None,
            "condition": None,
            "asked": None,
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


def test_questions_that_hang_on_features_stand_under_these(call: Caller) -> None:
    cambio, classic = listed(call, "--lang", "fr")["games"]
    under: dict[str, dict[str, str]] = {}
    for game in (cambio, classic):
        for feature in (*game["features"], *game["options"]):
            hanging = {q["name"]: q["condition"] for q in feature["questions"]}
            under |= {f"{game['name']}+{feature['name']}": hanging} if hanging else {}
    assert under == {
        "cambio+joker": dict.fromkeys(("joker_alike", "joker_power", "joker_height"), "joker"),
        "cambio+five_cards": {"nearest_row": "five_cards & !blind"},
        "cambio+team": {
            **dict.fromkeys(("partner_seats", "partner_is_opponent"), "team"),
            **dict.fromkeys(("partners_last_turn", "partners_talk"), "team"),
            "team_penalty": "team & !no_penalty",
            "team_out": "team & rounds=0",
        },
        "cambio+open_kings": {"which_kings": "open_kings"},
        "cambio+no_penalty": {"who_wins_then": "no_penalty"},
        "cambio+rounds": dict.fromkeys(("fixed_rounds", "deciding_round"), "rounds=5 | rounds=7"),
        "cambio+stick_any_turn": {"race": "stick_any_turn=on"},
        "classic+high_stakes": dict.fromkeys(("dare_when", "dare_tie"), "high_stakes"),
        "classic+rummy": dict.fromkeys(
            ("beaten", "penalty_on_top", "winner_scores", "all_out", "winner_out"), "rummy"
        ),
    }
    usual = {q["name"]: q["asked"] for q in (*cambio["questions"], *classic["questions"])}
    assert {name: said for name, said in usual.items() if said} == {
        "below_zero": "Seulement sans `open_kings` ou avec `joker`",
        "empty_grid": "Seulement si `empty_wins` vaut `off`",
        **dict.fromkeys(("limit_reached", "match_ends"), "Seulement si `rounds` vaut 0"),
        "several_games": "Seulement sans `rummy`",
        "larger_tables": "Seulement sans `two_packs`",
    } | {"all_out": "Seulement si `rounds` vaut 0"}


def test_every_question_of_the_rule_files_is_listed(call: Caller) -> None:
    for game in listed(call)["games"]:
        text = (SPEC.parent / f"{game['name']}.cambio").read_text(encoding="utf-8")
        parts = (game, *game["features"], *game["options"])
        names = [question["name"] for part in parts for question in part["questions"]]
        assert sorted(names) == sorted(re.findall(r"\bquestion (\w+)(?:, ordering)? ruled", text))


@pytest.mark.parametrize("language", languages())
def test_the_condition_of_a_question_is_told_in_every_language(call: Caller, language: str) -> None:
    said = " ".join(call("list", "--lang", language).out.split())
    told = {
        "en": ("Only with `five_cards` and without `blind`", "Only if `rounds` is 5 or 7"),
        "de": ("Nur mit `five_cards` und ohne `blind`", "Nur mit `rounds` auf 5 oder 7"),
        "es": ("Solo con `five_cards` y sin `blind`", "Solo si `rounds` es 5 o bien 7"),
        "fr": ("Seulement avec `five_cards` et sans `blind`", "Seulement si `rounds` vaut 5 ou 7"),
        "pt": ("Só com `five_cards` e sem `blind`", "Só se `rounds` for 5 ou 7"),
    }
    for sentence in told[language]:
        assert sentence in said
    needs = {
        "en": "for 4 or 6 players",
        "de": "für 4 oder 6 Personen",
        "es": "para 4 o bien 6 jugadores",
        "fr": "à 4 ou 6 joueurs",
        "pt": "para 4 ou 6 jogadores",
    }
    assert needs[language] in said
    assert "needs players" not in said
    assert "`off`" in said and " off " not in said


OPTIONS = """
option many is 1 to 9, default 2 because "a test"
option loud, default off because "a test"
option late, default off because "a test"
editorial hush in play when many > 4 and loud because "a test"
question how_loud ruled hush by hush because "two together"
question how_many ruled few by setup.deal when many > 3 and many < 6 because "a test"
question never_asked ruled nothing when loud and not loud because "a test"
"""


@pytest.mark.parametrize("spelling", ["cambio", "yaml"])
def test_questions_that_hang_on_what_was_agreed(alone: Caller, spelling: str) -> None:
    alone.write("quiet.cambio", SMALL.replace("game small", "game quiet") + OPTIONS)
    if spelling == "yaml":
        assert alone("convert", "quiet.cambio", "quiet.yaml").status == 0
        (alone.folder / "quiet.cambio").unlink()
    (game,) = (game for game in listed(alone)["games"] if game["name"] == "quiet")
    options = {
        o["name"]: {q["name"]: q["condition"] for q in o["questions"]} for o in game["options"]
    }
    assert options == {
        "many": {
            "how_loud": "many=5..9 & loud=on",
            "how_many": "many=4..5",
        },
        "loud": {},
        "late": {},
    }
    asked = {q["name"]: (q["condition"], q["asked"]) for q in game["questions"]}
    assert asked == {"never_asked": ("never", "Never")}


DOUBLE = 'variant outer of small:\n  set few = 4 because "a test"\n'


@pytest.mark.parametrize(
    ("file", "played"),
    [("pair.cambio", "outer.cambio"), ("outer.yaml", "outer.cambio"), ("small", "small.cambio")],
)
def test_a_variant_that_two_files_declare(alone: Caller, file: str, played: str) -> None:
    if file == "small":
        alone.write("small.cambio", GAME + DOUBLE)
        others = {"outer.cambio"}
    else:
        alone.write("more.cambio", DOUBLE)
        if file == "outer.yaml":
            assert alone("convert", "more.cambio", file).status == 0
            (alone.folder / "more.cambio").unlink()
        others = {"outer.yaml" if file == "outer.yaml" else "more.cambio"}
    answer = alone("list")
    assert answer.status == 0
    assert "warning[CAM021]: The variant `outer` is declared in several files: " in answer.out
    assert f"`small+outer` plays the one in `{played}`." in " ".join(answer.out.split())
    (finding,) = listed(alone)["findings"]
    assert (finding["code"], finding["severity"]) == ("CAM021", "warning")
    places = [place["file"] for place in finding["locations"]]
    assert (set(places[:-1]), places[-1]) == (others, played)


def test_a_variant_in_two_files_of_other_names_is_played_by_neither(alone: Caller) -> None:
    for name in ("one.cambio", "two.cambio"):
        alone.write(name, DOUBLE.replace("outer", "lost_one"))
    assert "`small+lost_one` plays none of them" in " ".join(alone("list").out.split())
    assert alone("check", "small+lost_one").status == 2


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


def test_an_option_that_a_variant_brings_is_listed_with_it(call: Caller) -> None:
    call.write("small.cambio")
    call.write(
        "fed.cambio", 'variant fed of small:\n  add option snack, default off because "a test"\n'
    )
    (row,) = (line for line in call("list").out.splitlines() if "snack" in line)
    assert " ".join(row.split()) == "snack `on` or `off` usually `off` only with `fed`"
    games = {game["name"]: game for game in listed(call)["games"]}
    (fed,) = (f for f in games["small"]["features"] if f["name"] == "fed")
    assert [option["name"] for option in fed["options"]] == ["snack"]
    assert [option["name"] for option in games["small"]["options"]] == []


def test_an_option_that_a_variant_does_without(alone: Caller) -> None:
    alone.write("small.cambio", GAME + 'option swift, default off because "a test"\n')
    alone.write("plain.cambio", 'variant plain of small:\n  remove option swift because "a test"\n')
    assert re.search(r"swift +`on` or `off` +usually `off` +not with `plain`", alone("list").out)
    small = listed(alone)["games"][-1]
    (option,) = small["options"]
    assert (option["removed_by"], option["conditions"]) == (["plain"], ["not with `plain`"])
