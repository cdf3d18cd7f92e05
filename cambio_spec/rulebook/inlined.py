"""Definitions that need no sentence: whatever asks them says what they stand for."""

from __future__ import annotations

from cambio_spec.constructs.define import Define
from cambio_spec.rulebook.atoms import message_name
from cambio_spec.rulebook.places import Undescribed
from cambio_spec.rulebook.rules import Rule, asked
from cambio_spec.rulebook.sentences import Sentences


def inlined(rule: Rule, said: Sentences) -> bool:
    """Whether each rule that asks a definition is told in the tool's own words, in which the game
    has no name for it."""
    node = rule.node
    if not isinstance(node, Define) or not node.plain or said.sentence(rule) is not None:
        return False
    name = node.name.text
    if {message_name("define", name), rule.message} & set(said.wording.own):
        return False
    asking = [r for r in said.rules.values() if r.id != rule.id and name in asked(_of(r))]
    return bool(asking) and all(_composed(one, said) for one in asking)


def _of(rule: Rule) -> object:
    return rule.item if isinstance(rule.node, Define) else rule.node


def _composed(rule: Rule, said: Sentences) -> bool:
    if said.sentence(rule) is not None:
        return False
    try:
        return not any(lack.name.startswith("define-") for lack in said.lacks(rule))
    except Undescribed:
        return False
