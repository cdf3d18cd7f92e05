"""The course of a turn: which actions open it, which follow from which, which may come at any
time. A diagram and a list are made of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from cambio_spec.constructs.action import Action
from cambio_spec.constructs.phase import PhasePart
from cambio_spec.constructs.stage import StagePart
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.rulebook.rules import Rule, leads


@dataclass(frozen=True, slots=True)
class Way:
    """An action, and what a player decides next because of it."""

    rule: Rule
    then: tuple[Way, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """`ways` open a turn; `any_time` are open in several phases or to several players; `rest` lead
    to no decision and follow from none, such as ending a turn."""

    ways: tuple[Way, ...]
    any_time: tuple[Way, ...]
    rest: tuple[Way, ...]


def turn(ruleset: Ruleset, rules: Sequence[Rule]) -> Turn:
    """The actions among `rules`, each exactly once."""
    actions = {rule.id: rule for rule in rules if isinstance(rule.node, Action)}
    phases = _phases(actions.values())
    first = _first_phase(ruleset)
    told: set[str] = set()

    def ways(names: Iterable[str]) -> tuple[Way, ...]:
        fresh = [name for name in names if name not in told]
        told.update(fresh)
        return tuple(Way(actions[name], ways(_decided(actions[name], phases))) for name in fresh)

    any_time = ways(name for name, rule in actions.items() if _is_any_time(_action(rule)))
    opening = ways(phases.get(first, ()) if first is not None else ())
    return Turn(opening, any_time, ways(actions))


def _action(rule: Rule) -> Action:
    assert isinstance(rule.node, Action)
    return rule.node


def _is_any_time(action: Action) -> bool:
    return action.anybody or len(action.phases) > 1


def _phases(rules: Iterable[Rule]) -> Mapping[str, tuple[str, ...]]:
    """The actions that are the actor's and open in one phase only, by phase."""
    found: dict[str, tuple[str, ...]] = {}
    for rule in rules:
        action = _action(rule)
        if not _is_any_time(action):
            (phase,) = action.phases
            found[phase.text] = (*found.get(phase.text, ()), rule.id)
    return found


def _decided(rule: Rule, phases: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """The actions of the phases to which an action leads, where there is more than one."""
    following = [name for to in leads(_action(rule).effects) for name in phases.get(to, ())]
    return tuple(following) if len(following) > 1 else ()


def _first_phase(ruleset: Ruleset) -> str | None:
    """The first phase that a round comes to."""
    stages = {stage.name.text: stage for stage in ruleset.all(StagePart)}
    phases = {name.text for part in ruleset.all(PhasePart) for name in part.names}
    seen: set[str] = set()
    waiting = [ruleset.program.round_start]
    while waiting:
        name = waiting.pop(0)
        if name in phases:
            return name
        if name in stages and name not in seen:
            seen.add(name)
            waiting += [to for step in stages[name].steps for to in leads(step.effects)]
    return None
