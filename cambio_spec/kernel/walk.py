"""What lies inside a kernel node, whatever node it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from cambio_spec.kernel.expressions import Node
from cambio_spec.kernel.program import Program


def children(node: Node | Program) -> Iterator[Node]:
    """The nodes directly inside, in the order of the fields."""
    for field in fields(node):
        content: object = getattr(node, field.name)
        for part in content if isinstance(content, tuple) else (content,):
            if isinstance(part, Node):
                yield part


def descendants(node: Node | Program) -> Iterator[Node]:
    """All nodes inside, at any depth, each before what it contains."""
    for child in children(node):
        yield child
        yield from descendants(child)
