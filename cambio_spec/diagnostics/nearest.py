"""The known name that somebody most likely meant."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from cambio_spec.diagnostics.diagnostic import Message

# A name from a rule file may be a megabyte long, or one of thousands; comparing two of them is
# quadratic in their length.
MAX_NAME = 60
MOST_COMPARED = 1000
MOST_LISTED = 12


def nearest(name: str, known: Iterable[str]) -> str | None:
    """The known name that is spelt most alike, None if none is close."""
    by_lower = {k.casefold(): k for k in sorted(known, reverse=True)}
    if len(name) > MAX_NAME or len(by_lower) > MOST_COMPARED:
        return None
    close = get_close_matches(name.casefold(), sorted(by_lower), n=1, cutoff=0.55)
    return by_lower[close[0]] if close else None


def help_meant(name: str) -> Message:
    """“Did you mean …?”"""
    return Message("help-nearest", {"nearest": name})


def help_nearest(name: str, known: Iterable[str]) -> Message | None:
    """“Did you mean …?”, else the known names where they are few, else None."""
    names = tuple(sorted(set(known)))
    found = nearest(name, names)
    if found is not None:
        return help_meant(found)
    if 0 < len(names) <= MOST_LISTED:
        return Message("help-known", {"known_list": names})
    return None
