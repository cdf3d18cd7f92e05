"""Situations of one number of players as they would be with one player more: where a search may
begin, since it comes to much the same."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from cambio_spec.kernel.program import Block
from cambio_spec.kernel.types import Kind
from cambio_spec.proof.play.arriving import Arrived, key_of, singled_out
from cambio_spec.proof.play.situation import Dead, Situation, Table, conserved, put


def grown(made: Table, block: Block, at: Arrived) -> Iterator[Arrived]:
    """`made` is for one player more than `at`, and doesn't track who sits next to whom. Whoever
    joins is like somebody whom nothing singles out."""
    kinds = [parameter.type.kind for parameter in block.parameters]
    signs = singled_out(made, at.here, at.arguments, kinds)
    seen = set[object]()
    for seat, (pointed, own) in enumerate(signs):
        kind = (own, seat if made.tracked.ordered else 0)
        if any(pointed) or kind in seen:
            continue
        seen.add(kind)
        here = _joined_by(made, at.here, seat)
        arguments = tuple(
            _with(one, seat) if kind is Kind.PLAYER else one
            for one, kind in zip(at.arguments, kinds, strict=True)
        )
        with suppress(Dead):
            conserved(made, here)
            yield Arrived(at.label, key_of(made, here, arguments), arguments, here)


def _with(mask: int, seat: int) -> int:
    """The same players, with one more behind a seat, if that is among them; nobody stays nobody."""
    before, behind = mask & ((2 << seat) - 1), mask >> seat + 1
    return before | (mask >> seat & 1) << seat + 1 | behind << seat + 2


def _joined_by(made: Table, here: Situation, seat: int) -> Situation:
    first = len(made.own_zones)
    own = [first + i for i, f in enumerate(made.own_facts) if f.type.kind is Kind.PLAYER]
    seats = here.seats[: seat + 1] + here.seats[seat:]
    for i in own:
        seats = [put(one, i, _with(one[i], seat)) for one in seats]
    facts = [
        _with(value, seat)
        if i == len(made.common_facts) or made.common_facts[i].type.kind is Kind.PLAYER
        else value
        for i, value in enumerate(here.facts)
    ]
    tokens = [token._replace(seat=token.seat + (token.seat > seat)) for token in here.tokens]
    return Situation(here.common[:], seats, facts, tokens, {})
