"""Open programs: those in which something is still to be agreed on before play.

A setting is a fact that no step changes. `agreed` fixes the settings of an open program; what they
rule out is gone then: rules and moves whose condition can't hold, steps that would do nothing,
blocks that play can't reach, decisions that always give the same or that nothing asks any more.
What is left means what the open program means in states in which those facts have those values;
tests hold the two against each other.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any, TypeVar, cast

from cambio_spec.kernel.asking import facts_read
from cambio_spec.kernel.expressions import Binary, Const, Decide, Expr, Node, ReadFact, Unary
from cambio_spec.kernel.folding import settled, sure
from cambio_spec.kernel.program import (
    Block,
    Decision,
    DecisionRule,
    Option,
    Phase,
    Program,
    Setting,
    Stage,
)
from cambio_spec.kernel.statements import (
    Announce,
    EndMatch,
    EndRound,
    ForEach,
    Goto,
    If,
    Statement,
)
from cambio_spec.kernel.types import BOOLEAN, Kind
from cambio_spec.kernel.walk import descendants, parts_of

N = TypeVar("N", bound=Node)
Agreed = int | bool | str
"""What a setting may be: a number, true or false, or one of its words."""

Values = Mapping[str, Agreed]


def agreed(program: Program, values: Values) -> Program:
    """The program in which each setting has its value: that of `values`, or else its initial one.

    Raises `ValueError` for a value that a setting may not have."""
    chosen = _chosen(program, values)
    if not chosen:
        return program
    known: dict[str, Const] = {}
    decisions, open_ones = program.decisions, undecided_in(program) - _announced(program)
    while True:
        fixed_now = _Fixing(chosen, known)
        decisions = tuple(_decision(decision, fixed_now) for decision in decisions)
        settled_now = ((d.name, _always(d)) for d in decisions if d.name in open_ones)
        found = {name: value for name, value in settled_now if value is not None}
        if found == known:
            break
        known = found
    facts = tuple(fact for fact in program.facts if fact.name not in chosen)
    blocks = tuple(_block(block, _Fixing(chosen, known)) for block in program.blocks)
    partners = program.partners and _fixed(program.partners, _Fixing(chosen, known))
    left = replace(
        program, facts=facts, decisions=decisions, blocks=blocks, settings=(), partners=partners
    )
    return _asked_and_reached(left, program)


@dataclass(frozen=True, slots=True)
class _Fixing:
    """What is known: the values of settings, and of decisions that always give the same."""

    facts: Mapping[str, Const]
    decisions: Mapping[str, Const]


def _always(decision: Decision) -> Const | None:
    """What a decision gives whatever the state, where that is known."""
    match decision.rules:
        case (DecisionRule(guard=Const(value=True), value=Const() as value),):
            return value
        case _:
            return None


def fixed(program: Program, expr: Expr, values: Values) -> Expr:
    """An expression of the open program in which each setting has its value."""
    return _fixed(expr, _Fixing(_chosen(program, values), {}))


def _chosen(program: Program, values: Values) -> dict[str, Const]:
    return {
        setting.fact: _value(program, setting, values.get(setting.fact))
        for setting in program.settings
    }


def allowed(program: Program, setting: Setting, value: object) -> bool:
    """Whether a setting may have this value."""
    fact = program.fact(setting.fact)
    if fact.type == BOOLEAN or isinstance(value, bool):
        return fact.type == BOOLEAN and isinstance(value, bool)
    if setting.values is not None and value not in setting.values:
        return False
    if fact.type.kind is Kind.WORD:
        return value in fact.type.words
    low, high = fact.low, fact.high
    return (
        isinstance(value, int) and (low is None or low <= value) and (high is None or value <= high)
    )


def limited(program: Program) -> Program:
    """The open program whose decisions assume that settings have values which they may have, as
    far as the range of the fact doesn't say it."""
    listed = [setting for setting in program.settings if setting.values is not None]
    if not listed:
        return program
    conditions = [_one_of(program, setting) for setting in listed]
    read = facts_read(program)

    def assuming(decision: Decision) -> Decision:
        pairs = zip(listed, conditions, strict=True)
        given = [condition for s, condition in pairs if s.fact in read[decision.name]]
        return replace(decision, given=reduce(_both, [decision.given, *given]))

    return replace(program, decisions=tuple(assuming(d) for d in program.decisions))


def undecided_in(program: Program) -> frozenset[str]:
    """The decisions on which settings bear, directly or through other decisions."""
    settings = {setting.fact for setting in program.settings}
    return frozenset(name for name, facts in facts_read(program).items() if facts & settings)


def _one_of(program: Program, setting: Setting) -> Expr:
    o, fact = setting.origin, program.fact(setting.fact)
    read = ReadFact(fact.type, fact.name, None, origin=o)
    cases: list[Expr] = [
        Binary("=", read, Const(fact.type, value, origin=o), origin=o)
        for value in setting.values or ()
    ]
    return reduce(lambda a, b: Binary("or", a, b, origin=o), cases)


def _both(first: Expr, second: Expr) -> Expr:
    return Binary("and", first, second, origin=second.origin)


def _value(program: Program, setting: Setting, value: Agreed | None) -> Const:
    fact = program.fact(setting.fact)
    taken = fact.initial if value is None else value
    if not allowed(program, setting, taken):
        raise ValueError(f"setting: {setting.fact} = {taken}")
    return Const(fact.type, taken, setting.fact, origin=setting.origin)


