"""Declarations to a program: names first, then meanings; every fault is collected."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cambio_spec.constructs.game import Game
from cambio_spec.constructs.option import Option
from cambio_spec.constructs.registry import (
    DECLARATION,
    LOWER_EFFECT,
    WRITE_DECLARATION,
    WRITE_EFFECT,
)
from cambio_spec.constructs.variant import Variant
from cambio_spec.diagnostics.diagnostic import Diagnostic, Rejected
from cambio_spec.kernel.agreeing import Agreed, Values, agreed
from cambio_spec.model.agreement import dropped, without
from cambio_spec.model.family import Family
from cambio_spec.model.notices import faults, notices
from cambio_spec.model.rules import rules
from cambio_spec.model.ruleset import Rule, Ruleset
from cambio_spec.model.taken_away import where_removed
from cambio_spec.nodes.building import Building
from cambio_spec.nodes.surface import Declaration
from cambio_spec.nodes.writing import Writer

MOST_FAULTS = 30
"""So many are reported at a time: a file that was made to be slow may hold any number."""


@dataclass(frozen=True, slots=True)
class Configuration:
    """What is built: the declarations of `game` with the patches of `variants`, which are some of
    those at hand (`pool`), and the values that options are given. `features` are the names of all
    that is played, options too; `faults` is what is wrong with what features say of each other."""

    name: str
    game: Game
    declarations: tuple[Declaration, ...]
    base: tuple[Declaration, ...]
    variants: tuple[Variant, ...]
    pool: tuple[Variant, ...]
    features: frozenset[str]
    family: Family
    values: Values
    faults: tuple[Diagnostic, ...]


def build(made: Configuration) -> Ruleset:
    """The rule set of a configuration. Raises `Rejected` with every fault that was found."""
    played, base = _played(made.declarations), _played(made.base)
    writer = Writer(WRITE_EFFECT, WRITE_DECLARATION)
    by_id = rules(played, writer)
    building = _built(made, played, by_id)
    whole = building.program(made.game.name.text)
    program = agreed(whole, made.values)
    gone = dropped(whole, program, building.editorials, made.values)
    return Ruleset(
        made.name,
        made.game,
        tuple(variant.name.text for variant in made.variants),
        {option.name.text: _value(option, made.values) for option in _options(played)},
        played,
        without(played, gone),
        by_id,
        gone,
        building.declared,
        whole,
        building.editorials,
        program,
        notices(by_id, played, base, made.pool),
        _digest(made.name, played, writer),
        base,
        made.variants,
        made.pool,
        made.features,
        made.family,
    )


def _built(
    made: Configuration, played: tuple[Declaration, ...], by_id: Mapping[str, Rule]
) -> Building:
    """Names first, then meanings. Raises `Rejected`."""
    building = Building(LOWER_EFFECT, made.game.name.span)
    found: list[Diagnostic] = [*made.faults]
    named: list[Declaration] = []
    for declaration in played:
        faults_here = _faults(DECLARATION[type(declaration)].declare, declaration, building)
        found += faults_here
        named += [] if faults_here else [declaration]
    for declaration in named:
        if len(found) >= MOST_FAULTS:
            break
        found += _new(_faults(DECLARATION[type(declaration)].lower, declaration, building), found)
    found += faults(made.game, played, by_id)
    if len(named) == len(played):
        found += building.missing()
    if found:
        told = where_removed(_in_order(found), made.variants, made.base, by_id)
        raise Rejected(told[:MOST_FAULTS])
    return building


def _options(played: tuple[Declaration, ...]) -> Iterator[Option]:
    return (d for d in played if isinstance(d, Option))


def _value(option: Option, values: Values) -> Agreed:
    return values.get(option.name.text, option.default.value)


def _digest(name: str, played: tuple[Declaration, ...], writer: Writer) -> str:
    text = "\n".join(line for d in played for line in writer.declaration(d))
    return hashlib.sha256(f"{name}\n{text}".encode()).hexdigest()[:12]


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
