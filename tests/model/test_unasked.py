"""A definition or a table that nothing asks is noted."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.play.rule_sets import COUNT, PIPS, load, written

WORTH = 'table worth of card: because "a test"\n  A to K is 3'
LOWEST = 'define lowest: least pips of players because "a test"'
LABELLED = """define low of player: because "a test"
  rule lowest: yes when pips of player = 1
  rule others: no when pips of player != 1"""
ASKED = 'define low of player: pips of player = lowest because "a test"'
SAYS_LOW = COUNT.replace("announce pips of me", "(announce pips of me; announce low of me)")


def noted(folder: Path, *parts: str) -> list[tuple[str, str]]:
    findings = load(folder, written(PIPS, *parts)).findings
    found = [f for f in findings if (f.code, f.severity) == ("CAM210", "note")]
    return [(str(f.message.arguments["category"]), f.labels[0].span.text) for f in found]


@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        ((LOWEST, COUNT), [("decision", "lowest")]),
        ((WORTH, COUNT), [("table", "worth")]),
        ((LOWEST, ASKED, SAYS_LOW), []),
        # That a rule is called the same is no question.
        ((LOWEST, LABELLED, SAYS_LOW), [("decision", "lowest")]),
        # What only a variant asks is in use.
        (
            (
                LOWEST,
                COUNT,
                'variant v of small: because "a test"\n  add define high: 2 * lowest',
            ),
            [],
        ),
    ],
)
def test_what_nothing_asks(
    parts: tuple[str, ...], expected: list[tuple[str, str]], tmp_path: Path
) -> None:
    assert noted(tmp_path, *parts) == expected