def _fixed(node: N, agreed: _Fixing) -> N:
    """The node with the settings that it reads as constants, and conditions as short as that
    makes them."""
    if isinstance(node, ReadFact) and node.fact in agreed.facts:
        return cast(N, replace(agreed.facts[node.fact], origin=node.origin))
    if isinstance(node, Decide) and node.decision in agreed.decisions:
        return cast(N, replace(agreed.decisions[node.decision], origin=node.origin))
    changed: dict[str, object] = {}
    for name in parts_of(type(node)):
        before = getattr(node, name)
        after = _fixed_part(before, agreed)
        if after is not before:
            changed[name] = after
    if not changed:
        return node
    made = replace(cast(Any, node), **changed)
    return cast(N, _shorter(made) if isinstance(made, Unary | Binary) else made)


def _fixed_part(part: object, agreed: _Fixing) -> object:
    if isinstance(part, Node):
        return _fixed(part, agreed)
    if isinstance(part, tuple) and any(isinstance(child, Node) for child in part):
        made = tuple(_fixed_part(child, agreed) for child in part)
        return part if all(a is b for a, b in zip(made, part, strict=True)) else made
    return part


def _shorter(expr: Unary | Binary) -> Expr:
    constant = settled(expr)
    if constant is not None:
        return constant
    match expr:
        case Binary(op="and", left=Const(value=True), right=rest):
            return rest
        case Binary(op="and", left=rest, right=Const(value=True)):
            return rest
        case Binary(op="and", left=left, right=Const(value=False) as no) if sure(left):
            return no
        case Binary(op="or", left=left, right=Const(value=True) as yes) if sure(left):
            return yes
        case Binary(op="or", left=Const(value=False), right=rest):
            return rest
        case Binary(op="or", left=rest, right=Const(value=False)):
            return rest
        case _:
            return expr


def _never(condition: Expr | None) -> bool:
    return isinstance(condition, Const) and condition.value is False


def _decision(decision: Decision, agreed: _Fixing) -> Decision:
    made = _fixed(decision, agreed)
    kept = tuple(rule for rule in made.rules if not _never(rule.guard))
    if len(kept) == len(made.rules):
        return made
    names = {rule.origin for rule in kept}
    return replace(made, rules=tuple(_without(rule, decision, names) for rule in kept))


def _without(rule: DecisionRule, decision: Decision, names: set[str]) -> DecisionRule:
    """A rule that overrides one through a rule that is gone still overrides it."""
    above = {r.origin: r.overrides for r in decision.rules}
    over, waiting, seen = dict[str, None](), list(rule.overrides), set[str]()
    while waiting:
        name = waiting.pop(0)
        if name in names:
            over[name] = None
        elif name not in seen:
            seen.add(name)
            waiting += above.get(name, ())
    return replace(rule, overrides=tuple(over))


def _block(block: Block, agreed: _Fixing) -> Block:
    match block:
        case Stage():
            made = _fixed(block, agreed)
            return replace(made, body=_taken(made.body))
        case Phase():
            phase = _fixed(block, agreed)
            return replace(
                phase,
                options=tuple(
                    replace(option, body=_taken(option.body))
                    for option in phase.options
                    if not _closed(option)
                ),
            )


def _closed(option: Option) -> bool:
    """Whether nobody can ever take it, and asking who may can't go wrong."""
    by, choice = option.by, option.choice
    if by is not None and not (sure(by.domain) and sure(by.where)):
        return False
    if _never(option.guard):
        return True
    nobody = choice is not None and _never(choice.where) and sure(choice.domain)
    return nobody and sure(option.guard)


def _taken(body: tuple[Statement, ...]) -> tuple[Statement, ...]:
    """Statements without the branches that are never taken, and without those that come to nothing
    then, unless asking whether to do it could go wrong."""
    made: list[Statement] = []
    for statement in body:
        match statement:
            case If(condition=Const(value=bool() as holds)):
                made += _taken(statement.then if holds else statement.otherwise)
            case If(condition=condition):
                then, otherwise = _taken(statement.then), _taken(statement.otherwise)
                if then or otherwise or not sure(condition):
                    made.append(replace(statement, then=then, otherwise=otherwise))
            case ForEach(domain=domain, where=where):
                body = () if _never(where) else _taken(statement.body)
                if body or not (sure(domain) and sure(where)):
                    made.append(replace(statement, body=body))
            case _:
                made.append(statement)
        if made and isinstance(made[-1], Goto | EndRound | EndMatch):
            break
    return tuple(made)


def _asked_and_reached(left: Program, before: Program) -> Program:
    """Without the blocks that play can't come to any more, and the decisions that only what is
    gone has asked."""
    left = replace(left, blocks=_reached(left))
    gone = _asked(before) - _asked(left)
    while gone:
        kept = tuple(d for d in left.decisions if d.name not in gone)
        left = replace(left, decisions=kept)
        gone = (_asked(before) - _asked(left)) & {d.name for d in kept}
    return left


def _announced(program: Program) -> frozenset[str]:
    """The decisions whose rule is told too."""
    return frozenset(n.decide.decision for n in descendants(program) if isinstance(n, Announce))


def _asked(program: Program) -> frozenset[str]:
    """The decisions that blocks and other decisions ask."""
    return frozenset(n.decision for n in descendants(program) if isinstance(n, Decide))


def _reached(program: Program) -> tuple[Block, ...]:
    """The blocks that play can come to, and the phases and stages that are named in the rules."""
    blocks = {block.label: block for block in program.blocks}
    waiting = [program.match_start, program.round_start]
    waiting += [label for label in blocks if "." not in label]
    found: set[str] = set()
    while waiting:
        label = waiting.pop()
        if label in found or label not in blocks:
            continue
        found.add(label)
        inside = descendants(blocks[label])
        waiting += [node.label for node in inside if isinstance(node, Goto | EndRound)]
    return tuple(block for block in program.blocks if block.label in found)
