"""Random decks, zones and facts: what random programs and random decisions are about."""

from __future__ import annotations

from dataclasses import dataclass, field

from hypothesis import strategies as st

from cambio_spec.kernel.cards import Deck, french_52
from cambio_spec.kernel.program import Fact, Setting, Shown, Zone
from cambio_spec.kernel.types import BOOLEAN, INTEGER, PLAYER, PLAYER_OR_NOBODY, word_of
from cambio_spec.nodes.decks import mixed
from tests.agreement.random_expressions import Builder

LOWEST, HIGHEST = -9, 20
MANNER = word_of("manner", ("calm", "sly", "rash"))


@dataclass
class DeclaredBuilder(Builder):
    settings: list[Setting] = field(default_factory=list)
    """What is agreed on before play."""

    def drawn_deck(self, fewest: int, most: int) -> Deck:
        """A few cards of two packs with jokers, so that some may look alike."""
        pack = mixed(french_52(), 2, 4).cards
        chosen = self.draw(st.sets(st.integers(0, len(pack) - 1), min_size=fewest, max_size=most))
        return Deck("few", tuple(pack[i] for i in sorted(chosen)))

    def drawn_zones(self) -> list[Zone]:
        rows = self.pick((2,), (1, 1), (2, 1))
        limit = self.pick(sum(rows), sum(rows) + 1, None)
        shown: tuple[Shown, ...] = ("down", "owner", "up")
        open_or_not: tuple[Shown, ...] = ("up", "down")
        heap_limit, heap_shown = self.pick(None, 1, 2), self.pick(*open_or_not)
        zones = [
            Zone("stock", False, (), None, self.pick("down", "up"), origin="zone stock"),
            Zone("heap", False, (), heap_limit, heap_shown, origin="zone heap"),
            Zone("grid", True, rows, limit, self.pick(*shown), origin="zone grid"),
        ]
        if self.chance(50):
            own = Zone("own", True, (), self.pick(None, 1), self.pick(*shown), origin="zone own")
            zones.append(own)
        return zones

    def drawn_facts(self) -> list[Fact]:
        o = "fact"
        return [
            Fact("turn", False, PLAYER, 0, None, None, origin=o),
            Fact("who", False, PLAYER_OR_NOBODY, None, None, None, origin=o),
            Fact("number", False, INTEGER, 1, LOWEST, HIGHEST, origin=o),
            Fact("flag", False, BOOLEAN, False, None, None, origin=o),
            Fact("total", True, INTEGER, 0, None, None, origin=o),
            Fact("few", True, INTEGER, 2, self.pick(None, 0), 3, origin=o),
            Fact("done", True, BOOLEAN, False, None, None, origin=o),
            Fact("friend", True, PLAYER_OR_NOBODY, None, None, None, origin=o),
        ]

    def drawn_settings(self) -> list[Fact]:
        """Facts that are agreed on before play, which nothing sets."""
        if not self.chance(60):
            return []
        values = self.pick(None, (0, 2, 7))
        self.settings = [
            Setting("wild", None, origin="setting"),
            Setting("limit", values, origin="setting"),
            Setting("manner", self.pick(None, ("calm", "rash")), origin="setting"),
        ]
        start = self.pick(2, 0, 7)
        return [
            Fact("wild", False, BOOLEAN, self.pick(False, True), None, None, origin="setting"),
            Fact("limit", False, INTEGER, start, 0, 7, origin="setting"),
            Fact("manner", False, MANNER, self.pick("calm", "rash"), None, None, origin="setting"),
        ]
