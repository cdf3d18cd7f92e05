"""The names of rules, and what in a configuration mentions rules that it doesn't have."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import replace
from typing import assert_never

from cambio_spec.constructs.accept import Accept
from cambio_spec.constructs.deck import DeckPart
from cambio_spec.constructs.define import Define
from cambio_spec.constructs.option import Option
from cambio_spec.constructs.param import Param
from cambio_spec.constructs.partners import PartnersPart
from cambio_spec.constructs.phase import PhasePart
from cambio_spec.constructs.players import PlayersPart
from cambio_spec.constructs.question import Question
from cambio_spec.constructs.stage import StagePart
from cambio_spec.constructs.table import Table
from cambio_spec.nodes.parts import Row, Rule, Step
from cambio_spec.nodes.surface import Declaration, Word

Declarations = tuple[Declaration, ...]
PartItem = Rule | Row | Step | Param | Option


def named(node: Declaration) -> str | None:
    """What a declaration goes by: the name that it brings into being, if it is a single one."""
    match node:
        case PlayersPart():
            return "players"
        case PartnersPart():
            return "partners"
        case DeckPart():
            return "deck"
        case PhasePart(names=(first, *_)):
            return first.text
        case Accept(code=code, rule=path):
            return f"accept {code} at {path.text}"
    name = getattr(node, "name", None)
    return name.text if isinstance(name, Word) else None


def part_items(node: Declaration) -> Sequence[PartItem] | None:
    """The parts of a declaration that variants may change by themselves; None where it has none."""
    match node:
        case Define(rules=rules):
            return rules
        case Table(rows=rows):
            return rows
        case StagePart(steps=steps):
            return steps
        case Param() | Option():
            return (node,)
        case _:
            return None


def part_name(item: PartItem) -> str:
    """The name of a part in its declaration; "" for what has no other name than that."""
    match item:
        case Row(selector=selector):
            return selector.label
        case Rule(name=name):
            return "" if name is None else name.text
        case Step(name=name):
            return name.text
        case Param() | Option():
            return ""
        case _:
            assert_never(item)


def rule_id(stem: str, part: str) -> str:
    return f"{stem}.{part}" if part else stem


Overridden = Mapping[str, tuple[Word, ...]]
"""Rules that are gone, and what each of them overrode."""


def consistent(nodes: Declarations, family: Set[str], gone: Overridden) -> Declarations:
    """Without mention of rules of the family that this configuration doesn't have: nothing
    overrides them, no question is ruled by them alone, nothing is accepted there.

    What overrode a rule that is gone overrides what that one did: the order of the rest stays."""
    here = set(_ids(nodes))
    absent = {name for name in family if name not in here}
    return tuple(kept for node in nodes if (kept := _without(node, absent, gone)) is not None)


def _ids(nodes: Iterable[Declaration]) -> Iterator[str]:
    for node in nodes:
        name = named(node)
        if name is None:
            continue
        yield name
        for item in part_items(node) or ():
            yield rule_id(name, part_name(item))


def _without(node: Declaration, absent: Set[str], gone: Overridden) -> Declaration | None:
    match node:
        case Define(name=name, rules=rules):
            return replace(
                node, rules=tuple(overriding(rule, name.text, absent, gone) for rule in rules)
            )
        case Question(rules=paths) if any(p.text in absent for p in paths):
            kept = tuple(path for path in paths if path.text not in absent)
            return replace(node, rules=kept) if kept else None
        case Accept(rule=path) if path.text in absent:
            return None
        case _:
            return node


def overriding(rule: Rule, stem: str, absent: Set[str], gone: Overridden) -> Rule:
    """A rule of the definition `stem` that overrides nothing `absent`."""
    waiting, kept, seen = list(rule.overrides), dict[str, Word](), set[str]()
    while waiting:
        word = waiting.pop(0)
        name = f"{stem}.{word.text}"
        if name not in absent:
            kept.setdefault(word.text, word)
        elif name not in seen:
            seen.add(name)
            waiting += gone.get(name, ())
    return replace(rule, overrides=tuple(kept.values())) if seen else rule
