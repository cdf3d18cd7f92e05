"""The parts of a condition that all have to hold."""

from __future__ import annotations

from collections.abc import Iterator

from cambio_spec.nodes.surface import Expression, Operation, Word


def conjuncts(node: Expression) -> Iterator[Expression]:
    """What all has to hold, one by one."""
    if isinstance(node, Operation) and node.operator == "and":
        yield from conjuncts(node.left)
        yield from conjuncts(node.right)
    else:
        yield node


def differs_from(part: Expression, name: str) -> str | None:
    """The other card where a condition says that a card, `name` or `it`, isn't that one."""
    match part:
        case Operation(operator="is not" | "!=", left=Word(text=left), right=Word(text=right)):
            own = (name, "it")
            return right if left in own else left if right in own else None
        case _:
            return None
