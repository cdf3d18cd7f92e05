"""`check` of a game finds what is wrong only with some of its variants and options, and says with
which: the smallest set of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from cambio_spec import pipeline
from cambio_spec.diagnostics.report import Report

GAME = """\
game small
players 2 to 4, clockwise because "a test"
deck french_52 in stock because "a test"
zone stock: pile, face down because "a test"
zone hand of player: 4 cards, face up because "a test"
fact active is a player or nobody because "a test"

stage opening of match:
  step start: go to setup because "a test"
stage setup of round:
  step deal: deal 2 from stock to each hand because "a test"
  step begin: let active be first of players; go to turn because "a test"
phase turn: active acts because "a test"
action stop in turn when worth of active > 0: end match because "a test"
action wait in turn: let active be left of active because "a test"
"""
SOUND = 'define worth of player:\n  rule any: 1 because "a test"\n'


def report(
    folder: Path, rules: str, players: Sequence[int] | None = None, name: str = ""
) -> Report:
    (folder / "small.cambio").write_text(GAME + rules, encoding="utf-8")
    asked = name or str(folder / "small.cambio")
    (found,) = pipeline.check_all([asked], players, cwd=folder, only=False)
    return found.report


def told(found: Report) -> list[tuple[str, tuple[str, ...]]]:
    return [(finding.code, finding.features) for finding in found.findings]


def test_a_sound_family_is_told_how_much_of_it_was_looked_at(tmp_path: Path) -> None:
    variants = (
        'variant a of small:\n  set n = 2 because "x"\n'
        'variant b of small, after a:\n  set n = 3 because "x"\n'
    )
    rules = 'param n = 1 because "x"\ndefine worth of player:\n  rule any: n because "x"\n'
    found = report(tmp_path, rules + variants)
    assert told(found) == []
    assert found.combinations == 3  # a, b, both


def test_what_holds_for_the_usual_value_of_an_option_may_fail_for_another(tmp_path: Path) -> None:
    rules = (
        'option mild, default off because "x"\n'
        'define worth of player:\n  rule strict: 1 when not mild because "x"\n'
    )
    found = report(tmp_path, rules)
    assert told(found) == [("CAM401", ("mild=on",))]
    assert found.findings[0].witness is not None


def test_of_a_number_the_value_is_found_that_shows_it(tmp_path: Path) -> None:
    rules = (
        'option limit is 1 to 100, default 50 because "x"\n'
        'define worth of player:\n  rule any: 1 when limit != 73 because "x"\n'
    )
    assert told(report(tmp_path, rules)) == [("CAM401", ("limit=73",))]


def test_a_variant_and_an_option_that_go_wrong_only_together(tmp_path: Path) -> None:
    rules = (
        'option mild, default off because "x"\n'
        'define worth of player:\n  rule any: 1 because "x"\n'
        "variant odd of small:\n"
        '  replace rule worth.any: 1 when not mild or size of hand of player = 2 because "x"\n'
        '  add rule worth.more: 2 when mild and size of hand of player = 2 because "x"\n'
    )
    found = report(tmp_path, rules)
    assert {features for _, features in told(found)} == {("odd", "mild=on")}
    assert {code for code, _ in told(found)} >= {"CAM401", "CAM410"}


def test_two_variants_that_go_wrong_only_together(tmp_path: Path) -> None:
    rules = (
        'define worth of player:\n  rule few: 1 when size of hand of player < 3 because "x"\n'
        '  rule many: 1 when size of hand of player >= 3 because "x"\n'
        'variant a of small:\n  remove rule worth.few because "x"\n'
        '  add rule worth.a: 1 when size of hand of player < 3 because "x"\n'
        'variant b of small:\n  remove rule worth.many because "x"\n'
        '  add rule worth.b: 2 when size of hand of player >= 1 because "x"\n'
        '  without a: remove rule worth.few because "x"\n'
        '  add rule worth.none: 0 when size of hand of player = 0 because "x"\n'
    )
    found = told(report(tmp_path, rules))
    assert ("CAM410", ("a", "b")) in found


def test_variants_that_exclude_each_other_are_no_fault(tmp_path: Path) -> None:
    rules = (
        'param n = 1 because "x"\ndefine worth of player:\n  rule any: n because "x"\n'
        'variant a of small, needs players 2:\n  set n = 2 because "x"\n'
        'variant b of small, excludes a:\n  set n = 3 because "x"\n'
        'variant c of small, needs players 3, after b:\n  set n = 4 because "x"\n'
    )
    found = report(tmp_path, rules)
    assert told(found) == []
    assert found.combinations == 4  # a, b, c, and b with c


def test_a_variant_is_looked_at_with_what_it_needs(tmp_path: Path) -> None:
    rules = (
        'param n = 1 because "x"\ndefine worth of player:\n  rule any: n because "x"\n'
        'variant a of small:\n  set n = 2 because "x"\n'
        'variant b of small, needs a, after a:\n  set n = 0 because "x"\n'
        '  add rule worth.other: 5 because "x"\n'
    )
    assert told(report(tmp_path, rules)) == [("CAM410", ("a", "b"))]


@pytest.mark.parametrize(
    ("clause", "code"), [("excludes a, needs a", "CAM057"), ("needs players 9", "CAM053")]
)
def test_a_variant_that_can_never_be_played_is_a_fault(
    tmp_path: Path, clause: str, code: str
) -> None:
    rules = (
        SOUND
        + 'param n = 1 because "x"\nvariant a of small:\n  set n = 2 because "x"\n'
        + f'variant b of small, {clause}:\n  set n = 3 because "x"\n'
    )
    assert code in {found.code for found in report(tmp_path, rules).findings}


@pytest.mark.parametrize(
    ("patch", "lacks"),
    [("add define prize of player: 2", [("CAM100", ("a",))]), ("add rule worth.more: 1", [])],
)
def test_sentences_that_only_a_variant_lacks(
    tmp_path: Path, patch: str, lacks: list[tuple[str, tuple[str, ...]]]
) -> None:
    """A word that the game lacks as well isn't told again because another rule needs it."""
    said = tmp_path / "locales" / "en" / "small.ftl"
    said.parent.mkdir(parents=True)
    said.write_text("game = Small\n", encoding="utf-8")
    rules = SOUND + f'variant a of small:\n  {patch} because "x"\n'
    found = report(tmp_path, rules).findings
    assert [(f.code, f.features) for f in found if f.features and f.code == "CAM100"] == lacks


