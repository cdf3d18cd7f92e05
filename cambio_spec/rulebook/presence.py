"""What of a game a configuration has: the rules that are there, gone, or changed by a variant."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from cambio_spec.constructs.param import Param
from cambio_spec.constructs.power import Power
from cambio_spec.constructs.variant import Variant
from cambio_spec.model.rules import rules
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.nodes.parts import Rule as DecisionRuleText
from cambio_spec.nodes.surface import Item
from cambio_spec.source.files import Span
from cambio_spec.syntax.format import writer

POWERS = "powers"
"""What is there if any power is."""


@dataclass(frozen=True, slots=True)
class Presence:
    """Rules by their ids, definitions and stages with several rules by their own names too:
    `here` in the configuration, `known` in it or in the game that it varies. `changed` are those
    of the game that read differently here; a number that is set has changed no rule."""

    here: frozenset[str]
    known: frozenset[str]
    changed: frozenset[str]
    variants: tuple[Variant, ...]

    def variant(self, span: Span) -> Variant | None:
        """The variant in whose text something stands."""
        for variant in self.variants:
            around = variant.span
            if around.file.path == span.file.path and around.start <= span.start < around.end:
                return variant
        return None


def presence(ruleset: Ruleset) -> Presence:
    present = {rule.id: rule.item for rule in ruleset.rules.values()}
    if not ruleset.variants:
        names = frozenset(_names(present))
        return Presence(names, names, frozenset(), ())
    base = rules(ruleset.base, writer())
    before = {rule.id: rule.item for rule in base.values()}
    changed = (
        rule
        for rule, item in before.items()
        if rule in present and plain(item, present, rule) != plain(present[rule], present, rule)
    )
    names = frozenset(_names(present))
    return Presence(names, names | frozenset(_names(before)), frozenset(changed), ruleset.variants)


def plain(item: Item, present: Mapping[str, object], rule: str) -> Item:
    """An item as far as it has a meaning: without comments, sources and numbers that may be
    set, and without overriding what isn't there."""
    bare = replace(item, above=(), beside=None, because=None, cites=())
    match bare:
        case Param():
            return replace(bare, value=bare.name)
        case DecisionRuleText():
            stem = rule.rpartition(".")[0]
            kept = tuple(w for w in bare.overrides if f"{stem}.{w.text}" in present)
            return replace(bare, overrides=kept)
        case _:
            return bare


def _names(items: Mapping[str, Item]) -> Iterator[str]:
    for rule, item in items.items():
        yield rule
        yield rule.partition(".")[0]
        if isinstance(item, Power):
            yield POWERS
