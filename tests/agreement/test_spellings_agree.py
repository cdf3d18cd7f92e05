"""Both spellings of a rule set build the same program, rule by rule."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from cambio_spec.constructs.game import Game
from cambio_spec.constructs.variant import Variant
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.model.build import build
from cambio_spec.model.configuring import ask, configuration
from cambio_spec.model.load import load
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.nodes.surface import Document
from cambio_spec.pipeline import convert, engine_source
from cambio_spec.source.files import SourceFile
from cambio_spec.syntax.parse import parse
from cambio_spec.syntax.yaml.reading import parse_yaml
from cambio_spec.syntax.yaml.writing import format_yaml
from tests.agreement.random_rulesets import texts


def built(document: Document) -> Ruleset | list[str]:
    """The rule set with all of its variants; what is wrong with it, if anything is."""
    declarations = document.declarations
    game = next(d for d in declarations if isinstance(d, Game))
    variants = tuple(d for d in declarations if isinstance(d, Variant))
    try:
        asked = [ask(variant.name.text) for variant in variants]
        return build(configuration(game, declarations, variants, asked, "both"))
    except Rejected as rejected:
        return [f"{d.code} {d.message}" for d in rejected.diagnostics]


def same(one: Ruleset | list[str], other: Ruleset | list[str]) -> None:
    if isinstance(one, list) or isinstance(other, list):
        assert one == other
        return
    # Origins take no part in equality, but they are part of how a program is printed.
    assert repr(one.program) == repr(other.program)
    assert one.digest == other.digest
    assert {name: (r.text, r.cites, r.because) for name, r in one.rules.items()} == {
        name: (r.text, r.cites, r.because) for name, r in other.rules.items()
    }


@settings(max_examples=40, suppress_health_check=list(HealthCheck))
@given(texts())
def test_random_rule_sets(text: str) -> None:
    document = parse(SourceFile("random.cambio", text))
    yaml = SourceFile("random.yaml", format_yaml(document))
    same(built(document), built(parse_yaml(yaml)))


@pytest.mark.parametrize("name", ["cambio", "printed/de", "printed/en"])
def test_the_shipped_rule_sets(name: str, tmp_path: Path) -> None:
    spec = Path(__file__).parents[2] / "spec"
    assert convert(str(spec / f"{name}.cambio"), str(tmp_path / "cambio.yaml"))
    text, yaml = load(str(spec / f"{name}.cambio"), tmp_path), load("cambio.yaml", tmp_path)
    same(text.ruleset, yaml.ruleset)
    assert engine_source(text.ruleset) == engine_source(yaml.ruleset)
