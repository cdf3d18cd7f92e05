"""Decisions as functions: one that gives the value, and one that judges, rule by rule.

A decision with a single rule that always applies is just that rule's value. Any other has a
branch for each rule, which applies where its guard holds and none does of the rules that
override it, at any distance.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from cambio_spec.engine.expressions import code
from cambio_spec.engine.names import plain
from cambio_spec.engine.plan import Place, Plan, straight
from cambio_spec.engine.signatures import annotated, annotation, comment_rule, head
from cambio_spec.engine.writer import Writer, quoted
from cambio_spec.kernel.expressions import (
    Binary,
    Const,
    Decide,
    Expr,
    Local,
    ReadFact,
    RuleId,
    Unary,
)
from cambio_spec.kernel.folding import always, live_rules
from cambio_spec.kernel.program import Decision, DecisionRule
from cambio_spec.kernel.walk import descendants


def write_decision(plan: Plan, writer: Writer, decision: Decision) -> None:
    place = plan.place(decision, decision.origin)
    if straight(decision) is None:
        _judge(plan, writer, decision, place)
        writer.gap(2)
    _value(plan, writer, decision, place)
    if decision.name in plan.tabled:
        writer.gap(2)
        names = plan.names
        writer.line(f"{names.tables[decision.name]} = CardValues({names.decisions[decision.name]})")


def _parameters(plan: Plan, decision: Decision, place: Place) -> list[str]:
    state = [] if decision.name in plan.stateless else ["state: State"]
    return state + annotated(place, decision.parameters)


def _arguments(plan: Plan, decision: Decision, place: Place) -> list[str]:
    state = [] if decision.name in plan.stateless else ["state"]
    return state + [place.scope[p.name] for p in decision.parameters]


def _value(plan: Plan, writer: Writer, decision: Decision, place: Place) -> None:
    """The function that gives the value; it halts where there is none."""
    asked = [place.scope[p.name] for p in decision.parameters]
    name = plan.names.decisions[decision.name]
    returns = annotation(decision.type, decision.name in plan.nobodies.decisions)
    with writer.block(head(name, _parameters(plan, decision, place), returns)):
        rule = straight(decision)
        if rule is not None:
            writer.docstring(f"The value of `{decision.name}`.")
            if not always(decision.given):
                with writer.block(f"if {refused(place, decision)}:"):
                    given = f"({', '.join(asked)}{',' if len(asked) == 1 else ''})"
                    names = f"{quoted(decision.origin)}, {quoted(decision.name)}"
                    writer.line(f'raise Halt("not-given", {names}, {given})')
            comment_rule(plan, writer, rule)
            only = next(r for r in decision.rules if r.origin == rule)
            writer.line(f"return {code(place.where(decision.given), only.value)}")
            return
        writer.docstring(f"The value of `{decision.name}`, where one rule gives it or all agree.")
        passed = ", ".join(_arguments(plan, decision, place))
        judged = f"{plan.names.judges[decision.name]}({passed})"
        rest = ", ".join([quoted(decision.origin), quoted(decision.name), *asked])
        writer.line(f"return value_of({judged}, {rest})")


def _judge(plan: Plan, writer: Writer, decision: Decision, place: Place) -> None:
    """The function that says which rules apply, with their values."""
    name = plan.names.judges[decision.name]
    with writer.block(head(name, _parameters(plan, decision, place), "Verdict")):
        writer.docstring(f"Which rules of `{decision.name}` apply, and what they say.")
        if not always(decision.given):
            with writer.block(f"if {refused(place, decision)}:"):
                writer.line('return Verdict("not-given", None, ())')
        place = place.where(decision.given)
        rules = live_rules(decision)
        place, guards = _guards(writer, rules, place)
        applying = place.scope.spare("applying")
        writer.line(f"{applying}: list[tuple[str, Any]] = []")
        for rule in rules:
            comment_rule(plan, writer, rule.origin)
            condition = _applies(decision, rule, guards)
            value = code(place.where(rule.guard), rule.value)
            append = f"{applying}.append(({quoted(rule.origin)}, {value}))"
            if condition is None:
                writer.line(append)
            else:
                with writer.block(f"if {condition}:"):
                    writer.line(append)
        writer.line(f"return ruling({applying})")


def refused(place: Place, decision: Decision) -> str:
    """The condition under which a decision may not be asked."""
    return code(place, Unary("not", decision.given, origin=decision.origin))


def _guards(
    writer: Writer, rules: tuple[DecisionRule, ...], place: Place
) -> tuple[Place, dict[RuleId, str | None]]:
    """Every guard, looked at once and before any value: the name of the variable that it is kept
    in, None for a guard that always holds. What a guard asks of other decisions, and rules ask
    again, is kept too."""
    guards: dict[RuleId, str | None] = {}
    asked = Counter(n for rule in rules for n in descendants(rule) if isinstance(n, Decide))
    for rule in rules:
        guards[rule.origin] = None
        if not always(rule.guard):
            for decide in asked_first(rule.guard, asked):
                if decide not in place.kept:
                    place = _keep(writer, place, decide)
            scope, name = place.scope.invent(plain(rule.origin.rpartition(".")[2]))
            writer.line(f"{name} = {code(place, rule.guard)}")
            guards[rule.origin] = name
            place = replace(place, scope=scope)
    return place, guards


def _keep(writer: Writer, place: Place, decide: Decide) -> Place:
    about = [a.name for a in decide.arguments if isinstance(a, Local)]
    asked = plain(decide.decision)
    wanted = f"{asked}_of_{plain('_'.join(about))}" if about else f"{asked}_now"
    scope, name = place.scope.invent(wanted)
    writer.line(f"{name} = {code(place, decide)}")
    return replace(place, scope=scope).keeping(decide, name)


def asked_first(expr: Expr, asked: Counter[Decide]) -> list[Decide]:
    """The decisions, asked more than once, that evaluating `expr` asks before anything else that
    may fail: they may as well be asked before it."""
    found: list[Decide] = []
    _asked_first(expr, asked, found)
    return found


def _asked_first(expr: Expr, asked: Counter[Decide], found: list[Decide]) -> bool:
    """Whether evaluation is sure to go on past `expr` with nothing asked but what was `found`."""
    match expr:
        case Const() | Local() | ReadFact(owner=None):
            return True
        case Unary(operand=operand):
            return _asked_first(operand, asked, found)
        case Binary(op="and" | "or", left=left):
            _asked_first(left, asked, found)
            return False
        case Binary(left=left, right=right):
            return _asked_first(left, asked, found) and _asked_first(right, asked, found)
        case Decide(arguments=arguments) if asked[expr] > 1:
            if not all(_asked_first(a, asked, found) for a in arguments):
                return False
            found.append(expr)
            return True
        case _:
            return False


def _applies(
    decision: Decision, rule: DecisionRule, guards: dict[RuleId, str | None]
) -> str | None:
    """The condition under which a rule applies; None where it always does."""
    own = guards[rule.origin]
    over = [guards[o.origin] for o in decision.overriders(rule.origin) if o.origin in guards]
    rivals = " or ".join("True" if name is None else name for name in over)
    if not over:
        return own
    refused = f"not {rivals}" if len(over) == 1 else f"not ({rivals})"
    return refused if own is None else f"{own} and {refused}"
