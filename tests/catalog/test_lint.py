"""Two languages side by side."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec.catalog.catalog import Catalog, languages
from cambio_spec.catalog.lint import lint


def found(tmp_path: Path, reference: str, other: str) -> list[tuple[str, int, str, str]]:
    catalogs = []
    for language, text in (("en", reference), ("de", other)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.ftl").write_text(text, encoding="utf-8")
        catalogs.append(Catalog.load(language, [tmp_path / language]))
    return [(e.problem, e.line, e.message, e.subject) for e in lint(*catalogs)]


@pytest.mark.parametrize(
    ("reference", "other", "expected"),
    [
        ("a = { $n } cards\n", "a = { $n } Karten\n", []),
        ("a = A\nb = B\n", "a = A\n", [("missing-message", 0, "b", "")]),
        ("a = A\n", "a = A\nb = B\n", [("extra-message", 2, "b", "b")]),
        (
            "a = { $points }\n",
            "a = { $pionts }\n",
            [("variables-differ", 1, "a", "pionts"), ("variables-differ", 1, "a", "points")],
        ),
        ("a = { $n }\n", "a = { $n\n", [("junk", 1, "a", 'Expected token: "}"')]),
        (
            "a = { SIGNED($n) }\n",
            "a = { $n }\n",
            [("functions-differ", 1, "a", "SIGNED($n)")],
        ),
        (
            "a = { $n } { $n ->\n    [one] card\n   *[other] cards\n }\n",
            "a = { $n ->\n    [one] eine Karte\n   *[other] Karten\n }\n",
            [("variables-differ", 1, "a", "n")],
        ),
        (
            "a = A\n    .short = s\n",
            "a = A\n",
            [("attributes-differ", 1, "a", "short")],
        ),
        # Each language builds its sentences in its own way.
        ("kind = { $k }\na = { kind }\n", "art = { $k }\na = { art }\n", []),
        ("a = { $k }\n", "-t = T\na = { $k } { -t }\n", []),
    ],
)
def test_what_only_one_of_two_languages_says(
    tmp_path: Path, reference: str, other: str, expected: list[tuple[str, int, str, str]]
) -> None:
    assert found(tmp_path, reference, other) == expected


def test_a_choice_without_a_default_is_found(tmp_path: Path) -> None:
    good = "a = { $n ->\n    [one] x\n   *[other] y\n }\n"
    ((problem, _, message, subject),) = found(tmp_path, good, good.replace("*", " "))
    assert (problem, message) == ("junk", "a")
    assert "default" in subject


@pytest.mark.parametrize("language", [name for name in languages() if name != "en"])
def test_the_shipped_languages_say_the_same(language: str) -> None:
    assert [str(e) for e in lint(Catalog.shipped("en"), Catalog.shipped(language))] == []
