"""Slips in files that were made to be slow, and every word that can't be a name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cambio_spec import pipeline
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.diagnostics.report import Report
from cambio_spec.model.build import MOST_FAULTS
from cambio_spec.nodes.scope import RESERVED
from cambio_spec.source.files import MAX_BYTES, SourceFile
from cambio_spec.syntax.parse import parse
from tests.pace import reading, seconds

MOST_TIMES = 45
NAMES = ", ".join(f"n{number}" for number in range(500))


def moments(work: Callable[[], object]) -> float:
    """How many times longer than reading the shipped game, in the same run, some work takes.

    Reading that takes about a twentieth of a second, so that `MOST_TIMES` is what must hold: no
    slip costs more than two seconds. A ratio holds on a machine that is busy, too; one that grows
    busy meanwhile reads more slowly afterwards.
    """
    # First, so that the parser's table is there: making it is no part of the work.
    before = reading()
    took = seconds(work)
    return took / max(before, reading())


def refused(text: str) -> list[str]:
    with pytest.raises(Rejected) as caught:
        parse(SourceFile("x.cambio", text))
    return [diagnostic.code for diagnostic in caught.value.diagnostics]


@pytest.mark.parametrize(
    "text",
    [
        "stage a:\n step b: " + "each player: " * 100_000 + "?",
        "stage a:\n step b: " + "each player: " * 100_000 + "nonsense 3 4",
        "define a: " + "not " * 400_000 + "then",
        "define a: " + "-" * 1_500_000 + "then",
        "define a: 1 " + "+ 1 " * 400_000 + "then",
        "param a = 1\n" * 150_000 + "param then = ",
        "# a comment\n" * 150_000 + "define a; 1",
        '"a text" ' * 150_000,
        'define a: 1 because "a text" then\n' * 50_000,
        "fact first " * 150_000,
        "define " + "a" * 1_900_000 + " then",
        "=" * 1_900_000,
        "\0" * 1_900_000,
        "é" * 900_000,
        "define a: " + "9" * 1_900_000,
        "(" * 50 + ")" * 1_000_000,
    ],
    ids=lambda text: text[:20].replace("\0", "0") + f"… {len(text)}",
)
def test_a_slip_in_a_long_file_costs_no_more_than_a_moment(text: str) -> None:
    assert len(text.encode()) <= MAX_BYTES
    found: list[str] = []
    assert moments(lambda: found.extend(refused(text))) < MOST_TIMES
    assert len(found) == 1


@pytest.mark.parametrize(
    "text",
    [
        "param a = 1\n" * 7000,
        "".join(f"define a{number}: b{number}\n" for number in range(4900)),
        "define a:\n" + "  rule same: 1\n" * 5000,
        "param x = 1\n" + "".join(f"variant v{i} of a: set x = 1\n" for i in range(2500)),
        "param x = 1\nvariant v of a:\n" + "  set x = 1\n" * 5000,
        "param x = 1\nvariant v of a:\n" + f"  without {NAMES}: set x = 1\n" * 20,
    ],
    ids=[
        *("duplicates", "unknown names", "rules of one name"),
        *("variants", "patches to one rule", "unknown features"),
    ],
)
def test_of_many_faults_the_first_are_shown(text: str, tmp_path: Path) -> None:
    (tmp_path / "x.cambio").write_text(f"game a\n{text}", "utf-8")
    reports: list[Report] = []
    assert moments(lambda: reports.append(pipeline.check("x.cambio", cwd=tmp_path))) < MOST_TIMES
    (report,) = reports
    assert not report.loaded
    assert 1 <= len(report.findings) <= MOST_FAULTS


@pytest.mark.parametrize("word", sorted(RESERVED))
def test_a_word_of_expressions_is_no_name(word: str) -> None:
    """Reading goes wrong where it's used; the name is what is reported."""
    assert refused(f"fact {word} is yes or no\ndefine a: {word} of it then") == ["CAM016"]
