"""YAML that was made to be slow, or to be more than it looks."""

from __future__ import annotations

import tracemalloc

import pytest

from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.source.files import MAX_BYTES, SourceFile
from cambio_spec.source.shipped import shipped
from cambio_spec.syntax.parse import parse
from cambio_spec.syntax.yaml.reading import MOST_FAULTS, parse_yaml
from cambio_spec.syntax.yaml.writing import format_yaml
from tests.bad.test_hostile_slips import MOST_TIMES, moments
from tests.pace import seconds

LAUGHS = "a: &a [x, x, x]\n" + "".join(
    f"{name}: &{name} [*{before}, *{before}, *{before}]\n"
    for before, name in zip("abcdefgh", "bcdefghi", strict=True)
)
DEFINE = "- define: d\n  is: "


@pytest.mark.parametrize(
    "text",
    [
        LAUGHS,
        "[" * 1_900_000,
        "- " * 900_000,
        "{a: " * 400_000,
        "? " * 900_000,
        "[[],\n" * 300_000,
        "\n".join(" " * depth + "a:" for depth in range(1900)),
        "- a\n" * 400_000,
        "- game: g\n" * 190_000,
        "- gane: g\n" * 190_000,
        "game: g\n" * 230_000,
        "x: y\n" * 380_000,
        "{" + "a: b, " * 300_000 + "}",
        DEFINE + "1 + " * 400_000 + "1",
        DEFINE + "not " * 400_000 + "1",
        DEFINE + "(" * 1_900_000,
        DEFINE + "9" * 1_900_000,
        DEFINE + "a" * 1_900_000 + " b",
        DEFINE + '"' + "\\x20" * 400_000 + 'a b"',
        DEFINE + '"' + "a" * 1_900_000,
        DEFINE + "|\n" + "    a\n" * 300_000,
        DEFINE + "1\n  because: " + "a " * 900_000 + '"',
        (DEFINE + "then\n") * 80_000,
        (DEFINE + "a then b\n") * 70_000,
        "- define: d\n  rules:\n" + "".join(f"    a{i}: b c\n" for i in range(120_000)),
        "- define: d\n  rules:\n" + "    a: 1\n" * 190_000,
        "# comment\n" * 180_000 + "- gane: g",
        "- game: g # comment\n" * 90_000,
        "\t" * 1_900_000,
        "\0" * 1_900_000,
        "é" * 900_000,
        "\ufeff" * 600_000,
        "&a " * 600_000,
        "!" * 1_900_000,
        "---\n" * 400_000,
        "%TAG ! a\n" * 180_000,
        ": " * 900_000,
        "'" * 1_900_000,
        "a" * 1_900_000,
        "a: " * 600_000,
        "- - - " * 300_000,
        "-\n" * 900_000,
    ],
    ids=lambda text: text[:24].replace("\0", "0") + f"… {len(text)}",
)
def test_it_is_refused_in_a_moment(text: str) -> None:
    assert len(text.encode()) <= MAX_BYTES
    found: list[str] = []

    def refused() -> None:
        with pytest.raises(Rejected) as caught:
            parse_yaml(SourceFile("x.yaml", text))
        found.extend(diagnostic.code for diagnostic in caught.value.diagnostics)

    assert moments(refused) < MOST_TIMES
    assert 1 <= len(found) <= MOST_FAULTS


def test_a_few_lines_do_not_fill_the_memory() -> None:
    tracemalloc.start()
    with pytest.raises(Rejected):
        parse_yaml(SourceFile("x.yaml", LAUGHS))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 5_000_000


def test_reading_yaml_takes_about_as_long_as_reading_text() -> None:
    text = SourceFile("cambio.cambio", (shipped() / "cambio.cambio").read_text("utf-8"))
    yaml = SourceFile("cambio.yaml", format_yaml(parse(text)))
    parse_yaml(yaml)
    ratios = [seconds(lambda: parse_yaml(yaml)) / seconds(lambda: parse(text)) for _ in range(5)]
    assert min(ratios) < 3
