"""What a user may name, and which rule set that is."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec.constructs.param import Param
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.model.load import load, targets
from cambio_spec.nodes.surface import Number
from cambio_spec.source.shipped import shipped
from tests.model.house import GAME, codes, errors, write

SHORT = 'variant short of small:\n  set limit = 50 because "b"\n'
QUICK = 'variant quick of cambio:\n  set limit = 30 because "b"\n'


def limit(name: str, cwd: Path) -> object:
    """The limit of the small game is a number of its rules, that of the shipped one an option."""
    ruleset = load(name, cwd).ruleset
    params = {p.name.text: p.value for p in ruleset.all(Param)}
    value = params.get("limit")
    assert value is None or isinstance(value, Number)
    return ruleset.settings["limit"] if value is None else value.value


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write(
        tmp_path,
        {
            "small.cambio": GAME,
            "short.cambio": SHORT,
            "quick.cambio": QUICK,
            "inside.cambio": GAME.replace("game small", "game inside")
            + SHORT.replace("of small", "of inside"),
            "spec/deep.cambio": GAME.replace("game small", "game deep"),
            "below/notes.txt": "",
        },
    )


@pytest.mark.parametrize(
    ("name", "label", "features", "value"),
    [
        ("small.cambio", "small", (), 100),
        ("small", "small", (), 100),
        ("deep", "deep", (), 100),
        ("spec/deep.cambio", "deep", (), 100),
        ("short.cambio", "small+short", ("short",), 50),
        ("short", "small+short", ("short",), 50),
        ("small+short", "small+short", ("short",), 50),
        ("small.cambio+short", "small+short", ("short",), 50),
        ("small+short+short", "small+short", ("short",), 50),
        ("inside", "inside", (), 100),
        ("inside+short", "inside+short", ("short",), 50),
        ("cambio", "cambio", (), 100),
        ("cambio+quick", "cambio+quick", ("quick",), 30),
        ("quick.cambio", "cambio+quick", ("quick",), 30),
        ("quick", "cambio+quick", ("quick",), 30),
    ],
)
def test_a_name(folder: Path, name: str, label: str, features: tuple[str, ...], value: int) -> None:
    ruleset = load(name, folder).ruleset
    assert (ruleset.name, ruleset.features) == (label, features)
    assert limit(name, folder) == value


def test_the_games_own_variant_comes_before_a_file_of_that_name(folder: Path) -> None:
    write(folder, {"short.cambio": SHORT.replace("of small", "of inside").replace("50", "7")})
    assert limit("inside+short", folder) == 50


def test_a_variant_beside_its_game_comes_before_the_shipped_game(folder: Path) -> None:
    write(folder, {"cambio.cambio": GAME.replace("game small", "game cambio")})
    assert len(load("quick", folder).ruleset.program.zones) == 3


def test_a_variant_with_a_game_that_is_sought_from_the_current_folder(folder: Path) -> None:
    write(folder, {"house/mine.cambio": SHORT.replace("short", "mine")})
    assert limit("house/mine.cambio", folder) == 50


def test_a_folder_is_the_rule_sets_directly_in_it(folder: Path) -> None:
    names = ["inside", "quick", "short", "small"]
    assert targets(".", folder) == tuple(f"{name}.cambio" for name in names)
    assert targets("spec", folder) == ("spec/deep.cambio",)
    assert targets("small", folder) == ("small",)
    with pytest.raises(Rejected) as refused:
        targets("below", folder)
    assert codes(refused.value.diagnostics) == ["CAM006"]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("smal", "CAM007"),
        ("small+shrt", "CAM007"),
        ("nowhere.cambio", "CAM001"),
        ("small+quick", "CAM027"),
        ("../no/such/place", "CAM001"),
    ],
)
def test_a_name_that_is_none(folder: Path, name: str, code: str) -> None:
    assert codes(errors(name, folder)) == [code]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("param a = 1", "CAM028"),
        (SHORT.replace("of small", "of nothing_known"), "CAM027"),
        (SHORT + SHORT, "CAM021"),
        (SHORT + SHORT.replace("short", "other").replace("of small", "of inside"), "CAM029"),
        (SHORT + "param a = 1", "CAM028"),
        (GAME + "game again", "CAM029"),
        ("# nothing", "CAM005"),
    ],
)
def test_a_file_that_is_no_rule_set(folder: Path, text: str, code: str) -> None:
    write(folder, {"bad.cambio": text})
    assert codes(errors("bad.cambio", folder)) == [code]


def test_nearest_names_are_suggested(folder: Path) -> None:
    (fault,) = errors("smal", folder)
    assert fault.help is not None and fault.help.arguments["nearest"] == "small"
    (fault,) = errors("inside+shrt", folder)
    assert fault.help is not None and fault.help.arguments["nearest"] == "inside+short"


@pytest.mark.parametrize(
    ("patches", "code"),
    [
        ("remove rule total", "CAM028"),
        ("remove rule score.others remove rule score.winner remove rule score.tied", "CAM028"),
        ("remove action draw remove action count", "CAM037"),
        ("remove step setup.on", "CAM037"),
        ("add param limit = 2", "CAM021"),
        ("set limit = stock", "CAM030"),
    ],
)
def test_what_patches_leave_has_to_be_a_game(folder: Path, patches: str, code: str) -> None:
    write(folder, {"bad.cambio": f"variant bad of small: {patches}"})
    assert code in codes(errors("bad", folder))


def test_a_replaced_plain_definition_keeps_its_id(folder: Path) -> None:
    write(folder, {"mine.cambio": 'variant mine of small: replace rule total: 3 because "b"'})
    ruleset = load("mine", folder).ruleset
    assert (ruleset.rules["total"].text, ruleset.rules["total"].because) == ("3", "b")
    assert "total.total" not in ruleset.rules


def test_the_digest_tells_meanings_apart_and_not_layouts(folder: Path) -> None:
    base = load("small", folder).ruleset.digest
    write(folder, {"small.cambio": "# a comment\n" + GAME.replace("players 2", "players\n 2")})
    relaid = load("small", folder).ruleset
    write(folder, {"small.cambio": GAME.replace("= 100", "= 101")})
    assert load("small", folder).ruleset.digest not in (base, relaid.digest)


def test_findings_show_files_from_where_people_are(tmp_path: Path) -> None:
    rules = 'variant shown of cambio: remove option tied_both because "x"\n'
    (tmp_path / "spec").mkdir()
    (tmp_path / "spec" / "shown.cambio").write_text(rules)
    for name in ("cambio+shown", "shown", "spec/shown.cambio"):
        with pytest.raises(Rejected) as caught:
            load(name, tmp_path)
        removed, used = (label.span.file.path for label in caught.value.diagnostics[0].labels)
        assert removed == "spec/shown.cambio"
        assert Path(used) == shipped() / "cambio.cambio"


def test_variants_are_known_by_where_they_lie(tmp_path: Path) -> None:
    (tmp_path / "mild.cambio").write_text('variant mild of cambio: set penalty = 5 because "x"\n')
    for name in ("cambio+mild", "mild"):
        assert load(name, tmp_path).variants == (tmp_path / "mild.cambio",)


@pytest.mark.parametrize("name", ["my+rules/nope.cambio", "my+rules/nope", "my+nope.yaml"])
def test_a_plus_in_a_path_that_leads_nowhere_begins_no_feature(name: str, tmp_path: Path) -> None:
    with pytest.raises(Rejected) as caught:
        load(name, tmp_path)
    (fault,) = caught.value.diagnostics
    assert (fault.code, fault.message.arguments["path"]) == ("CAM001", name)
