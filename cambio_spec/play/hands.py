"""Cards as people write them, `KH 10S` or `k♥, 10♠`: which of the deck they are, if they can be."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from cambio_spec.diagnostics.codes import SURPLUS, UNKNOWN_CARD
from cambio_spec.diagnostics.diagnostic import Diagnostic, Message
from cambio_spec.diagnostics.nearest import nearest
from cambio_spec.diagnostics.scene import SUITS
from cambio_spec.kernel.cards import Deck
from cambio_spec.kernel.program import Zone

Hands = Sequence[tuple[str, tuple[str, ...]]]
"""Players by name, and the codes of their cards as `card_codes` gives them."""

BETWEEN = re.compile(r"[\s,;]+")
LETTERS = {ord(glyph): letter for letter, glyph in SUITS.items()}
LETTERS |= {ord(glyph): letter for letter, glyph in zip("HDSC", "♡♢♤♧", strict=True)}
SUIT_FIRST = re.compile(rf"\A([{''.join(map(chr, LETTERS))}][\ufe0e\ufe0f]?)(.+)")
# What tells a terminal to draw a suit as text, or as a picture.
LETTERS |= dict.fromkeys(map(ord, "\ufe0e\ufe0f"), "")


def card_codes(text: str) -> tuple[str, ...]:
    """The cards of a text, each as rule files and JSON write it."""
    words = (SUIT_FIRST.sub(r"\2\1", word) for word in BETWEEN.split(text) if word)
    return tuple(word.translate(LETTERS).upper() for word in words)


def laid_out(deck: Deck, zone: Zone, hands: Hands) -> tuple[tuple[int, ...], ...]:
    """Each player's cards as places in the deck, without those that can't lie there. Of cards
    that look alike, each lies once."""
    free: dict[str, list[int]] = {}
    for place, card in enumerate(deck.cards):
        free.setdefault(card.code.upper(), []).append(place)
    return tuple(
        tuple(free[code].pop(0) for code in codes[: zone.limit] if free.get(code))
        for _, codes in hands
    )


def impossible(deck: Deck, zone: Zone, hands: Hands) -> Iterator[Diagnostic]:
    """Why these hands can't be: cards that there aren't, or more than there are, or than fit."""
    there = Counter(card.code.upper() for card in deck.cards)
    for name, codes in hands:
        for code in codes:
            if code not in there:
                yield UNKNOWN_CARD.at(player=name, card=code, help=_help(deck, code))
    lying = Counter(code for _, codes in hands for code in codes)
    for code, count in lying.items():
        if count > there[code] > 0:
            holders = tuple(name for name, codes in hands if code in codes)
            yield SURPLUS.at(card=code, found=count, most=there[code], players_list=holders)
    for name, codes in hands:
        if zone.limit is not None and len(codes) > zone.limit:
            yield _overfull(name, len(codes), zone, zone.limit)


def _help(deck: Deck, code: str) -> Message:
    known = tuple(dict.fromkeys(card.code for card in deck.cards))
    close = nearest(code, known)
    if close is not None:
        return Message("help-nearest", {"nearest": close})
    some = dict.fromkeys((known[0], max(known, key=len), known[-1]))
    return Message("help-cards", {"cards_list": tuple(f"`{card}`" for card in some)})


def _overfull(name: str, found: int, zone: Zone, most: int) -> Diagnostic:
    said = Message(
        "surplus-in-hand", {"player": name, "found": found, "most": most, "zone": zone.name}
    )
    return replace(SURPLUS.at(), message=said)
