"""What was agreed on before play decides of a condition, as rules write it: a book tells what is
played, and says nothing of what can't be otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from cambio_spec.constructs.when import When
from cambio_spec.nodes.surface import Effect, Expression, Not, Number, Operation, Word

Settings = Mapping[str, int | bool | str]
"""What each option is."""


def left_of(node: Expression, settings: Settings) -> Expression | bool:
    """What is left to ask of a condition, or what it comes to."""
    match node:
        case Operation(operator="and" | "or" as op, left=left, right=right):
            one, other = left_of(left, settings), left_of(right, settings)
            # What decides the whole alone, and what then depends on the other side.
            decides = op == "or"
            if one is decides or other is decides:
                return decides
            if isinstance(one, bool):
                return other
            return one if isinstance(other, bool) else replace(node, left=one, right=other)
        case Not(operand=operand):
            inner = left_of(operand, settings)
            return not inner if isinstance(inner, bool) else replace(node, operand=inner)
        case Word(text=name) if isinstance(known := settings.get(name), bool):
            return known
        case Operation(operator=op, left=left, right=right):
            return _compared(op, left, right, settings, node)
        case _:
            return node


def _compared(
    op: str, left: Expression, right: Expression, settings: Settings, node: Expression
) -> Expression | bool:
    options = {n.text for n in (left, right) if isinstance(n, Word)} & settings.keys()
    one, other = (_value(n, settings) for n in (left, right))
    if not options or one is None or type(one) is not type(other):
        return node
    match op:
        case "=" | "is":
            return one == other
        case "!=" | "is not":
            return one != other
    if not isinstance(one, int) or not isinstance(other, int):
        return node
    found = {"<": one < other, "<=": one <= other, ">": one > other, ">=": one >= other}
    return found.get(op, node)


def _value(node: Expression, settings: Settings) -> int | str | None:
    """A number, or the value of an option; a word of one stands only beside it, for itself."""
    match node:
        case Number(value=value):
            return value
        case Word(text=name):
            return settings.get(name, name)
        case _:
            return None


def done(effects: tuple[Effect, ...], settings: Settings) -> Iterator[Effect]:
    """Effects without the conditions that were settled before play, and without what they rule
    out."""
    for effect in effects:
        if not isinstance(effect, When):
            yield effect
            continue
        match left_of(effect.condition, settings):
            case True:
                yield effect.then
            case False:
                yield from () if effect.otherwise is None else (effect.otherwise,)
            case condition:
                yield replace(effect, condition=condition)
