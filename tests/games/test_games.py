"""Relatives of the game, written only in the language: each is checked, played and printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cambio_spec import pipeline
from cambio_spec.catalog.catalog import languages
from cambio_spec.model import load as loading
from cambio_spec.pipeline.building import documents
from cambio_spec.rulebook.markdown import render_markdown
from cambio_spec.rulebook.typst import render_png
from tests.combinations.lattice import REASONS, played, sample

FOLDER = Path(__file__).parent
GAMES = sorted(FOLDER.glob("*.cambio"))
ROUNDS, SAMPLE = 10, 4

games = pytest.mark.parametrize("game", GAMES, ids=lambda path: path.stem)
printed = pytest.mark.parametrize("language", languages())


def test_there_are_six_of_them() -> None:
    assert len(GAMES) >= 6


@games
def test_nothing_is_found_in_it_with_any_of_its_features(game: Path) -> None:
    (found,) = pipeline.check_all([game.name], cwd=FOLDER, only=False)
    assert [finding for finding in found.report.findings if finding.status != "accepted"] == []
    assert found.report.exit_status == 0


@pytest.mark.parametrize(
    "name", [n for game in GAMES for n in sample(game, SAMPLE)], ids=lambda n: Path(n).name
)
def test_it_is_played_to_the_end_for_every_number_of_players(name: str) -> None:
    came = played(name, ROUNDS)
    assert came.faults == ()
    assert came.rounds or REASONS.issuperset(came.refused), came.refused


@games
def test_it_is_formatted_and_says_the_same_in_yaml(game: Path, tmp_path: Path) -> None:
    assert pipeline.format_files([game.name], FOLDER, rewrite=False) == ()
    other = tmp_path / f"{game.stem}.yaml"
    pipeline.convert(str(game), str(other))
    assert pipeline.load(str(other)).digest == pipeline.load(str(game)).digest


@games
@printed
def test_its_books_are_about_this_game_and_say_nothing_of_the_rule_file(
    game: Path, language: str
) -> None:
    loaded = loading.load(game.name, FOLDER)
    book, sheet = documents(loaded, language)
    assert render_png(sheet).startswith(b"\x89PNG")
    text = render_markdown(book) + render_markdown(sheet)
    assert "Cambio" not in text
    names = {name for name in loaded.ruleset.names if "_" in name}
    assert names.isdisjoint(re.findall(r"\w+", text.replace("\\_", "_")))
