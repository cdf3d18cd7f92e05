"""A game with all of its variants, as one rule set with a presence condition on every rule.

A variant's patch doesn't change anything here: what it replaces or removes stays, under the
condition that the variant isn't played, and what it brings stands beside it under the condition
that it is. A configuration then takes what is there. What can't be combined (`Refusal`) is kept
with its condition too, and told when somebody asks for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from typing import TypeVar

from cambio_spec.constructs.define import Define
from cambio_spec.constructs.option import Option
from cambio_spec.constructs.param import Param
from cambio_spec.constructs.players import PlayersPart
from cambio_spec.constructs.stage import StagePart
from cambio_spec.constructs.table import Table
from cambio_spec.diagnostics.codes import MISSING_PATCHED_RULE, NO_COUNT_LEFT, UNORDERED_PATCHES
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message, Rejected
from cambio_spec.model.condition import ALWAYS, NEVER, Condition, both, holds, negated
from cambio_spec.model.mentions import (
    Declarations,
    PartItem,
    consistent,
    named,
    part_items,
    part_name,
    rule_id,
)
from cambio_spec.nodes.features import NeedsPlayers
from cambio_spec.nodes.parts import Row, Rule, Step
from cambio_spec.nodes.surface import Declaration, Item, Word
from cambio_spec.source.files import Span

D = TypeVar("D", bound=Declaration)


@dataclass(slots=True)
class Version:
    """One reading of a part. `feature` brought it; None for the game itself."""

    present: Condition
    item: PartItem
    feature: str | None


@dataclass(slots=True)
class Part:
    """A rule, a row or a step, by its name, in all of its readings: `there` is when it has one.
    A parameter or an option is the only part of itself, for its value may be set. `removed` are
    the readings that were removed, and when."""

    name: str
    there: Condition
    versions: list[Version]
    removed: list[Version] = field(default_factory=list)

    def replaced(self, item: PartItem | None, when: Condition, feature: str) -> None:
        """Reads as `item`, or is gone, where `when` holds."""
        before = self.versions
        self.versions = _put_aside(before, when)
        if item is None:
            self.there = both(self.there, negated(when))
            self.removed += (replace(v, present=both(v.present, when)) for v in before)
            return
        self.versions.append(Version(both(when, self.there), item, feature))


@dataclass(slots=True)
class Head:
    """One reading of a declaration; its rules, rows or steps are `parts`, None where it has none
    that could be patched."""

    present: Condition
    node: Declaration
    parts: list[Part] | None
    feature: str | None

    def named(self, name: str) -> list[Part]:
        """The parts of that name: one that was removed may have been added again elsewhere."""
        return [part for part in self.parts or () if part.name == name]


@dataclass(slots=True)
class Entry:
    """A declaration in all of its readings, all of one kind; `there` is when it has one."""

    name: str | None
    kind: type[Declaration]
    there: Condition
    heads: list[Head]

    def replaced(self, node: Declaration | None, when: Condition, feature: str) -> None:
        """Reads as `node`, or is gone, where `when` holds."""
        self.heads = _put_aside(self.heads, when)
        if node is None:
            self.there = both(self.there, negated(when))
            return
        self.heads.append(head_of(node, both(when, self.there), feature))


R = TypeVar("R", Version, Head)


def _put_aside(readings: Sequence[R], when: Condition) -> list[R]:
    """What is there is there only where `when` doesn't hold."""
    left = [replace(r, present=both(r.present, negated(when))) for r in readings]
    return [reading for reading in left if reading.present != NEVER]


@dataclass(frozen=True, slots=True)
class Refusal:
    """What is wrong with the configurations in which `when` holds. There are many, and few are
    ever told."""

    when: Condition
    told: Callable[[], Diagnostic]


@dataclass(frozen=True, slots=True)
class Limit:
    """The numbers of players that a feature needs, where `when` holds."""

    when: Condition
    feature: str
    needs: NeedsPlayers


@dataclass(frozen=True, slots=True)
class Presence:
    """A rule, the condition under which it is there, and its id in the family: with `@feature`
    where a feature brought it, and `#2` for the second reading that it brought, so that all
    readings of one rule are told apart."""

    id: str
    when: Condition
    item: Item


