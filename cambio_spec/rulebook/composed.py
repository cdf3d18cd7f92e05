"""What a rule does, in the tool's own words, and what these are read against."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import assert_never

from cambio_spec.constructs.action import Action
from cambio_spec.constructs.define import Define
from cambio_spec.constructs.editorial import Editorial, SectionName
from cambio_spec.constructs.go import GoTo
from cambio_spec.constructs.partners import PartnersPart
from cambio_spec.constructs.phase import PhasePart
from cambio_spec.constructs.power import Power
from cambio_spec.constructs.zone import ZonePart
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.nodes.parts import Rule as DefinedBy
from cambio_spec.nodes.parts import Step
from cambio_spec.nodes.surface import Effect, Expression, Word
from cambio_spec.nodes.writing import expression
from cambio_spec.rulebook.atoms import Atoms, message_name
from cambio_spec.rulebook.conditions import conditions
from cambio_spec.rulebook.defined import defined
from cambio_spec.rulebook.document import Item, Text
from cambio_spec.rulebook.effects import described
from cambio_spec.rulebook.flow import ends_turn
from cambio_spec.rulebook.onward import Onward
from cambio_spec.rulebook.places import Table, Undescribed, Use
from cambio_spec.rulebook.rules import Rule, asked, leads
from cambio_spec.rulebook.settled import left_of
from cambio_spec.rulebook.wording import Wording
from cambio_spec.rulebook.zones import told_once


def table_of(
    ruleset: Ruleset, wording: Wording, atoms: Mapping[str, Atoms], onward: Onward
) -> Table:
    """What the sentences of a rule set are read against."""
    return Table(
        ruleset.program,
        wording,
        {n: v for a in atoms.values() for n, v in a.numbers},
        powers=_use(ruleset),
        settings=ruleset.settings,
        defined={define.name.text: define for define in ruleset.all(Define)},
        turns=_turns(ruleset),
        onward=onward,
    )


def composed(
    rule: Rule, section: SectionName | None, ruleset: Ruleset, table: Table
) -> tuple[Item, ...]:
    """A rule from its effects, or from what it gives. Raises `Undescribed`; also for what has
    neither: partners, a rule for people."""
    node = rule.node
    table = replace(table, section=section)
    if section == "play":
        table = replace(table, mover=_mover(ruleset))
    match node:
        case Step(effects=effects):
            return _going_on(effects, described(effects, table), table)
        case Action(when=when, effects=effects):
            limits = tuple(_limits(node, when, table))
            done = described(effects, table) or (Item(_nothing(node, ruleset, table)),)
            return (*done, *limits)
        case Power(when=when, effects=effects):
            limits = tuple(_limits(node, when, table))
            return (*described(effects, table), *limits)
        case Define():
            assert isinstance(rule.item, DefinedBy)
            return (Item(defined(node, rule.item, table)),)
        case PartnersPart() | Editorial():
            raise Undescribed(rule.item)
        case PhasePart() | ZonePart():
            return tuple(Item(text) for text in told_once(node, table))
        case _:
            assert_never(node)


def _going_on(effects: Sequence[Effect], said: tuple[Item, ...], table: Table) -> tuple[Item, ...]:
    """Of a step after which a new round begins, whatever the case: unless the match has ended
    before."""
    last = Item(table.wording.text("goes-round", {}))
    if isinstance(effects[-1], GoTo) and said[-1:] == (last,):
        return (*said[:-1], Item(table.wording.text("goes-round-again", {})))
    return said


def _nothing(action: Action, ruleset: Ruleset, table: Table) -> Text:
    """What an action does that only leads somewhere."""
    goals = {table.onward.goal(to, table.section) for to in leads(action.effects)}
    match tuple(goals):
        case (("section", section),):
            title = table.wording.string(f"section-{section}", {})
            return table.wording.text("goes-section", {"section": title})
        case _:
            ends = ends_turn(action, ruleset)
            return table.wording.text("action-ends-turn" if ends else "action-nothing", {})


def _limits(node: Action | Power, when: Expression | None, table: Table) -> Iterator[Item]:
    """When an action or a power is open at all, and to whom."""
    needed = when is None or left_of(when, table.settings)
    if not isinstance(needed, bool):
        yield from (Item(text) for text in conditions(needed, table, "only-if"))
        yield from _explained(needed, table)
    if isinstance(node, Action) and node.anybody:
        yield Item(table.wording.text("action-anybody", {}))
    if isinstance(node, Power) and not node.optional:
        yield Item(table.wording.text("power-forced", {}))


def _explained(asked_for: Expression, table: Table) -> Iterator[Item]:
    """Where in the book is told what a condition asks."""
    names = [
        name for name in asked(asked_for) if f"define-{message_name(name)}" in table.wording.own
    ]
    sections = dict.fromkeys(table.onward.meanings.get(name, table.section) for name in names)
    for section in sections:
        if section not in (None, table.section):
            title = table.wording.string(f"section-{section}", {})
            yield Item(table.wording.text("see-section", {"section": title}))


def _use(ruleset: Ruleset) -> Use:
    optional = {power.optional for power in ruleset.all(Power)}
    if len(optional) > 1:
        return "some"
    return "must" if optional == {False} else "may"


def _turns(ruleset: Ruleset) -> frozenset[str]:
    """The facts that name whoever acts."""
    actors = (phase.actor for phase in ruleset.all(PhasePart))
    return frozenset(actor.text for actor in actors if isinstance(actor, Word))


def _mover(ruleset: Ruleset) -> str | None:
    """The fact that names whoever acts, where in all of play that is the same player: then nobody
    has to be told who does what a stage does in their name."""
    actors = {expression(phase.actor) for phase in ruleset.all(PhasePart)}
    if any(action.anybody for action in ruleset.all(Action)) or len(actors) != 1:
        return None
    (actor,) = actors
    return actor
