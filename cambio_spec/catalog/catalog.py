"""The strict Fluent wrapper: a sentence comes out whole, or an error with file and line."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from cambio_spec.catalog.entries import Entry, folder_entries
from cambio_spec.catalog.errors import CatalogError
from cambio_spec.catalog.functions import NotGiven, Value
from cambio_spec.catalog.references import closure, faults, reached
from cambio_spec.catalog.uses import plain_text

if TYPE_CHECKING:
    from cambio_spec.catalog.bundle import Bundle

LOCALES = Path(__file__).resolve().parents[1] / "locales"
"""The languages that ship, one folder each."""


def languages(folder: Path = LOCALES) -> tuple[str, ...]:
    """The languages that have a catalog in a folder of languages, by name."""
    return tuple(sorted({path.parent.name for path in folder.glob("*/*.ftl")}))


def spoken(asked: str, known: Collection[str]) -> str | None:
    """The language of `known` that answers whoever asks for one: the very same or, where a
    country is named as well (`pt-BR`, `de_AT`, `fr_CA.UTF-8`), the language itself."""
    plain = re.split("[-_.@]", asked)[0].lower()
    return next((name for name in (asked, plain) if name in known), None)


@dataclass(frozen=True)
class Catalog:
    """The sentences of one language. Entries are parsed and handed to Fluent when they are first
    said, so a broken one raises there; `verify.problems` looks at all of them."""

    language: str
    folders: tuple[Path, ...]
    entries: Mapping[str, Entry] = field(repr=False)
    _variables: dict[tuple[str, str | None], frozenset[str]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    @classmethod
    def load(cls, language: str, folders: Sequence[Path]) -> Catalog:
        """The entries of every `*.ftl` directly in `folders` (`…/locales/en`), in this order.

        Raises `CatalogError` for a line that belongs to no entry, a name given twice, or a file
        that is no text.
        """
        found: dict[str, Entry] = {}
        for entry in (e for folder in folders for e in folder_entries(folder)):
            if entry.name in found:
                raise entry.error("duplicate", f"{found[entry.name].path}:{found[entry.name].line}")
            found[entry.name] = entry
        return cls(language, tuple(folders), found)

    @classmethod
    def shipped(cls, language: str, *more: Path) -> Catalog:
        """The catalog that ships, with what further folders of languages (`spec/locales`) add."""
        return cls.load(language, [root / language for root in (LOCALES, *more)])

    def has(self, name: str) -> bool:
        return name in self.entries

    def has_attribute(self, name: str, attribute: str) -> bool:
        return name in self.entries and self.entries[name].pattern(attribute) is not None

    def variables(self, name: str, attribute: str | None = None) -> frozenset[str]:
        """The arguments that a message needs, those of the messages that it quotes included.

        Raises `CatalogError` for a message that isn't there or can't be parsed.
        """
        key = (name, attribute)
        if key not in self._variables:
            used = closure(self._entry(name), attribute, self.entries.get)
            self._variables[key] = used.variables
        return self._variables[key]

    def say(self, name: str, /, **arguments: Value) -> str:
        """The text of a message. Numbers choose plurals and get a true minus; lists are for
        ALL, ANY and COUNT.

        Raises `CatalogError` for anything that isn't exactly right: an unknown message,
        reference or function, an argument that is missing, or one that the message has no use for.
        """
        return self._said(name, None, arguments)

    def attribute(self, name: str, attribute: str, /, **arguments: Value) -> str:
        """The text of an attribute of a message. Raises `CatalogError`, as `say` does."""
        return self._said(name, attribute, arguments)

    def _entry(self, name: str) -> Entry:
        if name not in self.entries or name.startswith("-"):
            where = str(self.folders[-1]) if self.folders else self.language
            raise CatalogError("missing-message", where, 0, name)
        return self.entries[name]

    def _said(self, name: str, attribute: str | None, arguments: Mapping[str, Value]) -> str:
        entry = self._entry(name)
        wanted = self.variables(name, attribute)
        for argument in sorted(wanted - arguments.keys()):
            raise entry.error("unknown-variable", argument)
        for argument in sorted(arguments.keys() - wanted):
            raise entry.error("unused-argument", argument)
        for argument, value in arguments.items():
            if isinstance(value, bool) or not isinstance(value, str | int | tuple):
                raise entry.error("wrong-argument", argument)
        pattern = entry.pattern(attribute)
        if pattern is None:
            raise entry.error("unknown-reference", f"{name}.{attribute or ''}")
        if (plain := plain_text(pattern)) is not None:
            return plain
        self._prepare(entry)
        text, errors = self._bundle.format(name, attribute, arguments)
        if errors:
            raise _reported(errors[0], entry)
        return text

    @cached_property
    def _bundle(self) -> Bundle:
        from cambio_spec.catalog.bundle import Bundle

        return Bundle(self.language, self.say)

    def _prepare(self, entry: Entry) -> None:
        """Hands an entry to Fluent with all that it refers to. Raises `CatalogError`."""
        if entry.name in self._bundle:
            return
        meant = {entry.name: entry, **reached(entry, self.entries.get)}
        new = [each for name, each in meant.items() if name not in self._bundle]
        for fault in (f for each in new for f in faults(each, self.entries.get)):
            raise fault
        for each in new:
            self._bundle.add(each)


def _reported(error: Exception, entry: Entry) -> CatalogError:
    match error:
        case CatalogError():
            return error
        case NotGiven():
            return entry.error("unknown-variable", str(error))
        case _:
            return entry.error("wrong-argument", str(error))
