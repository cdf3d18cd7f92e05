"""`game cambio`: the name of the game and the books that its citations point into."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from cambio_spec.constructs.construct import DeclarationConstruct, editorial
from cambio_spec.nodes.keys import Key, Named, Prose, Words
from cambio_spec.nodes.reading import Branch, Reader
from cambio_spec.nodes.surface import Declaration, Surface, Word
from cambio_spec.nodes.writing import Line, Writer, quoted


@dataclass(frozen=True, slots=True)
class Edition(Surface):
    """The edition in one language; `file` is the name of its text."""

    language: str
    file: str


@dataclass(frozen=True, slots=True)
class Game(Declaration):
    name: Word
    editions: tuple[Edition, ...]


def read(tree: Branch, reader: Reader) -> Game:
    name, *editions = tree.children
    return Game(
        reader.word(name),
        tuple(_edition(cast(Branch, e), reader) for e in editions),
        span=reader.span(tree),
    )


def _edition(tree: Branch, reader: Reader) -> Edition:
    language, file = tree.children
    return Edition(str(language), reader.text(file), span=reader.span(tree))


def write(node: Game, _writer: Writer) -> list[Line]:
    editions = [Line(None, f"edition {e.language} {quoted(e.file)}", 1) for e in node.editions]
    return [Line(node, f"game {node.name.text}"), *editions]


EDITION = (Key("file", Prose(), "The name of its text."),)
KEYS = (
    Key("game", Words("_name"), "The name of the game."),
    Key(
        "editions",
        Named("edition", Words("_name"), EDITION),
        "The books that citations point into, by a label, such as their language.",
        needed=False,
    ),
)

CONSTRUCT = DeclarationConstruct(
    "game",
    Game,
    read,
    write,
    editorial,
    editorial,
    KEYS,
    "game example",
)
