"""What `new game` writes can be checked, printed and played as it stands."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from cambio_spec import pipeline
from cambio_spec.catalog.catalog import LOCALES, Catalog, languages
from cambio_spec.catalog.lint import lint
from cambio_spec.constructs.game import Game
from cambio_spec.engine.loader import load as load_engine
from cambio_spec.nodes.writing import WIDTH
from cambio_spec.pipeline.starting import new_game, write_start
from cambio_spec.source.files import SourceFile
from cambio_spec.starts.game import game_text, template, title
from cambio_spec.syntax.expected import spellings
from cambio_spec.syntax.format import format_document
from cambio_spec.syntax.parse import grammar, parse

PLACEHOLDER = re.compile(r"\bstart-[a-z-]+")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a game has been started, in all languages."""
    folder = tmp_path_factory.mktemp("editor")
    write_start(new_game("solo"), folder)
    return folder


def test_it_passes_the_check(folder: Path) -> None:
    report = pipeline.check("solo", cwd=folder)
    assert report.exit_status == 0
    assert report.findings == ()


def test_it_is_printed_in_every_language(folder: Path) -> None:
    built = pipeline.build(["solo"], formats=["md"], cwd=folder)
    books = {path: text.decode() for path, text in built.files.items()}
    assert len(books) == len(languages())
    for book in books.values():
        assert book.startswith("# Solo\n")
        assert "100" in book.split("\n## ")[-1], "the limit stands where the match is won"
        assert not re.search(r"[“„«]\w+_?\w*[”“»]", book), "a place or a fact without its words"


@pytest.mark.parametrize("players", range(2, 7))
def test_a_match_comes_to_an_end(folder: Path, players: int) -> None:
    ruleset = pipeline.load("solo", folder)
    engine = load_engine(pipeline.engine_source(ruleset), "solo")
    state = engine.new_match(players=players, seed=players)
    choose = random.Random(players)
    for _ in range(20_000):
        moves = engine.legal(state)
        if not moves:
            break
        engine.apply(state, choose.choice(moves))
    said = {rule for line in map(str, state.announcements) for rule in re.findall(r"[\w.]+", line)}
    assert not engine.legal(state)
    assert {"ahead", "score.winner"} <= said


@pytest.mark.parametrize("language", languages())
def test_it_teaches_in_every_language(language: str) -> None:
    text = game_text("solo", Catalog.shipped(language))
    assert not PLACEHOLDER.search(text)
    assert format_document(parse(SourceFile("solo.cambio", text))) == text
    comments = [line for line in text.splitlines() if line.startswith("#")]
    assert len(comments) > 15
    assert max(map(len, comments)) <= WIDTH
    assert any("cambio-spec check solo" in line for line in comments)


def test_it_is_a_page_or_two() -> None:
    """Long enough to be a game, short enough to be read to the end."""
    assert template().count("\n") <= 90
    assert game_text("solo", Catalog.shipped("en")).count("\n") <= 105


def test_it_is_nobodys_game() -> None:
    words = re.compile(r"cambio|cabo|golf|stick", re.IGNORECASE)
    assert not words.search(template())
    for language in languages():
        sentences = (LOCALES / language / "starts" / "game.ftl").read_text("utf-8")
        assert not words.search(sentences.replace("cambio-spec", ""))


def test_every_comment_and_every_reason_is_used() -> None:
    used = set(PLACEHOLDER.findall(template()))
    catalog = Catalog.shipped("en")
    assert used == {
        name for name in catalog.entries if name.startswith(("start-game-", "start-reason"))
    }


@pytest.mark.parametrize("language", languages())
def test_the_languages_say_the_same(language: str) -> None:
    def with_start(name: str) -> Catalog:
        return Catalog.load(name, [LOCALES / name, LOCALES / name / "starts"])

    assert [str(e) for e in lint(with_start("en"), with_start(language))] == []


def test_only_the_languages_asked_for() -> None:
    started = new_game("solo", ["de"], comments="de")
    assert set(map(str, started.files)) == {"solo.cambio", "locales/de/solo.ftl"}
    assert b"Hausregel" in started.files[Path("solo.cambio")]


@pytest.mark.parametrize(
    ("name", "shown"), [("my_game", "My game"), ("x", "X"), ("a__b_", "A  b"), ("s21", "S21")]
)
def test_the_title(name: str, shown: str) -> None:
    assert title(name) == shown


def test_a_word_of_a_rule_file_may_be_the_name() -> None:
    """Any word that isn't reserved: as a name it is read as a name."""
    terminals = grammar().terminals
    words = spellings((t.name for t in terminals), terminals).values()
    for word in filter(str.isalpha, words):
        (game, _) = parse(SourceFile("x", f"game {word}\nplayers 2 to 4, clockwise")).declarations
        assert isinstance(game, Game) and game.name.text == word
