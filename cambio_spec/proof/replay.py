"""Every witness is played again in the evaluator, and in another engine, before it is shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import product
from typing import Any

from cambio_spec.kernel.evaluate import decide, elements, evaluate
from cambio_spec.kernel.expressions import Binary, Decide, Domain, Expr, Fold, KnownTo, RuleId
from cambio_spec.kernel.play import deal_state
from cambio_spec.kernel.program import Decision, Program
from cambio_spec.kernel.scope import Scope, Undecided, Undefined
from cambio_spec.kernel.state import State, Value
from cambio_spec.kernel.types import Kind
from cambio_spec.kernel.walk import children, descendants
from cambio_spec.proof.outcome import (
    Deal,
    Engine,
    Given,
    NearMiss,
    Outcome,
    ReadingsDisagree,
)

EXPECTED = {
    "gap": "gap",
    "overlap": "conflict",
    "undefined-value": "undefined",
    "property": "value",
}


def replayed(
    program: Program, decision: Decision, outcome: Outcome, engine: Engine | None
) -> Outcome:
    """The outcome, with what the evaluator knows about its witness. `applies` and `values` are
    what the solver says, as far as it says anything.

    Raises `ReadingsDisagree` where the evaluator or the engine doesn't say the same.
    """
    deal = outcome.witness
    assert deal is not None
    state = state_of(program, deal)
    verdict = decide(program, state, decision.name, deal.arguments)
    names = (p.name for p in decision.parameters)
    scope = Scope(program, state, dict(zip(names, deal.arguments, strict=True)))
    guards = {rule.origin: _guard(scope, rule.guard) for rule in decision.rules}
    values = {
        rule.origin: evaluate(program, state, rule.value, scope.bindings)
        for rule in decision.rules
        if rule.origin in verdict.rules
    }
    expected = (EXPECTED[outcome.kind], dict(outcome.applies), dict(outcome.values))
    solved = {rule: guards[rule] for rule in outcome.applies}
    found = (verdict.status, solved, {rule: values.get(rule) for rule in outcome.values})
    if expected != found:
        raise ReadingsDisagree("evaluate", outcome, expected, found)
    known = replace(outcome, applies=guards, values=values)
    if outcome.kind == "property":
        known = replace(known, told=tuple(given_in(program, state, decision)))
    if engine is not None:
        _replay_in(engine, program, state, decision, known)
    match outcome.kind:
        case "gap":
            return replace(known, near=near_misses(scope, decision, guards))
        case "undefined-value":
            lacking = valueless(scope, decision, outcome.rules[0])
            return known if lacking is None else replace(known, **_lacking(*lacking))
        case _:
            return known


def given_in(program: Program, state: State, decision: Decision) -> Iterator[Given]:
    """What the decisions that a decision asks, not through others, give in a state: about each
    player where they are about one, as far as they can be asked."""
    asks = dict.fromkeys(n.decision for n in descendants(decision) if isinstance(n, Decide))
    for asked in map(program.decision, asks):
        if any(parameter.type.kind is not Kind.PLAYER for parameter in asked.parameters):
            continue
        for arguments in product(range(state.players), repeat=len(asked.parameters)):
            verdict = decide(program, state, asked.name, arguments)
            if verdict.status == "value":
                yield Given(asked.name, arguments, verdict.value)


def _lacking(scope: Scope, expr: Expr) -> Mapping[str, Any]:
    arguments = expr.arguments if isinstance(expr, Decide) else ()
    asked = (evaluate(scope.program, scope.state, a, scope.bindings) for a in arguments)
    return {"valueless": expr, "asked": tuple(asked)}


def state_of(program: Program, deal: Deal) -> State:
    facts: dict[str | tuple[str, int], Value] = {
        name if owner is None else (name, owner): value
        for (name, owner), value in deal.facts.items()
    }
    laid = deal.players, deal.zones, facts
    return deal_state(program, *laid, faces=deal.faces, seen=deal.seen)


def _replay_in(
    engine: Engine, program: Program, state: State, decision: Decision, outcome: Outcome
) -> None:
    """The decision or, of what is expected of every game, those that it asks: an engine knows only
    what is in its rules."""
    assert outcome.witness is not None
    asked = [(decision.name, outcome.witness.arguments)]
    asked += [(given.decision, given.arguments) for given in outcome.told]
    for name, arguments in asked:
        if ":" in name:
            continue
        answer = engine(replace(outcome.witness, arguments=arguments), name)
        verdict = decide(program, state, name, arguments)
        expected = verdict.status, verdict.value, verdict.rules
        if answer is not None and tuple(answer) != expected:
            raise ReadingsDisagree("engine", outcome, expected, tuple(answer))


def near_misses(
    scope: Scope, decision: Decision, guards: Mapping[RuleId, bool | None]
) -> tuple[NearMiss, ...]:
    """Why each rule doesn't apply, as written."""
    found = []
    for rule in decision.rules:
        parts = tuple(conjuncts(rule.guard))
        failed = [part for part in parts if _guard(scope, part) is False]
        above = (r.origin for r in decision.overriders(rule.origin) if guards[r.origin])
        found.append(
            NearMiss(
                rule.origin,
                failed[0] if failed else None,
                None if failed else next(above, None),
                len(failed),
                len(parts),
            )
        )
    return tuple(found)


