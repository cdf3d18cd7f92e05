"""Random decks: packs and jokers, or cards of the game's own. Each has every rank that the random
rules name."""

from __future__ import annotations

from typing import Protocol


class Pick(Protocol):
    def __call__(self, *options: str) -> str: ...


def drawn_deck(pick: Pick, own: bool) -> tuple[str, bool]:
    """What `deck` is followed by, and whether these are the game's own cards, `wild` among them."""
    if own:
        more = pick("2 of joker", "1 of minus 3, 2 of 0", "1 of red 2 to 5")
        return f"1 of suited A to K, 3 of wild, {more}", True
    packs, jokers = pick("", "", "2 "), pick("", " with 1 joker", " with 3 jokers")
    return f"{packs}french_52{jokers}", False
