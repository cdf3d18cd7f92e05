"""How often two programs differ in rounds that are played by chance: the same ones on every run."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any, Protocol

from cambio_spec.kernel.program import Decision, Zone
from cambio_spec.kernel.random import below, seeded
from cambio_spec.kernel.state import Position, Value, in_range, owners
from cambio_spec.kernel.types import Kind
from cambio_spec.proof.difference.decisions import answer, apart
from cambio_spec.proof.difference.joined import SIDES, Joined, Side
from cambio_spec.proof.difference.outcome import Often
from cambio_spec.proof.outcome import Deal
from cambio_spec.proof.solver import Deadline

ROUNDS = 60
"""For each number of players, from seed 0 on."""
MOST_MOVES = 600
"""After so many, a round isn't played on."""
MOST_ASKED = 300
"""So many situations are asked about one thing."""


class Player(Protocol):
    """An engine: as much of its interface as it takes to play rounds."""

    def new_round(self, players: int, seed: int, facts: Any) -> Any: ...
    def legal(self, state: Any) -> Sequence[Any]: ...
    def apply(self, state: Any, move: Any) -> Any: ...
    def snapshot(self, state: Any) -> tuple[Any, ...]: ...


Engines = Callable[[Side], Player]


@dataclass(frozen=True)
class Samples:
    """Situations of played rounds, in the terms of the joined program: where a phase waits, by its
    label, and at the end of a round (the label is "")."""

    rounds: int
    by_label: dict[str, list[Deal]] = field(default_factory=dict)


def played(made: Joined, engines: Engines, players: int, deadline: Deadline) -> Samples | None:
    """Rounds of the first of the two that can be played, and whose cards the other has; None where
    neither is. Raises `Unanswered`."""
    for side in sorted(SIDES, key=lambda s: (bool(made.foreign[s]), s)):
        found = _played(made, engines(side), side, players, deadline)
        if found.rounds:
            return found
    return None


def _played(made: Joined, engine: Player, side: Side, players: int, deadline: Deadline) -> Samples:
    by_label: dict[str, list[Deal]] = {}
    rounds = 0
    for seed in range(ROUNDS):
        deadline.milliseconds()
        if _round(made, engine, side, players, seed, by_label):
            rounds += 1
        elif not rounds and seed >= 2:
            break
    return Samples(rounds, by_label)


def _round(
    made: Joined,
    engine: Player,
    side: Side,
    players: int,
    seed: int,
    by_label: dict[str, list[Deal]],
) -> bool:
    """Whether a round came to its end."""
    facts = {
        f.name: 0
        for f in made.both[side].facts
        if f.initial is None and f.type.kind is Kind.PLAYER and not f.type.optional
    }
    state, generator = engine.new_round(players, seed, facts), seeded(seed)
    for _ in range(MOST_MOVES):
        moves = engine.legal(state)
        if not moves:
            break
        _keep(made, side, players, engine.snapshot(state), by_label)
        generator, index = below(generator, len(moves))
        state = engine.apply(state, moves[index])
    told = engine.snapshot(state)
    if told[0] != "over":
        return False
    _keep(made, side, players, told, by_label)
    return True


def _keep(
    made: Joined,
    side: Side,
    players: int,
    told: tuple[Any, ...],
    by_label: dict[str, list[Deal]],
) -> None:
    label = told[1] if told[0] == "waiting" else ""
    kept = by_label.setdefault(label, [])
    situation = None if len(kept) >= MOST_ASKED else _situation(made, side, players, told)
    if situation is not None:
        kept.append(situation)


def _situation(made: Joined, side: Side, players: int, told: tuple[Any, ...]) -> Deal | None:
    """None where a card lies about that the other doesn't have, or has no place for; or where a
    fact is as it can't be in the other."""
    program = made.both[side]
    place = {card: index for index, card in enumerate(made.cards[side])}
    _, _, _, facts, zones, faces, seen = told[:7]
    lying: dict[Position, tuple[int | None, ...]] = {}
    ups: dict[Position, tuple[bool, ...]] = {}
    knowing: dict[Position, tuple[int, ...]] = {}
    for zone, slots, up in zip(program.zones, zones, faces, strict=True):
        for owner in owners(zone.per_player, players):
            at = made.zones[side][zone.name], owner
            cards = slots if owner is None else slots[owner]
            shown = up if owner is None else up[owner]
            pairs = [
                (card, face)
                for card, face in zip(cards, shown, strict=True)
                if zone.name != program.stock or card in place
            ]
            if any(card is not None and card not in place for card, _ in pairs):
                return None
            fitted = _fitted(made.program.zone(at[0]), pairs)
            if fitted is None:
                return None
            pairs = fitted
            lying[at] = tuple(None if card is None else place[card] for card, _ in pairs)
            ups[at] = tuple(bool(face) for _, face in pairs)
            knowing[at] = tuple(0 if card is None else seen[card] for card, _ in pairs)
    known: dict[Position, Value] = {
        (made.facts[side][fact.name], owner): value if owner is None else value[owner]
        for fact, value in zip(program.facts, facts, strict=True)
        for owner in owners(fact.per_player, players)
    }
    if not all(in_range(made.program.fact(name), value) for (name, _), value in known.items()):
        return None
    other = made.both[1 - side]
    for fact in other.facts:
        for owner in owners(fact.per_player, players):
            known.setdefault((made.facts[1 - side][fact.name], owner), fact.initial)
    return Deal(players, lying, known, (), ups, knowing)


Lying = tuple[int | None, bool]


def _fitted(zone: Zone, pairs: list[Lying]) -> list[Lying] | None:
    """The slots that both have a place for; None where a card lies elsewhere."""
    room = zone.limit if not zone.is_pile and zone.limit is not None else len(pairs)
    cards = [card for card, _ in pairs if card is not None]
    beyond = any(card is not None for card, _ in pairs[room:])
    full = zone.limit is not None and len(cards) > zone.limit
    return None if beyond or full else pairs[:room]


def often(
    made: Joined,
    pair: tuple[Decision, Decision],
    samples: Samples,
    labels: Iterable[str],
    players: int,
    deadline: Deadline,
) -> Often | None:
    """In how many of the situations they differ, whomever they are asked about. None where there
    are none. Raises `Unanswered`."""
    count = total = 0
    at_end = list(labels) == [""]
    for label in labels:
        for situation in samples.by_label.get(label, ()):
            deadline.milliseconds()
            for arguments in _about(pair[0], players):
                total += 1
                count += _differ(made, pair, situation, arguments)
    if not total:
        return None
    return Often(False, "rounds" if at_end else "turns", players, count, total, samples.rounds)


def _about(decision: Decision, players: int) -> Iterator[tuple[Value, ...]]:
    kinds = [p.type.kind for p in decision.parameters]
    if all(kind is Kind.PLAYER for kind in kinds):
        yield from product(range(players), repeat=len(kinds))


def _differ(
    made: Joined, pair: tuple[Decision, Decision], situation: Deal, arguments: tuple[Value, ...]
) -> bool:
    told = [
        answer(made.both[side], made.own(situation, side, arguments), pair[side].name)
        for side in SIDES
    ]
    return apart(told[0], told[1])
