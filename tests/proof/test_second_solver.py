"""Every question that a check asks is answered the same by a solver that shares nothing with the
first one."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec.pipeline import check_all
from cambio_spec.pipeline.working import With
from cambio_spec.proof.queries import Query
from tests.proof.second_solver import answered, main

ROOT = Path(__file__).parents[2]


def asked(rules: str, players: tuple[int, ...], only: bool = True) -> list[Query]:
    """All that the solver is asked when a rule set is checked."""
    kept: list[Query] = []
    with_ = With(queries=lambda _: kept.append)
    check_all([str(ROOT / rules)], players, only=only, with_=with_)
    return kept


@pytest.mark.parametrize(
    ("rules", "players"),
    [
        ("spec/cambio.cambio", (2, 3)),
        ("spec/classic.cambio", (2, 3, 5)),
        ("tests/games/golf.cambio", (2,)),
        ("tests/games/summit.cambio", (3, 4)),
        ("tests/games/cabo.cambio", (2, 5)),
    ],
)
def test_both_say_the_same_of_games_that_are_sound(rules: str, players: tuple[int, ...]) -> None:
    queries = asked(rules, players)
    assert {query.answer for query in queries} == {"sat", "unsat"}
    told = [(q.about, q.answer, answered(q.script)) for q in queries]
    assert [one for one in told if one[1] != one[2]] == []


def test_both_find_the_same_faults_in_a_book() -> None:
    queries = asked("spec/printed/en.cambio", (2,))
    fails = {q.answer for q in queries if q.about and q.about.purpose == "fails"}
    assert fails == {"sat", "unsat"}
    assert {q.about.purpose for q in queries if q.about} >= {"fails", "applies", "smaller"}
    told = [(q.about, q.answer, answered(q.script)) for q in queries]
    assert [one for one in told if one[1] != one[2]] == []


def test_both_say_the_same_of_a_game_with_all_of_its_features() -> None:
    queries = asked("spec/classic.cambio", (2,), only=False)
    assert len(queries) > len(asked("spec/classic.cambio", (2,)))
    told = [(q.about, q.answer, answered(q.script)) for q in queries]
    assert [one for one in told if one[1] != one[2]] == []


def test_another_answer_is_seen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script = "(set-info :status {})\n(set-logic QF_LIA)\n(declare-const x Int)\n(assert (< x {}))\n"
    (tmp_path / "same.smt2").write_text(script.format("sat", "x 1") + "(check-sat)\n")
    assert main(tmp_path) == 1  # x < x < 1 is never true
    (tmp_path / "same.smt2").write_text(script.format("sat", "1") + "(check-sat)\n")
    assert main(tmp_path) == 0
    (tmp_path / "other.smt2").write_text(script.format("unsat", "1") + "(check-sat)\n")
    assert main(tmp_path) == 1
    assert "other.smt2: unsat, but cvc5 says sat" in capsys.readouterr().out


def test_a_folder_without_questions_proves_nothing(tmp_path: Path) -> None:
    assert main(tmp_path) == 2
