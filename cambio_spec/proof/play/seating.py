"""Which seats of a situation are alike, and one way of sitting for all that differ in that only.

Where it is not tracked who sits next to whom, nothing tells two seats apart but what is known of
them: whatever may happen to the one may happen to the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cambio_spec.kernel.types import Kind
from cambio_spec.proof.play.situation import Abstract, Situation, Table


def alike(made: Table, here: Situation, seats: Iterable[int]) -> list[int]:
    """Of seats that nothing tells apart only the first."""
    if made.tracked.ordered:
        return list(seats)
    held = {token.seat for token in here.tokens}
    players = pointers(made, here)
    found: dict[object, int] = {}
    for seat in seats:
        marks = tuple(mask >> seat & 1 for mask in players)
        key = (marks, here.seats[seat], seat if seat in held else None)
        found.setdefault(key, seat)
    return list(found.values())


def pointers(made: Table, here: Situation) -> list[int]:
    """Everything in a situation that says which player somebody may be."""
    found = [
        here.facts[i] for i, fact in enumerate(made.common_facts) if fact.type.kind is Kind.PLAYER
    ]
    found.append(here.facts[-1])
    first = len(made.own_zones)
    for i, fact in enumerate(made.own_facts):
        if fact.type.kind is Kind.PLAYER:
            found += [seat[first + i] for seat in here.seats]
    found += [v for v in here.env.values() if isinstance(v, int)]
    return found


def turned(
    made: Table,
    here: Situation,
    arguments: tuple[Abstract, ...],
    kinds: Sequence[Kind],
    to: list[int],
) -> tuple[Situation, tuple[Abstract, ...]]:
    """With everybody on another seat: whoever sits on `to[i]` comes to sit on `i`."""
    if to == list(range(made.players)):
        return here, arguments
    now = {old: new for new, old in enumerate(to)}

    def moved(mask: int) -> int:
        high = mask >> made.players << made.players
        return high | sum(1 << new for new, old in enumerate(to) if mask >> old & 1)

    first = len(made.own_zones)
    own = [first + i for i, f in enumerate(made.own_facts) if f.type.kind is Kind.PLAYER]
    seats = [here.seats[old] for old in to]
    for i in own:
        seats = [(*seat[:i], moved(seat[i]), *seat[i + 1 :]) for seat in seats]
    facts = [
        moved(v)
        if i == len(made.common_facts) or made.common_facts[i].type.kind is Kind.PLAYER
        else v
        for i, v in enumerate(here.facts)
    ]
    tokens = [token._replace(seat=now[token.seat]) for token in here.tokens]
    moved_on = tuple(
        moved(a) if kind is Kind.PLAYER else a for a, kind in zip(arguments, kinds, strict=True)
    )
    return Situation(here.common, seats, facts, tokens, here.env), moved_on