def conjuncts(expr: Expr) -> Iterator[Expr]:
    if isinstance(expr, Binary) and expr.op == "and":
        yield from conjuncts(expr.left)
        yield from conjuncts(expr.right)
    else:
        yield expr


def valueless(scope: Scope, decision: Decision, rule: RuleId) -> tuple[Scope, Expr] | None:
    """The innermost expression of a rule, or of what the decision assumes, that has no value; or
    that gives nobody, of whom it is asked what they know. And where it is asked."""
    if rule == decision.origin and _has_no_value(scope, decision.given):
        return _innermost(scope, decision.given)
    parts = next((r for r in decision.rules if r.origin == rule), None)
    for expr in () if parts is None else (parts.guard, parts.value):
        if _has_no_value(scope, expr):
            return _innermost(scope, expr)
    return None


def _innermost(scope: Scope, expr: Expr) -> tuple[Scope, Expr]:
    for inside, part in _parts(scope, expr):
        if _has_no_value(inside, part):
            return _innermost(inside, part)
    if isinstance(expr, KnownTo) and _is_nobody(scope, expr.player):
        return scope, expr.player
    return scope, expr


def _parts(scope: Scope, expr: Expr) -> Iterator[tuple[Scope, Expr]]:
    """What is asked directly inside, in the order in which it is asked."""
    if not isinstance(expr, Fold):
        yield from ((scope, part) for part in children(expr) if isinstance(part, Expr))
        return
    yield from ((scope, part) for part in children(expr.domain) if isinstance(part, Expr))
    for element in _elements(scope, expr.domain):
        inside = scope.binding(expr.variable, element)
        if expr.where is not None:
            yield inside, expr.where
        holds = expr.where is None or _guard(inside, expr.where)
        if expr.value is not None and holds:
            yield inside, expr.value


def _elements(scope: Scope, domain: Domain) -> tuple[Value, ...]:
    try:
        return elements(scope, domain)
    except (Undefined, Undecided):
        return ()


def _has_no_value(scope: Scope, expr: Expr) -> bool:
    try:
        evaluate(scope.program, scope.state, expr, scope.bindings)
    except (Undefined, Undecided):
        return True
    return False


def _is_nobody(scope: Scope, expr: Expr) -> bool:
    return evaluate(scope.program, scope.state, expr, scope.bindings) is None


def _guard(scope: Scope, expr: Expr) -> bool | None:
    """Whether it holds, None where it has no value."""
    try:
        return bool(evaluate(scope.program, scope.state, expr, scope.bindings))
    except (Undefined, Undecided):
        return None
