"""What makes a verdict worth trusting: limits, doubts, replays, and the same answer every time."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

import cambio_spec.proof.replay as replay
import cambio_spec.proof.solver as solver
from cambio_spec.kernel.evaluate import decide
from cambio_spec.kernel.expressions import AttributeOf, CardAt, Expr, Fold, Gaps, Local, Numbers
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.state import Value, Verdict
from cambio_spec.kernel.types import INTEGER, PLAYER, spot_in
from cambio_spec.proof.outcome import Answer, Deal, Outcome, ReadingsDisagree, question
from cambio_spec.proof.replay import state_of
from cambio_spec.proof.solve import prove
from cambio_spec.proof.solver import Deadline, Session, Unanswered
from cambio_spec.proof.terms import Term, Variable, at_most, conj, equal, neg, plus, times
from tests.proof.scoring import (
    AT,
    ask,
    decision,
    fold,
    integer,
    lap,
    op,
    overriding,
    program,
    rule,
    score,
    scoring,
)

TIED = scoring(score(overriding("tied_caller", "winner")))
ROOT = Path(__file__).parents[2]


def statuses(game: Program, timeout: float | None = None) -> set[tuple[str, str | None]]:
    return {(o.status, o.reason) for p in prove(game, timeout=timeout) for o in p.outcomes}


# ── time ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("timeout", [0, -1, float("nan")])
def test_a_time_limit_must_be_positive(timeout: float) -> None:
    with pytest.raises(ValueError, match="timeout"):
        prove(TIED, timeout=timeout)


def test_what_is_not_answered_in_time_is_unknown_and_never_proved() -> None:
    assert statuses(scoring(score()), timeout=1e-9) == {("unknown", "time")}


def test_the_solver_is_never_asked_without_a_limit() -> None:
    """It takes 0 milliseconds as no limit at all."""
    nearly_over = Deadline(time.monotonic() + 0.0005)
    assert nearly_over.milliseconds() == 1
    assert 0 < Deadline(None).milliseconds() <= solver.LONGEST_QUERY * 1000
    with pytest.raises(Unanswered, match="time"):
        Deadline(time.monotonic()).milliseconds()


def test_a_question_that_is_too_hard_is_given_up_in_time() -> None:
    x, y, z = (Variable(name, "Int", 1, None) for name in "xyz")
    started = time.monotonic()
    with Session(Deadline.after(0.3)) as session:
        session.declare((x, y, z))
        cubes = (times_thrice(v) for v in (x, y))
        session.assume(equal(plus(*cubes), times_thrice(z)))
        with pytest.raises(Unanswered):
            session.solve()
    assert time.monotonic() - started < 3


def times_thrice(v: Variable) -> Term:
    return times(v, times(v, v))


# ── what the encoding can't say ───────────────────────────────────────────────────────────────


def test_what_can_not_be_encoded_is_unknown_and_says_where_and_why() -> None:
    """A hand that may grow has spots without end."""
    spot = Local(spot_in("hand"), "spot", origin="worth.pip")
    pip = AttributeOf("pip", CardAt(spot, origin="worth.pip"), origin="worth.pip")
    game = program(decision("worth", rule("worth.pip", pip), of=[("spot", spot_in("hand"))]))
    growing = (*game.zones[:2], replace(game.zones[2], limit=None))
    assert statuses(replace(game, zones=growing)) == {("unknown", "may-grow")}
    assert statuses(game) == {("proved", None), ("refuted", None)}


def test_free_places_are_unknown_and_no_fault_of_the_tool() -> None:
    """No rule file asks about them; what is made of choices may."""
    me = Local(PLAYER, "me", origin="worth.gap")
    gaps = Gaps("hand", me, origin="worth.gap")
    count = Fold(INTEGER, "count", "it", gaps, None, None, origin="worth.gap")
    game = program(decision("worth", rule("worth.gap", count), of=[("me", PLAYER)]))
    assert statuses(game) == {("unknown", "gaps"), ("proved", None)}


def test_only_the_conditions_that_need_it_are_unknown() -> None:
    endless = Numbers(integer(0), op(lap(), "*", lap()), origin="hard")
    count = op(fold("count", endless), ">", integer(3))
    game = program(decision("d", rule("easy", integer(0)), replace(rule("r", integer(0), count))))
    outcomes = {(o.kind, o.rules): o for p in prove(game) for o in p.outcomes}
    assert outcomes["dead-rule", ("easy",)].status == "proved"
    doubt = outcomes["dead-rule", ("r",)]
    assert (doubt.status, doubt.reason) == ("unknown", "long-range")


def test_decisions_that_ask_each_other_in_a_circle_are_unknown() -> None:
    here, there = (decision(a, rule(a, ask(b))) for a, b in (("a", "b"), ("b", "a")))
    assert ("unknown", "recursive") in statuses(program(here, there))


def test_decisions_that_double_at_each_step_are_given_up_not_waited_for() -> None:
    steps = [decision("d0", rule("d0", x()), of=[("x", INTEGER)])]
    for i in range(1, 17):
        calls = (ask(f"d{i - 1}", op(x(), "+", integer(k))) for k in (1, 3 * i))
        first, second = calls
        steps.append(decision(f"d{i}", rule(f"d{i}", op(first, "+", second)), of=[("x", INTEGER)]))
    started = time.monotonic()
    assert ("unknown", "too-large") in statuses(program(*steps))
    assert ("unknown", "time") in statuses(program(*steps), timeout=0.2)
    assert time.monotonic() - started < 15


def x() -> Expr:
    return Local(INTEGER, "x", origin=AT)


# ── replays ───────────────────────────────────────────────────────────────────────────────────


def evaluator(deal: Deal, name: str) -> Answer | None:
    """The evaluator, standing in for an engine."""
    verdict = decide(TIED, state_of(TIED, deal), name, deal.arguments)
    return verdict.status, verdict.value, verdict.rules


def test_an_engine_is_asked_about_every_witness() -> None:
    asked: list[tuple[int, str, tuple[Value, ...]]] = []

    def engine(deal: Deal, name: str) -> Answer | None:
        asked.append((deal.players, name, deal.arguments))
        return evaluator(deal, name)

    assert prove(TIED, engine=engine) == prove(TIED)
    assert asked == [(2, "score", (0,))]


def test_an_engine_that_says_something_else_is_a_fault_of_ours() -> None:
    with pytest.raises(ReadingsDisagree) as caught:
        prove(TIED, engine=lambda *_: ("conflict", None, ("winner", "tied_caller")))
    assert caught.value.reading == "engine"
    assert caught.value.expected == ("conflict", None, ("miscalled", "tied_caller"))


def test_an_engine_that_can_not_say_is_passed_over() -> None:
    assert prove(TIED, engine=lambda *_: None) == prove(TIED)


def test_an_evaluator_that_says_something_else_is_a_fault_of_ours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(replay, "decide", lambda *_: Verdict("gap", None, ()))
    with pytest.raises(ReadingsDisagree) as caught:
        prove(TIED)
    assert caught.value.reading == "evaluate"


# ── the same every time ───────────────────────────────────────────────────────────────────────


def witnesses(game: Program) -> list[Outcome]:
    return [o for p in prove(game) for o in p.outcomes if o.status == "refuted"]


def test_a_witness_does_not_depend_on_hash_seeds() -> None:
    script = (
        "from tests.proof.test_trust import TIED, witnesses;"
        "from tests.proof.scoring import *;"
        "print(witnesses(TIED), witnesses(scoring(score(given=TRUE))))"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", script],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(said) == 1
    assert "miscalled" in said.pop()


def test_the_solver_is_loaded_only_where_something_is_proved() -> None:
    script = "import sys, cambio_spec.proof.solve; sys.exit('z3' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], cwd=ROOT).returncode == 0


def test_numbers_of_players_that_the_game_does_not_take_are_refused() -> None:
    for players in ([], [1], [2, 7]):
        with pytest.raises(ValueError, match="players"):
            prove(TIED, players)
    assert {p.players for p in prove(TIED, [4, 3, 4])} == {(3, 4)}


# ── the session ───────────────────────────────────────────────────────────────────────────────


def test_a_session_forgets_what_was_assumed_in_a_scope() -> None:
    n, flag = Variable("n", "Int", -2, 3), Variable("flag", "Bool")
    with Session(Deadline(None)) as session:
        session.declare((n, flag))
        session.assume(conj(neg(flag), at_most(n, -2)))
        assert session.solve() == {"n": -2, "flag": False}
        assert session.possible(flag) is None
        with session.scope():
            session.assume(equal(n, 0))
            assert session.solve() is None
        assert session.solve() == {"n": -2, "flag": False}


def test_nothing_is_said_of_a_definition_that_nothing_is_asked_about() -> None:
    """Least of all that it can never be asked: nobody has looked."""
    whole = scoring(score())
    known = {question(outcome) for proof in prove(whole) for outcome in proof.outcomes}
    assert known
    assert all(proof.outcomes == () for proof in prove(whole, besides=known))