def test_features_that_were_named_stay(tmp_path: Path) -> None:
    rules = (
        'param n = 1 because "x"\ndefine worth of player:\n  rule any: n because "x"\n'
        'variant a of small:\n  add rule worth.a: 1 because "x"\n'
        'variant b of small:\n  set n = 2 because "x"\n'
    )
    file = str(_written(tmp_path, rules))
    found = report(tmp_path, rules, name=f"{file}+a")
    assert told(found) == [("CAM410", ("a", "b"))]


def test_only_the_numbers_of_players_that_were_asked_for(tmp_path: Path) -> None:
    rules = (
        'param n = 1 because "x"\ndefine worth of player:\n  rule any: n because "x"\n'
        'variant a of small, needs players 4:\n  add rule worth.a: 2 because "x"\n'
    )
    assert told(report(tmp_path, rules, players=[2, 3])) == []
    assert told(report(tmp_path, rules, players=[3, 4])) == [("CAM410", ("a",))]


def _written(folder: Path, rules: str) -> Path:
    file = folder / "small.cambio"
    file.write_text(GAME + rules, encoding="utf-8")
    return file


def test_three_variants_that_go_wrong_only_together(tmp_path: Path) -> None:
    """No one of them, nor any two, leaves a gap."""
    rules = "define worth of player:\n"
    for name in "abc":
        rules += f'  rule {name}: 1 when size of hand of player < 3 because "x"\n'
    rules += '  rule many: 1 when size of hand of player >= 3 because "x"\n'
    for name in "abc":
        rules += f'variant without_{name} of small:\n  remove rule worth.{name} because "x"\n'
    found = report(tmp_path, rules)
    assert told(found) == [("CAM401", ("without_a", "without_b", "without_c"))]
    assert found.findings[0].witness is not None
    assert found.combinations == 7


def test_a_rule_that_only_a_variant_brings_to_life_is_not_dead(tmp_path: Path) -> None:
    rules = (
        'param fewest = 9 because "x"\n'
        'define worth of player:\n  rule any: 1 because "x"\n'
        "  rule few: 2 when size of hand of player > fewest\n"
        '    overrides any because "x"\n'
    )
    assert [code for code, _ in told(report(tmp_path, rules))] == ["CAM420"]
    fewer = rules + 'variant fewer of small: set fewest = 1 because "x"\n'
    assert told(report(tmp_path, fewer)) == []


def test_a_rule_that_is_dead_with_everything_is_told_with_what_brings_it(tmp_path: Path) -> None:
    rules = (
        'define worth of player:\n  rule any: 1 because "x"\n'
        "variant odd of small:\n  add rule worth.odd: 2 when size of hand of player > 9\n"
        '    overrides any because "x"\n'
        'variant other of small:\n  replace rule worth.any: 3 because "x"\n'
    )
    assert told(report(tmp_path, rules)) == [("CAM420", ("odd",))]


def test_without_time_nothing_is_known_of_what_a_variant_brings_either(tmp_path: Path) -> None:
    rules = SOUND + (
        'variant odd of small:\n  add define odd of player:\n    rule one: 1 because "x"\n'
        "  add rule worth.odd: odd of player when size of hand of player = 1\n"
        '    overrides any because "x"\n'
    )
    (tmp_path / "small.cambio").write_text(GAME + rules, encoding="utf-8")
    path = str(tmp_path / "small.cambio")
    (found,) = pipeline.check_all([path], None, 1e-9, cwd=tmp_path, only=False)
    assert found.report.exit_status == 1
    assert {finding.status for finding in found.report.findings} == {"unknown"}
