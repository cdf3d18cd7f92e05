"""What of a game a configuration has: the rules that are there, gone, or changed by a variant."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from cambio_spec.constructs.param import Param
from cambio_spec.constructs.power import Power
from cambio_spec.constructs.variant import Variant
from cambio_spec.model.mentions import overriding
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

    def removal(self, rule: str) -> Span | None:
        """Where a variant that is played removes a rule of the game."""
        for variant in self.variants:
            patch = variant.removal(rule)
            if patch is not None:
                return patch.span
        return None


def presence(ruleset: Ruleset) -> Presence:
    present = {rule.id: rule.item for rule in rules(ruleset.declarations, writer()).values()}
    if not ruleset.variants and not ruleset.gone:
        names = frozenset(_names(present))
        return Presence(names, names, frozenset(), ())
    base = rules(ruleset.base, writer())
    before = {rule.id: rule.item for rule in base.values()}
    left = _left(before, present)
    changed = (rule for rule, item in left.items() if plain(item) != plain(present[rule]))
    written = {rule.id: rule.item for rule in rules(ruleset.written, writer()).values()}
    family = {one.id.partition("@")[0]: one.item for one in ruleset.family.presences()}
    known = frozenset(_names(before)) | frozenset(_names(written)) | frozenset(_names(family))
    return Presence(frozenset(_names(present)), known, frozenset(changed), ruleset.variants)


def _left(before: Mapping[str, Item], present: Mapping[str, Item]) -> Mapping[str, Item]:
    """The rules of the game that are still there, without overriding what isn't."""
    gone = {
        rule: item.overrides
        for rule, item in before.items()
        if isinstance(item, DecisionRuleText) and rule not in present
    }
    absent = before.keys() - present.keys()
    return {
        rule: overriding(item, rule.rpartition(".")[0], absent, gone)
        if isinstance(item, DecisionRuleText)
        else item
        for rule, item in before.items()
        if rule in present
    }


def plain(item: Item) -> Item:
    """An item as far as it has a meaning: without comments, sources and numbers that may be
    set."""
    bare = replace(item, above=(), beside=None, because=None, cites=())
    return replace(bare, value=bare.name) if isinstance(bare, Param) else bare


def _names(items: Mapping[str, Item]) -> Iterator[str]:
    for rule, item in items.items():
        yield rule
        yield rule.partition(".")[0]
        if isinstance(item, Power):
            yield POWERS
