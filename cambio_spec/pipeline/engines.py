"""The generated engine of a rule set: its text, and the answers that it gives."""

from __future__ import annotations

import keyword
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from cambio_spec.kernel.opening import Facts
from cambio_spec.kernel.state import Move, Value
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.proof.knowledge.starts import Start
from cambio_spec.proof.outcome import Answer, Deal
from cambio_spec.proof.trial import Played


def module_name(ruleset: Ruleset) -> str:
    """What the engine of a rule set is called: a name that Python can import."""
    name = ruleset.name.replace("+", "_").replace("=", "_")
    return name + "_" if keyword.iskeyword(name) else name


def engine_source(ruleset: Ruleset) -> str:
    """The Python module that plays a rule set."""
    from cambio_spec.engine.emit import emit

    rules = {
        rule.id: rule.text + (f" [{', '.join(rule.cites)}]" if rule.cites else "")
        for rule in ruleset.rules.values()
    }
    return emit(ruleset.program, f"The engine of {ruleset.name}.", rules)


def engine(ruleset: Ruleset) -> ModuleType:
    """The engine of a rule set, loaded."""
    from cambio_spec.engine.loader import load as load_engine

    return load_engine(engine_source(ruleset), ruleset.game.name.text)


def answered(module: ModuleType, deal: Deal, decision: str) -> Answer:
    """What an engine says that a decision gives."""
    facts = {
        name if owner is None else (name, owner): value
        for (name, owner), value in deal.facts.items()
    }
    state = module.deal_state(deal.players, deal.zones, facts, faces=deal.faces, seen=deal.seen)
    verdict = module.decide(state, decision, *deal.arguments)
    return verdict.status, verdict.value, tuple(verdict.rules)


@dataclass(frozen=True, slots=True)
class Readings:
    """What the generated engine of a rule set says, beside the evaluator; made when first asked."""

    ruleset: Ruleset
    _made: list[ModuleType] = field(default_factory=list)

    @property
    def _module(self) -> ModuleType:
        if not self._made:
            self._made.append(engine(self.ruleset))
        return self._made[0]

    def answer(self, deal: Deal, decision: str) -> Answer:
        """A `proof.outcome.Engine`, for replaying witnesses."""
        return answered(self._module, deal, decision)

    def watch(
        self, start: Start, moves: Sequence[Move], viewer: int
    ) -> Sequence[Mapping[str, object]]:
        """A `proof.knowledge.replay.Watch`."""
        state = self._dealt(start)
        found = [self._module.observe(state, viewer)]
        for move in moves:
            state = self._module.apply(state, tuple(move))
            found.append(self._module.observe(state, viewer))
        return found

    def run(self, start: Start, moves: Sequence[Move]) -> tuple[object, Sequence[Move]]:
        """A `proof.races.replay.Runs`."""
        state = self._dealt(start)
        for move in moves:
            state = self._module.apply(state, tuple(move))
        return self._module.snapshot(state), self._module.legal(state)

    def _dealt(self, start: Start) -> Any:
        deal = start.deal
        return self._module.deal_state(
            deal.players,
            deal.zones,
            _by_name(deal),
            label=start.label,
            arguments=start.arguments,
            faces=deal.faces,
            seen=deal.seen,
        )

    def play(self, players: int, seed: int, single_round: bool, most: int) -> Played:
        """A `proof.trial.Play`: a round or a match of random moves."""
        by_chance = self._module.random_round if single_round else self._module.play_random
        state = by_chance(players, seed, most)
        waits = state.label if state.status == "waiting" else None
        return Played([move for move, _ in state.log], state.halt, waits)

    @property
    def playing(self) -> Playing:
        """Play move by move."""
        return Playing(self)

    @property
    def module(self) -> ModuleType:
        return self._module


@dataclass(frozen=True, slots=True)
class Playing:
    """A `proof.play.real.Reading`."""

    readings: Readings

    def begin(self, players: int, seed: int, facts: Facts) -> Any:
        return self.readings.module.new_round(players, seed, facts)

    def moves(self, state: Any) -> Sequence[Move]:
        found: Sequence[Move] = self.readings.module.legal(state)
        return found

    def after(self, state: Any, move: Move) -> Any:
        other = state.copy()
        self.readings.module.apply(other, tuple(move))
        return other

    def sizes(self, state: Any) -> Sequence[int | Sequence[int]]:
        return [_counted(state, zone) for zone in self.readings.module.GAME.zones.values()]

    def key(self, state: Any) -> Any:
        """The same for states that differ only in how they came about."""
        _, label, arguments, facts, zones, faces, seen, *_ = self.readings.module.snapshot(state)
        return label, arguments, facts, zones, faces, seen

    def chance(self, state: Any) -> int:
        found: int = state.random
        return found

    def halt(self, state: Any) -> tuple[Any, ...] | None:
        halt: tuple[Any, ...] | None = state.halt
        return halt


def _counted(state: Any, zone: Any) -> int | Sequence[int]:
    lying = getattr(state, zone.attribute)
    if lying and isinstance(lying[0], list):
        return [sum(card is not None for card in own) for own in lying]
    return sum(card is not None for card in lying)


def _by_name(deal: Deal) -> dict[str | tuple[str, int], Value]:
    """Facts as an engine takes them."""
    return {(n if owner is None else (n, owner)): v for (n, owner), v in deal.facts.items()}
