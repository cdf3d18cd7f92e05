"""The record that every construct fills in: how it is read, written, named and lowered.

It has no defaults. A construct without a meaning says so (`editorial`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from cambio_spec.nodes.building import Building
from cambio_spec.nodes.flow import Continue, Flow, Statements
from cambio_spec.nodes.keys import Layout, Part
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.scope import Scope
from cambio_spec.nodes.surface import Declaration, Effect
from cambio_spec.nodes.writing import Line, Writer

E = TypeVar("E", bound=Effect)
D = TypeVar("D", bound=Declaration)


@dataclass(frozen=True, slots=True)
class EffectConstruct(Generic[E]):
    """`rule` is its rule in the grammar; `example` an action's body that uses it."""

    rule: str
    node: type[E]
    read: Callable[[Branch, Reader], E]
    write: Callable[[E, Writer], str]
    lower: Callable[[E, Flow, Scope, Continue], Statements]
    example: str


@dataclass(frozen=True, slots=True)
class DeclarationConstruct(Generic[D]):
    """`declare` brings its names into being, `lower` gives it its meaning; both add to the
    program that is being built. `keys` lay it out in YAML. `example` is a declaration that is
    complete in itself."""

    rule: str
    node: type[D]
    read: Callable[[Branch, Reader], D]
    write: Callable[[D, Writer], list[Line]]
    declare: Callable[[D, Building], None]
    lower: Callable[[D, Building], None]
    keys: tuple[Part, ...]
    example: str

    @property
    def layout(self) -> Layout:
        return Layout(self.rule, self.keys)


def editorial(_node: Declaration, _building: Building) -> None:
    """No meaning in play: it is printed, or it steers the tool."""
