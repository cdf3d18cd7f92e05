"""How an item is laid out in YAML: its keys, and what each of them is in its parse tree.

A layout is data. It is followed in both directions, from YAML to the tree that the grammar would
give and back, and the JSON Schema is made from it. The order of its parts is that of the tree's
children, and that of the keys in canonical YAML; the first key says what the item is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Words:
    """A scalar that a rule of the grammar reads. It gives `children` children of the tree: one,
    unless the rule's name begins with `_`: then as many as stand in it, missing ones counted."""

    rule: str
    children: int = 1


@dataclass(frozen=True, slots=True)
class Prose:
    """Free text; in the grammar, a text in quotation marks."""


@dataclass(frozen=True, slots=True)
class Flag:
    """`true`; in the grammar, the only word of a terminal."""

    terminal: str
    word: str


@dataclass(frozen=True, slots=True)
class Several:
    """A list of scalars that a rule of the grammar reads one by one. They are the children of
    `tree`, or where that is None, of the item's own. `alone`: one by itself is written bare; read
    that way it always is."""

    each: str
    tree: str | None
    alone: bool = False


@dataclass(frozen=True, slots=True)
class Happenings:
    """Effects: a list of them, or a scalar with `;` between them."""


@dataclass(frozen=True, slots=True)
class Named:
    """A mapping in which every key is the name of an item, a `tree` of the grammar. Where nothing
    but its first part is said, an item is that value alone."""

    tree: str
    name: Words
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Items:
    """A list of items, each laid out in one of several ways."""

    ways: Callable[[], tuple[Layout | Declared, ...]]


Value = Words | Prose | Flag | Several | Happenings | Named | Items


@dataclass(frozen=True, slots=True)
class Key:
    """A key; `says` describes its value to whoever edits the file."""

    name: str
    value: Value
    says: str
    needed: bool = True


@dataclass(frozen=True, slots=True)
class Given:
    """A word that isn't written: the item's first key says it."""

    terminal: str
    word: str


@dataclass(frozen=True, slots=True)
class Wrapped:
    """Parts that are written among the others, but stand in a tree of their own."""

    tree: str
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Either:
    """One of several parts. The last one is meant where no key tells."""

    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Gathered:
    """Lists that are one list in the grammar, the children of `tree`: in the text, each of its
    members begins with the key that it stands under in YAML. They come in the order of the keys in
    the file; `in_words` takes them all, as they are in the text, where they come in none. Where
    nothing is said, there is no tree."""

    tree: str
    keys: tuple[Key, ...]
    in_words: Key


Part = Key | Given | Wrapped | Either | Gathered


@dataclass(frozen=True, slots=True)
class Layout:
    """An item: its rule in the grammar, and its parts."""

    tree: str
    parts: tuple[Part, ...]

    @property
    def head(self) -> Key:
        return next(keys(self.parts))


@dataclass(frozen=True, slots=True)
class Declared:
    """An item that is a declaration with a word before it: `add power: …`. Its rule in the
    grammar is `tree`, and those of the declarations are `rules`."""

    tree: str
    word: str
    rules: tuple[str, ...]


def keys(parts: tuple[Part, ...]) -> Iterator[Key]:
    """Every key that may be written, in order."""
    for part in parts:
        match part:
            case Key():
                yield part
            case Wrapped(parts=inner) | Either(parts=inner):
                yield from keys(inner)
            case Gathered(keys=gathered, in_words=in_words):
                yield from (*gathered, in_words)
            case Given():
                pass


def rules_of(layouts: Iterable[Layout]) -> set[str]:
    """The rules of the grammar that read values, those of the items inside too."""
    found: set[str] = set()
    waiting = list(layouts)
    seen: set[Layout] = set()
    while waiting:
        layout = waiting.pop()
        if layout in seen:
            continue
        seen.add(layout)
        for key in keys(layout.parts):
            match key.value:
                case Words(rule=rule) | Several(each=rule):
                    found.add(rule)
                case Happenings():
                    found |= {"effects", "_effect"}
                case Named(tree=tree, name=name, parts=parts):
                    found.add(name.rule)
                    waiting.append(Layout(tree, parts))
                case Items(ways=ways):
                    waiting += (way for way in ways() if isinstance(way, Layout))
                case Prose() | Flag():
                    pass
    return found


TAIL = Wrapped(
    "tail",
    (
        Key("because", Prose(), "The reason, where no book gives one.", needed=False),
        Key(
            "cites",
            Several("cite", None),
            "Where the books say so: `section.item`, or `fr section.item` for one edition.",
            needed=False,
        ),
    ),
)
WHEN = Key("when", Words("expr"), "The condition; without it, always.", needed=False)
IS = Key("is", Words("expr"), "The value.")
DO = Key("do", Happenings(), "What happens: one effect, or a list of them.")
