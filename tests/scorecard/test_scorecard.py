"""The checker finds what was put wrong on purpose, and nothing else: in a sample, and as it is
written down of the whole corpus."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.scorecard.__main__ import written
from tests.scorecard.handmade import Handmade, cases, expected, known_kinds, tried
from tests.scorecard.judging import Result, result
from tests.scorecard.mutate import Mutant, corpus, fingerprint
from tests.scorecard.table import ENOUGH, at_most, handmade_score, missed, page, score, wrong

SAMPLE = {
    "cabo": ("drop-action-guard",),
    "classic": ("drop-row", "flip-comparison"),
    "golf": ("drop-row",),
    "twelve": ("drop-else",),
}
"""By game, operators of which a mutant takes a moment."""

FOUND = Result("a", "drop-rule", 0.3, expected=("gap",))


def sample() -> Iterator[Mutant]:
    mutants = [mutant for mutant in corpus() if not mutant.features]
    for game, operators in SAMPLE.items():
        for name in operators:
            yield next(m for m in mutants if (m.game, m.operator) == (game, name))


def test_a_sample_is_found_and_nothing_is_told_wrongly() -> None:
    results = [result(mutant) for mutant in sample()]
    assert wrong(results) == []
    assert score(results).expected > 3
    assert score(results).share >= ENOUGH, missed(results)
    assert any(one.apart == "differs" for one in results)


def test_the_written_scorecard_is_good_enough() -> None:
    """It names the corpus that it is of; `python -m tests.scorecard --write` makes it anew."""
    text = written()
    assert f"corpus `{fingerprint(corpus())}`: {len(corpus())} mutants" in text
    shares = re.findall(r"found: (\d+) of (\d+) \(", text)
    assert len(shares) == 2
    assert all(int(found) / int(all_) >= ENOUGH for found, all_ in shares)
    assert "\n- told wrongly: 0\n" in text


def test_every_kind_has_faults_made_by_hand() -> None:
    kinds = {kind for path in cases() for kind in expected(path)}
    assert set(known_kinds()) - kinds == set()


@pytest.mark.parametrize("name", ["overlap", "race", "leak-of-a-total"])
def test_what_is_made_by_hand_is_found(name: str) -> None:
    (path,) = (path for path in cases() if path.stem == name)
    made = tried(path)
    assert made.expected and made.found >= made.expected


# ── the page ─────────────────────────────────────────────────────────────────────────────────


def test_a_fault_that_is_missed_lowers_the_share() -> None:
    lost = replace(FOUND, missed=("gap",))
    assert score([FOUND, FOUND]).share == 1.0
    assert score([FOUND, lost]).share == 0.5
    assert missed([FOUND, lost]) == ["a: gap"]


def test_a_crash_is_a_fault_that_is_missed() -> None:
    crashed = Result("b", "drop-row", 0.1, crashed="ValueError: x")
    assert score([FOUND, crashed]).share == 0.5
    assert missed([crashed]) == ["b: ValueError: x"]


def test_a_file_that_is_refused_is_found() -> None:
    assert score([Result("c", "drop-row", 0.1, refused=("type",))]).share == 1.0


def test_what_is_told_wrongly_is_listed() -> None:
    alarm = replace(FOUND, alarms=("overlap score a b",), lies=("x differs",))
    assert wrong([FOUND, alarm]) == ["a: overlap score a b", "a: x differs"]
    text = page([FOUND, alarm], [], "abc")
    assert "- told wrongly: 2\n" in text and "| overlap | 0 | – | – | 1 | – |" in text


def test_nothing_to_find_in_a_mutant_is_no_share() -> None:
    sound = Result("d", "drop-row", 0.1, apart="equal")
    assert score([sound]).expected == 0
    assert "proves 1 equal" in page([sound], [], "abc")


def test_faults_made_by_hand_count_by_kind() -> None:
    both = Handmade("x", frozenset({"gap", "unused"}), frozenset({"gap"}), 0.2)
    assert handmade_score([both]).share == 0.5
    assert "| gap | 1 | 1 | 100 % |" in page([], [both], "abc")
    assert "| unused | 1 | 0 | 0 % |" in page([], [both], "abc")


def test_a_share_is_never_rounded_up() -> None:
    nearly = [FOUND] * 1999 + [replace(FOUND, missed=("gap",))]
    assert "1999 of 2000 (99.9 %)" in page(nearly, [], "abc")


def test_times_are_told_in_steps() -> None:
    assert at_most([]) == "–"
    assert at_most([0.1] * 99 + [50]) == "≤ 0.5 s"
    assert at_most([0.1, 3.0]) == "≤ 5 s"
    assert at_most([100.0]) == "> 60 s"
