"""`( … ; … )`: several effects where one may stand."""

from __future__ import annotations

from dataclasses import dataclass

from cambio_spec.constructs.construct import EffectConstruct
from cambio_spec.nodes.flow import Continue, Flow, Statements
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.scope import Scope
from cambio_spec.nodes.surface import Effect
from cambio_spec.nodes.writing import Writer


@dataclass(frozen=True, slots=True)
class Together(Effect):
    effects: tuple[Effect, ...]

    @property
    def parts(self) -> tuple[Effect, ...]:
        return self.effects


def read(tree: Branch, reader: Reader) -> Together:
    (effects,) = tree.children
    return Together(reader.effects(effects), span=reader.span(tree))


def write(node: Together, writer: Writer) -> str:
    return f"({writer.effects(node.effects)})"


def lower(node: Together, flow: Flow, scope: Scope, then: Continue) -> Statements:
    # What is chosen inside is known only inside.
    return flow.sequence(node.effects, scope, lambda s: then(s.naming_as(scope)))


CONSTRUCT = EffectConstruct(
    "block", Together, read, write, lower, "each player: (turn grid of me up; turn grid of me down)"
)
