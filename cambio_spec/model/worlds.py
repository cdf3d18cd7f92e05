"""Which features of a game go together: one set of them that does, or all that rules some out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cambio_spec.constructs.option import Option
from cambio_spec.constructs.variant import Variant
from cambio_spec.model.condition import (
    ALWAYS,
    NEVER,
    Condition,
    Has,
    both,
    either,
    holds,
    mentioned,
    negated,
    under,
)
from cambio_spec.model.family import Family

MOST_STEPS = 20_000
"""So many sets, of which some are complete, are tried to find one that goes together."""

MOST_COUNTED = 10
"""Features that bear on each other: beyond so many, the sets of them aren't counted one by one."""

Choice = Mapping[str, bool]
"""Of some features, which are played and which are not."""


class TooMany(Exception):
    """Features depend on each other in more ways than can be gone through."""


class Worlds:
    """The sets of features that can be played together. Those of options say whether one is played
    as a feature: on, or not at its usual value."""

    def __init__(self, family: Family, pool: Sequence[Variant]) -> None:
        self.family = family
        there: dict[str, Condition] = {}
        for when, option in family.readings(Option):
            known = there.get(option.name.text)
            there[option.name.text] = when if known is None else either(known, when)
        self.variants = tuple(variant.name.text for variant in pool)
        self.options = there
        self.refused: list[Condition] = [r.when for r in (*family.unfit, *family.refusals)]
        self.refused += (both(Has(name), negated(when)) for name, when in there.items())

    @property
    def features(self) -> tuple[str, ...]:
        return (*self.variants, *self.options)

    def never(self, chosen: Choice) -> Choice:
        """The options that there are in none of these configurations: they aren't played."""
        gone = (name for name, when in self.options.items() if under(when, chosen) == NEVER)
        return {name: False for name in gone if name not in chosen}

    def refuse(self, choice: Choice) -> None:
        """Nor is this ever chosen."""
        parts = (Has(name) if on else negated(Has(name)) for name, on in choice.items())
        self.refused.append(both(*parts))

    def some(self, chosen: Choice) -> frozenset[str] | None:
        """Features that go together, those among them that are chosen, and none that is chosen not
        to be: as few others as can be found first. Raises `TooMany`."""
        return next(self._some(dict(chosen)), None)

    def _some(self, chosen: dict[str, bool]) -> Iterator[frozenset[str]]:
        left = [name for name in self.features if name not in chosen]
        steps = 0
        waiting: list[tuple[int, dict[str, bool]]] = [(0, chosen)]
        while waiting:
            at, here = waiting.pop()
            steps += 1
            if steps > MOST_STEPS:
                raise TooMany
            if any(under(condition, here) == ALWAYS for condition in self.refused):
                continue
            if at < len(left):
                waiting += ((at + 1, {**here, left[at]: is_in}) for is_in in (True, False))
                continue
            found = frozenset(name for name, is_in in here.items() if is_in)
            if not self.family.refused(found):
                yield found

    def count(self, chosen: Choice) -> int:
        """How many sets of features can be played. Raises `TooMany`."""
        asked = frozenset(name for name, is_in in chosen.items() if is_in)
        bound = {name for limit in self.family.limits for name in mentioned(limit.when)}
        bound |= {name for condition in self.refused for name in mentioned(condition)}
        left = set(self.features) - set(chosen)
        bound &= left
        free = len(left) - len(bound)
        if len(bound) > MOST_COUNTED:
            raise TooMany
        sets = _subsets(sorted(bound))
        return sum(self._goes(asked | chosen) for chosen in sets) << free

    def _goes(self, features: frozenset[str]) -> bool:
        out = any(holds(condition, features) for condition in self.refused)
        return not out and not self.family.refused(features)


def _subsets(names: Sequence[str]) -> Iterator[frozenset[str]]:
    for bits in range(1 << len(names)):
        yield frozenset(name for at, name in enumerate(names) if bits >> at & 1)


def among(names: Sequence[str], sets: Sequence[Choice], outside: Sequence[Choice]) -> Condition:
    """The shortest condition found that holds for the choices in `sets`, of these features, and
    for none in `outside`; what it says of any others is of no interest."""
    if not outside:
        return ALWAYS
    if not sets:
        return NEVER
    # What decides it all by itself comes first.
    name = min(names, key=lambda n: _mixed(n, sets, outside))
    rest = [n for n in names if n != name]

    def where(is_in: bool) -> Condition:
        here = [c for c in sets if c[name] == is_in]
        return among(rest, here, [c for c in outside if c[name] == is_in])

    with_it, without = where(True), where(False)
    if with_it == without:
        return with_it
    return either(both(Has(name), with_it), both(negated(Has(name)), without))


def _mixed(name: str, sets: Sequence[Choice], outside: Sequence[Choice]) -> int:
    """How many choices are left undecided once this feature is known."""
    mixed = 0
    for is_in in (True, False):
        ins = sum(c[name] == is_in for c in sets)
        outs = sum(c[name] == is_in for c in outside)
        mixed += ins + outs if ins and outs else 0
    return mixed
