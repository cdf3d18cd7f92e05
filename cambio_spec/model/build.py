"""Declarations to a program: names first, then meanings; every fault is collected."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

from cambio_spec.constructs.game import Game
from cambio_spec.constructs.registry import (
    DECLARATION,
    LOWER_EFFECT,
    WRITE_DECLARATION,
    WRITE_EFFECT,
)
from cambio_spec.constructs.variant import Variant
from cambio_spec.diagnostics.diagnostic import Diagnostic, Rejected
from cambio_spec.model.notices import faults, notices
from cambio_spec.model.rules import rules
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.nodes.building import Building
from cambio_spec.nodes.surface import Declaration
from cambio_spec.nodes.writing import Writer

MOST_FAULTS = 30
"""So many are reported at a time: a file that was made to be slow may hold any number."""


def build(
    name: str,
    game: Game,
    declarations: tuple[Declaration, ...],
    base: tuple[Declaration, ...] | None = None,
    variants: tuple[Variant, ...] = (),
) -> Ruleset:
    """The rule set of these declarations, which are those of `base` with the patches of
    `variants`. Raises `Rejected` with every fault that was found."""
    played = _played(declarations)
    unpatched = played if base is None else _played(base)
    building = Building(LOWER_EFFECT, game.name.span)
    found: list[Diagnostic] = []
    named: list[Declaration] = []
    for declaration in played:
        faults_here = _faults(DECLARATION[type(declaration)].declare, declaration, building)
        found += faults_here
        named += [] if faults_here else [declaration]
    for declaration in named:
        if len(found) >= MOST_FAULTS:
            break
        found += _new(_faults(DECLARATION[type(declaration)].lower, declaration, building), found)
    writer = Writer(WRITE_EFFECT, WRITE_DECLARATION)
    by_id = rules(played, writer)
    found += faults(game, played, by_id)
    if len(named) == len(played):
        found += building.missing()
    if found:
        raise Rejected(tuple(_in_order(found)[:MOST_FAULTS]))
    program = building.program(name.partition("+")[0])
    text = "\n".join(line for d in played for line in writer.declaration(d))
    digest = hashlib.sha256(f"{name}\n{text}".encode()).hexdigest()[:12]
    return Ruleset(
        name,
        game,
        tuple(variant.name.text for variant in variants),
        played,
        by_id,
        building.declared,
        program,
        notices(by_id, played, unpatched),
        digest,
        unpatched,
        variants,
    )


def _played(declarations: tuple[Declaration, ...]) -> tuple[Declaration, ...]:
    return tuple(d for d in declarations if not isinstance(d, Variant))


def _faults(
    work: Callable[[Any, Building], None], declaration: Declaration, building: Building
) -> list[Diagnostic]:
    try:
        work(declaration, building)
    except Rejected as rejected:
        return list(rejected.diagnostics)
    return []


def _new(faults: list[Diagnostic], known: list[Diagnostic]) -> list[Diagnostic]:
    """What hasn't been reported: everything that asks for a broken decision meets its fault."""
    return [d for d in faults if d not in known]


def _in_order(found: list[Diagnostic]) -> list[Diagnostic]:
    return sorted(found, key=lambda d: d.labels[0].span.start if d.labels else -1)
