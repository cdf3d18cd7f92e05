"""A source at the head of something is that of the parts which have none of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec import pipeline
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.source.files import SourceFile
from cambio_spec.syntax.format import format_document
from cambio_spec.syntax.parse import parse

TEXT = """\
game small

players 2 to 4, clockwise because "a test"

deck french_52 in stock because "a test"

zone stock: pile, face down because "a test"
zone hand of player: 5 cards, seen by its owner because "a test"

define points of player: because "as usual"                    [scoring.1]
  rule few: 0 when size of hand of player < 3
  rule many: 1 when size of hand of player >= 3 because "of its own"

stage opening of match: because "as usual"
  step start: go to setup

stage setup of round:                                          [setup.1]
  step deal: deal 2 from stock to each hand
  step tell: each player: announce points of me                [setup.2]
  step finish: end match

variant more of small: because "house rule"                    [variants.1]
  replace step setup.deal: deal 3 from stock to each hand
  replace rule points.many: 2 when size of hand of player >= 3 because "of its own"
  add rule points.most: 3 when size of hand of player > 4 overrides many
  add define plain: 3
  add define ruled:
    rule one: 1
"""


def load(folder: Path, name: str) -> Ruleset:
    (folder / "small.cambio").write_text(TEXT, encoding="utf-8")
    return pipeline.load(name, folder)


def sources(ruleset: Ruleset) -> dict[str, tuple[str | None, tuple[str, ...]]]:
    return {name: (rule.because, rule.cites) for name, rule in ruleset.rules.items()}


def test_a_definition_and_a_stage_hand_theirs_on(tmp_path: Path) -> None:
    found = sources(load(tmp_path, "small"))
    assert found["points.few"] == ("as usual", ("scoring.1",))
    assert found["points.many"] == ("of its own", ("scoring.1",))
    assert found["opening.start"] == ("as usual", ())
    assert found["setup.deal"] == (None, ("setup.1",))
    assert found["setup.tell"] == (None, ("setup.2",))


def test_a_variant_hands_its_own_on_to_what_it_changes(tmp_path: Path) -> None:
    found = sources(load(tmp_path, "small+more"))
    ours = ("house rule", ("variants.1",))
    assert found["setup.deal"] == found["points.most"] == ours
    assert found["plain"] == found["ruled.one"] == ours
    assert found["points.many"][0] == "of its own"
    assert found["setup.finish"] == (None, ("setup.1",))


@pytest.mark.parametrize("name", ["small", "small+more"])
def test_what_has_a_source_there_is_not_uncited(name: str, tmp_path: Path) -> None:
    uncited = ("CAM200", "CAM201")
    assert not [f for f in load(tmp_path, name).findings if f.code in uncited]


def test_without_one_every_part_is(tmp_path: Path) -> None:
    global_text = TEXT.replace(': because "as usual"', ":").replace("[setup.1]", "")
    (tmp_path / "small.cambio").write_text(global_text.replace("[scoring.1]", ""), "utf-8")
    found = pipeline.load("small", tmp_path).findings
    rules = [rule for f in found if f.code == "CAM200" for rule in f.rules]
    assert rules == ["points.few", "opening.start", "setup.deal", "setup.finish"]


def test_they_are_canonical_as_they_stand() -> None:
    assert format_document(parse(SourceFile("small.cambio", TEXT))) == TEXT


def test_both_spellings_say_them(tmp_path: Path) -> None:
    text, yaml = tmp_path / "small.cambio", tmp_path / "small.yaml"
    text.write_text(TEXT, encoding="utf-8")
    pipeline.convert("small.cambio", "small.yaml", cwd=tmp_path)
    text.unlink()
    found = sources(pipeline.load("small.yaml+more", tmp_path))
    pipeline.convert("small.yaml", "small.cambio", cwd=tmp_path)
    yaml.unlink()
    assert text.read_text(encoding="utf-8") == TEXT
    assert found == sources(pipeline.load("small.cambio+more", tmp_path))
