"""What the answer to every question about a decision depends on, as a short text.

Two decisions with the same fingerprint mean the same, whatever they and all that they mention are
called, in whichever game: the answers for the one are good for the other. Everything that may
matter goes in: the rules of the decision and of those that it asks, the facts that they read and
all places, the deck, the numbers of players. Names, labels, reasons and citations stay out.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, cast

from cambio_spec.kernel.asking import asked_by
from cambio_spec.kernel.expressions import (
    Const,
    Decide,
    Fold,
    Gaps,
    Local,
    Node,
    ReadFact,
    Spots,
    ZoneRef,
)
from cambio_spec.kernel.program import Decision, Parameter, Program, Zone
from cambio_spec.kernel.types import Kind, Type
from cambio_spec.kernel.walk import descendants, ranks
from cambio_spec.proof.asked import lying_asked
from cambio_spec.proof.lies import Lies, lies

Name = tuple[str, str]
"""A name and what it is the name of: `fact`, `zone`, `decision` or `local`."""


Mention = Callable[[Name], str]
"""Notes a name down, and says what stands for it."""


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """`facts` are those that are read, in the order in which they are first."""

    text: str
    facts: tuple[str, ...]


class Fingerprints:
    """Of the decisions of a program that are proved for some numbers of players."""

    def __init__(self, program: Program, players: Sequence[int]) -> None:
        self._program = program
        self._written = {d.name: _Written.of(d) for d in program.decisions}
        self._asked = asked_by(program)
        self._seats = repr((program.direction, program.counts, tuple(players)))
        self._deck = repr((program.deck.cards, ranks(program)))
        self._settings = {s.fact: s.values for s in program.settings}
        self._lies: Mapping[str, Lies] | None = None

    def of(self, name: str) -> Fingerprint:
        numbers: dict[Name, int] = {}
        count: dict[str, int] = {}

        def number(named: Name) -> str:
            if named not in numbers:
                numbers[named] = count[named[0]] = count.get(named[0], -1) + 1
            return str(numbers[named])

        # Of a property other things are asked than of a decision that says the same.
        expected = name in self._program.properties
        done = hashlib.sha256(f"{expected:d} {self._seats}".encode())
        waiting, seen = [name], {name}
        cone: list[Decision] = []
        while waiting:
            here = waiting.pop(0)
            written = self._written[here]
            cone.append(written.decision)
            done.update(written.text)
            done.update(" ".join(map(number, written.names)).encode())
            asked = [n for kind, n in written.names if kind == "decision" and n not in seen]
            seen.update(asked)
            waiting += dict.fromkeys(asked)
        facts = tuple(n for kind, n in numbers if kind == "fact")
        zones = [n for kind, n in numbers if kind == "zone"]
        parts = [*self._facts(facts, number), *self._zones(zones), self._lying(cone)]
        if zones or any(self._written[decision.name].cards for decision in cone):
            parts.append(self._deck)
        done.update("".join(parts).encode())
        return Fingerprint(done.hexdigest(), facts)

    def _facts(self, names: Sequence[str], number: Mention) -> Iterator[str]:
        known = {fact.name: fact for fact in self._program.facts}
        for name in names:
            if name not in known:
                # An option that is settled: only its words are left, and these are with the type.
                yield "settled"
                continue
            fact = known[name]
            kind = "".join(_typed(fact.type, number))
            values = self._settings.get(name, "kept")
            yield repr((fact.per_player, kind, fact.initial, fact.low, fact.high, values))

    def _zones(self, asked: Sequence[str]) -> Iterator[str]:
        """Those that are asked about in their order; then the others, for cards may lie there too,
        unless one of those takes all that there are."""
        if not asked:
            return
        shapes = {z.name: (self._program.stock == z.name, _shape(z)) for z in self._program.zones}
        for name in asked:
            yield repr(shapes.pop(name))
        others = [self._program.zone(name) for name in shapes]
        if all(zone.limit is not None for zone in others):
            yield repr(sorted((zone.limit or 0, zone.per_player) for zone in others))

    def _lying(self, cone: Sequence[Decision]) -> str:
        """How cards can come to lie in play, where that is asked."""
        nodes = [node for decision in cone for node in descendants(decision)]
        asked = sorted(lying_asked(nodes)[0])
        if asked and self._lies is None:
            self._lies = lies(self._program)
        return repr([_sorted(self._lies[zone]) for zone in asked] if asked and self._lies else [])


@dataclass(frozen=True, slots=True)
class _Written:
    """A decision as text without names, and the names in their order; and whether it may ask what
    a card is."""

    decision: Decision
    text: bytes
    names: tuple[Name, ...]
    cards: bool

    @staticmethod
    def of(decision: Decision) -> _Written:
        names: list[Name] = []

        def mention(named: Name) -> str:
            names.append(named)
            return "_"

        rules = (
            part
            for rule in decision.rules
            for part in (
                mention(("rule", rule.origin)),
                *_node(rule.guard, mention),
                *_node(rule.value, mention),
                *(mention(("rule", other)) for other in sorted(rule.overrides)),
                ";",
            )
        )
        text = [*_part(decision.parameters, mention), *_typed(decision.type, mention)]
        text += (*_node(decision.given, mention), *rules)
        return _Written(decision, " ".join(text).encode(), tuple(names), not CARDS.isdisjoint(text))


NAMES = {
    (ReadFact, "fact"): "fact",
    (Decide, "decision"): "decision",
    (ZoneRef, "zone"): "zone",
    (Spots, "zone"): "zone",
    (Gaps, "zone"): "zone",
    (Local, "name"): "local",
    (Fold, "variable"): "local",
    (Parameter, "name"): "local",
}
CARDS = {k.value for k in (Kind.CARD, Kind.RANK, Kind.SUIT, Kind.COLOUR, Kind.SPOT, Kind.ZONE)}
NO_MEANING = {(Const, "name")}


def _node(node: Node | Parameter, mention: Mention) -> Iterator[str]:
    """A node without its origin, its names as they are mentioned."""
    kind = type(node)
    yield f"({kind.__name__}"
    for name in _fields(cast(Hashable, kind)):
        value = getattr(node, name)
        if value is not None and (kind, name) in NAMES:
            yield mention((NAMES[kind, name], value))
        else:
            yield from _part(value, mention)
    yield ")"


def _part(part: object, mention: Mention) -> Iterator[str]:
    match part:
        case Node() | Parameter():
            yield from _node(part, mention)
        case Type():
            yield from _typed(part, mention)
        case tuple():
            yield "["
            for inner in part:
                yield from _part(inner, mention)
            yield "]"
        case _:
            yield repr(part)


def _typed(kind: Type, mention: Mention) -> Iterator[str]:
    yield kind.kind.value
    yield f"{kind.optional:d}"
    if kind.zone is not None:
        yield mention(("zone", kind.zone))
    if kind.setting is not None:
        yield mention(("fact", kind.setting))
        yield repr(kind.words)


@cache
def _fields(kind: Hashable) -> tuple[str, ...]:
    names = (field.name for field in fields(cast(Any, kind)))
    return tuple(n for n in names if n != "origin" and (kind, n) not in NO_MEANING)


def _shape(zone: Zone) -> tuple[object, ...]:
    return zone.per_player, zone.rows, zone.limit, zone.shown


def _sorted(known: Lies) -> object:
    return [sorted(ways) for ways in (known.faces, known.to_owner, known.to_others)]
