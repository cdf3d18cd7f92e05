"""Citations, the index of the editions, and the editions' lines where they are at hand."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from cambio_spec.source.citations import (
    Citation,
    edition_folders,
    indexed_files,
    line_text,
    parse,
    place,
    sections,
)

DE = "000_1a065366a1bb189a.txt"
FR = "002_46df05d725aede69.txt"
ARTICLE = "004_a23460de69bcf63f.txt"
PUBLISHED = Path(__file__).parents[3] / "shared" / "editions"


@pytest.mark.parametrize(
    ("text", "citation"),
    [
        ("scoring.3", Citation(None, "scoring", 3)),
        ("fr:scoring.3", Citation("fr", "scoring", 3)),
        ("de_2:set_up.12", Citation("de_2", "set_up", 12)),
    ],
)
def test_a_citation_is_read_and_written(text: str, citation: Citation) -> None:
    assert parse(text) == citation
    assert str(citation) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "scoring", "scoring.", "scoring.0", "scoring.03", "scoring.-1", "scoring.3 "),
        *(".3", "Scoring.3", "fr:", "fr:3", "a:b:scoring.3", "scoring.3\n"),
        "scoring." + "9" * 100,
    ],
)
def test_what_is_no_citation(text: str) -> None:
    with pytest.raises(ValueError, match="not a citation"):
        parse(text)


def test_a_place_is_found_in_the_first_edition_that_has_it() -> None:
    editions = {"en": ARTICLE, "fr": FR, "de": DE}
    assert place(parse("scoring.3"), editions) == (FR, 42)
    assert place(parse("de:scoring.3"), editions) == (DE, 42)
    assert place(parse("penalties.1"), editions) == (ARTICLE, 19)
    assert place(parse("about.2"), editions) == (ARTICLE, 4)


@pytest.mark.parametrize(
    "text", ["scoring.6", "pt:scoring.3", "en:scoring.3", "nowhere.1", "own:scoring.1"]
)
def test_a_place_that_is_not(text: str) -> None:
    editions = {"en": ARTICLE, "fr": FR, "own": "my_rules.txt"}
    assert place(parse(text), editions) is None


def test_editions_are_sought_where_the_environment_says_then_beside_the_rules(
    tmp_path: Path,
) -> None:
    rules = tmp_path / "rules" / "a.cambio"
    assert edition_folders(rules, tmp_path, {"CAMBIO_SPEC_EDITIONS": "books"}) == (
        tmp_path / "books",
        tmp_path / "rules" / "editions",
        tmp_path / "editions",
    )
    assert edition_folders(None, tmp_path, {}) == (tmp_path / "editions",)


def test_a_line_is_read_from_the_first_folder_that_has_the_edition(tmp_path: Path) -> None:
    folders = (tmp_path / "none", tmp_path / "one", tmp_path / "two")
    for folder in folders[1:]:
        folder.mkdir()
        (folder / FR).write_text(f"first\n  {folder.name}, line 2 \nthird", encoding="utf-8")
    assert line_text((FR, 2), folders) == "one, line 2"
    assert line_text((FR, 3), folders) == "third"
    assert line_text((FR, 4), folders) is None
    assert line_text((FR, 2), folders[:1]) is None


def test_no_other_file_is_opened(tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    (tmp_path / "editions").mkdir()
    assert line_text(("../secret.txt", 1), (tmp_path / "editions",)) is None
    assert line_text(("secret.txt", 1), (tmp_path,)) is None


def test_the_first_four_editions_have_one_layout() -> None:
    layouts = [sections(file) for file in sorted(indexed_files())]
    assert len(layouts) == 5
    assert layouts[0] == layouts[1] == layouts[2] == layouts[3] != layouts[4]
    assert sections("another.txt") is None


@pytest.fixture
def published() -> Path:
    """The editions themselves, which the project doesn't contain."""
    if not PUBLISHED.is_dir():
        reason = "the editions aren't at hand in ../shared/editions"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    return PUBLISHED


def test_every_published_edition_is_indexed(published: Path) -> None:
    assert sorted(path.name for path in published.glob("*.txt")) == sorted(indexed_files())


@pytest.mark.parametrize("file", [file for file in indexed_files() if file != ARTICLE])
def test_every_item_of_a_rulebook_is_indexed(published: Path, file: str) -> None:
    """A section is a heading alone between blank lines, then its items; the text about the game
    stands above the first heading."""
    lines = (published / file).read_text(encoding="utf-8").splitlines()
    found = [[number] for number, line in enumerate(lines[:5], 1) if line and number > 1]
    groups = [[item for group in found for item in group]]
    for number, line in enumerate(lines[5:], 6):
        if not line:
            continue
        is_heading = lines[number - 2] == "" and len(line) < 40 and not line.endswith(".")
        if is_heading:
            groups.append([])
        else:
            groups[-1].append(number)
    layout = sections(file)
    assert layout is not None
    assert [list(items) for items in layout.values()] == groups


@pytest.mark.parametrize("file", [file for file in indexed_files() if file != ARTICLE])
def test_numbered_items_carry_their_number(published: Path, file: str) -> None:
    layout = sections(file)
    assert layout is not None
    for section in ("setup", "play"):
        for item, number in enumerate(layout[section], 1):
            text = line_text((file, number), (published,))
            assert text is not None
            assert re.match(rf"{item}\. \S", text), f"{section}.{item}"


def test_every_item_of_the_article_is_indexed(published: Path) -> None:
    """All lines but the title, the notice, the headings, the references and the imprint."""
    lines = (published / ARTICLE).read_text(encoding="utf-8").splitlines()
    last = next(number for number, line in enumerate(lines, 1) if line.startswith("References"))
    items = [
        number
        for number, line in enumerate(lines[: last - 1], 1)
        if number > 2 and not line.endswith("[edit]")
    ]
    layout = sections(ARTICLE)
    assert layout is not None
    assert [number for section in layout.values() for number in section] == items
