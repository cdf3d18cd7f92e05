"""A game with all of its variants as open programs, in which variants are settings too.

Each rule stands there once for each thing that it may mean, with the condition under which it
means that in front of its own. What a rule means comes from configurations that were lowered as
any other is: one for each choice of the features that bear on the rule. So there is no second
notion of what variants do: `agreed` leaves of the open program what the configuration is.

Features that change the table itself (cards, places, the kinds of facts) are `fixed`: there is a
program for each choice of them. The programs say what is decided; what happens in play they leave
out, but where it can be decided how cards lie.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import product

from cambio_spec.constructs.define import Define
from cambio_spec.constructs.partners import PartnersPart
from cambio_spec.constructs.property import Property
from cambio_spec.constructs.registry import DECLARATION, LOWER_EFFECT
from cambio_spec.constructs.table import Table
from cambio_spec.constructs.variant import Variant
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.kernel.expressions import FaceUp, KnownTo, RuleId
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.walk import descendants
from cambio_spec.model.bearing import Bearing, Features, in_play, structural
from cambio_spec.model.condition import mentioned
from cambio_spec.model.load import AtHand
from cambio_spec.model.patching import family
from cambio_spec.model.switching import switched
from cambio_spec.model.uniting import Lowered, Origin, Unlike
from cambio_spec.model.worlds import Choice, TooMany, Worlds
from cambio_spec.nodes.building import Building
from cambio_spec.nodes.surface import Declaration
from cambio_spec.source.files import Span

MOST_BEARING = 10
"""Features that bear on one rule: all that more of them make of it is too much."""

MOST_BROKEN = 64
"""Choices of features that have no meaning: a game that has more isn't looked at any further."""

MOST_STRUCTURES = 256
"""Of a game. There are twice as many with each feature that changes the table."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A game in all configurations in which some features are `fixed`, on or off. `program` is
    open: its settings are the options, and a switch for each variant that isn't fixed. `origins`:
    for each of its rules, what it is in the text."""

    fixed: Choice
    program: Program
    origins: Mapping[RuleId, Origin]


@dataclass(slots=True)
class Wholes:
    """`broken` are the features of configurations that have no meaning, none of them more than are
    needed for that: nothing else is said of those. Of `left` structures nothing is said at all;
    `combinations` are the sets of features that there are, None where that is too much to count."""

    found: list[Whole] = field(default_factory=list)
    broken: list[Features] = field(default_factory=list)
    left: int = 0
    combinations: int | None = None


def wholes(at_hand: AtHand, asked: Choice) -> Wholes:
    """The game in all configurations that have what is `asked`. Raises `Rejected` as `family`
    does."""
    made = family(at_hand.declarations, at_hand.pool)
    worlds = Worlds(made, at_hand.pool)
    search = _Search(at_hand, worlds, Bearing(made), asked)
    return search.wholes()


