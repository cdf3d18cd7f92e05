"""The solver and the evaluator say the same of every decision.

Refuted: `prove` itself replays the witness in the evaluator, and raises where it comes out
differently. Proved: no situation tried here shows the contrary.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cambio_spec.kernel.agreeing import agreed as settled
from cambio_spec.kernel.agreeing import allowed
from cambio_spec.kernel.evaluate import decide, evaluate
from cambio_spec.kernel.expressions import Decide
from cambio_spec.kernel.program import Decision, Program
from cambio_spec.kernel.state import State, Value, Verdict
from cambio_spec.kernel.walk import descendants
from cambio_spec.proof.outcome import Outcome, Proof
from cambio_spec.proof.solve import prove
from tests.agreement.random_decisions import deciding_programs
from tests.agreement.random_programs import programs
from tests.agreement.random_states import random_arguments, situations

SITUATIONS = 40
FAULTS = ("undefined-value", "gap", "overlap")

some = settings(max_examples=25, suppress_health_check=list(HealthCheck))
Tally = Counter[tuple[str, str]]


def test_no_situation_contradicts_a_proof_about_decisions() -> None:
    tally: Tally = Counter()

    @some
    @given(deciding_programs(), st.integers(0, 2**32))
    def agrees(program: Program, seed: int) -> None:
        tally.update(agreed(program, seed))

    agrees()
    # Else the agreement would be about nothing.
    for kind in (*FAULTS, "dead-rule"):
        assert tally[kind, "proved"] and tally[kind, "refuted"], tally
    unknown = sum(count for (_, status), count in tally.items() if status == "unknown")
    assert unknown < tally.total() / 20, tally


@some
@given(programs(), st.integers(0, 2**32))
def test_no_situation_contradicts_a_proof_about_whole_games(program: Program, seed: int) -> None:
    agreed(program, seed)


def test_no_situation_shows_a_rule_that_is_dead_whatever_is_agreed_on() -> None:
    tally: Tally = Counter()

    @some
    @given(deciding_programs().filter(lambda program: program.settings), st.integers(0, 2**32))
    def agrees(program: Program, seed: int) -> None:
        proofs = prove(settled(program, {}), timeout=20, undecided=program)
        outcomes = [o for proof in proofs for o in proof.outcomes if o.kind == "dead-rule"]
        tally.update((o.kind, o.status) for o in outcomes)
        dead = {o.rules[0] for o in outcomes if o.status == "refuted"}
        random = Random(seed)
        for state in situations(program, seed, SITUATIONS):
            if any(not allowed(program, s, state.facts[s.fact, None]) for s in program.settings):
                continue
            for decision in program.decisions:
                arguments = random_arguments(program, decision, state.players, random)
                assert not dead & set(decide(program, state, decision.name, arguments).rules)

    agrees()
    assert tally["dead-rule", "proved"] and tally["dead-rule", "refuted"], tally


def agreed(program: Program, seed: int) -> Tally:
    """How often what came out. Fails where a situation shows the contrary."""
    proofs = {proof.decision: proof for proof in prove(program, timeout=20)}
    random = Random(seed)
    for state in situations(program, seed, SITUATIONS):
        for decision in program.decisions:
            arguments = random_arguments(program, decision, state.players, random)
            verdict = decide(program, state, decision.name, arguments)
            agree(program, proofs, decision, state, arguments, verdict)
    return Counter((o.kind, o.status) for p in proofs.values() for o in p.outcomes)


def agree(
    program: Program,
    proofs: Mapping[str, Proof],
    decision: Decision,
    state: State,
    arguments: tuple[Value, ...],
    verdict: Verdict,
) -> None:
    outcomes = proofs[decision.name].outcomes
    kinds = {outcome.kind for outcome in outcomes if is_open(outcome, state.players)}
    match verdict.status:
        case "not-given":
            return
        case "gap":
            assert "gap" in kinds
        case "conflict":
            values = {r: of_rule(program, decision, r, state, arguments) for r in verdict.rules}
            assert any(
                len({values[rule] for rule in o.rules if rule in values}) == 2
                for o in outcomes
                if o.kind == "overlap" and is_open(o, state.players)
            )
        case "undefined":
            assert any(
                is_open(outcome, state.players)
                for name in (decision.name, *asked_by(program, decision))
                for outcome in proofs[name].outcomes
                if outcome.kind in FAULTS
            )
    assert "contradiction" not in {o.kind for o in outcomes} or verdict.status == "undefined"
    dead = {o.rules[0] for o in outcomes if o.kind == "dead-rule" and o.status == "refuted"}
    assert not dead & set(verdict.rules)


def is_open(outcome: Outcome, players: int) -> bool:
    """Refuted for no more players than these, or unknown."""
    return outcome.status == "unknown" or (
        outcome.status == "refuted" and (outcome.players or 0) <= players
    )


def of_rule(
    program: Program, decision: Decision, rule: str, state: State, arguments: tuple[Value, ...]
) -> Value:
    bindings = {p.name: v for p, v in zip(decision.parameters, arguments, strict=True)}
    value = next(r.value for r in decision.rules if r.origin == rule)
    return evaluate(program, state, value, bindings)


def asked_by(program: Program, decision: Decision) -> Iterator[str]:
    for node in descendants(decision):
        if isinstance(node, Decide):
            yield node.decision
            yield from asked_by(program, program.decision(node.decision))
