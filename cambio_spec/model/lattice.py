"""Which features a game can be played with besides those that somebody named: each of them alone,
every two of them, always with what they need themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from cambio_spec.constructs.option import Range, write_value
from cambio_spec.constructs.variant import Patched
from cambio_spec.model.condition import holds
from cambio_spec.model.condition import mentioned as mentioned_in
from cambio_spec.model.configuring import Asked
from cambio_spec.model.features import Feature, mentioned, needed
from cambio_spec.model.load import Loaded

Features = tuple[Asked, ...]

MOST_CLASHING = 10
"""Features that one clash is sought among."""


def above(loaded: Loaded) -> tuple[Features, ...]:
    """The sets of features that contain those of a rule set and one or two more, or as many as a
    patch names together, the smaller sets first. Options are among them as far as other features
    depend on them: proofs leave them open. () for a game that has no others."""
    more = [*_variants(loaded), *(o for o in options(loaded) if _matters(o.name, loaded))]
    chosen: list[Features] = [(one,) for one in more]
    chosen += [pair for pair in combinations(more, 2) if pair[0].name != pair[1].name]
    chosen += _named_together(loaded)
    found = (_with_needs((*loaded.asked, *features), loaded) for features in chosen)
    distinct = {frozenset(features): features for features in found}
    return tuple(sorted(distinct.values(), key=len))


def clashing(loaded: Loaded) -> tuple[Features, ...]:
    """Smallest sets that can't be played together though each of them may, of three and more."""
    family, played = loaded.ruleset.family, {one.name for one in loaded.asked}
    unfit = [refusal.when for refusal in family.unfit]
    found: list[Features] = []
    for when in (refusal.when for refusal in family.refusals):
        names = sorted(mentioned_in(when) - played)
        for chosen in _subsets(names[:MOST_CLASHING]):
            if holds(when, played | chosen) and not any(holds(u, played | chosen) for u in unfit):
                more = tuple(one for name in sorted(chosen) for one in _played(name, loaded))
                if len(more) > 2:
                    found.append((*loaded.asked, *more))
                break
    return tuple(dict.fromkeys(found))


def _subsets(names: Sequence[str]) -> Iterator[frozenset[str]]:
    """The smaller ones first."""
    for size in range(len(names) + 1):
        yield from map(frozenset, combinations(names, size))


def options(loaded: Loaded) -> Iterator[Asked]:
    """Each option that isn't settled, at each value but the usual one; of a range, at its ends."""
    settled = {one.name for one in loaded.asked}
    for option in loaded.ruleset.options:
        if option.name.text not in settled:
            for value in _ends(option.values) or option.listed or ():
                if value != option.default.value:
                    yield Asked(option.name.text, write_value(value))


def _ends(values: object) -> tuple[int, ...]:
    return (values.low, values.high) if isinstance(values, Range) else ()


def _variants(loaded: Loaded) -> Iterator[Asked]:
    ruleset = loaded.ruleset
    names = (variant.name.text for variant in ruleset.pool)
    return (Asked(name, None) for name in names if name not in ruleset.features)


def _named_together(loaded: Loaded) -> Iterator[Features]:
    """The sets with which a variant has patches of its own: `with joker, team: …`."""
    played = {one.name for one in loaded.asked}
    for variant in loaded.ruleset.pool:
        for patch in variant.patches:
            if isinstance(patch, Patched) and patch.condition.present:
                names = [word.text for word in patch.condition.features]
                more = [name for name in (variant.name.text, *names) if name not in played]
                yield tuple(one for name in more for one in _played(name, loaded))


def _all(loaded: Loaded) -> tuple[Feature, ...]:
    return (*loaded.ruleset.pool, *loaded.ruleset.options)


def _matters(option: str, loaded: Loaded) -> bool:
    """Whether some feature says anything of an option, or the option of others."""
    named = {word.text for feature in _all(loaded) for word in mentioned(feature)}
    return option in named or any(f.clauses for f in _all(loaded) if f.name.text == option)


def _with_needs(features: Features, loaded: Loaded) -> Features:
    """With what they need, and what that needs in turn."""
    names = needed([one.name for one in features], _all(loaded))
    return (*features, *(one for name in names for one in _played(name, loaded)))


def _played(name: str, loaded: Loaded) -> list[Asked]:
    """What is asked for so that a feature is played; nothing where it is anyway."""
    for option in loaded.ruleset.options:
        if option.name.text == name:
            changed = (one for one in options(loaded) if one.name == name)
            return [] if option.default.value is True else list(changed)[:1]
    return [Asked(name, None)]
