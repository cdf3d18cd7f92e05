"""What the players of an example are called: the same in every language and every witness."""

from __future__ import annotations

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hana")


def player_name(seat: int) -> str:
    """The name of a seat, counted from 0."""
    if seat < len(NAMES):
        return NAMES[seat]
    return f"{NAMES[seat % len(NAMES)]}{seat // len(NAMES) + 1}"
