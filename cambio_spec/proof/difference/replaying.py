"""Situations after which something differs are played again in the engines before they are told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from cambio_spec.kernel.play import apply, deal_state, legal, snapshot
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.state import State, Value
from cambio_spec.proof.difference.joined import SIDES, Side
from cambio_spec.proof.difference.outcome import Compared, Tried
from cambio_spec.proof.outcome import Deal, ReadingsDisagree

MOST_MOVES = 4
"""So many moves are made in a situation: all that somebody may make by the name in question."""


class Playing(Protocol):
    """An engine: as much of its interface as it takes."""

    def deal_state(self, players: int, hands: Any, facts: Any, **told: Any) -> Any: ...
    def apply(self, state: Any, move: Any) -> Any: ...
    def snapshot(self, state: Any) -> tuple[Any, ...]: ...


Engines = Callable[[Side], Playing]


def replayed(programs: tuple[Program, Program], engines: Engines, compared: Compared) -> None:
    """Plays on from the situation, with each such move, in the evaluator and in the engine of
    either program. Raises `ReadingsDisagree` where these don't come to the same."""
    tried = compared.tried
    if tried is None or tried.labels is None:
        return
    for side in SIDES:
        program, label = programs[side], tried.labels[side]
        if not program.block(label).parameters:
            _replay(program, engines(side), tried, tried.deals[side], label, compared.names[side])


def _replay(
    program: Program, engine: Playing, tried: Tried, deal: Deal, label: str, name: str
) -> None:
    state = deal_state(
        program,
        deal.players,
        deal.zones,
        _facts(deal),
        label=label,
        faces=deal.faces,
        seen=deal.seen,
    )
    _agree(program, engine, state, _dealt(engine, deal, label), label)
    moves = [m for m in legal(program, state) if (m.player, m.name) == (tried.player, name)]
    for move in moves[:MOST_MOVES]:
        played = engine.apply(_dealt(engine, deal, label), move)
        _agree(program, engine, apply(program, state, move), played, label)


def _dealt(engine: Playing, deal: Deal, label: str) -> Any:
    told = {"label": label, "faces": deal.faces, "seen": deal.seen}
    return engine.deal_state(deal.players, deal.zones, _facts(deal), **told)


def _facts(deal: Deal) -> dict[str | tuple[str, int], Value]:
    return {
        name if owner is None else (name, owner): value
        for (name, owner), value in deal.facts.items()
    }


def _agree(program: Program, engine: Playing, state: State, other: Any, label: str) -> None:
    expected, found = snapshot(program, state), engine.snapshot(other)
    if expected != found:
        raise ReadingsDisagree("engine", label, expected, found)
