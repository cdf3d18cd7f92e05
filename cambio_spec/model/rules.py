"""Every rule of a rule set by its id."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cambio_spec.constructs.action import Action
from cambio_spec.constructs.deck import DeckPart
from cambio_spec.constructs.define import Define
from cambio_spec.constructs.editorial import Editorial
from cambio_spec.constructs.fact import FactPart
from cambio_spec.constructs.option import Option
from cambio_spec.constructs.param import Param
from cambio_spec.constructs.partners import PartnersPart
from cambio_spec.constructs.phase import PhasePart
from cambio_spec.constructs.players import PlayersPart
from cambio_spec.constructs.power import Power
from cambio_spec.constructs.property import Property
from cambio_spec.constructs.question import Question
from cambio_spec.constructs.stage import StagePart
from cambio_spec.constructs.table import Table
from cambio_spec.constructs.zone import ZonePart
from cambio_spec.model.ruleset import Rule
from cambio_spec.nodes.parts import write_row, write_rule
from cambio_spec.nodes.surface import Declaration, Expression, Item
from cambio_spec.nodes.writing import BREAK, HEAD, Writer, expression
from cambio_spec.source.citations import Citation


def rules(declarations: tuple[Declaration, ...], writer: Writer) -> dict[str, Rule]:
    """Rule ids in the order of the text. A phase and a question are rules too."""
    found: dict[str, Rule] = {}
    for declaration in declarations:
        for rule in _rules(declaration, writer):
            found.setdefault(rule.id, rule)
    return found


def _rules(node: Declaration, writer: Writer) -> Iterator[Rule]:
    match node:
        case Define():
            for rule in node.rules:
                yield _rule(node.rule_id(rule), rule, write_rule(rule), node)
        case Table(name=name):
            for row in node.rows:
                label = f"{name.text}.{row.selector.label}"
                yield _rule(label, row, write_row(row), node)
        case StagePart(name=name):
            for step in node.steps:
                text = writer.effects(step.effects)
                yield _rule(f"{name.text}.{step.name.text}", step, text, node)
        case Action(name=name, effects=effects, when=when, anybody=anybody):
            yield _rule(name.text, node, _opening(when, anybody) + writer.effects(effects))
        case Power(name=name, effects=effects, when=when):
            yield _rule(name.text, node, _opening(when) + writer.effects(effects))
        case ZonePart() | FactPart() | Param() | Option() | Editorial() | Question() | Property():
            yield _rule(node.name.text, node, _one_line(node, writer))
        case PhasePart():
            for name in node.names:
                yield _rule(name.text, node, _one_line(node, writer))
        case PlayersPart():
            yield _rule("players", node, _one_line(node, writer))
        case PartnersPart():
            yield _rule("partners", node, _one_line(node, writer))
        case DeckPart():
            yield _rule("deck", node, _one_line(node, writer))
        case _:
            return


def _opening(when: Expression | None, anybody: bool = False) -> str:
    """What stands before the effects: who may do them, and when."""
    parts = ["by any player"] if anybody else []
    parts += [] if when is None else [f"when {expression(when)}"]
    return f"{' '.join(parts)}: " if parts else ""


def _one_line(node: Declaration, writer: Writer) -> str:
    """A declaration without its comments, reason and citations."""
    bare = replace(node, above=(), beside=None, because=None, cites=())
    return " ".join(" ".join(writer.declaration(bare)).split())


def _rule(name: str, item: Item, text: str, around: Item | None = None) -> Rule:
    cites = item.cites or (around.cites if around is not None else ())
    because = item.because or (around.because if around is not None else None)
    return Rule(
        name,
        item,
        text.replace(BREAK, " ").replace(HEAD, " "),
        tuple(str(Citation(c.edition, c.section, c.item)) for c in cites),
        because.text if because else None,
    )
