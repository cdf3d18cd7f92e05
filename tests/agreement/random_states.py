"""Random situations for a program: any cards in any zones, any facts, whether play gets there or
not."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cambio_spec.kernel.play import deal_state
from cambio_spec.kernel.program import Decision, Program
from cambio_spec.kernel.state import Position, State, Value, owners
from cambio_spec.kernel.types import Kind, Type

NUMBERS = (0, 1, 2, 3, -1, 10, 20)


def random_state(program: Program, players: int, random: Random) -> State:
    """Few cards are dealt as often as many; every limit is kept."""
    pack = list(range(len(program.deck.cards)))
    random.shuffle(pack)
    hands: dict[Position, tuple[int | None, ...]] = {}
    for zone in program.zones:
        for owner in owners(zone.per_player, players):
            if zone.name != program.stock:
                most = len(pack) if zone.limit is None else min(zone.limit, len(pack))
                count = random.choice((0, 1, random.randint(0, most), most))
                cards = [pack.pop() for _ in range(min(count, most))]
                hands[zone.name, owner] = spread(cards, sum(zone.rows), random)
    hands[program.stock, None] = tuple(pack)
    facts: dict[str | tuple[str, int], Value] = {}
    for fact in program.facts:
        for owner in owners(fact.per_player, players):
            key = fact.name if owner is None else (fact.name, owner)
            facts[key] = random_value(program, fact.type, players, random, fact.low, fact.high)
    return deal_state(program, players, hands, facts)


def spread(cards: list[int], slots: int, random: Random) -> tuple[int | None, ...]:
    """With empty slots of a grid in any place."""
    spread: list[int | None] = [*cards, *[None] * (slots - len(cards))]
    random.shuffle(spread)
    return tuple(spread)


def random_arguments(
    program: Program, decision: Decision, players: int, random: Random
) -> tuple[Value, ...]:
    return tuple(random_value(program, p.type, players, random) for p in decision.parameters)


def random_value(
    program: Program,
    kind: Type,
    players: int,
    random: Random,
    low: int | None = None,
    high: int | None = None,
) -> Value:
    match kind.kind:
        case Kind.BOOLEAN:
            return random.choice((False, True))
        case Kind.PLAYER:
            seats: list[Value] = [*range(players), *([None] if kind.optional else [])]
            return random.choice(seats)
        case Kind.CARD:
            return random.randrange(len(program.deck.cards))
        case Kind.SPOT:
            assert kind.zone is not None
            return random.randrange(players), random.randrange(sum(program.zone(kind.zone).rows))
        case Kind.WORD:
            return random.choice(kind.words)
        case Kind.INTEGER:
            return random.choice([n for n in NUMBERS if within(n, low, high)])
        case _:
            raise AssertionError(kind)


def within(number: int, low: int | None, high: int | None) -> bool:
    return (low is None or low <= number) and (high is None or number <= high)


def situations(program: Program, seed: int, count: int) -> Iterator[State]:
    random = Random(seed)
    for _ in range(count):
        players = random.randint(program.fewest, program.most)
        yield random_state(program, players, random)
