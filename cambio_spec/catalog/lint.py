"""Two languages side by side: what one says and the other doesn't."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.catalog.entries import Entry
from cambio_spec.catalog.errors import CatalogError
from cambio_spec.catalog.functions import NEEDS
from cambio_spec.catalog.references import closure
from cambio_spec.catalog.verify import problems


def lint(reference: Catalog, other: Catalog) -> tuple[CatalogError, ...]:
    """The faults of `other`, alone and beside `reference`: its own problems, messages that are
    missing or that nobody asks for, variables that only one of the two uses (a slip, or a
    number that one language drops), text functions that differ.

    Messages that only help to build sentences (nothing but the same catalog quotes them) may
    differ, and so may terms: each language has its own grammar.
    """
    found = list(problems(other))
    broken = {error.message for error in found if error.problem == "junk"}
    asked, given = _messages(reference), _messages(other)
    helping, helping_other = _quoted(reference), _quoted(other)
    found += [
        CatalogError("missing-message", str(other.folders[-1]), 0, name)
        for name in asked
        if name not in given and name not in helping
    ]
    for name, entry in given.items():
        if name in broken:
            continue
        if name in asked:
            found += _differences(asked[name], entry, reference, other)
        elif name not in helping_other:
            found.append(entry.error("extra-message", name))
    return tuple(found)


def _messages(catalog: Catalog) -> dict[str, Entry]:
    return {name: e for name, e in catalog.entries.items() if not name.startswith("-")}


def _quoted(catalog: Catalog) -> frozenset[str]:
    needed = frozenset(chain.from_iterable(NEEDS.values()))
    for entry in catalog.entries.values():
        try:
            needed |= frozenset().union(*(used.messages for used in entry.uses.values()))
        except CatalogError:
            continue
    return frozenset(name.partition(".")[0] for name in needed)


def _differences(
    first: Entry, second: Entry, reference: Catalog, other: Catalog
) -> Iterator[CatalogError]:
    try:
        parts = _parts(first)
    except CatalogError:
        return  # the reference's own problem
    if parts != _parts(second):
        for part in sorted(parts ^ _parts(second)):
            yield second.error("attributes-differ", part)
        return
    for part in ("", *sorted(parts)):
        one = closure(first, part or None, reference.entries.get)
        two = closure(second, part or None, other.entries.get)
        dropped = (one.shown ^ two.shown) | (one.variables ^ two.variables)
        for variable in sorted(dropped):
            yield second.error("variables-differ", variable)
        if not dropped and one.texts != two.texts:
            yield second.error("functions-differ", ", ".join(sorted(one.texts ^ two.texts)))


def _parts(entry: Entry) -> frozenset[str]:
    return frozenset(a.id.name for a in entry.node.attributes)
