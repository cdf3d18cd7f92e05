"""Whether something new can have a name."""

from __future__ import annotations

import re
from collections.abc import Collection

from cambio_spec.diagnostics.codes import BAD_NAME, NAME_TAKEN, RESERVED_WORD
from cambio_spec.diagnostics.diagnostic import Message, Rejected
from cambio_spec.nodes.elaborate import WORDS

LONGEST = 60
_NAME = re.compile(rf"[a-z][a-z0-9_]{{0,{LONGEST - 1}}}")


def refuse_name(name: str, taken: Collection[str]) -> None:
    """Raises `Rejected` for what is no name, for a word of the language, and for a name among
    those of the shipped games and their features."""
    if _NAME.fullmatch(name) is None:
        help_ = (
            Message("help-small-letters", {"nearest": legal}) if (legal := spelt(name)) else None
        )
        raise Rejected((BAD_NAME.at(name=name, help=help_),))
    if name in WORDS:
        raise Rejected((RESERVED_WORD.at(name=name),))
    if name in taken:
        raise Rejected((NAME_TAKEN.at(name=name),))


def spelt(name: str) -> str | None:
    """The name that somebody meant who wrote `My-Game`; None where nothing of the kind is near."""
    legal = re.sub(r"[ -]+", "_", name.strip().lower())
    return legal if _NAME.fullmatch(legal) and legal not in WORDS else None


def fresh(stem: str, taken: Collection[str]) -> str:
    """`stem`, or with a number behind it, so that nothing else has the name."""
    name, count = stem, 1
    while name in taken or name in WORDS:
        count += 1
        name = f"{stem}_{count}"
    return name
