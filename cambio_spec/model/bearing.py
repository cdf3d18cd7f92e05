"""Which features bear on what a rule of a game means: on its own text, and on what it mentions.

A rule may mean something else where a variant replaces it, where one changes a number that it
names, or where what it overrides is another rule. Whatever else is played makes no difference to
it, so that all combinations needn't be gone through.
"""

from __future__ import annotations

from collections.abc import Iterable, Set
from dataclasses import dataclass, field

from cambio_spec.constructs.action import Action
from cambio_spec.constructs.deck import DeckPart
from cambio_spec.constructs.define import Define
from cambio_spec.constructs.fact import FactPart
from cambio_spec.constructs.option import Option
from cambio_spec.constructs.param import Param
from cambio_spec.constructs.partners import PartnersPart
from cambio_spec.constructs.phase import PhasePart
from cambio_spec.constructs.players import PlayersPart
from cambio_spec.constructs.power import Power
from cambio_spec.constructs.property import Property
from cambio_spec.constructs.stage import StagePart
from cambio_spec.constructs.table import Table
from cambio_spec.constructs.zone import ZonePart
from cambio_spec.model.condition import Condition, mentioned
from cambio_spec.model.family import Entry, Family, Part
from cambio_spec.model.mentions import rule_id
from cambio_spec.model.notices import words
from cambio_spec.nodes.parts import Rule

Features = frozenset[str]
GIVEN = "given"
PARTNERS = ("", "partners")
"""No definition: who plays together."""
NONE: Features = frozenset()


@dataclass(slots=True)
class Bearing:
    """The features that bear on each part of each definition, table and property, by its id; and,
    by the name and `GIVEN`, on when it can be asked; and those that bear on who are `PARTNERS`."""

    family: Family
    parts: dict[tuple[str, str], Features] = field(default_factory=dict)

    def __post_init__(self) -> None:
        around = self._around()
        self.parts[PARTNERS] = around
        for name, entries in _decisions(self.family).items():
            heads = _heads(entries)
            said = NONE.union(*(self._said(e, h.node) for e in entries for h in e.heads))
            self.parts[name, GIVEN] = heads | said | around
            known: dict[str, Features] = {}
            expected = (h.node for e in entries for h in e.heads if isinstance(h.node, Property))
            for node in expected:
                value = self.parts.get((name, name), NONE) | self._of_words(node.value)
                self.parts[name, name] = heads | value | around
            parts = {p.name for e in entries for h in e.heads for p in h.parts or ()}
            for part in sorted(parts):
                bearing = self._part(name, part, entries, known)
                self.parts[name, rule_id(name, part)] = heads | bearing | around

    def _said(self, entry: Entry, node: object) -> Features:
        """Beside its rules, a definition says of whom and given what it is asked."""
        match node:
            case Define(subject=subject, given=given):
                return self._of_words((subject, given))
            case Property(given=given):
                return self._of_words(given)
            case _:
                return NONE

    def _part(
        self, name: str, part: str, entries: list[Entry], known: dict[str, Features]
    ) -> Features:
        """What bears on a rule or a row, and on those that it overrides."""
        if part in known:
            return known[part]
        known[part] = NONE  # rules may override each other in a ring, which is told elsewhere
        found = NONE
        readings = [p for e in entries for h in e.heads for p in h.parts or () if p.name == part]
        for reading in readings:
            found |= _of_part(reading)
            for version in (*reading.versions, *reading.removed):
                found |= self._of_words(version.item)
                over = version.item.overrides if isinstance(version.item, Rule) else ()
                for word in over:
                    found |= self._part(name, word.text, entries, known)
        known[part] = found
        return found

    def _around(self) -> Features:
        """What bears on all definitions: who takes part, and who plays with whom."""
        found = NONE
        fewest = 2
        for entry in self.family.entries:
            if issubclass(entry.kind, PlayersPart | PartnersPart):
                found |= _heads([entry])
                for head in entry.heads:
                    found |= self._of_words(head.node)
                    if isinstance(head.node, PlayersPart):
                        fewest = min(fewest, head.node.fewest)
        if fewest < 2:
            found |= NONE.union(*(mentioned(limit.when) for limit in self.family.limits))
        return found

    def _of_words(self, node: object, seen: Set[str] = NONE) -> Features:
        found = NONE
        for name in {word.text for word in words(node)} - seen:
            entries = self.family.named(name)
            found |= _heads(entries)
            for entry in entries:
                if issubclass(entry.kind, Param):
                    for part in (part for head in entry.heads for part in head.parts or ()):
                        found |= _of_part(part)
                        for version in part.versions:
                            found |= self._of_words(version.item, seen | {name})
        return found


def structural(family: Family) -> Features:
    """The features that change what cards and places there are, or what options and facts may be.
    What is proved with one of them says nothing of a table without it."""
    found = NONE
    for entry in family.entries:
        if issubclass(entry.kind, DeckPart | ZonePart):
            found |= _heads([entry])
        elif issubclass(entry.kind, FactPart | Option) and _readings(entry) > 1:
            parts = (part for head in entry.heads for part in head.parts or ())
            found |= _heads([entry]).union(*map(_of_part, parts))
        elif issubclass(entry.kind, PlayersPart) and _readings(entry) > 1:
            found |= _heads([entry])
    return found


def in_play(family: Family) -> Features:
    """The features that change what happens in play, rather than what is decided."""
    found = NONE
    for entry in family.entries:
        if issubclass(entry.kind, StagePart | Action | Power | PhasePart):
            parts = (part for head in entry.heads for part in head.parts or ())
            found |= _heads([entry]).union(*map(_of_part, parts))
    return found


def _readings(entry: Entry) -> int:
    return max(len(entry.heads), *(len(p.versions) for h in entry.heads for p in h.parts or ()), 0)


def _decisions(family: Family) -> dict[str, list[Entry]]:
    found: dict[str, list[Entry]] = {}
    for entry in family.entries:
        if issubclass(entry.kind, Define | Table | Property) and entry.name is not None:
            found.setdefault(entry.name, []).append(entry)
    return found


def _heads(entries: Iterable[Entry]) -> Features:
    conditions = [c for e in entries for c in (e.there, *(head.present for head in e.heads))]
    return _all(conditions)


def _of_part(part: Part) -> Features:
    return _all([part.there, *(v.present for v in (*part.versions, *part.removed))])


def _all(conditions: list[Condition]) -> Features:
    return NONE.union(*map(mentioned, conditions))
