"""The generated engine of a rule set: its text, and the answers that it gives."""

from __future__ import annotations

import keyword
from collections.abc import Callable, Mapping
from functools import cache
from types import ModuleType

from cambio_spec.kernel.state import Position, Slots, Value
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.proof.outcome import Answer, Engine


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


def engine_reading(ruleset: Ruleset) -> Engine:
    """The generated engine's answers, for replaying witnesses; made when first asked."""

    @cache
    def module() -> Callable[..., Answer]:
        made = engine(ruleset)

        def answer(
            players: int,
            zones: Mapping[Position, Slots],
            facts: Mapping[Position, Value],
            decision: str,
            arguments: tuple[Value, ...],
        ) -> Answer:
            told = {
                name if owner is None else (name, owner): v for (name, owner), v in facts.items()
            }
            state = made.deal_state(players, zones, told)
            verdict = made.decide(state, decision, *arguments)
            return verdict.status, verdict.value, tuple(verdict.rules)

        return answer

    return lambda *asked: module()(*asked)
