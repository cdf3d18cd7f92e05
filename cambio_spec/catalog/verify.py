"""What is wrong with one catalog, looked at as a whole; nothing is said for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fluent.syntax import ast

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.catalog.entries import Entry
from cambio_spec.catalog.errors import CatalogError
from cambio_spec.catalog.functions import locale
from cambio_spec.catalog.references import faults
from cambio_spec.catalog.uses import uses


def problems(catalog: Catalog, names: Iterable[str] | None = None) -> tuple[CatalogError, ...]:
    """Every fault of a catalog, in the order of its entries, or of those of these names: what
    can't be said (see `references.faults`), choices that can't be reached or that say one thing
    of zero."""
    looked_at = catalog.entries if names is None else names
    return tuple(p for name in looked_at for p in _entry_problems(catalog.entries[name], catalog))


def _entry_problems(entry: Entry, catalog: Catalog) -> Iterator[CatalogError]:
    yield from faults(entry, catalog.entries.get)
    try:
        parts = entry.parts
    except CatalogError:
        return  # one of the faults
    for part, pattern in parts.items():
        for select in entry.uses[part].selects:
            yield from _choice(entry, select, pattern, catalog)


def _choice(
    entry: Entry, select: ast.SelectExpression, within: ast.Pattern, catalog: Catalog
) -> Iterator[CatalogError]:
    keys = [_key(v) for v in select.variants]
    for position, key in enumerate(keys):
        earlier = keys[:position]
        number = key.lstrip("-").isdigit()
        if key in earlier or (number and _category(key, catalog) in earlier):
            yield entry.error("shadowed-variant", key)
    selector = select.selector
    if not isinstance(selector, ast.VariableReference):
        return
    if "one" in keys and "0" not in keys and _category("0", catalog) == "one":
        one = next(v for v in select.variants if _key(v) == "one")
        name = selector.id.name
        if name not in uses(one.value).variables and name not in _printed(within):
            yield entry.error("zero-is-one", name)


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def _category(number: str, catalog: Catalog) -> str:
    return locale(catalog.language).plural_form(int(number))


def _printed(pattern: ast.Pattern) -> frozenset[str]:
    """The variables that a pattern prints whichever variants are chosen."""
    return frozenset[str]().union(
        *(
            uses(ast.Pattern([element])).variables
            for element in pattern.elements
            if isinstance(element, ast.Placeable)
            and not isinstance(element.expression, ast.SelectExpression)
        )
    )