@dataclass(slots=True)
class Family:
    """`unfit` are the combinations that features themselves rule out; `refusals` those in which a
    patch can't be made, or two are made to the same rule."""

    entries: list[Entry] = field(default_factory=list)
    unfit: list[Refusal] = field(default_factory=list)
    refusals: list[Refusal] = field(default_factory=list)
    limits: list[Limit] = field(default_factory=list)
    _by_name: dict[str, list[Entry]] = field(default_factory=dict)

    def add(self, entry: Entry) -> None:
        self.entries.append(entry)
        if entry.name is not None:
            self._by_name.setdefault(entry.name, []).append(entry)

    def named(self, name: str) -> Sequence[Entry]:
        """The declarations that go by a name: several, where one was removed and another added."""
        return self._by_name.get(name, ())

    def refused(self, features: Set[str]) -> tuple[Diagnostic, ...]:
        """Why these features can't be played together; () where they can. Where they exclude each
        other, or leave no number of players, what else may be wrong with them together is of no
        interest."""
        if unfit := _told(self.unfit, features):
            return unfit
        try:
            self._limited(self.assembled(features, PlayersPart), features)
        except Rejected as rejected:
            return rejected.diagnostics
        return _told(self.refusals, features)

    def configured(self, features: Set[str]) -> Declarations:
        """The declarations of the configuration. Raises `Rejected` for one that is refused."""
        if faults := self.refused(features):
            raise Rejected(faults)
        taken = consistent(self.assembled(features), self._ids_known(), self._gone(features))
        return self._limited(taken, features)

    def limiting(self, features: Set[str]) -> tuple[Limit, ...]:
        """What these features say of the numbers of players."""
        return tuple(limit for limit in self.limits if holds(limit.when, features))

    def assembled(self, features: Set[str], kind: type[Declaration] = Declaration) -> Declarations:
        """The declarations of one kind that are there, whether or not the features go together."""
        return tuple(
            _assembled(head, features)
            for entry in self.entries
            if issubclass(entry.kind, kind)
            for head in entry.heads
            if holds(head.present, features)
        )

    def readings(self, kind: type[D]) -> Iterator[tuple[Condition, D]]:
        """All declarations of one kind, in all of their readings, each with its condition."""
        yield from ((present, node) for present, node, _ in self.brought(kind))

    def brought(self, kind: type[D]) -> Iterator[tuple[Condition, D, str | None]]:
        """As `readings`, and which feature brought each; None for the game itself."""
        for entry in self.entries:
            for head in entry.heads:
                if isinstance(head.node, kind):
                    yield head.present, head.node, head.feature

    def presences(self) -> Iterator[Presence]:
        """Every rule of the family, in all of its readings."""
        count: Counter[str] = Counter()
        for name, when, item in self._presences():
            count[name] += 1
            yield Presence(name if count[name] == 1 else f"{name}#{count[name]}", when, item)

    def _presences(self) -> Iterator[tuple[str, Condition, Item]]:
        for entry in self.entries:
            for head in entry.heads:
                if entry.name is None or head.parts is None:
                    yield _marked(entry.name or "", head.feature), head.present, head.node
                    continue
                for part in head.parts:
                    for version in part.versions:
                        by = version.feature or head.feature
                        name = _marked(rule_id(entry.name, part.name), by)
                        yield name, both(head.present, version.present), version.item

    def _ids_known(self) -> frozenset[str]:
        found: set[str] = set()
        for entry in self.entries:
            if entry.name is not None:
                found.add(entry.name)
                parts = (part for head in entry.heads for part in head.parts or ())
                found |= {rule_id(entry.name, part.name) for part in parts}
        return frozenset(found)

    def _gone(self, features: Set[str]) -> Mapping[str, tuple[Word, ...]]:
        """The rules that these features remove, and what each of them overrode."""
        return {
            rule_id(entry.name or "", part.name): version.item.overrides
            for entry in self.entries
            for head in entry.heads
            if holds(head.present, features)
            for part in head.parts or ()
            for version in part.removed
            if isinstance(version.item, Rule) and holds(version.present, features)
        }

    def _limited(self, declarations: Declarations, features: Set[str]) -> Declarations:
        """With no other numbers of players than the features take. Raises `Rejected`."""
        limits = self.limiting(features)

        def fewer(node: Declaration) -> Declaration:
            if not isinstance(node, PlayersPart):
                return node
            said = node.span
            for limit in limits:
                counts = tuple(c for c in node.counts if c in limit.needs.counts)
                if not counts:
                    raise Rejected((_no_count(limit, node, said),))
                node, said = replace(node, counts=counts, listed=True), limit.needs.span
            return node

        return tuple(fewer(node) for node in declarations) if limits else declarations


def _told(refusals: Sequence[Refusal], features: Set[str]) -> tuple[Diagnostic, ...]:
    found = [refusal.told() for refusal in refusals if holds(refusal.when, features)]
    # Of two patches in no order, the second may find nothing to change: no fault of its own.
    clashes = {d.labels[0].span for d in found if d.code == UNORDERED_PATCHES.code}
    return tuple(
        d
        for index, d in enumerate(found)
        if d not in found[:index]
        and (d.code != MISSING_PATCHED_RULE.code or d.labels[0].span not in clashes)
    )


def _no_count(limit: Limit, players: PlayersPart, said: Span) -> Diagnostic:
    """`said` is where it stands for how many the game is, as far as it was limited so far."""
    return NO_COUNT_LEFT.at(
        Label(limit.needs.span),
        Label(said, Message("bad-player-count-label")),
        feature=limit.feature,
        needs_list=tuple(str(count) for count in limit.needs.counts),
        form="list" if players.listed else "range",
        fewest=players.fewest,
        most=players.most,
        counts_list=tuple(str(count) for count in players.counts),
    )


def _marked(name: str, feature: str | None) -> str:
    return name if feature is None else f"{name}@{feature}"


def entry_of(node: Declaration, present: Condition = ALWAYS, feature: str | None = None) -> Entry:
    return Entry(named(node), type(node), present, [head_of(node, present, feature)])


def head_of(node: Declaration, present: Condition, feature: str | None) -> Head:
    items = part_items(node)
    if items is None:
        return Head(present, node, None, feature)
    # Two of one name are a fault that is told where the declaration is lowered.
    parts = [Part(part_name(i), ALWAYS, [Version(ALWAYS, i, None)]) for i in items]
    return Head(present, node, parts, feature)


def _assembled(head: Head, features: Set[str]) -> Declaration:
    if head.parts is None:
        return head.node
    items = [v.item for p in head.parts for v in p.versions if holds(v.present, features)]
    match head.node:
        case Define():
            return replace(head.node, rules=tuple(i for i in items if isinstance(i, Rule)))
        case Table():
            return replace(head.node, rows=tuple(i for i in items if isinstance(i, Row)))
        case StagePart():
            return replace(head.node, steps=tuple(i for i in items if isinstance(i, Step)))
        case Param() | Option():
            return next(i for i in items if isinstance(i, Param | Option))
        case _:
            raise AssertionError("only what has parts is taken apart")
