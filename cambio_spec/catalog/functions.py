"""The functions that sentences may call. `TEXT` functions give text to print, `SELECTORS` give
something to choose a variant by.

How a language joins lists is for translators to say: `list-comma`, `list-and` and `list-or` are
messages of the catalog. Plurals, ordinals and the grouping of digits are babel's, which is
imported when they are first asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from babel import Locale

MINUS = "\N{MINUS SIGN}"
Value = str | int | tuple[str, ...]
Say = Callable[..., str]
"""A message of the same catalog, by name, with arguments."""


class WrongArgument(Exception):
    """A function was given what it can't take."""


class NotGiven(Exception):
    """A term prints an argument that it wasn't given."""


def locale(language: str) -> Locale:
    """What babel knows of a language; where it knows nothing, of languages in general."""
    from babel import Locale, UnknownLocaleError

    try:
        return Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale.parse("root")


def plain(value: object) -> str:
    """As it is printed without any function: a number has a true minus and no grouping."""
    match value:
        case str():
            return value
        case int():
            return (MINUS if value < 0 else "") + str(abs(value))
        case tuple():
            raise WrongArgument("a list needs ALL or ANY")
        case _:
            raise WrongArgument("text or a whole number is needed")


def _whole(value: object) -> int:
    if not isinstance(value, int):
        raise WrongArgument("a number is needed")
    return value


def _list(value: object) -> tuple[str, ...]:
    if not isinstance(value, tuple):
        raise WrongArgument("a list is needed")
    return value


def _items(value: object) -> tuple[str, ...]:
    if not (items := _list(value)):
        raise WrongArgument("an empty list can only be counted")
    return items


def _signed(value: object, language: str, say: Say) -> str:
    return plain(_whole(value))


def _number(value: object, language: str, say: Say) -> str:
    from babel.numbers import format_decimal

    number = _whole(value)
    return (MINUS if number < 0 else "") + format_decimal(abs(number), locale=locale(language))


def _joined(value: object, say: Say, last: str) -> str:
    *first, final = _items(value)
    if not first:
        return final
    return say(last, first=say("list-comma").join(first), last=final)


def _all(value: object, language: str, say: Say) -> str:
    return _joined(value, say, "list-and")


def _any(value: object, language: str, say: Say) -> str:
    return _joined(value, say, "list-or")


def _count(value: object, language: str, say: Say) -> int:
    return len(_list(value))


def _ordinal(value: object, language: str, say: Say) -> str:
    return locale(language).ordinal_form(_whole(value))


TEXT: dict[str, Callable[[object, str, Say], str]] = {
    "SIGNED": _signed,
    "NUMBER": _number,
    "ALL": _all,
    "ANY": _any,
}
SELECTORS: dict[str, Callable[[object, str, Say], str | int]] = {
    "COUNT": _count,
    "ORDINAL": _ordinal,
}
NEEDS: dict[str, tuple[str, ...]] = {
    "ALL": ("list-and", "list-comma"),
    "ANY": ("list-or", "list-comma"),
}
"""The messages whose absence makes a function unusable."""
