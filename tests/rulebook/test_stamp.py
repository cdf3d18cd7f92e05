"""On every page: which rules a book was printed from, and what their check came to."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec.diagnostics.report import Summary
from cambio_spec.rulebook.book import Edition, build_rulebook
from tests.rulebook.rule_sets import cambio, words

SAID = [
    (None, "en", ""),
    (Summary(9, 0, 0, 0, 0), "en", ", checked"),
    (Summary(9, 0, 0, 1, 0), "en", ", checked, one finding accepted"),
    (Summary(9, 0, 0, 3, 0), "de", ", geprüft, 3 Befunde hingenommen"),
    (Summary(9, 0, 0, 1, 0), "pt", ", verificadas, um problema aceito"),
    (Summary(9, 2, 0, 3, 0), "es", ", comprobadas dentro de unos límites"),
    (Summary(9, 2, 1, 3, 0), "fr", ", avec des constats ouverts"),
    (Summary(9, 0, 0, 0, 1), "en", ", with open findings"),
]


@pytest.mark.parametrize(("summary", "language", "verdict"), SAID)
def test_the_stamp_says_what_the_check_came_to(
    tmp_path: Path, summary: Summary | None, language: str, verdict: str
) -> None:
    rules = cambio()
    edition = Edition(rules, words(language, tmp_path), "1.2", examples=False, summary=summary)
    name, hashed, tool = build_rulebook(edition).stamp.split(" · ")
    assert (name, tool) == ("cambio", "cambio-spec 1.2")
    assert hashed.partition(" ")[2] == rules.digest + verdict
