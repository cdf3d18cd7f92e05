"""Situations as they come to a block: told apart as far as is tracked, and seated in one way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cambio_spec.kernel.expressions import ReadFact
from cambio_spec.kernel.program import Block, Phase
from cambio_spec.kernel.types import Kind
from cambio_spec.proof.play.cells import EITHER, NO, YES
from cambio_spec.proof.play.ends import Bound
from cambio_spec.proof.play.joining import Key, joined_seats
from cambio_spec.proof.play.seating import alike, turned
from cambio_spec.proof.play.situation import (
    Abstract,
    Dead,
    Situation,
    Table,
    conserved,
    put,
    seats_in,
)
from cambio_spec.proof.play.values import WIDE, value

Arguments = tuple[Abstract, ...]


@dataclass(frozen=True, slots=True)
class Arrived:
    """A situation at a block. `key` is what is never mixed with anything else there; `here` has no
    variables, and its tokens are those among the arguments."""

    label: str
    key: Key
    arguments: Arguments
    here: Situation


def arrivals(made: Table, block: Block, bound: Bound, comes_round: bool) -> Iterator[Arrived]:
    """What comes to a block, in parts; where play `comes_round`, whatever isn't tracked is mixed
    for seats that are otherwise alike."""
    here = Situation(
        bound.here.common[:], bound.here.seats[:], bound.here.facts[:], bound.here.tokens, {}
    )
    try:
        conserved(made, here)
    except Dead:
        return
    kinds = [parameter.type.kind for parameter in block.parameters]
    arguments = _kept_tokens(here, bound.arguments, kinds)
    for split, given in _split(made, block, here, arguments, kinds):
        seated, told = _seated(made, block, split, given, kinds)
        if comes_round and not made.tracked.ordered:
            seated = _evened(made, seated, told, kinds)
        yield Arrived(block.label, key_of(made, seated, told), told, seated)


def _kept_tokens(here: Situation, arguments: Arguments, kinds: list[Kind]) -> Arguments:
    kept: dict[int, int] = {}
    for argument, kind in zip(arguments, kinds, strict=True):
        if kind is Kind.SPOT:
            kept.setdefault(argument, len(kept))
    here.tokens = [here.tokens[number] for number in kept]
    return tuple(
        kept[a] if kind is Kind.SPOT else a for a, kind in zip(arguments, kinds, strict=True)
    )


def _split(
    made: Table, block: Block, here: Situation, arguments: Arguments, kinds: list[Kind]
) -> Iterator[tuple[Situation, Arguments]]:
    """One for each player that an argument, the actor or a tracked fact may be, and for each way a
    tracked condition may be."""
    names = [parameter.name for parameter in block.parameters]
    cases = [(here, arguments)]
    for i, kind in enumerate(kinds):
        if kind in (Kind.PLAYER, Kind.BOOLEAN):
            cases = [
                (case, (*given[:i], one, *given[i + 1 :]))
                for case, given in cases
                for one in _ones(made, case, given[i], kind, given)
            ]
    tracked = [
        (i, fact)
        for i, fact in enumerate(made.common_facts)
        if fact.name in made.tracked.facts and fact.type.kind is not Kind.INTEGER
    ]
    for i, fact in tracked:
        more = []
        for case, given in cases:
            for one in _ones(made, case, case.facts[i], fact.type.kind, given):
                part = case.copy()
                part.facts[i] = one
                more.append((part, given))
        cases = more
    for fact in made.own_facts:
        if fact.name in made.tracked.facts and fact.type.kind is Kind.BOOLEAN:
            cases = [part for case in cases for part in _each_way(made, case, fact.name)]
    for case, given in cases:
        if not isinstance(block, Phase):
            yield case, given
            continue
        case.env = dict(zip(names, given, strict=True))
        try:
            may_be: int = value(made, case, block.actor)
        except Dead:
            continue
        finally:
            case.env = {}
        for seat in alike(made, case, seats_in(may_be, made.players)):
            yield _acting(made, case, block, seat), given


def _acting(made: Table, here: Situation, phase: Phase, seat: int) -> Situation:
    match phase.actor:
        case ReadFact(fact=name, owner=None):
            here = here.copy()
            here.facts[made.fact_index[name]] = 1 << seat
        case _:
            pass
    return here


def _ones(
    made: Table, here: Situation, found: Abstract, kind: Kind, arguments: Arguments
) -> list[Abstract]:
    if kind is Kind.BOOLEAN:
        return [one for one in (NO, YES) if found & one]
    if kind is not Kind.PLAYER:
        return [frozenset({one}) for one in sorted(found)]
    who = seats_in(found, made.players)
    if len(who) > 1:
        here = here.copy()
        here.env = {str(i): a for i, a in enumerate(arguments) if isinstance(a, int)}
        who = alike(made, here, who)
    return [1 << seat for seat in who] + [made.nobody] * bool(found & made.nobody)


def _each_way(
    made: Table, case: tuple[Situation, Arguments], name: str
) -> list[tuple[Situation, Arguments]]:
    index = made.fact_index[name]
    here, given = case
    cases = [here]
    for seat in range(made.players):
        if here.seats[seat][index] == EITHER:
            more = []
            for one in cases:
                for way in (NO, YES):
                    part = one.copy()
                    part.seats[seat] = put(part.seats[seat], index, way)
                    more.append(part)
            cases = more
    return [(one, given) for one in cases]


# ── seats ──────────────────────────────────────────────────────────────────────────────────


def _seated(
    made: Table, block: Block, here: Situation, arguments: Arguments, kinds: list[Kind]
) -> tuple[Situation, Arguments]:
    count = made.players
    if made.tracked.ordered:
        first = _foremost(made, block, here, arguments)
        order = [(first + i) % count for i in range(count)]
    else:
        signs = _signs(made, here, arguments, kinds)
        order = sorted(range(count), key=lambda seat: (signs[seat], _sortable(here.seats[seat])))
    return turned(made, here, arguments, kinds, order)


def _foremost(made: Table, block: Block, here: Situation, arguments: Arguments) -> int:
    """Whom the seats are counted from: the actor, or else the first player who is known."""
    if isinstance(block, Phase):
        names = [parameter.name for parameter in block.parameters]
        here.env = dict(zip(names, arguments, strict=True))
        found = seats_in(value(made, here, block.actor), made.players)
        here.env = {}
        return found[0]
    for i, fact in enumerate(made.common_facts):
        if _points(made, fact.name, here, i):
            found = seats_in(here.facts[i], made.players)
            if len(found) == 1:
                return found[0]
    return 0


def _signs(
    made: Table, here: Situation, arguments: Arguments, kinds: list[Kind]
) -> list[tuple[int, ...]]:
    """What tells each seat apart that is never mixed."""
    signs = singled_out(made, here, arguments, kinds)
    return [(*(-pointed for pointed in points), *own) for points, own in signs]


def singled_out(
    made: Table, here: Situation, arguments: Arguments, kinds: list[Kind]
) -> list[tuple[tuple[int, ...], tuple[Abstract, ...]]]:
    """For each seat, which of all that is a certain player points to it, and what is tracked of
    it."""
    masks = [
        here.facts[i] for i, f in enumerate(made.common_facts) if _points(made, f.name, here, i)
    ]
    masks += [a for a, kind in zip(arguments, kinds, strict=True) if kind is Kind.PLAYER]
    masks += [1 << token.seat for token in here.tokens]
    own = [
        made.fact_index[f.name]
        for f in made.own_facts
        if f.name in made.tracked.facts and f.type.kind is Kind.BOOLEAN
    ]
    return [
        (tuple(mask >> number & 1 for mask in masks), tuple(seat[i] for i in own))
        for number, seat in enumerate(here.seats)
    ]


def _points(made: Table, name: str, here: Situation, index: int) -> bool:
    """Whether a fact is one certain player, which matters where it is tracked or acts."""
    fact = made.common_facts[index]
    if fact.type.kind is not Kind.PLAYER:
        return False
    mask = here.facts[index]
    return name in made.tracked.facts or (mask & mask - 1 == 0 and name in made.acting)


def _sortable(seat: tuple[Abstract, ...]) -> tuple[object, ...]:
    return tuple(tuple(sorted(v)) if isinstance(v, frozenset) else (v,) for v in seat)


def _evened(made: Table, here: Situation, arguments: Arguments, kinds: list[Kind]) -> Situation:
    """With the same known of all seats that nothing else tells apart."""
    signs = _signs(made, here, arguments, kinds)
    groups: dict[tuple[int, ...], list[int]] = {}
    for seat, sign in enumerate(signs):
        groups.setdefault(sign, []).append(seat)
    here = here.copy()
    masks = {sign: sum(1 << seat for seat in group) for sign, group in groups.items()}

    def closed(mask: int) -> int:
        return mask | sum(group for group in masks.values() if group & mask)

    first = len(made.own_zones)
    for i, fact in enumerate(made.own_facts):
        if fact.type.kind is Kind.PLAYER:
            here.seats = [put(one, first + i, closed(one[first + i])) for one in here.seats]
    for group in groups.values():
        mixed = here.seats[group[0]]
        for seat_number in group[1:]:
            mixed = joined_seats(mixed, here.seats[seat_number])
        for seat_number in group:
            here.seats[seat_number] = mixed
    for i, fact in enumerate(made.common_facts):
        if fact.type.kind is Kind.PLAYER and not _points(made, fact.name, here, i):
            here.facts[i] = closed(here.facts[i])
    here.facts[-1] = closed(here.facts[-1])
    return here


def _small(numbers: tuple[int, int]) -> bool:
    return -WIDE <= numbers[0] == numbers[1] <= WIDE


def key_of(made: Table, here: Situation, arguments: Arguments) -> Key:
    common = tuple(
        here.facts[i]
        for i, fact in enumerate(made.common_facts)
        if fact.name in made.tracked.facts
        and (fact.type.kind is not Kind.INTEGER or _small(here.facts[i]))
    )
    own = tuple(
        tuple(seat[made.fact_index[f.name]] for seat in here.seats)
        for f in made.own_facts
        if f.name in made.tracked.facts and f.type.kind is Kind.BOOLEAN
    )
    places = tuple((token.seat, token.zone) for token in here.tokens)
    return arguments, common, own, places
