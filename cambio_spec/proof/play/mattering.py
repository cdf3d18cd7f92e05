"""What of a program play depends on, as far as situations tell: two programs that have it in common
go on alike."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from cambio_spec.kernel.asking import asked_by
from cambio_spec.kernel.expressions import Decide, Node
from cambio_spec.kernel.program import Decision, Program
from cambio_spec.kernel.walk import descendants
from cambio_spec.proof.play.situation import opaque


def print_of(program: Program, counts: Sequence[int]) -> str:
    """All that is found about play depends on, as a short text. How rounds are scored mostly isn't
    part of it: of what asks for much, situations know only that it may come to anything."""
    told = (
        (program.direction, program.deck, program.stock, program.zones, program.facts),
        (program.match_start, program.round_start, tuple(counts), program.counts),
        program.blocks,
        _asked_in_play(program),
    )
    return hashlib.sha256(repr(("play", told)).encode()).hexdigest()


def _asked_in_play(program: Program) -> tuple[Decision, ...]:
    unknown = opaque(program, asked_by(program))
    asked = set[str]()
    left: list[Node] = list(program.blocks)
    while left:
        names = {node.decision for node in descendants(left.pop()) if isinstance(node, Decide)}
        left += (program.decision(name) for name in names - asked - unknown)
        asked |= names
    return tuple(d for d in program.decisions if d.name in asked and d.name not in unknown)
