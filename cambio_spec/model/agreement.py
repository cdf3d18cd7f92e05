"""What players agreed on before play, and the rules that this leaves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from dataclasses import replace

from cambio_spec.constructs.action import Action
from cambio_spec.constructs.define import Define
from cambio_spec.constructs.editorial import Editorial
from cambio_spec.constructs.power import Power
from cambio_spec.constructs.question import Question
from cambio_spec.constructs.stage import StagePart
from cambio_spec.kernel.agreeing import Values, fixed
from cambio_spec.kernel.expressions import Expr, Node, RuleId
from cambio_spec.kernel.folding import barred, never
from cambio_spec.kernel.program import DecisionRule, Option, Phase, Program
from cambio_spec.kernel.walk import descendants
from cambio_spec.model.mentions import Declarations, consistent
from cambio_spec.nodes.surface import Declaration


def dropped(
    program: Program, left: Program, editorials: Mapping[str, Expr], values: Values
) -> frozenset[RuleId]:
    """The rules of the open `program` that nothing is left of in the agreed one, `left`; those
    that stay there only because asking their condition could go wrong; and those for people whose
    condition can't hold."""
    gone = set(_origins(program)) - set(_origins(left)) | (_barred(left) - _barred(program))
    for name, when in editorials.items():
        if never(fixed(program, when, values)):
            gone.add(name)
    return frozenset(gone)


def _barred(program: Program) -> frozenset[RuleId]:
    """The rules and the actions whose condition can't hold, wherever they stand."""
    guarded: list[DecisionRule | Option] = []
    for decision in program.decisions:
        guarded += decision.rules
    for block in program.blocks:
        guarded += block.options if isinstance(block, Phase) else ()
    closed = {one.origin for one in guarded if barred(one.guard)}
    return frozenset(closed - {one.origin for one in guarded if not barred(one.guard)})


def _origins(program: Program) -> Iterator[RuleId]:
    for decision in program.decisions:
        yield from (rule.origin for rule in decision.rules)
    for block in program.blocks:
        yield block.origin
        inside: tuple[Node, ...] = block.options if isinstance(block, Phase) else block.body
        for node in inside:
            yield node.origin
            yield from (n.origin for n in descendants(node))


def without(nodes: Declarations, gone: Set[RuleId]) -> Declarations:
    """The declarations without those rules, and without mention of them."""
    if not gone:
        return nodes
    kept = tuple(node for node in (_without(n, gone) for n in nodes) if node is not None)
    defines = (node for node in nodes if isinstance(node, Define))
    overridden = {d.rule_id(rule): rule.overrides for d in defines for rule in d.rules}
    return consistent(kept, gone, overridden)


def _without(node: Declaration, gone: Set[RuleId]) -> Declaration | None:
    match node:
        case Define(rules=rules):
            left = tuple(rule for rule in rules if node.rule_id(rule) not in gone)
            return replace(node, rules=left) if left else None
        case StagePart(name=name, steps=steps):
            stem = name.text
            return replace(
                node, steps=tuple(s for s in steps if f"{stem}.{s.name.text}" not in gone)
            )
        case Action(name=name) | Power(name=name) | Editorial(name=name) if name.text in gone:
            return None
        case Question(name=name) if name.text in gone:
            return None
        case Question(rules=paths) if paths and all(path.text in gone for path in paths):
            return None
        case _:
            return node
