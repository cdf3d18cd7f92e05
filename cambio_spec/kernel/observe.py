"""What a player may know of a state, with perfect memory, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from cambio_spec.kernel.evaluate import player as seat_of
from cambio_spec.kernel.program import Phase, Program
from cambio_spec.kernel.running import block_scope, open_moves
from cambio_spec.kernel.state import Halt, Logged, Move, Position, State, Value
from cambio_spec.kernel.types import Kind

HIDDEN = "?"


def observe(program: Program, state: State, player: int) -> dict[str, object]:
    """What `player` (a seat) may know:

    player, players   their seat, and how many play
    label             the phase that waits, or "over" or "halted"
    actor             the seat that the phase waits for, or None
    moves             the legal moves that are `player`'s own, the actor's or not
    arguments         the values of the phase's parameters; "?" for a card that they don't know
    facts             name: value, or name: a list with one for each seat
    zones             name: a list of entries, or a list of such lists, one for each seat. A pile
                      from bottom to top, a grid slot by slot; an entry is the card's code where
                      they know the card or it lies face up, "?" where not, None in an empty slot
    up                the same shape, True where a card lies face up
    announcements     (decision, arguments, value, rule ids), in the order made
    log               the moves so far, (player, name, value); "?" for the choice of a card that
                      they didn't know when it was made
    """
    phase = program.block(state.label) if state.status == "waiting" else None
    actor: int | None = None
    arguments: list[Value] = []
    moves: list[Move] = []
    if isinstance(phase, Phase):
        actor = seat_of(block_scope(program, state, phase), phase.actor)
        hidden = [p.type.kind is Kind.CARD for p in phase.parameters]
        arguments = [
            HIDDEN if card and not known(state, player, argument) else argument
            for card, argument in zip(hidden, state.arguments, strict=True)
        ]
        found = open_moves(program, state, phase)
        moves = [] if isinstance(found, Halt) else [m for m in found if m.player == player]

    def entry(card: int | None) -> str | None:
        if card is None:
            return None
        return program.deck.cards[card].code if known(state, player, card) else HIDDEN

    def shaped(name: str, per_player: bool, content: Callable[[Position], object]) -> object:
        if not per_player:
            return content((name, None))
        return [content((name, seat)) for seat in range(state.players)]

    return {
        "player": player,
        "players": state.players,
        "label": state.label if phase else state.status,
        "actor": actor,
        "moves": moves,
        "arguments": arguments,
        "facts": {f.name: shaped(f.name, f.per_player, state.facts.get) for f in program.facts},
        "zones": {
            z.name: shaped(z.name, z.per_player, lambda at: [entry(c) for c in state.zones[at]])
            for z in program.zones
        },
        "up": {
            z.name: shaped(z.name, z.per_player, lambda at: list(state.faces[at]))
            for z in program.zones
        },
        "announcements": [tuple(announcement) for announcement in state.announcements],
        "log": [remembered(player, logged) for logged in state.log],
    }


def known(state: State, player: int, card: Value) -> bool:
    """Whether a player knows a card, having seen it or because it lies face up."""
    assert isinstance(card, int)
    return bool(state.seen[card] >> player & 1) or face_up(state, card)


def face_up(state: State, card: int) -> bool:
    return any(
        lying == card and up
        for at, slots in state.zones.items()
        for lying, up in zip(slots, state.faces[at], strict=True)
    )


def remembered(player: int, logged: Logged) -> tuple[int, str, Value]:
    move, audience = logged
    return move.player, move.name, move.value if audience >> player & 1 else HIDDEN
