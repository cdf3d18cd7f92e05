"""The rules of a rule set as a rulebook goes through them: partners, steps, actions, powers, rules
of definitions, rules for people; each with its id, its canonical text and its place in the book."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from cambio_spec.constructs.action import Action
from cambio_spec.constructs.define import Define
from cambio_spec.constructs.editorial import SECTIONS, Editorial, SectionName
from cambio_spec.constructs.end_round import RoundEnds
from cambio_spec.constructs.go import GoTo
from cambio_spec.constructs.partners import PartnersPart
from cambio_spec.constructs.phase import PhasePart
from cambio_spec.constructs.power import Power
from cambio_spec.constructs.stage import StagePart
from cambio_spec.constructs.zone import ZonePart
from cambio_spec.kernel.walk import parts_of
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.nodes.parts import Step, write_rule
from cambio_spec.nodes.surface import Declaration, Effect, Item, Refill, Surface, Word
from cambio_spec.nodes.writing import BREAK, Writer
from cambio_spec.rulebook.atoms import message_name
from cambio_spec.syntax.format import writer

Bare = TypeVar("Bare", bound=Item)
S = TypeVar("S", bound=Surface)
Said = PartnersPart | Step | Action | Power | PhasePart | Define | Editorial | ZonePart


@dataclass(frozen=True, slots=True)
class Rule:
    """`id` is the origin of its kernel nodes, `text` its canonical text on one line, without
    citations and reasons; `item` carries where it stands and what it cites."""

    id: str
    text: str
    node: Said
    item: Item

    @property
    def message(self) -> str:
        return message_name(self.id)

    @property
    def stage(self) -> str | None:
        """The stage that a step belongs to."""
        return self.id.partition(".")[0] if isinstance(self.node, Step) else None

    @property
    def marks(self) -> tuple[str, ...]:
        return tuple(cite.text for cite in self.item.cites)


def sections_of(ruleset: Ruleset) -> Mapping[SectionName, tuple[Rule, ...]]:
    """The rules of a rule set as `sections` orders them, without the definitions that only rules
    ask which a variant has removed or the settings have left nothing of."""
    if not ruleset.variants and not ruleset.gone:
        return sections(ruleset.declarations, writer())
    asked_no_more = _needed(ruleset.base) - _needed(ruleset.declarations)
    kept = (
        d
        for d in ruleset.declarations
        if not isinstance(d, Define) or d.name.text not in asked_no_more
    )
    return sections(tuple(kept), writer())


def _needed(declarations: Sequence[Declaration]) -> frozenset[str]:
    """The definitions that play asks, itself or through others."""
    defines = {d.name.text: d for d in declarations if isinstance(d, Define)}
    found: set[str] = set()
    waiting: list[Declaration] = [d for d in declarations if not isinstance(d, Define)]
    while waiting:
        for name in asked(waiting.pop()):
            if name in defines and name not in found:
                found.add(name)
                waiting.append(defines[name])
    return frozenset(found)


def sections(
    declarations: Sequence[Declaration], text: Writer
) -> Mapping[SectionName, tuple[Rule, ...]]:
    """Every rule, in the section where play first needs it. A definition stands before the first
    rule that asks it; one that what is scored or won asks too, there; one that nothing asks closes
    the scoring."""
    places = stage_sections(declarations)
    defines = {d.name.text: d for d in declarations if isinstance(d, Define)}
    found: dict[SectionName, list[Rule]] = {name: [] for name in SECTIONS}
    told: set[str] = set()
    counted = _counted(declarations, defines, places, text)

    def tell(section: SectionName, rules: Iterable[Rule]) -> None:
        for rule in rules:
            for name in asked(rule.item if isinstance(rule.node, Define) else rule.node):
                later = name in counted and section not in COUNTING
                if name in defines and name not in told and not later:
                    told.add(name)
                    tell(section, _define_rules(defines[name], text))
            found[section].append(rule)

    for section in SECTIONS:
        for declaration in declarations:
            tell(section, _rules_of(declaration, section, places, text))
    for name, define in defines.items():
        if name not in told:
            told.add(name)
            tell("scoring", _define_rules(define, text))
    return {name: tuple(rules) for name, rules in found.items()}


COUNTING: tuple[SectionName, ...] = ("scoring", "winning")
"""Where a reader looks up what cards come to, and who is ahead."""


def _counted(
    declarations: Sequence[Declaration],
    defines: Mapping[str, Define],
    places: Mapping[str, SectionName],
    text: Writer,
) -> frozenset[str]:
    """The definitions that scoring or winning asks, itself or through others."""
    rules = (
        rule
        for section in COUNTING
        for declaration in declarations
        for rule in _rules_of(declaration, section, places, text)
    )
    waiting = [name for rule in rules for name in asked(rule.node)]
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in defines and name not in found:
            found.add(name)
            waiting += asked(defines[name])
    return frozenset(found)


def _rules_of(
    declaration: Declaration,
    section: SectionName,
    places: Mapping[str, SectionName],
    writer: Writer,
) -> Iterator[Rule]:
    match declaration:
        case StagePart(name=name, steps=steps) if places[name.text] == section:
            for step in steps:
                text = _line([writer.effects(step.effects)])
                item = _sourced(step, declaration)
                yield Rule(f"{name.text}.{step.name.text}", text, step, item)
        case PartnersPart() if section == "players":
            text = _line(writer.declaration(_bare(declaration)))
            yield Rule("partners", text, declaration, declaration)
        case PhasePart(names=(first, *_)) if section == "play":
            text = _line(writer.declaration(_bare(declaration)))
            yield Rule(first.text, text, declaration, declaration)
        case Action(name=name) if section == "play":
            text = _line(writer.declaration(_bare(declaration)))
            yield Rule(name.text, text, declaration, declaration)
        case ZonePart(name=name, refill=Refill()) | ZonePart(name=name, most=int()) if (
            section == "play"
        ):
            text = _line(writer.declaration(_bare(declaration)))
            yield Rule(name.text, text, declaration, declaration)
        case Editorial(name=name) if declaration.section.text == section:
            text = _line(writer.declaration(_bare(declaration)))
            yield Rule(name.text, text, declaration, declaration)
        case Power(name=name) if section == "powers":
            text = _line(writer.declaration(_bare(declaration)))
            yield Rule(name.text, text, declaration, declaration)


def _define_rules(define: Define, writer: Writer) -> Iterator[Rule]:
    if define.plain:
        (rule,) = define.rules
        bare = replace(define, rules=(_bare(rule),), above=(), beside=None)
        yield Rule(define.name.text, _line(writer.declaration(bare)), define, rule)
        return
    for rule in define.rules:
        text = _line([write_rule(rule)])
        yield Rule(define.rule_id(rule), text, define, _sourced(rule, define))


def _sourced(item: Bare, around: Item) -> Bare:
    """With the places that what stands around it cites, if it cites none."""
    return item if item.cites else replace(item, cites=around.cites)


def _bare(item: Bare) -> Bare:
    return replace(item, above=(), beside=None, because=None, cites=())


def _line(lines: Sequence[str]) -> str:
    return " ".join(" ".join(lines).replace(BREAK, " ").split())


def stage_sections(declarations: Sequence[Declaration]) -> Mapping[str, SectionName]:
    """Where the steps of each stage belong, by what leads to it and where it leads."""
    stages = {d.name.text: d for d in declarations if isinstance(d, StagePart)}
    phases = {n.text for d in declarations if isinstance(d, PhasePart) for n in d.names}
    leads = {name: tuple(_leads(stage)) for name, stage in stages.items()}
    ends = {to.block.text for stage in stages.values() for to in below(stage, RoundEnds)}
    places: dict[str, SectionName] = {}

    def spread(name: str, section: SectionName) -> None:
        if name in stages and name not in places:
            places[name] = section
            for following in leads[name]:
                spread(following, section)

    for name, stage in stages.items():
        if stage.occasion == "round":
            spread(name, "setup")
    for name, stage in stages.items():
        if stage.occasion == "match":
            spread(name, "players")
    for name in sorted(ends):
        spread(name, "winning")
    left = [name for name in stages if name not in places]
    goes_on = {name for name in left if set(leads[name]) & phases}
    while more := {n for n in left if n not in goes_on and set(leads[n]) & goes_on}:
        goes_on |= more
    for name in left:
        places[name] = "play" if name in goes_on else "scoring"
    return places


def _leads(stage: StagePart) -> Iterator[str]:
    for jump in below(stage, GoTo):
        yield jump.block.text


def leads(effects: Sequence[Effect]) -> tuple[str, ...]:
    """The phases and stages to which effects may lead, in written order."""
    return tuple(jump.block.text for jump in below(tuple(effects), GoTo))


def asked(node: object) -> Iterator[str]:
    """Every name that is used in a node, in written order."""
    for word in below(node, Word):
        yield word.text


def below(node: object, kind: type[S]) -> Iterator[S]:
    """Every node of that kind in a node or in several, in written order."""
    if isinstance(node, kind):
        yield node
    if isinstance(node, tuple):
        for child in node:
            yield from below(child, kind)
    elif isinstance(node, Surface):
        for name in parts_of(type(node)):
            if name != "span":
                part = getattr(node, name)
                if isinstance(part, tuple | Surface):
                    yield from below(part, kind)
