"""The part of the runtime that runs a game: from block to block, and what a player may see of it.

Like `runtime`, embedded in each generated module, after it and without its imports.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from cambio_spec.engine.runtime import (
    MOST_BLOCKS,
    Card,
    Halt,
    Move,
    Seat,
    Step,
    Table,
    copied,
    known,
)
from cambio_spec.engine.verdicts import Verdict

HIDDEN = "?"


class Zone(NamedTuple):
    """Where a state keeps the cards of a zone, and how they lie there: "up", "down" or "owner".
    `slots` is 0 for a pile."""

    attribute: str
    per_player: bool
    slots: int
    limit: int | None
    shown: str


class Fact(NamedTuple):
    attribute: str
    per_player: bool
    low: int | None
    high: int | None


class Game(NamedTuple):
    """The functions that a game is played by, and its things by their names in the rules.

    `stages` and `phases` by label, `options` by label and name; `origins` has the rule of each
    block, `arguments` how many a block takes if it takes any; `card_arguments` tells which of them
    are cards, `card_choices` the options where a card is chosen: not everybody may see those.
    `anybodys` are the options that others than the actor may take: their functions take the player
    too, after the block's arguments."""

    stages: Mapping[str, Callable[..., Step]]
    phases: Mapping[str, Callable[..., Sequence[Move]]]
    options: Mapping[tuple[str, str], Callable[..., Step]]
    origins: Mapping[str, str]
    arguments: Mapping[str, int]
    card_arguments: Mapping[str, tuple[int, ...]]
    card_choices: frozenset[tuple[str, str]]
    anybodys: frozenset[tuple[str, str]]
    judges: Mapping[str, Callable[..., Verdict]]
    zones: Mapping[str, Zone]
    facts: Mapping[str, Fact]
    stock: str
    cards: tuple[str, ...]


def go_on(game: Game, state: Table, step: Step) -> None:
    """Runs stages until a phase waits for a move, or play is over or halts."""
    try:
        for _ in range(MOST_BLOCKS):
            if step is None:
                break
            label, arguments = step
            if label in game.phases:
                state.moves = game.phases[label](state, *arguments)
                state.status, state.label, state.arguments = "waiting", label, arguments
                return
            step = game.stages[label](state, *arguments)
        if step is not None:
            raise Halt("endless", game.origins[step[0]])
    except Halt as halt:
        stop(state, "halted", halt)
    else:
        stop(state, "over", None)


def stop(state: Table, status: str, halt: Halt | None) -> None:
    state.status = state.label = status
    state.moves, state.arguments, state.actor = (), (), None
    state.halt = None if halt is None else halt.args


def take(game: Game, state: Table, move: Move) -> None:
    """A player makes a move. Raises `ValueError`, and changes nothing, if it isn't legal."""
    if move not in state.moves:
        raise ValueError(f"not legal: {move!r}")
    player, name, value = move
    taken = state.label, name
    audience = state.everybody
    if taken in game.card_choices:
        audience = sum(1 << p for p in state.seats if p == player or known(state, p, value))
    state.log.append(((player, name, value), audience))
    arguments = state.arguments
    if taken in game.anybodys:
        arguments = (*arguments, player)
    if value is not None:
        arguments = (*arguments, value)
    try:
        step = game.options[taken](state, *arguments)
    except Halt as halt:
        stop(state, "halted", halt)
    else:
        go_on(game, state, step)


def verdict(game: Game, state: Table, decision: str, arguments: tuple[Any, ...]) -> Verdict:
    try:
        return game.judges[decision](state, *arguments)
    except Halt:
        return Verdict("undefined", None, ())


def announced(state: Table) -> list[tuple[Any, ...]]:
    return [tuple(announcement) for announcement in state.announcements]


def observation(game: Game, state: Table, player: Seat) -> dict[str, Any]:
    """What a player may know of a state, who forgets nothing that they saw."""
    cards = game.card_arguments.get(state.label, ())

    def entry(card: Card | None) -> str | None:
        if card is None:
            return None
        return game.cards[card] if known(state, player, card) else HIDDEN

    def each(zone: Zone, show: Callable[[Card | None], Any]) -> list[Any]:
        lying = getattr(state, zone.attribute)
        if zone.per_player:
            return [[show(card) for card in slots] for slots in lying]
        return [show(card) for card in lying]

    return {
        "player": player,
        "players": state.players,
        "label": state.label,
        "actor": state.actor,
        "moves": [move for move in state.moves if move[0] == player],
        "arguments": [
            HIDDEN if i in cards and not known(state, player, value) else value
            for i, value in enumerate(state.arguments)
        ],
        "facts": {n: copied(getattr(state, f.attribute)) for n, f in game.facts.items()},
        "zones": {name: each(zone, entry) for name, zone in game.zones.items()},
        "up": {
            name: each(zone, lambda card: card is not None and state.up[card])
            for name, zone in game.zones.items()
        },
        "announcements": announced(state),
        "log": [
            (who, name, value if audience >> player & 1 else HIDDEN)
            for (who, name, value), audience in state.log
        ],
    }


def snapshot_of(game: Game, state: Table) -> tuple[Any, ...]:
    def tupled(value: Any) -> Any:
        return tuple(map(tupled, value)) if isinstance(value, list) else value

    def faces(slots: list[Any]) -> tuple[Any, ...]:
        return tuple(
            faces(one) if isinstance(one, list) else one is not None and state.up[one]
            for one in slots
        )

    zones = [getattr(state, zone.attribute) for zone in game.zones.values()]
    return (
        state.status,
        state.label,
        state.arguments,
        tuple(tupled(getattr(state, fact.attribute)) for fact in game.facts.values()),
        tuple(map(tupled, zones)),
        tuple(map(faces, zones)),
        tuple(state.seen),
        state.random,
        tuple(announced(state)),
        state.halt,
    )
