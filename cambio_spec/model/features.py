"""What features say of each other: which they need, exclude and follow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import replace
from functools import partial
from graphlib import CycleError, TopologicalSorter

from cambio_spec.constructs.option import Option
from cambio_spec.constructs.variant import Patched, Variant
from cambio_spec.diagnostics.codes import (
    CYCLIC_ORDER,
    DUPLICATE_NAME,
    EXCLUDED,
    SELF_CONTRADICTION,
    UNKNOWN_NAME,
    UNMET_NEED,
)
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message, Rejected
from cambio_spec.diagnostics.nearest import help_nearest
from cambio_spec.model.condition import Condition, Has, both, negated
from cambio_spec.model.family import Limit, Refusal
from cambio_spec.nodes.features import After, Excludes, Needs, NeedsPlayers
from cambio_spec.nodes.surface import Word

Feature = Variant | Option


def in_order(variants: Sequence[Variant]) -> tuple[Variant, ...]:
    """As declared, but each after those that it follows. Raises `Rejected` for a circle."""
    by_name = {v.name.text: v for v in variants}
    sorter: TopologicalSorter[str] = TopologicalSorter()
    for variant in variants:
        sorter.add(variant.name.text, *(w.text for w in _after(variant) if w.text in by_name))
    try:
        sorter.prepare()
    except CycleError as error:
        ring: tuple[str, ...] = tuple(reversed(error.args[1][:-1]))
        first = min(range(len(ring)), key=lambda at: list(by_name).index(ring[at]))
        ring = ring[first:] + ring[:first]
        said = Message("cyclic-order-label")
        places = (Label(_after_clause(by_name[name], ring).span, said) for name in ring)
        raise Rejected((CYCLIC_ORDER.at(*places, features_list=ring),)) from None
    done: list[Variant] = []
    waiting = list(variants)
    while waiting:
        ready = next(
            v
            for v in waiting
            if all(w.text not in {o.name.text for o in waiting} for w in _after(v))
        )
        waiting.remove(ready)
        done.append(ready)
    return tuple(done)


def _after_clause(variant: Variant, ring: tuple[str, ...]) -> Word:
    return next(word for word in _after(variant) if word.text in ring)


def _after(feature: Feature) -> list[Word]:
    return [c.feature for c in feature.clauses if isinstance(c, After)]


def followed(variants: Sequence[Variant]) -> Mapping[str, frozenset[str]]:
    """The variants that each one says it comes after, itself or through others."""
    found: dict[str, frozenset[str]] = {}
    for variant in in_order(variants):
        names = [word.text for word in _after(variant)]
        found[variant.name.text] = frozenset(names).union(*(found.get(n, ()) for n in names))
    return found


def refusals(feature: Feature, here: Condition, usual: Set[str]) -> Iterator[Refusal]:
    """The configurations that lack what a feature needs, or have what it excludes. It is played
    where `here` holds; `usual` are the options that are on unless somebody switches them off."""
    name = feature.name.text

    def off(*names: str) -> str:
        return next((name for name in names if name in usual), "none")

    for clause in feature.clauses:
        match clause:
            case Needs(feature=other):
                fault = UNMET_NEED.at(clause.span, feature=name, needed=other.text, off=off(name))
                yield Refusal(both(here, negated(Has(other.text))), partial(_itself, fault))
            case Excludes(feature=other):
                fault = EXCLUDED.at(
                    clause.span, feature=name, excluded=other.text, off=off(name, other.text)
                )
                yield Refusal(both(here, Has(other.text)), partial(_itself, fault))
            case _:
                continue


def _itself(fault: Diagnostic) -> Diagnostic:
    return fault


def limits(feature: Feature, here: Condition) -> Iterator[Limit]:
    """The numbers of players that a feature needs, where `here` holds."""
    for clause in feature.clauses:
        if isinstance(clause, NeedsPlayers):
            yield Limit(here, feature.name.text, clause)


def faults(features: Sequence[Feature], known: Sequence[str]) -> Iterator[Diagnostic]:
    """What is wrong with what features say of each other, whatever is played: a name that no
    feature has or two have, and a feature that can never be played. `known` are the names of all
    features."""
    yield from _twice(features)
    for feature in features:
        for word in mentioned(feature):
            if word.text not in known:
                near = help_nearest(word.text, known)
                yield UNKNOWN_NAME.at(word.span, category="feature", name=word.text, help=near)
        yield from _contradictions(feature)


def _twice(features: Sequence[Feature]) -> Iterator[Diagnostic]:
    """A variant and an option of one name. Readings of one option are no two features, and two
    variants of one name are told where they are read."""
    variants = {f.name.text: f.name.span for f in features if isinstance(f, Variant)}
    for feature in features:
        name = feature.name.text
        if isinstance(feature, Option) and name in variants:
            option = Label(feature.name.span, Message("option-label"))
            variant = Label(variants[name])
            yield DUPLICATE_NAME.at(variant, option, category="feature", name=name)


def needed(names: Iterable[str], features: Iterable[Feature]) -> tuple[str, ...]:
    """What features need of those that there are, and what that needs in turn; each once, without
    the `names` themselves."""
    clauses = {feature.name.text: feature.clauses for feature in features}
    first = tuple(names)
    found = list(first)
    for name in found:  # grows while it is gone through
        wanted = (clause.feature.text for clause in clauses[name] if isinstance(clause, Needs))
        found += (one for one in dict.fromkeys(wanted) if one in clauses and one not in found)
    return tuple(found[len(first) :])


def mentioned(feature: Feature) -> Iterator[Word]:
    """The features that a feature names."""
    for clause in feature.clauses:
        if isinstance(clause, Needs | Excludes | After):
            yield clause.feature
    for patch in feature.patches if isinstance(feature, Variant) else ():
        if isinstance(patch, Patched):
            yield from patch.condition.features


def _contradictions(feature: Feature) -> Iterator[Diagnostic]:
    name = feature.name.text
    needed = {c.feature.text: c for c in feature.clauses if isinstance(c, Needs)}
    for clause in feature.clauses:
        if not isinstance(clause, Excludes):
            continue
        other = clause.feature.text
        if other == name:
            itself = Message("self-exclusion", {"feature": name})
            yield replace(SELF_CONTRADICTION.at(clause.span), message=itself)
        elif other in needed:
            first = Label(needed[other].span, Message("needed-label"))
            yield SELF_CONTRADICTION.at(Label(clause.span), first, feature=name, other=other)
