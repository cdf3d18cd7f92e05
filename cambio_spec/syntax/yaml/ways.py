"""What an item can be, by its first key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache

from cambio_spec.constructs.registry import LAYOUTS
from cambio_spec.nodes.keys import Declared, Given, Key, Layout, Part


@dataclass(frozen=True, slots=True)
class Way:
    """A layout. For a declaration with a word before it, `around` is the rule of both in the
    grammar, and the layout's own first key has the word in it."""

    layout: Layout
    around: str | None = None
    word: str = ""


def declarations() -> tuple[Layout, ...]:
    """What may stand at the top of a file."""
    return tuple(LAYOUTS.values())


@cache
def by_head(ways: Callable[[], tuple[Layout | Declared, ...]]) -> Mapping[str, Way]:
    """Each way by its first key. An error of ours if two have the same."""
    found: dict[str, Way] = {}
    for way in ways():
        if isinstance(way, Layout):
            made = [Way(way)]
        else:
            made = [
                Way(_headed(LAYOUTS[rule], f"{way.word} "), way.tree, way.word)
                for rule in way.rules
            ]
        for one in made:
            assert one.layout.head.name not in found, one.layout.head.name
            found[one.layout.head.name] = one
    return found


def _headed(layout: Layout, word: str) -> Layout:
    first = next(i for i, part in enumerate(layout.parts) if not isinstance(part, Given))
    head = layout.parts[first]
    assert isinstance(head, Key)
    parts: list[Part] = list(layout.parts)
    parts[first] = replace(head, name=word + head.name)
    return Layout(layout.tree, tuple(parts))
