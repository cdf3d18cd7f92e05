"""Random situations for a program: any cards in any zones, lying as they do in play, any facts,
whether play gets there or not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from cambio_spec.kernel.opening import Faces, Seen
from cambio_spec.kernel.play import deal_state
from cambio_spec.kernel.program import Decision, Program
from cambio_spec.kernel.state import Position, State, Value, owners
from cambio_spec.kernel.types import Kind, Type
from cambio_spec.proof.lies import Lies, lies

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
    faces, seen = lying(program, hands, players, random)
    return deal_state(program, players, hands, facts, faces=faces, seen=seen)


def lying(
    program: Program,
    hands: Mapping[Position, Sequence[int | None]],
    players: int,
    random: Random,
) -> tuple[Faces, Seen]:
    """How the cards lie, and who has seen them: in any of the ways that play may leave them in.
    What lies face up everybody knows, whoever has seen it."""
    ways, everybody = lies(program), (1 << players) - 1
    faces: dict[Position, list[bool]] = {}
    seen: dict[Position, list[int]] = {}
    for at, cards in hands.items():
        way = ways[at[0]]
        up = [card is not None and random.choice(sorted(way.faces)) for card in cards]

        def to(player: int, at: Position = at, way: Lies = way) -> bool:
            values = way.to_owner if player == at[1] else way.to_others
            return random.choice(sorted(values))

        faces[at] = up
        seen[at] = [
            0
            if card is None
            else random.randint(0, everybody)
            if face
            else sum(to(player) << player for player in range(players))
            for card, face in zip(cards, up, strict=True)
        ]
    return faces, seen


def as_laid(state: State) -> tuple[Faces, Seen]:
    """How the cards of a state lie and who has seen them, as a deal tells it."""
    seen = {
        at: [0 if card is None else state.seen[card] for card in cards]
        for at, cards in state.zones.items()
    }
    return state.faces, seen


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
