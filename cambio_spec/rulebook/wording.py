"""Sentences of a catalog as text: what is a card in them becomes a run of its own.

Cards pass through the catalog as private-use characters, so that a translator may put them
wherever the language wants them, in lists too.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from cambio_spec.catalog.catalog import LOCALES, Catalog
from cambio_spec.catalog.entries import Entry, entries
from cambio_spec.catalog.errors import CatalogError
from cambio_spec.catalog.functions import MINUS
from cambio_spec.catalog.uses import Uses, uses
from cambio_spec.kernel.cards import NONE, OUTSIDE, Card, place
from cambio_spec.nodes.decks import JOKER
from cambio_spec.rulebook.document import Face, Plain, Run, Suit, Text
from cambio_spec.source.files import Unreadable, read

Argument = str | int | tuple[str, ...] | tuple[Face, ...]
Arguments = Mapping[str, Argument]

_FIRST = 0xE000
_PRIVATE = re.compile("[\ue000-\uf8ff]")
_SUITS: dict[str, Suit] = {
    "hearts": "hearts",
    "spades": "spades",
    "diamonds": "diamonds",
    "clubs": "clubs",
}


@dataclass(frozen=True, slots=True)
class Wording:
    """The tool's sentences in one language together with those of one game. `own` are the names
    of the game's own messages, in the order of their file; `varied` those of them that a variant
    says. `files` are where these belong, whether they are there or not: the file of the game,
    then that of each variant."""

    catalog: Catalog
    own: tuple[str, ...]
    varied: frozenset[str]
    files: tuple[str, ...]

    @property
    def language(self) -> str:
        return self.catalog.language

    def has(self, name: str, attribute: str | None = None) -> bool:
        if attribute is None:
            return self.catalog.has(name) and self.catalog.entries[name].pattern(None) is not None
        return self.catalog.has_attribute(name, attribute)

    def text(self, name: str, arguments: Arguments, attribute: str | None = None) -> Text:
        """A message with those of the arguments that it asks for. Raises `CatalogError` for a
        message that isn't there, and for one that asks for what isn't given."""
        faces: list[Face] = []
        wanted = self.catalog.variables(name, attribute)
        given = {k: _passed(v, faces) for k, v in arguments.items() if k in wanted}
        if attribute is None:
            said = self.catalog.say(name, **given)
        else:
            said = self.catalog.attribute(name, attribute, **given)
        return _runs(said, faces)

    def string(self, name: str, arguments: Arguments, attribute: str | None = None) -> str:
        """A message without cards."""
        return "".join(
            r.text for r in self.text(name, arguments, attribute) if isinstance(r, Plain)
        )

    def uses(self, name: str, attribute: str | None = None) -> Uses:
        """What a message itself uses, references not followed."""
        pattern = self.catalog.entries[name].pattern(attribute)
        return Uses() if pattern is None else uses(pattern)

    def attributes(self, name: str) -> tuple[str, ...]:
        return tuple(a.id.name for a in self.catalog.entries[name].node.attributes)

    def entry(self, name: str) -> Entry:
        return self.catalog.entries[name]

    def face(self, card: Card) -> Face:
        """The picture of one card of the deck."""
        if card.suit == NONE:
            return self.rank(card.rank, plain=True)
        # A name that the game itself gives isn't one that the tool's sentences know.
        rank = (
            self._numeral(card.rank) if place(card.rank) != OUTSIDE else self.rank_said(card.rank)
        )
        name = self.string("card-name", {"rank": rank, "suit": card.suit})
        index = self.rank_said(card.rank, "card-index")
        return Face(index, _SUITS[card.suit], name)

    def rank(self, rank: str, plain: bool) -> Face:
        """The picture that stands for a rank in every suit it has; `plain` if it has none."""
        index = self.rank_said(rank, "card-index")
        return Face(index, "none" if plain else None, self.rank_said(rank, "rank-name"))

    def _numeral(self, rank: str) -> str:
        return rank.replace("-", MINUS)

    def rank_said(self, rank: str, message: str = "rank-name") -> str:
        """What a rank is called, or shows: of one that the game itself names, what it says. Where
        it says nothing, which is a finding, drafts quote the rule file."""
        if place(rank) != OUTSIDE:
            return self.string(message, {"rank": self._numeral(rank)})
        if rank == JOKER:
            return self.string(message, {"rank": rank})
        named = rank_message(rank)
        return self.string(named, {}) if self.has(named) else rank


def rank_message(rank: str) -> str:
    """The message of a rank that a game itself names."""
    return f"rank-{rank.replace('_', '-')}"


def load(language: str, files: Sequence[Path], cwd: Path | None = None) -> Wording:
    """The shipped catalog of a language with a game's own file and, in their order, those of its
    variants, which may say a message of the game anew. Files that aren't there are passed over;
    they are shown relative to `cwd`.

    Raises `CatalogError`.
    """
    shipped = Catalog.load(language, [LOCALES / language])
    names = tuple(_shown(path, cwd or Path.cwd()) for path in files)
    own: dict[str, Entry] = {}
    varied: set[str] = set()
    for index, (path, name) in enumerate(zip(files, names, strict=True)):
        here = _entries(path, name, shipped.entries)
        own |= here
        varied |= here.keys() if index else set()
    merged = replace(shipped, entries={**shipped.entries, **own})
    return Wording(merged, tuple(own), frozenset(varied), names)


def _shown(path: Path, cwd: Path) -> str:
    return str(path.relative_to(cwd) if path.is_relative_to(cwd) else path)


def _entries(path: Path, name: str, taken: Mapping[str, Entry]) -> dict[str, Entry]:
    if not path.is_file():
        return {}
    found: dict[str, Entry] = {}
    try:
        file = read(path, name)
    except Unreadable as error:
        raise CatalogError("unreadable", error.path, 0, "", error.reason) from None
    for entry in entries(file):
        first = taken.get(entry.name) or found.get(entry.name)
        if first is not None:
            raise entry.error("duplicate", f"{first.path}:{first.line}")
        found[entry.name] = entry
    return found


def _passed(value: Argument, faces: list[Face]) -> str | int | tuple[str, ...]:
    match value:
        case int():
            return value
        case str():
            return _PRIVATE.sub("\N{REPLACEMENT CHARACTER}", value)
        case _:
            return tuple(_item(item, faces) for item in value)


def _item(item: str | Face, faces: list[Face]) -> str:
    if isinstance(item, str):
        return _PRIVATE.sub("\N{REPLACEMENT CHARACTER}", item)
    faces.append(item)
    return chr(_FIRST + len(faces) - 1)


def _runs(said: str, faces: list[Face]) -> Text:
    runs: list[Run] = []
    for part in re.split("([\ue000-\uf8ff])", said):
        if part and _PRIVATE.fullmatch(part):
            runs.append(faces[ord(part) - _FIRST])
        elif part:
            runs.append(Plain(part.replace("\n", " ")))
    return tuple(runs)
