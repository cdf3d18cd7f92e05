"""What decisions may come to in a situation, by the rules of theirs that may apply."""

from __future__ import annotations

from collections.abc import Iterator

from cambio_spec.kernel.expressions import Decide
from cambio_spec.kernel.program import Decision, DecisionRule
from cambio_spec.proof.play.cells import NO, YES
from cambio_spec.proof.play.situation import Abstract, Dead, Situation, Table
from cambio_spec.proof.play.values import anything_of, equal, mixed, value


def inside(made: Table, here: Situation, expr: Decide) -> tuple[Decision, dict[str, Abstract]]:
    decision = made.program.decision(expr.decision)
    arguments = [value(made, here, a) for a in expr.arguments]
    names = (parameter.name for parameter in decision.parameters)
    return decision, dict(zip(names, arguments, strict=True))


def decided(made: Table, here: Situation, expr: Decide) -> Abstract:
    if expr.decision in made.opaque:
        return anything_of(made, expr.type)
    decision, env = inside(made, here, expr)
    if decision.name not in made.steady:
        return _answered(made, here, decision, env)
    asked = (decision.name, *env.values(), here.facts[-1], *_known(made, here, decision))
    if asked not in made.answers:
        try:
            made.answers[asked] = _answered(made, here, decision, env)
        except Dead:
            made.answers[asked] = None
    if made.answers[asked] is None:
        raise Dead
    return made.answers[asked]


def _known(made: Table, here: Situation, decision: Decision) -> Iterator[Abstract]:
    """Of the facts that a decision reads, in a fixed order."""
    for fact in (*made.own_facts, *made.common_facts):
        if fact.name in made.reads[decision.name]:
            index = made.fact_index[fact.name]
            if fact.per_player:
                yield from (seat[index] for seat in here.seats)
            else:
                yield here.facts[index]


def _answered(
    made: Table, here: Situation, decision: Decision, env: dict[str, Abstract]
) -> Abstract:
    outer, here.env = here.env, env
    try:
        if value(made, here, decision.given) == NO:
            raise Dead
        found, certain = list[Abstract](), list[Abstract]()
        for rule, sure in applying(made, here, decision):
            found.append(value(made, here, rule.value))
            certain += found[-1:] if sure else []
        if any(equal(one, other) == NO for one in certain for other in certain):
            raise Dead
        return mixed(found)
    finally:
        here.env = outer


def applying(
    made: Table, here: Situation, decision: Decision
) -> Iterator[tuple[DecisionRule, bool]]:
    """The rules that may apply, and whether it is certain that they do."""
    guards = {rule.origin: value(made, here, rule.guard) for rule in decision.rules}
    for rule in decision.rules:
        over = [guards[other.origin] for other in decision.overriders(rule.origin)]
        if guards[rule.origin] != NO and YES not in over:
            yield rule, guards[rule.origin] == YES and all(guard == NO for guard in over)
