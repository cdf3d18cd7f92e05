"""What a decision depends on, and when it is the same in two programs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cambio_spec import pipeline
from cambio_spec.kernel.asking import alike, asked_by, facts_read
from cambio_spec.kernel.program import Program


@pytest.fixture(scope="module")
def cambio() -> Program:
    return pipeline.load("cambio").open


def test_what_a_decision_asks_is_asked_through_others_too(cambio: Program) -> None:
    assert {"score", "total", "points"} <= asked_by(cambio)["score"]
    assert "caller" in facts_read(cambio)["score"]
    assert "caller" not in facts_read(cambio)["points"]


def test_all_is_alike_in_one_program(cambio: Program) -> None:
    assert alike(cambio, cambio) == {decision.name for decision in cambio.decisions}


@pytest.mark.parametrize(
    ("feature", "same", "other"),
    [
        ("no_penalty", {"points", "total"}, {"score"}),
        ("blind", {"points", "total", "score"}, set[str]()),
        ("joker", set[str](), {"points", "total", "score"}),
        ("five_cards", set[str](), {"points", "total", "score"}),
        ("team", set[str](), {"score"}),
    ],
)
def test_a_feature_leaves_alone_what_it_does_not_change(
    cambio: Program, feature: str, same: set[str], other: set[str]
) -> None:
    found = alike(pipeline.load(f"cambio+{feature}").open, cambio)
    assert same <= found
    assert not other & found


def test_who_asks_what_is_changed_is_changed(cambio: Program) -> None:
    points = cambio.decision("points")
    fewer = replace(points, rules=points.rules[1:])
    changed = tuple(fewer if d is points else d for d in cambio.decisions)
    found = alike(replace(cambio, decisions=changed), cambio)
    assert not {"points", "total", "score"} & found
    assert found


def test_a_rule_by_another_name_is_another(cambio: Program) -> None:
    points = cambio.decision("points")
    named = replace(points, rules=(replace(points.rules[0], origin="x"), *points.rules[1:]))
    changed = tuple(named if d is points else d for d in cambio.decisions)
    assert "points" not in alike(replace(cambio, decisions=changed), cambio)
