"""What entries refer to, and whether it is there. Asked of every entry before it is said, since
Fluent's own errors don't tell the line, and it prints something all the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from fluent.syntax import ast

from cambio_spec.catalog.entries import Entry
from cambio_spec.catalog.errors import CatalogError
from cambio_spec.catalog.functions import NEEDS, SELECTORS, TEXT
from cambio_spec.catalog.uses import Uses

Find = Callable[[str], Entry | None]
"""An entry of the same catalog, by name."""


def faults(entry: Entry, find: Find) -> Iterator[CatalogError]:
    """What is wrong with an entry and its attributes before anything is said: text that can't be
    parsed, references that lead nowhere or in a circle, functions that don't exist or that are
    called wrongly."""
    try:
        found = entry.uses.values()
    except CatalogError as error:
        yield error
        return
    for used in found:
        yield from _functions(entry, used, find)
        yield from _references(entry, used, find)
    if entry.name in reached(entry, find):
        yield entry.error("cyclic", entry.name)


def reached(entry: Entry, find: Find) -> Mapping[str, Entry]:
    """The entries that an entry refers to, directly or not, by name; itself only where that is a
    circle. One that can't be parsed refers to nothing."""
    found: dict[str, Entry] = {}
    waiting = list(_targets(entry))
    while waiting:
        target = find(waiting.pop())
        if target is not None and target.name not in found:
            found[target.name] = target
            waiting += _targets(target)
    return found


def closure(entry: Entry, attribute: str | None, find: Find) -> Uses:
    """What saying an entry uses, with all that the messages use which it quotes. Terms have
    arguments of their own and aren't followed. Raises `CatalogError`."""
    found = Uses()
    seen: set[str] = set()
    waiting = [(entry, attribute)]
    while waiting:
        current, part = waiting.pop()
        used = current.uses.get(part, Uses())
        found |= used
        for name in sorted(used.messages - seen):
            seen.add(name)
            base, _, inner = name.partition(".")
            target = find(base)
            if target is not None:
                waiting.append((target, inner or None))
    return found


def _targets(entry: Entry) -> Iterator[str]:
    try:
        found = entry.uses.values()
    except CatalogError:
        return
    for used in found:
        yield from (n.partition(".")[0] for n in (*used.messages, *(t for t, _ in used.terms)))


def _functions(entry: Entry, used: Uses, find: Find) -> Iterator[CatalogError]:
    for call in used.calls:
        name = call.id.name
        if name not in TEXT and name not in SELECTORS:
            yield entry.error("unknown-function", name)
        elif len(call.arguments.positional) != 1 or call.arguments.named:
            yield entry.error("wrong-argument", f"{name} takes one argument")
        for needed in NEEDS.get(name, ()):
            if find(needed) is None:
                yield entry.error("unknown-reference", needed)
    for select in used.selects:
        selector = select.selector
        if isinstance(selector, ast.FunctionReference) and selector.id.name in TEXT:
            yield entry.error("wrong-argument", f"{selector.id.name} gives text, not a choice")


def _references(entry: Entry, used: Uses, find: Find) -> Iterator[CatalogError]:
    for reference in sorted(used.messages | {name for name, _ in used.terms}):
        base, _, attribute = reference.partition(".")
        target = find(base)
        if target is None or _says_nothing(target, attribute or None):
            yield entry.error("unknown-reference", reference)
    for term, arguments in used.terms:
        target = find(term.partition(".")[0])
        if target is not None and not _says_nothing(target, None):
            known = frozenset[str]().union(*(u.variables for u in target.uses.values()))
            for argument in sorted(arguments - known):
                yield entry.error("unknown-variable", f"{term}({argument})")


def _says_nothing(entry: Entry, attribute: str | None) -> bool:
    try:
        return entry.pattern(attribute) is None
    except CatalogError:
        return False  # reported where it stands
