"""How a rule set counts: what is announced about each player, from which cards, and where.

All of it is read off the program. What a rule set calls its scores, its cards in front of the
players or its running totals is its own affair.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cambio_spec.kernel.expressions import (
    Cards,
    Decide,
    Expr,
    Node,
    Spots,
    ZoneRef,
)
from cambio_spec.kernel.program import Block, Decision, Fact, Program, Stage, Zone
from cambio_spec.kernel.statements import Announce, EndRound, SetFact
from cambio_spec.kernel.types import INTEGER, PLAYER
from cambio_spec.kernel.walk import descendants
from cambio_spec.play.adding import Tally, asked, tally
from cambio_spec.proof.replay import conjuncts


@dataclass(frozen=True, slots=True)
class Counting:
    """`score` is announced about each player, from the cards in `zone`. `stage` is the block where
    that happens, None where play can't begin there; `after` the one where the match goes on once
    the round is over. `running` is the fact that scores are added to. `takes_part` says who has
    not left the match, of the player that `score` calls its own; None where nobody ever leaves."""

    score: Decision
    zone: Zone
    tally: Tally | None
    stage: str | None
    running: Fact | None
    after: str | None
    takes_part: Expr | None


def counting(program: Program, leaving: bool) -> Counting | None:
    """What a rule set counts; None where nothing is announced about a player that has to do with
    the cards they have. `leaving` tells whether players may leave the match."""
    announced = _announced(program)
    if announced is None:
        return None
    block, score = announced
    added = tally(program, score)
    zone = _zone(program, score) if added is None else counted_zone(program, added)
    if zone is None:
        return None
    return Counting(
        score,
        zone,
        added,
        block.label if _may_begin(program, block) else None,
        _running(program, block, score),
        _after(program, block),
        _takes_part(score) if leaving else None,
    )


def _announced(program: Program) -> tuple[Block, Decision] | None:
    """Of several the most likely to be the score: a number, added to a fact, that no other
    builds on, announced where play can begin."""
    found = [
        (block, program.decision(node.decide.decision))
        for block in program.blocks
        for node in descendants(block)
        if isinstance(node, Announce)
    ]
    about = [(b, d) for b, d in found if [p.type for p in d.parameters] == [PLAYER]]
    beneath = {d.name for _, one in about for d in asked(program, one)[1:]}

    def likely(pair: tuple[Block, Decision]) -> tuple[bool, ...]:
        block, decision = pair
        kept = _running(program, block, decision) is not None
        number, last = decision.type == INTEGER, decision.name not in beneath
        return number, kept, last, _may_begin(program, block)

    return max(about, key=likely, default=None)


def _takes_part(score: Decision) -> Expr:
    """A decision about a player takes for granted that enough play, that this one does, and then
    what the rule set says."""
    return tuple(conjuncts(score.given))[1]


def _may_begin(program: Program, block: Block) -> bool:
    """Where a match or a round begins, cards are dealt anew."""
    starts = (program.match_start, program.round_start)
    return isinstance(block, Stage) and not block.parameters and block.label not in starts


def _running(program: Program, block: Block, decision: Decision) -> Fact | None:
    for node in descendants(block):
        if isinstance(node, SetFact) and any(_asks(n, decision) for n in _with(node.value)):
            fact = program.fact(node.fact)
            if fact.per_player and fact.type == INTEGER:
                return fact
    return None


def _asks(node: Node, decision: Decision) -> bool:
    return isinstance(node, Decide) and node.decision == decision.name


def _with(node: Node) -> Iterator[Node]:
    yield node
    yield from descendants(node)


def _after(program: Program, block: Block) -> str | None:
    """Where the round ends from here, else where any does."""
    ends = (n for part in (block, program) for n in descendants(part) if isinstance(n, EndRound))
    return next((end.label for end in ends), None)


def counted_zone(program: Program, tally: Tally) -> Zone:
    """Where the cards lie that a sum is made of."""
    match tally.fold.domain:
        case Cards(zone=ZoneRef(zone=name)) | Spots(zone=name):
            return program.zone(name)
        case domain:
            raise AssertionError(domain)


def _zone(program: Program, score: Decision) -> Zone | None:
    """Each player's own cards that the score looks at: a grid, else a pile."""
    zones = [zone for zone in _looked_at(program, asked(program, score)) if zone.per_player]
    return min(zones, key=lambda zone: zone.is_pile, default=None)


def _looked_at(program: Program, decisions: Iterable[Decision]) -> Iterator[Zone]:
    for decision in decisions:
        for node in descendants(decision):
            if isinstance(node, ZoneRef | Spots):
                yield program.zone(node.zone)
