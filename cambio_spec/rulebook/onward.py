"""Where play goes on: in the words of a sentence, or in what is told below it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from cambio_spec.constructs.action import Action
from cambio_spec.constructs.define import Define
from cambio_spec.constructs.editorial import SectionName
from cambio_spec.constructs.go import GoTo
from cambio_spec.constructs.power import Power
from cambio_spec.constructs.stage import StagePart
from cambio_spec.constructs.when import When
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.nodes.parts import Step
from cambio_spec.rulebook.document import Item
from cambio_spec.rulebook.flow import first_phase
from cambio_spec.rulebook.rules import Rule, leads, stage_sections

Goal = Literal["turn", "on", "round"] | tuple[Literal["section"], SectionName]


def nothing(_stage: str) -> tuple[Item, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Onward:
    """`first` is the phase with which turns begin, `round` the stage with which rounds do; `stages`
    are the sections in which stages are told, `leads` where each leads, `meanings` the sections in
    which definitions are told. `below` tells a stage as a part of the only step that
    leads to it, and says nothing of others."""

    first: str | None = None
    round: str | None = None
    stages: Mapping[str, SectionName] = field(default_factory=dict)
    leads: Mapping[str, frozenset[str]] = field(default_factory=dict)
    meanings: Mapping[str, SectionName] = field(default_factory=dict)
    below: Callable[[str], tuple[Item, ...]] = nothing

    def goal(self, to: str, here: SectionName | None) -> Goal:
        """What a phase or a stage is to somebody who reads the section `here`."""
        if to == self.first:
            return "turn" if here != "setup" else "on"
        if to == self.round and here != "setup":
            return "round" if here in ("scoring", "winning") else ("section", "setup")
        section = self.stages.get(to, here)
        return "on" if section in (here, None) else ("section", section)


def onward_of(ruleset: Ruleset, sections: Mapping[SectionName, tuple[Rule, ...]]) -> Onward:
    meanings = {
        rule.node.name.text: section
        for section, rules in sections.items()
        for rule in rules
        if isinstance(rule.node, Define)
    }
    return Onward(
        first_phase(ruleset),
        ruleset.program.round_start,
        stage_sections(ruleset.declarations),
        {
            stage.name.text: frozenset(to for step in stage.steps for to in leads(step.effects))
            for stage in ruleset.all(StagePart)
        },
        meanings,
    )


def branches(ruleset: Ruleset) -> Mapping[str, tuple[str, ...]]:
    """The stages to which only one step leads, one that leads to others in other cases, in the
    same section of the book; by the id of that step."""
    sections = stage_sections(ruleset.declarations)
    stages = {stage.name.text: stage for stage in ruleset.all(StagePart)}
    ways = dict(_ways(ruleset))
    entered = Counter(to for targets in ways.values() for to in set(targets))
    found: dict[str, tuple[str, ...]] = {}
    for source, targets in ways.items():
        stage, _, step = source.partition(".")
        if not step or len(set(targets)) < 2:
            continue
        alone = tuple(
            to
            for to in dict.fromkeys(targets)
            if to in stages
            and entered[to] == 1
            and stages[to].occasion is None
            and sections[to] == sections[stage]
        )
        if alone:
            found[source] = alone
    return found


def is_fork(rule: Rule) -> bool:
    """Whether a step only leads to one stage or another: then what stands below its cases says
    nothing that a sentence of the game about it says too."""
    match rule.node:
        case Step(effects=(When(then=GoTo(), otherwise=None | GoTo()), *rest)):
            return all(isinstance(effect, GoTo) for effect in rest)
        case _:
            return False


def _ways(ruleset: Ruleset) -> Iterator[tuple[str, tuple[str, ...]]]:
    for stage in ruleset.all(StagePart):
        for step in stage.steps:
            yield f"{stage.name.text}.{step.name.text}", leads(step.effects)
    for action in ruleset.all(Action):
        yield action.name.text, leads(action.effects)
    for power in ruleset.all(Power):
        yield power.name.text, leads(power.effects)
