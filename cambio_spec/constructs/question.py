"""`question tied_others ruled both …`: what the books leave open, and what was decided. Or nothing
was: `question tied_others open`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from lark import Token

from cambio_spec.constructs.construct import DeclarationConstruct
from cambio_spec.kernel.types import BOOLEAN
from cambio_spec.nodes.building import Building
from cambio_spec.nodes.elaborate import elaborate
from cambio_spec.nodes.keys import TAIL, WHEN, Either, Flag, Key, Several, Words
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.surface import Declaration, Expression, Path, Word
from cambio_spec.nodes.writing import BREAK, Line, Writer, expression

LEFT_OPEN = "open"


@dataclass(frozen=True, slots=True)
class Question(Declaration):
    """`ruling` is None where the question is left open. `rules` are those that carry it out, or
    between which it is open; `when` asks options only: whether the question arises at all. It is
    `ordering` where it is about who comes first: then `rules` are the actions whose races it
    decides."""

    name: Word
    ruling: Word | None
    rules: tuple[Path, ...]
    when: Expression | None
    ordering: bool = False


def ruled(question: Question) -> str:
    """How a question was decided, in a word."""
    return LEFT_OPEN if question.ruling is None else question.ruling.text


def read(tree: Branch, reader: Reader) -> Question:
    name, ordering, ruling, paths, when, tail = tree.children
    because, cites = reader.tail(tail)
    rules = () if paths is None else tuple(reader.path(p) for p in cast(Branch, paths).children)
    return Question(
        reader.word(name),
        None if cast(Token, ruling).type == "OPEN" else reader.word(ruling),
        rules,
        reader.optional(when),
        ordering is not None,
        span=reader.span(tree),
        because=because,
        cites=cites,
    )


def write(node: Question, _writer: Writer) -> list[Line]:
    by = f"{BREAK}by {', '.join(p.text for p in node.rules)}" if node.rules else ""
    when = "" if node.when is None else f"{BREAK}when {expression(node.when)}"
    ruled = LEFT_OPEN if node.ruling is None else f"ruled {node.ruling.text}"
    ordering = ", ordering" if node.ordering else ""
    return [Line(node, f"question {node.name.text}{ordering} {ruled}{by}{when}")]


def declare(node: Question, building: Building) -> None:
    building.name(node.name, None)


def lower(node: Question, building: Building) -> None:
    """No meaning in play. Its condition is kept, so that what is agreed can drop the question."""
    name = node.name.text
    if node.when is not None:
        building.editorial(name, elaborate(node.when, building.scope(name), BOOLEAN))


KEYS = (
    Key("question", Words("_name"), "What the books leave open, or contradict."),
    Key("ordering", Flag("ORDERING", "ordering"), "It is about who comes first.", needed=False),
    Either(
        (
            Key("open", Flag("OPEN", LEFT_OPEN), "Nothing was decided: the players have to agree."),
            Key("ruled", Words("_name"), "What was decided, in a word."),
        )
    ),
    Key("by", Several("path", "paths"), "The rules that carry it out.", needed=False),
    WHEN,
    TAIL,
)

CONSTRUCT = DeclarationConstruct(
    "question",
    Question,
    read,
    write,
    declare,
    lower,
    KEYS,
    'question tie ruled shared because "the books name no winner"',
)
