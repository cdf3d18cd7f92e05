"""How a fact is told, shown with what somebody has told otherwise: `fines.Ben=3`, `fines=Ben`."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from cambio_spec.diagnostics.diagnostic import Message
from cambio_spec.kernel.program import Fact
from cambio_spec.kernel.state import in_range
from cambio_spec.kernel.types import Kind

_LINKS = re.compile(r"^(?:[\W_]|of\b)+|(?:[’']s)?[\W_]+$")
_SOME = 3
"""A number that shows how one is written."""


def split(key: str, known: Collection[str]) -> tuple[str, str] | None:
    """The fact that a key begins or ends with, and whose it is then, however they are linked:
    `fines.Ben`, `fines(Ben)`, `Ben fines`. None if it is neither."""
    for name in sorted(known, key=len, reverse=True):
        for around in (key.removeprefix(name), key.removesuffix(name)):
            owner = _LINKS.sub("", around)
            if around != key and owner and not _goes_on(around, key.startswith(name)):
                return name, owner
    return None


def _goes_on(around: str, behind: bool) -> bool:
    """Whether the fact's name is only a part of a longer word."""
    return (around[0] if behind else around[-1]).isalnum()


def of_each(fact: Fact, owner: str, names: Sequence[str], value: str | None) -> Message:
    """How a fact that each player has is told of one of them; `value` is what is meant, if it
    may be that."""
    whose = owner or next(iter(names), "NAME")
    told = _value(fact, names) if value is None else value
    return Message("help-fact-of", {"told": f"{fact.name} of {whose}={told}"})


def _value(fact: Fact, names: Sequence[str]) -> str:
    match fact.type.kind:
        case Kind.BOOLEAN:
            return "yes"
        case Kind.INTEGER:
            return str(_SOME if in_range(fact, _SOME) else fact.low or 0)
        case _:
            return next(reversed(names), "NAME")
