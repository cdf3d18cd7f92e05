"""What `new variant` writes fits its game, shows in its rulebook, and shows the other ways."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from cambio_spec import pipeline
from cambio_spec.catalog.catalog import Catalog, languages
from cambio_spec.constructs.variant import Variant
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.diagnostics.report import counts_against
from cambio_spec.model.build import build
from cambio_spec.model.configuring import ask, configuration
from cambio_spec.model.load import load
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.pipeline.starting import new_game, new_variant, write_start
from cambio_spec.source.files import SourceFile
from cambio_spec.starts.changes import changes, others
from cambio_spec.starts.variant import patch_lines
from cambio_spec.syntax.format import format_document
from cambio_spec.syntax.parse import parse
from tests.cli.calling import SMALL

WORTHS = """
table worth of card: because "a test"
  A to K is 3
"""
FIVES = SMALL.replace("deal 2", "deal few") + '\nparam few = 2 because "a test"\n'


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An editor's own games: a started one; one that can't be printed; two that differ."""
    folder = tmp_path_factory.mktemp("editor")
    write_start(new_game("solo"), folder)
    texts = {"small": SMALL, "valued": SMALL + WORTHS, "few": FIVES}
    for name, text in texts.items():
        text = text.replace("game small", f"game {name}")
        (folder / f"{name}.cambio").write_text(text, encoding="utf-8")
    return folder


@cache
def text_of(name: str, of: str, folder: Path) -> str:
    return new_variant(name, of, cwd=folder).files[Path(f"{name}.cambio")].decode()


@pytest.mark.parametrize(
    ("of", "patch"),
    [
        ("cambio", "set penalty = 5"),
        ("solo", "set limit = 50"),
        ("solo.cambio", "set limit = 50"),
        ("valued", "replace worth of A to K is 0"),
        ("few", "set few = 3"),
        ("small", "add question my_question ruled agreed"),
    ],
)
def test_it_changes_something_of_that_game(folder: Path, of: str, patch: str) -> None:
    text = text_of("house", of, folder)
    assert f'\n  {patch} because "house rule"\n' in text
    assert format_document(parse(SourceFile("house.cambio", text))) == text


@pytest.mark.parametrize(("of", "value"), [("cambio", "5"), ("solo", "50")])
def test_it_passes_the_check_and_shows_in_every_rulebook(
    tmp_path: Path, of: str, value: str
) -> None:
    write_start(new_game("solo"), tmp_path)
    write_start(new_variant("house", of, cwd=tmp_path), tmp_path)
    assert pipeline.check("house", cwd=tmp_path).findings == ()
    built = pipeline.build(["house", of], formats=["md"], cwd=tmp_path).files
    for language in languages():
        book, varied = (
            built[Path("rulebooks") / language / f"{name}.md"].decode().splitlines()[:-1]
            for name in (of, f"{of}+house")
        )
        changed = [line for line in varied if line not in book]
        assert any(re.search(rf"\b{value}\s", line) for line in changed), language


def test_a_question_brings_its_sentences(tmp_path: Path) -> None:
    """Where nothing else can be changed; in the languages that the game has."""
    write_start(new_game("solo", ["de"]), tmp_path)
    bare = (tmp_path / "solo.cambio").read_text("utf-8")
    for number in ("penalty = 5", "limit = 100"):
        bare = bare.replace(f'param {number} because "house rule"\n', "")
    bare = bare.replace("penalty", "5").replace("limit", "100").replace("is 10", "is pip of card")
    (tmp_path / "solo.cambio").write_text(bare, encoding="utf-8")
    words = tmp_path / "locales" / "de" / "solo.ftl"
    said = words.read_text("utf-8").replace("+ penalty", "+ 5").replace(">= limit", ">= 100")
    said = said.replace("$penalty", "$number-5").replace("$limit", "$number-100")
    words.write_text(said, encoding="utf-8")
    assert pipeline.check("solo", cwd=tmp_path).findings == ()

    started = new_variant("house", "solo", cwd=tmp_path)
    assert set(map(str, started.files)) == {"house.cambio", "locales/de/house.ftl"}
    write_start(started, tmp_path)
    assert pipeline.check("house", cwd=tmp_path).findings == ()
    built = pipeline.build(["house"], ["de"], ["md"], cwd=tmp_path).files
    assert "Alle, die mitspielen, entscheiden gemeinsam" in next(iter(built.values())).decode()


def with_patch(ruleset: Ruleset, patch: str) -> Ruleset:
    """A game with a variant of this one patch. Raises `Rejected`."""
    game = ruleset.game.name.text
    lines = "\n".join(patch_lines(patch, "a test"))
    document = parse(SourceFile("new.cambio", f"variant new of {game}:\n{lines}\n"))
    variants = tuple(node for node in document.declarations if isinstance(node, Variant))
    made = configuration(ruleset.game, ruleset.base, variants, [ask("new")], f"{game}+new")
    return build(made)


@pytest.mark.parametrize("name", ["cambio", "solo", "small", "valued", "few"])
def test_every_way_that_is_shown_works(folder: Path, name: str) -> None:
    """With the # taken away, a patch can be read, fits the game and changes its text."""
    ruleset = load(name, folder).ruleset
    ways = suggested(text_of("house", name, folder))
    assert len(ways) >= 2
    for patch in ways:
        assert with_patch(ruleset, patch).digest != ruleset.digest, patch


def suggested(text: str) -> list[str]:
    """The patches that stand in a variant as comments, without their reasons."""
    lines = "\n".join(re.findall(r"^#(  .*)$", text.partition("\n# There are")[2], re.MULTILINE))
    return [p.strip() for p in re.split(r'because\s+"house rule"', lines) if p.strip()]


@pytest.mark.parametrize("name", ["cambio", "classic", "solo"])
def test_what_is_suggested_stands_on_its_own(folder: Path, tmp_path: Path, name: str) -> None:
    """Each by itself makes no finding, except that a rule or a question needs its sentences."""
    for patch in suggested(text_of("house", name, folder)):
        variant = f'variant alone of {name}:\n  {patch} because "a test"\n'
        (folder / "alone.cambio").write_text(variant, encoding="utf-8")
        found = pipeline.check("alone", players=[2], cwd=folder).findings
        (folder / "alone.cambio").unlink()
        against = {f.code for f in found if counts_against(f)}
        needs = {"CAM100"} if patch.startswith(("add rule", "add question")) else set()
        assert against <= needs, patch


@pytest.mark.parametrize("name", ["cambio", "classic"])
def test_how_many_cards_fill_a_grid_is_no_number_to_change_alone(folder: Path, name: str) -> None:
    text = text_of("house", name, folder)
    assert "set dealt" not in text


@pytest.mark.parametrize("name", ["cambio", "solo", "small", "valued", "few"])
def test_every_change_fits_its_game(folder: Path, name: str) -> None:
    ruleset = load(name, folder).ruleset
    for change in changes(ruleset, "house"):
        try:
            with_patch(ruleset, change.patch)
        except Rejected:
            assert change.way == "remove", "only a removed power may be needed elsewhere"


def test_all_ways_are_shown_for_a_game_that_has_everything(folder: Path) -> None:
    ways_there = dict(others(load("cambio", folder).ruleset))
    assert len(ways_there) == 10
    catalog = Catalog.shipped("en")
    other = "start-variant-other-"
    ways = {n.removeprefix(other) for n in catalog.entries if n.startswith(other)}
    assert ways == set(ways_there)
