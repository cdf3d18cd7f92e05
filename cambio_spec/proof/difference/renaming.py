"""A program in which things are called something else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, TypeVar, cast

from cambio_spec.kernel.expressions import (
    Decide,
    Gaps,
    Local,
    Node,
    ReadFact,
    Spots,
    ZoneRef,
)
from cambio_spec.kernel.program import Fact, Zone
from cambio_spec.kernel.statements import SetFact
from cambio_spec.kernel.types import Type

N = TypeVar("N", bound=Node)
NONE: Mapping[str, str] = {}


@dataclass(frozen=True, slots=True)
class Names:
    """What is called otherwise, by what it was called."""

    decisions: Mapping[str, str] = field(default_factory=dict)
    facts: Mapping[str, str] = field(default_factory=dict)
    zones: Mapping[str, str] = field(default_factory=dict)
    variables: Mapping[str, str] = field(default_factory=dict)

    def of(self, node: N) -> N:
        return cast(N, self._of(node))

    def _of(self, node: Any) -> Any:
        changed: dict[str, object] = {}
        for one in fields(node):
            before = getattr(node, one.name)
            after = self._part(before)
            if after is not before:
                changed[one.name] = after
        match node:
            case Decide(decision=name) if name in self.decisions:
                changed["decision"] = self.decisions[name]
            case ReadFact(fact=name) | SetFact(fact=name) if name in self.facts:
                changed["fact"] = self.facts[name]
            case Fact(name=name) if name in self.facts:
                changed["name"] = self.facts[name]
            case ZoneRef(zone=name) | Spots(zone=name) | Gaps(zone=name) if name in self.zones:
                changed["zone"] = self.zones[name]
            case Zone(name=name) if name in self.zones:
                changed["name"] = self.zones[name]
            case Local(name=name) if name in self.variables:
                changed["name"] = self.variables[name]
        return replace(node, **changed) if changed else node

    def _part(self, part: object) -> object:
        if isinstance(part, Node):
            return self._of(part)
        if isinstance(part, Type):
            called = None if part.zone is None else self.zones.get(part.zone)
            return part if called is None else replace(part, zone=called)
        if isinstance(part, tuple) and any(isinstance(child, Node) for child in part):
            made = tuple(self._part(child) for child in part)
            return part if all(a is b for a, b in zip(made, part, strict=True)) else made
        return part
