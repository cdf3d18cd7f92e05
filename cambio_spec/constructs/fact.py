"""`fact caller is a player or nobody`: something that becomes true in play, and all know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from cambio_spec.constructs.construct import DeclarationConstruct, editorial
from cambio_spec.diagnostics.codes import BACKWARDS_RANGE
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.kernel.program import Fact
from cambio_spec.kernel.types import BOOLEAN, INTEGER, PLAYER, PLAYER_OR_NOBODY, Kind, Type
from cambio_spec.nodes.building import Building
from cambio_spec.nodes.keys import TAIL, Flag, Key, Words
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.surface import Declaration, Word
from cambio_spec.nodes.writing import Line, Writer

TYPES = {
    "a player": PLAYER,
    "a player or nobody": PLAYER_OR_NOBODY,
    "yes or no": BOOLEAN,
    "a number": INTEGER,
}


@dataclass(frozen=True, slots=True)
class FactPart(Declaration):
    """A fact of one round, or of the whole match where it is `kept`. It begins as nobody, as
    the first seat, as no, or as the number in its range that is nearest to 0."""

    name: Word
    per_player: bool
    type: Type
    bounds: tuple[int, int] | None
    kept: bool


def read(tree: Branch, reader: Reader) -> FactPart:
    name, of_player, form, kept, tail = tree.children
    because, cites = reader.tail(tail)
    words = [str(c) for c in cast(Branch, form).children]
    numbers = [c for c in cast(Branch, form).children if str(c).lstrip("-").isdigit()]
    bounds = (reader.integer(numbers[0]), reader.integer(numbers[1])) if numbers else None
    phrase = "a number" if numbers else " ".join(words)
    return FactPart(
        reader.word(name),
        of_player is not None,
        TYPES[phrase],
        bounds,
        kept is not None,
        span=reader.span(tree),
        because=because,
        cites=cites,
    )


def write(node: FactPart, _writer: Writer) -> list[Line]:
    owner = " of player" if node.per_player else ""
    phrase = next(words for words, type_ in TYPES.items() if type_ == node.type)
    bounds = "" if node.bounds is None else f" from {node.bounds[0]} to {node.bounds[1]}"
    kept = ", kept" if node.kept else ""
    return [Line(node, f"fact {node.name.text}{owner} is {phrase}{bounds}{kept}")]


def initial(node: FactPart) -> int | bool | None:
    low, high = node.bounds or (None, None)
    match node.type.kind:
        case Kind.BOOLEAN:
            return False
        case Kind.PLAYER:
            return None if node.type.optional else 0
        case _:
            return min(max(0, low or 0), high) if high is not None else 0


def declare(node: FactPart, building: Building) -> None:
    low, high = node.bounds or (None, None)
    name = node.name.text
    fact = Fact(name, node.per_player, node.type, initial(node), low, high, origin=name)
    building.name(node.name, fact)
    building.facts.append(fact)
    if not node.kept:
        building.round_facts.append(fact)
    if low is not None and high is not None and low > high:
        raise Rejected((BACKWARDS_RANGE.at(node.span, low=low, high=high),))


KEYS = (
    Key("fact", Words("_owned", 2), "Something that becomes true in play, and all know."),
    Key("is", Words("fact_type"), "What it can be."),
    Key("kept", Flag("KEPT", "kept"), "It outlasts the round.", needed=False),
    TAIL,
)

CONSTRUCT = DeclarationConstruct(
    "fact",
    FactPart,
    read,
    write,
    declare,
    editorial,
    KEYS,
    "fact caller is a player or nobody",
)
