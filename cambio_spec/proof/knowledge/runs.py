"""A move carried out statement by statement, as the players at the table see it.

What everybody sees of a state is where cards lie, which way up, who has seen which place, all
facts and what was announced; what one player sees besides are the cards that they have seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from cambio_spec.kernel.evaluate import player
from cambio_spec.kernel.expressions import RuleId
from cambio_spec.kernel.program import Phase, Program
from cambio_spec.kernel.running import block_scope, run, settled, taking
from cambio_spec.kernel.state import Move, Position, State
from cambio_spec.kernel.statements import Shuffle, Statement
from cambio_spec.kernel.types import Kind

Shape = tuple[object, ...]
"""What everybody sees of a state: equal for two states that look alike but for the cards."""

Codes = tuple[str | None, ...]
"""What one player sees of the cards, place by place; None for what they haven't seen."""


@dataclass(slots=True)
class Run:
    """`states`: after each statement that changed something, from `start`; the last one waits, or
    is over or halted. `answers`: the statements, and how conditions came out; `turns`: for each of
    the states, how many of them before it. `mixed`: the piles that were shuffled."""

    start: State
    states: list[State] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    answers: list[tuple[RuleId, object]] = field(default_factory=list)
    mixed: list[Position] = field(default_factory=list)

    @property
    def end(self) -> State:
        return self.states[-1] if self.states else self.start

    def asked(self, origin: RuleId, answer: object) -> None:
        self.answers.append((origin, answer))

    def done(self, statement: Statement, state: State) -> None:
        if isinstance(statement, Shuffle):
            self.mixed.append((statement.zone.zone, None))
        self.asked(statement.origin, None)
        self.came_to(state)

    def came_to(self, state: State) -> None:
        if (self.states and state == self.states[-1]) or state == self.start:
            return
        self.states.append(state)
        self.turns.append(len(self.answers))


def made(program: Program, state: State, move: Move) -> Run:
    """A legal move, up to where play waits again, is over or halts."""
    phase = program.block(state.label)
    assert isinstance(phase, Phase)
    option = next(o for o in phase.options if o.name == move.name)
    scope = block_scope(program, replace(state, status="running"), phase)
    scope = taking(scope, option, move)
    watched = Run(scope.state)
    after = run(scope, option.body, option.origin, watched)
    watched.came_to(settled(program, after, watched))
    return watched


def shape(program: Program, state: State) -> Shape:
    """Where play waits or has stopped counts too; not what a player may do there."""
    where: Shape = (state.status, state.halt)
    if state.status == "waiting":
        block = program.block(state.label)
        assert isinstance(block, Phase)
        actor = player(block_scope(program, state, block), block.actor)
        cards = [p.type.kind is Kind.CARD for p in block.parameters]
        told = (None if card else a for card, a in zip(cards, state.arguments, strict=True))
        where = ("waiting", state.label, actor, *told)
    lying = tuple(
        (at, up, tuple(None if card is None else state.seen[card] for card in slots))
        for (at, slots), up in zip(state.zones.items(), state.faces.values(), strict=True)
    )
    return (where, tuple(state.facts.items()), lying, state.announcements)


def codes(program: Program, state: State, seat: int) -> Codes:
    return tuple(_codes(program, state, seat))


def _codes(program: Program, state: State, seat: int) -> Iterator[str | None]:
    cards = program.deck.cards
    for at, slots in state.zones.items():
        for card, up in zip(slots, state.faces[at], strict=True):
            seen = card is not None and (up or state.seen[card] >> seat & 1)
            yield cards[card].code if seen and card is not None else None


Views = tuple[tuple[Shape, Codes], ...]
"""What a player sees of a run, state by state."""


def views(program: Program, run: Run, seat: int) -> Views:
    return tuple((shape(program, state), codes(program, state, seat)) for state in run.states)


def parted(one: Views, other: Views) -> int | None:
    """After how many states two runs look different to a player to whom all was alike before, and
    who wasn't shown another card. None where they look the same, or first differ in cards that
    were turned up or shown to the player: from there on they are meant to be told apart."""
    for at, (first, second) in enumerate(zip(one, other, strict=False)):
        if first[0] != second[0]:
            return at
        if first[1] != second[1]:
            return None
    return None if len(one) == len(other) else min(len(one), len(other))


def asked_differently(one: Run, other: Run) -> RuleId | None:
    """The rule of the first condition that came out differently."""
    for mine, theirs in zip(one.answers, other.answers, strict=False):
        if mine != theirs:
            return mine[0]
    return None
