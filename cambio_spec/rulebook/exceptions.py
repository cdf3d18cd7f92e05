"""In which order the rules of a definition are told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from cambio_spec.constructs.define import Define
from cambio_spec.nodes.parts import Rule as DefinedBy
from cambio_spec.rulebook.rules import Rule


def exceptions_last(rules: Sequence[Rule], is_composed: Callable[[Rule], bool]) -> tuple[Rule, ...]:
    """As they are written, but of a definition that is told in the tool's own words, an exception
    behind all that it is one to: read in a row, each says what holds unless something follows.
    Sentences by an author keep the order that they were written for."""
    found: list[Rule] = []
    for _, group in groupby(rules, lambda rule: id(rule.node)):
        together = list(group)
        composed = isinstance(together[0].node, Define) and any(map(is_composed, together))
        found += _ordered(together) if composed else together
    return tuple(found)


def _ordered(rules: Sequence[Rule]) -> Iterator[Rule]:
    waiting = list(rules)
    while waiting:
        left = {_name(rule) for rule in waiting}
        free = (rule for rule in waiting if not left & _overridden(rule))
        rule = next(free, waiting[0])
        waiting.remove(rule)
        yield rule


def _name(rule: Rule) -> str:
    named = rule.item.name if isinstance(rule.item, DefinedBy) else None
    return "" if named is None else named.text


def _overridden(rule: Rule) -> frozenset[str]:
    others = rule.item.overrides if isinstance(rule.item, DefinedBy) else ()
    return frozenset(other.text for other in others)
