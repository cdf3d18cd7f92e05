"""Which moves lead to a place in the rules: the way from a phase that waits to a suspect."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from cambio_spec.kernel.expressions import Node
from cambio_spec.kernel.program import Block, Option, Phase, Program, Stage
from cambio_spec.kernel.statements import EndRound, Goto
from cambio_spec.kernel.walk import descendants
from cambio_spec.proof.knowledge.flow import Suspect

FAR = 4
"""Moves, at most, from where a witness starts to what it shows."""


@dataclass(frozen=True, slots=True)
class Ways:
    """`left`: for each phase from which a suspect can be come to, in how many moves at least;
    `on`: and by which of its options."""

    left: Mapping[str, int]
    on: Mapping[str, frozenset[str]]


def ways_to(program: Program, suspect: Suspect) -> Ways:
    blocks = {block.label: block for block in program.blocks}
    phases = [block for block in program.blocks if isinstance(block, Phase)]
    passed = {
        (phase.label, option.name): frozenset(_reached(blocks, option))
        for phase in phases
        for option in phase.options
    }
    left: dict[str, int] = {}
    on: dict[str, set[str]] = {}
    target = blocks[suspect.label]
    if suspect.way == "offer":
        left[target.label] = 0
    elif isinstance(target, Phase) and suspect.option is not None:
        left[target.label], on[target.label] = 1, {suspect.option}
    else:
        for (label, name), labels in passed.items():
            if target.label in labels:
                left[label] = 1
                on.setdefault(label, set()).add(name)
    for far in range(1, FAR + 1):
        for (label, _), labels in passed.items():
            if label not in left and any(left.get(to) == far - 1 for to in labels):
                left[label] = far
        for (label, name), labels in passed.items():
            if left.get(label) == far and any(left.get(to) == far - 1 for to in labels):
                on.setdefault(label, set()).add(name)
    return Ways(left, {label: frozenset(names) for label, names in on.items()})


def _reached(blocks: Mapping[str, Block], option: Option) -> Iterator[str]:
    """The stages that an option leads through, and the phases that it may lead to."""
    found: set[str] = set()
    waiting = list(_left_for(option.body))
    while waiting:
        label = waiting.pop()
        if label in found:
            continue
        found.add(label)
        yield label
        block = blocks[label]
        if isinstance(block, Stage):
            waiting += _left_for(block.body)


def _left_for(body: Sequence[Node]) -> Iterator[str]:
    for statement in body:
        for node in (statement, *descendants(statement)):
            if isinstance(node, (Goto, EndRound)):
                yield node.label
