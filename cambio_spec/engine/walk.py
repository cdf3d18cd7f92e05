"""What an engine needs to know of a whole program before it is written."""

from __future__ import annotations

from collections.abc import Iterator

from cambio_spec.kernel.expressions import (
    CardAt,
    Cards,
    Const,
    Decide,
    FaceUp,
    Fold,
    Gaps,
    KnownTo,
    Players,
    ReadFact,
    Scalar,
    Seat,
    Spots,
    ZoneRef,
)
from cambio_spec.kernel.program import By, Choice, Decision, Program
from cambio_spec.kernel.statements import ForEach
from cambio_spec.kernel.walk import descendants


def local_names(program: Program) -> Iterator[str]:
    """The names of all variables, in the order in which they are bound."""
    for unit in (*program.decisions, *program.blocks):
        yield from (parameter.name for parameter in unit.parameters)
        for node in descendants(unit):
            if isinstance(node, By | Choice | Fold | ForEach):
                yield node.variable


def constants(program: Program) -> Iterator[tuple[str, Scalar]]:
    """Every named constant with its value, in the order of first use."""
    for node in descendants(program):
        if isinstance(node, Const) and node.name is not None:
            yield node.name, node.value


def reads_state(program: Program, decision: Decision) -> bool:
    """Whether a decision looks at anything but its arguments."""
    pending, seen = [decision.name], set[str]()
    while pending:
        name = pending.pop()
        if name in seen:
            continue
        seen.add(name)
        for node in descendants(program.decision(name)):
            match node:
                case (
                    ReadFact()
                    | ZoneRef()
                    | CardAt()
                    | FaceUp()
                    | KnownTo()
                    | Seat()
                    | Players()
                    | Cards()
                    | Spots()
                    | Gaps()
                ):
                    return True
                case Decide(decision=other):
                    pending.append(other)
    return False
