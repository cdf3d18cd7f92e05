"""Random places for cards, as an editor would write them."""

from __future__ import annotations

from tests.agreement.random_effects import Effects


def drawn_zones(effects: Effects) -> list[str]:
    pick = effects.pick
    effects.bounded = pick(True, False)
    slots = f"{pick('2', '1+1', '2+1')} slots"
    if not effects.bounded:
        slots += pick(" or more", " or more, at most 4")
    hand = pick("1 card", "2 cards", "pile")
    refilled = pick("", "", ", refilled from discard", ", refilled from discard keeping top")
    return [
        f"zone stock: pile, face {pick('down', 'up')}{refilled}",
        f"zone discard: pile, face {pick('up', 'down')}",
        f"zone grid of player: {slots}, {_shown(effects)}",
        f"zone hand of player: {hand}, {_shown(effects)}{pick('', '', ', refilled from stock')}",
        f"zone board: {pick('9 cards', 'pile')}, face up",
    ]


def _shown(effects: Effects) -> str:
    return effects.pick("face down", "seen by its owner", "face up")
