"""What lies inside a kernel node, whatever node it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from typing import Any, TypeVar, cast

from cambio_spec.kernel.cards import place
from cambio_spec.kernel.expressions import Const, Node
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.types import Kind


def children(node: Node | Program) -> Iterator[Node]:
    """The nodes directly inside, in the order of the fields."""
    for name in parts_of(type(node)):
        content: object = getattr(node, name)
        if isinstance(content, Node):
            yield content
        elif isinstance(content, tuple):
            for part in content:
                if isinstance(part, Node):
                    yield part


def parts_of(kind: type) -> tuple[str, ...]:
    """The fields of a dataclass: looking them up again and again takes most of the time of a
    walk."""
    found = _PARTS.get(kind)
    if found is None:
        found = _PARTS[kind] = tuple(field.name for field in fields(kind))
    return found


_PARTS: dict[type, tuple[str, ...]] = {}


def descendants(node: Node | Program) -> Iterator[Node]:
    """All nodes inside, at any depth, each before what it contains."""
    left = [*children(node)][::-1]
    while left:
        child = left.pop()
        yield child
        left += [*children(child)][::-1]


N = TypeVar("N", bound=Node)


def changed(node: N, change: Callable[[Node], Node | None]) -> N:
    """The node with others in the place of those in it for which `change` gives one."""
    other = change(node)
    if other is not None:
        return cast(N, other)
    made: dict[str, object] = {}
    for field in fields(node):
        content: object = getattr(node, field.name)
        if isinstance(content, Node):
            made[field.name] = changed(content, change)
        elif isinstance(content, tuple):
            parts = (changed(p, change) if isinstance(p, Node) else p for p in content)
            made[field.name] = tuple(parts)
    return cast(N, replace(cast(Any, node), **made))


def ranks(program: Program) -> tuple[str, ...]:
    """The ranks that cards have or rules name, the lowest first."""
    found = [card.rank for card in program.deck.cards]
    constants = (node for node in descendants(program) if isinstance(node, Const))
    found += [str(c.value) for c in constants if c.type.kind is Kind.RANK]
    return tuple(sorted(dict.fromkeys(found), key=place))
