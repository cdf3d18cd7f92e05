"""Which rules a value is owed to, where the one that gave it only passes it on."""

from __future__ import annotations

from collections.abc import Iterator

from cambio_spec.kernel.evaluate import decide
from cambio_spec.kernel.expressions import Binary, Const, Decide, Expr, Local, RuleId, Unary
from cambio_spec.kernel.program import Decision, Program
from cambio_spec.kernel.state import State, Value


def mattering(
    program: Program, state: State, decision: Decision, arguments: tuple[Value, ...]
) -> tuple[RuleId, ...]:
    """The rules that gave a decision its value, the one that mattered most last. Where a decision
    has one plain rule, those follow that decided in what it builds on: exceptions behind what
    holds as a rule, and what the rule names first behind the rest. A rule that is nothing but
    another decision isn't told beside it. Empty where no value is given."""
    verdict = decide(program, state, decision.name, arguments)
    if verdict.status != "value":
        return ()
    named = dict(zip((p.name for p in decision.parameters), arguments, strict=True))
    found = list[RuleId]()
    for asked in passed_on(program, decision):
        if (about := _about(asked, named)) is not None:
            found[:0] = mattering(program, state, program.decision(asked.decision), about)
    ruled = _ruled(program)
    followed = [rule for rule in dict.fromkeys(found) if len(ruled[rule].rules) > 1]
    if not followed:
        return verdict.rules
    excepted = {r.origin for d in program.decisions for r in d.rules if r.overrides}
    followed.sort(key=excepted.__contains__)
    is_another = isinstance(decision.rules[0].value, Decide)
    return tuple(followed) if is_another else (*verdict.rules, *followed)


def passed_on(program: Program, decision: Decision) -> Iterator[Decide]:
    """What the one plain rule of a decision makes its value of; nothing where it has several."""
    if len(decision.rules) == 1:
        for asked in _parts(decision.rules[0].value):
            if program.decision(asked.decision).type == decision.type:
                yield asked


def _ruled(program: Program) -> dict[RuleId, Decision]:
    return {rule.origin: decision for decision in program.decisions for rule in decision.rules}


def _parts(value: Expr) -> Iterator[Decide]:
    """The decisions that a value is made of, in their order."""
    match value:
        case Decide():
            yield value
        case Unary():
            yield from _parts(value.operand)
        case Binary():
            yield from _parts(value.left)
            yield from _parts(value.right)
        case _:
            return


def _about(asked: Decide, named: dict[str, Value]) -> tuple[Value, ...] | None:
    """What a decision is asked about; None for what isn't known without asking more."""
    about = list[Value]()
    for argument in asked.arguments:
        match argument:
            case Local(name=name):
                about.append(named[name])
            case Const():
                about.append(argument.value)
            case _:
                return None
    return tuple(about)
