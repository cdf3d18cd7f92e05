"""The course of a turn: which actions open it, which follow from which, which may come at any
time. A diagram and a list are made of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from cambio_spec.constructs.action import Action
from cambio_spec.constructs.phase import PhasePart
from cambio_spec.constructs.stage import StagePart
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.nodes.writing import expression
from cambio_spec.rulebook.rules import Rule, leads


@dataclass(frozen=True, slots=True)
class Way:
    """An action, and what a player decides next because of it. `again`: another way has led to the
    action before, and it is told there."""

    rule: Rule
    then: tuple[Way, ...]
    again: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    """`ways` open a turn; `any_time` are open in the phase that opens it and in others, or to
    several players; `rest` follow from none of them alone: what ends every turn, or what another
    player decides."""

    ways: tuple[Way, ...]
    any_time: tuple[Way, ...]
    rest: tuple[Way, ...]


def turn(ruleset: Ruleset, rules: Sequence[Rule]) -> Turn:
    """The actions among `rules`, each once, and `again` where another way leads to it."""
    actions = {rule.id: rule for rule in rules if isinstance(rule.node, Action)}
    first = first_phase(ruleset)
    always = [name for name, rule in actions.items() if _is_any_time(_action(rule), first)]
    phases = _phases(rule for name, rule in actions.items() if name not in always)
    told: set[str] = set()
    decided = _Decisions(ruleset, actions, phases, first)

    def ways(names: Iterable[str]) -> tuple[Way, ...]:
        listed = [(name, name in told) for name in names]
        told.update(name for name, _ in listed)
        return tuple(way(name, again) for name, again in listed)

    def way(name: str, again: bool) -> Way:
        following = () if again else ways(decided.after(name))
        return Way(actions[name], following, again)

    any_time = ways(always)
    opening = ways(phases.get(first, ()) if first is not None else ())
    left = [name for name in actions if name not in told]
    follow = {following for name in left for following in decided.after(name)}
    rest = ways(name for name in left if name not in follow)
    return Turn(opening, any_time, (*rest, *ways(name for name in left if name not in told)))


def ends_turn(action: Action, ruleset: Ruleset) -> bool:
    """Whether nothing is left to decide in a turn after an action: it leads to where turns begin,
    or to nobody's turn any more."""
    to = next(_reached(leads(action.effects), ruleset), None)
    return to in (None, first_phase(ruleset))


class _Decisions:
    """What is decided after each action."""

    def __init__(
        self,
        ruleset: Ruleset,
        actions: Mapping[str, Rule],
        phases: Mapping[str, tuple[str, ...]],
        first: str | None,
    ) -> None:
        self._ruleset, self._phases, self._first = ruleset, phases, first
        parts = tuple(ruleset.all(PhasePart))
        self._actors = {name.text: expression(p.actor) for p in parts for name in p.names}
        self._open = {name: self._next(_action(rule)) for name, rule in actions.items()}

    def after(self, name: str) -> tuple[str, ...]:
        """The ways to go on where there are several; but not those that another action opens too:
        they don't depend on what was done. An action that only they lead to is no other: it comes
        back to them."""
        own = (ways for ways in self._open[name] if not self._opened_elsewhere(ways, name))
        found = tuple(dict.fromkeys(way for ways in own for way in ways))
        return found if len(found) > 1 else ()

    def _opened_elsewhere(self, ways: tuple[str, ...], name: str) -> bool:
        others = {other for other, opened in self._open.items() if ways in opened and other != name}
        return bool(others - self._below(ways))

    def _below(self, names: tuple[str, ...]) -> set[str]:
        """Actions, and all that may follow from them in the same turn."""
        below: set[str] = set()
        waiting = list(names)
        while waiting:
            if (name := waiting.pop()) not in below:
                below.add(name)
                waiting += (way for ways in self._open[name] for way in ways)
        return below

    def _next(self, action: Action) -> tuple[tuple[str, ...], ...]:
        """What is open in each phase that may be next: another one of the same player, and not a
        new turn."""
        here = {phase.text for phase in action.phases}
        actors = {self._actors[phase] for phase in here}
        return tuple(
            self._phases[to]
            for to in _reached(leads(action.effects), self._ruleset)
            if to not in here
            and to != self._first
            and self._actors[to] in actors
            and to in self._phases
        )


def _action(rule: Rule) -> Action:
    assert isinstance(rule.node, Action)
    return rule.node


def _is_any_time(action: Action, first: str | None) -> bool:
    """Whether an action comes before others, and also after them."""
    phases = [phase.text for phase in action.phases]
    return action.anybody or (len(phases) > 1 and first in phases)


def _phases(rules: Iterable[Rule]) -> Mapping[str, tuple[str, ...]]:
    """The actions that are open in each phase."""
    found: dict[str, tuple[str, ...]] = {}
    for rule in rules:
        for phase in _action(rule).phases:
            found[phase.text] = (*found.get(phase.text, ()), rule.id)
    return found


def first_phase(ruleset: Ruleset) -> str | None:
    """The first phase that a round comes to."""
    return next(_reached((ruleset.program.round_start,), ruleset), None)


def _reached(names: Iterable[str], ruleset: Ruleset) -> Iterator[str]:
    """The phases that are next when play goes there, perhaps through stages; the nearest first."""
    stages = {stage.name.text: stage for stage in ruleset.all(StagePart)}
    phases = {name.text for part in ruleset.all(PhasePart) for name in part.names}
    waiting = list(dict.fromkeys(names))
    for name in waiting:  # grows while it is gone through
        if name in phases:
            yield name
        elif name in stages:
            following = (to for step in stages[name].steps for to in leads(step.effects))
            waiting += [to for to in dict.fromkeys(following) if to not in waiting]
