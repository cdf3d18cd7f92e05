"""Which features change nothing, and which only seem to."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec import pipeline

GAME = """\
game small
players 2 to 3, clockwise because "a test"
deck french_52 in stock because "a test"
zone stock: pile, face down because "a test"
zone hand of player: 1 card, face up because "a test"
option long, default off because "a test"
option rounds is 0 or 5, default 0 because "a test"
param limit = 10 because "a test"
fact played is a number because "a test"
stage opening of match: step start: go to setup because "a test"
stage setup of round: step finish: end match because "a test"
define over:
  rule short: no when not long and played < rounds because "a test"
  rule far: yes when not long and played >= rounds because "a test"
  rule always: size of stock > limit when long because "a test"
variant dull of small: replace rule over.always: no when long because "a test"
variant high of small: set limit = 20 because "a test"
variant many of small: set rounds = 5 because "a test"
variant coloured of small: with long: set limit = 30 because "a test"
"""


def idle(tmp_path: Path, features: str) -> list[str]:
    (tmp_path / "small.cambio").write_text(GAME)
    report = pipeline.check(str(tmp_path / f"small.cambio{features}"))
    found = (f.message.arguments for f in report.findings if f.code == "CAM213")
    return [str(said["feature"]) for said in found]


@pytest.mark.parametrize("features", ["+dull", "+high", "+high+long", "+many", "+coloured"])
def test_what_an_option_may_still_make_use_of_is_of_use(tmp_path: Path, features: str) -> None:
    assert idle(tmp_path, features) == []


@pytest.mark.parametrize(
    ("features", "names"),
    [
        ("+dull+high", ["high"]),
        ("+high+long=off", ["high"]),
        ("+dull+long=off", ["dull"]),
        ("+many+long", ["many"]),
        ("+coloured+long=off", ["coloured"]),
    ],
)
def test_what_the_others_leave_no_rule_to_use_is_of_no_use(
    tmp_path: Path, features: str, names: list[str]
) -> None:
    assert idle(tmp_path, features) == names
