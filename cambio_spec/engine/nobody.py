"""Where a player may be nobody.

A seat that is surely someone's is used as an index as it stands; any other is asked for first.
Types don't tell: `leader is not nobody and total of leader = 3` passes what may be nobody to a
decision whose parameter is a player. So who gets what is followed through the program, with
what conditions say, until nothing changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from cambio_spec.engine.narrowing import Certain, asked_in, asserted
from cambio_spec.kernel.expressions import Const, Decide, Expr, Fold, Local, ReadFact
from cambio_spec.kernel.program import Decision, Phase, Program, Stage
from cambio_spec.kernel.statements import Goto, SetFact
from cambio_spec.kernel.walk import descendants

Unit = Decision | Phase | Stage
Sure = Callable[[Expr, Certain], bool]
Parameter = tuple[str, str, str]
"""The kind and the name of a unit, and the name of one of its parameters."""


@dataclass(frozen=True, slots=True)
class Nobodies:
    """The facts, the decisions and the parameters that may be nobody."""

    facts: frozenset[str]
    decisions: frozenset[str]
    parameters: frozenset[Parameter]

    def locals_of(self, unit: Unit) -> frozenset[str]:
        kind, name = unit_key(unit)
        return frozenset(p for k, n, p in self.parameters if (k, n) == (kind, name))

    def possible(self, expr: Expr, local: frozenset[str]) -> bool:
        """Whether `expr` may be nobody, where the variables `local` may."""
        match expr:
            case Const(value=value):
                return value is None
            case Local(name=name):
                return name in local
            case ReadFact(fact=fact):
                return fact in self.facts
            case Decide(decision=decision):
                return decision in self.decisions
            case Fold(op="first"):
                return True
            case Fold(value=value) if value is not None:
                return self.possible(value, local)
            case _:
                return False


def unit_key(unit: Unit) -> tuple[str, str]:
    return ("decision", unit.name) if isinstance(unit, Decision) else ("block", unit.label)


def nobodies(program: Program) -> Nobodies:
    """The least set that holds everything which can be reached by a nobody."""
    found = Nobodies(
        frozenset(f.name for f in program.facts if f.type.optional or f.initial is None),
        frozenset(),
        frozenset(),
    )
    while (wider := _wider(program, found)) != found:
        found = wider
    return found


def _wider(program: Program, known: Nobodies) -> Nobodies:
    facts, decisions, parameters = set(known.facts), set(known.decisions), set(known.parameters)

    def passed(target: Unit, arguments: tuple[Expr, ...], certain: Certain) -> None:
        for parameter, argument in zip(target.parameters, arguments, strict=True):
            if argument not in certain and known.possible(argument, local):
                parameters.add((*unit_key(target), parameter.name))

    units: tuple[Unit, ...] = (*program.decisions, *program.blocks)
    for unit in units:
        local = known.locals_of(unit)
        for asked, certain in _asked(unit, partial(_sure, known, local)):
            passed(program.decision(asked.decision), asked.arguments, certain)
        for node in descendants(unit):
            match node:
                case Goto(label=label, arguments=arguments):
                    passed(program.block(label), arguments, frozenset())
                case SetFact(fact=fact, value=value) if known.possible(value, local):
                    facts.add(fact)
        if isinstance(unit, Decision):
            sure = partial(_sure, known, local)
            if not all(sure(r.value, _known_in(unit, r.guard, sure)) for r in unit.rules):
                decisions.add(unit.name)
    return Nobodies(frozenset(facts), frozenset(decisions), frozenset(parameters))


def _sure(known: Nobodies, local: frozenset[str], expr: Expr, certain: Certain) -> bool:
    return expr in certain or not known.possible(expr, local)


def _known_in(decision: Decision, guard: Expr | None, sure: Sure) -> Certain:
    """What is known where a guard of a decision holds, or None, where it is judged at all."""
    given = asserted(decision.given, lambda expr: sure(expr, frozenset()))
    return given | asserted(guard, lambda expr: sure(expr, given))


def _asked(unit: Unit, sure: Sure) -> Iterator[tuple[Decide, Certain]]:
    """The decisions that a unit asks, with what is known there. What a block knows changes with
    the state, so there only the conditions inside an expression count."""
    if not isinstance(unit, Decision):
        yield from asked_in(unit, frozenset(), sure)
        return
    yield from asked_in(unit.given, frozenset(), sure)
    for rule in unit.rules:
        yield from asked_in(rule.guard, _known_in(unit, None, sure), sure)
        yield from asked_in(rule.value, _known_in(unit, rule.guard, sure), sure)