@dataclass(slots=True)
class _Search:
    at_hand: AtHand
    worlds: Worlds
    bearing: Bearing
    asked: Choice
    lies: bool = False
    _refused: int = 0
    _known: dict[Features, Lowered] = field(default_factory=dict)
    _broken: list[Features] = field(default_factory=list)

    def wholes(self) -> Wholes:
        fixed = set(structural(self.worlds.family))
        while True:
            try:
                return self._all(sorted(self._free(fixed)))
            except Unlike as unlike:
                more = self._free(unlike.features) - fixed
                if not more:
                    return Wholes(left=1)
                fixed |= more
            except _Lying:
                fixed |= in_play(self.worlds.family)

    def _free(self, features: Set[str]) -> set[str]:
        return {name for name in self.worlds.features if name in features} - self.asked.keys()

    def _all(self, names: Sequence[str]) -> Wholes:
        found = Wholes()
        choices = product((False, True), repeat=len(names))
        if len(names) > MOST_STRUCTURES.bit_length() - 1:
            return Wholes(left=2 ** len(names))
        for choice in sorted(choices, key=sum):
            chosen = {**dict(zip(names, choice, strict=True)), **self.asked}
            try:
                whole = self._whole(chosen)
            except TooMany:
                found.left += 1
                continue
            found.found += [] if whole is None else [whole]
        found.broken = self._broken
        with suppress(TooMany):
            found.combinations = self.worlds.count(self.asked)
        return found

    def _whole(self, chosen: Choice) -> Whole | None:
        """None where no configuration has what is chosen. Raises `TooMany` and `Unlike`."""
        while True:
            try:
                chosen = {**chosen, **self.worlds.never(chosen)}
                made = self._covering(chosen)
                break
            except _Broken as broken:
                self._note(broken)
        if not made:
            return None
        self._look_at_lying(made)
        program, origins = switched(self.worlds, self.bearing, made, chosen)
        return Whole(chosen, program, origins)

    def _note(self, broken: _Broken) -> None:
        """Leaves out the configurations that have no meaning for the same reason. Raises
        `TooMany` where there are ever more reasons."""
        self._refused += 1
        if self._refused > MOST_BROKEN:
            raise TooMany
        bearing = [name for name in self.worlds.features if name in broken.bearing]
        self.worlds.refuse({name: name in broken.features for name in bearing})
        least = self._least_broken(broken.features)
        if not any(known <= least for known in self._broken):
            self._broken = [known for known in self._broken if not least < known] + [least]

    def _look_at_lying(self, made: Sequence[Lowered]) -> None:
        """Where it is asked how cards lie, what happens in play bears on that."""
        nodes = (n for one in made for d in one.program.decisions for n in descendants(d))
        if not self.lies and any(isinstance(node, FaceUp | KnownTo) for node in nodes):
            self.lies = True
            self._known.clear()
            raise _Lying

    # ── configurations ───────────────────────────────────────────────────────────────────

    def _covering(self, chosen: Choice) -> list[Lowered]:
        """Configurations enough that each choice of what bears on a rule is in one of them."""
        made: list[Lowered] = []
        some = self.worlds.some(chosen)
        if some is None:
            return made
        made.append(self._lowered(some))
        for names in self._bearing(chosen):
            if len(names) > MOST_BEARING:
                raise TooMany
            for choice in product((False, True), repeat=len(names)):
                here = dict(zip(names, choice, strict=True))
                if any(_has(one.features, here) for one in made):
                    continue
                found = self.worlds.some({**chosen, **here})
                made += [] if found is None else [self._lowered(found)]
        return made

    def _bearing(self, chosen: Choice) -> Iterator[tuple[str, ...]]:
        """The sets of features that bear on something, the largest first."""
        options = map(mentioned, self.worlds.options.values())
        sets = {self._tuple(f, chosen) for f in (*self.bearing.parts.values(), *options)}
        return iter(sorted(sets, key=lambda names: (-len(names), names)))

    def _tuple(self, features: Features, chosen: Choice) -> tuple[str, ...]:
        return tuple(n for n in self.worlds.features if n in features and n not in chosen)

    def _lowered(self, features: Features) -> Lowered:
        """Raises `_Broken`."""
        if features not in self._known:
            self._known[features] = self._made(features)
        return self._known[features]

    def _least_broken(self, features: Features) -> Features:
        """As few of these features as have no meaning together."""
        for name in sorted(features - {n for n, on in self.asked.items() if on}):
            fewer = features - {name}
            if self.worlds.family.refused(fewer):
                continue
            try:
                self._made(fewer)
            except _Broken:
                return self._least_broken(fewer)
        return features

    def _made(self, features: Features) -> Lowered:
        """Raises `_Broken`."""
        nodes = [d for d in self.worlds.family.configured(features) if not isinstance(d, Variant)]
        building = Building(LOWER_EFFECT, self.at_hand.game.name.span)
        name = self.at_hand.game.name.text
        try:
            for node in nodes:
                DECLARATION[type(node)].declare(node, building)
        except Rejected:
            raise _Broken(features, frozenset(self.worlds.features)) from None
        for node in nodes:
            if self.lies or isinstance(node, Define | Table | Property | PartnersPart):
                try:
                    DECLARATION[type(node)].lower(node, building)
                except Rejected:
                    # One that others ask fails before they do.
                    at_fault = next(iter(building.failed), None)
                    raise _Broken(features, self._of(at_fault)) from None
        try:
            program = building.program(name) if self.lies else building.deciding(name)
        except Rejected:
            raise _Broken(features, frozenset(self.worlds.features)) from None
        return Lowered(features, program, dict(standing(nodes)))

    def _of(self, name: str | None) -> Features:
        """What bears on a decision, or may on anything else."""
        if name is None:
            return frozenset(self.worlds.features)
        parts = (found for (named, _), found in self.bearing.parts.items() if named == name)
        return frozenset[str]().union(*parts)


class _Lying(Exception):
    """It is asked how cards lie."""


class _Broken(Exception):
    """These features together have no meaning; what of them bears on that."""

    def __init__(self, features: Features, bearing: Features) -> None:
        super().__init__(", ".join(sorted(features)))
        self.features, self.bearing = features, bearing


def _has(features: Features, choice: Choice) -> bool:
    return all((name in features) == is_in for name, is_in in choice.items())


def standing(nodes: Sequence[Declaration]) -> Iterator[tuple[RuleId, Span]]:
    """The rules of decisions, tables and properties, and where they stand."""
    for node in nodes:
        match node:
            case Define(rules=rules):
                yield from ((node.rule_id(rule), rule.span) for rule in rules)
            case Table(name=name, rows=rows):
                yield from ((f"{name.text}.{row.selector.label}", row.span) for row in rows)
            case Property(name=name):
                yield name.text, node.span
            case _:
                continue
