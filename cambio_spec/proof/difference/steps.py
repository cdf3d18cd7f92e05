"""The steps of a stage: its statements by the rule that they are of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cambio_spec.kernel.program import Phase, Program, Stage
from cambio_spec.kernel.statements import Goto, Statement
from cambio_spec.kernel.walk import descendants
from cambio_spec.proof.difference.forms import Form, Forms, unnamed


@dataclass(frozen=True, slots=True)
class Step:
    """`pauses` where somebody chooses in it: its `body` is what is done besides."""

    name: str
    body: tuple[Statement, ...]
    choosing: tuple[Form, ...]
    pauses: bool


def stages(program: Program) -> dict[str, Stage]:
    """Those with a name of their own."""
    found = (b for b in program.blocks if isinstance(b, Stage) and not unnamed(b.label))
    return {stage.label: stage for stage in found}


def steps(forms: Forms, stage: Stage) -> dict[str, Step]:
    """In the order in which they are taken. Where play goes without saying, is no step."""
    bodies: dict[str, list[Statement]] = {}
    choosing: dict[str, list[Form]] = {}
    for part in _flat(forms.program, stage.body, set()):
        if isinstance(part, Phase):
            openness = [forms.openness(part, option) for option in part.options]
            choosing.setdefault(part.origin, []).extend(openness)
            bodies.setdefault(part.origin, [])
        else:
            bodies.setdefault(part.origin, []).append(part)
    return {
        name: Step(
            name,
            tuple(body),
            tuple(choosing.get(name, ())),
            name in choosing or any(_leaves(statement) for statement in body),
        )
        for name, body in bodies.items()
    }


def _flat(
    program: Program, body: tuple[Statement, ...], seen: set[str]
) -> Iterator[Statement | Phase]:
    for statement in body:
        if not isinstance(statement, Goto) or not unnamed(statement.label):
            yield statement
            continue
        if statement.label in seen:
            continue
        seen.add(statement.label)
        block = program.block(statement.label)
        if isinstance(block, Stage):
            yield from _flat(program, block.body, seen)
            continue
        yield block
        for option in block.options:
            yield from _flat(program, option.body, seen)


def _leaves(statement: Statement) -> bool:
    return any(isinstance(node, Goto) and unnamed(node.label) for node in descendants(statement))
