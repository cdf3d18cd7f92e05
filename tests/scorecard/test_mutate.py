"""The corpus: which mistakes there are, and that the same ones are made on every run."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter

import pytest

from cambio_spec.source.files import SourceFile
from cambio_spec.syntax.format import format_document
from cambio_spec.syntax.parse import parse
from tests.scorecard.mutate import (
    GAMES,
    ROOT,
    SIZE,
    corpus,
    fingerprint,
    mistakes,
    original_text,
)
from tests.scorecard.operators import OPERATORS

CORPUS = corpus()


def made(game: str, operator: str, text: str) -> list[str]:
    """The lines that an operator changes where `text` stands, as they are then."""
    before = original_text(game).splitlines()
    found = []
    for mistake in mistakes(game):
        if mistake.operator == operator and text in mistake.site.node.span.text:
            after = mistake.written().text.splitlines()
            found.append("\n".join(line for line in after if line not in before))
    return found


def test_the_corpus_is_large_and_of_every_kind() -> None:
    assert len(CORPUS) == SIZE >= 200
    assert {mutant.operator for mutant in CORPUS} == set(OPERATORS)
    assert {mutant.game for mutant in CORPUS} == set(GAMES)
    assert any(mutant.features for mutant in CORPUS)
    # Spread: no operator and no game makes up most of it.
    assert max(Counter(m.operator for m in CORPUS).values()) < SIZE / 8
    assert max(Counter(m.game for m in CORPUS).values()) < SIZE / 4


def test_each_is_another_text_in_the_canonical_format() -> None:
    for mutant in CORPUS:
        assert mutant.text != original_text(mutant.game), mutant.name
        assert format_document(parse(SourceFile("x", mutant.text))) == mutant.text
    assert len({(m.game, m.text, m.features) for m in CORPUS}) > SIZE * 0.95


@pytest.mark.parametrize("game", GAMES)
def test_the_games_are_whole_but_for_their_questions(game: str) -> None:
    text = original_text(game)
    assert format_document(parse(SourceFile("x", text))) == text
    assert "\nquestion" not in text


def test_the_same_on_every_run() -> None:
    code = "from tests.scorecard.mutate import *; print(fingerprint(corpus(40)))"
    said = {
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env={"PYTHONPATH": str(ROOT), "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout.strip()
        for seed in ("1", "2")
    }
    assert said == {fingerprint(corpus(40))}


def test_a_smaller_sample_takes_every_operator_first() -> None:
    assert len({m.operator for m in corpus(60)}) > 20
    assert {m.text for m in corpus(60)} <= {m.text for m in CORPUS}


@pytest.mark.parametrize(
    ("operator", "where", "changed"),
    [
        ("drop-guard", "rule winner", "rule winner: 0 overrides others"),
        ("swap-extremes", "least total of players", "greatest total of players"),
        ("shift-number", "2 to 6", None),
        ("drop-given", "define height", "define height of player: pip of"),
        ("turn-comparison", "running of player >= limit", "limit >= running of player"),
        ("swap-zones", "stock", "move top of discard to hand of me"),
        ("drop-else", "turn spot down", None),
    ],
)
def test_what_an_operator_does(operator: str, where: str, changed: str | None) -> None:
    found = made("cambio", operator, where)
    if changed is None:
        assert all(changed_line != "" for changed_line in found)
    else:
        assert any(changed in line for line in found), found


def test_whoever_takes_a_rule_away_takes_it_from_those_that_override_it() -> None:
    dropped = [m for m in mistakes("cambio") if m.operator == "drop-rule"]
    others = [m for m in dropped if "rule winner" in m.site.node.span.text[:12]]
    text = others[0].written().text
    assert "overrides others, winner" in original_text("cambio")
    assert "rule winner" not in text and "overrides others, winner" not in text


def test_a_mistake_in_a_variant_bears_on_the_game_with_it() -> None:
    inside = [m for m in CORPUS if m.operator == "drop-patch"]
    assert inside and all(len(m.features) == 1 for m in inside)
