"""Words that mean something in every rule set, and names that an author may give."""

from __future__ import annotations

from typing import Literal

from cambio_spec.diagnostics.codes import DUPLICATE_NAME, RESERVED_WORD
from cambio_spec.diagnostics.diagnostic import Label, Message, Rejected
from cambio_spec.kernel.cards import FIGURES
from cambio_spec.kernel.expressions import Scalar
from cambio_spec.kernel.types import BOOLEAN, PLAYER_OR_NOBODY, RANK, Type
from cambio_spec.nodes.decks import JOKER
from cambio_spec.nodes.scope import RESERVED, Scope
from cambio_spec.nodes.surface import Word

ATTRIBUTES = ("rank", "suit", "colour", "pip")
FIXED: dict[str, tuple[Type, Scalar]] = {
    "yes": (BOOLEAN, True),
    "no": (BOOLEAN, False),
    "nobody": (PLAYER_OR_NOBODY, None),
    **{rank: (RANK, rank) for rank in (*FIGURES, JOKER)},
}
BUILT_IN = (*ATTRIBUTES, "top", "size", "left", "right", "neighbour", "owner", "row", "column")
PRONOUNS = ("me", "it")

WORDS = RESERVED.union(BUILT_IN, FIXED, PRONOUNS)
"""Every word that already means something in every rule set, and so can be no name."""


def refuse_reserved(word: Word) -> None:
    """Raises `Rejected` for a name that already means something in every rule set."""
    if word.text in WORDS:
        raise Rejected((RESERVED_WORD.at(word.span, name=word.text),))


def refuse_taken(name: Word, category: Literal["choice", "name"], scope: Scope) -> None:
    """Raises `Rejected` for a name given in passing that means something already, here or in
    every rule set."""
    refuse_reserved(name)
    if name.text in scope.locals or scope.names.look_up(name.text) is not None:
        first = scope.names.declared.get(name.text)
        places = () if first is None else (Label(first, Message("first-label")),)
        told = DUPLICATE_NAME.at(Label(name.span), *places, category=category, name=name.text)
        raise Rejected((told,))
