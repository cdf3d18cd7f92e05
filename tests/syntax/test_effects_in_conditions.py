"""What may stand behind `then` without brackets: all but another condition."""

from __future__ import annotations

import pytest

from cambio_spec.constructs.stage import StagePart
from cambio_spec.constructs.when import When
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.source.files import SourceFile
from cambio_spec.syntax.format import format_document
from cambio_spec.syntax.parse import parse


def written(effects: str) -> str:
    return f'stage show:\n  step one: {effects} because "a test"\n'


def read(effects: str) -> When:
    (stage,) = parse(SourceFile("test.cambio", written(effects))).declarations
    assert isinstance(stage, StagePart)
    (effect,) = stage.steps[0].effects
    assert isinstance(effect, When)
    return effect


@pytest.mark.parametrize(
    ("then", "kind"),
    [
        ("may shuffle stock", "May"),
        ("as dealer: shuffle stock", "AsPlayer"),
        ("each player: turn grid of me up", "EachPlayer"),
        ("each one in grid of me where one is face up: turn one down", "EachIn"),
        ("as dealer: each player: may shuffle stock", "AsPlayer"),
    ],
)
def test_an_effect_with_another_inside(then: str, kind: str) -> None:
    for text in (f"if on then {then}", f"if on then {then} else cut stock at 1"):
        found = read(text)
        assert type(found.then).__name__ == kind
        assert (found.otherwise is None) == ("else" not in text)
        formatted = format_document(parse(SourceFile("test.cambio", written(text))))
        assert " ".join(formatted.split()) == " ".join(written(text).split())


@pytest.mark.parametrize(
    "effects",
    [
        "if on then if off then shuffle stock else cut stock at 1",
        "if on then each player: if off then shuffle stock else cut stock at 1",
        "if on then may if off then shuffle stock",
    ],
)
def test_another_condition_stands_in_brackets(effects: str) -> None:
    with pytest.raises(Rejected) as raised:
        read(effects)
    (finding,) = raised.value.diagnostics
    assert finding.message.arguments["missing"] == "("
    assert finding.help is not None and finding.help.id == "help-if-in-brackets"
    before, _, nested = effects.rpartition("if ")
    assert read(f"{before}(if {nested})").otherwise is None


def test_else_belongs_to_the_condition_outside_the_brackets() -> None:
    found = read("if on then each player: (if off then shuffle stock) else cut stock at 1")
    assert found.otherwise is not None
