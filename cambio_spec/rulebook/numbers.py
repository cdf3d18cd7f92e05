"""Numbers that stand in a rule itself, without a name.

A sentence may use each of them, as `$number-4`. Which of them it has to use is another matter:
0 and 1 are said in words as well, “no card”, “the top card”; see `atoms`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cambio_spec.constructs.define import Define
from cambio_spec.nodes.surface import Item, Minus, Number, RowOf
from cambio_spec.rulebook.rules import Rule, below

STEM = "number-"


def number_name(number: int) -> str:
    """The variable of a number that has no name of its own: `number-4`, `number-minus-4`."""
    return f"{STEM}{number}".replace("--", "-minus-")


def literals(rule: Rule) -> Mapping[str, int]:
    """Every number that is written in a rule, by its variable, in written order."""
    node = rule.item if isinstance(rule.node, Define) else rule.node
    known, found = _LITERALS.get(id(node), (None, {}))
    if known is not node:
        found = {number_name(number): number for number in _written(node)}
        if len(_LITERALS) > MOST_KEPT:
            _LITERALS.clear()
        _LITERALS[id(node)] = node, found
    return found


MOST_KEPT = 2000
_LITERALS: dict[int, tuple[Item, Mapping[str, int]]] = {}
"""By the node, which is kept so that no other takes its place: the same rule is asked about in
each language, and in many configurations."""


def _written(node: Item) -> Iterator[int]:
    for number in below(node, Number):
        yield number.value
    for minus in below(node, Minus):
        if isinstance(minus.operand, Number):
            yield -minus.operand.value
    for of in below(node, RowOf):
        yield of.row
